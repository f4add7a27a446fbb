"""`python -m db copy`: a whole database goes to the other engine and back, or nothing does."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from db import Store, StoreError, copy
from db.check import Finding
from db.queries import outbox, settings
from db.whole import reading
from tests.db.conftest import BOARD, make_game, make_lobby
from tests.db.test_check import play, run

pytestmark = pytest.mark.sqlite  # the old database is a file


def lived_in(database: str) -> str:
    """Fill a database: a game that is sound, one that is not, a lobby, settings, and rows that are gone."""

    async def live() -> None:
        async with await Store.open(database) as store:
            await play(store, 24)
            game = await make_game(store)
            await make_lobby(store, secret=bytes(range(32)), guild_id=2**62)
            await store.write(settings.put, "user", 5, "name", "Zoé 🦉 % ' \\ \t")
            for _ in range(3):
                await store.write(outbox.add, game.id, (BOARD,), 7)
            rows = await store.read(outbox.pending, game.id)
            await store.write(outbox.mark_sent, [row.id for row in rows[1:]], game_id=game.id)

    asyncio.run(live())
    return database


def everything(database: str) -> dict[str, tuple[int, list[Any]]]:
    """Return all rows of all tables, and the last id of each."""
    with reading(database) as source:
        return {
            table.name: (
                source.counter(table.name) if table.counts else 0,
                sorted(map(repr, source.rows(table.name, table.columns))),
            )
            for table in copy.tables()
        }


async def next_ids(database: str) -> tuple[int, int]:
    """Return the ids of a new table and of a new row of the outbox."""
    async with await Store.open(database) as store:
        game = await make_lobby(store)
        await store.write(outbox.add, game.id, (BOARD,), 9)
        return game.id, (await store.read(outbox.pending, game.id))[0].id


def test_all_goes_to_a_server_and_back_with_every_id(database: str, postgres: str, tmp_path: Path):
    before = everything(lived_in(database))
    back = str(tmp_path / "back.sqlite3")
    assert [f.verdict for f in copy.copy(database, postgres)] == ["sound", "broken"]
    assert everything(postgres) == before
    assert copy.copy(postgres, back)[0] == Finding(1, "sound")
    assert everything(back) == before
    assert sorted(each.name for each in tmp_path.glob("back*")) == ["back.sqlite3"]
    assert asyncio.run(next_ids(postgres)) == asyncio.run(next_ids(back)) == (4, 4)


def test_a_database_that_holds_something_is_not_written_to(database: str, postgres: str):
    async def fill() -> None:
        async with await Store.open(postgres) as store:
            await store.write(settings.put, "bot", 0, "alive", "1")

    lived_in(database)
    asyncio.run(fill())
    before = everything(postgres)
    with pytest.raises(StoreError, match="holds data already"):
        copy.copy(database, postgres)
    assert everything(postgres) == before


def test_a_file_is_not_overwritten(database: str):
    with pytest.raises(StoreError, match="is there already"):
        copy.copy(database, lived_in(database))


async def test_a_file_that_a_bot_uses_is_not_copied(store: Store, database: str, tmp_path: Path):
    with pytest.raises(StoreError, match="another bot"):
        copy.copy(database, tmp_path / "new.sqlite3")


@pytest.mark.parametrize("is_server", [False, True], ids=["file", "server"])
def test_what_is_not_the_same_is_taken_back(
    database: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: Any, is_server: bool
):
    new = request.getfixturevalue("postgres") if is_server else str(tmp_path / "new.sqlite3")
    lived_in(database)
    verdicts = iter([[Finding(1, "broken", "x")], [Finding(1, "sound")]])
    monkeypatch.setattr(copy, "check_games", lambda db: next(verdicts))
    with pytest.raises(StoreError, match="does not replay"):
        copy.copy(database, new)
    if is_server:
        assert not any(rows for _, rows in everything(new).values())
    else:
        assert not list(tmp_path.glob("new*"))


def test_the_command_copies_and_tells_what_it_found(database: str, postgres: str):
    lived_in(database)
    done = run("copy", database, postgres)
    assert done.stdout.splitlines()[-1] == "1 sound, 1 broken, 0 skipped."
    assert run("check", postgres).stdout.splitlines()[-1] == "1 sound, 1 broken, 0 skipped."


def test_the_command_says_in_one_line_why_it_does_not_copy(database: str, tmp_path: Path):
    for old, new in ((tmp_path / "none", database), (database, "postgresql://me:geheim@127.0.0.1:1/x")):
        done = run("copy", old, new)
        assert (done.returncode, done.stderr.count("\n"), "geheim" in done.stderr) == (1, 1, False)


def test_a_backup_of_a_server_is_made_with_its_own_tool():
    done = run("backup", "postgresql://me:geheim@host/x")
    assert (done.returncode, "pg_dump" in done.stderr, "geheim" in done.stderr) == (1, True, False)
