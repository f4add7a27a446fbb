"""The bot was gone for 20 minutes, and 10,000 boards are to show their new time: who else waits?

`python -m bench.crowds.outage [--json]`. `python bot.py` runs as in production on a Discord of our own, which
answers a post or an edit after 120 ms. People at a few tables click and move without a pause; then the bot is
gone, and they go on as soon as it is back, some of them in channels in which boards are edited. The boards
are in four hundred channels, of which forty are limited in every other round: more than are edited at once.

Judged is what `bench/crowds/overdue.py` judges, and how long all edits take: by the time that they would take
if Discord alone took any.
"""

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

from bench.crowds.live import LiveTable, Watch, compared, live_tables, others_waited
from bench.loopback import Loopback
from bench.loopback.messages import Message, new_message
from bench.loopback.process import Bot, compiled
from bench.loopback.server import BOT, GUILD, PATIENCE
from bench.loopback.world import Size, World
from bench.measure import Result, gauge, report
from cogs.posting.queues import MOST_AT_ONCE
from db.sqlite import open_file

TABLES = 10_000
STORED = 100_000  # moves
GONE = 20 * 60  # seconds
CROWDED = 400  # channels of the tables
LIMITED = 40  # of these
EDIT_SECONDS = 0.12
LIVE = 3  # tables of the people who click in channels of their own, and as many in crowded ones
ROUND = 8.0  # seconds
CALM_ROUNDS = 4
OTHERS_AT_MOST = 1.5  # times what they wait without limits: rounds differ by a quarter by themselves
EDITS_AT_MOST = 2.0  # times what Discord needs for them
FIRST_BOARD = 1 << 39  # before all messages that are written
CARD = {"above": "", "below": "a table", "pictures": [["board.png", "a board"]]}
SPREAD = """
UPDATE games SET channel_id = :first + id % :count, home_id = :first + id % :count,
board_message_id = :board + id, board_card = json_set(:card, '$.channel_id', :first + id % :count)
WHERE status = 'playing'"""
BOARDS = "SELECT board_message_id, home_id FROM games WHERE status = 'playing' ORDER BY id"
WAS_GONE = "UPDATE settings SET value = value - ? WHERE scope = 'bot' AND key LIKE 'alive%'"


class Crowd:
    """The channels in which boards are edited."""

    def __init__(self, discord: Loopback, boards: Sequence[Message]) -> None:
        self._discord = discord
        self._limited = set(discord.channels[-CROWDED:][:LIMITED])
        self._boards = {one.id for one in boards}
        self._others = {one.id for one in boards if one.channel_id not in self._limited}
        self.waits: dict[bool, list[float]] = {True: [], False: []}  # by whether some are limited
        self.rounds = list[Watch]()

    def edited(self) -> int:
        """How many boards were edited in the channels that are never limited."""
        return len(self._others & self._discord.edits.keys())

    async def round(self, tables: list[LiveTable], *, is_limited: bool) -> bool:
        """People play; was there something to edit all the while?"""
        self._discord.limited = self._limited if is_limited else set()
        before, start, watch = self.edited(), time.time(), Watch(self._discord)
        await watch.until(start + ROUND, tables)
        edited, now = self.edited(), time.time()
        self.rounds.append(watch)
        if edited == len(self._others):
            return False
        self.waits[is_limited].append((now - start) * (CROWDED - LIMITED) / max(1, edited - before))
        return True

    async def all_edited(self) -> None:
        """Waits for the last edits."""
        self._discord.limited, end = set(), time.time() + PATIENCE
        while not self._boards <= self._discord.edits.keys():
            assert time.time() < end, "some boards were never edited"
            await asyncio.sleep(0.1)


def filled(file: Path) -> list[Message]:
    """Makes the tables; returns their boards."""
    first = GUILD + 1 + LIVE
    world = World(file, guild_id=GUILD, channel_id=first)
    world.fill(Size(TABLES, STORED), [])
    world.close()
    db = open_file(file)
    facts = {"first": first, "count": CROWDED, "board": FIRST_BOARD, "card": json.dumps(CARD)}
    db.execute(SPREAD, facts)
    boards = [new_message(number, channel, BOT) for number, channel in db.execute(BOARDS)]
    db.close()
    return boards


def go_back(file: Path) -> None:
    """Lets the bot's last sign of life be 20 minutes older."""
    db = open_file(file)
    assert db.execute(WAS_GONE, (GONE,)).rowcount == 1
    db.close()


@asynccontextmanager
async def running(discord: Loopback, environment: dict[str, str]) -> AsyncGenerator[Bot]:
    """Runs the bot, from when it is connected."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", env=environment, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        await discord.connected()
        yield Bot(process)
    finally:
        process.terminate()
        await process.wait()


async def in_calm(discord: Loopback, environment: dict[str, str]) -> tuple[list[LiveTable], list[Watch]]:
    """Lets people open their tables and play while nothing else happens."""
    calm = [Watch(discord) for _ in range(CALM_ROUNDS)]
    async with running(discord, environment) as bot:
        await bot.rested()
        tables = live_tables(discord, [*discord.channels[:LIVE], *discord.channels[-LIVE:]])
        for table in tables:
            await table.begin()
        for watch in calm:
            await watch.until(time.time() + ROUND, tables)
    return tables, calm


async def measured(folder: str) -> list[Result]:
    """Lets people play in calm and after the outage."""
    file = Path(folder, "outage.sqlite3")
    boards = filled(file)
    async with Loopback(channels=LIVE + CROWDED) as discord:
        discord.messages |= {one.id: one for one in boards}
        discord.post_seconds = discord.edit_seconds = EDIT_SECONDS
        environment = discord.environment(str(file))
        await compiled(environment)
        tables, calm = await in_calm(discord, environment)
        go_back(file)
        discord.edits.clear()
        async with running(discord, environment) as bot:
            crowd, start = Crowd(discord, boards), time.time()
            for is_limited in cycle((True, False)):
                if not await crowd.round(tables, is_limited=is_limited):
                    break
            await crowd.all_edited()
            seconds, own = time.time() - start, bot.seconds()
        floor = TABLES * EDIT_SECONDS / MOST_AT_ONCE
        detail = f"{seconds:.0f} s, {own:.0f} of processor; {floor:.0f} by Discord alone, "
        detail += f"{TABLES * EDIT_SECONDS:.0f} one by one"
        took = gauge(
            "outage: all edits", [seconds / floor], "× Discord", at_most=EDITS_AT_MOST, detail=detail
        )
        waited = others_waited("outage", crowd.waits[True], crowd.waits[False], OTHERS_AT_MOST)
        return [*compared("outage", calm, crowd.rounds), waited, took]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
