"""Moments as people write them, by the clocks of their time zone."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from cogs.clock.moments import read_moment
from engine.core import RuleError

PARIS = "Europe/Paris"
NOW = int(datetime(2026, 11, 18, 15, 30, tzinfo=ZoneInfo(PARIS)).timestamp())  # a Wednesday


@pytest.mark.parametrize(
    ("text", "moment"),
    [
        ("2026-12-24 20:00", "2026-12-24 20:00"),
        ("24/12/2026 20h30", "2026-12-24 20:30"),
        ("le 24/12 à 20h", "2026-12-24 20:00"),
        ("20h, le 24.12.", "2026-12-24 20:00"),
        ("3/1 8:05", "2027-01-03 08:05"),
        ("tomorrow at 8 pm", "2026-11-19 20:00"),
        ("demain midi", "2026-11-19 12:00"),
        ("friday 8:30pm", "2026-11-20 20:30"),
        ("Ven. 20h", "2026-11-20 20:00"),
        ("mercredi 20:00", "2026-11-18 20:00"),
        ("wed 12:00", "2026-11-25 12:00"),
        ("19:00", "2026-11-18 19:00"),
        ("9h", "2026-11-19 09:00"),
        ("ce soir 21h", "2026-11-18 21:00"),
        ("today 12am", "2026-11-18 00:00"),
    ],
)
def test_a_moment_is_read_as_people_write_it(text: str, moment: str) -> None:
    found = datetime.fromtimestamp(read_moment(text, PARIS, NOW), ZoneInfo(PARIS))
    assert f"{found:%Y-%m-%d %H:%M}" == moment


def test_the_same_words_mean_another_moment_in_another_time_zone() -> None:
    there = read_moment("24/12 20:00", "America/Montreal", NOW)
    assert there - read_moment("24/12 20:00", PARIS, NOW) == 6 * 3600


@pytest.mark.parametrize("text", ["", "soon", "24/12", "25:00", "31/2 20:00", "fr 20:00", "20:99", "x" * 900])
def test_what_is_no_moment_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="moment-not-understood"):
        read_moment(text, PARIS, NOW)
