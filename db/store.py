"""The store. Every call is one hop to the database thread, every write one transaction."""

import logging
import os
from collections.abc import Awaitable, Callable, Collection
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Concatenate, Literal, ParamSpec, Self, TypeAlias, TypeVar

from db.address import NO_DRIVER, is_address
from db.claims import Changed, Claims, Heard
from db.engine import Engine, Listener
from db.errors import StoreError, UnavailableError
from db.queries import people
from db.sql import Database
from db.sqlite import Connection

log = logging.getLogger(__name__)

T = TypeVar("T")
P = ParamSpec("P")
# Hears of each call: `read` or `write`, how it ended (`done`, `undone`, `unavailable`), and its seconds.
Watcher: TypeAlias = Callable[[str, str, float], None]


class Store:
    """Runs the functions of `db.queries`, as in `await store.read(games.load, game_id)`.

    Each query says what it returns and raises. Every call can also raise StoreError.
    """

    def __init__(self, connection: Engine) -> None:
        self._connection = connection
        self._watcher: Watcher | None = None

    @classmethod
    async def open(cls, path: str | os.PathLike[str]) -> Self:
        """Open a file or connect to a server (`postgresql://…`), and bring the tables up to date.

        Raises StoreError.
        """
        if is_address(path):
            return cls(await _postgres(str(path)))
        return cls(await Connection.open(Path(path)))

    @property
    def is_shared(self) -> bool:
        """Whether other processes can use the database at the same time."""
        return self._connection.is_shared

    def on_outbox(self, listener: Listener) -> None:
        """Call this after each write that put rows into the outbox, with the tables and tournaments.

        It is called on the event loop, in the context of whoever wrote.
        """
        self._connection.on_outbox = listener

    async def claim(self, count: int, wanted: Collection[int], changed: Changed, heard: Heard) -> Claims:
        """Hold these shards out of `count`, now or when they are free; raises StoreError.

        On the event loop `changed` is called with what is held, or when another process was seen to hold
        something; `heard` when a process has written into an outbox of a server that it does not serve, with
        that server.
        """
        return await self._connection.claim(count, wanted, changed, heard)

    def divide(self, is_held: Callable[[int], bool]) -> None:
        """Tell `on_outbox` only of servers that are held; of all others the process that holds them."""
        self._connection.is_held = is_held

    async def turn(self, bucket: int, seconds: float) -> float:
        """Return after how many seconds it is this process's turn, which takes some seconds."""
        return await self._connection.turn(bucket, seconds)

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Within this block no other process is in one."""
        return self._connection.alone()

    def show(self, number: int) -> None:
        """Let other processes see a number for as long as this one claims shards."""
        self._connection.show(number)

    async def is_shown(self, number: int) -> bool:
        """Return whether some process shows this number."""
        return await self._connection.is_shown(number)

    def watch(self, watcher: Watcher) -> None:
        """Tell of each call how long it took, its wait included."""
        self._watcher = watcher

    async def close(self) -> None:
        """Finish the writes that wait, then close the file."""
        await self._connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def read(
        self, query: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query that writes nothing."""
        return await self._timed("read", self._connection.read(_work(query, *args, **kwargs)))

    async def write(
        self, query: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a query in one transaction; return once it is on the disk. An exception undoes all of it."""
        return await self._timed("write", self._connection.write(_work(query, *args, **kwargs)))

    async def _timed(self, kind: Literal["read", "write"], call: Awaitable[T]) -> T:
        if self._watcher is None:
            return await call
        start, outcome = perf_counter(), "undone"
        try:
            result = await call
            outcome = "done"
            return result
        except UnavailableError:
            outcome = "unavailable"
            raise
        finally:
            self._watcher(kind, outcome, perf_counter() - start)

    async def compact(self, *, whole: bool = False) -> None:
        """Rewrite what was changed if a person was forgotten since the last time; much only with `whole`.

        Rewriting needs room for a second file; without it, the bot goes on and tries again the next time.
        """
        tables = [place.table for place in people.PLACES if place.forget]
        try:
            mark = await self.read(people.compact_due)
            if mark and await self._connection.rewrite(tables, whole=whole):
                await self.write(people.compacted, mark)
        except StoreError:
            log.exception("the file could not be rewritten; it is tried again")


def _work(
    query: Callable[Concatenate[Database, P], T], *args: P.args, **kwargs: P.kwargs
) -> Callable[[Database], T]:
    def work(db: Database) -> T:
        try:
            return query(db, *args, **kwargs)
        except StopIteration as error:
            # No future takes this exception: its caller, and all who write later, would wait for ever.
            raise LookupError("A query found no row.") from error

    return work


async def _postgres(url: str) -> Engine:
    try:
        from db.postgresql.engine import Postgres
    except ImportError as error:
        raise StoreError(NO_DRIVER) from error
    return await Postgres.open(url)
