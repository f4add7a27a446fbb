"""How long is the event loop held at a time, and how long do garbage collections take?

`python -m bench.crowds.rush [--json]`. The bot runs as in production on a Discord of our own. First people
play all games one click at a time, then 160 of them confirm at once. Only its own processor time counts: what
it waits for, the system or its other threads, holds nobody else. The worst of each round is noted, and the
median of the rounds is judged: a machine that does other things, too, makes some moment long.
"""

import asyncio
import itertools
import random
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from bench.clicks import Table, new_table, running
from bench.loopback import Loopback
from bench.loopback.held import Longest, Noted
from bench.loopback.process import Bot, Parts
from bench.measure import Result, gauge, report
from engine import GAMES

TABLES = 160
SPARE = 80  # tables in a round at which no choice can be confirmed
ROUNDS = 3  # after one that is not counted: it draws pieces for the first time
AT_MOST = 50.0  # milliseconds
CALM_TABLES = 8  # of each game in a round of calm
CALM_ROUNDS = 5  # after one that is not counted
CALM_MOVES = 3  # at each table
CALM_AT_MOST = 5.0  # milliseconds
ANSWER_AT_MOST = 3.0  # seconds, as Discord allows
TOLD_SECONDS = 0.5  # in which the bot writes how long it held the loop


class Watch:
    """Asks the bot what took longest since the last time."""

    def __init__(self, discord: Loopback, bot: Bot, file: Path) -> None:
        self._parts, self._bot, self._file = Parts(discord, bot), bot, file

    async def noted(self) -> Noted:
        """Once all is sent."""
        await self._parts.settled()
        self._bot.process.send_signal(signal.SIGUSR1)
        await asyncio.sleep(TOLD_SECONDS)
        return msgspec.json.decode(self._file.read_bytes(), type=Noted)


async def ready_table(discord: Loopback, number: int, game: str, chance: random.Random) -> Table:
    """Opens a table and chooses until only Confirm is missing."""
    table = new_table(discord, number, chance)
    await table.open(game)
    await table.play()
    await table.choose_all(chance)
    return table


async def calm(discord: Loopback, watch: Watch, numbers: "itertools.count[int]") -> Noted:
    """People open tables of all games and move, one click at a time."""
    chance = random.Random(1)
    await watch.noted()
    for game in [*GAMES] * CALM_TABLES:
        table = await ready_table(discord, next(numbers), game, chance)
        for _ in range(CALM_MOVES):
            await table.confirm()
            await table.play()
            await table.choose_all(chance)
    return await watch.noted()


async def rush(discord: Loopback, watch: Watch, numbers: "itertools.count[int]") -> tuple[Noted, float]:
    """Lets all confirm at once; returns what took longest, and the last answer in seconds."""
    chance, games = random.Random(1), itertools.cycle(GAMES)
    tables = list[Table]()
    while len(tables) < TABLES:  # where a choice leads nowhere, another table is opened
        table = await ready_table(discord, next(numbers), next(games), chance)
        if table.confirming():
            tables.append(table)
    await watch.noted()
    start = perf_counter()
    confirmed = await asyncio.gather(*(table.confirm() for table in tables))
    last = perf_counter() - start
    assert all(confirmed), "all tables should be ready"
    return await watch.noted(), last


async def measured(folder: str) -> list[Result]:
    """Measures some rounds of calm, then some of the rush."""
    file, numbers = Path(folder, "held"), itertools.count(1)
    program = ("-m", "bench.loopback.held", str(file))
    rooms = CALM_TABLES * len(GAMES) * (CALM_ROUNDS + 1) + (TABLES + SPARE) * (ROUNDS + 1) + 1
    async with running(folder, "rush", rooms, program) as (discord, bot):
        await bot.rested()
        watch = Watch(discord, bot, file)
        quiet = [await calm(discord, watch, numbers) for _ in range(CALM_ROUNDS + 1)][1:]
        found = [await rush(discord, watch, numbers) for _ in range(ROUNDS + 1)][1:]
    noted, answers = zip(*found, strict=True)
    return [
        *judged("calm", quiet, CALM_AT_MOST),
        *judged("rush", noted, AT_MOST),
        gauge("rush: the last answer", answers, "s", at_most=ANSWER_AT_MOST),
    ]


def judged(name: str, rounds: Sequence[Noted], at_most: float) -> list[Result]:
    """The worst of each round, and what the worst of all was."""
    holds, collections = [one.hold for one in rounds], [one.collection for one in rounds]
    return [
        longest(f"{name}: the loop is held", holds, at_most),
        longest(f"{name}: a garbage collection", collections, at_most),
    ]


def longest(name: str, found: Sequence[Longest], at_most: float) -> Result:
    """The median of the worst, with the worst of them."""
    times, worst = [one.milliseconds for one in found], max(found, key=lambda one: one.milliseconds)
    detail = f"at worst {worst.milliseconds:.1f}: {worst.what}"
    return gauge(name, times, "ms of processor", at_most=at_most, detail=detail)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
