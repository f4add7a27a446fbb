"""Pas vu pas pris, V1: the designed halls, drawn by the dice."""

import numpy as np
import pytest

from engine.core import Dice
from engine.pasvu.designs import drawn_hall, symmetries
from engine.pasvu.hall.laying import enters_any, is_over_edge
from engine.pasvu.hall.look import GRID, bodies_of, direct, eyes_at, mirrored
from engine.pasvu.hall.standing import CELLS, figure_of
from engine.pasvu.layout import DOORS, FEWEST_POINTS, HALLS, LETTERS, START
from engine.pasvu.model import PIECES, SIDES, Ghost, MovementCard, Piece
from engine.pasvu.plans import row_from
from tests.engine.pasvu.halls import PASVU, move, position, setup

DOOR_NAMES = [f"{letter}{number}" for letter in LETTERS.values() for number in range(1, DOORS + 1)]
every_hall = pytest.mark.parametrize("name", HALLS)


def cells_seen(pieces: tuple[Piece, ...]) -> np.ndarray:
    """Is a small ghost in the middle of each cell seen from each door? By doors and cells."""
    figures = [figure_of(0, Ghost("S1", "small", "hall", cell), lies=False) for cell in CELLS]
    eyes, seen = eyes_at(DOOR_NAMES), np.zeros((len(DOOR_NAMES), len(CELLS)), dtype=bool)
    for way in (direct, mirrored):
        seen |= way(pieces, eyes, bodies_of(figures), GRID).sum(axis=2) >= FEWEST_POINTS
    return seen


def test_v1_there_are_at_least_eight_halls_and_the_classic_one() -> None:
    assert len(set(HALLS.values())) == len(HALLS) >= 9 and HALLS["classic"] == START


@every_hall
def test_v1_each_piece_of_each_hall_is_where_a_player_could_put_it(name: str) -> None:
    for pieces in symmetries(HALLS[name]):
        assert tuple(piece.kind for piece in pieces) == PIECES
        for piece in pieces:
            assert not is_over_edge(piece) and not enters_any(piece, [p for p in pieces if p != piece])
            card = MovementCard(5, (piece.kind, "table"))
            state = position(phase="furniture", cards=(card, None), waiting=(1,), pieces=pieces)
            action = move(piece.kind, piece.x, piece.y, piece.angle)
            assert PASVU.apply(state, 0, action, Dice(b"")).state.pieces == pieces


@every_hall
def test_v1_the_share_of_cells_seen_is_within_15_percent_of_the_classic_hall(name: str) -> None:
    share, classic = (cells_seen(pieces).mean() for pieces in (HALLS[name], START))
    assert abs(share / classic - 1) <= 0.15, share / classic


@every_hall
def test_v1_no_side_has_much_more_to_hide_behind_than_another(name: str) -> None:
    seen = cells_seen(HALLS[name])
    for side in SIDES:
        half = [number for number, cell in enumerate(CELLS) if row_from(side, cell) <= 3]
        assert abs(seen[:, half].mean() / seen.mean() - 1) <= 0.15, side


@every_hall
def test_v1_a_hall_has_eight_symmetries_which_show_the_same(name: str) -> None:
    turns = symmetries(HALLS[name])
    assert len(set(turns)) == 8
    shares = {round(float(cells_seen(pieces).mean()), 9) for pieces in turns}
    assert max(shares) - min(shares) < 0.01


def test_v1_a_quarter_turn_takes_south_to_west_and_a_mirror_image_east_to_west() -> None:
    # The classic mirror stands before the north doors and faces south; the trolley is in the south-east.
    turned, reflected = symmetries(START)[1], symmetries(START)[4]
    assert turned[0] == Piece("mirror", 5.6, 3.0, 90) and turned[1] == Piece("trolley", 1.4, 4.9, 120)
    assert reflected[0] == START[0] and reflected[1] == Piece("trolley", 1.1, 4.6, 330)


def test_v1_the_dice_draw_every_hall_in_every_symmetry() -> None:
    drawn = {drawn_hall(Dice(b"%d" % number)) for number in range(2000)}
    assert drawn == {hall for pieces in HALLS.values() for hall in symmetries(pieces)}


def test_v1_a_game_begins_in_a_drawn_hall_or_in_the_classic_one() -> None:
    halls = [setup(seed=bytes([number])).state.pieces for number in range(8)]
    assert len(set(halls)) > 4
    assert {setup(seed=bytes([n]), hall="classic").state.pieces for n in range(8)} == {START}
