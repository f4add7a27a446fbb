"""Copies a whole database to the other engine, or to another place: everything or nothing, and checked."""

import sqlite3
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from db.address import is_address
from db.check import Finding, check_games
from db.errors import StoreError
from db.file_lock import FileLock
from db.migrate import migrate, migrations
from db.whole import filling, reading

TABLES = """
SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY rowid"""
COLUMNS = "SELECT name FROM pragma_table_info(?)"


class Table(msgspec.Struct, frozen=True):
    """A table of the store."""

    name: str
    columns: tuple[str, ...]
    counts: bool  # it gives out ids, and none of them twice


class Sum:
    """The sum of rows, in any order: two tables with the same sum hold the same."""

    def __init__(self) -> None:
        self.rows, self.hashes = 0, 0

    def over(self, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, ...]]:
        """Yield the rows, and add them up."""
        for row in rows:
            self.rows += 1
            self.hashes += hash(row)
            yield row

    @property
    def total(self) -> tuple[int, int]:
        """The number of the rows, and what they add up to."""
        return self.rows, self.hashes


def copy(old: str | Path, new: str | Path) -> list[Finding]:
    """Copy a database to a new file or into an empty database; return what a replay of every game finds.

    Ids stay, and with them the custom ids of messages already posted. Raises StoreError, and then nothing is
    written: if a table or the verdict on a game is not the same as before.
    """
    with at_rest(old), reading(old) as source, filling(new) as target:
        for table in tables():
            copied, found = Sum(), Sum()
            target.fill(table.name, table.columns, copied.over(source.rows(table.name, table.columns)))
            for _ in found.over(target.rows(table.name, table.columns)):
                pass
            if copied.total != found.total:
                raise StoreError(f"{target.name} does not hold the rows of {table.name} as they were.")
        findings = list(check_games(target.db))
        is_broken = any(finding.verdict == "broken" for finding in findings)
        if is_broken and findings != list(check_games(source.db)):
            raise StoreError(f"{target.name} does not replay as {source.name} does.")
        # Rows that were deleted have had their ids, too. Last, because on PostgreSQL this is never undone.
        for table in tables():
            if table.counts and (last := source.counter(table.name)):
                target.set_counter(table.name, last)
        return findings


@contextmanager
def at_rest(database: str | Path) -> Generator[None]:
    """Keep bots from a file meanwhile: what they wrote after the copy would be lost. Raises StoreError."""
    lock = None if is_address(database) or not Path(database).is_file() else FileLock.take(Path(database))
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def tables() -> Sequence[Table]:
    """Return the tables in the order in which their rows refer to one another."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, Path(":memory:"), migrations())
        return [
            Table(name, tuple(column for (column,) in db.execute(COLUMNS, (name,))), "AUTOINCREMENT" in sql)
            for name, sql in db.execute(TABLES).fetchall()
        ]
