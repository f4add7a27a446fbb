"""A whole PostgreSQL database in the hands of a tool that checks or copies it."""

from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from typing import Any

import psycopg

from db.errors import StoreError, UnavailableError
from db.migrate import migrations
from db.postgresql.engine import first_line, store_error
from db.postgresql.schema import check_version, migrate
from db.postgresql.session import Session, name_of

# Games are replayed while the transaction is open.
PATIENT = b"SET idle_in_transaction_session_timeout = 0"
LAST = "SELECT pg_sequence_last_value(CAST(pg_get_serial_sequence(?, 'id') AS regclass))"
SET_LAST = "SELECT setval(CAST(pg_get_serial_sequence(?, 'id') AS regclass), ?)"


class PostgresDatabase:
    """A database, and the connection to it."""

    def __init__(self, db: Session, name: str) -> None:
        self.db, self.name = db, name

    def faults(self) -> Iterable[str]:
        """Return nothing: the server looks after its own files."""
        return ()

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Yield all rows of a table."""
        return self.db.stream(f"SELECT {', '.join(columns)} FROM {table}")

    def counter(self, table: str) -> int:
        """Return the last id that a table has given out, 0 if none."""
        return self.db.execute(LAST, (table,)).fetchone()[0] or 0

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows with their ids; raises StoreError for one that is already there."""
        if self.db.execute(f"SELECT 1 FROM {table}").fetchone():
            raise StoreError(f"{self.name} holds data already: name an empty database.")
        self.db.copy_in(f"COPY {table} ({', '.join(columns)}) FROM STDIN", rows)

    def set_counter(self, table: str, last: int) -> None:
        """Let a table give out the ids after this one."""
        self.db.execute(SET_LAST, (table, last))


@contextmanager
def reading(url: str) -> Generator[PostgresDatabase]:
    """Open a database of this version for reading; raises StoreError."""
    newest, name = len(migrations()), name_of(url)
    with _connected(url, name) as session:
        if check_version(session, name, newest) < newest:
            raise StoreError(
                f"{name} was written by an older version of this program: start the bot once with it."
            )
        session.begin_reading()
        yield PostgresDatabase(session, name)


@contextmanager
def filling(url: str) -> Generator[PostgresDatabase]:
    """Open an empty database, and make its tables; what is written stays if no exception comes."""
    name = name_of(url)
    with _connected(url, name) as session:
        migrate(session, name)
        session.begin()
        try:
            yield PostgresDatabase(session, name)
        except BaseException:
            session.roll_back()
            raise
        session.commit()


@contextmanager
def _connected(url: str, name: str) -> Generator[Session]:
    try:
        session = Session(url)
    except psycopg.Error as error:
        raise UnavailableError(f"{name} cannot be reached: {first_line(error)}.") from None
    try:
        with closing(session):
            session.execute_own(PATIENT)
            yield session
    except psycopg.Error as error:
        raise store_error(name, error).with_traceback(error.__traceback__) from None
