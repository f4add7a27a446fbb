"""Substitutes take a place over: its points, its games to come, its way through the bracket."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.tournaments import (
    AnyPlan,
    DoubleElimination,
    League,
    RoundRobin,
    SingleElimination,
    Swiss,
    Table,
    TableResult,
    TournamentState,
    add_round,
    bracket,
    drop,
    holder,
    next_round,
    open_matches,
    open_tables,
    record,
    standings,
    substitute,
)
from engine.tournaments.changes import add_tables
from tests.engine.tournaments.random_play import (
    entered,
    played_out,
    played_round,
    refused,
    the_lower_number_wins,
)

SUB = 99
PLANS: dict[str, AnyPlan] = {
    "round robin": RoundRobin(),
    "groups": RoundRobin(groups=2, cut=4),
    "single": SingleElimination(third=True),
    "best of three": SingleElimination(best_of=3),
    "double": DoubleElimination(),
    "league": League(divisions=2),
}


def as_if(sub: int, who: int) -> Callable[[Table], tuple[tuple[int, ...], ...]]:
    """The lower number wins; a substitute plays as the one before would have."""

    def result(table: Table) -> tuple[tuple[int, ...], ...]:
        return the_lower_number_wins(
            replace(table, seats=tuple(who if one == sub else one for one in table.seats))
        )

    return result


def begun(plan: AnyPlan, players: int = 8) -> TournamentState:
    """One round is played and the next one paired."""
    state = entered(plan, players)
    state = played_round(state, next_round(state), the_lower_number_wins)
    return add_round(state, next_round(state))


def played_on(state: TournamentState, result: Callable[[Table], tuple[tuple[int, ...], ...]]):
    for number, at in open_tables(state):
        places, absent = result(state.rounds[number - 1].tables[at])
        state = record(state, TableResult(number, at, places, absent))
    return played_out(state, result)


@pytest.mark.parametrize("form", PLANS)
def test_for_everybody_else_nothing_changes_but_a_name(form: str) -> None:
    before = begun(PLANS[form])
    expected = standings(played_on(before, the_lower_number_wins))
    after = standings(played_on(substitute(before, 1, SUB), as_if(SUB, 1)))
    assert [(row.rank, 1 if row.entrant == SUB else row.entrant, row.points) for row in after] == [
        (row.rank, row.entrant, row.points) for row in expected
    ]


def test_in_a_swiss_the_substitute_keeps_the_points_and_the_opponents_of_the_place() -> None:
    state = substitute(begun(Swiss(rounds=3, sizes=(2,))), 1, SUB)
    row = next(row for row in standings(state) if row.entrant == SUB)
    assert (row.points, row.games, row.wins) == (3, 1, 1)
    met = {who for table in state.rounds[0].tables if SUB in table.seats for who in table.seats}
    state = played_on(state, as_if(SUB, 1))
    assert all(not met & {*table.seats} - {SUB} for table in state.rounds[1].tables if SUB in table.seats)


def test_rounds_that_were_played_keep_the_name_of_who_played_them() -> None:
    state = substitute(begun(RoundRobin()), 1, SUB)
    (one,) = (entrant for entrant in state.entrants if entrant.id == SUB)
    assert [holder(one, number) for number in (1, 2, 3)] == [1, SUB, SUB]
    again = substitute(played_round_of(state), SUB, 98)
    (one,) = (entrant for entrant in again.entrants if entrant.id == 98)
    assert [holder(one, number) for number in (1, 2, 3)] == [1, SUB, 98]


def played_round_of(state: TournamentState) -> TournamentState:
    """The paired round is played, and the next one paired."""
    for number, at in open_tables(state):
        state = record(state, TableResult(number, at, (1, 2)))
    return add_round(state, next_round(state))


def test_whoever_dropped_out_of_a_round_robin_is_replaced_for_the_games_to_come() -> None:
    state = drop(begun(RoundRobin()), 1)
    state = played_round_of(state)
    (walkover,) = state.rounds[-1].walkovers
    state = substitute(state, 1, SUB)
    state = played_on(state, as_if(SUB, 1))
    rows = {row.entrant: row for row in standings(state)}
    assert rows[SUB].games == 6 and rows[walkover].games == 6  # the walkover stays one
    assert sum(table.seats.count(SUB) for one in state.rounds for table in one.tables) == 6


@pytest.mark.parametrize("players", [4, 6])
def test_in_parallel_nobody_has_both_the_walkover_and_the_game(players: int) -> None:
    state = entered(RoundRobin(parallel=True), players)
    state = add_round(state, next_round(state))
    for number, at in open_tables(state):
        state = record(state, TableResult(number, at, (1, 2)))
    state = drop(state, 1)
    state = add_tables(state, next_round(state))
    given = len(state.rounds[-1].walkovers)
    assert given
    state = substitute(state, 1, SUB)
    for _ in range(40):
        for number, at in open_tables(state)[:1]:
            state = record(state, TableResult(number, at, (1, 2)))
        made = open_matches(state) if open_tables(state) else next_round(state)
        state = add_tables(state, made) if made else state
    games = sum(len(one.tables) for one in state.rounds)
    walkovers = sum(len(one.walkovers) for one in state.rounds)
    assert (games + walkovers, walkovers) == (players * (players - 1) // 2, given)


def test_whoever_dropped_out_of_a_match_that_nobody_else_has_left_is_replaced() -> None:
    state = drop(begun(SingleElimination()), 1)
    state = substitute(state, 1, SUB)
    assert any(SUB in match.slots for match in bracket(state).matches if match.level == 2)


def test_a_place_whose_opponent_plays_on_cannot_be_taken_any_more() -> None:
    state = entered(SingleElimination(), 4)
    state = add_round(state, next_round(state))
    at = next(at for at, table in enumerate(state.rounds[0].tables) if 1 in table.seats)
    for number, table in open_tables(state):
        places = (1, 1) if table == at else (1, 2)  # tied: it would be played again
        state = record(state, TableResult(number, table, places))
    state = drop(state, 1)
    state = add_tables(state, open_matches(state) or next_round(state))
    assert refused(lambda: substitute(state, 1, SUB)) == "tournament-substitute-late"


@pytest.mark.parametrize("plan", [SingleElimination(), Swiss(rounds=1, sizes=(2,)), RoundRobin(groups=4)])
def test_a_place_that_has_nothing_left_to_play_is_not_given(plan: AnyPlan) -> None:
    state = entered(plan, 8)
    state = played_round(state, next_round(state), the_lower_number_wins)
    assert refused(lambda: substitute(state, 8, SUB)) == "tournament-substitute-out"


def test_nobody_takes_a_second_place() -> None:
    state = begun(SingleElimination())
    assert refused(lambda: substitute(state, 1, 8)) == "tournament-substitute-played"
    assert refused(lambda: substitute(state, 50, SUB)) == "tournament-other-not-entered"
    assert refused(lambda: substitute(substitute(state, 1, SUB), 2, 1)) == "tournament-substitute-played"
