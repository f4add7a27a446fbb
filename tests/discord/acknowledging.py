"""In every world of every test: no answer waits for the workers before it could be acknowledged."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import discord
import pytest
from discord.webhook.async_ import AsyncWebhookAdapter

TIMED = "timed"


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever waits for the workers in an interaction's own task must have called `take_time` before.

    Or it was answered, be it that Discord did not take the answer.
    """
    from cogs.runtime.workers import Workers
    from cogs.ui.replies import Replies

    asking: ContextVar[discord.Interaction[Any] | None] = ContextVar("asking", default=None)
    begin, take_time, run = discord.Interaction.__init__, Replies.take_time, Workers.run
    respond = AsyncWebhookAdapter.create_interaction_response

    def begins(interaction: Any, **facts: Any) -> None:
        begin(interaction, **facts)
        asking.set(interaction)  # the tasks that answer it are begun from here

    def responds(adapter: AsyncWebhookAdapter, *args: Any, **facts: Any) -> Any:
        if interaction := asking.get():
            interaction.extras[TIMED] = True
        return respond(adapter, *args, **facts)

    async def takes_time(replies: Replies, interaction: Any, **facts: Any) -> bool:
        interaction.extras[TIMED] = True
        return await take_time(replies, interaction, **facts)

    async def runs(workers: Workers, work: Callable[[], Any]) -> Any:
        interaction = asking.get()
        if interaction and interaction.type is not discord.InteractionType.autocomplete:
            message = f"{interaction.data} waits for the workers and is not acknowledged"
            assert interaction.extras.get(TIMED), message
        return await run(workers, work)

    monkeypatch.setattr(discord.Interaction, "__init__", begins)
    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", responds)
    monkeypatch.setattr(Replies, "take_time", takes_time)
    monkeypatch.setattr(Workers, "run", runs)
