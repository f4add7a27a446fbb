import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from db import GameRow, Stale, Store, StoreError
from db.queries import games, moves
from tests.db.conftest import a_move, everything, make_game

pytestmark = pytest.mark.sqlite


async def count_commits(store: Store, act: Callable[[], Awaitable[object]]) -> int:
    statements: list[str] = []
    await store._connection.set_trace_callback(statements.append)
    await act()
    return statements.count("COMMIT")


class Gate:
    """Work that blocks the database thread until it is released, so that other calls have to wait."""

    def __init__(self, store: Store, statement: str = "SELECT 1") -> None:
        self.statement = statement
        self.reached, self.open = threading.Event(), threading.Event()
        self.task = asyncio.create_task(store._connection.write(self._hold))

    def _hold(self, db: sqlite3.Connection) -> None:
        self.reached.set()
        assert self.open.wait(10)
        db.execute(self.statement)

    async def closed(self) -> None:
        await asyncio.to_thread(self.reached.wait, 10)


def queue(store: Store, *rows: GameRow) -> list[asyncio.Task[int]]:
    async def version_after(game: GameRow) -> int:
        return (await store.write(moves.commit, a_move(game))).version

    return [asyncio.create_task(version_after(game)) for game in rows]


async def version(store: Store, game: GameRow) -> int:
    row = await store.read(games.load, game.id)
    assert row is not None
    return row.version


async def test_64_tables_at_once_all_move(store: Store):
    rows = [await make_game(store) for _ in range(64)]
    written = await asyncio.gather(*(store.write(moves.commit, a_move(game)) for game in rows))
    assert [row.version for row in written] == [2] * 64
    assert [await version(store, game) for game in rows] == [2] * 64


async def test_64_tables_at_once_share_one_commit(store: Store):
    rows = [await make_game(store) for _ in range(64)]
    assert await count_commits(store, lambda: asyncio.gather(*queue(store, *rows))) == 1


async def test_those_who_come_while_others_are_written_share_the_next_commit(store: Store):
    rows = [await make_game(store) for _ in range(8)]

    async def act():
        gate = Gate(store)
        await gate.closed()
        tasks = queue(store, *rows)
        await asyncio.sleep(0)
        gate.open.set()
        await asyncio.gather(gate.task, *tasks)

    assert await count_commits(store, act) == 2


async def test_a_writer_that_fails_undoes_only_its_own_work(store: Store):
    first, second, third = [await make_game(store) for _ in range(3)]
    before = await everything(store, second)

    def write_and_fail(db):
        db.execute("UPDATE games SET drawn = 99 WHERE id = ?", (second.id,))
        raise ZeroDivisionError

    answers = await asyncio.gather(
        store.write(moves.commit, a_move(first)),
        store._connection.write(write_and_fail),
        store.write(moves.commit, a_move(third)),
        return_exceptions=True,
    )
    assert [answers[0].version, type(answers[1]), answers[2].version] == [2, ZeroDivisionError, 2]
    assert await everything(store, second) == before


async def test_a_query_that_stops_short_of_a_row_is_told_so_and_the_store_goes_on(store: Store):
    def stop(db: object) -> None:
        next(iter(()))

    for call in (store.read, store.write):
        with pytest.raises(LookupError):
            await call(stop)
    failed = await asyncio.gather(store.write(stop), store.write(stop), return_exceptions=True)
    assert [type(one) for one in failed] == [LookupError, LookupError]
    await store.write(lambda db: None)


async def test_one_batch_of_moves_in_one_game_writes_exactly_one(store: Store):
    game = await make_game(store)
    tries = [store.write(moves.commit, a_move(game, interaction_id=number)) for number in range(64)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(answer) for answer in answers] == [GameRow] + [Stale] * 63


async def test_when_the_commit_fails_every_writer_of_the_batch_is_told(store: Store):
    rows = [await make_game(store) for _ in range(2)]

    def lose_the_transaction(db):
        db.execute("ROLLBACK")

    tasks = [*queue(store, *rows), asyncio.create_task(store._connection.write(lose_the_transaction))]
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreError] * 3
    assert [await version(store, game) for game in rows] == [1, 1]


async def test_after_a_failed_batch_the_store_goes_on(store: Store):
    game = await make_game(store)
    with pytest.raises(StoreError):
        await store._connection.write(lambda db: db.execute("ROLLBACK"))
    assert (await store.write(moves.commit, a_move(game))).version == 2


async def test_a_failed_batch_does_not_take_the_next_one_with_it(store: Store):
    game = await make_game(store)
    gate = Gate(store, "ROLLBACK")
    await gate.closed()
    (waiting,) = queue(store, game)
    await asyncio.sleep(0)
    gate.open.set()
    answers = await asyncio.gather(gate.task, waiting, return_exceptions=True)
    assert [type(answers[0]), answers[1]] == [StoreError, 2]


async def test_a_writer_cancelled_while_it_waits_writes_nothing_and_the_others_do(store: Store):
    rows = [await make_game(store) for _ in range(3)]
    gate = Gate(store)
    await gate.closed()
    tasks = queue(store, *rows)
    await asyncio.sleep(0)
    tasks[1].cancel()
    gate.open.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [await version(store, game) for game in rows] == [2, 1, 2]


async def test_a_writer_cancelled_while_it_is_written_breaks_nobody(store: Store):
    game = await make_game(store)
    gate = Gate(store)
    await gate.closed()
    gate.task.cancel()
    await asyncio.sleep(0)
    (waiting,) = queue(store, game)
    await asyncio.sleep(0)
    gate.open.set()
    assert await waiting == 2


async def test_a_reader_may_be_cancelled(store: Store):
    game = await make_game(store)
    reader = asyncio.create_task(store.read(games.load, game.id))
    await asyncio.sleep(0)
    reader.cancel()
    await asyncio.wait([reader])
    assert await store.read(games.load, game.id) == game


async def test_nobody_waits_for_ever_when_the_loop_cancels_all_tasks(store: Store):
    game = await make_game(store)
    gate = Gate(store)
    await gate.closed()
    (waiting,) = queue(store, game)
    await asyncio.sleep(0)
    assert store._connection._writing is not None
    store._connection._writing.cancel()
    gate.open.set()
    done, _ = await asyncio.wait([gate.task, waiting], timeout=60)
    assert (len(done), (await store.write(moves.commit, a_move(game))).version) == (2, 2)


async def test_writers_whose_batch_was_cancelled_before_it_began_are_written_with_the_next(store: Store):
    first, second = await make_game(store), await make_game(store)
    (waiting,) = queue(store, first)
    await asyncio.sleep(0)
    assert store._connection._writing is not None
    store._connection._writing.cancel()
    await asyncio.sleep(0)
    assert await asyncio.wait_for(asyncio.gather(waiting, *queue(store, second)), 60) == [2, 2]


async def test_closing_waits_for_what_is_queued(path: Path):
    store = await Store.open(path)
    rows = [await make_game(store) for _ in range(3)]
    gate = Gate(store)
    await gate.closed()
    tasks = queue(store, *rows)
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    gate.open.set()
    await closing
    assert await asyncio.gather(*tasks) == [2, 2, 2]
    async with await Store.open(path) as again:
        assert [await version(again, game) for game in rows] == [2, 2, 2]


async def test_while_it_closes_the_store_takes_nothing_new(store: Store):
    game = await make_game(store)
    gate = Gate(store)
    await gate.closed()
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    gate.open.set()
    with pytest.raises(StoreError, match="is closed"):
        await store.write(moves.commit, a_move(game))
    await closing
