"""Digests: who gets one, when, and how often. No Discord."""

from datetime import UTC, datetime
from typing import Any

import pytest

from cogs.tournaments.pages.digest import digest_text
from cogs.tournaments.service.digests import Digests, next_due
from db.queries import digests, settings
from engine.tournaments import SingleElimination, Swiss
from tests.playing.saying import EN, FR
from tests.playing.service import DAY, Hall, begun, games

HOUR = 3600
WHO = 101


@pytest.fixture
async def letters(hall: Hall) -> Digests:
    await hall.store.write(settings.put, "user", WHO, "zone", "Europe/Paris")
    return Digests(hall.store, hall.tables, hall.service.records)


def test_the_hour_is_that_of_the_persons_clocks_also_when_these_change() -> None:
    noon = int(datetime(2027, 3, 27, 12, tzinfo=UTC).timestamp())
    first = next_due(8 * 60, "Europe/Paris", noon)  # the night in which clocks go forward
    assert datetime.fromtimestamp(first, UTC).hour == 6
    before = next_due(8 * 60, "Europe/Paris", noon - 2 * DAY)
    assert datetime.fromtimestamp(before, UTC).hour == 7


async def test_a_digest_is_written_once_a_day_and_sent_once(hall: Hall, letters: Digests) -> None:
    row = await letters.want(WHO, 8 * 60, "Europe/Paris")
    assert await letters.claim() == []
    hall.time = row.due
    (one,) = await letters.claim()
    assert one.waiting == row.due and one.due == row.due + DAY
    await hall.restart()  # before it was sent
    letters = Digests(hall.store, hall.tables, hall.service.records)
    assert [again.waiting for again in await letters.claim()] == [row.due]
    await hall.store.write(digests.sent, WHO, row.due)
    assert await letters.claim() == []


async def test_quiet_hours_put_it_off_and_vacations_leave_it_out(hall: Hall, letters: Digests) -> None:
    row = await letters.want(WHO, 8 * 60, "Europe/Paris")
    quiet = '{"begin":"22:00:00","end":"09:30:00","zone":"Europe/Paris"}'
    await hall.store.write(settings.put, "user", WHO, "quiet", quiet)
    hall.time = row.due
    assert await letters.claim() == []
    assert (await hall.store.read(digests.get, WHO)).due == row.due + 90 * 60
    hall.time += 90 * 60
    assert len(await letters.claim()) == 1
    await hall.store.write(digests.sent, WHO, hall.time)
    await hall.store.write(settings.put, "user", WHO, "quiet", None)
    away = f'[{{"first":"2027-01-01","last":"2027-01-31","start":{row.due},"end":{row.due + 9 * DAY}}}]'
    await hall.store.write(settings.put, "user", WHO, "away", away)
    hall.time = row.due + DAY
    assert await letters.claim() == [] and (await hall.store.read(digests.get, WHO)).due == row.due + 2 * DAY


async def test_after_a_long_outage_yesterdays_is_left_out(hall: Hall, letters: Digests) -> None:
    row = await letters.want(WHO, 8 * 60, "Europe/Paris")
    hall.time = row.due + 7 * HOUR
    assert await letters.claim() == []
    assert (await hall.store.read(digests.get, WHO)).due == row.due + DAY


async def told(hall: Hall, letters: Digests, words: Any = EN) -> str:
    return digest_text(WHO, await letters.of_person(WHO), hall.time, words)


async def test_it_tells_turns_ends_and_results(hall: Hall, letters: Digests) -> None:
    assert await told(hall, letters) == ""
    number = await begun(hall, 4, SingleElimination(), round_hours=96)
    known = await hall.service.records.load(number)
    own = next(one for one in known.open_pairings if WHO in known.seats(one.round, one.number))
    is_first = known.seats(1, own.number)[0] == WHO
    for words in (EN, FR):
        text = await told(hall, letters, words)
        assert words("digest-turn" if is_first else "digest-waits", count=1) in text
        assert words("digest-soon", count=1) not in text
    hall.time += 3 * DAY
    assert EN("digest-soon", count=1) in await told(hall, letters)
    other = next(one for one in known.open_pairings if one != own)
    await hall.service.organiser.set_result(number, 1, other.number, (1, 2), 3)
    text = await told(hall, letters)
    assert EN("digest-results", count=1) in text
    assert EN("tournament-seat", place=1, name=known.name_of(known.seats(1, other.number)[0])) in text
    hall.time += 2 * DAY
    assert EN("digest-results", count=1) not in await told(hall, letters)


async def test_a_long_day_still_fits_a_message(hall: Hall, letters: Digests) -> None:
    number = await begun(hall, 64, Swiss(rounds=2, sizes=(2,)))
    for one in (await hall.service.records.load(number)).open_pairings:
        if one.number > 0:
            await hall.service.organiser.set_result(number, 1, one.number, (1, 2), 3)
    assert len(await games(hall, number)) == 1
    text = await told(hall, letters)
    assert len(text) <= 2000 and EN("digest-more", count=23) in text
