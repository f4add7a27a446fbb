"""Replaces one query of a store by what a test needs."""

from collections.abc import Callable
from typing import Any

import pytest

from db import Store


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
