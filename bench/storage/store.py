"""The store against raw sqlite3 doing the same writes: one move at a time, and 64 tables at once.

`python -m bench.storage.store [--json]`
"""

import asyncio
import sqlite3
import sys
import tempfile
from itertools import count
from pathlib import Path
from time import perf_counter

import msgspec

from bench.measure import compare, pin_to_one_core, report
from db import Commit, Dealt, NewGame, Outgoing, SeatRow, Start, Store
from db.queries import games, moves
from db.queries.moves import ADD_MOVE, MOVE_ON
from db.queries.outbox import ADD
from db.sqlite import open_file
from engine import GAMES
from engine.core import Dice, dump

TABLES = 64
SERIAL_MOVES = 128
JUNIOR = GAMES["junior"]
# Filled up to the size of the larger games' positions.
STATE = dump(JUNIOR.setup(4, JUNIOR.options(), Dice(bytes(32))).state).ljust(700)
ACTIONS = '[{"do":"push","slot":"N1","sides":"NES"},{"do":"move","to":"C3"}]'
BOARD = Outgoing("board", '{"events":[{"did":"pushed","seat":0,"slot":"N1","sides":"NES","carried":[1]}]}')


class Tables:
    """Tables in play in one database, and the next move of each."""

    def __init__(self, database: str | Path) -> None:
        self.database = database
        self.versions = [0] * TABLES
        self.interactions = count(1_300_000_000_000_000_000)

    async def fill(self) -> None:
        """Start every game."""
        seats = tuple(
            SeatRow(seat=seat, user_id=seat, name="Ariane", interaction_id=seat) for seat in range(4)
        )
        async with await Store.open(self.database) as store:
            for table in range(TABLES):
                row = await store.write(
                    games.create,
                    NewGame(
                        game="junior",
                        rules_version=1,
                        options="{}",
                        guild_id=1,
                        channel_id=table,
                        host_id=1,
                        secret=bytes(32),
                        seats=seats,
                        at=0,
                    ),
                )
                row = await store.write(
                    games.start,
                    Start(
                        game_id=row.id,
                        version=0,
                        dealt=Dealt(
                            rules_version=1,
                            options="{}",
                            interactions=(),
                            seed=bytes(32),
                            state=STATE,
                            drawn=0,
                        ),
                        outbox=(),
                        at=0,
                    ),
                )
                self.versions[table] = row.version

    def next_move(self, table: int) -> Commit:
        """A move at a table, on the version that the last one made."""
        version = self.versions[table]
        self.versions[table] += 1
        return Commit(
            game_id=table + 1,
            version=version,
            seat=0,
            kind="act",
            actions=ACTIONS,
            interaction_id=next(self.interactions),
            state=STATE,
            drawn=version,
            outbox=(BOARD,),
            at=version,
        )

    def next_moves(self, number: int) -> list[Commit]:
        """Moves at one table after the other."""
        return [self.next_move(move % TABLES) for move in range(number)]


def raw_serial(db: sqlite3.Connection, tables: Tables) -> int:
    """The floor: the same writes with nothing around them."""
    for move in tables.next_moves(SERIAL_MOVES):
        facts = msgspec.structs.asdict(move)
        db.execute("BEGIN IMMEDIATE")
        db.execute(MOVE_ON, facts)
        db.execute(ADD_MOVE, facts)
        db.execute(ADD, (move.game_id, BOARD.kind, BOARD.payload, move.at))
        db.execute("COMMIT")
    return SERIAL_MOVES


async def store_serial(store: Store, tables: Tables) -> int:
    """Each move waits for the one before."""
    for move in tables.next_moves(SERIAL_MOVES):
        await store.write(moves.commit, move)
    return SERIAL_MOVES


async def store_at_once(store: Store, tables: Tables) -> int:
    """All tables move at the same time."""
    await asyncio.gather(*(store.write(moves.commit, move) for move in tables.next_moves(TABLES)))
    return TABLES


def main(folder: Path) -> None:
    """Measure both ratios on two files of one folder."""
    pin_to_one_core()
    floor = folder / "raw.sqlite3"
    ours, raws = Tables(folder / "store.sqlite3"), Tables(floor)
    with asyncio.Runner() as runner:
        runner.run(ours.fill())
        runner.run(raws.fill())
        store = runner.run(Store.open(ours.database))
        db = open_file(floor)
        serial = compare(
            "store: one move after the other",
            lambda: runner.run(store_serial(store, ours)),
            lambda: raw_serial(db, raws),
            at_most=1.8,
            clock=perf_counter,
        )
        at_once = compare(
            f"store: {TABLES} tables at once, per move",
            lambda: runner.run(store_at_once(store, ours)),
            lambda: raw_serial(db, raws),
            at_most=0.5,
            clock=perf_counter,
        )
        db.close()
        runner.run(store.close())
    report([serial, at_once], sys.argv)


if __name__ == "__main__":
    # Beside the program, not in the system's folder: that may be in memory, where a commit costs nothing.
    with tempfile.TemporaryDirectory(dir=Path(__file__).parent) as name:
        main(Path(name))
