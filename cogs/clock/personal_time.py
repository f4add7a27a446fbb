"""What people say about their own time: vacations, quiet hours, how they want to be reminded. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from engine.core import RuleError

Reminders: TypeAlias = Literal["dm", "thread", "off"]

LONGEST_VACATION = 14  # days at once
BEFORE_QUIET = 5 * 60  # seconds: a reminder comes this long before quiet hours that outlast the turn
VACATION_A_YEAR = 30  # days in a calendar year


class Away(msgspec.Struct, frozen=True):
    """A vacation: its first and last day, and the moments at which these begin and end for that person."""

    first: date
    last: date
    start: int
    end: int


class Quiet(msgspec.Struct, frozen=True):
    """Hours in which a person is not reminded, by the clocks of their time zone; they may span midnight."""

    begin: time
    end: time
    zone: str

    def around(self, moment: int) -> tuple[int, int] | None:
        """The beginning and the end of the quiet hours in which a moment lies."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(moment, zone).date()
        for day in (today - timedelta(days=1), today):
            till = day if self.begin < self.end else day + timedelta(days=1)
            start = int(datetime.combine(day, self.begin, zone).timestamp())
            end = int(datetime.combine(till, self.end, zone).timestamp())
            if start <= moment < end:
                return start, end
        return None


class PersonalTime(msgspec.Struct, frozen=True):
    """All that the clock respects about one person."""

    away: tuple[Away, ...] = ()
    quiet: Quiet | None = None
    reminders: Reminders = "thread"


def load_personal_time(settings: Mapping[str, str]) -> PersonalTime:
    """A person's own time from what is stored."""
    return PersonalTime(
        away=load_away(settings.get("away")),
        quiet=msgspec.json.decode(settings["quiet"], type=Quiet) if "quiet" in settings else None,
        reminders=msgspec.convert(settings.get("reminders", "thread"), Reminders),
    )


def load_away(text: str | None) -> tuple[Away, ...]:
    """A person's vacations from what is stored."""
    return msgspec.json.decode(text, type=tuple[Away, ...]) if text else ()


def after_working(began: int, seconds: int, away: Sequence[Away]) -> int:
    """The moment at which so many seconds have passed that do not fall in a vacation."""
    due = began + seconds
    for stop in sorted(away, key=lambda stop: stop.start):
        if began < stop.end and stop.start < due:
            due += stop.end - max(stop.start, began)
    return due


def moved(due: int, then: int, now: int, before: Sequence[Away], after: Sequence[Away]) -> int:
    """When a person's time ends if at `now` they have as much as `then`, and their vacations have changed."""
    return after_working(now, working(then, due, before), after)


def working(begin: int, end: int, away: Sequence[Away]) -> int:
    """The seconds of that time that do not fall in a vacation; negative if the end is past."""
    return end - begin - sum(max(0, min(end, stop.end) - max(begin, stop.start)) for stop in away)


def reminder_at(wanted: int, began: int, due: int, quiet: Quiet | None) -> int | None:
    """When to remind: never in quiet hours, so after them, or before them where they outlast the turn.

    None where no moment of the turn is left: a person who sleeps through it all is not reminded.
    """
    hours = quiet.around(wanted) if quiet else None
    if hours is None:
        return wanted
    start, end = hours
    if end < due:
        return end
    return max(began, start - BEFORE_QUIET) if start > began else None


def absence(away: Sequence[Away], now: int, due: int) -> Away | None:
    """The vacation that keeps a person from a turn: the one they are on, or the next before its end."""
    coming = (stop for stop in away if stop.end > now and stop.start <= due)
    return min(coming, key=lambda stop: stop.start, default=None)


def callable_now(
    people: Sequence[int], times: Mapping[int, PersonalTime], now: int
) -> tuple[list[int], bool]:
    """Who of these people is called now, and whether silently: Discord then shows it without a notification.

    People on vacation are not called. A person in their quiet hours is called silently or, if the message
    calls others too, not at all.
    """
    here = [one for one in people if not is_away(times.get(one, PersonalTime()), now)]
    loud = [one for one in here if not is_quiet(times.get(one, PersonalTime()), now)]
    return (loud, False) if loud else (here, bool(here))


def is_away(time: PersonalTime, now: int) -> bool:
    """Is this person on vacation?"""
    return any(stop.start <= now < stop.end for stop in time.away)


def is_quiet(time: PersonalTime, now: int) -> bool:
    """Are these a person's quiet hours?"""
    return time.quiet is not None and time.quiet.around(now) is not None


def zone_named(name: str) -> str:
    """A time zone that exists, or a refusal."""
    try:
        return ZoneInfo(name).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise RuleError("zone-unknown") from None


def read_day(text: str) -> date:
    """A date as people write it: 2026-12-24 or 24/12/2026."""
    for form in ("%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y"):
        try:
            return datetime.strptime(text.strip(), form).replace(tzinfo=UTC).date()
        except ValueError:
            continue
    raise RuleError("date-not-understood")


def read_time(text: str) -> time:
    """A time of day: 22:30, 22h30, 22h or 22."""
    hours, _, minutes = text.strip().lower().replace("h", ":").partition(":")
    try:
        return time(int(hours[:3]), int(minutes[:3] or 0))
    except ValueError:
        raise RuleError("time-not-understood") from None


def vacation(first: date, last: date, zone: str, earlier: Sequence[Away], now: int) -> Away:
    """A vacation that may be taken; refusals say why another may not."""
    where = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, where).date()
    if last < first or last < today:
        raise RuleError("away-backwards")
    if last.year > today.year + 1:  # the calendar itself ends with the year 9999
        raise RuleError("away-too-far", year=str(today.year + 1))
    first = max(first, today)
    if days(first, last) > LONGEST_VACATION:
        raise RuleError("away-too-long", most=LONGEST_VACATION)
    for other in earlier:  # one that was ended today may be followed by another
        if other.end > now and first <= other.last and other.first <= last:
            raise RuleError("away-twice", start=other.start)
    start = int(datetime.combine(first, time(), where).timestamp())
    end = int(datetime.combine(last + timedelta(days=1), time(), where).timestamp())
    taken = Away(first, last, max(start, now), end)
    for year in {first.year, last.year}:
        if days_used(year, (*earlier, taken)) > VACATION_A_YEAR:
            left = max(0, VACATION_A_YEAR - days_used(year, earlier))
            raise RuleError("away-used-up", year=str(year), left=left, most=VACATION_A_YEAR)
    return taken


def days(first: date, last: date) -> int:
    """How many days, both ends counted."""
    return (last - first).days + 1


def days_used(year: int, vacations: Iterable[Away]) -> int:
    """How many days of a year are on vacation; one that two vacations share counts once."""
    starts = [(away.first, days(away.first, away.last)) for away in vacations]
    found = {first + timedelta(days=later) for first, count in starts for later in range(count)}
    return sum(day.year == year for day in found)


def next_away(away: Iterable[Away], now: int) -> Away | None:
    """The vacation that runs or comes next."""
    return min((stop for stop in away if stop.end > now), key=lambda stop: stop.start, default=None)


def back_early(away: Sequence[Away], zone: str, now: int, start: int) -> tuple[tuple[Away, ...], Away | None]:
    """The vacations once the one that starts then is ended or called off, and that one, if there is any."""
    ended = next((stop for stop in away if stop.start == start and stop.end > now), None)
    if ended is None:
        return tuple(away), None
    kept = [stop for stop in away if stop is not ended]
    if ended.start <= now:  # begun: the days up to today are used
        today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
        kept.append(Away(ended.first, max(ended.first, today), ended.start, now))
    return tuple(kept), ended
