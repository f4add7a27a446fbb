"""Where corridors lead, on a board of any shape.

`explore` is for play: it follows one pawn over tiles, by a table of steps that holds the board's shape.
`flood` is for search: sets of squares are bit masks, and a maze is a few joins. The join `(squares, stride)`
connects each square s of the set with s + stride. A grid has two joins (east, south); a ring needs another
where its end meets its start.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

Squares: TypeAlias = int  # bit s is set if square s is in the set
Join: TypeAlias = tuple[Squares, int]
# For each square and set of open sides: the squares they lead to, and the side that must be open there.
Steps: TypeAlias = tuple[tuple[tuple[tuple[int, int], ...], ...], ...]


def explore(start: int, tiles: Sequence[int], steps: Steps, openings: int) -> tuple[int, ...]:
    """Return the squares in a pawn's reach, its own first, then the nearest. `openings` masks the sides."""
    found, ahead = [start], [*tiles]
    ahead[start] = 0  # what was found is closed, so that it is not found again
    for square in found:
        for beside, side in steps[square][tiles[square] & openings]:
            if ahead[beside] & side:
                ahead[beside] = 0
                found.append(beside)
    return tuple(found)


def flood(squares: Squares, joins: Sequence[Join]) -> Squares:
    """Return all squares that can be reached from any of the given ones."""
    reached = 0
    while reached != squares:
        reached = squares
        for joined, stride in joins:
            squares |= (squares & joined) << stride | (squares >> stride) & joined
    return reached


@lru_cache(maxsize=1 << 14)  # the same corridors are met again and again
def members(squares: Squares) -> tuple[int, ...]:
    """Return the squares of a set, lowest first."""
    found: list[int] = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return tuple(found)


def waves(start: int, joins: Sequence[Join]) -> Iterator[Squares]:
    """Yield the squares in reach by distance: the start, its neighbours, their neighbours, and so on."""
    wave = seen = 1 << start
    while wave:
        yield wave
        wave = _beside(wave, joins) & ~seen
        seen |= wave


def shortest_path(start: int, end: int, joins: Sequence[Join]) -> tuple[int, ...] | None:
    """Return the squares from `start` to `end`, both included, or None if no corridor leads there."""
    passed, goal = list[Squares](), 1 << end
    wave = seen = 1 << start
    while not wave & goal:
        if not wave:
            return None
        passed.append(wave)
        wave = _beside(wave, joins) & ~seen
        seen |= wave
    path = [end]
    for wave in passed[:0:-1]:
        before = _beside(1 << path[-1], joins) & wave
        path.append((before & -before).bit_length() - 1)  # the lowest
    return (*([start] if passed else []), *reversed(path))


def _beside(squares: Squares, joins: Sequence[Join]) -> Squares:
    beside = 0
    for joined, stride in joins:
        beside |= (squares & joined) << stride | (squares >> stride) & joined
    return beside
