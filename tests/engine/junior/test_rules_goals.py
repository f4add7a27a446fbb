"""Labyrinthe Junior, J11 and J13 to J17: what is sought, who knows it, and how a game ends."""

import pytest

from engine.core import Dice, Outcome
from engine.junior.model import (
    CardLookedAt,
    GameEnded,
    MovePawn,
    PushTile,
    TargetLaidAside,
    TargetShown,
    TreasureWon,
)
from tests.engine.junior.drawn import JUNIOR, act, move, position, secret, setup

# The jester (1) lies beside seat 0's pawn, which is about to move.
NEAR = {"jester": "B1"}


def test_j11_when_a_card_is_won_the_next_one_is_turned_up() -> None:
    step = act(position(treasures=NEAR, phase="move"), MovePawn("B1"))
    assert step.events[1:] == (TreasureWon(0, 1), TargetShown(2))


def test_j11_the_next_target_is_everybody_s() -> None:
    state = move(position(treasures=NEAR, phase="move"), "B1")
    assert (state.target, state.deck, state.turn) == (2, (3,), 1)


def test_j11_a_target_not_won_is_sought_on() -> None:
    state = move(position(treasures=NEAR, phase="move"), "A1")
    assert (state.target, state.deck, state.turn) == (1, (2, 3), 1)


def test_j11_a_move_that_was_prepared_for_another_target_is_not_the_same_any_more() -> None:
    turn = (PushTile("N1", "NS"), MovePawn("A1"))
    now, later = (JUNIOR.view(position(target=target), 0) for target in (1, 2))
    assert JUNIOR.foreseen(now, 0, turn)[1:] == JUNIOR.foreseen(later, 0, turn)[1:]
    assert JUNIOR.foreseen(now, 0, turn) != JUNIOR.foreseen(later, 0, turn)


def ended(**facts: object) -> Outcome | None:
    """Return the result after seat 0 wins the last card."""
    return JUNIOR.outcome(move(position(treasures=NEAR, phase="move", deck=(), **facts), "B1"))


def test_j13_the_game_ends_when_the_last_card_is_won() -> None:
    step = act(position(treasures=NEAR, phase="move", deck=()), MovePawn("B1"))
    assert step.events[-1] == GameEnded(Outcome((1, 2), (1, 0), "all-won"))


def test_j13_it_does_not_end_before() -> None:
    assert JUNIOR.outcome(move(position(treasures=NEAR, phase="move", deck=(2,)), "B1")) is None


def test_j13_most_cards_wins() -> None:
    assert ended(won=((2,), (3, 4, 5))) == Outcome((2, 1), (2, 3), "all-won")


def test_j13_equal_cards_fewer_turns_ranks_higher() -> None:
    assert ended(won=((2,), (3, 4)), turns=(6, 6)) == Outcome((2, 1), (2, 2), "all-won")


def test_j13_equal_cards_and_turns_share_the_place() -> None:
    result = ended(pawns="A1 E1 E5", won=((2,), (3, 4), (5,)), turns=(5, 6, 6))
    assert result == Outcome((1, 1, 3), (2, 2, 1), "all-won")


def test_j14_all_cards_are_dealt_out_evenly() -> None:
    sizes = [[len(pile) for pile in setup(seats, goals="secret").state.piles] for seats in (1, 2, 3, 4)]
    assert sizes == [[12], [6, 6], [4, 4, 4], [3, 3, 3, 3]]


def test_j14_the_first_player_looks_at_their_top_card() -> None:
    step = setup(3, goals="secret", first=1)
    assert step.events[1:] == (CardLookedAt(1, step.state.piles[1][0]),)


def test_j14_reaching_one_s_own_card_turns_it_up() -> None:
    state = move(secret(treasures=NEAR, piles=((1, 5), (2, 6))), "B1")
    assert (state.won, state.piles) == (((1,), ()), ((5,), (2, 6)))


