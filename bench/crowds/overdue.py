"""The time of 11,443 turns runs out at one moment, and some channels let nothing be posted: who else waits?

`python -m bench.crowds.overdue [--json]`. `python bot.py` runs as in production on a Discord of our own,
which answers a post after 120 ms. People at a few tables click and move without a pause before that moment
and after it. Their tables are in channels of their own, the others in forty, of which eight are limited in
every other round after the moment.

Judged are the worst click and board of a round against those of a round of the same length in calm; the
slowest of twenty against the usual one; and how long the channels without limits wait for their next message
while others have some, against the rounds in which none has. At last people stop, and all that is left goes
out; how long that takes is the machine's own business, and only told.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import chain
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
LIMITED = 8  # of these
POST_SECONDS = 0.12
LIVE = 6  # tables of the people who click
ROUND = 8.0  # seconds
ROUNDS = 6  # of calm, and as many of trouble
READY = 60.0  # seconds from the start to the first round
QUIET = 6.0  # seconds without a message, after which all are out
AT_MOST = 3.0  # times the usual
OTHERS_AT_MOST = 1.5  # times what they wait without limits: rounds differ by a quarter by themselves


class Watch:
    """Milliseconds from clicks to their answers, and from confirming to the next board, in one round."""

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


class Crowd:
    """The channels of those whose time runs out."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        channels = discord.channels[-CROWDED:]
        self._limited, self._others = set(channels[:LIMITED]), set(channels[LIMITED:])
        self.waits: dict[bool, list[float]] = {True: [], False: []}  # by whether some are limited

    def posted(self) -> int:
        """How many messages are in the channels that are never limited."""
        return sum(one.channel_id in self._others for one in self._discord.messages.values())

    async def round(self, watch: Watch, tables: list[Table], *, is_limited: bool) -> None:
        """People play; notes for how many seconds another channel waits for its next message."""
        self._discord.limited = self._limited if is_limited else set()
        before, start = self.posted(), time.time()
        await watch.until(start + ROUND, tables)
        posted = max(1, self.posted() - before)
        self.waits[is_limited].append((time.time() - start) * len(self._others) / posted)

    async def emptied(self) -> float:
        """Waits until all is out; returns when the last message came."""
        self._discord.limited, count, last = set(), -1, time.time()
        while time.time() - last < QUIET:
            await asyncio.sleep(0.5)
            if len(self._discord.messages) != count:
                count, last = len(self._discord.messages), time.time()
        return last


async def measured(folder: str) -> list[Result]:
    """Lets people play in calm and in trouble."""
    channels = CROWDED + LIVE + 1
    world = World(Path(folder, "overdue.sqlite3"), guild_id=GUILD, channel_id=GUILD + channels)
    world.fill(Size(OVERDUE, STORED), [])
    moment = time.time() + READY + ROUNDS * ROUND
    world.run_out(int(moment) + 3)
    world.close()
    async with running(folder, "overdue", channels) as (discord, bot):
        discord.post_seconds = POST_SECONDS
        await bot.rested()
        tables = [
            Table(discord, channel, (Person(10 * n, f"Zoé {n}"), Person(10 * n + 1, f"Ari {n}")))
            for n, channel in enumerate(discord.channels[:LIVE], 1)
        ]
        for table in tables:
            await table.open("junior")
        assert time.time() < moment - ROUNDS * ROUND, "the machine is too slow: the moment came too early"
        calm, hard = ([Watch(discord) for _ in range(ROUNDS)] for _ in range(2))
        for watch in calm:
            await watch.until(time.time() + ROUND, tables)
        await asyncio.sleep(max(0.0, moment + 4 - time.time()))
        crowd, start, before, own = Crowd(discord), time.time(), len(discord.messages), bot.seconds()
        for number, watch in enumerate(hard):
            await crowd.round(watch, tables, is_limited=number % 2 == 0)
        seconds, own = await crowd.emptied() - start, bot.seconds() - own
        detail = (
            f"{len(discord.messages) - before} messages, people's panels included; {own:.0f} s of processor, "
        )
        detail += f"{OVERDUE * POST_SECONDS:.0f} s one by one"
        left = gauge("overdue: until all is out", [seconds], "s", detail=detail)
        return [*compared(calm, hard), others_waited(crowd), left]


def compared(calm: Sequence[Watch], hard: Sequence[Watch]) -> list[Result]:
    """How much longer everything took."""
    return [
        *longer("click", [one.clicks for one in calm], [one.clicks for one in hard]),
        *longer("board", [one.boards for one in calm], [one.boards for one in hard]),
    ]


def longer(name: str, calm: Sequence[list[float]], hard: Sequence[list[float]]) -> list[Result]:
    """The worst of each round, and its slowest of twenty."""
    worst, usual = median(map(max, calm)), median(chain.from_iterable(calm))
    now = list(chain.from_iterable(hard))
    ratios = [max(times) / worst for times in hard]
    slow = [quantiles(times, n=20)[-1] / usual for times in hard]
    of_rounds = f"in calm {worst:.0f} ms, now {median(map(max, hard)):.0f} ms, at worst {max(now):.0f} ms"
    of_all = f"usually {usual:.0f} ms, now {median(now):.0f} ms"
    return [
        gauge(f"overdue: the worst live {name}", ratios, "× in calm", at_most=AT_MOST, detail=of_rounds),
        gauge(f"overdue: 19 of 20 live {name}s", slow, "× the usual", at_most=AT_MOST, detail=of_all),
    ]


def others_waited(crowd: Crowd) -> Result:
    """How long channels without limits wait while others have some."""
    usual = median(crowd.waits[False])
    waits = (" ".join(f"{one:.1f}" for one in crowd.waits[key]) for key in (True, False))
    detail = "seconds until the next message, round by round: {} beside the limited, {} without".format(
        *waits
    )
    ratios = [one / usual for one in crowd.waits[True]]
    name = "overdue: other channels wait"
    return gauge(name, ratios, "× as without limits", at_most=OTHERS_AT_MOST, detail=detail)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
