"""The dispatcher: which tables are handled, and that none is forgotten."""

import asyncio
from types import SimpleNamespace
from typing import Any

from cogs.posting.dispatcher import Dispatcher


async def test_a_table_queued_as_all_tellers_end_is_handled_too(world: Any, monkeypatch: Any) -> None:
    dispatcher, handled = world.bot.dispatcher, list[int]()

    async def note(game_id: int) -> None:
        dispatcher._waiting.pop(game_id)
        handled.append(game_id)

    monkeypatch.setattr(dispatcher, "_send_apart", note)
    for game_id in (1, 2, 3, 4):
        dispatcher._queue(game_id)
    asyncio.get_running_loop().call_soon(dispatcher._queue, 5)
    await world.env.settle()
    assert handled == [1, 2, 3, 4, 5]


def test_a_dispatcher_that_has_not_begun_to_listen_queues_nothing() -> None:
    parts: Any = [SimpleNamespace(on_outbox=lambda listener: None), *[None] * 6]
    dispatcher = Dispatcher(*parts)
    dispatcher.wake([1])
    assert not dispatcher._waiting
