"""Quiet hours and vacations by the calendar: literal days in, literal moments out."""

from datetime import date, datetime, time
from zoneinfo import ZoneInfo

import pytest

from cogs.clock.personal_time import (
    Away,
    PersonalTime,
    Quiet,
    after_working,
    back_early,
    callable_now,
    days_used,
    next_away,
    read_day,
    read_time,
    reminder_at,
    vacation,
    zone_named,
)
from engine.core import RuleError

PARIS = "Europe/Paris"
HOUR, DAY = 3600, 86400
NIGHT = Quiet(time(22), time(7), PARIS)


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp())


NOW = at("2026-03-10 12:00")


def taken(*spans: tuple[str, str]):
    """Vacations taken one after the other."""
    found = ()
    for first, last in spans:
        found += (vacation(read_day(first), read_day(last), PARIS, found, NOW),)
    return found


@pytest.mark.parametrize(
    ("moment", "hours"),
    [
        ("2026-03-10 21:59", None),
        ("2026-03-10 22:00", ("2026-03-10 22:00", "2026-03-11 07:00")),
        ("2026-03-11 06:59", ("2026-03-10 22:00", "2026-03-11 07:00")),
        ("2026-03-11 07:00", None),
        # The night in which the clocks go forward is an hour shorter.
        ("2026-03-29 04:00", ("2026-03-28 22:00", "2026-03-29 07:00")),
    ],
)
def test_quiet_hours_go_by_the_clocks_of_their_zone(moment, hours):
    assert NIGHT.around(at(moment)) == (hours and (at(hours[0]), at(hours[1])))


def test_a_reminder_comes_after_the_quiet_hours_or_before_them_or_not_at_all():
    began, wanted = at("2026-03-10 12:00"), at("2026-03-11 03:00")
    assert reminder_at(wanted, began, at("2026-03-11 12:00"), NIGHT) == at("2026-03-11 07:00")
    assert reminder_at(wanted, began, at("2026-03-11 06:00"), NIGHT) == at("2026-03-10 21:55")
    assert reminder_at(wanted, at("2026-03-10 23:00"), at("2026-03-11 06:00"), NIGHT) is None
    assert reminder_at(wanted, began, at("2026-03-11 12:00"), None) == wanted


def test_a_vacation_lasts_from_the_first_midnight_to_the_last_in_ones_zone():
    (away,) = taken(("2026-07-01", "2026-07-14"))
    assert (away.start, away.end) == (at("2026-07-01 00:00"), at("2026-07-15 00:00"))


def test_a_vacation_that_begins_today_begins_now():
    (away,) = taken(("2026-03-01", "2026-03-11"))
    assert away.start == NOW and away.first == date(2026, 3, 10)


@pytest.mark.parametrize(
    ("spans", "code"),
    [
        ([("2026-07-01", "2026-07-15")], "away-too-long"),
        ([("2026-07-02", "2026-07-01")], "away-backwards"),
        ([("9999-12-31", "9999-12-31")], "away-too-far"),
        ([("2027-12-31", "2028-01-01")], "away-too-far"),
        ([("2026-03-01", "2026-03-09")], "away-backwards"),
        ([("2026-07-01", "2026-07-05"), ("2026-07-05", "2026-07-06")], "away-twice"),
        (
            [("2026-04-01", "2026-04-14"), ("2026-05-01", "2026-05-14"), ("2026-06-01", "2026-06-03")],
            "away-used-up",
        ),
    ],
)
def test_vacations_that_may_not_be_taken(spans, code):
    with pytest.raises(RuleError, match=code):
        taken(*spans)


def test_thirty_days_a_year_are_counted_by_the_calendar():
    """Ten days around New Year: six of this year, four of the next."""
    spans = [("2026-04-01", "2026-04-14"), ("2026-05-01", "2026-05-10"), ("2026-12-26", "2027-01-04")]
    assert len(taken(*spans)) == 3
    with pytest.raises(RuleError, match="away-used-up"):
        taken(*spans[:2], ("2026-12-25", "2027-01-04"))


def test_time_passes_around_vacations_only():
    (away,) = taken(("2026-04-01", "2026-04-02"))
    assert after_working(at("2026-03-31 12:00"), DAY, (away,)) == at("2026-04-03 12:00")
    assert after_working(at("2026-04-01 12:00"), DAY, (away,)) == at("2026-04-04 00:00")
    assert after_working(at("2026-04-03 00:00"), DAY, (away,)) == at("2026-04-04 00:00")
    assert after_working(at("2026-03-30 00:00"), DAY, (away,)) == at("2026-03-31 00:00")


def test_whoever_comes_back_early_keeps_the_days_that_are_left():
    away = taken(("2026-03-10", "2026-03-20"), ("2026-05-01", "2026-05-02"))
    kept, ended = back_early(away, PARIS, at("2026-03-12 09:00"), away[0].start)
    assert ended == away[0] and kept[-1].last == date(2026, 3, 12) and kept[0] == away[1]
    assert back_early(away, PARIS, NOW, away[1].start) == (away[:1], away[1])
    assert back_early((), PARIS, NOW, away[0].start) == ((), None)


def test_the_vacation_that_comes_next_is_the_earliest_that_is_not_over():
    away = taken(("2026-03-10", "2026-03-20"), ("2026-05-01", "2026-05-02"))
    assert next_away(away[::-1], at("2026-03-12 09:00")) == away[0]
    assert next_away(away, at("2026-03-22 09:00")) == away[1] and next_away((), NOW) is None


def test_whoever_came_back_may_leave_again_on_the_same_day_which_counts_once():
    (away,) = taken(("2026-03-10", "2026-03-20"))
    kept, _ = back_early((away,), PARIS, NOW + 3600, away.start)
    again = vacation(date(2026, 3, 10), date(2026, 3, 20), PARIS, kept, NOW + 7200)
    assert again.start == NOW + 7200 and days_used(2026, (*kept, again)) == 11


def test_days_times_and_zones_as_people_write_them():
    assert read_day("2026-12-24") == read_day("24/12/2026") == read_day(" 24.12.2026 ") == date(2026, 12, 24)
    assert read_time("22:30") == read_time("22h30") == time(22, 30) and read_time("7") == read_time(
        "7h"
    ) == time(7)
    assert zone_named(PARIS) == PARIS
    for read, texts in ((read_day, ("", "2026-13-01", "tomorrow")), (read_time, ("", "24:00", "9:99", "-1"))):
        for text in texts:
            with pytest.raises(RuleError, match="not-understood"):
                read(text)
    for name in ("", "Paris", "/etc/passwd", "../x", "\0", "x" * 500):
        with pytest.raises(RuleError, match="zone-unknown"):
            zone_named(name)


def test_calls_are_silent_in_quiet_hours_and_spare_people_on_vacation() -> None:
    noon = at("2027-01-01 12:00", "UTC")
    quiet = PersonalTime(quiet=Quiet(time(11), time(13), "UTC"))
    day = date(2027, 1, 1)
    away = PersonalTime(away=(Away(day, day, noon - 60, noon + 60),))
    times = {1: quiet, 2: away}
    assert callable_now([1], times, noon) == ([1], True)
    assert callable_now([1, 2], times, noon) == ([1], True)
    assert callable_now([1, 3], times, noon) == ([3], False)
    assert callable_now([2], times, noon) == ([], False)
    assert callable_now([1, 2], times, noon + 7200) == ([1, 2], False)
    assert callable_now([1, 3], {}, noon) == ([1, 3], False)
