"""Substitutes in running tournaments: who has said yes, which seat they get, what counts. No Discord."""

from typing import Any

import pytest

from db import Outgoing, Taker
from db.queries import people, tournaments
from engine.core import RuleError
from engine.tournaments import DoubleElimination, League, RoundRobin, SingleElimination, Swiss, standings
from tests.playing.service import DAY, Hall, begun, games, log_of
from tests.playing.stores import rated_results

LEAVER, SUB = 101, 900
PLANS: dict[str, Any] = {
    "swiss": Swiss(rounds=2),
    "round robin": RoundRobin(),
    "groups": RoundRobin(groups=2, cut=4),
    "single": SingleElimination(),
    "double": DoubleElimination(),
    "league": League(divisions=2),
}


async def stand_by(hall: Hall, number: int, user: int = SUB) -> None:
    """Press Join once rounds are played: the list of substitutes."""
    hall_time = hall.time
    known = await hall.service.records.load(number)
    if known.state.plan.sizes[0] == 4:  # a Swiss can still be joined
        await hall.store.write(put_in_line, number, user, next(hall.clicks), hall_time)
        return
    await hall.service.entries.join(number, user, f"S{user}", next(hall.clicks))


def put_in_line(db: Any, number: int, user: int, click: int, at: int) -> None:
    facts = (number, user, f"S{user}", click, at)
    db.execute(
        "INSERT INTO candidates (tournament_id, user_id, name, interaction_id, kind, at) "
        "VALUES (?, ?, ?, ?, 'waiting', ?)",
        facts,
    )


async def put(hall: Hall, number: int, leaver: int = LEAVER, taker: int | None = None) -> None:
    await hall.service.substitutes.put(number, leaver, taker, 3, next(hall.clicks))


@pytest.mark.parametrize("form", PLANS)
async def test_in_every_format_a_substitute_takes_the_place_and_the_seat(hall: Hall, form: str) -> None:
    number = await begun(hall, 8, PLANS[form])
    await stand_by(hall, number)
    await put(hall, number)
    known = await hall.service.records.load(number)
    assert SUB in {one.id for one in known.state.entrants} and not known.is_playing(LEAVER)
    (pairing,) = (one for one in known.open_pairings if SUB in known.seats(one.round, one.number))
    table = await hall.tables.load(pairing.game_id)
    seat = known.seats(pairing.round, pairing.number).index(SUB)
    assert table.seat_of(SUB) == seat and table.seat_of(LEAVER) is None
    assert (known.candidates, (await log_of(hall, number))[-1]) == ((), ("substitute", 3))
    await hall.restart()
    for _ in range(40):
        hall.time += 8 * DAY
        known = await hall.advance(number)
    assert known.row.status == "over"
    assert SUB in {row.entrant for row in standings(known.state)}


async def test_a_seat_passes_on_from_a_stand_in_too(hall: Hall) -> None:
    number = await begun(hall, 4)
    (game,) = await games(hall, number)
    await hall.service.entries.leave(number, LEAVER)
    table = await hall.tables.load(game)
    seat = next(one.seat for one in table.row.seats if one.user_id == LEAVER)
    assert table.is_standin(seat)
    await stand_by(hall, number)
    await put(hall, number)
    table = await hall.tables.load(game)
    assert table.seat_of(SUB) == seat and not table.is_standin(seat)


async def test_nobody_is_put_in_without_having_said_yes(hall: Hall) -> None:
    number = await begun(hall, 4, SingleElimination())
    with pytest.raises(RuleError, match="tournament-substitute-none"):
        await put(hall, number)
    await stand_by(hall, number, 901)
    with pytest.raises(RuleError, match="tournament-substitute-unasked"):
        await put(hall, number, taker=SUB)
    await hall.service.substitutes.ask(number, LEAVER, Taker(SUB, "S"), 3, next(hall.clicks))
    known = await hall.service.records.load(number)
    assert known.is_playing(LEAVER) and not known.entrant(SUB)
    with pytest.raises(RuleError, match="tournament-asked-already"):
        await hall.service.substitutes.ask(number, LEAVER, Taker(SUB, "S"), 3, next(hall.clicks))
    await hall.service.entries.join(number, SUB, "S", next(hall.clicks))
    known = await hall.service.records.load(number)
    assert known.is_playing(SUB) and not known.is_playing(LEAVER)
    assert [one.user_id for one in known.candidates] == [901]


async def test_of_two_who_are_asked_the_first_to_say_yes_has_the_place(hall: Hall) -> None:
    number = await begun(hall, 4, SingleElimination())
    for user in (SUB, 901):
        await hall.service.substitutes.ask(number, LEAVER, Taker(user, "S"), 3, next(hall.clicks))
    await hall.service.entries.join(number, 901, "S", next(hall.clicks))
    with pytest.raises(RuleError, match="tournament-substitute-taken"):
        await hall.service.entries.join(number, SUB, "S", next(hall.clicks))
    await hall.service.entries.leave(number, SUB)
    assert (await hall.service.records.load(number)).candidates == ()


async def test_whoever_is_left_out_at_the_start_stays_on_the_list(hall: Hall) -> None:
    number = await begun(hall, 6, SingleElimination(), most=4)
    known = await hall.service.records.load(number)
    assert [one.user_id for one in known.candidates] == [105, 106]
    with pytest.raises(RuleError, match="tournament-stands-by"):
        await hall.service.entries.join(number, 105, "P105", next(hall.clicks))
    await put(hall, number)
    assert (await hall.service.records.load(number)).is_playing(105)
    await hall.service.entries.leave(number, 106)
    assert (await hall.service.records.load(number)).candidates == ()


async def test_the_game_that_was_left_counts_against_the_rating_of_who_left(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination())
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 4)
    await stand_by(hall, number)
    await put(hall, number)
    await hall.play_table(game, set(), 400)
    known = await hall.advance(number)
    assert known.row.status == "over"
    (rated,) = await hall.store.read(rated_results, "junior", 1)
    assert dict(zip(rated.users, rated.places, strict=True)) == {102: 1, LEAVER: 2}


async def test_a_substitute_plays_on_a_paused_table_once_it_goes_on(hall: Hall) -> None:
    number = await begun(hall, 2, SingleElimination())
    (game,) = await games(hall, number)
    await stand_by(hall, number)
    await hall.service.organiser.pause(number, 3)
    table = await hall.tables.load(game)
    leaver = table.row.seats[min(table.to_act)].user_id or 0
    await put(hall, number, leaver)
    hall.time += DAY
    await hall.service.organiser.resume(number, 3)
    table = await hall.tables.load(game)
    assert table.due(min(table.to_act)) is not None
    await hall.play_table(game, set(), 1)


async def test_both_can_be_forgotten_and_the_tournament_goes_on(hall: Hall) -> None:
    number = await begun(hall, 4, RoundRobin())
    await stand_by(hall, number)
    await put(hall, number)
    assert await hall.store.write(people.forget, LEAVER, hall.time, Outgoing("board", "{}"))
    await hall.service.entries.leave(number, SUB)
    assert await hall.store.write(people.forget, SUB, hall.time, Outgoing("board", "{}"))
    known = await hall.service.records.load(number)
    assert {one.id for one in known.state.entrants} & {LEAVER, SUB} == set()
    for _ in range(5):
        hall.time += 8 * DAY
        known = await hall.advance(number)
    assert known.row.status == "over"
    assert all(row.kind for row in await hall.store.read(tournaments.announcements, number))
