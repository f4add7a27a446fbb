"""Memory of the real bot after many clicks, over HTTP on a Discord of our own.

`python -m bench.crowds.memory [--json] [--clicks N]`: tables of all games are opened, a choice is confirmed
at each, several at a time, until 20,000 clicks are answered. Every table has people of its own.
"""

import asyncio
import random
import sys
import tempfile
from itertools import count

from bench.clicks import new_table, running
from bench.loopback import Loopback
from bench.loopback.process import Bot
from bench.measure import Result, gauge, report
from engine import GAMES

CLICKS = 20_000
MEBIBYTES_AT_MOST = 450 * 10**6 / 2**20
AT_ONCE = 6  # tables
CLICKS_OF_A_TABLE = 5  # at least: from its card to a panel


class Crowd:
    """People who open one table after another, several at a time."""

    def __init__(self, discord: Loopback, clicks: int) -> None:
        self._discord, self._clicks = discord, clicks
        self.tables, self._numbers = 0, count(1)

    @property
    def answered(self) -> int:
        """How many clicks and commands were answered."""
        return self._discord.interactions

    async def play(self) -> None:
        """Plays until there were enough clicks."""
        await asyncio.gather(*(self._play(random.Random(n)) for n in range(AT_ONCE)))

    async def _play(self, chance: random.Random) -> None:
        games = list(GAMES)
        while self.answered < self._clicks:
            number = next(self._numbers)
            table = new_table(self._discord, number, chance)
            await table.open(games[number % len(games)])
            await table.play()
            await table.choose_all(chance)
            await table.confirm()
            self.tables += 1


async def measured(folder: str, clicks: int) -> Result:
    """Starts the bot and lets people click."""
    async with running(folder, "memory", clicks // CLICKS_OF_A_TABLE + AT_ONCE + 1) as (discord, bot):
        await bot.rested()
        sizes, crowd = [bot.mebibytes()], Crowd(discord, clicks)
        await crowd.play()
        await bot.rested()
        return outcome(bot, crowd, sizes[0])


def outcome(bot: Bot, crowd: Crowd, before: float) -> Result:
    """What the bot holds now."""
    detail = f"{crowd.answered} clicks at {crowd.tables} tables; {before:.0f} MiB before"
    name, most = "memory: after many clicks", MEBIBYTES_AT_MOST
    return gauge(name, [bot.mebibytes()], "MiB", at_most=most, detail=detail)


def results(clicks: int) -> list[Result]:
    """Measures the bot's memory."""
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        return [asyncio.run(measured(folder, clicks))]


if __name__ == "__main__":
    asked = int(sys.argv[sys.argv.index("--clicks") + 1]) if "--clicks" in sys.argv else CLICKS
    report(results(asked), sys.argv)
