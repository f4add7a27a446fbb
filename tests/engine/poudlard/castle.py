"""Poudlard positions drawn as text: box characters are face-up tokens, "?" lies face down, "·" is a zone."""

from collections.abc import Mapping
from typing import Any

import pytest

from engine.core import Dice, RuleError, Step
from engine.mazes.sliding import GLYPHS
from engine.poudlard import Poudlard
from engine.poudlard.events import Event
from engine.poudlard.layout import BACK, CLASS_SHIFT, CLASSES, PLACES, SQUARES, STAR
from engine.poudlard.model import Action, MovePawn, Options, PlayCard, State

POUDLARD = Poudlard()

UNSEEN = """
    ··???··
    ··???··
    ???????
    ???????
    ???????
    ··???··
    ··???··
"""


def drawn(rows: str) -> str:
    """Return a castle that is face down except for the given rows, beginning with row 1."""
    blank = UNSEEN.split()
    return "\n".join([*rows.split(), *blank[len(rows.split()) :]])


def castle(
    drawing: str = UNSEEN,
    *,
    pawns: str = "pitch forest",
    rooms: Mapping[str, str] | None = None,
    stars: str = "",
    under: Mapping[str, int] | None = None,
    hand: str = "",
    **facts: Any,
) -> State:
    """Return a state: seat 0 is Harry with timetable 0, seat 1 Ron with timetable 2; rolled, no changes due.

    `rooms` sets classes by square, `stars` stars, `under` what a face-down token is, `hand` seat 0's cards.
    """
    marks = [mark for row in drawing.split() for mark in row if mark != "·"]
    tokens = [5 | BACK if mark == "?" else GLYPHS.index(mark) for mark in marks]
    for name, square in (rooms or {}).items():
        tokens[SQUARES.index(square)] |= CLASSES.index(name) + 1 << CLASS_SHIFT
    for square in stars.split():
        tokens[SQUARES.index(square)] |= STAR
    for square, token in (under or {}).items():
        tokens[SQUARES.index(square)] = token | BACK
    places = tuple(PLACES.index(name) for name in pawns.split())
    seats = len(places)
    common = {
        "year": "first",
        "swap": "any",
        "hats": tuple(range(seats)),
        "students": (0, 2, 1, 3)[:seats],
        "timetables": (0, 2, 1, 3)[:seats],
        "progress": (0,) * seats,
        "hands": (tuple(hand.split()), *((),) * (seats - 1)),
        "stock": ("lost", "swap"),
        "cancellations": (),
        "losing": (False,) * seats,
        "first": 0,
        "turn": 0,
        "round": 1,
        "turns": 0,
        "die": 1,
    }
    return State(**(common | facts), tokens=tuple(tokens), pawns=places)


def act(state: State, action: Action, seed: bytes = b"test") -> Step[State, Event]:
    """Apply an action of the player on turn."""
    return POUDLARD.apply(state, state.turn, action, Dice(seed))


def after(state: State, *actions: Action, seed: bytes = b"test") -> State:
    """Return the state after some actions, each of the player then on turn."""
    for action in actions:
        state = act(state, action, seed).state
    return state


def play(state: State, card: str, *targets: str | int) -> State:
    """Return the state after a card; names are squares, numbers seats."""
    return act(state, card_on(card, *targets)).state


def card_on(card: str, *targets: str | int) -> PlayCard:
    """Return a card with its targets; names are squares, numbers seats."""
    squares = tuple(target for target in targets if isinstance(target, str))
    return PlayCard(card, squares, tuple(target for target in targets if isinstance(target, int)))


def refusal(state: State, action: Action, seat: int | None = None) -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(RuleError) as refused:
        POUDLARD.apply(state, state.turn if seat is None else seat, action, Dice(b"test"))
    return refused.value.code


def reach(state: State) -> set[str]:
    """Return where the player on turn may stop."""
    actions = POUDLARD.legal_actions(state, state.turn)
    return {action.to for action in actions if isinstance(action, MovePawn)}


def starred(state: State) -> set[str]:
    """Return where the player on turn may stop and take a card for a star."""
    actions = POUDLARD.legal_actions(state, state.turn)
    return {action.to for action in actions if isinstance(action, MovePawn) and action.star}


def told(step: Step[State, Event], kind: type) -> list[Any]:
    """Return the events of one kind."""
    return [event for event in step.events if isinstance(event, kind)]


def pawns(state: State) -> str:
    """Return where the pawns stand, by seat."""
    return " ".join(PLACES[place] for place in state.pawns)


def token(state: State, name: str) -> int:
    """Return the token on a square."""
    return state.tokens[SQUARES.index(name)]


def setup(seats: int = 2, seed: bytes = b"seed", **options: Any) -> Step[State, Event]:
    """Set up a game."""
    return POUDLARD.setup(seats, Options(**options), Dice(seed))
