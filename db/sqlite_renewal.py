"""A large file is rewritten beside the bot: a copy is made while people play, then it takes the file's place.

Temporary triggers note which rows change meanwhile. These are copied once more beside the bot, too; in the
end those that have changed during that are copied within a moment.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
KEY_COLUMNS = 4  # of a primary key, at most
# Nothing in it is unique: how a conflict is settled is up to the statement that calls the trigger.
CHANGED = "CREATE TEMP TABLE rows_changed (name, a, b, c, d)"
NOTED = "SELECT DISTINCT * FROM rows_changed"
EVENTS = {"INSERT": ("NEW",), "UPDATE": ("OLD", "NEW"), "DELETE": ("OLD",)}
SEQUENCES = (
    "DELETE FROM fresh.sqlite_sequence",
    "INSERT INTO fresh.sqlite_sequence SELECT * FROM main.sqlite_sequence",
)


class Renewal:
    """The copy of a file, from its first row to its new name."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._copy = path.with_name(f"{path.name}.new")
        self._reader: sqlite3.Connection | None = None
        self._old: BinaryIO | None = None

    def begin(self, db: sqlite3.Connection) -> None:
        """From now on note which rows change, in the connection that alone writes."""
        db.execute(CHANGED)
        for table, key in _keys(db):
            for event, names in EVENTS.items():
                notes = "".join(_note(table, key, name) for name in names)
                db.execute(
                    f"CREATE TEMP TRIGGER note_{event}_{table} AFTER {event} ON {table} BEGIN {notes} END"
                )

    def copy(self) -> None:
        """Copy the file as it is now, in any thread; what is written meanwhile is not kept waiting."""
        self.clear()
        os.close(os.open(self._copy, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        connect = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        with closing(connect) as db:
            self._reader = db
            db.execute("VACUUM INTO ?", (str(self._copy),))
        _sync(self._copy)  # here, where nobody waits for the disk

    def take_notes(self, db: sqlite3.Connection) -> list[sqlite3.Row]:
        """Return which rows have changed since, and forget them: from now on the next changes are noted."""
        found = db.execute(NOTED).fetchall()
        db.execute("DELETE FROM rows_changed")
        return found

    def catch_up(self, notes: Iterable[sqlite3.Row]) -> None:
        """Copy rows again, in any thread, so that few are left for the end, and little of the log."""
        connect = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        with closing(connect) as db:
            self._reader = db
            db.row_factory = sqlite3.Row
            db.execute("ATTACH ? AS fresh", (str(self._copy),))
            db.execute("BEGIN")
            _copy_all(db, notes)
            db.execute("COMMIT")
            db.execute("PRAGMA main.wal_checkpoint(PASSIVE)").fetchall()

    def interrupt(self) -> None:
        """Stop copying; whoever copies is told by an exception."""
        if self._reader is not None:
            with suppress(sqlite3.ProgrammingError):  # it has just ended
                self._reader.interrupt()

    def clear(self) -> None:
        """Remove the copy, if there is one."""
        self._copy.unlink(missing_ok=True)

    def end(self, db: sqlite3.Connection) -> bool:
        """Copy what has changed since; return False if another process reads the old file's log."""
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("ATTACH ? AS fresh", (str(self._copy),))
        try:
            db.execute("BEGIN IMMEDIATE")
            _copy_all(db, db.execute(NOTED).fetchall())
            for step in SEQUENCES:
                db.execute(step)
            db.execute("COMMIT")
        finally:
            if db.in_transaction:
                db.rollback()
            db.execute("DETACH fresh")
            db.execute("PRAGMA foreign_keys = ON")
        is_busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_busy

    def take_place(self) -> None:
        """Give the copy the file's name, once the connection to the file is closed."""
        _sync(self._copy)
        for end in ("-wal", "-shm"):  # of the old file
            self._path.with_name(f"{self._path.name}{end}").unlink(missing_ok=True)
        if os.name == "posix":  # other systems give no name to a file that somebody has open
            # As long as the old file is open its room is not given back, which takes its time.
            self._old = self._path.open("rb")
        self._copy.replace(self._path)
        _sync(self._path.parent)

    def let_go(self) -> None:
        """Give back the room of the old file, in any thread."""
        if self._old is not None:
            self._old.close()

    def give_up(self, db: sqlite3.Connection) -> None:
        """Leave the file as it is."""
        for table, _ in _keys(db):
            for event in EVENTS:
                db.execute(f"DROP TRIGGER IF EXISTS temp.note_{event}_{table}")
        db.execute("DROP TABLE IF EXISTS temp.rows_changed")
        self.clear()


def _keys(db: sqlite3.Connection) -> Iterator[tuple[str, list[str]]]:
    """Yield each table with the columns of its primary key."""
    for (table,) in db.execute(TABLES).fetchall():
        columns = db.execute(f"PRAGMA table_info({table})").fetchall()
        yield table, [column["name"] for column in sorted(columns, key=lambda one: one["pk"]) if column["pk"]]


def _note(table: str, key: list[str], name: str) -> str:
    values = [f"{name}.{column}" for column in key] + ["0"] * (KEY_COLUMNS - len(key))
    return f"INSERT INTO rows_changed VALUES ('{table}', {', '.join(values)}); "


def _copy_all(db: sqlite3.Connection, notes: Iterable[sqlite3.Row]) -> None:
    db.execute("PRAGMA fresh.secure_delete = ON")
    keys = dict(_keys(db))
    for table, *key in notes:
        _copy_again(db, table, keys[table], key)


def _copy_again(db: sqlite3.Connection, table: str, columns: list[str], key: list[object]) -> None:
    where = " AND ".join(f"{column} = ?" for column in columns)
    found = key[: len(columns)]
    # A row of moves or of the audit is never deleted, and one that is replaced calls no trigger.
    if db.execute(f"SELECT 1 FROM main.{table} WHERE {where}", found).fetchone():
        db.execute(f"INSERT OR REPLACE INTO fresh.{table} SELECT * FROM main.{table} WHERE {where}", found)
    else:
        db.execute(f"DELETE FROM fresh.{table} WHERE {where}", found)


def _sync(path: Path) -> None:
    with suppress(PermissionError):  # not every system opens folders
        number = os.open(path, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
