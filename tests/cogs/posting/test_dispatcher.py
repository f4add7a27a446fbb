"""The dispatcher: which tables are handled, and that none is forgotten."""

import asyncio
from typing import Any

from db import Subject


async def test_a_table_queued_as_all_tellers_end_is_handled_too(world: Any, monkeypatch: Any) -> None:
    dispatcher, handled = world.bot.dispatcher, list[int]()

    async def note(subject: Subject) -> None:
        dispatcher._waiting.pop(subject)
        handled.append(subject.id)

    monkeypatch.setattr(dispatcher, "_send_apart", note)
    for game_id in (1, 2, 3, 4):
        dispatcher._queue(Subject(game_id))
    asyncio.get_running_loop().call_soon(dispatcher._queue, Subject(5))
    await world.env.settle()
    assert handled == [1, 2, 3, 4, 5]
