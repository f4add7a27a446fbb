"""A person's click while four experts think, against one while none does; and the memory of the lane.

`python -m bench.lane [--json]`. `python bot.py` runs as in production on a Discord of our own. Two people
move, now while nobody else does, now while others play against experts; what counts is the time until the
first callback to each click. The bot's metrics are read before and after each click, and in trouble only
clicks count while at least four tables' questions wait in the lane, and the others stop for that long:
thoughts take a tenth of a second, and what their own clicks cost is no expert's doing.
"""

import asyncio
import random
import re
import sys
import tempfile
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path
from statistics import median

import aiohttp

from bench.clicks import Table, free_address, new_table, running
from bench.loopback import Loopback, Person
from bench.loopback.process import Bot
from bench.measure import Result, gauge, report
from cogs.runtime.background import stop

THINKING = 4  # tables at least that wait for their experts
AGAINST = ("secret", "pasvu") * 4  # the games with the longest thoughts: more tables, as thoughts are short
GATHERED = 6  # questions, from which on those who play against experts stop for a while
REST = 0.1  # seconds until what they have begun is done
SOON = 0.5  # seconds after which one looks whether it is one's turn though no board has come
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

    async def play(self, table: Table, game: str, chance: random.Random) -> None:
        """One person moves whenever it is their turn again."""
        while True:
            await self.let.wait()
            if not table.board or not table.board.custom_id("play"):  # its game is over
                await table.open(game, EXPERTS)
            await table.play()
            await table.choose_all(chance)
            assert table.board
            await table.confirm()
            if not table.can_choose():
                with suppress(TimeoutError):
                    async with asyncio.timeout(SOON):
                        table.board = await self._discord.posted(table.channel, table.board.id)


class Watch:
    """Two people who move, and how many questions wait in the lane meanwhile."""

    def __init__(self, table: Table, opponents: Opponents, address: str, chance: random.Random) -> None:
        self._table, self._opponents, self._address, self._chance = table, opponents, address, chance
        self._begun = [table.discord.begun.setdefault(person.id, []) for person in table.people]

    async def clicked(self, at_least: int) -> list[float]:
        """Milliseconds to the first callback, for clicks while so many questions wait."""
        table, found = self._table, list[float]()
        acts = (table.play, self._choose, self._choose, table.confirm)
        async with aiohttp.ClientSession() as session:
            for act in cycle(acts):
                for times in self._begun:
                    times.clear()
                before = await self._waiting(session)
                if before < at_least:
                    await self._gathered(session)
                    continue
                await act()
                if min(before, await self._waiting(session)) >= at_least:
                    found += [one for times in self._begun for one in times]
                if len(found) >= CLICKS:
                    break
        return found

    async def _gathered(self, session: aiohttp.ClientSession) -> None:
        """Lets the others move until enough questions wait; then they stop: their clicks take time, too."""
        self._opponents.let.set()
        while await self._waiting(session) < GATHERED:  # noqa: ASYNC110 -- another process knows
            await asyncio.sleep(0.02)
        self._opponents.let.clear()
        await asyncio.sleep(REST)

    async def _choose(self) -> None:
        await self._table.choose(self._chance)

    async def _waiting(self, session: aiohttp.ClientSession) -> float:
        async with session.get(f"http://{self._address}/metrics") as response:
            told = re.search(r"^dedale_lane_questions (\S+)", await response.text(), re.MULTILINE)
        assert told
        return float(told[1])


async def measured(folder: str) -> list[Result]:
    """Clicks with and without experts that think, in turn."""
    chance, numbers, size = random.Random(1), count(1), 0
    idle, busy, pairs = list[float](), list[float](), list[float]()
    address = free_address()
    async with running(folder, "lane", len(AGAINST) + 2, DEDALE_METRICS=address) as (discord, bot):
        await bot.rested()
        opponents, table = Opponents(discord), new_table(discord, next(numbers), chance)
        await table.open(GAME)
        watch = Watch(table, opponents, address, chance)
        against = [
            Table(discord, discord.channels[n], (Person(10 * n, "Zoé"),)) for n in range(2, 2 + len(AGAINST))
        ]
        playing = [
            asyncio.create_task(opponents.play(one, game, chance))
            for one, game in zip(against, AGAINST, strict=True)
        ]
        for number in range(ROUNDS + 1):
            await bot.rested()
            calm = await watch.clicked(0)
            hard = await watch.clicked(THINKING)
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
