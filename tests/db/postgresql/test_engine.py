"""Writes that meet, connections that are lost, and what the writer hears of it."""

import asyncio
import threading
from contextlib import closing
from typing import Any

import psycopg
import pytest

from db import Duplicate, GameRow, Stale, Store, StoreError, Subject
from db.postgresql import engine
from db.queries import games, moves, outbox, settings
from tests.db.conftest import BOARD, a_move, make_game, make_lobby
from tests.engines import Server

pytestmark = pytest.mark.postgresql

ENDING = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"""


def end_connections(address: str) -> None:
    """Do what a restart of the server does to its clients."""
    with closing(psycopg.connect(address, autocommit=True)) as db:
        db.execute(ENDING, (db.info.dbname,))


def lose_at(monkeypatch: pytest.MonkeyPatch, address: str, *, after: bool) -> list[str]:
    """Lose the connection once, before or after the server has carried out a COMMIT."""
    real, lost = engine.Session.commit, list[str]()

    def commit(session: Any) -> None:
        if lost:
            return real(session)
        lost.append("commit")
        if after:
            real(session)
        end_connections(address)
        session._raw.execute("SELECT 1")  # notices that the connection is gone
        raise AssertionError("the connection is still there")

    monkeypatch.setattr(engine.Session, "commit", commit)
    return lost


async def versions(store: Store) -> list[int]:
    return [move.version for move in await store.read(moves.of_game, 1)]


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_move_whose_commit_was_not_answered_is_made_once(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch, after: bool
):
    game = await make_game(store)
    lost = lose_at(monkeypatch, database, after=after)
    assert (await store.write(moves.commit, a_move(game))).version == 2
    assert (lost, await versions(store), len(await store.read(outbox.pending))) == (["commit"], [2], 1)


@pytest.mark.parametrize("after", [False, True], ids=["before", "after"])
async def test_a_table_whose_commit_was_not_answered_is_opened_once(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch, after: bool
):
    lose_at(monkeypatch, database, after=after)
    game = await make_lobby(store)
    found = await store.read(games.labels_of_guild, game.guild_id, ("lobby",), 10)
    assert [label.id for label in found] == [game.id]


async def test_a_commit_that_was_not_answered_wakes_the_dispatcher_once(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
):
    game = await make_game(store)
    heard: list[set[Subject]] = []
    store.on_outbox(lambda subjects: heard.append(set(subjects)))
    lose_at(monkeypatch, database, after=True)
    await store.write(moves.commit, a_move(game))
    assert heard == [{Subject(game.id, "game")}]


async def test_a_server_that_restarts_is_not_noticed(store: Store, database: str):
    game = await make_game(store)
    end_connections(database)
    assert await store.read(games.load, game.id) == game
    end_connections(database)
    assert (await store.write(moves.commit, a_move(game))).version == 2


async def test_a_server_that_stays_away_is_told_in_one_sentence(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(engine, "PATIENCE_SECONDS", 0.2)
    store._connection._url = "postgresql://me:geheim@127.0.0.1:1/none"
    end_connections(database)
    with pytest.raises(StoreError, match="cannot be reached") as caught:
        await store.write(settings.put, "bot", 0, "alive", "1")
    assert "geheim" not in str(caught.value) and "\n" not in str(caught.value)


async def test_what_two_writers_both_change_is_changed_by_one_after_the_other(store: Store):
    await store.write(settings.put, "bot", 0, "count", "0")

    def add(db: Any) -> None:
        settings.put(db, "bot", 0, "count", str(int(settings.get(db, "bot", 0, "count") or 0) + 1))

    await asyncio.gather(*(store._connection.write(add) for _ in range(40)))
    assert await store.read(settings.get, "bot", 0, "count") == "40"


async def test_two_clicks_of_one_interaction_at_once_are_one_move_and_a_duplicate(store: Store):
    game = await make_game(store)
    answers = await asyncio.gather(
        *(store.write(moves.commit, a_move(game)) for _ in range(16)), return_exceptions=True
    )
    kinds = [type(answer) for answer in answers]
    assert kinds.count(GameRow) == 1 and set(kinds) <= {GameRow, Duplicate, Stale}


async def test_writers_that_wait_for_each_other_both_finish(store: Store):
    first, second = await make_game(store), await make_game(store)
    both = threading.Barrier(2)
    tries = [0, 0]

    def touch(number: int, db: Any) -> None:
        tries[number] += 1
        order = (first, second) if number == 0 else (second, first)
        db.execute("UPDATE games SET drawn = drawn + 1 WHERE id = ?", (order[0].id,))
        if tries == [1, 1] or sum(tries) == 1:
            both.wait(20)
        db.execute("UPDATE games SET drawn = drawn + 1 WHERE id = ?", (order[1].id,))

    await asyncio.gather(
        *(store._connection.write(lambda db, number=number: touch(number, db)) for number in (0, 1))
    )
    rows = [await store.read(games.load, game.id) for game in (first, second)]
    assert [row.drawn for row in rows if row] == [first.drawn + 2] * 2
    assert sum(tries) > 2


async def test_a_reader_sees_one_moment(store: Store):
    game = await make_game(store)
    reached, go_on = threading.Event(), threading.Event()

    def look(db: Any) -> tuple[int, int]:
        before = games.reread(db, game.id).version
        reached.set()
        assert go_on.wait(20)
        return before, games.reread(db, game.id).version

    reading = asyncio.create_task(store._connection.read(look))
    await asyncio.to_thread(reached.wait, 20)
    await store.write(moves.commit, a_move(game))
    go_on.set()
    assert await reading == (1, 1)


async def test_a_reader_cannot_write(store: Store):
    with pytest.raises(StoreError):
        await store.read(settings.put, "bot", 0, "alive", "1")


async def test_what_others_see_in_an_outbox_is_numbered_in_its_order(store: Store):
    game = await make_game(store)
    reached, go_on = threading.Event(), threading.Event()

    def add_slowly(db: Any) -> None:
        outbox.add(db, game.id, (BOARD,), 1)
        reached.set()
        assert go_on.wait(20)

    slow = asyncio.create_task(store._connection.write(add_slowly))
    await asyncio.to_thread(reached.wait, 20)
    quick = asyncio.create_task(store.write(outbox.add, game.id, (BOARD,), 2))
    await asyncio.wait([quick], timeout=0.3)
    assert await store.read(outbox.pending) == ()  # nobody sees the second first
    go_on.set()
    await asyncio.gather(slow, quick)
    assert [row.at for row in await store.read(outbox.pending)] == [1, 2]


async def test_a_writer_that_is_cancelled_while_it_waits_writes_nothing(store: Store):
    gate, begun = threading.Event(), threading.Semaphore(0)
    works = [lambda db: (begun.release(), gate.wait(20)) for _ in range(engine.CONNECTIONS)]
    busy = [asyncio.create_task(store._connection.read(work)) for work in works]
    for _ in works:  # every thread has something to do before the writer comes
        await asyncio.to_thread(begun.acquire)
    waiting = asyncio.create_task(store.write(settings.put, "bot", 0, "alive", "1"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.wait([waiting])  # it has left the queue before a thread is free
    gate.set()
    await asyncio.gather(*busy)
    assert await store.read(settings.get, "bot", 0, "alive") is None


async def test_closing_waits_for_what_is_queued(database: str):
    store = await Store.open(database)
    tasks = [asyncio.create_task(store.write(settings.put, "user", n, "x", "1")) for n in range(20)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*tasks)
    with pytest.raises(StoreError, match="is closed"):
        await store.read(settings.get, "user", 0, "x")
    async with await Store.open(database) as again:
        assert len(await again.read(settings.of_users, range(20), ["x"])) == 20


async def test_what_a_refusal_says_of_a_row_is_not_told(store: Store):
    with pytest.raises(StoreError) as caught:
        await store._connection.write(
            lambda db: db.execute("INSERT INTO settings VALUES ('user', 1, 'geheim', NULL)")
        )
    assert caught.value.__cause__ is None and "geheim" not in str(caught.value)


async def test_moves_cannot_be_changed_or_removed(store: Store):
    await store.write(moves.commit, a_move(await make_game(store)))
    for statement in ("UPDATE moves SET seat = 1", "DELETE FROM moves"):
        with pytest.raises(StoreError, match="moves are never"):
            await store._connection.write(lambda db, statement=statement: db.execute(statement))


async def test_a_wrong_password_or_host_is_told_in_one_line_without_the_password(database: str):
    for address in ("postgresql://me:geheim@127.0.0.1:1/x", "postgresql://me:ge%heim@host/x"):
        with pytest.raises(StoreError) as caught:
            await Store.open(address)
        told = f"{caught.value} {caught.value.__cause__}"
        assert "heim" not in told and "\n" not in told


async def test_a_database_of_another_program_is_refused_and_not_touched(postgres_server: Server):
    address = postgres_server.make()
    with closing(psycopg.connect(address, autocommit=True)) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
        with pytest.raises(StoreError, match="another program"):
            await Store.open(address)
        assert db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == [
            ("bookmarks",)
        ]


async def test_a_newer_database_is_refused_and_of_many_that_start_at_once_one_makes_the_tables(
    postgres_server: Server,
):
    address = postgres_server.make()
    for store in await asyncio.gather(*(Store.open(address) for _ in range(4))):
        await store.close()
    with closing(psycopg.connect(address, autocommit=True)) as db:
        db.execute("UPDATE schema_version SET version = 9999")
        await (await Store.open(address)).close()  # its tables do not break this version
        db.execute("UPDATE schema_version SET needs = 9999")
    with pytest.raises(StoreError, match="newer version"):
        await Store.open(address)
