"""Threads with a connection each. A write is tried again when it met another, or when the server was away."""

import asyncio
import random
import threading
import time
from collections.abc import AsyncGenerator, Callable, Collection
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from contextvars import copy_context
from typing import Self, TypeVar

import psycopg
from psycopg import errors

from db.claims import Changed, Heard
from db.engine import Listener, Work, settle
from db.errors import StoreError, UnavailableError
from db.postgresql import locks
from db.postgresql.claims import PostgresClaims
from db.postgresql.rewriting import rewrite
from db.postgresql.schema import migrate
from db.postgresql.session import Session, name_of
from db.rows.outbox import Subject

T = TypeVar("T")

CONNECTIONS = 8
PATIENCE_SECONDS = 30.0  # for a server that restarts, or whose standby takes over
LONGEST_PAUSE_SECONDS = 1.0
UNIQUE_TRIES = 3
# When the next turn of a kind ends: by the clock of the server, and kept when the process dies.
TURN = """
INSERT INTO settings (scope, owner_id, key, value)
VALUES ('bot', 0, ?, EXTRACT(EPOCH FROM clock_timestamp()) + ?)
ON CONFLICT (scope, owner_id, key) DO UPDATE
SET value = greatest(EXTRACT(EPOCH FROM clock_timestamp()), CAST(settings.value AS numeric)) + ?
RETURNING CAST(CAST(value AS numeric) - ? - EXTRACT(EPOCH FROM clock_timestamp()) AS double precision)"""
SHOWN = locks.taken(locks.COMMANDS_OF)
# By the state that the server names.
SENTENCES = {
    errors.DiskFull: "{name} cannot grow: the disk of the server is full.",
    errors.InsufficientPrivilege: "{name} cannot be used: give this user the right to make tables there.",
    errors.ReadOnlySqlTransaction: "{name} cannot be written: name the server that takes writes.",
    errors.LockNotAvailable: "{name} is locked by another program: close that program and try again.",
}


class Lost(Exception):  # noqa: N818 -- a state, and no bug
    """The connection is gone, or cannot be made."""


