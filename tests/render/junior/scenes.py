"""Literal positions of Labyrinthe Junior: a maze drawn as text, treasures and pawns."""

from typing import Any

from engine.junior.layout import MAZE, treasure_named
from engine.junior.model import View
from engine.mazes.sliding import GLYPHS
from locales import words
from render.junior import Scene

BOARD = """
┌ │ ┬ ─ ┐
│ ├ ─ ┐ │
├ ─ │ └ ┤
└ ┐ │ ┬ ─
└ ┴ ┴ ─ ┘
"""
TREASURES = {"C1": "jester", "B2": "owl", "A3": "dragon", "E3": "lute", "D4": "chest", "C5": "dagger"}
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def view(pawns: str = "A1 E1 E5 A5", target: str | None = "owl", **changes: Any) -> View:
    """Returns a spectator's view of the board above, on the first player's turn."""
    squares = tuple(MAZE.names.index(name) for name in pawns.split())
    tiles = [GLYPHS.index(glyph) for glyph in BOARD.split()]
    for name, treasure in TREASURES.items():
        tiles[MAZE.names.index(name)] |= treasure_named(treasure) << 4
    seats = len(squares)
    facts: dict[str, Any] = {
        "seat": None,
        "goals": "shared",
        "last_round": False,
        "colours": tuple(range(seats)),
        "first": 0,
        "turn": 0,
        "phase": "push",
        "tiles": tuple(tiles),
        "spare": GLYPHS.index("└"),
        "pawns": squares,
        "pushed": "W1",
        "pusher": seats - 1,
        "banned": "E1",
        "turns": (2,) * seats,
        "won": ((),) * seats,
        "left": (),
        "target": treasure_named(target) or None,
        "target_turns": 0,
        "aside": (),
        "outcome": None,
    }
    return View(**(facts | changes))


def scene(seen: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """Adds names and words to a view."""
    return Scene(seen, names[: len(seen.pawns)], words(language))
