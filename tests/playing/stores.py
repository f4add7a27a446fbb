"""Replaces one query of a store by what a test needs, and reads what no query of the bot reads."""

from collections.abc import Callable
from typing import Any

import pytest

from db import ResultRow, Store
from db.queries.values import struct
from db.sql import Database


def replace_query(
    monkeypatch: pytest.MonkeyPatch, store: Store, query: Callable[..., Any], instead: Callable[..., Any]
) -> None:
    """Call `instead` with the query's arguments each time the store is asked to run the query."""

    def answering(run: Callable[..., Any]) -> Callable[..., Any]:
        async def call(asked: Callable[..., Any], *args: Any, **facts: Any) -> Any:
            return await (instead(*args, **facts) if asked is query else run(asked, *args, **facts))

        return call

    for name in ("read", "write"):
        monkeypatch.setattr(store, name, answering(getattr(store, name)))


def rated_results(db: Database, game: str, guild_id: int | None = None) -> tuple[ResultRow, ...]:
    """The results of one game that count, in a server or in all, in order."""
    rows = db.execute("SELECT * FROM results WHERE game = ? ORDER BY id", (game,)).fetchall()
    found = (struct(ResultRow, row, "users", "places") for row in rows)
    return tuple(one for one in found if guild_id in (None, one.guild_id))
