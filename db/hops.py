"""What every part of the store is made of: whole functions of the raw connection, one hop each."""

import sqlite3
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from db.connection import Connection

T = TypeVar("T")
P = ParamSpec("P")


class Hops:
    """Reads and writes by functions that are run in the database thread; a write is one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def _read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._connection.read(lambda db: work(db, *args, **kwargs))

    async def _write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._connection.write(lambda db: work(db, *args, **kwargs))
