"""Helpers for values per seat, and for games in which one player at a time is on turn."""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from engine.core.contract import Options, Seat
from engine.core.dice import Dice
from engine.core.errors import RuleError

T = TypeVar("T")

MOST_SEATS = 6
# What `to_act` returns: made once and shared, since it is asked for at every action.
NOBODY: frozenset[Seat] = frozenset()
ALONE = tuple(frozenset({seat}) for seat in range(MOST_SEATS))


def first_seat(options: Options, seats: int, dice: Dice) -> Seat:
    """Return the seat that the options name as the first, or draw one."""
    return dice.below(seats) if options.first is None else options.first


def check_seat(seat: Seat, *, turn: Seat, seats: int, is_over: bool) -> None:
    """Refuse a seat that is not on turn, and any seat once the game is over."""
    if seat == turn and not is_over:
        return
    if seat not in range(seats):
        raise RuleError("no-such-seat", seat=seat)
    if is_over:
        raise RuleError("game-over")
    raise RuleError("not-your-turn", turn=turn)


def shared(value: msgspec.Struct, names: Iterable[str]) -> dict[str, Any]:
    """Return some fields of a state or a view, for the other one to be made of."""
    return {name: getattr(value, name) for name in names}


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the values with the one at `index` replaced."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)
