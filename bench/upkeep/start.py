"""The start of the real bot: its processor time until it is ready, and what it does right after that.

`python -m bench.upkeep.start [--json]`: in an empty world, in a full one, and in the full one after an hour
in which nobody was there. Ready is the bot when it has handled itself that its shard is: from then on people
are answered. Then it takes up what the last process has left: the outbox, the clocks, the tournaments. At
rest it is once all pieces of pictures are drawn. After an outage it also looks at each table, whose board is
to show the new time; nothing is posted then, as Discord does not know the places where they are told.
"""

import asyncio
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copy
from typing import NamedTuple

import msgspec

from bench.clicks import running
from bench.loopback.process import Bot
from bench.loopback.server import GUILD
from bench.loopback.started import Started
from bench.loopback.world import Sitter, Size, World
from bench.measure import Result, gauge, report
from engine import GAMES

AT_MOST = 2.0  # seconds of processor time
ROUNDS = 3  # in each world
FULL = Size(10_000, 1_400_000, 200)
ORGANISERS = 50  # each with a tournament in every stage
STAGES = ("open", "running", "paired", "knockout", "league")
CROWDED = 40  # channels of the tables of others
ROOMS = ORGANISERS + CROWDED
AWAY = 3_600  # seconds
SIGN = "UPDATE settings SET value = CAST(? AS TEXT) WHERE scope = 'bot' AND key = 'alive'"
FIRST_SIGN = "INSERT INTO settings (scope, owner_id, key, value) VALUES ('bot', 0, 'alive', CAST(? AS TEXT))"
PATIENCE = 120.0  # seconds
LOOK = 0.05  # seconds from one look at what is noted to the next


class Seen(NamedTuple):
    """What was seen of one start, in seconds of processor time."""

    ready: float
    taken_up: float
    rested: float


def filled(file: Path) -> None:
    """A world in which the last process ended a moment ago."""
    world = World(file, guild_id=GUILD, channel_id=GUILD + ROOMS)
    games = list(GAMES)
    world.fill(
        FULL,
        [
            Sitter(10 + 100 * n, "Own", games[n % len(games)], GUILD + 1 + n, organises=STAGES)
            for n in range(ORGANISERS)
        ],
    )
    world.close()
    with closing(sqlite3.connect(file)) as db, db:
        db.execute(FIRST_SIGN, (int(time.time()),))


def last_alive(seconds: int) -> Callable[[Path], None]:
    """The last process gave its last sign of life so many seconds ago."""

    def change(file: Path) -> None:
        with closing(sqlite3.connect(file)) as db, db:
            db.execute(SIGN, (int(time.time()) - seconds,))

    return change


async def started(folder: str, *, rests: bool) -> Seen:
    """Starts the bot once."""
    file = Path(folder, "started")
    program = ("-m", "bench.loopback.started", str(file))
    async with running(folder, "start", ROOMS, program) as (_, bot):
        found = await noted(file)
        return Seen(found.ready, found.taken_up, await at_rest(bot) if rests else 0.0)


async def noted(file: Path) -> Started:
    """Once the bot has taken up what was left."""
    for _ in range(int(PATIENCE / LOOK)):
        if found := written(file):
            return msgspec.json.decode(found, type=Started)
        await asyncio.sleep(LOOK)
    raise TimeoutError("the bot did not take up what was left")


def written(file: Path) -> bytes:
    """What stands in the file by now."""
    return file.read_bytes() if file.exists() else b""


async def at_rest(bot: Bot) -> float:
    """Once it has nothing to do."""
    await bot.rested()
    return bot.seconds()


def starts(name: str, world: Path | None, change: Callable[[Path], None], *, rests: bool) -> list[Result]:
    """Starts the bot some times, each time in the same world."""
    seen = list[Seen]()
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
            if world:
                change(Path(copy(world, Path(folder, "start.sqlite3"))))
            seen.append(asyncio.run(started(folder, rests=rests)))
    ready, taken_up, rested = zip(*seen, strict=True)
    own = [after - before for before, after in zip(ready, taken_up, strict=True)]
    unit = "s of processor"
    found = [
        gauge(f"start: ready, {name}", ready, unit, at_most=AT_MOST),
        gauge(f"start: taking up, {name}", own, unit, detail="on top of that"),
    ]
    return [*found, gauge(f"start: at rest, {name}", rested, unit, detail="in all")] if rests else found


def results() -> list[Result]:
    """Measures all worlds."""
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        file = Path(folder, "full.sqlite3")
        filled(file)
        full = f"a world of {FULL.tables} tables"
        return [
            *starts("an empty world", None, last_alive(0), rests=True),
            *starts(full, file, last_alive(0), rests=True),
            *starts(f"{full} after an outage", file, last_alive(AWAY), rests=False),
        ]


if __name__ == "__main__":
    report(results(), sys.argv)
