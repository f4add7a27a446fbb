"""A contest as it stood after a round, and who is still in a knock-out."""

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


def test_a_contest_as_it_stood_knows_nothing_of_what_came_later():
    contest = entered(Swiss(rounds=4, sizes=(2,)), 4)
    first = played_round(contest, next_round(contest), the_lower_number_wins)
    later = drop(enter(first, Entrant(9)), 3)
    second = drop(played_round(later, next_round(later), the_lower_number_wins), 4)
    then = after_round(second, 1)
    assert standings(then) == standings(drop(first, 3))


def test_whoever_loses_a_single_elimination_is_out():
    contest = entered(SingleElimination(), 4)
    assert still_in(contest) == {1, 2, 3, 4}
    contest = played_round(contest, next_round(contest), the_lower_number_wins)
    assert still_in(contest) == {1, 2}
    assert still_in(played_round(contest, next_round(contest), the_lower_number_wins)) == {1}


def test_whoever_has_lost_once_is_still_in_a_double_elimination():
    contest = entered(DoubleElimination(), 4)
    contest = played_round(contest, next_round(contest), the_lower_number_wins)
    assert still_in(contest) == {1, 2, 3, 4}


def test_before_a_knock_out_nobody_is_out_of_it():
    assert still_in(entered(Swiss(rounds=2, cut=2), 8)) is None
