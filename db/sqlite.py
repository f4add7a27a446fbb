"""The one connection to the file, in its own thread. Writes that wait at the same time share one commit."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from contextvars import Context, copy_context
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar, cast

import aiosqlite
import msgspec

from db.claims import Alone, Changed, Heard
from db.engine import Listener, settle
from db.errors import StoreError, store_error
from db.file_lock import FileLock
from db.migrate import check_version, migrate, migrations
from db.rows.outbox import Subject
from db.sqlite_renewal import Renewal

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]

BUSY_SECONDS = 5.0
# Bytes that are rewritten within a second even on a busy machine, where 200 MB took eight seconds.
SMALL = 20_000_000
SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
# In the schema `temp`: it belongs to this connection, which alone has the function.
WAKE = (
    """
CREATE TEMP TRIGGER wake_game AFTER INSERT ON outbox
BEGIN SELECT note_outbox(NEW.game_id, 'game'); END""",
    """
CREATE TEMP TRIGGER wake_tournament AFTER INSERT ON announcements
BEGIN SELECT note_outbox(NEW.tournament_id, 'tournament'); END""",
)


class Waiting(msgspec.Struct, frozen=True, eq=False):
    """A write that waits for its turn, and the future that its writer awaits."""

    work: Work[Any]
    written: asyncio.Future[Any]
    context: Context  # of the writer
    subjects: set[Subject]  # into whose outbox it has written


class Connection(aiosqlite.Connection):
    """Runs functions of the raw connection in the database thread: one hop for any number of statements."""

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: open_file(path), iter_chunk_size=64)
        self._path = path
        self._lock = FileLock.take(path)
        Renewal(path).clear()  # of a process that was killed
        self.on_outbox: Listener = lambda subjects: None
        self.is_held: Callable[[int], bool] = lambda guild_id: True
        self.is_shared = False
        self._turns: dict[int, float] = {}
        self._noted: set[Subject] = set()  # for the database thread: the subjects of the work that it does
        self._waiting: list[Waiting] = []
        self._writing: asyncio.Task[None] | None = None
        self._is_closing = False
        self._stopped: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open a file, create it if it is missing, and bring it up to date; raises StoreError."""
        connection = cls(path)
        try:
            await connection
        except BaseException:
            # The thread answers once more as it ends; if the loop is closed by then, it prints a traceback.
            if connection._stopped is not None:
                await connection._stopped
            connection._lock.release()
            raise
        await connection._hop(connection._watch_outbox)
        return connection

    def stop(self) -> asyncio.Future[Any] | None:
        """End the thread, and remember the future of its end."""
        self._stopped = super().stop()  # pyright: ignore[reportUnknownMemberType]
        return self._stopped

    async def read(self, work: Work[T]) -> T:
        """Run a function of the raw connection that writes nothing."""
        self._refuse_if_closed()
        try:
            return await self._hop(work)
        except sqlite3.Error as error:
            raise store_error(self._path, error) from error

    async def rewrite(self, tables: Collection[str], *, whole: bool) -> bool:
        """Rewrite the whole file; a large one only with `whole`. Until then at least its log is emptied.

        Deleted rows are overwritten at once, but copies can be left where rows moved from page to page
        before. While another process reads the file, its log keeps old pages. A large file is rewritten
        beside the bot: nobody waits for it.
        """
        is_small = await self.read(lambda db: db.execute(SIZE).fetchone()[0]) <= SMALL
        if whole and not is_small:
            return await self._renew()
        if is_small:
            await self.read(lambda db: db.execute("VACUUM"))
        is_busy, *_ = await self.read(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone())
        return is_small and not is_busy

    async def _renew(self) -> bool:
        renewal = Renewal(self._path)
        try:
            await self.read(renewal.begin)
            await self._apart(renewal, renewal.copy)
            notes = await self.read(renewal.take_notes)
            await self._apart(renewal, partial(renewal.catch_up, notes))
            return await self.read(partial(self._take_over, renewal))
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"{self._path} could not be copied: {error}") from error
        finally:
            await self.read(renewal.give_up)
            await asyncio.get_running_loop().run_in_executor(None, renewal.let_go)

    async def _apart(self, renewal: Renewal, step: Callable[[], None]) -> None:
        """Takes a step in another thread; whoever is cancelled meanwhile stops it."""
        try:
            await asyncio.get_running_loop().run_in_executor(None, step)
        except asyncio.CancelledError:
            renewal.interrupt()
            raise

    def _take_over(self, renewal: Renewal, db: sqlite3.Connection) -> bool:
        """Go on with the copy; called in the database thread, which does nothing else meanwhile."""
        if not renewal.end(db):
            return False
        db.close()
        try:
            renewal.take_place()
        finally:
            self._connection = open_file(self._path)
            self._watch_outbox(self._connection)
        return True

    async def write(self, work: Work[T]) -> T:
        """Run a function in a transaction; return once it is on the disk. Its exception undoes it alone.

        A writer that is cancelled while it waits for its turn writes nothing; later, all or nothing.
        """
        self._refuse_if_closed()
        written: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        subjects = set[Subject]()
        work = partial(self._noting, work, subjects)
        self._waiting.append(Waiting(work, written, copy_context(), subjects))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        try:
            return await written
        except sqlite3.Error as error:
            raise store_error(self._path, error) from error

    async def claim(self, count: int, wanted: Collection[int], changed: Changed, heard: Heard) -> Alone:
        """Hold all of them: this is the only process."""
        return Alone(wanted)

    async def turn(self, bucket: int, seconds: float) -> float:
        """Return after how many seconds it is the turn of another shard of this process."""
        now = time.monotonic()
        begin = max(now, self._turns.get(bucket, 0.0))
        self._turns[bucket] = begin + seconds
        return begin - now

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Within this block no other process is in one: there is none."""
        return nullcontext()

    def show(self, number: int) -> None:
        """Let other processes see a number: there are none."""

    async def is_shown(self, number: int) -> bool:
        """Return whether some other process shows this number: there is none."""
        return False

    async def close(self) -> None:
        """Write what waits, then close the file."""
        self._is_closing = True
        try:
            if self._writing is not None:
                await asyncio.wait([self._writing])
        finally:
            await super().close()
            self._lock.release()

    async def _hop(self, work: Work[T]) -> T:
        execute = cast(Callable[..., Awaitable[T]], getattr(super(), "_execute"))  # noqa: B009 -- it is untyped
        return await execute(lambda: work(self._conn))  # it may be another connection by then

    def _refuse_if_closed(self) -> None:
        if self._is_closing:
            raise StoreError(f"{self._path} is closed.")

    async def _write_all(self) -> None:
        try:
            while batch := self._take_batch():
                await self._write_batch(batch)
        except asyncio.CancelledError:
            # The loop is ending: writers must not wait for ever.
            for each in self._take_batch():
                each.written.cancel()
            raise

    async def _write_batch(self, batch: Sequence[Waiting]) -> None:
        try:
            results = await self._hop(partial(write_together, works=[each.work for each in batch]))
        except BaseException as error:
            for each in batch:
                settle(each.written, error)
            if not isinstance(error, Exception):
                raise
        else:
            for each, result in zip(batch, results, strict=True):
                settle(each.written, result)
                if each.subjects and not isinstance(result, BaseException):
                    # Also for a writer that was cancelled meanwhile: the rows are there.
                    each.context.run(self.on_outbox, each.subjects)

    def _watch_outbox(self, db: sqlite3.Connection) -> None:
        db.create_function("note_outbox", 2, lambda *subject: self._noted.add(Subject(*subject)))
        for trigger in WAKE:
            db.execute(trigger)

    def _noting(self, work: Work[T], subjects: set[Subject], db: sqlite3.Connection) -> T:
        self._noted.clear()
        result = work(db)
        subjects.update(self._noted)
        return result

    def _take_batch(self) -> list[Waiting]:
        batch = [each for each in self._waiting if not each.written.done()]
        self._waiting.clear()
        return batch


def write_together(db: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[Any]:
    """Run all works in one transaction; return for each its result, or the exception that undid it.

    A work that is alone raises its exception, which undoes the whole transaction: it needs no savepoint.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        results = [_write_one(db, work) for work in works] if len(works) > 1 else [work(db) for work in works]
        db.execute("COMMIT")
    except BaseException:
        db.rollback()
        raise
    return results


