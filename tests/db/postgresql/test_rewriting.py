"""What is left of forgotten people in the files of the tables, and whom it stops to take it out."""

from contextlib import closing
from typing import Any

import psycopg
import pytest
from psycopg import errors

from db import Store
from db.postgresql import rewriting
from db.postgresql.session import Session
from db.queries import settings
from tests.db.conftest import make_game

pytestmark = pytest.mark.postgresql

MARK = ("bot", 0, "compact-due")


@pytest.fixture
async def forgetful(store: Store) -> Store:
    """A store in which a person was forgotten."""
    await make_game(store)
    await store.write(settings.put, *MARK, "1")
    return store


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What PostgreSQL is told to vacuum."""
    found, real = list[str](), Session.execute_own

    def execute_own(session: Session, statement: bytes) -> Any:
        if statement.startswith(b"VACUUM"):
            found.append(statement.decode())
        return real(session, statement)

    monkeypatch.setattr(Session, "execute_own", execute_own)
    return found


async def is_due(store: Store) -> bool:
    return await store.read(settings.get, *MARK) is not None


async def file_of(store: Store, table: str) -> int:
    """Return the number of a table's file; a table that is rewritten gets another."""
    return await store.read(lambda db: db.execute("SELECT pg_relation_filenode(?)", (table,)).fetchone()[0])


async def size_of(store: Store, table: str) -> int:
    return await store.read(lambda db: db.execute(rewriting.SIZE, (table,)).fetchone()[0])


async def test_small_tables_are_rewritten_one_by_one_the_smallest_first(forgetful: Store, said: list[str]):
    tables = ("seats", "games", "settings", "watchers")
    files = [await file_of(forgetful, table) for table in tables]
    sizes = {table: await size_of(forgetful, table) for table in tables}
    await forgetful.compact()
    assert not await is_due(forgetful)
    assert not {*files} & {await file_of(forgetful, table) for table in tables}
    told = [sizes[words.split()[-1]] for words in said if words.split()[-1] in sizes]
    assert told == sorted(sizes.values()) and len(set(told)) > 1


async def test_moves_tell_of_nobody_and_stay_as_they_are(forgetful: Store, said: list[str]):
    await forgetful.compact()
    assert said and not any("moves" in words for words in said)


async def test_much_data_waits_for_the_night(
    forgetful: Store, said: list[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rewriting, "SMALL", 0)
    await forgetful.compact()
    assert await is_due(forgetful) and not said


async def test_a_large_table_is_cleaned_while_others_use_it(
    forgetful: Store, said: list[str], database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rewriting, "SMALL", 0)
    with closing(psycopg.connect(database)) as other:
        other.execute("UPDATE seats SET name = 'x'")
        await forgetful.compact(whole=True)
    assert not await is_due(forgetful) and "VACUUM seats" in said and "FULL" not in "".join(said)


async def test_a_small_table_that_somebody_reads_for_long_is_left_for_another_time(
    forgetful: Store, database: str
):
    with closing(psycopg.connect(database)) as other:
        other.execute("SELECT name FROM seats")
        await forgetful.compact()
        assert await is_due(forgetful)
    await forgetful.compact()
    assert not await is_due(forgetful)


async def test_a_table_whose_rewriting_takes_too_long_is_cleaned(
    forgetful: Store, said: list[str], monkeypatch: pytest.MonkeyPatch
):
    noting = Session.execute_own

    def slow(session: Session, statement: bytes) -> Any:
        found = noting(session, statement)
        if statement == b"VACUUM (FULL) seats":
            raise errors.QueryCanceled
        return found

    monkeypatch.setattr(Session, "execute_own", slow)
    await forgetful.compact()
    assert not await is_due(forgetful) and "VACUUM seats" in said and "VACUUM games" not in said


async def test_nothing_else_is_in_such_a_hurry(forgetful: Store):
    await forgetful.compact()
    limits = "SELECT current_setting('lock_timeout') AS one, current_setting('statement_timeout') AS other"
    for _ in range(20):  # whichever connection is asked
        assert tuple(await forgetful.read(lambda db: db.execute(limits).fetchone())) == ("0", "0")
