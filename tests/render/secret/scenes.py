"""Literal positions of Le labyrinthe secret."""

from typing import Any

from engine.secret.layout import RINGS, loads, place_of
from engine.secret.model import TREASURES, DuelView, View
from locales import words
from render.kit.samples import NAMES
from render.secret import Scene


def place(name: str) -> int:
    return RINGS.names.index(name)


def number(treasure: str) -> int:
    return TREASURES.index(treasure) + 1


def view(
    pawns: str = "A12 A3 A6 A9",
    target: str | None = "bell",
    positions: tuple[int, ...] = (0, 0, 0),
    **changes: Any,
) -> View:
    """Returns a spectator's view on the first player's turn, by default with all parts as printed."""
    places = tuple(place(name) for name in pawns.split())
    seats, sought = len(places), number(target) if target else None
    facts: dict[str, Any] = {
        "seat": None, "goal": 7, "memory": False, "colours": tuple(range(seats)), "first": 0, "turn": 0,
        "to_act": (0,), "phase": "change", "positions": positions, "openings": RINGS.openings(positions),
        "treasures": loads(positions), "pawns": places, "target": sought,
        "target_place": place_of(sought, positions) if sought else None, "held": ((),) * seats,
        "counts": (0,) * seats, "bag": 17, "aside": (), "changes_left": 2, "is_centre_turned": False,
        "changes": (), "trail": (), "mover": None, "rivals": (), "must_duel": False, "turns": (1,) * seats,
        "patience": None, "duel": None, "outcome": None,
    }  # fmt: skip
    if "turn" in changes:
        facts["to_act"] = () if changes["turn"] is None else (changes["turn"],)
    return View(**(facts | changes))


def duel(**changes: Any) -> DuelView:
    """Returns a duel of the first player with the third for two objects; both still have to choose."""
    facts: dict[str, Any] = {
        "challenger": 0, "challenged": 2, "prize": "objects", "stake": 2, "is_rolled": True, "ties": 0,
        "waiting": (0, 2), "mine": None, "shown": (), "winner": None, "loser": None,
    }  # fmt: skip
    return DuelView(**(facts | changes))


def scene(seen: View, language: str = "en", names: tuple[str, ...] = NAMES) -> Scene:
    """Adds names and words to a view."""
    return Scene(seen, names[: len(seen.pawns)], words(language))
