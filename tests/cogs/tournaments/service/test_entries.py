"""Who takes part in a tournament, and where it is announced. No Discord."""

import asyncio
import itertools
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from db import Outgoing
from db.queries import people, tournaments
from engine.core import RuleError
from engine.tournaments import League, Swiss
from tests.playing.service import DAY, Hall, begun, due_of, games, log_of

# A channel that is lost


async def test_what_the_bot_has_paused_goes_on_in_another_channel(hall: Hall) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    due, turn = (await hall.service.records.load(number)).row.due or 0, await due_of(hall, game)
    await hall.service.organiser.pause(number, None)
    assert (await log_of(hall, number))[-1] == ("halt", None)
    hall.time += 3 * DAY
    await hall.restart()
    known = await hall.service.organiser.set_channel(number, 77, 3)
    assert (known.row.status, known.row.channel_id, known.row.due) == ("running", 77, due + 3 * DAY)
    assert await due_of(hall, game) == turn + 3 * DAY
    assert (await log_of(hall, number))[-2:] == [("channel", 3), ("resume", None)]


async def test_what_the_organiser_has_paused_stays_so_in_another_channel(hall: Hall) -> None:
    number = await begun(hall)
    await hall.service.organiser.pause(number, None)
    await hall.service.organiser.resume(number, 3)
    await hall.service.organiser.pause(number, 3)
    assert (await hall.service.organiser.set_channel(number, 77, 3)).row.status == "paused"


# People


async def joined(hall: Hall, number: int, users: Any) -> list[str]:
    """All click at once; what each was told."""
    acts = [hall.service.entries.join(number, user, f"P{user}", next(hall.clicks)) for user in users]
    answers = await asyncio.gather(*acts, return_exceptions=True)
    return [answer.code if isinstance(answer, RuleError) else "joined" for answer in answers]


async def test_two_hundred_clicks_of_one_person_enter_them_once(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id
    told = await joined(hall, number, itertools.repeat(101, 200))
    assert sorted(told) == ["joined"] + ["tournament-entered-already"] * 199
    assert len((await hall.service.records.load(number)).entrants) == 1


async def test_of_two_hundred_people_as_many_enter_as_there_is_room_for(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), most=128)).row.id
    told = await joined(hall, number, range(1, 201))
    assert told.count("joined") == 200
    known = await hall.service.records.load(number)
    assert (len(known.entrants), len(known.candidates)) == (128, 72)


async def test_a_league_forgets_whom_its_next_season_expects(hall: Hall) -> None:
    number = await begun(hall, 4, League(divisions=2))
    for table in range(2):
        await hall.service.organiser.set_result(number, 1, table, (1, 2), 3)
    await hall.advance(number)
    drafts = [await hall.service.drafts.next_season(number, 3, bytes(32)) for _ in range(2)]
    await hall.service.drafts.open(drafts[1].row.id, 3)
    await hall.service.entries.join(drafts[1].row.id, 101, "P101", next(hall.clicks))
    await hall.service.entries.leave(drafts[1].row.id, 101)
    (about,) = [one for one in await hall.store.read(people.pieces, 101) if one.place.table == "tournaments"]
    mine = await hall.store.read(people.export, 101, about)
    assert {row["id"] for row in mine} == {number, *(draft.row.id for draft in drafts)}
    assert await hall.store.write(people.forget, 101, hall.time, Outgoing("board", "{}"))
    for draft in drafts:
        known = await hall.service.records.load(draft.row.id)
        assert "101" not in known.row.state and known.row.version > draft.row.version
        expected = {one.id: one.division for one in draft.state.entrants if one.id != 101}
        assert {one.id: one.division for one in known.state.entrants} == expected and len(expected) == 3
    assert "101" not in (await hall.service.records.load(number)).row.state


async def test_whoever_the_organiser_has_dropped_comes_back_by_the_organiser_alone(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id
    await hall.enter(number, range(101, 105))
    await hall.service.entries.leave(number, 101, 3)
    assert await joined(hall, number, [101]) == ["tournament-taken-out"]
    await hall.service.entries.join(number, 101, "P101", next(hall.clicks), 3)
    await hall.service.entries.leave(number, 101)
    assert await joined(hall, number, [101]) == ["joined"]


async def test_leaving_and_joining_again_forgives_no_absence(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=4))
    hall.time += 8 * DAY
    known = await hall.advance(number)
    absent = next(one.user_id for one in known.entrants if one.absences)
    await hall.service.entries.leave(number, absent)
    assert await joined(hall, number, [absent]) == ["joined"]
    entrant = (await hall.service.records.load(number)).entrant(absent)
    assert entrant and entrant.absences == 1


async def test_no_fewer_can_be_let_in_than_have_entered(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id
    await hall.enter(number, range(101, 107))
    with pytest.raises(RuleError, match="tournament-most-entered"):
        await hall.service.drafts.settle(number, 3, lambda known: {"terms": replace(known.terms, most=5)})


async def test_the_log_is_asked_for_some_acts_or_one_person_alone(hall: Hall) -> None:
    number = await begun(hall, 4)
    await hall.service.entries.leave(number, 102, 3)
    other = (await hall.create("junior", Swiss(rounds=2))).row.id
    await hall.enter(other, range(101, 104))
    log = partial(hall.store.read, tournaments.log)
    assert [row.act for row in await log(number, about=102)] == ["join", "drop"]
    assert [row.act for row in await log(number, "begin", "drop")] == ["begin", "drop"]
    assert [row.actor_id for row in await log(number, "drop", "leave", about=102)] == [3]
    assert await log(number, "drop", about=101) == () == await log(other, "drop")


async def test_a_full_tournament_has_a_waiting_list_and_whoever_is_first_comes_in(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), most=4)).row.id
    await hall.enter(number, range(101, 107))
    known = await hall.service.records.load(number)
    assert len(known.entrants) == 4 and [one.user_id for one in known.candidates] == [105, 106]
    assert await joined(hall, number, [105]) == ["tournament-full"]
    known = await hall.service.entries.leave(number, 102)
    assert {one.user_id for one in known.entrants} == {101, 103, 104, 105}
    assert [row.kind for row in await hall.store.read(tournaments.announcements, number)] == ["promoted"]
    known = await hall.service.entries.leave(number, 106)
    assert known.candidates == ()


async def test_nobody_is_asked_again_and_again(hall: Hall) -> None:
    entries, number = hall.service.entries, (await hall.create("junior", Swiss(rounds=2))).row.id
    for _ in range(2):  # each question calls the person in public
        await entries.invite(number, 101, "P101", next(hall.clicks), 3)
        await entries.withdraw(number, 101, 3)
    with pytest.raises(RuleError, match="tournament-asked-enough"):
        await entries.invite(number, 101, "P101", next(hall.clicks), 3)


async def test_whoever_is_asked_is_in_once_they_say_so(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id
    await hall.enter(number, range(101, 103))
    await hall.service.entries.leave(number, 101, 3)
    known = await hall.service.entries.invite(number, 101, "P101", next(hall.clicks), 3)
    assert known.entrant(101) is None and [one.kind for one in known.candidates] == ["asked"]
    with pytest.raises(RuleError, match="tournament-asked-already"):
        await hall.service.entries.invite(number, 101, "P101", next(hall.clicks), 3)
    assert await joined(hall, number, [101]) == ["joined"]
    known = await hall.service.records.load(number)
    assert known.entrant(101) and known.candidates == ()
    with pytest.raises(RuleError, match="tournament-entered-already"):
        await hall.service.entries.invite(number, 101, "P101", next(hall.clicks), 3)
