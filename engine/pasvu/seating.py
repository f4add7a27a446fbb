"""Pas vu pas pris: who sits beside whom. The sides decide, not the seats' numbers."""

from collections.abc import Sequence

from engine.core import Seat


def clockwise(colours: Sequence[int], first: Seat) -> tuple[Seat, ...]:
    """V3, V5: return all seats clockwise, beginning with one.

    A colour is the index of the side that was picked, and sides are counted clockwise. V35 turns the board
    under the players, who stay where they are.
    """
    around = sorted(range(len(colours)), key=lambda seat: colours[seat])
    start = around.index(first)
    return (*around[start:], *around[:start])


def left_of(colours: Sequence[int], seat: Seat) -> Seat:
    """V8: return the left neighbour, which is the next seat clockwise."""
    return clockwise(colours, seat)[1]


def right_of(colours: Sequence[int], seat: Seat) -> Seat:
    """V30: return the right neighbour, which is the seat before, clockwise."""
    return clockwise(colours, seat)[-1]
