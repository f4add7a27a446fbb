"""What metrics cost: the processor time of a click with them, against one without, in the same run.

Two bots run as in production, each on a Discord of its own, and the same game is played at both in turn. The
one with metrics is asked for them every two seconds, far more often than Prometheus asks.
"""

import asyncio
import itertools
import socket
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

from bench.clicks import ROUNDS, TABLES, Bot, played
from bench.loopback import Loopback
from bench.measure import Result, gauge, report
from cogs.runtime.background import stop

GAME = "junior"
AT_MOST = 1.05  # times a click without metrics
TURNS = 3  # of both bots, after one that is not counted
SCRAPE_SECONDS = 2.0


@asynccontextmanager
async def running(folder: str, name: str, **environment: str) -> AsyncGenerator[tuple[Loopback, Bot]]:
    """Runs a bot on a Discord of its own."""
    async with Loopback(channels=TABLES * (ROUNDS + 1) * (TURNS + 1) + 1) as discord:
        facts = discord.environment(str(Path(folder, f"{name}.sqlite3")), **environment)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", env=facts, stderr=asyncio.subprocess.DEVNULL
        )
        bot = Bot(process)
        try:
            await discord.connected()
            await bot.rested()
            yield discord, bot
        finally:
            process.terminate()
            await process.wait()


def free_port() -> int:
    """Returns a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


async def keep_asking(address: str) -> None:
    """Reads the metrics as Prometheus does."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://{address}/metrics") as response:
                assert b"dedale_clicks_total" in await response.read()
            await asyncio.sleep(SCRAPE_SECONDS)


async def cost(discord: Loopback, bot: Bot, channels: "itertools.count[int]") -> float:
    """Milliseconds of processor time for each request that a game's clicks lead to."""
    seconds, requests = bot.seconds(), discord.requests
    await played(discord, bot, GAME, channels)
    return (bot.seconds() - seconds) / (discord.requests - requests) * 1000


async def measured(folder: str) -> list[Result]:
    """Plays at both bots in turn."""
    address, ratios, plain = f"127.0.0.1:{free_port()}", list[float](), list[float]()
    async with (
        running(folder, "plain") as (other, bare),
        running(folder, "watched", DEDALE_METRICS=address) as (discord, bot),
    ):
        asking = asyncio.create_task(keep_asking(address))
        numbers = itertools.count(1), itertools.count(1)
        for turn in range(TURNS + 1):
            without, with_them = await cost(other, bare, numbers[0]), await cost(discord, bot, numbers[1])
            if turn:  # the first one draws pieces
                plain.append(without)
                ratios.append(with_them / without)
        assert not asking.done()
        await stop(asking)
    detail = f"{min(plain):.2f} ms of processor for a request without them"
    return [gauge("watching: a click with metrics", ratios, "× without", at_most=AT_MOST, detail=detail)]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
