"""Junior positions drawn as text: box characters are tiles; treasures and pawns are set by square."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core import Dice, RuleError, Step
from engine.junior import MAZE, Junior
from engine.junior.layout import TREASURE_SHIFT, treasure_named
from engine.junior.model import Action, Event, MovePawn, PushTile, State
from engine.mazes.sliding import GLYPHS

JUNIOR = Junior()

CELLAR = """
    ┌─┬┐┐
    │└┌┘│
    ├─│─┤
    └┐┘┌┘
    └─┴─┘
"""


def tiles_of(drawing: str) -> tuple[int, ...]:
    """Return the tiles of a drawing, row by row."""
    return tuple(GLYPHS.index(mark) for row in drawing.split() for mark in row)


def drawing_of(tiles: tuple[int, ...]) -> list[str]:
    """Draw a board of five columns as rows of box characters."""
    marks = "".join(GLYPHS[tile & 15] for tile in tiles)
    return [marks[start : start + 5] for start in range(0, 25, 5)]


def position(
    drawing: str = CELLAR,
    *,
    pawns: str = "A1 E5",
    treasures: Mapping[str, str] | None = None,
    spare: str = "─",
    **facts: Any,
) -> State:
    """Return a drawn state: shared goals, seat 0 to push. A treasure is on a square or the "spare"."""
    laid, out = list(tiles_of(drawing)), GLYPHS.index(spare)
    for name, place in (treasures or {}).items():
        load = treasure_named(name) << TREASURE_SHIFT
        if place == "spare":
            out |= load
        else:
            laid[square(place)] |= load
    squares = tuple(square(name) for name in pawns.split())
    seats = len(squares)
    common = {
        "goals": "shared",
        "last_round": False,
        "colours": tuple(range(seats)),
        "first": 0,
        "turn": 0,
        "phase": "push",
        "pushed": None,
        "turns": (0,) * seats,
        "won": ((),) * seats,
        "deck": (2, 3),
        "target": 1,
        "target_turns": 0,
        "aside": (),
        "piles": (),
        "looked": (),
    }
    return State(**(common | facts), tiles=tuple(laid), spare=out, pawns=squares)


def secret(drawing: str = CELLAR, *, piles: tuple[tuple[int, ...], ...], **facts: Any) -> State:
    """Return a state with secret goals, seat 0 to move; it has looked at its card."""
    common = {"phase": "move", "looked": (True,) + (False,) * (len(piles) - 1)}
    return position(drawing, goals="secret", deck=(), target=None, piles=piles, **(common | facts))


def square(name: str) -> int:
    """Return the square with a name."""
    return MAZE.names.index(name)


def act(state: State, action: Action) -> Step[State, Event]:
    """Apply an action of the player on turn."""
    return JUNIOR.apply(state, state.turn, action, Dice(b"test"))


def push(state: State, slot: str, sides: str) -> State:
    """Return the state after a push."""
    return act(state, PushTile(slot, sides)).state


def move(state: State, to: str) -> State:
    """Return the state after a move."""
    return act(state, MovePawn(to)).state


def refusal(state: State, action: Action, seat: int | None = None) -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(RuleError) as refused:
        JUNIOR.apply(state, state.turn if seat is None else seat, action, Dice(b"test"))
    return refused.value.code


def pawns(state: State) -> str:
    """Return where the pawns stand, by seat."""
    return " ".join(MAZE.names[place] for place in state.pawns)


def setup(seats: int = 2, seed: bytes = b"seed", **options: Any) -> Step[State, Event]:
    """Set up a game."""
    return JUNIOR.setup(seats, JUNIOR.options(**options), Dice(seed))