def _write_one(db: sqlite3.Connection, work: Work[Any]) -> Any:
    db.execute("SAVEPOINT one")
    try:
        result = work(db)
    except Exception as error:
        # A full disk undoes the whole transaction: then this fails, and so does every writer of the batch.
        db.execute("ROLLBACK TO one")
        result = error
    db.execute("RELEASE one")
    return result


def open_file(path: Path) -> sqlite3.Connection:
    """Open a file, create it if it is missing, and bring it up to date; return the raw connection."""
    if not path.parent.is_dir():
        raise StoreError(f"The folder {path.parent} does not exist: make it, or name another database file.")
    if path.is_dir():
        raise StoreError(f"{path} is a folder: name a database file in it.")
    db: sqlite3.Connection | None = None
    try:
        create_private(path)
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        prepare(db, path)
    except BaseException as error:
        if db is not None:
            db.close()
        if isinstance(error, sqlite3.Error):
            raise store_error(path, error) from error
        raise
    return db


def create_private(path: Path) -> None:
    """Create a missing file for this user alone: it holds hands and secrets. Its log gets the same mode."""
    with suppress(OSError):  # it is there, or SQLite says why it cannot be
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def prepare(db: sqlite3.Connection, path: Path) -> None:
    """Set a raw connection up for the queries, and bring its file up to date."""
    scripts = migrations()
    # A foreign file is refused before the first byte is written.
    check_version(db, path, len(scripts))
    mode: str = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreError(f"{path} is on a file system without shared memory: name a file on a local disk.")
    # Each commit waits for the disk, so a confirmed move survives a power cut.
    db.execute("PRAGMA synchronous = FULL")
    # The upper pages of the large indexes stay in memory; the usual 2 MB hold those of a small file.
    db.execute("PRAGMA cache_size = -16000")
    # Deleted rows are overwritten, not only unlinked.
    db.execute("PRAGMA secure_delete = ON")
    migrate(db, path, scripts)
    db.execute("PRAGMA foreign_keys = ON")
    db.row_factory = sqlite3.Row
