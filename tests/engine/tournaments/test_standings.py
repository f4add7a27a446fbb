"""Points and tie-breaks: literal cases, and a recount that shares no code with the engine."""

import random
from fractions import Fraction
from functools import cmp_to_key
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.tournaments import (
    Round,
    RoundRobin,
    Row,
    Swiss,
    Table,
    TableResult,
    TournamentState,
    add_round,
    drop,
    record,
    standings,
    tie_breaks,
)
from engine.tournaments.history import table_points
from engine.tournaments.model import POINTS
from tests.engine.tournaments.random_play import drawn, entered, played_out, the_lower_number_wins

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2, 3, 4), (5, 3, 2, 1)),
        ((2, 1, 2, 4), (Fraction(5, 2), 5, Fraction(5, 2), 1)),
        ((1, 1, 1, 1), (Fraction(11, 4),) * 4),
        ((1, 2, 2), (5, 2, 2)),
        ((1, 1), (2, 2)),
    ],
)
def test_shared_places_get_the_mean_of_their_points(places, expected) -> None:
    assert table_points(POINTS, places) == expected


def test_the_absent_get_no_points() -> None:
    assert table_points(POINTS, (1, 2, 3, 3), absent=(2, 3)) == (5, 3, 0, 0)


def rows_of(state: TournamentState) -> dict[int, Row]:
    return {row.entrant: row for row in standings(state)}


def after(state: TournamentState, *rounds: tuple[tuple[int, ...], ...]) -> TournamentState:
    """Play these rounds at tables whose players are named in the order of their places."""
    for seats in rounds:
        number = len(state.rounds) + 1
        state = add_round(state, Round(number, "swiss", tuple(Table(table) for table in seats)))
        for at, table in enumerate(seats):
            state = record(state, TableResult(number, at, tuple(range(1, len(table) + 1))))
    return state


def test_tie_breaks_are_named_before_the_start() -> None:
    assert tie_breaks(Swiss(rounds=3)) == ("opponents", "wins", "direct", "firsts", "lot")
    assert tie_breaks(Swiss(rounds=3, sizes=(2,))) == ("buchholz", "sonneborn", "direct", "lot")


@pytest.mark.parametrize(
    ("ties", "order"), [("averages", [4, 3, 2, 5, 1, 6]), ("direct", [4, 3, 2, 1, 5, 6])]
)
def test_games_against_each_other_may_count_before_the_strength_of_opponents(ties, order) -> None:
    state = entered(Swiss(rounds=3, sizes=(2,), ties=ties), 6)
    rounds = ((2, 1), (4, 6), (5, 3)), ((1, 5), (4, 6), (3, 2)), ((3, 5), (4, 6), (2, 1))
    rows = standings(after(state, *rounds))
    assert [row.entrant for row in rows] == order  # 1 has beaten 5, whose opponents were stronger
    at = tie_breaks(state.plan).index("direct")
    assert [row.breaks[at] for row in rows if row.entrant == 1] == [1 if ties == "direct" else None]


def test_buchholz_leaves_out_the_lowest_opponent() -> None:
    state = entered(Swiss(rounds=3, sizes=(2,)), 4)
    state = after(state, ((1, 2), (3, 4)), ((1, 3), (2, 4)))
    # 1 has 6, 2 and 3 have 4, 4 has 2.
    assert [row.points for row in standings(state)] == [6, 4, 4, 2]
    assert rows_of(state)[4].breaks[0] == 4
    assert rows_of(state)[2].breaks[:2] == (6, 2)


def test_the_only_opponent_is_the_lowest_also_while_the_next_game_is_played() -> None:
    state = after(entered(Swiss(rounds=3, sizes=(2,)), 4), ((1, 2), (3, 4)))
    assert [row.breaks[0] for row in standings(state)] == [0, 0, 0, 0]
    state = add_round(state, Round(2, "swiss", (Table((1, 3)), Table((2, 4)))))
    assert [row.breaks[0] for row in standings(state)] == [0, 0, 0, 0]
    state = record(state, TableResult(2, 0, (1, 2)))  # 3 has met 4, who has 1, and 1, who has 6
    assert [rows_of(state)[who].breaks[0] for who in (3, 4)] == [6, 0]


