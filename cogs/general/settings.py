"""`/settings …`: a person's language and hours; a server's language, where it plays, who may host."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.deadlines import OFFERED
from cogs.clock.personal_time import Reminders
from cogs.clock.vacations import Hours
from cogs.moderation.moderators import MODERATORS
from cogs.tournaments.service.ratings import WORLD, set_world
from cogs.ui import Interaction
from cogs.ui.replies import Replies
from cogs.ui.slash import choices, group, slash
from db import Store
from db.queries import settings
from engine.core import RuleError


def need_manager(interaction: Interaction) -> None:
    """Refuses people who may not manage the server."""
    if not interaction.permissions.manage_guild:
        raise RuleError("needs-manage-server")


class SettingsCog(commands.Cog):
    """Settings of people and of servers."""

    root = group("settings")

    def __init__(self, store: Store, replies: Replies, hours: Hours) -> None:
        self._store = store
        self._replies = replies
        self._hours = hours

    async def put(self, interaction: Interaction, key: str, value: str | None) -> None:
        """Stores a setting of this server."""
        need_manager(interaction)
        await self._store.write(settings.put, "guild", interaction.guild_id or 0, key, value)

    async def put_role(
        self, interaction: Interaction, key: str, role: discord.Role | None, *, none: str, one: str
    ) -> None:
        """Stores a role as a setting of this server, or removes it, and says so by one of two sentences."""
        if role is None or role.is_default():
            await self.put(interaction, key, None)
            await self._replies.say(interaction, none)
        else:
            await self.put(interaction, key, str(role.id))
            await self._replies.say(interaction, one, role=role.mention)

    @slash("settings-language", parent=root)
    @app_commands.choices(
        language=choices("language", ("fr", "en", "auto")), whose=choices("whose", ("me", "server"))
    )
    async def language(self, interaction: Interaction, language: str, whose: str = "me") -> None:
        """Sets French, English or Discord's language, for oneself or for the server."""
        if language not in ("fr", "en", "auto") or whose not in ("me", "server"):
            raise RuleError("option-not-understood")
        value = None if language == "auto" else language
        if whose == "server":
            await self.put(interaction, "language", value)
        else:
            await self._store.write(settings.put, "user", interaction.user.id, "language", value)
        await self._replies.say(interaction, f"language-set-{whose}-{language}")

    @slash("settings-where", parent=root)
    @app_commands.choices(place=choices("place", ("thread", "channel")))
    async def where(self, interaction: Interaction, place: str) -> None:
        """Sets whether tables get a thread of their own or stay in the channel."""
        if place not in ("thread", "channel"):
            raise RuleError("option-not-understood")
        await self.put(interaction, "where", place)
        await self._replies.say(interaction, f"where-set-{place}")

    @slash("settings-clock", parent=root)
    @app_commands.choices(clock=choices("time-clock", OFFERED["clock"]))
    async def clock(self, interaction: Interaction, clock: str) -> None:
        """Sets the clock of new tables in this server."""
        if clock not in OFFERED["clock"]:
            raise RuleError("option-not-understood")
        await self.put(interaction, "clock", clock)
        words = await self._replies.private(interaction)
        await self._replies.say(interaction, "clock-set", clock=words(f"time-clock-{clock}"))

    @slash("settings-reminders", parent=root)
    @app_commands.choices(reminders=choices("reminders", get_args(Reminders)))
    async def reminders(self, interaction: Interaction, reminders: str) -> None:
        """Sets how a person is reminded of a turn."""
        if reminders not in get_args(Reminders):
            raise RuleError("option-not-understood")
        await self._store.write(settings.put, "user", interaction.user.id, "reminders", reminders)
        await self._replies.say(interaction, f"reminders-set-{reminders}")

    @slash("settings-quiet", parent=root)
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
        without: bool = False,
    ) -> None:
        """Sets hours without reminders; shows them if nothing is given."""
        await self._hours.set_quiet(interaction, begin, end, zone, without=without)

    @quiet.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by name."""
        return await self._hours.offered_zones(typed)

    @slash("settings-away", parent=root)
    async def away(
        self, interaction: Interaction, first_day: str | None = None, last_day: str | None = None
    ) -> None:
        """Sets a vacation that stops the person's clocks; without days, ends it."""
        await self._hours.set_away(interaction, first_day, last_day)

    @slash("settings-hosts", parent=root)
    async def hosts(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Sets who may open tables: a role, or all."""
        await self.put_role(interaction, "hosts", role, none="hosts-set-all", one="hosts-set-role")

    @slash("settings-moderators", parent=root)
    async def moderators(self, interaction: Interaction, moderator_role: discord.Role | None = None) -> None:
        """Sets the role that may moderate tables beside those who manage the server."""
        keys = {"none": "moderators-set-none", "one": "moderators-set-role"}
        await self.put_role(interaction, MODERATORS, moderator_role, **keys)

    @slash("settings-world", parent=root)
    @app_commands.choices(listed=choices("world", WORLD))
    async def world(self, interaction: Interaction, listed: str) -> None:
        """Shows the person in the rankings over all servers, or hides them."""
        if listed not in WORLD:
            raise RuleError("option-not-understood")
        await set_world(self._store, interaction.user.id, listed)
        await self._replies.say(interaction, f"world-set-{listed}")
