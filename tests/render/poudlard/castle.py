"""Literal positions of Poudlard: a castle drawn as text, and pawns."""

from typing import Any

from engine.mazes.sliding import GLYPHS, openings
from engine.poudlard.layout import CLASS_SHIFT, CLASSES, PLACES, SQUARES, STAIRS, STAR
from engine.poudlard.model import Stop, View
from engine.poudlard.movement import stops
from locales import words
from render.poudlard import Scene

# The 33 tokens in reading order: box characters, `?` for what lies face down.
FLOOR = """
    ┌ ─ ┐
    │ ? │
┼ ─ │ ─ ├ ─ ┐
? ? ? ? ? ? ?
│ ─ └ ─ ┘ ─ │
    ? ? ?
    ? ┼ ?
"""
ROOMS = {"D1": "potions", "B3": "astronomy", "G5": "charms"}
STARS, STAIRWAYS = ("D3", "A5"), ("F3",)
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def tokens() -> tuple[int, ...]:
    """Returns the tokens of the floor above as a view has them."""
    found = [0 if glyph == "?" else GLYPHS.index(glyph) for glyph in FLOOR.split()]
    for name, room in ROOMS.items():
        found[SQUARES.index(name)] |= CLASSES.index(room) + 1 << CLASS_SHIFT
    for name in STARS:
        found[SQUARES.index(name)] |= STAR
    for name in STAIRWAYS:
        found[SQUARES.index(name)] |= STAIRS
    return tuple(found)


def squares(names: str) -> tuple[int, ...]:
    return tuple(PLACES.index(name) for name in names.split())


def view(pawns: str = "pitch hut forest lake", **changes: Any) -> View:
    """Returns a spectator's view of the castle above, on the first player's turn, before the roll."""
    places = squares(pawns)
    seats = len(places)
    facts: dict[str, Any] = {
        "seat": None,
        "year": "first",
        "swap": "any",
        "hats": tuple(range(seats)),
        "students": tuple(range(seats)),
        "timetables": tuple(range(seats)),
        "progress": (0,) * seats,
        "pawns": places,
        "tokens": tokens(),
        "lifted": None,
        "lifted_token": 0,
        "cancellations": (),
        "losing": (False,) * seats,
        "plays_again": False,
        "hand": (),
        "hand_sizes": (4,) * seats,
        "stock_size": 9,
        "first": 0,
        "turn": 0,
        "round": 3,
        "turns": 8,
        "phase": "roll",
        "die": 0,
        "left": 0,
        "fixed": (),
        "roll_left": 0,
        "changed": (),
        "extra_left": 0,
        "touched": (),
        "has_touched": False,
        "played": None,
        "can_move": True,
        "reached": (),
        "stops": (),
        "playable": (),
        "outcome": None,
    }
    return View(**(facts | changes))


def moving(pawns: str = "pitch hut forest lake", **changes: Any) -> View:
    """Returns the same view while the first player moves."""
    found: tuple[Stop, ...] = stops(tokens(), (), squares(pawns)[0])
    return view(pawns, seat=0, phase="move", die=2, stops=found, **changes)


def lifting(sides: str = "NE", **changes: Any) -> View:
    """Returns the same view while the first player holds the token of D2."""
    lifted = SQUARES.index("D2")
    return view(seat=0, phase="lay", die=2, left=2, lifted=lifted, lifted_token=openings(sides), **changes)


def scene(seen: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """Adds names and words to a view."""
    return Scene(seen, names[: len(seen.pawns)], words(language))
