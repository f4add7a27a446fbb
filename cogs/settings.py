"""`/settings …`: a person's language; a server's language, where it plays, and who may host."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands import choices, group, slash
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

Asker = discord.Interaction[Any]


def need_manager(interaction: Asker) -> None:
    """A server's settings are for those who may manage it."""
    if not interaction.permissions.manage_guild:
        raise RuleError("needs-manage-server")


class SettingsCog(commands.Cog):
    """Settings of people and of servers."""

    settings = group("settings")

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    async def put(self, interaction: Asker, key: str, value: str | None) -> None:
        """Set a setting of this server."""
        need_manager(interaction)
        await self.bot.store.put_setting("guild", interaction.guild_id or 0, key, value)

    @slash("settings-language", parent=settings)
    @app_commands.choices(
        language=choices("language", ("fr", "en", "auto")), whose=choices("whose", ("me", "server"))
    )
    async def language(self, interaction: Asker, language: str, whose: str = "me") -> None:
        """French, English, or as Discord says; for oneself or for the server."""
        if language not in ("fr", "en", "auto") or whose not in ("me", "server"):
            raise RuleError("option-not-understood")
        value = None if language == "auto" else language
        if whose == "server":
            await self.put(interaction, "language", value)
        else:
            await self.bot.store.put_setting("user", interaction.user.id, "language", value)
        await self.bot.talk.say(interaction, f"language-set-{whose}-{language}")

    @slash("settings-where", parent=settings)
    @app_commands.choices(place=choices("place", ("thread", "channel")))
    async def where(self, interaction: Asker, place: str) -> None:
        """In a thread of its own, or in the channel."""
        if place not in ("thread", "channel"):
            raise RuleError("option-not-understood")
        await self.put(interaction, "where", place)
        await self.bot.talk.say(interaction, f"where-set-{place}")

    @slash("settings-hosts", parent=settings)
    async def hosts(self, interaction: Asker, role: discord.Role | None = None) -> None:
        """Who may open tables: a role, or everybody."""
        everybody = role is None or role.is_default()
        await self.put(interaction, "hosts", None if everybody or role is None else str(role.id))
        if everybody or role is None:
            await self.bot.talk.say(interaction, "hosts-set-all")
        else:
            await self.bot.talk.say(interaction, "hosts-set-role", role=role.mention)
