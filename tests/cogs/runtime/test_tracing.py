"""Discord's answers are counted by their status."""

import aiohttp
import pytest
from aiohttp import web

from cogs.runtime.metrics import DISCORD_ANSWERS
from cogs.runtime.tracing import status_of, tracing
from db import UnavailableError
from tests.cogs.runtime.test_logs import http
from tests.cogs.runtime.test_metrics import Told


async def answer(request: web.Request) -> web.Response:
    return web.Response(status=int(request.match_info["status"]))


async def test_answers_are_counted_those_included_that_never_come() -> None:
    app, told = web.Application(), Told()
    app.router.add_get("/{status}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    async with aiohttp.ClientSession(trace_configs=[tracing(told)]) as session:
        for status in (200, 429, 503):
            await (await session.get(f"{address}/{status}")).read()
        await runner.cleanup()
        with pytest.raises(aiohttp.ClientError):
            await session.get(f"{address}/200")
    assert told.events == [(DISCORD_ANSWERS, status) for status in ("200", "429", "503", "lost")]


@pytest.mark.parametrize(
    ("error", "status"),
    [(http(503, 0), "503"), (UnavailableError(""), "store"), (TimeoutError(), "lost")],
)
def test_why_something_is_tried_again(error: Exception, status: str) -> None:
    assert status_of(error) == status
