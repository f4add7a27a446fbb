"""Tables of a tournament that are given up: the order of those who left, and of those who stayed."""

import pytest
from msgspec.structs import replace

from cogs.clock.deadlines import HOUR
from db.check import check_database
from engine.core import dump
from engine.tournaments import Swiss
from tests.db.test_check import tamper
from tests.journeys.tournaments.test_tables import time_out
from tests.playing.service import Hall, begun, games


async def test_a_table_that_all_have_given_up_does_not_hold_the_round(hall: Hall) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    for user in (101, 102, 103):
        await hall.lifecycle.resign(game, user, next(hall.clicks))
    known = await hall.advance(number)
    stayed = known.state.rounds[0].tables[0].seats.index(104)
    places = known.state.results[0].places
    assert known.round == 2 and places[stayed] == 1 and sorted(places) == [1, 2, 2, 2]


@pytest.mark.parametrize("misses", [(), (101,), (101, 104)], ids=["nobody", "a-leaver", "and-the-last"])
async def test_a_table_that_is_given_up_has_the_same_places_on_its_card_and_in_the_tournament(
    hall: Hall, misses: tuple[int, ...]
) -> None:
    number = await begun(hall, clock="1h")
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    await hall.play_table(game, set(misses), 30)
    for user in (101, 102, 103):
        await hall.lifecycle.resign(game, user, next(hall.clicks))
    table = await hall.tables.load(game)
    outcome, known = table.outcome(), await hall.advance(number)
    assert outcome and known.state.results[0].places == outcome.places
    assert outcome.places[table.seat_of(104)] == 1 and len(set(outcome.places)) > 2
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


async def test_whoever_never_came_is_below_whoever_gives_up(hall: Hall) -> None:
    number = await begun(hall, 2, Swiss(rounds=2, sizes=(2,)), clock="1h")
    (game,) = await games(hall, number)
    table = await hall.tables.load(game)
    leaver, absent = (table.row.seats[seat].user_id or 0 for seat in (0, 1))
    await hall.play_table(game, {absent}, 12)
    await hall.lifecycle.resign(game, leaver, next(hall.clicks))
    outcome = (await hall.tables.load(game)).outcome()
    assert outcome and (outcome.places, outcome.reason) == ((1, 2), "resigned")
    (result,) = (await hall.advance(number)).state.results
    assert result.places == outcome.places and result.absent == (absent,)
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


@pytest.mark.parametrize("forged", ["places", "scores"])
async def test_the_check_of_a_database_finds_a_forged_result_of_a_table_that_was_given_up(
    hall: Hall, forged: str
) -> None:
    number = await begun(hall, clock="1h")
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 30)
    for user in (101, 102, 103):
        await hall.lifecycle.resign(game, user, next(hall.clicks))
    outcome = (await hall.tables.load(game)).outcome()
    assert outcome and len(set(outcome.places)) == 3
    first, second = (outcome.places.index(place) for place in (2, 4))
    values = [*getattr(outcome, forged)]
    values[first], values[second] = values[second], values[first] + (forged == "scores")
    tamper(hall.database, f"UPDATE games SET result = '{dump(replace(outcome, **{forged: tuple(values)}))}'")
    assert [finding.verdict for finding in check_database(hall.database)] == ["broken"]


async def test_whoever_stayed_but_was_away_is_ranked_as_it_stands_when_the_others_give_up(hall: Hall) -> None:
    number = await begun(hall, clock="1h")
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    table = await hall.tables.load(game)
    leaves = [seat.user_id or 0 for seat in table.row.seats[:2]]
    for _ in range(30):  # the others miss their turns until their seats are handed over
        if all(seat.handed for seat in (await hall.tables.row(game)).seats[2:]):
            break
        table = await hall.tables.load(game)
        if table.row.seats[min(table.to_act)].user_id in leaves:
            await hall.play_table(game, set(), 1)
        else:
            await time_out(hall, game, 1)
    for user in leaves:
        await hall.lifecycle.resign(game, user, next(hall.clicks))
    table = await hall.tables.load(game)
    outcome = table.outcome()
    assert outcome and outcome.reason == "adjudicated" and min(outcome.places[:2]) == 3
    standing = table.game.standing(table.state).places
    assert (outcome.places[2] < outcome.places[3]) == (standing[2] < standing[3])
    assert (await hall.advance(number)).state.results[0].places == outcome.places
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


@pytest.mark.parametrize("waits_for", ["a-long-turn", "half-a-turn", "a-pause"])
async def test_the_card_and_the_standings_agree_on_who_never_came(hall: Hall, waits_for: str) -> None:
    number = await begun(
        hall, 2, Swiss(rounds=2, sizes=(2,)), clock="1h" if waits_for == "half-a-turn" else "none"
    )
    (game,) = await games(hall, number)
    table = await hall.tables.load(game)
    first = min(table.to_act)
    came, other = (table.row.seats[seat].user_id or 0 for seat in (first, 1 - first))
    if waits_for == "half-a-turn":
        await hall.play_table(game, set(), 1)  # only the push, as by /junior push: the stand-in does the rest
        await time_out(hall, game, 2)
    else:
        await hall.play_table(game, set(), 2)
        if waits_for == "a-pause":
            await hall.service.organiser.pause(number, 3)
        hall.time += 13 * HOUR
        if waits_for == "a-pause":
            await hall.service.organiser.resume(number, 3)
    await hall.lifecycle.resign(game, came, next(hall.clicks))
    table = await hall.tables.load(game)
    outcome, (result,) = table.outcome(), (await hall.advance(number)).state.results
    is_absent = waits_for != "a-pause"
    assert outcome and result.places == outcome.places
    assert (outcome.places[first], result.absent) == ((1, (other,)) if is_absent else (2, ()))
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}
