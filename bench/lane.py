"""A person's click while four experts think, against one while none does; and the memory of the lane.

`python -m bench.lane [--json]`. `python bot.py` runs as in production on a Discord of our own. Two people
move, now while nobody else does, now while others play against experts; what counts is the time until the
first callback to each click, in trouble only while at least four tables wait for their experts.
"""

import asyncio
import random
import re
import sys
import tempfile
from itertools import count
from pathlib import Path
from statistics import median

from bench.clicks import Table, new_table, running
from bench.loopback import Loopback, Person
from bench.loopback.process import Bot
from bench.measure import Result, gauge, report
from cogs.runtime.background import stop

THINKING = 4  # tables at least that wait for their experts
AGAINST = ("secret", "pasvu") * 3  # the games with the longest thoughts: more tables, as thoughts are short
EXPERTS = 3  # at each of them, beside one person
GAME = "junior"  # of those whose clicks count
ROUNDS = 6  # of idle and busy clicks in turn, after one that is not counted
CLICKS = 40  # in each, at least
RATIO_AT_MOST = 1.5
MIB_AT_MOST = 300.0


def lane_of(bot: Bot) -> int | None:
    """The number of the process in which a bot's experts think, if it has begun."""
    children = Path(f"/proc/{bot.process.pid}/task").glob("*/children")
    return next((int(one) for path in children for one in path.read_text().split()), None)


def memory_of(pid: int | None) -> int:
    """The most bytes that a process has held so far; Linux tells."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text()) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


class Opponents:
    """People who play against experts while they are let."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self.let = asyncio.Event()
        self.waiting: set[Table] = set()  # tables whose experts think

    async def play(self, table: Table, game: str, chance: random.Random) -> None:
        """One person moves whenever it is their turn again."""
        while True:
            await self.let.wait()
            if not table.board or not table.board.custom_id("play"):  # its game is over
                await table.open(game, EXPERTS)
            await table.play()
            await table.choose_all(chance)
            assert table.board
            written = table.board.written
            if not await table.confirm() or not table.can_choose():
                self.waiting.add(table)
                await self._discord.changed(table.board, written)
                self.waiting.discard(table)


async def clicked(table: Table, opponents: Opponents, at_least: int, chance: random.Random) -> list[float]:
    """Two people move; returns the milliseconds to the first callback, for clicks while so many wait."""
    found = list[float]()
    begun = [table.discord.begun.setdefault(person.id, []) for person in table.people]
    while len(found) < CLICKS:
        for act in (table.play, lambda: table.choose(chance), lambda: table.choose(chance), table.confirm):
            for times in begun:
                times.clear()
            before = len(opponents.waiting)
            await act()
            if min(before, len(opponents.waiting)) >= at_least:
                found += [one for times in begun for one in times]
        await asyncio.sleep(0.05)
    return found


async def measured(folder: str) -> list[Result]:
    """Clicks with and without experts that think, in turn."""
    chance, numbers, size = random.Random(1), count(1), 0
    idle, busy, pairs = list[float](), list[float](), list[float]()
    async with running(folder, "lane", len(AGAINST) + 2) as (discord, bot):
        await bot.rested()
        opponents, table = Opponents(discord), new_table(discord, next(numbers), chance)
        await table.open(GAME)
        against = [
            Table(discord, discord.channels[n], (Person(10 * n, "Zoé"),)) for n in range(2, 2 + len(AGAINST))
        ]
        playing = [
            asyncio.create_task(opponents.play(one, game, chance))
            for one, game in zip(against, AGAINST, strict=True)
        ]
        for number in range(ROUNDS + 1):
            opponents.let.clear()
            await bot.rested()
            calm = await clicked(table, opponents, 0, chance)
            opponents.let.set()
            hard = await clicked(table, opponents, THINKING, chance)
            size = max(size, memory_of(lane_of(bot)))
            assert not any(one.done() for one in playing)
            if number:
                pairs.append(median(hard) / median(calm))
                idle += calm
                busy += hard
        await stop(*playing)
    detail = f"{median(busy):.1f} ms against {median(idle):.1f} ms"
    return [
        gauge(
            "lane: a click while four experts think", pairs, "× idle", at_most=RATIO_AT_MOST, detail=detail
        ),
        gauge("lane: memory", [size / 2**20], "MiB", at_most=MIB_AT_MOST),
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
