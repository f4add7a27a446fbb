"""Round robins whose tables open as people are free."""

import random
from collections import Counter

import pytest

from engine.tournaments import (
    League,
    RoundRobin,
    TableResult,
    TournamentState,
    add_round,
    add_tables,
    check_plan,
    drop,
    next_round,
    open_matches,
    open_tables,
    record,
    standings,
)
from tests.engine.tournaments.random_play import entered, refused


def seats(state: TournamentState, at: tuple[int, int]) -> tuple[int, ...]:
    return state.rounds[at[0] - 1].tables[at[1]].seats


def opened(state: TournamentState) -> TournamentState:
    """Begin all that can begin."""
    if not open_tables(state):
        paired = next_round(state)
        return state if paired is None else add_round(state, paired)
    while (more := open_matches(state)) is not None:
        state = add_tables(state, more)
    return state


def pairs(state: TournamentState) -> Counter[frozenset[int]]:
    return Counter(frozenset(table.seats) for one in state.rounds for table in one.tables)


def test_one_slow_table_holds_up_nobody_else() -> None:
    state = opened(entered(RoundRobin(parallel=True), 6))
    slow = open_tables(state)[0]
    while fast := [at for at in open_tables(state) if at != slow]:
        state = opened(record(state, TableResult(*fast[0], (1, 2))))
    waiting = {1, 2, 3, 4, 5, 6} - {*seats(state, slow)}
    met = pairs(state)
    assert all(met[frozenset((a, b))] == 1 for a in waiting for b in waiting if a < b)


@pytest.mark.parametrize("plan", [RoundRobin(parallel=True), RoundRobin(parallel=True, laps=2, groups=2)])
@pytest.mark.parametrize("players", [5, 8])
@pytest.mark.parametrize("seed", [1, 2])
def test_all_meet_whoever_is_fast_and_nobody_sits_at_two_tables(
    plan: RoundRobin, players: int, seed: int
) -> None:
    chance = random.Random(seed)
    state = opened(entered(plan, players))
    while still := open_tables(state):
        busy = [who for at in still for who in seats(state, at)]
        assert len(busy) == len({*busy})
        rounds = [[who for table in one.tables for who in table.seats] for one in state.rounds]
        assert all(len(here) == len({*here}) for here in rounds)
        state = opened(record(state, TableResult(*chance.choice(still), (1, 2))))
    sizes = [players] if plan.groups == 1 else [players // 2, players - players // 2]
    assert sum(pairs(state).values()) == plan.laps * sum(n * (n - 1) // 2 for n in sizes)
    assert set(pairs(state).values()) == {plan.laps} and next_round(state) is None


def test_who_would_have_met_somebody_who_left_gets_the_points_once() -> None:
    state = opened(entered(League(parallel=True), 4))
    left = seats(state, (1, 0))[0]
    met = seats(state, (1, 0))[1]
    state = drop(state, left)
    while still := open_tables(state):
        state = opened(record(state, TableResult(*still[0], (1, 2))))
    while (paired := next_round(state)) is not None:
        state = add_round(state, paired)
    free = Counter(who for one in state.rounds for who in one.walkovers)
    assert free == {who: 1 for who in (1, 2, 3, 4) if who not in (left, met)}
    assert {row.entrant: row.games for row in standings(state)}[met] == 3


def test_only_duels_open_as_people_are_free() -> None:
    wrong = RoundRobin(parallel=True, sizes=(4, 3))
    assert refused(lambda: check_plan(wrong, (2, 3, 4))) == "tournament-parallel-size"