def test_a_bye_is_the_opponent_that_buchholz_leaves_out() -> None:
    state = entered(Swiss(rounds=2, sizes=(2,)), 3)
    state = add_round(state, Round(1, "swiss", (Table((2, 3)),), byes=(1,)))
    state = record(state, TableResult(1, 0, (1, 2)))
    state = add_round(state, Round(2, "swiss", (Table((1, 2)),), byes=(3,)))
    state = record(state, TableResult(2, 0, (1, 2)))
    row = rows_of(state)[1]
    assert (row.points, row.breaks[0], row.games, row.wins) == (6, 4, 1, 1)


def test_head_to_head_counts_only_if_all_who_are_equal_have_met() -> None:
    state = entered(Swiss(rounds=2, sizes=(2,)), 4)
    state = after(state, ((1, 2), (3, 4)), ((2, 1), (4, 3)))
    assert {row.breaks[2] for row in standings(state)} == {None}
    state = after(entered(Swiss(rounds=2, sizes=(2,)), 2), ((1, 2),), ((2, 1),))
    assert [row.breaks[2] for row in standings(state)] == [HALF, HALF]


def test_a_shared_first_place_is_no_win() -> None:
    state = entered(Swiss(rounds=1), 4)
    state = add_round(state, Round(1, "swiss", (Table((1, 2, 3, 4)),)))
    state = record(state, TableResult(1, 0, (1, 1, 3, 4)))
    assert [rows_of(state)[who].wins for who in (1, 2, 3)] == [0, 0, 0]
    assert rows_of(state)[1].points == 4


def test_fewer_first_seats_go_before_the_draw() -> None:
    state = entered(Swiss(rounds=1), 8)
    state = add_round(state, Round(1, "swiss", (Table((1, 2, 3, 4)), Table((5, 6, 7, 8)))))
    state = record(state, TableResult(1, 0, (2, 1, 3, 4)))
    state = record(state, TableResult(1, 1, (1, 2, 3, 4)))
    assert [row.entrant for row in standings(state)][:4] == [2, 5, 6, 1]


def test_a_player_who_dropped_out_stays_in_the_standings() -> None:
    state = after(entered(Swiss(rounds=3), 8), ((1, 2, 3, 4), (5, 6, 7, 8)))
    state = drop(state, 5)
    row = rows_of(state)[5]
    assert (row.points, row.is_dropped) == (5, True)
    assert len(standings(state)) == 8


def test_the_strongest_wins_a_round_robin() -> None:
    state = played_out(entered(RoundRobin(), 6), the_lower_number_wins)
    assert [row.entrant for row in standings(state)] == [1, 2, 3, 4, 5, 6]


