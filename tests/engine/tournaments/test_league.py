"""From one season of a league to the next: divisions that can be played, whoever comes back."""

import random

import pytest
from msgspec.structs import replace

from engine.tournaments import (
    Entrant,
    League,
    TournamentState,
    drop,
    groups,
    next_round,
    next_season,
    refilled,
    standings,
)
from tests.engine.tournaments.random_play import entered, played_out, played_round, the_lower_number_wins

PLAN = League(divisions=3)


def season(there: list[int], newcomers: int = 0) -> list[list[int]]:
    """Play a season of twelve in three divisions; return the divisions of the next, with those who return."""
    state = played_out(entered(PLAN, 12), the_lower_number_wins)
    earned = next_season(state)
    field = [one for one in earned if one.id in there]
    field += [Entrant(100 + at, strength=at) for at in range(newcomers)]
    entrants = refilled(field, earned, PLAN)
    return [
        sorted(one.id for one in part)
        for part in groups(TournamentState(plan=PLAN, seed=b"", entrants=entrants))
    ]


def test_if_all_return_everybody_is_in_the_division_they_earned() -> None:
    assert season([*range(1, 13)]) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]


def test_newcomers_start_in_the_lowest_division() -> None:
    assert season([*range(1, 13)], newcomers=2)[2] == [8, 10, 11, 12, 100, 101]


def test_the_places_of_those_who_stay_away_are_filled_from_below() -> None:
    divisions = season([1, 5, *range(6, 13)], newcomers=1)  # 2, 3 and 4 stay away
    assert divisions == [[1, 5, 6, 7], [8, 9, 10, 11], [12, 100]]


def test_nobody_is_left_alone_in_a_division() -> None:
    chance = random.Random(1)
    for _ in range(60):
        there = chance.sample(range(1, 13), chance.randint(6, 12))
        assert min(map(len, season(there))) >= 2


@pytest.mark.parametrize("there", [[1, 10, 11, 12, 8, 9], [4, 5, 6, 7, 8, 9, 10]])
def test_every_division_of_the_next_season_plays(there: list[int]) -> None:
    state = played_out(entered(PLAN, 12), the_lower_number_wins)
    earned = next_season(state)
    entrants = refilled([one for one in earned if one.id in there], earned, PLAN)
    following = played_out(TournamentState(plan=PLAN, seed=b"2", entrants=entrants), the_lower_number_wins)
    assert all(row.games for row in standings(following))


def test_a_group_that_cannot_fill_a_table_plays_no_rounds_without_games() -> None:
    state = entered(League(divisions=2, sizes=(4, 3), laps=2), 8)
    members = [one.id for one in groups(state)[0]]
    state = played_round(state, next_round(state), the_lower_number_wins)
    for who in members[2:]:
        state = drop(state, who)
    while (paired := next_round(state)) is not None:
        assert not {*members[:2]} & {*paired.rests, *paired.byes}
        state = played_round(state, paired, the_lower_number_wins)


def test_whoever_has_not_played_ranks_below_all_who_have() -> None:
    state = entered(League(), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    second = next_round(state)
    # As if player 4 had had walkovers alone: more points than anybody, and no game.
    rounds = tuple(
        replace(one, tables=tuple(t for t in one.tables if 4 not in t.seats), walkovers=(4,))
        for one in (*state.rounds, second)
    )
    results = tuple(one for one in state.results if 4 not in state.rounds[0].tables[one.table].seats)
    idle = replace(state, rounds=rounds, results=tuple(replace(one, table=0) for one in results))
    rows = standings(idle)
    played = [row.entrant for row in rows if row.games]
    assert max(rows, key=lambda row: row.points).entrant == 4
    assert [row.entrant for row in rows][: len(played)] == played