class Postgres:
    """Runs functions of a session in its threads."""

    def __init__(self, url: str) -> None:
        self.name = name_of(url)
        self.on_outbox: Listener = lambda subjects: None
        self.is_shared = True
        self.is_held: Callable[[int], bool] = lambda guild_id: True
        self._url = url
        self._threads = ThreadPoolExecutor(CONNECTIONS, "postgresql")
        self._own = threading.local()
        self._sessions: list[Session] = []
        self._lock = threading.Lock()  # of the list
        self._is_closing = False
        self._shows: int | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect to a database, and make its tables or bring them up to date; raises StoreError."""
        engine = cls(url)
        try:
            await engine._hop(engine._prepare)
        except BaseException:
            await engine.close()
            raise
        return engine

    async def read(self, work: Work[T]) -> T:
        """Run a function that writes nothing, on one state of the data."""
        self._refuse_if_closed()
        return await self._hop(lambda: self._until_done(lambda session: read_once(session, work)))

    async def write(self, work: Work[T]) -> T:
        """Run a function in a transaction; return once it is on the disk. Its exception undoes it alone.

        It may be run several times, until it has met no other. A writer that is cancelled while it waits for
        its turn writes nothing; later, all or nothing.
        """
        self._refuse_if_closed()
        return await self._hop(lambda: self._write(work))

    async def rewrite(self, tables: Collection[str], *, whole: bool) -> bool:
        """Leave nothing of what was deleted from small tables, and make room in large ones."""
        self._refuse_if_closed()
        return await self._hop(lambda: (rewrite(self._session(), tables, whole=whole), ()))

    async def claim(
        self, count: int, wanted: Collection[int], changed: Changed, heard: Heard
    ) -> PostgresClaims:
        """Hold shards by locks."""
        return await PostgresClaims.open(self._url, self.name, count, wanted, changed, heard, self._shows)

    async def turn(self, bucket: int, seconds: float) -> float:
        """Return after how many seconds it is this process's turn, which takes some seconds."""
        facts = (f"identify {bucket}", seconds, seconds, seconds)
        return await self._hop(lambda: (self._session().execute(TURN, facts).fetchone()[0], ()))

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[None]:
        """Within this block no other process is in one."""
        session = await asyncio.to_thread(self._locked)
        try:
            yield
        finally:
            await asyncio.to_thread(session.close)

    def show(self, number: int) -> None:
        """Let other processes see a number for as long as this one claims shards."""
        self._shows = number % locks.KINDS

    async def is_shown(self, number: int) -> bool:
        """Return whether some process shows this number."""
        found = await self._hop(lambda: (self._session().execute_own(SHOWN).fetchall(), ()))
        return number % locks.KINDS in {row[0] for row in found}

    def _locked(self) -> Session:
        try:
            session = Session(self._url)
            session.execute_own(locks.statement(locks.TAKE, locks.COMMANDS))
        except psycopg.Error as error:
            raise UnavailableError(f"{self.name} cannot be reached: {first_line(error)}.") from None
        return session

    async def close(self) -> None:
        """Write what waits, then close the connections."""
        self._is_closing = True
        await asyncio.to_thread(self._threads.shutdown)
        while self._sessions:
            self._sessions.pop().close()

    async def _hop(self, work: Callable[[], tuple[T, Collection[Subject]]]) -> T:
        """Run work in a thread. Its caller goes on, and the listener hears into whose outbox it wrote."""
        loop, context = asyncio.get_running_loop(), copy_context()
        done: asyncio.Future[T] = loop.create_future()

        def report(running: Future[tuple[T, Collection[Subject]]]) -> None:
            if running.cancelled():
                return
            if error := running.exception():
                settle(done, error)
                return
            result, subjects = running.result()
            settle(done, result)
            if subjects:
                # Also for a writer that was cancelled meanwhile: the rows are there.
                self.on_outbox(subjects)

        def ended(running: Future[tuple[T, Collection[Subject]]]) -> None:
            with suppress(RuntimeError):  # the loop has ended, and nobody waits
                loop.call_soon_threadsafe(report, running, context=context)

        running = self._threads.submit(self._translating, work)
        running.add_done_callback(ended)
        try:
            return await done
        except asyncio.CancelledError:
            running.cancel()  # it runs to its end if it has begun
            raise

    def _translating(self, work: Callable[[], T]) -> T:
        try:
            return work()
        except Lost as lost:
            raise UnavailableError(f"{self.name} cannot be reached: {first_line(lost)}.") from None
        except psycopg.Error as error:
            # Not `from error`: what PostgreSQL says of a row holds what players hide.
            raise store_error(self.name, error).with_traceback(error.__traceback__) from None

    def _prepare(self) -> tuple[None, tuple[()]]:
        migrate(self._session(), self.name)
        return None, ()

    def _write(self, work: Work[T]) -> tuple[T, Collection[Subject]]:
        doubt: list[tuple[tuple[int, int], T, Collection[Subject]]] = []

        def once(session: Session) -> tuple[T, Collection[Subject]]:
            if doubt:
                mark, result, subjects = doubt[0]
                if session.has_committed(mark):
                    return result, subjects
                doubt.clear()
            mark = session.begin()
            try:
                result = work(session)
                subjects = {one for one, guild_id in session.subjects.items() if self.is_held(guild_id)}
                session.tell_others(session.subjects.keys() - subjects)
            except BaseException:
                session.roll_back()
                raise
            try:
                session.commit()
            except psycopg.Error:
                if session.is_lost:
                    doubt.append((mark, result, subjects))
                raise
            return result, subjects

        return self._until_done(once)

    def _until_done(self, once: Callable[[Session], T]) -> T:
        """Try again what met another, and what the server did not answer; not for ever."""
        end, uniques = time.monotonic() + PATIENCE_SECONDS, 0
        for number in range(1_000_000):
            session: Session | None = None
            try:
                session = self._session()
                return once(session)
            except (errors.SerializationFailure, errors.DeadlockDetected):
                if time.monotonic() > end:
                    raise
            except errors.UniqueViolation:
                # Another has just written what this one had looked for, and did not find.
                uniques += 1
                if uniques == UNIQUE_TRIES:
                    raise
            except Lost:
                if time.monotonic() > end or self._is_closing:
                    raise
            except psycopg.Error as error:
                if session is None or not session.is_lost:
                    raise
                if time.monotonic() > end:
                    raise Lost(str(error)) from None
            pause = 0.005 if session and not session.is_lost else 0.05
            time.sleep(min(pause * 2 ** min(number, 10), LONGEST_PAUSE_SECONDS) * random.random())
        raise AssertionError("unreachable")

    def _session(self) -> Session:
        """Return the connection of this thread; a new one if there is none, or if it was lost."""
        session: Session | None = getattr(self._own, "session", None)
        if session is not None and not session.is_lost:
            return session
        try:
            session = Session(self._url)
        except psycopg.Error as error:
            raise Lost(str(error)) from None
        self._own.session = session
        with self._lock:
            self._sessions = [each for each in self._sessions if not each.is_lost] + [session]
        return session

    def _refuse_if_closed(self) -> None:
        if self._is_closing:
            raise StoreError(f"{self.name} is closed.")


def read_once(session: Session, work: Work[T]) -> tuple[T, tuple[()]]:
    """Run a function on one state of the data."""
    session.begin_reading()
    try:
        result = work(session)
    finally:
        session.roll_back()
    return result, ()


def first_line(error: Exception) -> str:
    """Return the first line of what the server says, without a full stop."""
    return next(iter(str(error).splitlines()), "no answer").rstrip(".: ")


def store_error(name: str, error: psycopg.Error) -> StoreError:
    """Return the StoreError for an error of PostgreSQL."""
    for kind, sentence in SENTENCES.items():
        if isinstance(error, kind):
            return UnavailableError(sentence.format(name=name))
    return StoreError(f"{name} cannot be used: {error.diag.message_primary or type(error).__name__}.")
