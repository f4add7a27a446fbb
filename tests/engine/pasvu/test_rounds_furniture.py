"""Pas vu pas pris, V3 and V4: who may move which piece of furniture."""

from engine.pasvu.events import FurnitureDeclined, FurnitureMoved
from engine.pasvu.model import DeclineFurniture, Piece
from tests.engine.pasvu.halls import EMPTY, PASVU, act, move, moving, piece, refusal, told


def test_v3_one_of_the_two_pieces_may_be_moved() -> None:
    step = act(moving(), move("table", 2.0, 3.0))
    assert (
        told(step.events, FurnitureMoved)[0].piece
        == piece(step.state, "table")
        == Piece("table", 2.0, 3.0, 0)
    )


def test_v3_declining_is_legal() -> None:
    step = act(moving(), DeclineFurniture())
    assert step.events[0] == FurnitureDeclined(0) and step.state.pieces == EMPTY


def test_v3_then_the_next_player_draws() -> None:
    step = act(moving(), DeclineFurniture())
    assert step.state.cards[1] == moving().deck[0] and step.state.turn == 1


def test_v4_a_piece_that_is_not_on_the_card_stays() -> None:
    assert refusal(moving(), move("piano", 2.0, 3.0)) == "pasvu-not-on-card"


def test_v4_a_piece_moved_this_round_stays() -> None:
    assert refusal(moving(moved=("table",)), move("table", 2.0, 3.0)) == "pasvu-moved-already"
    assert act(moving(moved=("table",)), move("mirror", 2.0, 3.0)).state.moved == ("table", "mirror")


def test_v4_if_both_were_moved_any_other_may_be() -> None:
    state = moving(moved=("table", "mirror"))
    assert act(state, move("piano", 2.0, 3.0)).state.moved == ("table", "mirror", "piano")
    assert refusal(state, move("mirror", 2.0, 3.0)) == "pasvu-moved-already"


def test_v4_a_piece_once_moved_is_not_exchanged_for_another() -> None:
    state = act(moving(waiting=()), move("table", 2.0, 3.0)).state
    assert refusal(state, move("mirror", 2.0, 1.0), seat=0) == "pasvu-now-plan"


def test_v4_what_is_tried_in_private_before_confirm_touches_nothing() -> None:
    """The sheet: "Lorsqu’un joueur se saisit d’un meuble …"; on a screen it is seized by Confirm."""
    state = moving()
    tried = PASVU.preview(PASVU.view(state, 0), 0, [move("table", 2.0, 3.0)])
    assert tried.pieces != state.pieces and PASVU.view(state, 0).pieces == EMPTY
    assert act(state, move("mirror", 2.0, 1.0)).state.moved == ("mirror",)
