"""Swiss with a cut, round robins, knock-outs and leagues, for any number of players."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.tournaments import (
    AnyPlan,
    DoubleElimination,
    Entrant,
    League,
    Round,
    RoundRobin,
    SingleElimination,
    Swiss,
    TournamentState,
    add_round,
    bracket,
    can_enter,
    drop,
    enter,
    groups,
    is_replay,
    next_round,
    next_season,
    players,
    rounds_planned,
    standings,
)
from tests.engine.tournaments.random_play import (
    drawn,
    entered,
    played_out,
    played_round,
    the_lower_number_wins,
    with_drops,
)

KNOCKOUTS = (SingleElimination(), SingleElimination(sizes=(4, 3, 2)), DoubleElimination())
PLANS: tuple[AnyPlan, ...] = (
    Swiss(rounds=5),
    Swiss(rounds=6, sizes=(4, 3, 2), cut=8),
    Swiss(rounds=5, sizes=(2,), cut=4),
    Swiss(rounds=4, sizes=(3, 4)),
    RoundRobin(),
    RoundRobin(groups=2, cut=4),
    RoundRobin(groups=2, sizes=(4, 3)),
    League(divisions=2, laps=2),
    *KNOCKOUTS,
)


def meetings(state: TournamentState) -> Counter[tuple[int, ...]]:
    tables = [table for one in state.rounds for table in one.tables]
    return Counter(pair for table in tables for pair in combinations(sorted(table.seats), 2))


def assert_sound(state: TournamentState, paired: Round) -> None:
    """Check that nobody sits twice or sits and is free, and that in a Swiss all sit or have a first bye."""
    sitting = [who for table in paired.tables for who in table.seats]
    free = [*paired.byes, *paired.walkovers, *paired.rests]
    here = {entrant.id for entrant in players(state, paired.number)}
    assert len(sitting) == len(set(sitting))
    assert not set(sitting) & set(free)
    assert len(free) == len(set(free))
    assert set(sitting) | set(free) <= here
    assert all(2 <= len(table.seats) <= max(state.plan.sizes[0], 4) for table in paired.tables)
    if paired.stage == "swiss":
        assert set(sitting) | set(paired.byes) == here
    had_byes = Counter(who for one in (*state.rounds, paired) for who in one.byes)
    assert max(had_byes.values(), default=1) == 1


@settings(max_examples=70, deadline=None)
@given(plan=st.sampled_from(PLANS), count=st.integers(4, 13), seed=st.integers(0, 10**6))
def test_every_round_is_sound_when_players_come_go_or_stay_away(plan, count, seed) -> None:
    chance = random.Random(seed)
    state = entered(plan, count, b"%d" % seed)
    newcomer = 100
    while (paired := next_round(state)) is not None:
        assert paired == next_round(state)
        assert_sound(state, paired)
        state = played_round(state, paired, drawn(chance, absence=0.05))
        state = with_drops(state, chance, 0.08)
        if can_enter(state):
            state, newcomer = enter(state, Entrant(newcomer)), newcomer + 1
        assert len(state.rounds) < 100
    assert {row.entrant for row in standings(state)} == {entrant.id for entrant in state.entrants}


@pytest.mark.parametrize("plan", KNOCKOUTS, ids=("single", "two-of-four", "double"))
@pytest.mark.parametrize("count", [*range(2, 20), 31, 32, 33, 47, 63, 64])
def test_a_knockout_comes_to_a_champion(plan: AnyPlan, count: int) -> None:
    state = played_out(entered(plan, count), the_lower_number_wins)
    drawn_bracket = bracket(state)
    assert drawn_bracket and drawn_bracket.champion == 1
    assert [row.entrant for row in standings(state)][:2] == [1, 2]
    assert sum(len(one.tables) for one in state.rounds) >= count // 4


@settings(max_examples=40, deadline=None)
@given(plan=st.sampled_from(KNOCKOUTS), count=st.integers(2, 64), seed=st.integers(0, 10**6))
def test_a_knockout_with_drops_and_draws_comes_to_a_champion(plan, count, seed) -> None:
    chance = random.Random(seed)
    state = entered(plan, count, b"%d" % seed)
    while (paired := next_round(state)) is not None:
        assert_sound(state, paired)
        played = played_round(state, paired, drawn(chance, absence=0.1))
        assert has_kept_its_decisions(state, played)
        state = with_drops(played, chance, 0.1)
        assert has_kept_its_decisions(played, state)
    shown = bracket(state)
    assert shown and shown.champion in shown.seeds
    assert standings(state)[0].entrant == shown.champion


def has_kept_its_decisions(before: TournamentState, now: TournamentState) -> bool:
    """Are all matches that were decided before still decided in the same way?"""
    pairs = zip(bracket(before).matches, bracket(now).matches, strict=True)
    return all(new.ahead == old.ahead for old, new in pairs if old.ahead)


@pytest.mark.parametrize("count", range(2, 33))
def test_in_a_single_elimination_all_but_the_champion_lose_once(count: int) -> None:
    state = played_out(entered(SingleElimination(), count), drawn(random.Random(count)))
    assert len({table.part for one in state.rounds for table in one.tables}) == count - 1


@pytest.mark.parametrize("count", range(2, 33))
def test_in_a_double_elimination_all_but_the_champion_lose_twice(count: int) -> None:
    state = played_out(entered(DoubleElimination(), count), no_ties(random.Random(count)))
    lost = Counter[int]()
    for result in state.results:
        seats = state.rounds[result.round - 1].tables[result.table].seats
        lost[seats[result.places.index(2)]] += 1
    champion = bracket(state).champion
    assert all(lost[who] == 2 for who in range(1, count + 1) if who != champion)
    assert lost[champion] < 2


def no_ties(chance: random.Random):
    def result(table):
        return tuple(chance.sample(range(1, len(table.seats) + 1), len(table.seats))), ()

    return result


def test_the_final_of_a_double_elimination_is_played_again_if_its_favourite_loses() -> None:
    state = entered(DoubleElimination(), 2)
    first = next_round(state)
    state = played_round(state, first, the_lower_number_wins)
    state = played_round(state, next_round(state), the_lower_number_wins)
    assert bracket(state).champion == 1
    state = played_round(entered(DoubleElimination(), 2), first, the_lower_number_wins)
    state = played_round(state, next_round(state), the_higher_number_wins)
    assert bracket(state).champion is None
    state = played_round(state, next_round(state), the_higher_number_wins)
    assert bracket(state).champion == 2
    assert next_round(state) is None


def the_higher_number_wins(table):
    return tuple(1 + sum(other > who for other in table.seats) for who in table.seats), ()


def test_the_best_seeds_have_the_free_passes_and_meet_last() -> None:
    state = entered(SingleElimination(), 5)
    paired = next_round(state)
    assert [sorted(table.seats) for table in paired.tables] == [[4, 5]]
    assert paired.rests == (1, 2, 3)
    state = played_out(state, the_lower_number_wins)
    assert sorted(state.rounds[-1].tables[0].seats) == [1, 2]


def test_two_of_four_go_on() -> None:
    state = played_out(entered(SingleElimination(sizes=(4, 3, 2)), 16), the_lower_number_wins)
    assert [len(one.tables) for one in state.rounds] == [4, 2, 1]
    assert sorted(state.rounds[-1].tables[0].seats) == [1, 2, 3, 4]
    assert [row.rank for row in standings(state)][:5] == [1, 2, 3, 4, 5]


def test_a_player_who_drops_out_of_a_knockout_loses_without_play() -> None:
    state = entered(SingleElimination(), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = drop(state, 1)
    assert next_round(state) is None
    assert bracket(state).champion == 2


@pytest.mark.parametrize("count", range(2, 13))
@pytest.mark.parametrize("laps", [1, 2])
def test_in_a_round_robin_every_two_meet_once_a_lap(count: int, laps: int) -> None:
    state = played_out(entered(RoundRobin(laps=laps), count), drawn(random.Random(1)))
    assert meetings(state) == dict.fromkeys(combinations(range(1, count + 1), 2), laps)


@pytest.mark.parametrize(("count", "rounds"), [(8, 3), (9, 4), (12, 4), (13, 6), (16, 5)])
def test_at_tables_of_four_nearly_every_two_meet_once(count: int, rounds: int) -> None:
    state = played_out(entered(RoundRobin(sizes=(4, 3)), count), drawn(random.Random(1)))
    assert len(state.rounds) == rounds
    assert max(meetings(state).values()) <= 2
    assert len(meetings(state)) >= 0.8 * count * (count - 1) / 2


def test_groups_are_of_equal_strength() -> None:
    parts = groups(entered(RoundRobin(groups=3), 9))
    assert [[entrant.id for entrant in part] for part in parts] == [[1, 6, 7], [2, 5, 8], [3, 4, 9]]


def test_a_player_who_meets_a_dropout_in_a_round_robin_has_a_walkover() -> None:
    state = entered(RoundRobin(), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = played_out(drop(state, 4), the_lower_number_wins)
    assert [len(one.walkovers) for one in state.rounds] == [0, 1, 1]
    assert len(state.rounds) == 3


def test_after_the_groups_the_best_of_each_play_a_knockout() -> None:
    state = played_out(entered(RoundRobin(groups=2, cut=4), 8), the_lower_number_wins)
    assert [one.stage for one in state.rounds] == ["groups"] * 3 + ["knockout"] * 2
    assert bracket(state).seeds == (2, 1, 3, 4)  # equal in everything, so by lot; those of one group apart
    assert [row.entrant for row in standings(state)][:2] == [1, 2]
    assert [row.rank for row in standings(state)] == [1, 2, 3, 3, 5, 6, 7, 8]


def test_the_cut_of_a_swiss_leaves_the_others_their_order() -> None:
    state = entered(Swiss(rounds=3, cut=4), 12)
    for _ in range(3):
        state = played_round(state, next_round(state), the_lower_number_wins)
    order = [row.entrant for row in standings(state)]
    state = played_out(state, the_higher_number_wins)
    final = standings(state)
    assert final[0].entrant == max(order[:4])
    assert [row.entrant for row in final][4:] == order[4:]
    assert [row.rank for row in final] == list(range(1, 13))


def test_a_player_who_dropped_out_is_not_in_the_cut() -> None:
    state = entered(Swiss(rounds=1, cut=2, sizes=(2,)), 4)
    state = played_round(state, next_round(state), the_lower_number_wins)
    best = standings(state)[0].entrant
    paired = next_round(drop(state, best))
    assert best not in paired.tables[0].seats


def test_after_a_season_the_best_go_up_and_the_last_go_down() -> None:
    state = entered(League(divisions=3, moving=1), 12)
    assert [[e.id for e in part] for part in groups(state)] == [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    state = played_out(state, the_lower_number_wins)
    divisions = {entrant.id: entrant.division for entrant in next_season(state)}
    assert [who for who, division in divisions.items() if division == 1] == [1, 2, 3, 5]
    assert [who for who, division in divisions.items() if division == 2] == [4, 6, 7, 9]
    assert [who for who, division in divisions.items() if division == 3] == [8, 10, 11, 12]


def test_newcomers_begin_in_the_lowest_division() -> None:
    state = played_out(entered(League(divisions=2), 8), the_lower_number_wins)
    second = replace(state, entrants=next_season(state), rounds=(), results=())
    second = enter(second, Entrant(99, strength=5000))
    assert 99 in [entrant.id for entrant in groups(second)[1]]


def test_more_go_up_if_a_player_dropped_out_above() -> None:
    state = entered(League(divisions=3, moving=1), 12)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = played_out(drop(state, 2), the_lower_number_wins)
    divisions = [entrant.division for entrant in next_season(state)]
    assert [divisions.count(division) for division in (1, 2, 3)] == [4, 4, 3]


@pytest.mark.parametrize(
    ("plan", "count", "expected"),
    [
        (Swiss(rounds=5, cut=8), 20, 7),
        (Swiss(rounds=5, sizes=(2,), cut=8), 20, 8),
        (RoundRobin(groups=2, cut=4), 9, 7),
        (RoundRobin(sizes=(4, 3)), 13, 6),
        (SingleElimination(), 9, 4),
        (League(divisions=2, laps=2), 8, 6),
    ],
)
def test_the_number_of_rounds_is_known_before_the_start(plan: AnyPlan, count: int, expected: int) -> None:
    state = entered(plan, count)
    assert rounds_planned(state) == expected
    state = played_out(state, the_lower_number_wins)
    assert len(state.rounds) == expected == rounds_planned(state)


def test_how_often_a_final_is_played_is_not_known_before() -> None:
    assert rounds_planned(entered(DoubleElimination(), 8)) is None


@pytest.mark.parametrize("plan", [Swiss(rounds=4, cut=8), RoundRobin(groups=2, cut=4), SingleElimination()])
def test_there_are_never_more_rounds_than_planned_even_if_players_leave(plan: AnyPlan) -> None:
    for seed in range(10):
        chance = random.Random(seed)
        state, is_unknown = entered(plan, 10, b"%d" % seed), False
        while (paired := next_round(state)) is not None:
            planned = rounds_planned(add_round(state, paired))
            # It is no longer known once a replay is played beside the next matches.
            is_mixed = any(is_replay(state, paired, at) for at in range(len(paired.tables)))
            is_unknown = is_unknown or (is_mixed and planned is None)
            assert is_unknown or (planned is not None and paired.number <= planned)
            state = with_drops(played_round(state, paired, drawn(chance)), chance, 0.1)


def test_a_player_who_dropped_out_of_a_season_is_not_in_the_next() -> None:
    state = entered(League(divisions=2), 8)
    state = played_round(state, next_round(state), the_lower_number_wins)
    state = played_out(drop(state, 1), the_lower_number_wins)
    assert 1 not in [entrant.id for entrant in next_season(state)]
