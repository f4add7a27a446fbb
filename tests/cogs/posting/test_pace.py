"""What nobody waits for begins at a pace that Discord bears."""

import asyncio

import pytest

from cogs.posting import pace
from cogs.posting.pace import Pace


@pytest.fixture
async def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The loop's clock, which a test sets."""
    now = [1000.0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    return now


async def test_after_a_rest_some_begin_at_once_and_the_next_one_waits(clock: list[float]) -> None:
    known = Pace()
    for _ in range(pace.AT_ONCE):
        assert known.wait() <= 0
        known.begin()
    assert known.wait() == pytest.approx(1 / pace.PER_SECOND)


async def test_then_one_begins_as_often_as_discord_bears(clock: list[float]) -> None:
    known = Pace()
    begun = 0
    for _ in range(1000):
        clock[0] += 0.01
        while known.wait() <= 0:
            known.begin()
            begun += 1
    assert begun == pytest.approx(10 * pace.PER_SECOND + pace.AT_ONCE, abs=2)


async def test_a_long_rest_saves_nothing_up(clock: list[float]) -> None:
    known = Pace()
    known.begin()
    clock[0] += 3600
    for _ in range(pace.AT_ONCE):
        known.begin()
    assert known.wait() > 0
