"""One connection to a PostgreSQL server, with the interface that queries ask for."""

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import count
from typing import Any, ClassVar

import psycopg
from psycopg.abc import AdaptContext
from psycopg.conninfo import conninfo_to_dict
from psycopg.rows import tuple_row
from psycopg.types.numeric import Int8Dumper, IntLoader
from psycopg.types.string import StrDumper

from db.errors import StoreError
from db.postgresql.dialect import translated
from db.rows.outbox import Subject
from db.sql import Facts, Rows

OLDEST_SERVER = 140000
# Seconds, unless the address says otherwise: a server that is gone without a word is noticed.
CONNECTING: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
    "application_name": "dedale",
}
# Each commit waits for the disk. A lost client does not hold its locks for long.
SET_UP = b"""
SET synchronous_commit = on;
SET client_min_messages = notice;
SET idle_in_transaction_session_timeout = '20s';
SET jit = off"""
# All that a transaction reads is of one moment; what another has changed since cannot be overwritten.
READ = b"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
# The number of the write is stored with what it writes: so it can be asked whether it was committed.
WRITE = """
BEGIN ISOLATION LEVEL REPEATABLE READ;
INSERT INTO writers (id, number, at) VALUES ({id}, {number}, now())
ON CONFLICT (id) DO UPDATE SET number = excluded.number, at = excluded.at"""
# It waits for a transaction that is still under way.
WROTE = """
INSERT INTO writers (id, number, at) VALUES ({id}, 0, now())
ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING number"""
NOTED = "DD001"  # the code of the notice by which a trigger names a subject and its server
# On it processes tell each other into whose outbox they wrote. It is told in the transaction: such commits
# wait for each other, but they are rare.
CHANNEL = "dedale"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', '%s %s %s')"


class Row(tuple[Any, ...]):
    """A row that knows its columns, like `sqlite3.Row`."""

    __slots__ = ()
    places: ClassVar[Mapping[str, int]] = {}

    def keys(self) -> Sequence[str]:
        """Return the names of the columns."""
        return tuple(self.places)

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.places[key] if isinstance(key, str) else key)


@lru_cache(maxsize=512)
def row_kind(columns: tuple[str, ...]) -> type[Row]:
    """Return the class of rows with these columns."""
    places = {name: place for place, name in enumerate(columns)}
    return type("Row", (Row,), {"places": places, "__slots__": ()})


def as_rows(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Let a cursor return rows that know their columns."""
    return row_kind(tuple(column.name for column in cursor.description or ()))


class BoolDumper(Int8Dumper):
    """Switches are stored as 0 and 1, as in SQLite."""

    def dump(self, obj: Any) -> bytes:
        """Return the switch as a number."""
        return b"1" if obj else b"0"


def adapt(context: AdaptContext) -> None:
    """Give every value one type of the server, whatever its size: then statements stay prepared."""
    if context.adapters:
        context.adapters.register_dumper(int, Int8Dumper)
        context.adapters.register_dumper(bool, BoolDumper)
        context.adapters.register_dumper(str, StrDumper)
        context.adapters.register_loader("numeric", IntLoader)  # sums


def name_of(url: str) -> str:
    """Return an address without the user and the password, for sentences; raises StoreError."""
    try:
        facts = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        # Its message may repeat a part of the password.
        raise StoreError(
            "The address of the database cannot be read: write postgresql://user:password@host:port/database."
        ) from None
    port = f":{facts['port']}" if facts.get("port") else ""
    return f"postgresql://{facts.get('host') or ''}{port}/{facts.get('dbname') or ''}"


class Session:
    """One connection. It is used by one thread at a time."""

    def __init__(self, url: str, **others: Any) -> None:
        given: dict[str, Any] = {**CONNECTING, **others, **conninfo_to_dict(url)}
        self._raw = psycopg.connect(autocommit=True, row_factory=as_rows, prepare_threshold=1, **given)
        self._raw.prepared_max = 500
        self._raw.add_notice_handler(self._hear)
        adapt(self._raw)
        self._raw.execute(SET_UP, prepare=False)
        self._id = secrets.randbits(62)
        self._numbers = count(1)
        # Into whose outbox this transaction has written, and their servers.
        self.subjects: dict[Subject, int] = {}

    @property
    def is_lost(self) -> bool:
        """Whether the server is gone, or has ended the connection."""
        return self._raw.closed

    @property
    def server_version(self) -> int:
        """The version of the server, as in 160002."""
        return self._raw.info.server_version

    def execute(self, statement: str, facts: Facts = (), /) -> Rows:
        """Run one statement of a query."""
        query, names = translated(statement)
        values = [facts[name] for name in names] if isinstance(facts, Mapping) else facts
        return self._raw.execute(query, values)

    def execute_own(self, statement: bytes) -> psycopg.Cursor[tuple[Any, ...]]:
        """Run statements in PostgreSQL's own words."""
        return self._raw.execute(statement, prepare=False)

    def stream(self, query: str) -> Iterator[tuple[Any, ...]]:
        """Yield the rows of a query, some at a time; in a transaction."""
        with self._raw.cursor(name="stream", row_factory=tuple_row) as cursor:
            cursor.itersize = 2000
            yield from cursor.execute(query.encode())

    def copy_in(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        """Write many rows."""
        with self._raw.cursor() as cursor, cursor.copy(statement.encode()) as copy:
            for row in rows:
                copy.write_row(row)

    def begin_reading(self) -> None:
        """Begin a transaction that writes nothing."""
        self._raw.execute(READ, prepare=False)

    def begin(self) -> tuple[int, int]:
        """Begin a transaction; return the mark by which `has_committed` knows it."""
        self.subjects.clear()
        number = next(self._numbers)
        self._raw.execute(WRITE.format(id=self._id, number=number).encode(), prepare=False)
        return self._id, number

    def has_committed(self, mark: tuple[int, int]) -> bool:
        """Return whether a transaction of a connection that was lost is on the disk."""
        writer, number = mark
        found = self._raw.execute(WROTE.format(id=writer).encode(), prepare=False).fetchone()
        return found is not None and found[0] == number

    def tell_others(self, subjects: Iterable[Subject]) -> None:
        """Let the processes that send for these know of it, once this is committed."""
        for one in subjects:
            text = NOTIFY % (one.kind, one.id, self.subjects[one])
            self._raw.execute(text.encode(), prepare=False)

    def heard(self, seconds: float) -> Iterator[tuple[Subject, int]]:
        """Yield, for a while, the subjects that processes tell each other of, and their servers."""
        for notice in self._raw.notifies(timeout=seconds):
            yield subject_of(notice.payload)

    def commit(self) -> None:
        """Put the transaction on the disk."""
        self._raw.execute(b"COMMIT", prepare=False)

    def roll_back(self) -> None:
        """Undo the transaction; a lost connection has undone it already."""
        if not self._raw.closed:
            try:
                self._raw.execute(b"ROLLBACK", prepare=False)
            except psycopg.Error:
                self.close()

    def close(self) -> None:
        """End the connection."""
        self._raw.close()

    def _hear(self, notice: psycopg.errors.Diagnostic) -> None:
        if notice.sqlstate == NOTED and notice.message_primary:
            subject, guild_id = subject_of(notice.message_primary)
            self.subjects[subject] = guild_id


def subject_of(text: str) -> tuple[Subject, int]:
    """Return the table or tournament that is named, and its server."""
    kind, subject_id, guild_id = text.split()
    return Subject(int(subject_id), "game" if kind == "game" else "tournament"), int(guild_id)
