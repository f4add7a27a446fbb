"""160 people confirm at once, at tables of all games: how long does that hold the event loop at a time?

`python -m bench.crowds.rush [--json]`. The bot runs as in production on a Discord of our own. Only its own
processor time counts: what it waits for, the system or its other threads, holds nobody else.
"""

import asyncio
import itertools
import random
import signal
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.clicks import Table, new_table, running
from bench.loopback import Loopback
from bench.loopback.process import Bot, Parts
from bench.measure import Result, gauge, report
from engine import GAMES

TABLES = 160
ROUNDS = 3  # after one that is not counted: it draws pieces for the first time
AT_MOST = 50.0  # milliseconds
ANSWER_AT_MOST = 3.0  # seconds, as Discord allows
TOLD_SECONDS = 0.5  # in which the bot writes how long it held the loop


async def ready_table(discord: Loopback, number: int, game: str, chance: random.Random) -> Table:
    """Opens a table and chooses until only Confirm is missing."""
    table = new_table(discord, number, chance)
    await table.open(game)
    await table.play()
    await table.choose_all(chance)
    return table


async def rush(
    discord: Loopback, bot: Bot, file: Path, numbers: "itertools.count[int]"
) -> tuple[float, float]:
    """Lets all confirm at once; returns the longest hold in milliseconds, and the last answer in seconds."""
    chance, games, parts = random.Random(1), itertools.cycle(GAMES), Parts(discord, bot)
    tables = [await ready_table(discord, next(numbers), next(games), chance) for _ in range(TABLES)]
    await parts.settled()
    await _held(bot, file)
    start = perf_counter()
    confirmed = await asyncio.gather(*(table.confirm() for table in tables))
    last = perf_counter() - start
    assert sum(confirmed) > TABLES / 2, "most tables should be ready"
    await parts.settled()
    return await _held(bot, file), last


async def _held(bot: Bot, file: Path) -> float:
    bot.process.send_signal(signal.SIGUSR1)
    await asyncio.sleep(TOLD_SECONDS)
    return longest(file)


def longest(file: Path) -> float:
    """Milliseconds that the bot has written."""
    return float(file.read_text().split(maxsplit=1)[0])


async def measured(folder: str) -> list[Result]:
    """Measures some rounds."""
    file, numbers = Path(folder, "held"), itertools.count(1)
    program = ("-m", "bench.loopback.held", str(file))
    async with running(folder, "rush", TABLES * (ROUNDS + 1) + 1, program) as (discord, bot):
        await bot.rested()
        found = [await rush(discord, bot, file, numbers) for _ in range(ROUNDS + 1)][1:]
    holds, answers = zip(*found, strict=True)
    return [
        gauge("rush: the loop is held", list(holds), "ms of processor", at_most=AT_MOST),
        gauge("rush: the last answer", list(answers), "s", at_most=ANSWER_AT_MOST),
    ]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
