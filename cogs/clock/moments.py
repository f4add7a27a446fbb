"""Moments as people write them: "24/12 20:00", "friday 8pm", "demain 20h30". Pure."""

import re
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from cogs.clock.personal_time import read_day
from engine.core import RuleError

# 20:00, 20h, 20h30, 8pm, 8:30 pm; a number alone could be a day.
TIME = re.compile(r"(?<![\d/.-])(\d{1,2})(?:\s?[:h]\s?(\d{2})?\s?([ap]m)?|\s?([ap]m))(?![\w/.])")
TIMES = {"noon": time(12), "midi": time(12), "midnight": time(0), "minuit": time(0)}
DAYS = {"today": 0, "aujourd'hui": 0, "tonight": 0, "soir": 0, "tomorrow": 1, "demain": 1}
WEEKDAYS = (
    ("monday", "lundi"),
    ("tuesday", "mardi"),
    ("wednesday", "mercredi"),
    ("thursday", "jeudi"),
    ("friday", "vendredi"),
    ("saturday", "samedi"),
    ("sunday", "dimanche"),
)
FILLERS = re.compile(r"\b(?:at|on|the|next|le|la|ce|prochain)\b|(?<!\w)à(?!\w)|[,@]")
LONGEST = 60  # characters


def read_moment(text: str, zone: str, now: int) -> int:
    """The next moment that a text means by the clocks of a time zone; refuses one that has no time."""
    wanted, today = text.strip().lower().replace("’", "'")[:LONGEST], _here(now, zone).date()
    of_day, rest = _time_in(wanted)
    rest = " ".join(FILLERS.sub(" ", rest).split())
    if rest:
        found = [_at(day, of_day, zone) for day in _days_in(rest, today)]
    else:
        found = [_at(today + timedelta(days=later), of_day, zone) for later in (0, 1)]
    return next((moment for moment in found if moment > now), found[-1])


def _here(now: int, zone: str) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(zone))


def _at(day: date, of_day: time, zone: str) -> int:
    return int(datetime.combine(day, of_day, ZoneInfo(zone)).timestamp())


def _time_in(text: str) -> tuple[time, str]:
    """The time of day in a text, and what is left of the text."""
    for word, of_day in TIMES.items():
        if re.search(rf"\b{word}\b", text):
            return of_day, re.sub(rf"\b{word}\b", " ", text)
    if (match := TIME.search(text)) is None:
        raise RuleError("moment-not-understood")
    hours, minutes, half = int(match[1]), int(match[2] or 0), match[3] or match[4]
    if half and 1 <= hours <= 12:
        hours = hours % 12 + (12 if half == "pm" else 0)
    try:
        return time(hours, minutes), text[: match.start()] + " " + text[match.end() :]
    except ValueError:
        raise RuleError("moment-not-understood") from None


def _days_in(text: str, today: date) -> list[date]:
    """The days that a text can mean, the nearest first."""
    if text in DAYS:
        return [today + timedelta(days=DAYS[text])]
    for number, names in enumerate(WEEKDAYS):
        if len(text) >= 3 and any(name.startswith(text.rstrip(".")) for name in names):
            ahead = (number - today.weekday()) % 7
            return [today + timedelta(days=ahead), today + timedelta(days=ahead + 7)]
    if match := re.fullmatch(r"(\d{1,2})[/.](\d{1,2})\.?", text):
        dates = [f"{match[1]}/{match[2]}/{today.year + later}" for later in (0, 1)]
        return [_day(each) for each in dates]
    return [_day(text)]


def _day(text: str) -> date:
    try:
        return read_day(text)
    except RuleError:
        raise RuleError("moment-not-understood") from None
