"""What the store needs of an engine: SQLite in one file, or a PostgreSQL server."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol, TypeAlias, TypeVar

from db.claims import Changed, Claims, Heard
from db.rows.outbox import Subject
from db.sql import Database

T = TypeVar("T")
Work: TypeAlias = Callable[[Database], T]
Listener: TypeAlias = Callable[[Collection[Subject]], None]


class Engine(Protocol):
    """Runs functions of a database in threads of its own; one hop for any number of statements."""

    on_outbox: Listener  # hears, on the event loop and in the writer's context, what was written there

    is_shared: bool  # whether other processes can use the database at the same time
    is_held: Callable[[int], bool]  # whether this process sends what is written for a server

    async def read(self, work: Work[T], /) -> T:
        """Run a function that writes nothing, on one state of the data."""
        ...

    async def write(self, work: Work[T], /) -> T:
        """Run a function in a transaction; return once it is on the disk. Its exception undoes it alone.

        A writer that is cancelled while it waits for its turn writes nothing; later, all or nothing.
        """
        ...

    async def rewrite(self, tables: Collection[str], /, *, whole: bool) -> bool:
        """Overwrite what was deleted from these tables; return whether that is done.

        It is much work, so much data is rewritten only with `whole`. PostgreSQL cleans large tables only.
        """
        ...

    async def claim(self, count: int, wanted: Collection[int], changed: Changed, heard: Heard, /) -> Claims:
        """Hold these shards out of `count`, now or when they are free; raises StoreError.

        On the event loop `changed` is called with what is held, or when another process was seen to hold
        something; `heard` when a process has written into an outbox of a server that it does not serve, with
        that server.
        """
        ...

    async def turn(self, bucket: int, seconds: float, /) -> float:
        """Return after how many seconds it is this process's turn, which takes some seconds."""
        ...

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Within this block no other process is in one."""
        ...

    def show(self, number: int, /) -> None:
        """Let other processes see a number for as long as this one claims shards."""

    async def is_shown(self, number: int, /) -> bool:
        """Return whether some process shows this number."""
        ...

    async def close(self) -> None:
        """Write what waits, then close."""
        ...


def settle(written: asyncio.Future[Any], result: object) -> None:
    """Let a writer go on with a result or an exception, unless it was cancelled meanwhile."""
    if written.done():
        return
    match result:
        case asyncio.CancelledError():
            written.cancel()
        case BaseException():
            written.set_exception(result)
        case _:
            written.set_result(result)
