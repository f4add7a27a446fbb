"""Entering, dropping out, results and their correction, rounds taken back; plans that cannot be."""

import random
from collections.abc import Callable

import msgspec
import pytest

from engine.core import RuleError
from engine.tournaments import (
    AnyPlan,
    Contest,
    DoubleElimination,
    Entrant,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    TableResult,
    add_round,
    bracket,
    can_enter,
    check_plan,
    check_start,
    drop,
    enter,
    next_round,
    record,
    standings,
    take_back_round,
)
from tests.engine.tournaments.random_play import (
    drawn,
    entered,
    played_out,
    played_round,
    the_lower_number_wins,
)


def begun(plan: AnyPlan, players: int, rounds: int = 1) -> Contest:
    """So many rounds paired, all but the last of them played."""
    contest = entered(plan, players)
    for _ in range(rounds - 1):
        contest = played_round(contest, next_round(contest), the_lower_number_wins)
    return add_round(contest, next_round(contest))


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(RuleError) as refusal:
        act()
    return refusal.value.code


def test_a_contest_is_the_same_after_its_way_through_the_store() -> None:
    contest = played_out(entered(Swiss(rounds=3, cut=4), 9), drawn(random.Random(1)))
    read = msgspec.json.decode(msgspec.json.encode(contest), type=Contest)
    assert read == contest
    assert (standings(read), bracket(read)) == (standings(contest), bracket(contest))


def test_one_enters_once() -> None:
    assert refused(lambda: enter(entered(Swiss(rounds=3), 4), Entrant(2))) == "contest-entered-already"


def test_a_swiss_can_be_entered_until_half_its_rounds_are_paired() -> None:
    plan = Swiss(rounds=5, sizes=(2,))
    contest = enter(begun(plan, 8, rounds=2), Entrant(50))
    assert contest.entrants[-1].joined == 3
    assert refused(lambda: enter(begun(plan, 8, rounds=3), Entrant(50))) == "contest-entry-closed-swiss"
    with pytest.raises(RuleError) as late:
        enter(begun(plan, 8, rounds=4), Entrant(50))
    assert late.value.facts == {"round": 3, "now": 4}
    single = SingleElimination()
    assert refused(lambda: enter(begun(single, 8, rounds=1), Entrant(50))) == "contest-entry-closed"


def test_late_entrants_have_nothing_for_the_rounds_they_missed() -> None:
    contest = played_round(entered(Swiss(rounds=4), 8), next_round(entered(Swiss(rounds=4), 8)), drawn_once())
    contest = enter(contest, Entrant(50))
    row = next(row for row in standings(contest) if row.entrant == 50)
    assert (row.points, row.games) == (0, 0)
    paired = next_round(contest)
    assert 50 in [who for table in paired.tables for who in table.seats]


def drawn_once():
    return drawn(random.Random(4))


@pytest.mark.parametrize("plan", [RoundRobin(), SingleElimination(), DoubleElimination(), League()])
def test_other_formats_cannot_be_entered_once_they_have_begun(plan: AnyPlan) -> None:
    assert not can_enter(begun(plan, 4))


def test_whoever_leaves_before_being_paired_is_gone() -> None:
    assert [e.id for e in drop(entered(Swiss(rounds=3), 4), 2).entrants] == [1, 3, 4]


def test_whoever_comes_back_keeps_their_points() -> None:
    contest = played_round(entered(Swiss(rounds=4), 4), next_round(entered(Swiss(rounds=4), 4)), drawn_once())
    assert enter(drop(contest, 1), Entrant(1)) == contest


def test_nobody_drops_out_twice() -> None:
    contest = drop(begun(Swiss(rounds=3), 8), 1)
    assert refused(lambda: drop(contest, 1)) == "contest-not-entered"


def test_a_round_waits_for_its_tables() -> None:
    contest = begun(Swiss(rounds=3), 8)
    assert refused(lambda: next_round(contest)) == "contest-round-open"


def test_a_second_result_replaces_the_first() -> None:
    contest = record(begun(Swiss(rounds=3), 4), TableResult(1, 0, (1, 2, 3, 4)))
    contest = record(contest, TableResult(1, 0, (4, 3, 2, 1)))
    assert contest.results == (TableResult(1, 0, (4, 3, 2, 1)),)


