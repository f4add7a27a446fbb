"""Sends announcements: each kind is told by the part that knows it."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass

import discord

from cogs.runtime.background import NOT_TAKEN
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import Announcement, Announcer, Tell, unreachable
from cogs.ui.replies import Replies
from db import AnnouncementRow, Store
from db.queries import settings
from engine.core import RuleError
from locales import Words

log = logging.getLogger("dedale.tournaments")

LOST = "tournament-unreachable"  # the setting that holds what the organiser was told


@dataclass
class Teller:
    """Sends announcements; refuses if the channel cannot be reached."""

    client: discord.Client
    store: Store
    replies: Replies
    announcer: Announcer
    kinds: Mapping[str, Tell]

    async def tell(self, tournament: Tournament, row: AnnouncementRow, words: Words) -> None:
        """Send one announcement."""
        channel = await self.announcer.channel(tournament, words)
        try:
            await self.kinds[row.kind](Announcement(tournament, row, channel, words))
        except discord.Forbidden:
            raise unreachable(tournament, ["send_messages"], words) from None
        except discord.NotFound:
            raise unreachable(tournament, [], words) from None

    async def tell_organiser(self, tournament: Tournament, error: RuleError) -> None:
        """Tell the organiser in private why nothing can be announced, once for each channel."""
        row = tournament.row
        told = f"{row.channel_id} {error.code}"
        if await self.store.read(settings.get, "bot", row.id, LOST) == told:
            return
        await self.store.write(settings.put, "bot", row.id, LOST, told)
        words = await self.replies.for_person(row.organiser_id, await self.announcer.words(tournament))
        try:
            user = await self.client.fetch_user(row.organiser_id)
            await user.send(words(error.code, **error.facts))
        except NOT_TAKEN:
            log.warning("tournament %s cannot be announced, and its organiser not be told", row.id)

    async def forget_lost(self, tournament: Tournament) -> None:
        """Let the organiser be told again the next time that the channel cannot be reached."""
        await self.store.write(settings.put, "bot", tournament.row.id, LOST, None)
