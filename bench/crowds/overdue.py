"""The time of 11,443 turns runs out at one moment, and one channel lets nothing be posted: who else waits?

`python -m bench.crowds.overdue [--json]`. `python bot.py` runs as in production on a Discord of our own.
People at a few tables click and move before that moment and after it. Their tables are in channels of their
own, the others in forty.
"""

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from bench.clicks import CLICKS_AT_MOST, Table, running
from bench.loopback import Loopback, Person
from bench.loopback.server import GUILD
from bench.loopback.world import Size, World
from bench.measure import Result, gauge, report

OVERDUE = 11_443  # tables
STORED = 100_000  # moves
CROWDED = 40  # channels of theirs
LIVE = 6  # tables of the people who click
LEAD = 100.0  # seconds from the start to the moment: the bot gets ready, people click in calm
CALM = 20.0  # seconds of clicks before it
TROUBLE = 60.0  # seconds of clicks after it
AT_MOST = 3.0  # times the usual


class Watch:
    """Milliseconds from clicks to their answers, and from confirming to the next board."""

    def __init__(self, discord: Loopback) -> None:
        self._discord, self._chance = discord, random.Random(1)
        self.clicks: list[float] = []
        self.boards: list[float] = []

    async def until(self, end: float, tables: list[Table]) -> None:
        """All tables play one move after another."""
        await asyncio.gather(*(self._play(table, end) for table in tables))

    async def _play(self, table: Table, end: float) -> None:
        while time.time() < end:
            if not table.board or not table.board.custom_id("play"):  # its game is over
                table.panel = None
                await table.open("junior")
            await self._move(table)

    async def _move(self, table: Table) -> None:
        assert table.board
        for person in table.people:
            table.player, start = person, perf_counter()
            table.panel = await self._discord.click(person, table.board, table.board.custom_id("play") or "")
            self.clicks.append((perf_counter() - start) * 1000)
            if table.can_choose():
                break
        for _ in range(CLICKS_AT_MOST):
            start = perf_counter()
            if not await table.choose(self._chance):
                break
            self.clicks.append((perf_counter() - start) * 1000)
        start = perf_counter()
        if await table.confirm():
            table.board = await self._discord.posted(table.channel, table.board.id)
            self.boards.append((perf_counter() - start) * 1000)


async def measured(folder: str) -> list[Result]:
    """Lets people play in calm and in trouble."""
    channels = CROWDED + LIVE + 1
    world = World(Path(folder, "overdue.sqlite3"), guild_id=GUILD, channel_id=GUILD + channels)
    world.fill(Size(OVERDUE, STORED), [])
    moment = time.time() + LEAD
    world.run_out(int(moment))
    world.close()
    async with running(folder, "overdue", channels) as (discord, bot):
        await bot.rested()
        tables = [
            Table(discord, channel, (Person(10 * n, f"Zoé {n}"), Person(10 * n + 1, f"Ari {n}")))
            for n, channel in enumerate(discord.channels[:LIVE], 1)
        ]
        for table in tables:
            await table.open("junior")
        assert time.time() < moment - CALM, "the machine is too slow: the moment came too early"
        calm, hard = Watch(discord), Watch(discord)
        await calm.until(moment - 2, tables)
        discord.limited.add(discord.channels[-1])
        await asyncio.sleep(max(0.0, moment + 1 - time.time()))
        await hard.until(moment + TROUBLE, tables)
        return compared(discord, calm, hard)


def compared(discord: Loopback, calm: Watch, hard: Watch) -> list[Result]:
    """How much longer everything took, and how much was posted meanwhile."""
    crowded = discord.channels[-CROWDED:]
    posted = [sum(m.channel_id == channel for m in discord.messages.values()) for channel in crowded]
    found = list[Result]()
    for name, usual, now in (("click", calm.clicks, hard.clicks), ("board", calm.boards, hard.boards)):
        slow = quantiles(now, n=20)[-1] / median(usual)  # the slowest of twenty
        detail = f"usually {median(usual):.0f} ms, now {median(now):.0f} ms, the worst {max(now):.0f} ms"
        found.append(gauge(f"overdue: a live {name}", [slow], "× its usual", at_most=AT_MOST, detail=detail))
    detail = f"{posted[-1]} in the channel that lets nothing be posted"
    found.append(
        gauge("overdue: messages a channel meanwhile", posted[:-1], "messages", at_least=1, detail=detail)
    )
    return found


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
