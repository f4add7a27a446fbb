"""Pas vu pas pris, V20: a piece right behind a door fills its keyhole."""

import pytest

from engine.pasvu.hall.barrier import barrier
from engine.pasvu.layout import START
from engine.pasvu.model import Piece
from tests.engine.pasvu.halls import EMPTY, furnished


@pytest.mark.parametrize(
    ("piece", "found"),
    [
        (Piece("piano", 2.5, 5.6, 0), "piano"),
        (Piece("piano", 2.5, 3.6, 0), None),  # further in, one sees past it
        (Piece("mirror", 2.5, 5.8, 0), None),  # one sees what it reflects
        (Piece("mirror", 2.5, 5.8, 180), "mirror"),  # its back
    ],
)
def test_v20_a_piece_right_behind_the_door_is_what_the_keyhole_shows(piece: Piece, found: str | None) -> None:
    assert barrier(furnished(piece), "S3") == found


def test_v20_in_an_empty_part_of_the_hall_nothing_is_in_the_way() -> None:
    assert barrier(EMPTY, "S1") is None and barrier(START, "S1") is None