def test_j14_another_player_s_card_wins_nothing() -> None:
    state = move(secret(treasures=NEAR, piles=((5, 1), (2, 6))), "B1")
    assert (state.won, state.piles) == (((), ()), ((5, 1), (2, 6)))


def test_j14_the_next_card_is_looked_at_on_the_next_turn_only() -> None:
    step = act(secret(treasures=NEAR, piles=((1, 5), (2, 6))), MovePawn("B1"))
    assert (step.state.looked, step.events[-1]) == ((False, True), CardLookedAt(1, 2))


def test_j14_a_card_once_looked_at_is_not_looked_at_again() -> None:
    step = act(secret(piles=((1, 5), (2, 6)), looked=(True, True)), MovePawn("A1"))
    assert not any(isinstance(event, CardLookedAt) for event in step.events)


def test_j14_the_first_to_turn_up_a_whole_pile_wins_at_once() -> None:
    piles = ((1,), (2,), (3, 4), (5, 6))
    state = move(secret(treasures=NEAR, pawns="A1 E1 E5 A5", piles=piles), "B1")
    assert JUNIOR.outcome(state) == Outcome((1, 2, 3, 3), (1, 0, 0, 0), "pile-finished")


def test_j14_with_a_last_round_the_round_is_completed() -> None:
    state = move(secret(treasures=NEAR, piles=((1,), (2,)), last_round=True), "B1")
    assert (JUNIOR.outcome(state), JUNIOR.to_act(state)) == (None, {1})


def test_j14_all_who_finish_in_the_last_round_share() -> None:
    state = secret(
        pawns="E5 A1", treasures=NEAR, piles=((), (1,)), turn=1, last_round=True, looked=(False, True)
    )
    assert JUNIOR.outcome(move(state, "B1")) == Outcome((1, 1), (0, 1), "pile-finished")


def test_j14_the_last_round_ends_the_game_though_the_last_player_wins_nothing() -> None:
    state = secret(pawns="E5 A1", piles=((), (1,)), turn=1, last_round=True, looked=(False, True))
    assert JUNIOR.outcome(move(state, "A1")) == Outcome((1, 2), (0, 0), "pile-finished")


def test_j14_a_round_begins_with_the_first_player_in_any_seat() -> None:
    state = secret(treasures=NEAR, piles=((1,), (2,)), first=1, last_round=True)
    assert JUNIOR.outcome(move(state, "B1")) == Outcome((1, 2), (1, 0), "pile-finished")


def test_j15_a_solo_player_s_score_is_the_turns_taken() -> None:
    assert ended(pawns="A1", turns=(16,), won=((2,),)) == Outcome((1,), (17,), "solo")


def test_j15_solo_with_secret_goals_looks_at_the_next_card_at_once() -> None:
    step = act(secret(treasures=NEAR, pawns="A1", piles=((1, 5),)), MovePawn("B1"))
    assert step.events[-1] == CardLookedAt(0, 5)


def test_j16_others_are_not_told_which_card_was_looked_at() -> None:
    event = CardLookedAt(1, 7)
    assert [JUNIOR.sees(event, seat) for seat in (None, 0, 1, 2)] == [False, False, True, False]


def test_j16_only_the_owner_s_view_shows_the_card() -> None:
    state = secret(piles=((1, 5), (2, 6)))
    assert [JUNIOR.view(state, seat).target for seat in (None, 0, 1)] == [None, 1, None]


def test_j16_an_owner_knows_the_top_card_only_from_their_turn_on() -> None:
    state = move(secret(treasures=NEAR, piles=((1, 5), (2, 6))), "B1")
    assert [JUNIOR.view(state, seat).target for seat in (0, 1)] == [None, 2]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_j16_a_view_holds_no_card_that_is_face_down(seat: int | None) -> None:
    state = setup(2, goals="secret", first=0).state
    view, hidden = JUNIOR.view(state, seat), JUNIOR.redeal(state, seat, Dice(b"other"))
    assert hidden.piles != state.piles and JUNIOR.view(hidden, seat) == view


