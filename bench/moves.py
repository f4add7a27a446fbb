"""A confirmed move to picture bytes, at 100 tables in turn, and how long the event loop is held up meanwhile.

`python -m bench.moves [--json]`
"""

import asyncio
import sys
import tempfile
from itertools import count
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time

import render
from bench.measure import Result, gauge, report
from cogs.games import FACES
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.seating import person, renumbered
from cogs.tables.service import Tables
from cogs.tables.viewer import viewer_of
from db import NewGame, Store
from db.queries import games
from engine import GAMES
from engine.core import dump
from locales import words

GAME = "junior"
TABLES = 100
ROUNDS = 5
SEATS = 4
MOVE_MS_AT_MOST = 40.0
BLOCKED_MS_AT_MOST = 20.0
TICK_SECONDS = 0.001

interactions = count(1_300_000_000_000_000_000)


class Ticker:
    """Wakes every millisecond and notes by how much it came late: that long the loop was held up.

    On a machine that is busy with other programs a tick is also late when this one was not let run at all.
    Only as much counts as this process, all threads together, has computed in the meantime.
    """

    def __init__(self) -> None:
        self.late: list[float] = []
        self.by_us: list[float] = []

    async def run(self) -> None:
        """Tick until cancelled."""
        while True:
            start, computed = perf_counter(), process_time()
            await asyncio.sleep(TICK_SECONDS)
            late = max(0.0, perf_counter() - start - TICK_SECONDS)
            self.late.append(late * 1e3)
            self.by_us.append(min(late, process_time() - computed) * 1e3)


class Hall:
    """A hundred tables in play, and the way of a move from the click to the picture."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store, self._workers = store, workers
        self._tables = Tables(store, lambda: 0)
        self._moves = Moves(self._tables, workers)
        self._lifecycle = Lifecycle(self._tables, self._workers)
        self._face = FACES[GAME]
        self._words = words("fr")

    async def open(self) -> list[int]:
        """Start every game."""
        game, started = GAMES[GAME], list[int]()
        for _ in range(TABLES):
            seats = renumbered([person(user, f"Ariane {user}", next(interactions)) for user in range(SEATS)])
            row = await self._store.write(
                games.create,
                NewGame(
                    game=GAME,
                    rules_version=game.rules_version,
                    options=dump(game.options()),
                    guild_id=1,
                    channel_id=1,
                    host_id=0,
                    secret=bytes(32),
                    seats=seats,
                    at=0,
                ),
            )
            started.append((await self._lifecycle.start(row, next(interactions))).row.id)
        return started

    async def move(self, game_id: int) -> float | None:
        """The milliseconds from Confirm to the picture; None where the game is over."""
        table = await self._tables.load(game_id)
        if not table.to_act:
            return None
        seat = min(table.to_act)
        viewer = viewer_of(table, seat, self._words)
        actions = self._face.panel.actions(
            viewer, await self._workers.run(lambda: self._face.panel.hint(viewer))
        )
        start = perf_counter()
        played = await self._moves.act(game_id, seat, actions, next(interactions))
        drawing = self._face.board(viewer_of(played.table, None, self._words))
        await self._workers.run(drawing.draw)
        return (perf_counter() - start) * 1e3


async def measure(path: Path) -> list[Result]:
    """Play a round that warms all caches, then the rounds that count."""
    workers, ticker = Workers(), Ticker()
    async with await Store.open(path) as store:
        hall = Hall(store, workers)
        numbers = await hall.open()
        await workers.run(render.warm)
        for game_id in numbers:
            await hall.move(game_id)
        ticking = asyncio.create_task(ticker.run())
        took = [await hall.move(game_id) for _ in range(ROUNDS) for game_id in numbers]
        ticking.cancel()
    workers.close()
    moves = [one for one in took if one is not None]
    return [move_result(moves), blocked_result(ticker)]


def move_result(moves: list[float]) -> Result:
    """The usual move."""
    slowest = quantiles(moves, n=100)[-1]
    detail = f"{len(moves)} moves at {TABLES} tables; one in a hundred takes over {slowest:.1f} ms"
    return gauge("moves: confirmed to picture bytes", moves, "ms", at_most=MOVE_MS_AT_MOST, detail=detail)


def blocked_result(ticker: Ticker) -> Result:
    """The worst moment of the loop: this limit is for all of them, not for the usual one."""
    usual, worst = median(ticker.late), max(ticker.late)
    detail = f"of {len(ticker.late)} ticks; on the clock usually {usual:.2f} ms, at worst {worst:.1f} ms"
    return gauge(
        "moves: event loop held up by us, at worst",
        [max(ticker.by_us)],
        "ms",
        at_most=BLOCKED_MS_AT_MOST,
        detail=detail,
    )


if __name__ == "__main__":
    # Beside the program, not in the system's folder: that may be in memory, where a commit costs nothing.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        report(asyncio.run(measure(Path(name, "moves.sqlite3"))), sys.argv)
