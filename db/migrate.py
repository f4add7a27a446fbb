"""Numbered migrations: `migrations/0001_….sql` brings a file from version 0 to 1, and so on."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from db.errors import StoreError

# "Ddle". Marks a file as ours, so that the bot never writes into the database of another program.
APPLICATION_ID = 0x44646C65

# A migration that begins with this line changes nothing that the version before it relies on: processes of
# that version may run on beside it.
SURVIVED = "-- Older processes run on."


def is_survived(script: str) -> bool:
    """Return whether processes of the version before may go on after a migration."""
    return script.startswith(SURVIVED)


def migrations() -> list[str]:
    """Return the texts of all migrations; the file numbered n is at n - 1."""
    folder = files("db") / "migrations"
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name)
    return [script.read_text(encoding="utf-8") for script in scripts]


def overrides(engine: str) -> dict[int, str]:
    """Return the migrations by number that an engine other than SQLite cannot take over as they are."""
    folder = files("db") / "migrations" / engine
    return {int(file.name[:4]): file.read_text(encoding="utf-8") for file in folder.iterdir()}


def statements(script: str) -> Iterator[str]:
    """Yield the statements of a script one by one: `executescript` would commit first."""
    text = ""
    for line in script.splitlines(keepends=True):
        text += line
        if sqlite3.complete_statement(text):
            yield text
            text = ""


def check_version(db: sqlite3.Connection, path: Path, newest: int) -> int:
    """Return the version of the file; raises StoreError if this program does not know it."""
    version = _pragma(db, "user_version")
    if version > newest:
        raise StoreError(f"{path} was written by a newer version of this program: update the program.")
    is_empty = db.execute("SELECT 1 FROM sqlite_schema").fetchone() is None
    is_ours = _pragma(db, "application_id") == APPLICATION_ID
    if not is_ours and not is_empty:
        raise StoreError(f"{path} is a database of another program: name another file.")
    return version


def migrate(db: sqlite3.Connection, path: Path, scripts: list[str]) -> None:
    """Bring the file up to date, each migration in one transaction."""
    while _migrate_once(db, path, scripts):
        pass


def _migrate_once(db: sqlite3.Connection, path: Path, scripts: list[str]) -> bool:
    # The lock comes first, so that two programs that open the same new file do not both fill it. It also
    # fails at once if the file is locked or cannot be written.
    db.execute("BEGIN IMMEDIATE")
    try:
        version = check_version(db, path, len(scripts))
        if version < len(scripts):
            _run(db, scripts[version])
            db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            db.execute(f"PRAGMA user_version = {version + 1}")
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
    return version < len(scripts)


def _run(db: sqlite3.Connection, script: str) -> None:
    for statement in statements(script):
        db.execute(statement)
    # Foreign keys are off while tables are rebuilt, so they are checked here.
    if broken := db.execute("PRAGMA foreign_key_check").fetchone():
        raise sqlite3.IntegrityError(f"rows of {broken[0]} point at nothing")


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return db.execute(f"PRAGMA {name}").fetchone()[0]
