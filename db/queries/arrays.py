"""Lists of values as JSON arrays: as one parameter of a statement, or in one column."""

from collections.abc import Iterable

import msgspec


def as_json(values: Iterable[object]) -> str:
    """Return a JSON array."""
    return msgspec.json.encode(list(values)).decode()