def test_j16_a_redeal_keeps_the_card_that_its_owner_has_seen() -> None:
    state = secret(piles=((1, 5, 7), (2, 6, 8)))
    tops = {JUNIOR.redeal(state, 0, Dice(bytes([number]))).piles[0][0] for number in range(20)}
    assert tops == {1}


def test_j16_for_a_spectator_every_card_may_lie_anywhere() -> None:
    state = secret(piles=((1, 5, 7), (2, 6, 8)))
    tops = {JUNIOR.redeal(state, None, Dice(bytes([number]))).piles[0][0] for number in range(60)}
    assert tops == {1, 2, 5, 6, 7, 8}


def test_j16_the_order_of_the_deck_is_nobody_s() -> None:
    state = setup().state
    other = JUNIOR.redeal(state, 0, Dice(b"other"))
    assert other.deck != state.deck and JUNIOR.view(other, 0) == JUNIOR.view(state, 0)


def test_j17_a_target_not_won_in_six_rounds_is_laid_aside() -> None:
    step = act(position(phase="move", target_turns=11), MovePawn("A1"))
    assert step.events[1:] == (TargetLaidAside(1), TargetShown(2))


def test_j17_a_card_laid_aside_is_nobody_s() -> None:
    state = move(position(phase="move", target_turns=11), "A1")
    assert (state.aside, state.won, state.target_turns) == ((1,), ((), ()), 0)


def test_j17_it_stays_until_the_sixth_round_is_complete() -> None:
    state = move(position(phase="move", target_turns=10), "A1")
    assert (state.target, state.target_turns) == (1, 11)


def test_j17_rounds_are_of_all_players() -> None:
    state = move(position(pawns="A1 E1 E5", phase="move", target_turns=11), "A1")
    assert state.target == 1


def test_j17_won_on_the_very_last_turn_is_won() -> None:
    state = move(position(treasures=NEAR, phase="move", target_turns=11), "B1")
    assert (state.won, state.aside) == (((1,), ()), ())


def test_j17_a_solo_target_is_never_laid_aside() -> None:
    state = move(position(pawns="A1", phase="move", target_turns=5), "A1")
    assert state.target == 1


def test_j17_the_game_ends_when_the_last_card_is_laid_aside() -> None:
    state = move(position(phase="move", target_turns=11, deck=(), won=((), (2,))), "A1")
    assert JUNIOR.outcome(state) == Outcome((2, 1), (0, 1), "laid-aside")


def test_the_last_card_won_on_the_last_turn_of_patience_is_told_as_won() -> None:
    result = ended(target_turns=11)
    assert result is not None and result.reason == "all-won"


def test_the_view_tells_who_pushed_last() -> None:
    pushing, moving = position(turn=1, pushed="N1"), position(turn=1, pushed="N1", phase="move")
    assert (JUNIOR.view(pushing, 0).pusher, JUNIOR.view(moving, 0).pusher) == (0, 1)


def test_the_view_of_a_finished_game_bans_nothing_and_awaits_nobody() -> None:
    view = JUNIOR.view(position(pushed="N1", target=None, deck=()), 0)
    assert (view.banned, view.turn) == (None, None)


def test_the_view_counts_the_cards_left_in_the_piles() -> None:
    shared, hidden = JUNIOR.view(position(), 0), JUNIOR.view(secret(piles=((1, 5), (2,))), 0)
    assert (shared.left, hidden.left) == ((), (2, 1))


def test_j14_after_the_end_a_replay_shows_the_card_of_the_player_on_turn() -> None:
    state = setup(2, goals="secret").state
    assert JUNIOR.view(state, None).target is None
    assert JUNIOR.revealed(state).target == state.piles[state.turn][0]
