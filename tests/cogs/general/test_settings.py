"""`/settings …` without a value tells what is set."""

from typing import Any

import pytest

from tests.playing import tables
from tests.playing.saying import EN, says

NOW = [
    ("language", "language", "language-auto", {"language": "fr", "whose": "server"}, "language-auto"),
    ("reminders", "reminders", "reminders-thread", {"how": "dm"}, "reminders-dm"),
    ("motion", "motion", "motion-on", {"films": "off"}, "motion-off"),
    ("world", "listed", "world-shown", {"me": "hidden"}, "world-hidden"),
    ("clock", "clock", "time-clock-none", {"clock": "72h"}, "time-clock-72h"),
    ("where", "place", "place-channel", {"place": "thread"}, "place-thread"),
]


@pytest.mark.parametrize(("setting", "option", "usual", "change", "after"), NOW)
async def test_without_a_value_a_setting_is_told(
    world: Any, setting: str, option: str, usual: str, change: dict[str, str], after: str
) -> None:
    boss = tables.manager(world)
    facts = {"command": f"/settings {setting}", "option": EN(f"opt-{option}")}
    told = await boss.slash(f"settings {setting}")
    assert told.is_private and says(told, "setting-now", value=EN(usual), **facts)
    await boss.slash(f"settings {setting}", **change)
    assert says(await boss.slash(f"settings {setting}"), "setting-now", value=EN(after), **facts)


async def test_the_language_of_the_server_is_told_apart(world: Any) -> None:
    boss = tables.manager(world)
    await boss.slash("settings language", language="fr", whose="server")
    told = await boss.slash("settings language", whose="server")
    assert says(told, "setting-now", value=EN("language-fr"), command="/settings language")
