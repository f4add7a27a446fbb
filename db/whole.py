"""A whole database in the hands of a tool that checks or copies it, on either engine; no bot needs this."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

from db.address import NO_DRIVER, is_address
from db.errors import StoreError
from db.sql import Database


class Whole(Protocol):
    """A database that is read as it is at one moment, or a new one that gets everything or nothing."""

    name: str

    @property
    def db(self) -> Database:
        """The connection, for queries."""
        ...

    def faults(self) -> Iterable[str]:
        """Return what the engine itself finds damaged."""
        ...

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        """Yield all rows of a table, not all of them in memory at once."""
        ...

    def counter(self, table: str) -> int:
        """Return the last id that a table has given out, 0 if none."""
        ...

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        """Write rows with their ids."""
        ...

    def set_counter(self, table: str, last: int) -> None:
        """Let a table give out the ids after this one."""
        ...


def reading(database: str | Path) -> AbstractContextManager[Whole]:
    """Open a database of this version for reading, without a trace; raises StoreError."""
    if is_address(database):
        return _postgres().reading(str(database))
    from db.sqlite_whole import reading

    return reading(Path(database))


def filling(database: str | Path) -> AbstractContextManager[Whole]:
    """Make a database, or open an empty one; what is written stays unless an exception comes."""
    if is_address(database):
        return _postgres().filling(str(database))
    from db.sqlite_whole import filling

    return filling(Path(database))


def _postgres() -> Any:
    try:
        from db.postgresql import whole
    except ImportError as error:
        raise StoreError(NO_DRIVER) from error
    return whole
