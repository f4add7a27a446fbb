"""What the database thread does at length: a large file is renewed, a person with many games is exported.

`python -m bench.upkeep.renewal [--json]`: a file of some 0.8 GB, in which 50 moves a second are written,
first in calm, then while it is renewed beside that (decision 0049). Judged is the longest that a write waits.
Before that all that is stored about a person with 2,000 finished games is read, piece by piece as `/data
export` does it; judged is the processor time of the longest piece, in which nobody else reads or writes: the
median of some exports, as a machine that others share makes some moment long.
"""

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import count, cycle
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import NamedTuple

from bench.loopback.server import GUILD
from bench.loopback.world import Size, World
from bench.measure import Result, gauge, report
from bench.storage.store import ACTIONS, BOARD, STATE
from db import Commit, Store
from db.queries import moves, people, settings
from db.queries.people import COMPACT_DUE, Piece
from db.sql import Database

WORLD = Size(1_000, 7_000_000, 200)
EVERY = 0.02  # seconds from one write to the next
CALM_SECONDS = 6.0
ROUNDS = 3
EXPORTS = 7
WAIT_AT_MOST = 0.5  # seconds
HOLD_AT_MOST = 50.0  # milliseconds
PERSON = 10
GAMES = 2_000  # theirs
FIRST_CLICK = 2_000_000_000_000
LIVE = "SELECT id, version FROM games WHERE status = 'playing' ORDER BY id"
# Of every so many finished games one is theirs, with its result.
SIT = """
UPDATE seats SET user_id = :person WHERE seat = 0 AND game_id % :step = 0
AND game_id IN (SELECT id FROM games WHERE status = 'over')"""
SET_RESULTS = """
UPDATE results SET users = (SELECT json_group_array(user_id) FROM seats WHERE game_id = results.game_id)
WHERE game_id IN (SELECT game_id FROM seats WHERE user_id = :person)"""


class Writers:
    """People who move at the tables of a store, one move after another."""

    def __init__(self, store: Store, tables: dict[int, int]) -> None:
        self._store, self._versions = store, tables
        self._next, self._clicks = cycle(tables), count(FIRST_CLICK)

    async def until(self, end: asyncio.Task[None]) -> list[float]:
        """Writes at its pace until something has ended, and returns for how long each write has waited."""
        writing, start = list[asyncio.Task[float]](), perf_counter()
        while not end.done():
            writing.append(asyncio.create_task(self._write()))
            await asyncio.sleep(max(0.0, start + len(writing) * EVERY - perf_counter()))
        await end
        return await asyncio.gather(*writing)

    async def _write(self) -> float:
        start = perf_counter()
        await self._store.write(moves.commit, self._move(next(self._next)))
        return perf_counter() - start

    def _move(self, game_id: int) -> Commit:
        version = self._versions[game_id]
        self._versions[game_id] += 1
        return Commit(
            game_id=game_id,
            version=version,
            seat=0,
            kind="act",
            actions=ACTIONS,
            interaction_id=next(self._clicks),
            state=STATE,
            drawn=version,
            outbox=(BOARD,),
            at=version,
        )


class Hold(NamedTuple):
    """How long a piece has held the database thread, in milliseconds of its processor time."""

    milliseconds: float
    rows: int
    table: str


def fill(file: Path) -> None:
    """Makes the file."""
    world = World(file, guild_id=GUILD, channel_id=GUILD + 40)
    world.fill(WORLD, [])
    world.close()
    with closing(sqlite3.connect(file)) as db, db:
        games = db.execute("SELECT count(*) FROM games WHERE status = 'over'").fetchone()[0]
        facts = {"person": PERSON, "step": games // GAMES}
        db.execute(SIT, facts)
        db.execute(SET_RESULTS, facts)


async def renewed(store: Store, file: Path) -> None:
    """Renews the file once."""
    before = number_of(file)
    await store.write(settings.put, "bot", 0, COMPACT_DUE, "1")
    await store.compact(whole=True)
    assert number_of(file) != before, "the file was not renewed"


def number_of(file: Path) -> int:
    """Which file has the name just now."""
    return file.stat().st_ino


async def waits(store: Store, file: Path) -> Iterator[Result]:
    """How long writes wait in calm, and while the file is renewed."""
    writers = Writers(store, {row["id"]: row["version"] for row in await store.read(_live)})
    calm, busy, seconds = list[float](), list[list[float]](), list[float]()
    for _ in range(ROUNDS):
        calm += await writers.until(asyncio.create_task(asyncio.sleep(CALM_SECONDS)))
        start = perf_counter()
        busy.append(await writers.until(asyncio.create_task(renewed(store, file))))
        seconds.append(perf_counter() - start)
    return waited(calm, busy, seconds)


def _live(db: Database) -> list[sqlite3.Row]:
    return db.execute(LIVE).fetchall()


def waited(
    calm: Sequence[float], busy: Sequence[Sequence[float]], seconds: Sequence[float]
) -> Iterator[Result]:
    """The worst of each round; that of all of them is judged, for who waits does not know the others."""
    worst = [max(one) for one in busy]
    writes = sum(map(len, busy))
    detail = f"of {writes} writes; in calm {max(calm):.3f} s at worst, usually {median(calm) * 1000:.1f} ms"
    name = "renewal: a write waits"
    yield gauge(name, worst, "s", at_most=WAIT_AT_MOST, by_worst=True, detail=detail)
    yield gauge(f"{name} usually", [median(one) / median(calm) for one in busy], "× in calm")
    yield gauge("renewal: until the file is new", seconds, "s")


async def exported(store: Store) -> Result:
    """Reads all about the person, some times."""
    longest = list[Hold]()
    for _ in range(EXPORTS):
        parts = await store.read(people.pieces, PERSON)
        holds = [await store.read(_timed, piece) for piece in parts]
        games = sum(one.rows for one in holds if one.table == "games")
        assert games >= GAMES, f"the person has {games} games"
        longest.append(max(holds))
    worst = max(longest)
    detail = f"at worst {worst.milliseconds:.1f}: {worst.rows} rows of {worst.table}"
    name, unit = "export: a piece holds the database thread", "ms of processor"
    return gauge(name, [one.milliseconds for one in longest], unit, at_most=HOLD_AT_MOST, detail=detail)


def _timed(db: Database, piece: Piece) -> Hold:
    start = thread_time()
    rows = len(people.export(db, PERSON, piece))
    return Hold((thread_time() - start) * 1000, rows, piece.place.table)


async def measured(file: Path) -> list[Result]:
    """Measures both."""
    async with await Store.open(file) as store:
        export = await exported(store)
        return [*await waits(store, file), export]


def results() -> list[Result]:
    """On one file."""
    # Beside the program, not in the system's folder: that may be in memory, where a commit costs nothing.
    with tempfile.TemporaryDirectory(prefix="dedale-", dir=Path(__file__).parent) as folder:
        file = Path(folder, "renewal.sqlite3")
        fill(file)
        return asyncio.run(measured(file))


if __name__ == "__main__":
    report(results(), sys.argv)
