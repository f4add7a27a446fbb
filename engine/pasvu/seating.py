"""Pas vu pas pris: who sits beside whom. Around the table the sides count, not the seats' numbers."""

from collections.abc import Sequence

from engine.core import Seat


def clockwise(colours: Sequence[int], first: Seat) -> tuple[Seat, ...]:
    """V3, V5: all seats, clockwise from one.

    A colour is the index of the side that was picked, and sides are counted clockwise. V35 turns the board
    under the players, who stay where they sit.
    """
    around = sorted(range(len(colours)), key=lambda seat: colours[seat])
    start = around.index(first)
    return (*around[start:], *around[:start])


def left_of(colours: Sequence[int], seat: Seat) -> Seat:
    """V8: the left neighbour is the next one clockwise."""
    return clockwise(colours, seat)[1]


def right_of(colours: Sequence[int], seat: Seat) -> Seat:
    """V30: the right neighbour is the one before, clockwise."""
    return clockwise(colours, seat)[-1]
