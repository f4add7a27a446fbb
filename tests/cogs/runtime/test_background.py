"""Background tasks stand on their own."""

import asyncio
from contextvars import ContextVar

import pytest

from cogs.runtime.background import spawn, stop

HELD: ContextVar[str] = ContextVar("HELD", default="nothing")


async def test_a_task_inherits_nothing_that_its_starter_holds() -> None:
    seen: list[str] = []

    async def look() -> None:
        seen.append(HELD.get())

    token = HELD.set("an answer")
    await spawn("looking", look())
    HELD.reset(token)
    assert seen == ["nothing"]


async def test_stopped_tasks_have_ended() -> None:
    ended: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append(True)

    task = spawn("working", work())
    await asyncio.sleep(0)
    await stop(task, None)
    assert ended == [True] and task.cancelled()


async def test_a_task_that_ends_well_logs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    await spawn("ending", asyncio.sleep(0))
    await asyncio.sleep(0)
    assert caplog.messages == []


async def test_a_task_that_fails_is_logged_by_its_name(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise ValueError

    await asyncio.gather(spawn("failing", fail()), return_exceptions=True)
    await asyncio.sleep(0)
    assert caplog.messages == ["failing stopped"]