class Recount:
    """Compute points and tie-breaks again, from rounds and results alone."""

    def __init__(self, state: TournamentState) -> None:
        self.is_duel = state.plan.sizes == (2,)
        self.rounds = len(state.rounds)
        self.who = [entrant.id for entrant in state.entrants]
        self.games = list[dict[int, tuple[int, Fraction]]]()
        self.firsts = dict.fromkeys(self.who, 0)
        self.points = dict.fromkeys(self.who, Fraction(0))
        self.wins = dict.fromkeys(self.who, 0)
        for result in state.results:
            self._count(state.rounds[result.round - 1].tables[result.table].seats, result)
        for one in state.rounds:
            for who in (*one.byes, *one.walkovers):
                self.points[who] += 3 if self.is_duel else 5

    def _count(self, seats: tuple[int, ...], result: TableResult) -> None:
        prizes = {2: [3, 1], 3: [5, 3, 1], 4: [5, 3, 2, 1]}[len(seats)]
        order = sorted(range(len(seats)), key=lambda seat: result.places[seat])
        pots = dict[int, list[int]]()
        for prize, seat in zip(prizes, order, strict=True):
            pots.setdefault(result.places[seat], []).append(prize)
        game = dict[int, tuple[int, Fraction]]()
        for seat, who in enumerate(seats):
            pot = pots[result.places[seat]]
            got = Fraction(0) if who in result.absent else Fraction(sum(pot), len(pot))
            game[who] = (result.places[seat], got)
            self.points[who] += got
            self.wins[who] += result.places[seat] == 1 and len(pot) == 1 and who not in result.absent
        self.firsts[seats[0]] += 1
        self.games.append(game)

    def average(self, who: int) -> Fraction:
        mine = [game[who][1] for game in self.games if who in game]
        return sum(mine, Fraction(0)) / len(mine) if mine else Fraction(0)

    def first_breaks(self, who: int) -> tuple[Fraction, ...]:
        mine = [game for game in self.games if who in game]
        others = [(other, game) for game in mine for other in game if other != who]
        if not self.is_duel:
            averages = [self.average(other) for other, _ in others]
            return (sum(averages, Fraction(0)) / max(1, len(averages)), Fraction(self.wins[who]))
        faced = [self.points[other] for other, _ in others] + [Fraction(0)] * (self.rounds - len(others))
        beaten = [self.points[other] for other, game in others if game[who][0] < game[other][0]]
        drawn_with = [self.points[other] for other, game in others if game[who][0] == game[other][0]]
        return (sum(faced) - min(faced, default=0), sum(beaten) + Fraction(sum(drawn_with)) / 2)

    def direct(self, equals: list[int]) -> dict[int, Fraction]:
        made = dict.fromkeys(equals, Fraction(0))
        for one, other in combinations(equals, 2):
            games = [game for game in self.games if one in game and other in game]
            if not games:
                return dict.fromkeys(equals, Fraction(0))
            for game in games:
                better = (game[one][0] < game[other][0]) - (game[one][0] > game[other][0])
                made[one] += Fraction(1 + better, 2 * len(games))
                made[other] += Fraction(1 - better, 2 * len(games))
        return made

    def order(self, lots: dict[int, Fraction]) -> list[int]:
        main = {who: (self.points[who], *self.first_breaks(who)) for who in self.who}
        direct = {who: self.direct([o for o in self.who if main[o] == main[who]])[who] for who in self.who}

        def compare(one: int, other: int) -> int:
            for mine, theirs in ((main[one], main[other]), (direct[one], direct[other])):
                if mine != theirs:
                    return -1 if mine > theirs else 1
            if not self.is_duel and self.firsts[one] != self.firsts[other]:
                return self.firsts[one] - self.firsts[other]
            return -1 if lots[one] < lots[other] else 1

        return sorted(self.who, key=cmp_to_key(compare))


@settings(max_examples=50, deadline=None)
@given(
    players=st.integers(2, 13),
    sizes=st.sampled_from([(4, 3), (4, 3, 2), (3, 4), (2,)]),
    rounds=st.integers(1, 5),
    seed=st.integers(0, 10**6),
)
def test_standings_equal_an_independent_recount(players, sizes, rounds, seed) -> None:
    state = entered(Swiss(rounds=rounds, sizes=sizes), players, b"%d" % seed)
    state = played_out(state, drawn(random.Random(seed), absence=0.1))
    rows, recount = standings(state), Recount(state)
    assert {row.entrant: row.points for row in rows} == recount.points
    assert {row.entrant: row.wins for row in rows} == recount.wins
    assert all(row.breaks[:2] == recount.first_breaks(row.entrant) for row in rows)
    assert [row.entrant for row in rows] == recount.order({row.entrant: row.breaks[-1] for row in rows})
