"""What a query needs of a database, on either engine: a small part of the interface of `sqlite3`."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Facts: TypeAlias = Sequence[Any] | Mapping[str, Any]


class Row(Protocol):
    """A row: its values in order, and by the names of their columns."""

    def keys(self) -> Any:
        """Return the names of the columns."""
        ...

    def __getitem__(self, key: Any, /) -> Any: ...

    def __iter__(self) -> Iterator[Any]: ...


class Rows(Protocol):
    """What a statement has found, or how many rows it has changed."""

    @property
    def rowcount(self) -> int:
        """How many rows an INSERT, UPDATE or DELETE has touched."""
        ...

    def fetchone(self) -> Any:
        """Return the next row, or None."""
        ...

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection in the hands of one query. Placeholders are `?` or `:name`."""

    def execute(self, statement: str, facts: Facts = ..., /) -> Rows:
        """Run one statement."""
        ...
