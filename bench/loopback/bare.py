"""The least that a bot on discord.py can do: `python -m bench.loopback.bare FILE` repeats recorded requests.

It answers the n-th interaction with the n-th click of the file: the same callback and the same messages, of
the same size, with controls and files that are ready.
"""

import asyncio
import io
import logging
import os
import sys
from pathlib import Path
from typing import Any

import discord
import msgspec

from cogs.runtime.endpoints import use_endpoints
from cogs.runtime.environment import Settings, read_settings


class Request(msgspec.Struct, frozen=True):
    """One request of a bot: how it was made, what it said, and the sizes of its files."""

    kind: str  # callback, follow-up, original, post, edit or other
    payload: dict[str, Any]
    files: tuple[int, ...] = ()


class Click(msgspec.Struct, frozen=True):
    """A click: the message and the control that were pressed, and the requests that came before the next."""

    body: dict[str, Any]
    custom_id: str
    requests: list[Request]


class ReadyView(discord.ui.View):
    """Controls that are ready."""

    def __init__(self, components: list[Any]) -> None:
        super().__init__(timeout=None)
        self.ready = components

    def to_components(self) -> list[Any]:
        return self.ready


class ReadyLayout(discord.ui.LayoutView):
    """A message of components that is ready."""

    def __init__(self, components: list[Any]) -> None:
        super().__init__(timeout=None)
        self.ready = components

    def to_components(self) -> list[Any]:
        return self.ready


class Bare(discord.AutoShardedClient):
    """Repeats the requests of the next click for every interaction."""

    def __init__(self, clicks: list[Click]) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none()
        )
        self._clicks = iter(clicks)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answers a click."""
        for request in next(self._clicks).requests:
            await self._repeat(interaction, request)

    async def _repeat(self, interaction: discord.Interaction, request: Request) -> None:
        channel, message = interaction.channel, interaction.message
        assert isinstance(channel, discord.TextChannel) and message
        facts = _facts(request)
        match request.kind, request.payload.get("type"):
            case "callback", 7:
                await interaction.response.edit_message(**facts)
            case "callback", 4:
                await interaction.response.send_message(**facts)
            case "callback", _:
                await interaction.response.defer()
            case "original", _:
                await interaction.edit_original_response(**facts)
            case "follow-up", _:
                await interaction.followup.send(**facts)
            case "post", _:
                await channel.send(**facts)
            case _:
                await channel.get_partial_message(message.id).edit(**facts)


def _facts(request: Request) -> dict[str, Any]:
    """Returns what discord.py is told to send."""
    payload: dict[str, Any] = request.payload.get("data") or request.payload
    components, facts = payload.get("components"), dict[str, Any]()
    is_new = request.kind in ("post", "follow-up") or request.payload.get("type") == 4
    if payload.get("content"):
        facts["content"] = payload["content"]
    if components is not None:
        is_layout = bool((payload.get("flags") or 0) & 1 << 15)
        facts["view"] = (ReadyLayout if is_layout else ReadyView)(components)
    files = [discord.File(io.BytesIO(bytes(size)), f"file{n}.png") for n, size in enumerate(request.files)]
    if files:
        facts["files" if is_new else "attachments"] = files
    return facts


async def run(settings: Settings, clicks: list[Click]) -> None:
    """Connects and answers until it is told to stop."""
    use_endpoints(settings)
    async with Bare(clicks) as client:
        await client.start(settings.token or "")


if __name__ == "__main__":
    logging.disable()
    recorded = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[Click])
    asyncio.run(run(read_settings(dict(os.environ)), recorded))
