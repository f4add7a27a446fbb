"""A whole SQLite file in the hands of a tool that checks or copies it."""

import sqlite3
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from db.backup import new_file
from db.errors import StoreError, store_error
from db.migrate import check_version, migrations
from db.sqlite import BUSY_SECONDS, open_file


class SqliteFile:
    """A file, and the connection to it."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        self.db, self.name = db, str(path)

    def faults(self) -> Iterable[str]:
        """Return what SQLite finds damaged."""
        return [row[0] for row in self.db.execute("PRAGMA integrity_check") if row[0] != "ok"]

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Yield all rows of a table."""
        return map(tuple, self.db.execute(f"SELECT {', '.join(columns)} FROM {table}"))

    def counter(self, table: str) -> int:
        """Return the last id that a table has given out, 0 if none."""
        found = self.db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return found[0] if found else 0

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows with their ids."""
        marks = ", ".join("?" * len(columns))
        self.db.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)

    def set_counter(self, table: str, last: int) -> None:
        """Let a table give out the ids after this one."""
        self.db.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        self.db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, last))


@contextmanager
def reading(path: Path) -> Generator[SqliteFile]:
    """Open a file of this version for reading, without a trace; raises StoreError."""
    if not path.is_file():
        raise StoreError(f"{path} is not a file: name a database file.")
    newest = len(migrations())
    try:
        with closing(_open_read_only(path)) as db:
            if check_version(db, path, newest) < newest:
                raise StoreError(
                    f"{path} was written by an older version of this program: start the bot once with it."
                )
            # One read transaction, so that a bot that plays on does not change what is compared.
            db.execute("BEGIN")
            yield SqliteFile(db, path)
    except sqlite3.Error as error:
        raise store_error(path, error) from error


def _open_read_only(path: Path) -> sqlite3.Connection:
    # Without a log beside it, no program has the file open; "immutable" then creates no files beside it.
    is_closed = not path.with_name(f"{path.name}-wal").exists()
    how = "immutable=1" if is_closed else "mode=ro"
    db = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}", uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )
    db.row_factory = sqlite3.Row
    return db


@contextmanager
def filling(path: Path) -> Generator[SqliteFile]:
    """Make a file, which gets its name once it is complete; raises StoreError."""
    with new_file(path, 0o600) as part:
        try:
            with closing(open_file(part)) as db:
                db.execute("BEGIN IMMEDIATE")
                yield SqliteFile(db, path)
                db.execute("COMMIT")
                # A single file without a log; the bot turns the log on again.
                db.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.Error as error:
            raise store_error(path, error) from error
