"""Tournaments run by the service alone: whole ones at scale, deadlines, absentees, organisers' acts."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import Any

import pytest

from db.queries import tournaments
from engine import GAMES
from engine.core import RuleError
from engine.tournaments import Swiss, TournamentState, standings
from tests.engines import on_both_engines
from tests.playing.service import DAY, Hall
from tests.playing.stores import rated_results


async def begun(hall: Hall, players: int, plan: Any, game: str = "junior", **terms: Any) -> int:
    """A tournament whose first round is paired."""
    number = (await hall.create(game, plan, **{"least": 2} | terms)).row.id
    await hall.enter(number, range(101, 101 + players))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    return number


def points_by_hand(state: TournamentState) -> dict[int, Fraction]:
    """An independent count: shared places share the points of the places they fill."""
    scale = {2: (3, 1), 3: (5, 3, 1), 4: (5, 3, 2, 1)}
    total = {entrant.id: Fraction(0) for entrant in state.entrants}
    for result in state.results:
        seats = state.rounds[result.round - 1].tables[result.table].seats
        present = [who for who in seats if who not in result.absent]
        for who in present:
            place = result.places[seats.index(who)]
            sharing = result.places.count(place)
            points = scale[len(seats)][place - 1 : place - 1 + sharing]
            total[who] += Fraction(sum(points), sharing)
    for a_round in state.rounds:
        for who in (*a_round.byes, *a_round.walkovers):
            total[who] += scale[state.plan.sizes[0]][0]
    return total


def check_rounds(state: TournamentState) -> None:
    """Nobody is paired with themselves, twice in a round, or given a second bye."""
    byes: Counter[int] = Counter()
    for a_round in state.rounds:
        seated = [who for table in a_round.tables for who in table.seats]
        busy = [*seated, *a_round.byes, *a_round.walkovers, *a_round.rests]
        assert len(busy) == len(set(busy))
        byes.update(a_round.byes)
    assert all(count == 1 for count in byes.values())


async def run_with_trouble(hall: Hall, number: int, *, moves: int, no_shows: int) -> TournamentState:
    """To the end, with drop-outs, people who never come, and restarts between and within rounds."""
    entrants = [one.user_id for one in (await hall.service.records.load(number)).entrants]
    absent = set(hall.dice.sample(entrants, no_shows))
    for _ in range(40):
        known = await hall.advance(number)
        if known.row.status == "over":
            return known.state
        games = [one.game_id for one in known.open_pairings]
        hall.dice.shuffle(games)
        for index, game_id in enumerate(games):
            await hall.play_table(game_id, absent, moves)
            if index == len(games) // 2:
                await hall.restart()
                await hall.advance(number)
        playing = [one.id for one in known.state.entrants if one.dropped is None and one.id not in absent]
        if hall.dice.random() < 0.5:
            await hall.service.entries.leave(number, hall.dice.choice(playing))
        hall.time += 8 * DAY
        await hall.restart()
    raise AssertionError("the tournament does not end")


async def check_whole(hall: Hall, game: str, players: int, rounds: int, *, moves: int, no_shows: int) -> None:
    number = await begun(hall, players, Swiss(rounds=rounds), game)
    state = await run_with_trouble(hall, number, moves=moves, no_shows=no_shows)
    assert len(state.rounds) == rounds
    check_rounds(state)
    rows = standings(state)
    assert {row.entrant: row.points for row in rows} == points_by_hand(state)
    assert [row.points for row in rows] == sorted((row.points for row in rows), reverse=True)


@on_both_engines
async def test_a_tournament_with_drop_outs_no_shows_and_restarts_completes(hall: Hall) -> None:
    await check_whole(hall, "junior", 14, 3, moves=40, no_shows=2)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
async def test_128_players_over_7_rounds(hall: Hall, game: str) -> None:
    await check_whole(hall, game, 128, 7, moves=400, no_shows=5)


async def test_the_round_ends_at_its_deadline_by_the_games_own_score(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2))
    pairing = (await hall.store.read(tournaments.pairings, number))[0]
    await hall.play_table(pairing.game_id, set(), 24)  # three turns each
    table = await hall.tables.load(pairing.game_id)
    expected = table.game.standing(table.state).places
    hall.time += 7 * DAY - 1
    assert (await hall.advance(number)).round == 1  # never early
    hall.time += 1
    after = await hall.advance(number)
    assert after.round == 2 and after.state.results[0].places == expected
    row = await hall.tables.row(pairing.game_id)
    assert row.status == "over" and "adjudicated" in (row.result or "")


async def test_whoever_never_moves_forfeits_and_is_dropped_the_second_time(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=4))
    for _ in range(2):
        known = await hall.service.records.load(number)
        assert any(103 in table.seats for table in known.state.rounds[-1].tables)
        for pairing in known.open_pairings:
            await hall.play_table(pairing.game_id, {103}, 12)
        hall.time += 7 * DAY
        known = await hall.advance(number)
    last = [result for result in known.state.results if 103 in result.absent]
    assert len(last) == 2
    assert next(one for one in known.state.entrants if one.id == 103).dropped == 3
    assert all(103 not in table.seats for table in known.state.rounds[2].tables)


async def test_whoever_was_never_called_is_not_absent(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2))
    hall.time += 7 * DAY
    known = await hall.advance(number)
    first = known.state.rounds[0].tables[0].seats[0]
    assert known.state.results[0].absent == (first,)


async def test_too_few_at_the_end_of_entries_have_three_days_more_and_then_cancel_it(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), closes_at=hall.time + DAY)).row.id
    await hall.enter(number, range(101, 104))
    hall.time += DAY
    known = await hall.advance(number)
    assert (known.row.status, known.row.due, len(known.entrants)) == ("open", hall.time + 3 * DAY, 3)
    hall.time += 3 * DAY
    assert (await hall.advance(number)).row.status == "cancelled"
    assert [entry.act for entry in await hall.store.read(tournaments.log, number)][-1] == "too-few"


async def test_only_those_who_checked_in_play(hall: Hall) -> None:
    number = (
        await hall.create("junior", Swiss(rounds=2), closes_at=hall.time + DAY, check_in_minutes=60)
    ).row.id
    await hall.enter(number, range(101, 107))
    hall.time += DAY
    assert (await hall.advance(number)).row.status == "check_in"
    for user_id in range(101, 105):
        await hall.service.entries.check_in(number, user_id)
    hall.time += 3600
    known = await hall.advance(number)
    assert sorted(one.id for one in known.state.entrants) == [101, 102, 103, 104]


async def test_a_pause_moves_the_deadline_by_its_length(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=2))
    due = (await hall.service.records.load(number)).row.due or 0
    await hall.service.organiser.pause(number, 3)
    hall.time += 30 * DAY
    await hall.restart()
    assert (await hall.advance(number)).round == 1
    await hall.service.organiser.resume(number, 3)
    known = await hall.advance(number)
    assert known.round == 1 and known.row.due == due + 30 * DAY


async def test_the_organiser_sets_a_result_and_the_game_ends_so(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=1))
    await hall.service.organiser.set_result(number, 1, 0, (4, 3, 2, 1), 3)
    pairing = (await hall.store.read(tournaments.pairings, number))[0]
    assert (await hall.tables.row(pairing.game_id)).status == "over"
    known = await hall.advance(number)
    assert known.row.status == "over"
    assert standings(known.state)[0].entrant == known.state.rounds[0].tables[0].seats[3]


@pytest.mark.parametrize(
    ("round_number", "table", "places", "code"),
    [
        (0, 0, (1, 2, 3, 4), "tournament-round-unknown"),
        (9, 0, (1, 2, 3, 4), "tournament-round-unknown"),
        (1, 5, (1, 2, 3, 4), "tournament-table-unknown"),
        (1, 0, (1, 2), "tournament-places-wrong"),
        (1, 0, (1, 1, 2, 3), "tournament-places-wrong"),
    ],
)
async def test_a_silly_result_is_refused(
    hall: Hall, round_number: int, table: int, places: tuple[int, ...], code: str
) -> None:
    number = await begun(hall, 4, Swiss(rounds=1))
    with pytest.raises(RuleError, match=code):
        await hall.service.organiser.set_result(number, round_number, table, places, 3)
    assert (await hall.service.records.load(number)).state.results == ()


async def test_a_round_is_paired_anew_until_somebody_has_moved_in_it(hall: Hall) -> None:
    number = await begun(hall, 12, Swiss(rounds=2))
    before = await hall.service.records.load(number)
    old = await hall.store.read(tournaments.pairings, number)
    after = await hall.service.organiser.pair_again(number, 3)
    assert after.round == 1 and after.state.rounds[0].tables != before.state.rounds[0].tables
    assert {(await hall.tables.row(one.game_id)).status for one in old} == {"cancelled"}
    new = await hall.store.read(tournaments.pairings, number)
    assert not {one.game_id for one in old} & {one.game_id for one in new}
    await hall.play_table(new[0].game_id, set(), 1)
    with pytest.raises(RuleError, match="tournament-round-played"):
        await hall.service.organiser.pair_again(number, 3)


async def test_late_entry_until_half_the_rounds_and_dropped_ones_may_come_back(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=4))
    await hall.service.entries.join(number, 900, "Late", next(hall.clicks))
    await hall.service.entries.leave(number, 101)
    await hall.service.entries.join(number, 101, "P101", next(hall.clicks))
    known = await hall.service.records.load(number)
    late = next(one for one in known.state.entrants if one.id == 900)
    assert late.joined == 2
    for _ in range(2):
        hall.time += 7 * DAY
        known = await hall.advance(number)
    known = await hall.service.entries.join(number, 901, "Later", next(hall.clicks))
    assert not known.entrant(901) and [one.user_id for one in known.candidates] == [901]
    with pytest.raises(RuleError, match="tournament-entry-closed"):
        await hall.service.entries.join(number, 901, "Later", next(hall.clicks), actor_id=3)


async def test_bad_input_is_refused_and_changes_nothing(hall: Hall) -> None:
    with pytest.raises(RuleError, match="tournament-table-size"):
        await hall.create("junior", Swiss(rounds=2, sizes=(5,)))
    with pytest.raises(RuleError, match="tournament-limit-rounds"):
        await hall.create("junior", Swiss(rounds=0))
    with pytest.raises(RuleError, match="tournament-limit-least"):
        await hall.create("junior", Swiss(rounds=2), least=0)
    with pytest.raises(RuleError, match="tournament-closes-past"):
        await hall.create("junior", Swiss(rounds=2), closes_at=hall.time - 1)
    with pytest.raises(RuleError, match="no-such-tournament"):
        await hall.service.entries.join(1, 101, "P", 1)
    number = (await hall.create("junior", Swiss(rounds=2), most=2, least=2)).row.id
    await hall.enter(number, range(101, 103))
    with pytest.raises(RuleError, match="tournament-full"):
        await hall.service.entries.join(number, 103, "P", next(hall.clicks), 3)
    with pytest.raises(RuleError, match="tournament-entered-already"):
        await hall.service.entries.join(number, 101, "P", next(hall.clicks))
    with pytest.raises(RuleError, match="tournament-no-check-in"):
        await hall.service.entries.check_in(number, 101)


async def test_pairs_meet_once_where_that_can_be(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=3, sizes=(2,)))
    met: Counter[Any] = Counter()
    for _ in range(3):
        known = await hall.service.records.load(number)
        for table in known.state.rounds[-1].tables:
            met.update(frozenset(pair) for pair in combinations(table.seats, 2))
        for pairing in known.open_pairings:
            await hall.play_table(pairing.game_id, set(), 3)
        hall.time += 7 * DAY
        await hall.advance(number)
    assert set(met.values()) == {1}


async def test_finished_tables_count_for_ratings_unless_the_tournament_is_unrated(hall: Hall) -> None:
    for rated in (True, False):
        number = await begun(hall, 4, Swiss(rounds=1), rated=rated)
        pairing = (await hall.store.read(tournaments.pairings, number))[0]
        await hall.play_table(pairing.game_id, set(), 8)
        await hall.service.organiser.set_result(number, 1, 0, (2, 1, 3, 4), 3)
    counted = await hall.store.read(rated_results, "junior", 1)
    assert [result.places for result in counted] == [(2, 1, 3, 4)]
    assert set(counted[0].users) == {101, 102, 103, 104}
