"""Plans that can and cannot be played, and tournaments with too few players."""

import pytest

from engine.tournaments import (
    AnyPlan,
    DoubleElimination,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    check_plan,
    check_start,
)
from tests.engine.tournaments.random_play import entered, refused


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Swiss(rounds=0), "tournament-limit-rounds"),
        (Swiss(rounds=31), "tournament-limit-rounds"),
        (Swiss(rounds=3, cut=1), "tournament-cut-alone"),
        (Swiss(rounds=3, cut=-2), "tournament-limit-cut"),
        (Swiss(rounds=3, sizes=()), "tournament-table-size"),
        (Swiss(rounds=3, sizes=(5,)), "tournament-table-size"),
        (Swiss(rounds=3, sizes=(4, 4)), "tournament-table-size"),
        (Swiss(rounds=3, points=((3, 1),)), "tournament-points-wrong"),
        (Swiss(rounds=3, points=((1, 3), (5, 3, 1), (5, 3, 2, 1))), "tournament-points-rising"),
        (Swiss(rounds=3, points=((3, -1), (5, 3, 1), (5, 3, 2, 1))), "tournament-points-limits"),
        (Swiss(rounds=3, points=((3, 1), (5, 3, 1), (101, 3, 2, 1))), "tournament-points-limits"),
        (Swiss(rounds=3, points=((3, 1), (2, 2, 2), (5, 3, 2, 1))), "tournament-points-flat"),
        (RoundRobin(groups=0), "tournament-limit-groups"),
        (RoundRobin(laps=5), "tournament-limit-laps"),
        (RoundRobin(groups=3, cut=4), "tournament-cut-groups"),
        (SingleElimination(sizes=(3,)), "tournament-knockout-size"),
        (DoubleElimination(sizes=(4,)), "tournament-doubles-size"),
        (League(divisions=0), "tournament-limit-divisions"),
        (League(moving=9), "tournament-limit-moving"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(plan: AnyPlan, code: str) -> None:
    assert refused(lambda: check_plan(plan, (2, 3, 4))) == code


def test_a_plan_must_suit_its_game() -> None:
    assert refused(lambda: check_plan(Swiss(rounds=3), (2, 3))) == "tournament-table-size"
    four_only = SingleElimination(sizes=(4,))
    assert refused(lambda: check_plan(four_only, (4,))) == "tournament-knockout-size"


def test_a_game_that_two_cannot_play_has_rounds() -> None:
    check_plan(Swiss(rounds=3, sizes=(3,)), (3, 4))


def test_a_game_that_two_cannot_play_has_no_knock_out_after_its_rounds() -> None:
    plan = Swiss(rounds=3, sizes=(3,), cut=4)
    assert refused(lambda: check_plan(plan, (3, 4))) == "tournament-knockout-size"


@pytest.mark.parametrize(
    "plan", [Swiss(rounds=5, cut=8), RoundRobin(groups=2, cut=4), League(divisions=3), DoubleElimination()]
)
def test_plans_that_can_be_played_are_taken(plan: AnyPlan) -> None:
    check_plan(plan, (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("plan", "players"),
    [(Swiss(rounds=3), 2), (RoundRobin(groups=2), 3), (League(divisions=2), 3), (SingleElimination(), 0)],
)
def test_a_tournament_does_not_begin_with_too_few(plan: AnyPlan, players: int) -> None:
    assert refused(lambda: check_start(entered(plan, players))) == "tournament-too-few-entrants"
    check_start(entered(plan, 4))
