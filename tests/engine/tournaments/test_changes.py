"""Entering, dropping out, results and their correction, rounds taken back."""

import random

import msgspec
import pytest

from engine.core import RuleError
from engine.tournaments import (
    AnyPlan,
    DoubleElimination,
    Entrant,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    TableResult,
    TournamentState,
    add_round,
    bracket,
    can_enter,
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
    refused,
    the_lower_number_wins,
)


def begun(plan: AnyPlan, players: int, rounds: int = 1) -> TournamentState:
    """Return a tournament with so many rounds paired, all but the last of them played."""
    state = entered(plan, players)
    for _ in range(rounds - 1):
        state = played_round(state, next_round(state), the_lower_number_wins)
    return add_round(state, next_round(state))


def test_a_tournament_is_the_same_after_its_way_through_the_store() -> None:
    state = played_out(entered(Swiss(rounds=3, cut=4), 9), drawn(random.Random(1)))
    read = msgspec.json.decode(msgspec.json.encode(state), type=TournamentState)
    assert read == state
    assert (standings(read), bracket(read)) == (standings(state), bracket(state))


def test_one_enters_once() -> None:
    assert refused(lambda: enter(entered(Swiss(rounds=3), 4), Entrant(2))) == "tournament-entered-already"


def test_a_swiss_can_be_entered_until_half_its_rounds_are_paired() -> None:
    plan = Swiss(rounds=5, sizes=(2,))
    state = enter(begun(plan, 8, rounds=2), Entrant(50))
    assert state.entrants[-1].joined == 3
    assert refused(lambda: enter(begun(plan, 8, rounds=3), Entrant(50))) == "tournament-entry-closed-swiss"
    with pytest.raises(RuleError) as late:
        enter(begun(plan, 8, rounds=4), Entrant(50))
    assert late.value.facts == {"round": 3, "now": 4}
    single = SingleElimination()
    assert refused(lambda: enter(begun(single, 8, rounds=1), Entrant(50))) == "tournament-entry-closed"


def test_late_entrants_have_nothing_for_the_rounds_they_missed() -> None:
    state = played_round(entered(Swiss(rounds=4), 8), next_round(entered(Swiss(rounds=4), 8)), drawn_once())
    state = enter(state, Entrant(50))
    row = next(row for row in standings(state) if row.entrant == 50)
    assert (row.points, row.games) == (0, 0)
    paired = next_round(state)
    assert 50 in [who for table in paired.tables for who in table.seats]


def drawn_once():
    return drawn(random.Random(4))


@pytest.mark.parametrize("plan", [RoundRobin(), SingleElimination(), DoubleElimination(), League()])
def test_other_formats_cannot_be_entered_once_they_have_begun(plan: AnyPlan) -> None:
    assert not can_enter(begun(plan, 4))


def test_a_player_who_leaves_before_being_paired_is_removed() -> None:
    assert [e.id for e in drop(entered(Swiss(rounds=3), 4), 2).entrants] == [1, 3, 4]


def test_a_player_who_comes_back_keeps_their_points() -> None:
    state = played_round(entered(Swiss(rounds=4), 4), next_round(entered(Swiss(rounds=4), 4)), drawn_once())
    assert enter(drop(state, 1), Entrant(1)) == state


def test_nobody_drops_out_twice() -> None:
    state = drop(begun(Swiss(rounds=3), 8), 1)
    assert refused(lambda: drop(state, 1)) == "tournament-other-not-entered"


def test_a_round_waits_for_its_tables() -> None:
    state = begun(Swiss(rounds=3), 8)
    assert refused(lambda: next_round(state)) == "tournament-round-open"


def test_a_second_result_replaces_the_first() -> None:
    state = record(begun(Swiss(rounds=3), 4), TableResult(1, 0, (1, 2, 3, 4)))
    state = record(state, TableResult(1, 0, (4, 3, 2, 1)))
    assert state.results == (TableResult(1, 0, (4, 3, 2, 1)),)


def test_the_absent_are_put_behind_all_who_came() -> None:
    state = begun(Swiss(rounds=3), 4)
    first = state.rounds[0].tables[0].seats[0]
    state = record(state, TableResult(1, 0, (1, 2, 3, 4), (first,)))
    assert state.results[0].places == (4, 1, 2, 3)


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (TableResult(0, 0, (1, 2, 3, 4)), "tournament-round-unknown"),
        (TableResult(2, 0, (1, 2, 3, 4)), "tournament-round-unknown"),
        (TableResult(1, 1, (1, 2, 3, 4)), "tournament-table-unknown"),
        (TableResult(1, -1, (1, 2, 3, 4)), "tournament-table-unknown"),
        (TableResult(1, 0, (1, 2, 3)), "tournament-places-wrong"),
        (TableResult(1, 0, (1, 1, 2, 3)), "tournament-places-wrong"),
        (TableResult(1, 0, (2, 3, 4, 5)), "tournament-places-wrong"),
        (TableResult(1, 0, (1, 2, 3, 4), (77,)), "tournament-places-wrong"),
    ],
)
def test_wrong_results_are_refused(result: TableResult, code: str) -> None:
    assert refused(lambda: record(begun(Swiss(rounds=3), 4), result)) == code


def test_what_a_bracket_stands_on_cannot_be_corrected() -> None:
    state = begun(SingleElimination(), 4, rounds=2)
    assert refused(lambda: record(state, TableResult(1, 0, (2, 1)))) == "tournament-result-settled"


def test_a_round_is_taken_back_with_who_left_and_came_since() -> None:
    state = begun(Swiss(rounds=8), 9, rounds=2)
    state = take_back_round(enter(drop(state, 3), Entrant(50)))
    paired = next_round(state)
    assert paired.number == 2
    sitting = {who for table in paired.tables for who in table.seats} | set(paired.byes)
    assert sitting == {1, 2, 4, 5, 6, 7, 8, 9, 50}


def test_a_round_with_a_result_is_not_taken_back() -> None:
    state = record(begun(Swiss(rounds=3), 8), TableResult(1, 0, (1, 2, 3, 4)))
    assert refused(lambda: take_back_round(state)) == "tournament-round-played"
    assert refused(lambda: take_back_round(entered(Swiss(rounds=3), 8))) == "tournament-not-started"
