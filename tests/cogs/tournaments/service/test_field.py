"""Who plays when a tournament begins: those who are there, then the waiting list. No Discord."""

import pytest
from msgspec.structs import replace

from cogs.tournaments.service.field import not_entered
from db.queries import tournaments
from engine.core import RuleError
from engine.tournaments import RoundRobin, Swiss
from tests.playing.service import DAY, Hall, log_of

HOUR = 3600


async def checking(hall: Hall, people: int, **terms: int) -> int:
    """A tournament whose check-in is open, an hour long."""
    facts = {"check_in_minutes": 60, "closes_at": hall.time + DAY, **terms}
    number = (await hall.create("junior", Swiss(rounds=2), **facts)).row.id
    await hall.enter(number, range(101, 101 + people))
    hall.time += DAY
    assert (await hall.advance(number)).row.status == "check_in"
    return number


async def kinds(hall: Hall, number: int) -> list[str]:
    return [row.kind for row in await hall.store.read(tournaments.announcements, number)]


async def test_a_check_in_that_too_few_have_answered_is_not_ended_and_nothing_is_lost(hall: Hall) -> None:
    number = await checking(hall, 6, least=5)
    for user_id in range(101, 105):
        before = await hall.service.entries.check_in(number, user_id)
    with pytest.raises(RuleError, match="tournament-too-few-checked") as refusal:
        await hall.service.entries.close(number, 3)
    assert (refusal.value.facts["entered"], refusal.value.facts["all"]) == (4, 6)
    assert await hall.service.records.load(number) == before
    # What the refusal proposes works: fewer are enough.
    await hall.service.drafts.settle(number, 3, lambda known: {"terms": replace(known.terms, least=4)})
    await hall.service.entries.close(number, 3)
    assert (await hall.advance(number)).row.status == "running"


async def test_where_the_format_needs_more_than_the_minimum_nobody_is_told_to_lower_it(hall: Hall) -> None:
    number = await checking(hall, 6, least=2)
    for user_id in (101, 102):
        await hall.service.entries.check_in(number, user_id)
    with pytest.raises(RuleError, match="tournament-too-few-for-tables") as refusal:
        await hall.service.entries.close(number, 3)
    assert (refusal.value.facts["entered"], refusal.value.facts["least"]) == (2, 3)


async def test_entries_are_not_closed_for_a_format_that_needs_more(hall: Hall) -> None:
    number = (await hall.create("junior", RoundRobin(groups=2, sizes=(4,)), least=2)).row.id
    await hall.enter(number, range(101, 108))
    with pytest.raises(RuleError, match="tournament-too-few-entrants"):
        await hall.service.entries.close(number, 3)


async def test_too_few_who_checked_in_are_counted_and_those_who_joined_stay(hall: Hall) -> None:
    number = await checking(hall, 6, least=5)
    for user_id in range(101, 105):
        await hall.service.entries.check_in(number, user_id)
    hall.time += HOUR
    known = await hall.advance(number)
    # Three days after the time that was planned, not after the check-in.
    assert (known.row.status, known.row.due, len(known.entrants)) == ("open", hall.time - HOUR + 3 * DAY, 6)
    (told,) = [
        row for row in await hall.store.read(tournaments.announcements, number) if row.kind == "too-few"
    ]
    assert told.payload == '{"act":"check-in","count":4,"least":5}'


async def test_the_waiting_list_fills_the_places_of_those_who_have_not_checked_in(hall: Hall) -> None:
    number = await checking(hall, 7, most=4)
    for user_id in (101, 102):
        await hall.service.entries.check_in(number, user_id)
    with pytest.raises(RuleError, match="tournament-waiting") as refusal:
        await hall.service.entries.check_in(number, 106)
    assert refusal.value.facts == {"place": 2}
    hall.time += HOUR
    known = await hall.advance(number)
    assert {one.user_id for one in known.entrants} == {101, 102, 105, 106}
    assert [one.user_id for one in known.candidates] == [107]  # who may still be a substitute
    assert {"missed", "promoted", "left-out"} <= set(await kinds(hall, number))
    assert (await log_of(hall, number)).count(("left-out", None)) == 1
    assert not_entered(known, 107).code == "tournament-stands-by"


async def test_whoever_comes_in_during_the_check_in_need_not_check_in(hall: Hall) -> None:
    number = await checking(hall, 5, most=4)
    known = await hall.service.entries.leave(number, 101)
    assert [one.user_id for one in known.entrants if one.checked_in] == [105]


async def test_a_new_start_is_told_to_those_who_have_joined(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2), closes_at=hall.time + DAY)).row.id
    later = hall.time + 2 * DAY

    async def moved(at: int) -> None:
        await hall.service.drafts.settle(
            number, 3, lambda known: {"terms": replace(known.terms, closes_at=at)}
        )

    await moved(later)
    assert "moved" not in await kinds(hall, number)
    await hall.enter(number, range(101, 103))
    await moved(later + DAY)
    assert "moved" in await kinds(hall, number)
