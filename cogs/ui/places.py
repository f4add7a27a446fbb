"""Channels and threads: whether the bot may write there, who may see them, and how to reach them."""

from collections.abc import Sequence
from typing import Any

import discord
from discord.http import Route

from cogs.ui import Interaction
from db import GameLabel, GameRow, SeenPlaces
from engine.core import RuleError
from locales import Words

Home = discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
LOADING = discord.MessageFlags(loading=True).value
NEEDED = ("view_channel", "send_messages", "attach_files")


class UnreachableError(Exception):
    """The bot cannot write in a place: permissions are missing, or the place is gone if none is named."""

    def __init__(self, *missing: str) -> None:
        super().__init__(*missing)
        self.missing = missing


class Places:
    """The channels and threads that the bot knows of."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def writable(self, channel_id: int) -> Home:
        """Returns the channel if the bot may write there; raises UnreachableError otherwise."""
        channel = self._client.get_channel(channel_id)
        if channel is None:
            try:
                channel = await self._client.fetch_channel(channel_id)
            except (discord.NotFound, discord.InvalidData):
                raise UnreachableError from None
            except discord.Forbidden:
                raise UnreachableError("view_channel") from None
        is_orphan = isinstance(channel, discord.Thread) and channel.parent is None
        if not isinstance(channel, Home) or is_orphan:
            raise UnreachableError
        if missing := missing_in(channel):
            raise UnreachableError(*missing)
        return channel

    async def home(self, row: GameRow, words: Words) -> Home:
        """Returns the place where a table is played; refuses if the bot may not write there."""
        try:
            return await self.writable(row.home_id)
        except UnreachableError as error:
            raise home_refusal(row, error.missing, words) from None

    def guild(self, guild_id: int) -> discord.Guild | None:
        """Returns a server, if the bot is in it."""
        return self._client.get_guild(guild_id)

    def channel(self, channel_id: int) -> object:
        """Returns a channel or thread that the bot knows, of any kind, or None."""
        return self._client.get_channel(channel_id)

    async def user(self, user_id: int) -> discord.User:
        """Returns a person to write to in private."""
        return await self._client.fetch_user(user_id)

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Is this person no longer in the server? Without the members' intent, Discord is asked."""
        guild = self._client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        return await self.member(guild_id, user_id) is None

    async def member(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Returns a person as a member of a server, with their roles; None if they are not there."""
        guild = self._client.get_guild(guild_id)
        try:
            return await guild.fetch_member(user_id) if guild else None
        except discord.NotFound:
            return None

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Is this person in a server, also in one that another process serves? Discord is asked."""
        try:
            await self._client.http.get_member(guild_id, user_id)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    async def is_gone(self, channel_id: int) -> bool:
        """Was this channel deleted?"""
        if self._client.get_channel(channel_id) is not None:
            return False
        try:
            await self._client.fetch_channel(channel_id)  # archived threads are not in the cache
        except discord.NotFound:
            return True
        except (discord.Forbidden, discord.InvalidData):
            pass
        return False

    def message(
        self, channel_id: int, message_id: int, guild_id: int | None = None
    ) -> discord.PartialMessage:
        """Returns a message to edit or delete, without fetching it."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        return channel.get_partial_message(message_id)

    async def answer_to(self, application_id: int, token: str) -> int | None:
        """Returns the message that answered an interaction of the last process; None if there is none.

        Discord forgets the token after a quarter of an hour.
        """
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        route = Route("GET", path, webhook_id=application_id, webhook_token=token)
        try:
            message: dict[str, Any] = await self._client.http.request(route)
        except (discord.NotFound, discord.Forbidden):
            return None
        # One that was only acknowledged shows nothing yet, and never will.
        is_empty = message.get("flags", 0) & LOADING
        return None if is_empty else int(message["id"])

    def can_see(self, interaction: Interaction, row: GameRow | GameLabel) -> bool:
        """May the person who asks know of this table?"""
        if interaction.channel_id == row.home_id:
            return True
        return isinstance(interaction.user, discord.Member) and self.member_sees(interaction.user, row)

    def member_sees(self, member: discord.Member, row: GameRow | GameLabel) -> bool:
        """May this member see the place where a table is played?"""
        place = self._client.get_channel(row.home_id) or self._client.get_channel(row.channel_id)
        return is_open_to(member, place)


def is_open_to(member: discord.Member, place: object) -> bool:
    """May this member see a place? Private threads count as closed: who is in them is not asked."""
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    return isinstance(place, discord.abc.GuildChannel) and place.permissions_for(member).view_channel


def seen_places(interaction: Interaction) -> SeenPlaces:
    """Returns all places of the server and those that the asker may see, for one query over many tables."""
    here, guild, member = interaction.channel_id or 0, interaction.guild, interaction.user
    places = [*guild.channels, *guild.threads] if guild else []
    seen = [p.id for p in places if isinstance(member, discord.Member) and is_open_to(member, p)]
    return SeenPlaces((here, *(place.id for place in places)), (here, *seen))


def missing_in(place: Home) -> list[str]:
    """The permissions that the bot needs in a place and does not have."""
    permissions = place.permissions_for(place.guild.me)
    missing = missing_permissions(permissions, thread=isinstance(place, discord.Thread))
    if isinstance(place, discord.Thread) and place.locked and not permissions.manage_threads:
        missing.append("manage_threads")
    return missing


def missing_here(interaction: Interaction) -> list[str]:
    """The permissions that the bot needs where it was asked and does not have."""
    is_thread = isinstance(interaction.channel, discord.Thread)
    return missing_permissions(interaction.app_permissions, thread=is_thread)


def missing_permissions(permissions: discord.Permissions, *, thread: bool) -> list[str]:
    """The permissions needed for a table that are not among these."""
    needed = ["send_messages_in_threads" if thread and p == "send_messages" else p for p in NEEDED]
    return [name for name in needed if not getattr(permissions, name)]


def permission_words(missing: Sequence[str], words: Words) -> str:
    """Permissions as Discord calls them."""
    return ", ".join(words(f"permission-{name.replace('_', '-')}") for name in missing)


def home_refusal(row: GameRow, missing: Sequence[str], words: Words) -> RuleError:
    """The refusal that says why a table's messages cannot be sent, and what to do."""
    if not missing:
        return RuleError("home-gone", game=row.id)
    names = permission_words(missing, words)
    return RuleError("home-closed", game=row.id, place=f"<#{row.home_id}>", missing=names)


def cannot_play_here(missing: Sequence[str], words: Words) -> RuleError:
    """The refusal to open a table in a place where permissions are missing."""
    return RuleError("cannot-play-here", missing=permission_words(missing, words))
