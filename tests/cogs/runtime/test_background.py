"""Background tasks stand on their own."""

import asyncio
from contextvars import ContextVar

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
