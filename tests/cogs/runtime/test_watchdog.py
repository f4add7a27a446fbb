"""What holds the event loop is named in the log, once."""

import asyncio
import time
from typing import Any

import pytest

from cogs.runtime import watchdog
from cogs.runtime.metrics import LOOP_LAG
from cogs.runtime.watchdog import Watchdog, stack_of
from tests.cogs.runtime.test_metrics import Told


def hold_everybody_up() -> None:
    time.sleep(0.2)


async def test_whoever_holds_the_loop_is_named(monkeypatch: pytest.MonkeyPatch, caplog: Any) -> None:
    monkeypatch.setattr(watchdog, "HELD_SECONDS", 0.02)
    monkeypatch.setattr(watchdog, "LOOK_SECONDS", 0.005)
    told = Told()
    watching = Watchdog(told)
    watching.start()
    await asyncio.sleep(0)
    for _ in range(2):  # the second time within ten seconds nothing is said
        hold_everybody_up()
        await asyncio.sleep(0.02)
    watching.stop()
    (line,) = [record.getMessage() for record in caplog.records if record.name == "dedale.watchdog"]
    assert "hold_everybody_up (test_watchdog.py:" in line
    assert told.events and {event for event, *_ in told.events} == {LOOP_LAG}


def test_a_stack_holds_no_values() -> None:
    import sys

    secret = "the hand of seat 2"
    assert secret not in stack_of(sys._getframe()) and "no_values" in stack_of(sys._getframe())
