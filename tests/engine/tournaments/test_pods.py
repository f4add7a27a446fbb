"""Pairing: tables and byes, the least cost, repeats, first seats."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from engine.tournaments import Round, Swiss, TournamentState, next_round
from engine.tournaments.history import records
from engine.tournaments.seating import table_sizes
from tests.engine.tournaments.random_play import drawn, entered, played_out, random_history

POINTS = {2: (3, 1), 3: (5, 3, 1), 4: (5, 3, 2, 1)}


@pytest.mark.parametrize(
    ("players", "sizes", "expected"),
    [
        (1, (4, 3), None),
        (2, (4, 3), None),
        (2, (4, 3, 2), (2,)),
        (3, (4, 3), (3,)),
        (5, (4, 3), (4,)),
        (5, (4, 3, 2), (3, 2)),
        (6, (4, 3, 2), (3, 3)),
        (7, (4, 3), (4, 3)),
        (8, (4, 3), (4, 4)),
        (9, (4, 3), (3, 3, 3)),
        (10, (4, 3), (4, 3, 3)),
        (11, (3, 4), (4, 4, 3)),
        (7, (2,), (2, 2, 2)),
        (6, (4,), (4,)),
    ],
)
def test_tables_of_three_come_before_byes(
    players: int, sizes: tuple[int, ...], expected: tuple[int, ...] | None
) -> None:
    assert table_sizes(players, sizes, most_byes=players) == expected


def slow(*values: int) -> list[Any]:
    """Values that take a second and more: the long runs try them."""
    return [pytest.param(value, marks=pytest.mark.soak) for value in values]


def test_there_is_no_table_when_it_would_take_a_second_bye() -> None:
    assert table_sizes(5, (4, 3), most_byes=0) is None


def scores_and_meetings(state: TournamentState) -> tuple[dict[int, Fraction], Counter[frozenset[int]]]:
    """Count from the results alone."""
    scores = dict.fromkeys((entrant.id for entrant in state.entrants), Fraction(0))
    meetings = Counter[frozenset[int]]()
    for result in state.results:
        seats = state.rounds[result.round - 1].tables[result.table].seats
        meetings.update(frozenset(pair) for pair in combinations(seats, 2))
        for who, place in zip(seats, result.places, strict=True):
            shared = POINTS[len(seats)][place - 1 : place - 1 + result.places.count(place)]
            scores[who] += Fraction(sum(shared), len(shared))
    return scores, meetings


def dues(state: TournamentState) -> Counter[int]:
    """What each pays for a small table: more than any company, for each that they have had."""
    found = Counter[int]()
    for one in state.rounds:
        largest = max(len(table.seats) for table in one.tables)
        found.update(who for table in one.tables if len(table.seats) < largest for who in table.seats)
    return Counter({who: times * 10**9 for who, times in found.items()})


def cost_of(tables: list[tuple[int, ...]], state: TournamentState) -> Fraction:
    scores, meetings = scores_and_meetings(state)
    pairs = [pair for table in tables for pair in combinations(table, 2)]
    small = [who for table in tables if len(table) < max(map(len, tables)) for who in table]
    company = sum(((scores[a] - scores[b]) ** 2 + 1000 * meetings[frozenset((a, b))] ** 2 for a, b in pairs))
    return Fraction(company) + sum(dues(state)[who] for who in small)


def exhaustive_optimum(players: list[int], sizes: list[int], state: TournamentState) -> Fraction:
    """Find the cheapest way to split the players by trying all of them."""
    scores, meetings = scores_and_meetings(state)
    due = dues(state)
    price = {
        pod: sum(
            int(144 * (scores[a] - scores[b]) ** 2) + 144_000 * meetings[frozenset((a, b))] ** 2
            for a, b in combinations(pod, 2)
        )
        + (144 * sum(due[who] for who in pod) if size < max(sizes) else 0)
        for size in set(sizes)
        for pod in combinations(players, size)
    }

    def cheapest(left: list[int], wanted: list[int]) -> int:
        if not left:
            return 0
        best = None
        for size in set(wanted):
            rest = wanted.copy()
            rest.remove(size)
            for company in combinations(left[1:], size - 1):
                others = [who for who in left[1:] if who not in company]
                cost = price[left[0], *company] + cheapest(others, rest)
                best = cost if best is None else min(best, cost)
        assert best is not None
        return best

    return Fraction(cheapest(players, sizes), 144)


def assert_optimal(players: int, seed: int, wanted: tuple[int, ...]) -> None:
    chance = random.Random(seed)
    sizes = table_sizes(players, wanted, players)
    assert sizes
    state = random_history(players, chance.randrange(6), sizes, seed, Swiss(rounds=9, sizes=wanted))
    paired = next_round(state)
    assert paired
    sitting = sorted(who for table in paired.tables for who in table.seats)
    found = cost_of([table.seats for table in paired.tables], state)
    assert found == exhaustive_optimum(sitting, [len(table.seats) for table in paired.tables], state)


@pytest.mark.parametrize("part", range(4))
def test_up_to_12_players_sit_at_the_least_cost_of_all(part: int) -> None:
    for seed in range(50 * part, 50 * part + 50):
        assert_optimal(4 + seed % 9 if seed % 10 else 12, seed, (4, 3))


def test_pairs_sit_at_the_least_cost_of_all() -> None:
    for seed in range(30):
        assert_optimal(2 + seed % 9, seed, (2,))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_up_to_16_players_sit_at_the_least_cost_of_all(part: int) -> None:
    for seed in range(1000 + 20 * part, 1020 + 20 * part):
        assert_optimal(4 + seed % 13, seed, (4, 3))


def repeats(state: TournamentState) -> int:
    _, meetings = scores_and_meetings(state)
    return sum(times - 1 for times in meetings.values())


def test_32_players_in_5_rounds_meet_again_less_than_once_a_tournament() -> None:
    total = 0
    for seed in range(20):
        state = entered(Swiss(rounds=5), 32, b"%d" % seed)
        total += repeats(played_out(state, drawn(random.Random(seed))))
    assert total <= 20


@pytest.mark.parametrize(
    ("players", "sizes"), [(32, (4, 3)), (29, (4, 3)), (24, (3, 2)), (21, (2,)), (16, (2,))]
)
def test_first_seats_differ_by_two_at_most_in_seven_rounds(players: int, sizes: tuple[int, ...]) -> None:
    for seed in range(6):
        plan = Swiss(rounds=7, sizes=sizes)
        state = played_out(entered(plan, players, b"%d" % seed), drawn(random.Random(seed)))
        firsts = Counter(table.seats[0] for paired in state.rounds for table in paired.tables)
        counts = [firsts[entrant.id] for entrant in state.entrants]
        assert max(counts) - min(counts) <= 2


def test_the_leaders_meet_and_the_last_has_the_bye() -> None:
    state = entered(Swiss(rounds=5, sizes=(2,)), 5)
    paired = next_round(state)
    assert paired
    state = played_out(state, lambda table: ((1, 2), ()))
    points = {who: record.points for who, record in records(state).items()}
    assert len(state.rounds) == 5
    assert sorted(who for one in state.rounds for who in one.byes) == [1, 2, 3, 4, 5]
    assert sum(points.values()) == 5 * (2 * 4 + 3)


def test_a_swiss_ends_early_rather_than_give_a_second_bye() -> None:
    state = played_out(entered(Swiss(rounds=9, sizes=(2,)), 3), drawn(random.Random(1)))
    assert len(state.rounds) == 3


def test_the_draw_is_another_with_another_seed_and_another_attempt() -> None:
    plan = Swiss(rounds=3)
    first = next_round(entered(plan, 16, b"a"))
    assert first == next_round(entered(plan, 16, b"a"))
    assert first != next_round(entered(plan, 16, b"b"))
    assert first != next_round(entered(plan, 16, b"a"), attempt=1)


def test_a_table_sits_by_seat_history() -> None:
    state = random_history(4, 3, (4,), 5, Swiss(rounds=9))
    paired = next_round(state)
    assert isinstance(paired, Round)
    sat_first = Counter(one.tables[0].seats[0] for one in state.rounds)
    assert sat_first[paired.tables[0].seats[0]] == 0


@pytest.mark.parametrize("players", [7, 10, 11, 13, *slow(14, 15), 18, 19, 22, 23])
def test_nobody_sits_at_a_small_table_again_before_all_have(players: int) -> None:
    """The strong once held half of these seats, and with them more points a game."""
    for seed in range(3):
        state = played_out(entered(Swiss(rounds=7), players, b"%d" % seed), drawn(random.Random(seed)))
        had = Counter(dict.fromkeys(range(1, players + 1), 0))
        for one in state.rounds:
            largest = max(len(table.seats) for table in one.tables)
            small = [who for table in one.tables if len(table.seats) < largest for who in table.seats]
            had.update(small)
            # As far as sizes allow: a player who has a bye in the meantime may be one behind.
            assert max(had.values()) - min(had.values()) <= 1 + any(later.byes for later in state.rounds)
