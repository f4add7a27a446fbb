"""`/settings …`: a person's language and hours; a server's language, where it plays, who may host."""

from typing import get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clock.deadlines import OFFERED
from cogs.clock.personal_time import PersonalTime, Reminders
from cogs.clock.vacations import Hours
from cogs.moderation.moderators import MODERATORS
from cogs.panels.since import MOTION
from cogs.runtime.environment import Where
from cogs.tournaments.service.ratings import WORLD, set_world
from cogs.tournaments.telling.digests import DigestSender
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.slash import choices, group, slash
from db import Store
from db.queries import settings
from db.rows.games import Scope
from engine.core import RuleError


class SettingsCog(commands.Cog):
    """Settings of people and of servers."""

    root = group("settings")

    def __init__(self, store: Store, hours: Hours, digest: DigestSender, where: Where) -> None:
        self._store = store
        self._hours = hours
        self._digest = digest
        self._where = where  # tables are played in servers that have not said

    async def now(self, answer: Answer, setting: str, usual: str, scope: Scope = "user") -> str:
        """Returns a setting of this person or server; the usual if nobody has set it."""
        owner = answer.user_id if scope == "user" else answer.interaction.guild_id or 0
        return await self._store.read(settings.get, scope, owner, setting) or usual

    async def tell_now(self, answer: Answer, setting: str, option: str, value: str) -> None:
        """Tells what a setting is now, by the key of its value, and how it is changed."""
        words = await answer.words()
        command = f"/{words('cmd-settings')} {words(f'cmd-settings-{setting}')}"
        await answer.say("setting-now", command=command, option=words(f"opt-{option}"), value=words(value))

    async def put(self, answer: Answer, key: str, value: str | None) -> None:
        """Stores a setting of this server, for people who may manage it."""
        if not answer.interaction.permissions.manage_guild:
            raise RuleError("needs-manage-server")
        await self._store.write(settings.put, "guild", answer.interaction.guild_id or 0, key, value)

    async def put_role(
        self, answer: Answer, key: str, role: discord.Role | None, *, none: str, one: str
    ) -> None:
        """Stores a role as a setting of this server, or removes it, and says so by one of two sentences."""
        if role is None or role.is_default():
            await self.put(answer, key, None)
            await answer.say(none)
        else:
            await self.put(answer, key, str(role.id))
            await answer.say(one, role=role.mention)

    @slash("settings-language", parent=root)
    @app_commands.choices(
        language=choices("language", ("fr", "en", "auto")), whose=choices("whose", ("me", "server"))
    )
    async def language(self, answer: Answer, language: str = "", whose: str = "me") -> None:
        """Sets French, English or Discord's language, for oneself or for the server; or tells which it is."""
        if not language:
            scope: Scope = "guild" if whose == "server" else "user"
            now = await self.now(answer, "language", "auto", scope)
            await self.tell_now(answer, "language", "language", f"language-{now}")
            return
        if language not in ("fr", "en", "auto") or whose not in ("me", "server"):
            raise RuleError("option-not-understood")
        value = None if language == "auto" else language
        if whose == "server":
            await self.put(answer, "language", value)
        else:
            await self._store.write(settings.put, "user", answer.user_id, "language", value)
        await answer.say(f"language-set-{whose}-{language}")

    @slash("settings-where", parent=root)
    @app_commands.choices(place=choices("place", ("thread", "channel")))
    async def where(self, answer: Answer, place: str = "") -> None:
        """Sets whether tables get a thread of their own or stay in the channel, or tells it."""
        if not place:
            now = await self.now(answer, "where", self._where, "guild")
            await self.tell_now(answer, "where", "place", f"place-{now}")
            return
        if place not in ("thread", "channel"):
            raise RuleError("option-not-understood")
        await self.put(answer, "where", place)
        await answer.say(f"where-set-{place}")

    @slash("settings-clock", parent=root)
    @app_commands.choices(clock=choices("time-clock", OFFERED["clock"]))
    async def clock(self, answer: Answer, clock: str = "") -> None:
        """Sets the clock of new tables in this server, or tells it."""
        if not clock:
            now = await self.now(answer, "clock", "none", "guild")
            await self.tell_now(answer, "clock", "clock", f"time-clock-{now}")
            return
        if clock not in OFFERED["clock"]:
            raise RuleError("option-not-understood")
        await self.put(answer, "clock", clock)
        await answer.say("clock-set", clock=(await answer.words())(f"time-clock-{clock}"))

    @slash("settings-reminders", parent=root)
    @app_commands.choices(reminders=choices("reminders", get_args(Reminders)))
    async def reminders(self, answer: Answer, reminders: str = "") -> None:
        """Sets how a person is reminded of a turn, or tells it."""
        if not reminders:
            now = await self.now(answer, "reminders", PersonalTime().reminders)
            await self.tell_now(answer, "reminders", "reminders", f"reminders-{now}")
            return
        if reminders not in get_args(Reminders):
            raise RuleError("option-not-understood")
        await self._store.write(settings.put, "user", answer.user_id, "reminders", reminders)
        await answer.say(f"reminders-set-{reminders}")

    @slash("settings-motion", parent=root)
    @app_commands.choices(motion=choices("motion", ("on", "off")))
    async def motion(self, answer: Answer, motion: str = "") -> None:
        """Sets whether a person sees films of the last turns, or a picture that stands still; or tells it."""
        if not motion:
            now = await self.now(answer, MOTION, "on")
            await self.tell_now(answer, "motion", "motion", f"motion-{now}")
            return
        if motion not in ("on", "off"):
            raise RuleError("option-not-understood")
        await self._store.write(settings.put, "user", answer.user_id, MOTION, motion)
        await answer.say(f"motion-set-{motion}")

    @slash("settings-quiet", parent=root)
    async def quiet(
        self,
        answer: Answer,
        begin: str | None = None,
        end: str | None = None,
        zone: str | None = None,
        without: bool = False,
    ) -> None:
        """Sets hours without reminders; shows them if nothing is given."""
        await self._hours.set_quiet(answer, begin, end, zone, without=without)

    @quiet.autocomplete("zone")
    async def zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by name."""
        return await self._hours.offered_zones(typed)

    @slash("settings-digest", parent=root)
    async def digest(
        self, answer: Answer, time: str | None = None, zone: str | None = None, stop: bool = False
    ) -> None:
        """Sets when a person gets their digest of the day, or that they get none; tells which it is."""
        await self._digest.set(answer, time, zone, without=stop)

    @digest.autocomplete("zone")
    async def digest_zones(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones by name."""
        return await self._hours.offered_zones(typed)

    @slash("settings-away", parent=root)
    async def away(self, answer: Answer, first_day: str | None = None, last_day: str | None = None) -> None:
        """Sets a vacation that stops the person's clocks; without days, tells of it."""
        await self._hours.set_away(answer, first_day, last_day)

    @slash("settings-hosts", parent=root)
    async def hosts(self, answer: Answer, role: discord.Role | None = None) -> None:
        """Sets who may open tables: a role, or all."""
        await self.put_role(answer, "hosts", role, none="hosts-set-all", one="hosts-set-role")

    @slash("settings-moderators", parent=root)
    async def moderators(self, answer: Answer, moderator_role: discord.Role | None = None) -> None:
        """Sets the role that may moderate tables beside those who manage the server."""
        keys = {"none": "moderators-set-none", "one": "moderators-set-role"}
        await self.put_role(answer, MODERATORS, moderator_role, **keys)

    @slash("settings-world", parent=root)
    @app_commands.choices(listed=choices("world", WORLD))
    async def world(self, answer: Answer, listed: str = "") -> None:
        """Shows the person in the rankings over all servers, or hides them; or tells which it is."""
        if not listed:
            now = await self.now(answer, "world", "shown")
            await self.tell_now(answer, "world", "listed", f"world-{now}")
            return
        if listed not in WORLD:
            raise RuleError("option-not-understood")
        await set_world(self._store, answer.user_id, listed)
        await answer.say(f"world-set-{listed}")
