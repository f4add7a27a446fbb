"""An apsw connection with the part of the interface of `sqlite3` that the store uses."""

from collections.abc import Iterator
from typing import Any

import apsw


class Row(tuple[Any, ...]):
    """A row that knows its columns, like `sqlite3.Row`."""

    columns: tuple[str, ...]

    def keys(self) -> tuple[str, ...]:
        return self.columns

    def __getitem__(self, key: Any) -> Any:
        return super().__getitem__(self.columns.index(key) if isinstance(key, str) else key)


def row_of(cursor: apsw.Cursor, values: tuple[Any, ...]) -> Row:
    row = Row(values)
    row.columns = tuple(column[0] for column in cursor.get_description())
    return row


class Result:
    """The result of a statement."""

    def __init__(self, rows: list[Row], rowcount: int, lastrowid: int) -> None:
        self._rows = iter(rows)
        self.rowcount, self.lastrowid = rowcount, lastrowid

    def __iter__(self) -> Iterator[Row]:
        return self._rows

    def fetchone(self) -> Row | None:
        return next(self._rows, None)

    def fetchall(self) -> list[Row]:
        return list(self._rows)


class Raw:
    """The connection."""

    row_factory: object = None  # rows are always like sqlite3.Row here

    def __init__(self, path: str, vfs: str) -> None:
        self._db = apsw.Connection(path, vfs=vfs)
        self._db.row_trace = row_of

    def execute(self, statement: str, values: Any = ()) -> Result:
        rows = list(self._db.execute(statement, values))
        return Result(rows, self._db.changes(), self._db.last_insert_rowid())

    def rollback(self) -> None:
        if self._db.in_transaction:
            self._db.execute("ROLLBACK")

    def close(self) -> None:
        self._db.close()
