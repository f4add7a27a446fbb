"""Les couloirs de Poudlard, P24 and P27: coming home, the ranking, the last round, the order of turns."""

import pytest

from engine.core import Outcome
from engine.poudlard.events import ClassAttended, GameEnded, TurnBegan
from engine.poudlard.model import EndTurn, MovePawn
from tests.engine.poudlard.castle import POUDLARD, act, after, card_on, castle, drawn, play, refusal, told

HALL = drawn("··───··")


def test_p24_back_home_with_all_seven_wins_at_once() -> None:
    step = act(castle(HALL, pawns="D1 hut", progress=(7, 3)), MovePawn("pitch"))
    outcome = Outcome((1, 2), (7, 3), "graduated")
    assert POUDLARD.outcome(step.state) == outcome and told(step, GameEnded) == [GameEnded(outcome)]
    assert POUDLARD.to_act(step.state) == frozenset() and step.state.turns == 1


def test_p24_six_classes_are_not_enough() -> None:
    assert POUDLARD.outcome(after(castle(HALL, pawns="D1 hut", progress=(6, 3)), MovePawn("pitch"))) is None


def test_p24_another_zone_is_not_home() -> None:
    assert POUDLARD.outcome(after(castle(HALL, pawns="D1 lake", progress=(7, 3)), MovePawn("hut"))) is None


def test_p24_the_seventh_class_alone_does_not_win() -> None:
    state = castle(HALL, rooms={"history": "D1"}, progress=(6, 0))
    step = act(state, MovePawn("D1"))
    assert told(step, ClassAttended) == [ClassAttended(0, 7, 7)] and POUDLARD.outcome(step.state) is None


@pytest.mark.parametrize("card", ["quidditch", "lost"])
def test_p24_an_event_that_puts_one_home_wins(card: str) -> None:
    state = castle(HALL, pawns="D1 pitch", progress=(7, 3), hand=card)
    state = play(state, card, *((0, 1) if card == "lost" else ()))
    assert state.winner == 0


def test_p24_also_in_the_turn_of_another_player() -> None:
    state = castle(HALL, pawns="D1 hut", progress=(2, 7), hand="detention")
    assert play(state, "detention").winner == 1


def test_p24_two_arriving_at_once_the_player_on_turn_is_first() -> None:
    state = castle(pawns="forest pitch", progress=(7, 7), hand="lost")
    assert POUDLARD.outcome(play(state, "lost", 0, 1)) == Outcome((1, 2), (7, 7), "graduated")


def test_p24_two_others_arriving_at_once_clockwise_from_the_player_on_turn() -> None:
    # Seat 1 is Ron (forest), seat 2 Hermione (hut), seat 3 Ginny (lake); each stands on the other's zone.
    hands = ((), (), (), ("lost",))
    state = castle(pawns="D1 hut forest lake", progress=(0, 7, 7, 0), hands=hands, turn=3)
    assert play(state, "lost", 1, 2).winner == 1
    state = castle(pawns="D1 hut forest lake", progress=(0, 7, 7, 0), hands=((), (), ("lost",), ()), turn=2)
    assert play(state, "lost", 1, 2).winner == 2


def test_p24_the_others_are_ranked_by_classes_and_equal_counts_share() -> None:
    state = castle(HALL, pawns="D1 hut lake lake", progress=(7, 3, 5, 3))
    outcome = POUDLARD.outcome(after(state, MovePawn("pitch")))
    assert outcome == Outcome((1, 3, 2, 3), (7, 3, 5, 3), "graduated")


def test_p24_another_who_has_attended_all_is_second() -> None:
    state = castle(HALL, pawns="D1 hut lake", progress=(7, 7, 6))
    assert after(state, MovePawn("pitch")).winner == 0
    assert POUDLARD.outcome(after(state, MovePawn("pitch"))).places == (1, 2, 3)


@pytest.mark.parametrize("action", [MovePawn("pitch"), EndTurn(), card_on("quidditch")])
def test_p24_complete_by_a_swap_while_at_home_one_must_leave_and_return(action: object) -> None:
    state = castle(HALL, pawns="pitch hut", progress=(0, 7), hand="swap quidditch")
    state = play(state, "swap", 1)
    assert state.progress == (7, 0) and state.winner is None
    assert after(state, action).winner is None
    away = after(state, MovePawn("D1"))
    assert play(away, "quidditch").winner == 0


def test_p24_nothing_more_is_done_after_the_end() -> None:
    state = after(castle(HALL, pawns="D1 hut", progress=(7, 3)), MovePawn("pitch"))
    assert refusal(state, EndTurn()) == "game-over" and POUDLARD.legal_actions(state, 0) == ()


def test_p2_play_goes_clockwise_and_rounds_are_counted_from_the_first_player() -> None:
    step = act(castle(pawns="pitch hut lake", turn=0, first=1), EndTurn())
    assert told(step, TurnBegan) == [TurnBegan(1, 2)]
    step = act(castle(pawns="pitch hut lake", turn=2, first=1), EndTurn())
    assert told(step, TurnBegan) == [TurnBegan(0, 1)]


def test_p27_after_sixty_rounds_the_game_ends_ranked_by_classes() -> None:
    state = castle(pawns="pitch hut lake", progress=(2, 4, 2), turn=2, round=60)
    step = act(state, EndTurn())
    outcome = Outcome((2, 1, 2), (2, 4, 2), "out-of-time")
    assert POUDLARD.outcome(step.state) == outcome and told(step, GameEnded) == [GameEnded(outcome)]


def test_p27_not_before_the_round_is_complete() -> None:
    assert POUDLARD.outcome(after(castle(turn=0, round=60), EndTurn())) is None


def test_p27_a_lost_turn_completes_the_last_round_too() -> None:
    state = castle(turn=0, round=60, losing=(False, True))
    assert POUDLARD.outcome(after(state, EndTurn())) is not None


def test_p21_p27_an_extra_turn_is_still_played_in_the_last_round() -> None:
    state = after(castle(turn=1, round=60, plays_again=True), EndTurn())
    assert POUDLARD.outcome(state) is None and state.turn == 1


def test_a_turn_begins_with_nothing_done() -> None:
    state = castle(HALL, can_move=False, changed=(3,), extra_changed=(4,), touched=(3, 4), die=1)
    after_it = after(state, EndTurn())
    assert (after_it.die, after_it.changed, after_it.extra_changed, after_it.can_move) == (0, (), (), True)
    assert POUDLARD.view(after_it, None).touched == (3, 4)
