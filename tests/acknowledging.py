"""In every world of every test: no answer waits for the workers before it could be acknowledged."""

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any

import discord
import pytest

TIMED = "timed"


def watch(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever waits for the workers in an interaction's own task must have called `take_time` before."""
    from cogs.talk import Talk
    from cogs.workers import Workers

    asking: ContextVar[discord.Interaction[Any] | None] = ContextVar("asking", default=None)
    begin, take_time, run = discord.Interaction.__init__, Talk.take_time, Workers.run

    def begins(interaction: Any, **facts: Any) -> None:
        begin(interaction, **facts)
        asking.set(interaction)  # the tasks that answer it are begun from here

    async def takes_time(talk: Talk, interaction: Any, **facts: Any) -> bool:
        interaction.extras[TIMED] = True
        return await take_time(talk, interaction, **facts)

    async def runs(workers: Workers, work: Callable[[], Any]) -> Any:
        interaction = asking.get()
        if interaction and interaction.type is not discord.InteractionType.autocomplete:
            late = not (interaction.response.is_done() or interaction.extras.get(TIMED))
            assert not late, f"{interaction.data} waits for the workers and is not acknowledged"
        return await run(workers, work)

    monkeypatch.setattr(discord.Interaction, "__init__", begins)
    monkeypatch.setattr(Talk, "take_time", takes_time)
    monkeypatch.setattr(Workers, "run", runs)
