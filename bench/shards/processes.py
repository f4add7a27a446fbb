"""Confirmed moves a second of 1, 2 and 4 processes on one PostgreSQL server.

`python -m bench.shards.processes [--json]`. Each process plays at the tables of its own shard, by the
service: it loads a table, lets a stand-in choose, checks the rules and commits. The server and all processes
share one machine: with two cores two processes and the server use all of it, and more only wait for each
other. Beside the rate stands what a move costs the bots in processor time: if it stays the same, more cores
give more moves.
"""

import asyncio
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from itertools import count
from pathlib import Path

import psutil

from bench.measure import Result, gauge, report
from bench.storage.engines import server
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.seating import person, renumbered
from cogs.tables.service import Tables
from cogs.tables.table import think
from db import NewGame, Store
from db.queries import games
from engine import GAMES
from engine.core import dump

PROCESSES = (1, 2, 4)
TABLES = 16  # of each process
SECONDS = 8.0
GAME = GAMES["junior"]


class Player:
    """A process that plays at its tables until the time is over."""

    def __init__(self, store: Store, shard: int, processes: int) -> None:
        self.store, self.guild_id, self.made = store, (shard << 22) + 1, 0
        self.tables, self.workers = Tables(store, lambda: 0), Workers()
        self.moves, self.lifecycle = Moves(self.tables, self.workers), Lifecycle(self.tables, self.workers)
        self.interactions = count(((processes << 8) + shard) << 32)

    async def open(self) -> int:
        """Start a game; return its number."""
        seats = renumbered([person(user, "Ariane", next(self.interactions)) for user in (1, 2)])
        new = NewGame(
            game=GAME.key,
            rules_version=GAME.rules_version,
            options=dump(GAME.options()),
            guild_id=self.guild_id,
            channel_id=1,
            host_id=1,
            secret=random.randbytes(32),
            seats=seats,
            at=0,
        )
        row = await self.store.write(games.create, new)
        return (await self.lifecycle.start(row, next(self.interactions))).row.id

    async def play(self, end: float) -> None:
        """Make one move after the other at a table, and at the next when it is over."""
        game_id = await self.open()
        while time.monotonic() < end:
            table = await self.tables.load(game_id)
            if not table.to_act:
                game_id = await self.open()
                continue
            seat = min(table.to_act)
            user_id = table.row.seats[seat].user_id or 0
            await self.moves.act(game_id, user_id, (think(table, seat),), next(self.interactions))
            self.made += 1


async def be_one(address: str, shard: int, processes: int) -> None:
    """Play when it is told to begin, and print how many moves were made and what they cost this process."""
    async with await Store.open(address) as store:
        player = Player(store, shard, processes)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        before, end = sum(psutil.Process().cpu_times()[:2]), time.monotonic() + SECONDS
        await asyncio.gather(*(player.play(end) for _ in range(TABLES)))
        player.workers.close()
    print(player.made, sum(psutil.Process().cpu_times()[:2]) - before)


async def measured(address: str, processes: int) -> tuple[float, float]:
    """Return moves a second of all, and the milliseconds of processor time for each."""
    command, started = (sys.executable, "-m", "bench.shards.processes", address), list[Process]()
    for shard in range(processes):
        facts = (str(shard), str(processes))
        started.append(await asyncio.create_subprocess_exec(*command, *facts, stdin=PIPE, stdout=PIPE))
    for process in started:
        assert process.stdout
        await process.stdout.readline()
    told = await asyncio.gather(*(process.communicate(b"go\n") for process in started))
    numbers = [tuple(map(float, text.split())) for text, _ in told]
    made = sum(moves for moves, _ in numbers)
    return made / SECONDS, 1000 * sum(cpu for _, cpu in numbers) / made


def main(folder: Path) -> None:
    """Measure one after the other."""
    results: list[Result] = []
    with server(folder / "postgresql") as address:
        for processes in PROCESSES:
            rate, own = asyncio.run(measured(address, processes))
            detail = f"{own:.1f} ms of the bots for a move"
            results.append(gauge(f"{processes} processes, moves a second", [rate], "", detail=detail))
    report(results, sys.argv)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        asyncio.run(be_one(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
    else:
        with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
            main(Path(name))
