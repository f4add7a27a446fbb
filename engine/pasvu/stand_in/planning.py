"""Pas vu pas pris: the places and ways among which a plan chooses."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.pasvu import plans
from engine.pasvu.hall.standing import CELLS, Stand
from engine.pasvu.layout import OPPOSITE
from engine.pasvu.model import OUT, Cell, Door, Ghost, Piece, Side, Size, View
from engine.pasvu.stand_in.exposure import doors_ahead, stand_chances

AND_BACK = 2  # steps to end in the cell where one stands


class Cover(NamedTuple):
    """All that decides how well hidden a place is."""

    pieces: tuple[Piece, ...]
    lies: bool
    doors: tuple[Door, ...]
    must_perch: bool


def cover_of(view: View) -> Cover:
    """Return what hides ghosts at this round's look."""
    return Cover(view.pieces, plans.ghosts_lie(view), doors_ahead(view), view.card == "perch")


def places(view: View, size: Size) -> tuple[tuple[Cell, Stand, float], ...]:
    """Return every place with the chance to be seen there."""
    return places_by(cover_of(view), size)


@lru_cache(maxsize=64)
def places_by(cover: Cover, size: Size) -> tuple[tuple[Cell, Stand, float], ...]:
    """Return every place with the chance to be seen there. V32: on the floor, a ghost is sent home anyway."""
    pieces, lies, doors, must_perch = cover
    found = stand_chances(pieces, size, lies, doors)
    return tuple((c, s, chance if s.level else 1.0) for c, s, chance in found) if must_perch else found


def distance(side: Side, ghost: Ghost, cell: Cell) -> int:
    """V15: return the fewest steps to a cell."""
    return distances(side, ghost)[cell]


def distances(side: Side, ghost: Ghost) -> dict[Cell, int]:
    """V15: return the fewest steps to each cell."""
    return _distances(side, ghost.cell if ghost.place == "hall" else "")


@lru_cache(maxsize=256)
def _distances(side: Side, start: Cell) -> dict[Cell, int]:
    if not start:
        return {cell: plans.row_from(side, cell) for cell in CELLS}
    return {cell: abs(ord(cell[0]) - ord(start[0])) + abs(int(cell[1]) - int(start[1])) for cell in CELLS}


def within(side: Side, ghost: Ghost, most: int) -> Iterator[tuple[Cell, int]]:
    """V15: yield the cells where a path of at most so many steps can end, its own cell too, and the steps."""
    for cell, away in distances(side, ghost).items():
        steps = away or AND_BACK
        if steps <= most:
            yield cell, steps


def way(side: Side, ghost: Ghost, end: Cell) -> tuple[Cell, ...]:
    """Return the cells of a path: in by the door in line with its end, by column and row, or straight out.

    A ghost that is to end where it stands goes to the next cell and back.
    """
    if end == OUT:
        return plans.line_out(side, ghost.cell) if ghost.place == "hall" else ()
    if ghost.place != "hall":
        *back_to_door, _ = plans.line_out(OPPOSITE[side], end)
        return (*reversed(back_to_door), end)
    if end == ghost.cell:
        return plans.beside(end)[0], end
    column, row = ghost.cell[0], int(ghost.cell[1])
    cells: list[Cell] = []
    while column != end[0]:
        column = chr(ord(column) + (1 if end[0] > column else -1))
        cells.append(f"{column}{row}")
    while row != int(end[1]):
        row += 1 if int(end[1]) > row else -1
        cells.append(f"{column}{row}")
    return tuple(cells)
