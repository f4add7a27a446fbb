"""`/settings …`: a person's language and hours; a server's language, where it plays, who may host."""

from typing import TYPE_CHECKING, get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.deadlines import OFFERED
from cogs.clock.personal_time import Reminders
from cogs.clock.vacations import Hours
from cogs.moderation.moderators import MODERATORS
from cogs.tournaments.service.ratings import WORLD, set_world
from cogs.ui import Interaction
from cogs.ui.slash import choices, group, slash
from db.queries import settings
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale


def need_manager(interaction: Interaction) -> None:
    """A server's settings are for those who may manage it."""
    if not interaction.permissions.manage_guild:
        raise RuleError("needs-manage-server")


class SettingsCog(commands.Cog):
    """Settings of people and of servers."""

    root = group("settings")

    def __init__(self, bot: "Dedale", hours: Hours) -> None:
        self.bot = bot
        self.hours = hours

    async def put(self, interaction: Interaction, key: str, value: str | None) -> None:
        """Set a setting of this server."""
        need_manager(interaction)
        await self.bot.store.write(settings.put, "guild", interaction.guild_id or 0, key, value)

    @slash("settings-language", parent=root)
    @app_commands.choices(
        language=choices("language", ("fr", "en", "auto")), whose=choices("whose", ("me", "server"))
    )
    async def language(self, interaction: Interaction, language: str, whose: str = "me") -> None:
        """French, English, or as Discord says; for oneself or for the server."""
        if language not in ("fr", "en", "auto") or whose not in ("me", "server"):
            raise RuleError("option-not-understood")
        value = None if language == "auto" else language
        if whose == "server":
            await self.put(interaction, "language", value)
        else:
            await self.bot.store.write(settings.put, "user", interaction.user.id, "language", value)
        await self.bot.replies.say(interaction, f"language-set-{whose}-{language}")

    @slash("settings-where", parent=root)
    @app_commands.choices(place=choices("place", ("thread", "channel")))
    async def where(self, interaction: Interaction, place: str) -> None:
        """In a thread of its own, or in the channel."""
        if place not in ("thread", "channel"):
            raise RuleError("option-not-understood")
        await self.put(interaction, "where", place)
        await self.bot.replies.say(interaction, f"where-set-{place}")

    @slash("settings-clock", parent=root)
    @app_commands.choices(clock=choices("time-clock", OFFERED["clock"]))
    async def clock(self, interaction: Interaction, clock: str) -> None:
        """The clock that new tables of this server begin with."""
        if clock not in OFFERED["clock"]:
            raise RuleError("option-not-understood")
        await self.put(interaction, "clock", clock)
        words = await self.bot.replies.private(interaction)
        await self.bot.replies.say(interaction, "clock-set", clock=words(f"time-clock-{clock}"))

    @slash("settings-reminders", parent=root)
    @app_commands.choices(reminders=choices("reminders", get_args(Reminders)))
    async def reminders(self, interaction: Interaction, reminders: str) -> None:
        """How one is reminded of a turn."""
        if reminders not in get_args(Reminders):
            raise RuleError("option-not-understood")
        await self.bot.store.write(settings.put, "user", interaction.user.id, "reminders", reminders)
        await self.bot.replies.say(interaction, f"reminders-set-{reminders}")

    @slash("settings-quiet", parent=root)
    async def quiet(
        self,
        interaction: Interaction,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
        without: bool = False,
    ) -> None:
        """Hours without reminders; nothing given: which they are."""
        await self.hours.set_quiet(interaction, begin, end, zone, without=without)

    @quiet.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by name."""
        return await self.hours.offered_zones(typed)

    @slash("settings-away", parent=root)
    async def away(
        self, interaction: Interaction, first_day: str | None = None, last_day: str | None = None
    ) -> None:
        """A vacation that stops one's clocks; no days given: back again."""
        await self.hours.set_away(interaction, first_day, last_day)

    @slash("settings-hosts", parent=root)
    async def hosts(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Who may open tables: a role, or everybody."""
        everybody = role is None or role.is_default()
        await self.put(interaction, "hosts", None if everybody or role is None else str(role.id))
        if everybody or role is None:
            await self.bot.replies.say(interaction, "hosts-set-all")
        else:
            await self.bot.replies.say(interaction, "hosts-set-role", role=role.mention)

    @slash("settings-moderators", parent=root)
    async def moderators(self, interaction: Interaction, moderator_role: discord.Role | None = None) -> None:
        """Who has a moderator's powers over tables beside those who manage the server."""
        role = moderator_role
        if role is None or role.is_default():
            await self.put(interaction, MODERATORS, None)
            await self.bot.replies.say(interaction, "moderators-set-none")
        else:
            await self.put(interaction, MODERATORS, str(role.id))
            await self.bot.replies.say(interaction, "moderators-set-role", role=role.mention)

    @slash("settings-world", parent=root)
    @app_commands.choices(listed=choices("world", WORLD))
    async def world(self, interaction: Interaction, listed: str) -> None:
        """In the rankings over all servers, or left out of them."""
        if listed not in WORLD:
            raise RuleError("option-not-understood")
        await set_world(self.bot.store, interaction.user.id, listed)
        await self.bot.replies.say(interaction, f"world-set-{listed}")
