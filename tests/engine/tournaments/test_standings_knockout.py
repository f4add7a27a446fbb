"""The standings after an earlier round, and who is still in a knock-out."""

from engine.tournaments import (
    DoubleElimination,
    Entrant,
    SingleElimination,
    Swiss,
    after_round,
    drop,
    enter,
    next_round,
    standings,
    still_in,
)
from tests.engine.tournaments.random_play import entered, played_round, the_lower_number_wins


def test_a_tournament_as_it_stood_knows_nothing_of_what_came_later():
    state = entered(Swiss(rounds=4, sizes=(2,)), 4)
    first = played_round(state, next_round(state), the_lower_number_wins)
    later = drop(enter(first, Entrant(9)), 3)
    second = drop(played_round(later, next_round(later), the_lower_number_wins), 4)
    then = after_round(second, 1)
    assert standings(then) == standings(drop(first, 3))


def test_the_loser_of_a_single_elimination_is_out():
    state = entered(SingleElimination(), 4)
    assert still_in(state) == {1, 2, 3, 4}
    state = played_round(state, next_round(state), the_lower_number_wins)
    assert still_in(state) == {1, 2}
    assert still_in(played_round(state, next_round(state), the_lower_number_wins)) == {1}


def test_a_player_with_one_loss_is_still_in_a_double_elimination():
    state = entered(DoubleElimination(), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    assert still_in(state) == {1, 2, 3, 4}


def test_before_a_knock_out_nobody_is_out_of_it():
    assert still_in(entered(Swiss(rounds=2, cut=2), 8)) is None
