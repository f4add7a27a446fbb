"""An outage of 20,000 servers ends: 10,000 tables with an overdue turn, 16 shards, 4 processes.

`python -m bench.shards.outage [--json]`. By the service alone, without Discord: each process handles the
deadlines of its four shards. Every turn must be ended once. Memory is that of a process after it, without
what discord.py keeps of the servers.
"""

import asyncio
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE
from pathlib import Path

import psutil

from bench.clocks import Overdue
from bench.measure import gauge, report
from bench.storage.engines import server
from db import EVERYTHING, Mine, Store
from db.queries import deadlines

SERVERS, TABLES, SHARDS, PROCESSES = 20_000, 10_000, 16, 4
ENDED = "SELECT count(*) AS tables, count(DISTINCT game_id) AS once FROM moves"


async def be_one(address: str, number: int) -> None:
    """Handle what is due on the shards of one process; print what it took."""
    each = SHARDS // PROCESSES
    async with await Store.open(address) as store:
        overdue = Overdue(store, Mine(SHARDS, tuple(range(number * each, (number + 1) * each))))
        start = time.time()
        await overdue.run()
        took = time.time() - start
        await overdue.close()
    print(len(overdue.told), took, psutil.Process().memory_info().rss)


async def measured(address: str) -> list[tuple[float, ...]]:
    """Return, for each process, how many turns it ended, in how many seconds, and its memory."""
    chance = random.Random(19)
    guilds = [chance.randrange(1 << 58, 1 << 60) for _ in range(SERVERS)]
    async with await Store.open(address) as store:
        overdue = Overdue(store)
        await overdue.fill(TABLES, guilds=guilds)
        await overdue.close()
    started = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.shards.outage", address, str(number), stdout=PIPE
        )
        for number in range(PROCESSES)
    ]
    told = [await process.communicate() for process in started]
    async with await Store.open(address) as store:
        row = await store.read(lambda db: db.execute(ENDED).fetchone())
        assert (row["tables"], row["once"]) == (TABLES, TABLES), tuple(row)
        due = await store.read(deadlines.nearest, EVERYTHING)
        assert due is not None and due > overdue.now
    return [tuple(map(float, text.split())) for text, _ in told]


def main(folder: Path) -> None:
    """Let it happen once."""
    with server(folder / "postgresql") as address:
        found = asyncio.run(measured(address))
    counts, seconds, memory = zip(*found, strict=True)
    assert sum(counts) == TABLES
    spread = f"{min(counts):.0f} to {max(counts):.0f} tables each"
    most = max(seconds)
    results = [
        gauge(f"{TABLES} overdue turns in {PROCESSES} processes, seconds", [most], "s", detail=spread),
        gauge("memory of a process", [max(memory) / 2**20], "MiB", detail="without discord.py's servers"),
    ]
    report(results, sys.argv)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(be_one(sys.argv[1], int(sys.argv[2])))
    else:
        with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
            main(Path(name))
