"""`python -m bench.clocks [--json]`: turns whose time ran out while the bot was down, handled at its start.

Boards are not posted: Discord alone says how fast that goes. All that a table promises is committed by then.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from bench.measure import gauge, report
from cogs.clock.clock import Clock
from cogs.clock.deadlines import Timing, dump_timing
from cogs.clock.missed_turns import Absence
from cogs.runtime.shards import Shards, Wanted
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.service import Tables
from db import EVERYTHING, DeadlineRow, Dealt, Mine, NewGame, SeatRow, Start, Store
from db.queries import deadlines, games
from engine import GAMES
from engine.core import Dice, dump, game_seed

NOW = 1_800_000_000
SECRET = bytes(32)
GAMES_OVERDUE = 10_000


class Overdue:
    """A store of games in each of which a person's time has run out, and the clock that finds them."""

    def __init__(self, store: Store, mine: Mine = EVERYTHING) -> None:
        self.store = store
        self.now = NOW
        self.told: list[int] = []
        self.workers = Workers()
        self.tables = Tables(store, lambda: self.now)
        self.moves = Moves(self.tables, self.workers)
        absence = Absence(self.tables, self.moves, Lifecycle(self.tables, self.workers), self.workers)
        shards, self.mine = Shards(), mine
        shards.divide(Wanted(mine.count, mine.shards), lambda: mine.shards)
        for shard in mine.shards:
            shards.connected(shard)
        shards.keep(mine.shards)
        self.clock = Clock(store, self.tables, absence, shards)
        store.on_outbox(lambda subjects: self.told.extend(one.id for one in subjects))

    async def fill(self, count: int, key: str = "junior", guilds: Sequence[int] = (1,)) -> None:
        """Make so many games of two people, each waiting for one whose time is over, in these servers."""
        game = GAMES[key]
        seed, dice = game_seed(SECRET, (1, 2, 3)), Dice(game_seed(SECRET, (1, 2, 3)))
        options = dump(game.options())
        state = game.setup(2, game.options(), dice).state
        people = tuple(SeatRow(seat=n, user_id=n + 1, name=f"P{n}", interaction_id=n + 1) for n in range(2))

        async def one(guild_id: int) -> None:
            row = await self.store.write(
                games.create,
                NewGame(
                    game=key,
                    rules_version=game.rules_version,
                    options=options,
                    guild_id=guild_id,
                    channel_id=2,
                    host_id=1,
                    secret=SECRET,
                    seats=people,
                    at=NOW - 90_000,
                    timing=dump_timing(Timing(clock="24h")),
                ),
            )
            turns = [
                DeadlineRow(game_id=row.id, seat=seat, kind="turn", due=NOW, began=NOW - 86_400)
                for seat in game.to_act(state)
            ]
            await self.store.write(
                games.start,
                Start(
                    game_id=row.id,
                    version=row.version,
                    dealt=Dealt(
                        rules_version=game.rules_version,
                        options=options,
                        interactions=(1, 2, 3),
                        seed=seed,
                        state=dump(state),
                        drawn=dice.drawn,
                    ),
                    outbox=(),
                    at=NOW - 86_400,
                    deadlines=tuple(turns),
                ),
            )

        for first in range(0, count, 500):
            some = range(first, min(first + 500, count))
            await asyncio.gather(*(one(guilds[number % len(guilds)]) for number in some))

    async def run(self) -> None:
        """Handle all that is due, as the clock's own task does."""
        while (due := await self.store.read(deadlines.nearest, self.mine)) is not None and due <= self.now:
            await self.clock.sweep()
        await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Let the worker threads go."""
        await self.clock.close()
        self.workers.close()


async def measure(count: int, folder: Path) -> float:
    """Seconds from the start of the clock until every overdue turn is played and committed."""
    async with await Store.open(folder / "dedale.sqlite3") as store:
        overdue = Overdue(store)
        await overdue.fill(count)
        begun = time.perf_counter()
        await overdue.run()
        seconds = time.perf_counter() - begun
        assert len(overdue.told) == count, len(overdue.told)
        await overdue.close()
    return seconds


def main(argv: list[str]) -> None:
    """Ten thousand overdue turns must be handled within a minute."""
    with tempfile.TemporaryDirectory() as folder:
        seconds = asyncio.run(measure(GAMES_OVERDUE, Path(folder)))
    detail = f"{seconds / GAMES_OVERDUE * 1000:.2f} ms each"
    report([gauge(f"{GAMES_OVERDUE} overdue turns", [seconds], "s", at_most=60, detail=detail)], argv)


if __name__ == "__main__":
    main(sys.argv[1:])
