"""Pas vu pas pris: which cells a piece reaches into (V17)."""

import pytest

from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.hall.standing import CELLS, cells_under, centre_of
from engine.pasvu.model import Piece
from tests.engine.pasvu.halls import wild_halls


@pytest.mark.parametrize("piece", [piece for pieces in wild_halls(12) for piece in pieces])
def test_a_piece_is_over_each_cell_that_the_box_around_it_overlaps(piece: Piece) -> None:
    (west, north, _), (east, south, _) = shape_of(piece).low, shape_of(piece).high
    over = [
        cell
        for cell in CELLS
        for x, y in [centre_of(cell)]
        if west < x + 0.5 and east > x - 0.5 and north < y + 0.5 and south > y - 0.5
    ]
    assert list(cells_under(piece)) == over
