"""What games with one player on turn share."""

from typing import TypeVar

from engine.core.contract import Seat
from engine.core.errors import RuleError

T = TypeVar("T")


def check_seat(seat: Seat, *, turn: Seat, seats: int, is_over: bool) -> None:
    """One player at a time, and none after the end."""
    if seat == turn and not is_over:
        return
    if seat not in range(seats):
        raise RuleError("no-such-seat", seat=seat)
    if is_over:
        raise RuleError("game-over")
    raise RuleError("not-your-turn", turn=turn)


def replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with one of them exchanged: mostly that of a seat."""
    return (*values[:index], value, *values[index + 1 :])
