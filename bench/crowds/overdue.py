"""The time of 11,443 turns runs out at one moment, and some channels let nothing be posted: who else waits?

`python -m bench.crowds.overdue [--json]`. `python bot.py` runs as in production on a Discord of our own,
which answers a post after 120 ms. People at a few tables click and move without a pause before that moment
and after it, some of them in channels of the crowd. The crowd's tables are in eighty channels, of which forty
are limited in every other round after the moment: more than are told at once.

Judged is each live click against the usual one of its kind in calm, by the worst of a round; the slowest of
twenty; the boards, against a round of the same length in calm; and how long the channels without limits wait
for their next message while others have some, against the rounds in which none has. The median of the rounds
is judged: a machine that does other things, too, makes some click long. At last people stop, and all that is
left goes out; how long that takes is the machine's own business, and only told.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

from bench.clicks import running
from bench.crowds.live import LiveTable, Watch, compared, live_tables, others_waited
from bench.loopback import Loopback
from bench.loopback.server import GUILD
from bench.loopback.world import Size, World
from bench.measure import Result, gauge, report
from db.sqlite import open_file

OVERDUE = 11_443  # tables
STORED = 100_000  # moves
CROWDED = 80  # channels of theirs
LIMITED = 40  # of these
POST_SECONDS = 0.12
LIVE = 3  # tables of the people who click in channels of their own, and as many in crowded ones
ROUND = 8.0  # seconds
ROUNDS = 6  # of calm, and as many of trouble
READY = 60.0  # seconds from the start to the first round
QUIET = 6.0  # seconds without a message, after which all are out
OTHERS_AT_MOST = 1.5  # times what they wait without limits: rounds differ by a quarter by themselves
SPREAD = "UPDATE games SET channel_id = :first + id % :count, home_id = :first + id % :count"


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

    async def round(self, watch: Watch, tables: list[LiveTable], *, is_limited: bool) -> None:
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


def filled(file: Path) -> float:
    """Makes the crowd; returns the moment at which its time runs out."""
    first = GUILD + 1 + LIVE
    world = World(file, guild_id=GUILD, channel_id=first)
    world.fill(Size(OVERDUE, STORED), [])
    moment = time.time() + READY + ROUNDS * ROUND
    world.run_out(int(moment) + 3)
    world.close()
    db = open_file(file)
    db.execute(SPREAD, {"first": first, "count": CROWDED})
    db.close()
    return moment


async def measured(folder: str) -> list[Result]:
    """Lets people play in calm and in trouble."""
    moment = filled(Path(folder, "overdue.sqlite3"))
    async with running(folder, "overdue", LIVE + CROWDED) as (discord, bot):
        discord.post_seconds = POST_SECONDS
        await bot.rested()
        tables = live_tables(discord, [*discord.channels[:LIVE], *discord.channels[-LIVE:]])
        for table in tables:
            await table.begin()
        assert time.time() < moment - ROUNDS * ROUND, "the machine is too slow: the moment came too early"
        calm, hard = ([Watch(discord) for _ in range(ROUNDS)] for _ in range(2))
        for watch in calm:
            await watch.until(time.time() + ROUND, tables)
        await asyncio.sleep(max(0.0, moment + 4 - time.time()))
        crowd, start, before, own = Crowd(discord), time.time(), len(discord.messages), bot.seconds()
        for number, watch in enumerate(hard):
            await crowd.round(watch, tables, is_limited=number % 2 == 0)
        seconds, own = await crowd.emptied() - start, bot.seconds() - own
        detail = f"{len(discord.messages) - before} messages, people's panels included; "
        detail += f"{own:.0f} s of processor, {OVERDUE * POST_SECONDS:.0f} s one by one"
        waited = others_waited("overdue", crowd.waits[True], crowd.waits[False], OTHERS_AT_MOST)
        left = gauge("overdue: until all is out", [seconds], "s", detail=detail)
        return [*compared("overdue", calm, hard), waited, left]


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="dedale-") as name:
        report(asyncio.run(measured(name)), sys.argv)
