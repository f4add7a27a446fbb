"""The port: how often the store is asked, and what is said before there is one."""

import asyncio
from collections.abc import AsyncIterator

import aiohttp
import pytest

from cogs.runtime import monitor
from cogs.runtime.environment import Address
from cogs.runtime.exposition import Exposition
from cogs.runtime.monitor import Monitor, Recent, Signs
from cogs.runtime.statuses import StartError
from db import StoreError

ANYWHERE = Address("127.0.0.1", 0)
SILENT = Signs(lambda: 0, lambda: False, {})


@pytest.fixture
async def opened() -> AsyncIterator[Monitor]:
    opened = await Monitor.open(ANYWHERE, Exposition(), SILENT)
    yield opened
    await opened.close()


async def status(opened: Monitor, path: str) -> int:
    address = f"http://127.0.0.1:{opened.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        await response.read()
        return response.status


async def test_a_bot_that_starts_is_alive_and_not_ready(opened: Monitor) -> None:
    assert [await status(opened, path) for path in ("/healthz", "/readyz", "/metrics")] == [200, 503, 200]


async def test_there_is_nothing_else_on_the_port(opened: Monitor) -> None:
    assert await status(opened, "/") == 404


async def test_an_address_that_is_taken_is_told_in_one_line(opened: Monitor) -> None:
    with pytest.raises(StartError, match=r"^DEDALE_METRICS names .*$"):
        await Monitor.open(Address("127.0.0.1", opened.port), Exposition(), SILENT)


async def test_however_often_it_is_asked_the_store_is_asked_once() -> None:
    asked = list[int]()

    async def ask() -> int:
        asked.append(1)
        await asyncio.sleep(0)
        return len(asked)

    recent = Recent(ask, 0)
    assert await asyncio.gather(*(recent.answer() for _ in range(20))) == [1] * 20
    assert len(asked) == 1


async def test_a_store_that_fails_or_hangs_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitor, "FRESH_SECONDS", 0.0)
    monkeypatch.setattr(monitor, "PATIENCE_SECONDS", 0.01)

    async def fails() -> str:
        raise StoreError("broken for a test")

    async def hangs() -> str:
        await asyncio.Event().wait()
        return "never"

    assert [await Recent(ask, "otherwise").answer() for ask in (fails, hangs)] == ["otherwise"] * 2