def test_the_absent_are_put_behind_all_who_came() -> None:
    contest = begun(Swiss(rounds=3), 4)
    first = contest.rounds[0].tables[0].seats[0]
    contest = record(contest, TableResult(1, 0, (1, 2, 3, 4), (first,)))
    assert contest.results[0].places == (4, 1, 2, 3)


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (TableResult(0, 0, (1, 2, 3, 4)), "contest-round-unknown"),
        (TableResult(2, 0, (1, 2, 3, 4)), "contest-round-unknown"),
        (TableResult(1, 1, (1, 2, 3, 4)), "contest-table-unknown"),
        (TableResult(1, -1, (1, 2, 3, 4)), "contest-table-unknown"),
        (TableResult(1, 0, (1, 2, 3)), "contest-places-wrong"),
        (TableResult(1, 0, (1, 1, 2, 3)), "contest-places-wrong"),
        (TableResult(1, 0, (2, 3, 4, 5)), "contest-places-wrong"),
        (TableResult(1, 0, (1, 2, 3, 4), (77,)), "contest-places-wrong"),
    ],
)
def test_wrong_results_are_refused(result: TableResult, code: str) -> None:
    assert refused(lambda: record(begun(Swiss(rounds=3), 4), result)) == code


def test_what_a_bracket_stands_on_cannot_be_corrected() -> None:
    contest = begun(SingleElimination(), 4, rounds=2)
    assert refused(lambda: record(contest, TableResult(1, 0, (2, 1)))) == "contest-result-settled"


def test_a_round_is_taken_back_with_who_left_and_came_since() -> None:
    contest = begun(Swiss(rounds=8), 9, rounds=2)
    contest = take_back_round(enter(drop(contest, 3), Entrant(50)))
    paired = next_round(contest)
    assert paired.number == 2
    sitting = {who for table in paired.tables for who in table.seats} | set(paired.byes)
    assert sitting == {1, 2, 4, 5, 6, 7, 8, 9, 50}


def test_a_round_with_a_result_is_not_taken_back() -> None:
    contest = record(begun(Swiss(rounds=3), 8), TableResult(1, 0, (1, 2, 3, 4)))
    assert refused(lambda: take_back_round(contest)) == "contest-round-played"
    assert refused(lambda: take_back_round(entered(Swiss(rounds=3), 8))) == "contest-not-started"


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Swiss(rounds=0), "contest-limit-rounds"),
        (Swiss(rounds=31), "contest-limit-rounds"),
        (Swiss(rounds=3, cut=1), "contest-cut-alone"),
        (Swiss(rounds=3, cut=-2), "contest-limit-cut"),
        (Swiss(rounds=3, sizes=()), "contest-table-size"),
        (Swiss(rounds=3, sizes=(5,)), "contest-table-size"),
        (Swiss(rounds=3, sizes=(4, 4)), "contest-table-size"),
        (Swiss(rounds=3, points=((3, 1),)), "contest-points"),
        (Swiss(rounds=3, points=((1, 3), (5, 3, 1), (5, 3, 2, 1))), "contest-points-rising"),
        (Swiss(rounds=3, points=((3, -1), (5, 3, 1), (5, 3, 2, 1))), "contest-points-limits"),
        (Swiss(rounds=3, points=((3, 1), (5, 3, 1), (101, 3, 2, 1))), "contest-points-limits"),
        (Swiss(rounds=3, points=((3, 1), (2, 2, 2), (5, 3, 2, 1))), "contest-points-flat"),
        (RoundRobin(groups=0), "contest-limit-groups"),
        (RoundRobin(laps=5), "contest-limit-laps"),
        (RoundRobin(groups=3, cut=4), "contest-cut-groups"),
        (SingleElimination(sizes=(3,)), "contest-knockout-size"),
        (DoubleElimination(sizes=(4,)), "contest-doubles-size"),
        (League(divisions=0), "contest-limit-divisions"),
        (League(moving=9), "contest-limit-moving"),
    ],
)
def test_plans_that_cannot_be_played_are_refused(plan: AnyPlan, code: str) -> None:
    assert refused(lambda: check_plan(plan, (2, 3, 4))) == code


def test_a_plan_must_suit_its_game() -> None:
    assert refused(lambda: check_plan(Swiss(rounds=3), (2, 3))) == "contest-table-size"
    four_only = SingleElimination(sizes=(4,))
    assert refused(lambda: check_plan(four_only, (4,))) == "contest-knockout-size"


@pytest.mark.parametrize(
    "plan", [Swiss(rounds=5, cut=8), RoundRobin(groups=2, cut=4), League(divisions=3), DoubleElimination()]
)
def test_plans_that_can_be_played_are_taken(plan: AnyPlan) -> None:
    check_plan(plan, (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("plan", "players"),
    [(Swiss(rounds=3), 2), (RoundRobin(groups=2), 3), (League(divisions=2), 3), (SingleElimination(), 0)],
)
def test_a_contest_does_not_begin_with_too_few(plan: AnyPlan, players: int) -> None:
    assert refused(lambda: check_start(entered(plan, players))) == "contest-too-few"
    check_start(entered(plan, 4))
