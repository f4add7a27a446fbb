"""Values on their way into statements and out of them: lists as JSON arrays, rows as structs."""

from collections.abc import Iterable
from typing import Literal, TypeVar

import msgspec

from db.rows.shards import Mine
from db.sql import Database, Facts, Row

T = TypeVar("T")


def columns(kind: type[msgspec.Struct]) -> str:
    """Return the fields of a struct as a list of columns."""
    return ", ".join(kind.__struct_fields__)


def placeholders(kind: type[msgspec.Struct]) -> str:
    """Return the fields of a struct as a list of named placeholders."""
    return ", ".join(f":{name}" for name in kind.__struct_fields__)


def listed(placeholder: str, kind: Literal["INTEGER", "TEXT"] = "INTEGER") -> str:
    """Return SQL for the values of a list that is given as one JSON array, as in `id IN {listed(":ids")}`.

    So a statement stays the same, and prepared, for a list of any length.
    """
    return f"(SELECT CAST(value AS {kind}) FROM json_each({placeholder}))"


def on_shards(table: str) -> str:
    """Return the one condition by which a query finds rows of the servers that `of_shards` names."""
    return f"({table}.guild_id >> 22) % :count IN {listed(':shards')}"


def of_shards(mine: Mine) -> dict[str, object]:
    """Return the values for `on_shards`."""
    return {"count": mine.count, "shards": as_json(mine.shards)}


def as_json(values: Iterable[object]) -> str:
    """Return a JSON array."""
    return msgspec.json.encode(list(values)).decode()


def struct(kind: type[T], row: Row, *arrays: str, **others: object) -> T:
    """Return a row as a struct, with other fields that are given; columns without a field are left out.

    `arrays` are the columns that hold JSON arrays. 0 and 1 become booleans where the field is one.
    """
    decoded = {name: msgspec.json.decode(row[name]) for name in arrays}
    # `dict(row)` would look up each column by its name.
    values = dict(zip(row.keys(), row, strict=True))
    return msgspec.convert({**values, **decoded, **others}, kind, strict=False)


def select(db: Database, kind: type[T], query: str, facts: Facts = ()) -> tuple[T, ...]:
    """Return the rows that a statement finds as structs."""
    return tuple(struct(kind, row) for row in db.execute(query, facts))


def select_one(db: Database, kind: type[T], query: str, facts: Facts = ()) -> T | None:
    """Return the first row that a statement finds as a struct, if it finds one."""
    return next(iter(select(db, kind, query, facts)), None)
