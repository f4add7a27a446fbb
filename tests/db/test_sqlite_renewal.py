"""A large file is rewritten while people play: nothing that is written meanwhile is lost."""

import asyncio
import os
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from db import Store, Subject
from db.check import check_database
from db.queries import games, moves, outbox, settings
from db.sqlite_renewal import Renewal
from tests.db.conftest import BOARD, a_move, make_game

MARK = ("bot", 0, "compact-due")


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: Any) -> Any:
    """A store of a file that counts as large, with something to forget."""
    monkeypatch.setattr("db.sqlite.SMALL", 0)
    async with await Store.open(tmp_path / "dedale.sqlite3") as opened:
        await opened.write(settings.put, *MARK, "1")
        yield opened


def inode(folder: Path) -> int:
    """Which file has the database's name."""
    return (folder / "dedale.sqlite3").stat().st_ino


def has_copy(folder: Path) -> bool:
    return bool(list(folder.glob("*.new")))


def during(monkeypatch: Any, work: Any) -> None:
    """Does something after the file was copied and before the copy takes its place."""
    loop, copy = asyncio.get_running_loop(), Renewal.copy

    def copied(renewal: Renewal) -> None:
        copy(renewal)
        asyncio.run_coroutine_threadsafe(work(), loop).result()

    monkeypatch.setattr(Renewal, "copy", copied)


async def test_what_is_written_meanwhile_is_in_the_new_file(
    store: Store, tmp_path: Path, monkeypatch: Any
) -> None:
    game = await make_game(store)
    await store.write(settings.put, "user", 1, "language", "fr")
    await store.write(settings.put, "user", 2, "language", "fr")

    async def play() -> None:
        await store.write(moves.commit, a_move(game))
        await store.write(settings.put, "user", 1, "language", None)
        await store.write(settings.put, "user", 2, "language", "en")
        await store.write(lambda db: db.execute("UPDATE settings SET owner_id = 3 WHERE owner_id = 2"))

    during(monkeypatch, play)
    await store.compact(whole=True)
    assert len(await store.read(moves.of_game, game.id)) == 1
    assert (await store.read(games.load, game.id)).version == game.version + 1  # type: ignore[union-attr]
    found = await store.read(settings.of_users, (1, 2, 3), ("language",))
    assert found == {3: {"language": "en"}}
    assert await store.read(settings.get, *MARK) is None
    assert not has_copy(tmp_path)


async def test_what_has_changed_during_the_copy_is_not_left_for_the_moment_in_which_nobody_can_write(
    store: Store, monkeypatch: Any
) -> None:
    left, end = list[Any](), Renewal.end

    def ending(renewal: Renewal, db: sqlite3.Connection) -> bool:
        left.extend(db.execute("SELECT name FROM rows_changed").fetchall())
        return end(renewal, db)

    monkeypatch.setattr(Renewal, "end", ending)
    during(monkeypatch, lambda: store.write(settings.put, "user", 1, "language", "fr"))
    await store.compact(whole=True)
    assert not left and await store.read(settings.get, "user", 1, "language") == "fr"


async def test_what_changes_while_changes_are_copied_is_in_the_new_file(
    store: Store, monkeypatch: Any
) -> None:
    catch_up, loop = Renewal.catch_up, asyncio.get_running_loop()
    game = await make_game(store)

    def catching_up(renewal: Renewal, notes: Any) -> None:
        catch_up(renewal, notes)
        for work in (
            store.write(settings.put, "user", 1, "language", "en"),
            store.write(moves.commit, a_move(game)),
        ):
            asyncio.run_coroutine_threadsafe(work, loop).result()

    monkeypatch.setattr(Renewal, "catch_up", catching_up)
    during(monkeypatch, lambda: store.write(settings.put, "user", 1, "language", "fr"))
    await store.compact(whole=True)
    assert await store.read(settings.get, "user", 1, "language") == "en"
    assert len(await store.read(moves.of_game, game.id)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there an open file keeps its name")
async def test_the_room_of_the_old_file_is_given_back_apart_from_the_thread_that_others_wait_for(
    store: Store, tmp_path: Path, monkeypatch: Any
) -> None:
    let_go, threads, before = Renewal.let_go, list[str](), inode(tmp_path)

    def letting_go(renewal: Renewal) -> None:
        assert renewal._old and os.fstat(renewal._old.fileno()).st_ino == before
        threads.append(threading.current_thread().name)
        let_go(renewal)
        assert renewal._old.closed

    monkeypatch.setattr(Renewal, "let_go", letting_go)
    await store.compact(whole=True)
    assert threads[0].startswith("asyncio") and inode(tmp_path) != before


async def test_the_bot_goes_on_with_the_new_file(store: Store, tmp_path: Path) -> None:
    game, told = await make_game(store), list[Subject]()
    before = inode(tmp_path)
    await store.compact(whole=True)
    assert before != inode(tmp_path)
    store.on_outbox(lambda subjects: told.extend(subjects))
    await store.write(outbox.add, game.id, (BOARD,), 1)
    assert told == [Subject(game.id)]
    assert (await make_game(store)).id == game.id + 1
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await store.write(outbox.add, 999, (BOARD,), 1)
    assert not [one for one in check_database(tmp_path / "dedale.sqlite3") if one.game_id is None]


async def test_writers_who_wait_while_the_files_change_are_served(store: Store) -> None:
    renewing = asyncio.create_task(store.compact(whole=True))
    number = 0
    while not renewing.done():
        number += 1
        await asyncio.gather(*(store.write(settings.put, "user", n, str(number), "x") for n in range(5)))
    found = await store.read(settings.of_users, range(5), [str(n) for n in range(1, number + 1)])
    assert number and {len(one) for one in found.values()} == {number}


async def test_a_person_who_is_forgotten_meanwhile_is_left_for_the_next_time(
    store: Store, monkeypatch: Any
) -> None:
    during(monkeypatch, lambda: store.write(settings.put, *MARK, "2"))
    await store.compact(whole=True)
    assert await store.read(settings.get, *MARK) == "2"


async def test_while_another_process_reads_the_file_it_stays(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "dedale.sqlite3"
    before = inode(tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM games").fetchall()
        await store.write(settings.put, "user", 1, "language", "fr")
        await store.compact(whole=True)
    assert inode(tmp_path) == before and await store.read(settings.get, *MARK) == "1"
    await store.write(settings.put, "user", 1, "language", "en")
    await store.compact(whole=True)
    assert inode(tmp_path) != before


@pytest.mark.logs_errors
async def test_without_room_for_a_copy_the_file_stays_as_it_is(
    store: Store, tmp_path: Path, monkeypatch: Any
) -> None:
    def no_room(renewal: Renewal) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    before = inode(tmp_path)
    with monkeypatch.context() as full:
        full.setattr(Renewal, "copy", no_room)
        await store.compact(whole=True)
    await store.write(settings.put, "user", 1, "language", "fr")
    assert inode(tmp_path) == before
    await store.compact(whole=True)
    assert await store.read(settings.get, "user", 1, "language") == "fr"


async def test_a_copy_that_a_killed_process_left_is_removed(tmp_path: Path) -> None:
    (tmp_path / "dedale.sqlite3.new").write_bytes(b"half a copy")
    async with await Store.open(tmp_path / "dedale.sqlite3"):
        assert not (tmp_path / "dedale.sqlite3.new").exists()
