"""Tournaments that repeat, and what they add up to. No Discord."""

from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from cogs.tournaments.service.series import next_start, series_table
from engine.tournaments import Row, Swiss
from tests.playing.service import DAY, Hall, begun


def moment(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("repeat", "started", "now", "expected"),
    [
        ("weekly", "2026-01-05 18:00", "2026-01-06 00:00", "2026-01-12 18:00"),
        ("weekly", "2026-01-05 18:00", "2026-01-12 00:00", "2026-01-19 18:00"),
        ("monthly", "2026-01-31 18:00", "2026-02-05 00:00", "2026-02-28 18:00"),
        ("monthly", "2026-12-10 18:00", "2026-12-20 00:00", "2027-01-10 18:00"),
    ],
)
async def test_the_next_one_begins_on_the_same_day_a_day_from_now_at_least(
    hall: Hall, repeat: str, started: str, now: str, expected: str
) -> None:
    known = await hall.create("junior", Swiss(rounds=1), repeat=repeat)
    known = replace(known, row=replace(known.row, started_at=moment(started)))
    assert next_start(known, moment(now)) == moment(expected)


async def test_the_next_one_keeps_the_day_that_was_planned_though_this_one_was_postponed(hall: Hall) -> None:
    planned = hall.time + DAY
    known = await hall.create(
        "junior", Swiss(rounds=1), closes_at=planned, check_in_minutes=60, repeat="weekly"
    )
    for _ in range(2):
        known = await hall.service.hands.postpone(known.row.id, 48, 3)
    assert known.row.due == planned + 4 * DAY
    known = replace(known, row=replace(known.row, started_at=planned + 4 * DAY + 3600))
    assert next_start(known, planned + 5 * DAY) == planned + 7 * DAY


async def test_a_tournament_that_repeats_opens_the_next_once_with_the_same_terms(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=1), repeat="weekly")
    await hall.service.hands.share(number, 7, 3)
    await hall.service.organiser.set_result(number, 1, 0, (1, 2, 3, 4), 3)
    assert await hall.service.drafts.repeat(number, bytes(32)) is None
    assert (await hall.advance(number)).row.status == "over"
    known = await hall.service.drafts.repeat(number, bytes(32))
    assert known and (known.row.status, known.terms.series, known.terms.part) == ("open", number, 2)
    assert known.row.due == hall.time + 7 * DAY and known.helpers == (7,) and not known.entrants
    assert await hall.service.drafts.repeat(number, bytes(32)) is None


def test_places_add_up_over_a_series() -> None:
    first = [
        Row(rank=1, entrant=1, games=2),
        Row(rank=2, entrant=2, games=2),
        Row(rank=3, entrant=-9, games=2),
    ]
    second = [
        Row(rank=1, entrant=2, games=2),
        Row(rank=2, entrant=1, games=2),
        Row(rank=4, entrant=3, games=1),
    ]
    third = [Row(rank=1, entrant=2, games=1), Row(rank=2, entrant=4, games=0)]
    found = [(one.user_id, one.points, one.wins, one.played) for one in series_table([first, second, third])]
    assert found == [(2, 13, 2, 3), (1, 8, 1, 2), (3, 1, 0, 1)]
