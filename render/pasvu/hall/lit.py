"""The hall with the cells within a ghost's reach lit, below the furniture.

A pixel depends on its own cell and on the furniture alone: lit cells are copied from a hall where all are.
"""

from collections.abc import Iterable

from engine.pasvu.hall.standing import CELLS, centre_of
from engine.pasvu.model import Cell, Piece
from render.keeping import kept
from render.pasvu import theme
from render.pasvu.flat import Flat, Pixels
from render.pasvu.hall import marks
from render.pasvu.hall.top import PAD, furnished, ground, put_pieces


def lit_hall(pieces: tuple[Piece, ...], cells: Iterable[Cell], chosen: Cell) -> Flat:
    """Returns the furnished hall with some cells lit, one of them as the chosen one."""
    hall = Flat(furnished(pieces))
    for cell in cells:
        left, top = _corner(cell)
        hall.put(_chosen(pieces, cell) if cell == chosen else _within(_lit(pieces), cell), left, top)
    return hall


@kept
def _lit(pieces: tuple[Piece, ...]) -> Pixels:
    """Draws the furnished hall with all cells lit; it stays while ghosts are planned."""
    hall = Flat(_ground(chosen=False))
    put_pieces(hall, pieces)
    return hall.pixels


def _chosen(pieces: tuple[Piece, ...], cell: Cell) -> Pixels:
    """Draws one cell as the chosen one, with the furniture in it."""
    # Lines as long as the hall's: furniture is prepared for these.
    patch = Flat.on(_within(_ground(chosen=True).copy(), cell))
    put_pieces(patch, pieces, _corner(cell))
    return patch.pixels


@kept
def _ground(*, chosen: bool) -> Pixels:
    """Draws the hall without furniture, all cells lit."""
    hall = Flat(ground())
    for cell in CELLS:
        marks.light_cell(hall, cell, chosen=chosen)
    return hall.pixels


def _corner(cell: Cell) -> tuple[int, int]:
    x, y = centre_of(cell)
    return PAD + round((x - 0.5) * theme.CELL), PAD + round((y - 0.5) * theme.CELL)


def _within(hall: Pixels, cell: Cell) -> Pixels:
    left, top = _corner(cell)
    return hall[top : top + theme.CELL, left : left + theme.CELL]
