"""Memory of the real bot after many clicks in a world that is full, over HTTP on a Discord of our own.

`python -m bench.crowds.memory [--json] [--clicks N]`: in a world of 1,000 live tables and 1.4 million moves
tables of all games are opened, a choice is confirmed at each, several at a time, until 20,000 clicks are
answered. Every table has people of its own. The last 3,000 clicks come one after the other. The longest
garbage collection is judged as well: among many clicks, and in the last 1,000 of these.
"""

import asyncio
import random
import sys
import tempfile
from itertools import count
from pathlib import Path

from bench.clicks import new_table, running
from bench.crowds.rush import AT_MOST, CALM_AT_MOST, Watch
from bench.loopback import Loopback
from bench.loopback.held import Longest, Noted
from bench.loopback.process import Bot
from bench.loopback.server import GUILD
from bench.loopback.world import Size, World
from bench.measure import Result, gauge, report
from engine import GAMES

CLICKS = 20_000
CALM = 3_000  # of them, one after the other
LAST = 1_000  # of these, in which collections are watched
WORLD = Size(1_000, 1_400_000, 200)
CROWDED = 40  # channels of the tables that were there before
MEBIBYTES_AT_MOST = 450 * 10**6 / 2**20
AT_ONCE = 6  # tables
CLICKS_OF_A_TABLE = 5  # at least: from its card to a panel


class Crowd:
    """People who open one table after another."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self.tables, self._numbers = 0, count(1)

    @property
    def answered(self) -> int:
        """How many clicks and commands were answered."""
        return self._discord.interactions

    async def play(self, clicks: int, at_once: int) -> None:
        """Plays at so many tables at a time until there were so many clicks in all."""
        await asyncio.gather(*(self._play(random.Random(n), clicks) for n in range(at_once)))

    async def _play(self, chance: random.Random, clicks: int) -> None:
        games = list(GAMES)
        while self.answered < clicks:
            number = next(self._numbers)
            table = new_table(self._discord, number, chance)
            await table.open(games[number % len(games)])
            await table.play()
            await table.choose_all(chance)
            await table.confirm()
            self.tables += 1


def fill(file: Path, rooms: int) -> None:
    """Makes the world, in channels after those of the people who click."""
    world = World(file, guild_id=GUILD, channel_id=GUILD + rooms + CROWDED)
    world.fill(WORLD, [])
    world.close()


async def measured(folder: str, clicks: int) -> list[Result]:
    """Starts the bot and lets people click."""
    rooms, noted_in = clicks // CLICKS_OF_A_TABLE + AT_ONCE + 1, Path(folder, "held")
    fill(Path(folder, "memory.sqlite3"), rooms)
    program = ("-m", "bench.loopback.held", str(noted_in))
    async with running(folder, "memory", rooms + CROWDED, program) as (discord, bot):
        await bot.rested()
        before, crowd, watch = bot.mebibytes(), Crowd(discord), Watch(discord, bot, noted_in)
        await watch.noted()
        await crowd.play(clicks - CALM, AT_ONCE)
        many = await watch.noted()
        await crowd.play(clicks - LAST, 1)
        await watch.noted()
        await crowd.play(clicks, 1)
        calm = await watch.noted()
        await bot.rested()
        return [*sizes(bot, crowd, before), *collections(many, calm)]


def sizes(bot: Bot, crowd: Crowd, before: float) -> list[Result]:
    """What the bot holds now, and what it held at most."""
    detail = f"{crowd.answered} clicks at {crowd.tables} tables; {before:.0f} MiB before"
    name, most = "memory: after many clicks", MEBIBYTES_AT_MOST
    return [
        gauge(name, [bot.mebibytes()], "MiB", at_most=most, detail=detail),
        gauge("memory: at most meanwhile", [bot.most_mebibytes()], "MiB"),
    ]


def collections(many: Noted, calm: Noted) -> list[Result]:
    """What the longest garbage collections cost."""
    return [
        longest("memory: a garbage collection among many", many.collection, AT_MOST),
        longest("memory: a garbage collection in calm", calm.collection, CALM_AT_MOST),
    ]


def longest(name: str, found: Longest, at_most: float) -> Result:
    """One of them."""
    return gauge(name, [found.milliseconds], "ms of processor", at_most=at_most, detail=found.what)


def results(clicks: int) -> list[Result]:
    """Measures the bot's memory."""
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        return asyncio.run(measured(folder, clicks))


if __name__ == "__main__":
    asked = int(sys.argv[sys.argv.index("--clicks") + 1]) if "--clicks" in sys.argv else CLICKS
    report(results(asked), sys.argv)
