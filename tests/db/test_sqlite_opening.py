import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import Store, StoreError
from db import sqlite as db_sqlite
from db.migrate import APPLICATION_ID, migrate, migrations, statements
from db.queries import games
from tests.db.conftest import make_lobby

pytestmark = pytest.mark.sqlite


def pragma(path: Path, name: str) -> object:
    with closing(sqlite3.connect(path)) as raw:
        return raw.execute(f"PRAGMA {name}").fetchone()[0]


def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store.open(path))
    return str(caught.value)


def make_file(path: Path) -> None:
    async def open_and_close():
        await (await Store.open(path)).close()

    asyncio.run(open_and_close())


@pytest.fixture
def ordinary_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Become the user "nobody" if root runs the tests, because root may write everything.

    That user may not be able to enter the folder of this clone, so the migrations are read before.
    """
    is_root = os.geteuid() == 0
    make_file(tmp_path / "first.sqlite3")
    scripts = migrations()
    monkeypatch.setattr(db_sqlite, "migrations", lambda: scripts)
    if is_root:
        os.seteuid(65534)
    yield
    if is_root:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that every user may enter, unlike `tmp_path`."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o555)
        yield folder
        folder.chmod(0o755)


@pytest.fixture
def read_only_file(open_folder: Path) -> Path:
    open_folder.chmod(0o755)
    make_file(open_folder / "dedale.sqlite3")
    (open_folder / "dedale.sqlite3").chmod(0o444)
    open_folder.chmod(0o555)
    return open_folder / "dedale.sqlite3"


def test_an_empty_file_gets_every_migration(path: Path):
    make_file(path)
    assert pragma(path, "user_version") == len(migrations())


def test_migrations_are_numbered_one_by_one():
    names = sorted(file.name for file in (Path(db_sqlite.__file__).parent / "migrations").glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(names) + 1))


def test_a_file_is_marked_as_ours(path: Path):
    make_file(path)
    assert pragma(path, "application_id") == APPLICATION_ID


async def test_what_was_written_is_there_when_the_file_is_opened_again(path: Path):
    async with await Store.open(path) as store:
        game = await make_lobby(store)
    async with await Store.open(path) as store:
        assert await store.read(games.load, game.id) == game


@pytest.mark.parametrize(
    ("name", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
async def test_each_commit_waits_for_the_disk_and_keys_are_checked(store: Store, name: str, value: object):
    found = await store._connection.read(lambda db: db.execute(f"PRAGMA {name}").fetchone()[0])
    assert found == value


def test_a_trigger_is_one_statement():
    trigger = "CREATE TRIGGER t BEFORE UPDATE ON x\nBEGIN\n  SELECT 1;\nEND;\n"
    assert list(statements("CREATE TABLE x (a);\n" + trigger)) == ["CREATE TABLE x (a);\n", trigger]


def test_a_migration_that_fails_leaves_the_file_at_the_version_before(path: Path):
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        with pytest.raises(sqlite3.OperationalError):
            migrate(raw, path, ["CREATE TABLE a (x);", "CREATE TABLE b (x);\nCREATE TABLE a (x);"])
        tables = [row[0] for row in raw.execute("SELECT name FROM sqlite_schema")]
    assert (tables, pragma(path, "user_version")) == (["a"], 1)


def test_a_newer_file_is_refused_and_not_touched(path: Path):
    make_file(path)
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 999")
        raw.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()
    assert "newer version" in refusal(path)
    assert path.read_bytes() == before


def test_a_missing_folder_is_named(tmp_path: Path):
    sentence = refusal(tmp_path / "nowhere" / "dedale.sqlite3")
    assert (
        sentence
        == f"The folder {tmp_path / 'nowhere'} does not exist: make it, or name another database file."
    )


def test_a_folder_is_no_database_file(tmp_path: Path):
    assert "is a folder" in refusal(tmp_path)


def test_a_text_file_is_no_database(path: Path):
    path.write_text("Nothing that SQLite could read. " * 40)
    assert refusal(path) == f"{path} is not a database: name another file, or move this one away."


def test_the_database_of_another_program_is_refused_and_not_touched(path: Path):
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("CREATE TABLE bookmarks (url)")
    before = path.read_bytes()
    assert "another program" in refusal(path)
    assert path.read_bytes() == before


def test_a_locked_file_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch):
    make_file(path)
    monkeypatch.setattr(db_sqlite, "BUSY_SECONDS", 0.05)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert "is locked by another program" in refusal(path)


def test_an_unwritable_file_is_refused(read_only_file: Path, ordinary_user: None):
    assert "give this user the right to write it and its folder" in refusal(read_only_file)


def test_a_file_that_cannot_be_made_is_refused(open_folder: Path, ordinary_user: None):
    assert "give this user the right to write it and its folder" in refusal(open_folder / "dedale.sqlite3")


async def test_a_closed_store_says_so(path: Path):
    store = await Store.open(path)
    await store.close()
    with pytest.raises(StoreError, match="is closed"):
        await store.read(games.load, 1)


async def test_a_store_may_be_closed_twice(path: Path):
    store = await Store.open(path)
    await store.close()
    await store.close()
