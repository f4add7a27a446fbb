"""How a tournament speaks in public: in its channel, in the server's language, once for each announcement."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.tournaments.pages.card import title
from cogs.tournaments.service.entries import Tournaments
from cogs.tournaments.service.terms import Tournament
from cogs.ui.cards import Card
from cogs.ui.controls import PressButton
from cogs.ui.mentions import only
from cogs.ui.pages import Drawing
from cogs.ui.places import Home, UnreachableError, permission_words
from db import AnnouncementRow
from engine.core import RuleError
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

PINGED_AT_ONCE = 60  # mentions of 23 characters that a message of 2000 holds beside its words
GALLERY = 8
NOBODY = discord.AllowedMentions.none()


class Told(msgspec.Struct, frozen=True):
    """What an announcement is about: `is_final`, no round follows; `act`, what the organiser has done."""

    round: int = 0
    table: int = 0
    attempt: int = 0
    game: int = 0
    is_final: bool = False
    act: str = ""


class Announcer:
    """Finds the channel and sends there; refuses where it cannot be reached."""

    def __init__(self, bot: "Dedale", service: Tournaments) -> None:
        self._bot = bot
        self._service = service

    async def words(self, tournament: Tournament) -> Words:
        """The server's language."""
        return await self._bot.replies.public(
            tournament.row.guild_id, self._bot.get_guild(tournament.row.guild_id)
        )

    async def channel(self, tournament: Tournament, words: Words) -> Home:
        """Where it is announced, if the bot may post there; else the refusal that says why not."""
        try:
            return await self._bot.places.writable(tournament.row.channel_id)
        except UnreachableError as error:
            raise unreachable(tournament, error.missing, words) from None

    async def _send(
        self,
        channel: Home,
        nonce: str,
        card: Card,
        drawings: Sequence[Drawing] = (),
        controls: Sequence[PressButton] = (),
        called: Sequence[int] = (),
    ) -> discord.Message:
        drawn = [(drawing, await self._bot.replies.picture(drawing)) for drawing in drawings[:GALLERY]]
        shown = tuple((drawing.name, drawing.alt) for drawing, file in drawn if file)
        card = msgspec.structs.replace(card, pictures=shown)
        files = [file for _, file in drawn if file]
        return await channel.send(
            view=card.layout(controls), files=files, nonce=nonce, allowed_mentions=only(called)
        )

    async def _is_current(self, tournament: Tournament, told: Told) -> bool:
        """Was this round not taken back since?"""
        is_known = 1 <= told.round <= tournament.round
        return is_known and told.attempt == await self._service.attempt(tournament, told.round)


def unreachable(tournament: Tournament, missing: Sequence[str], words: Words) -> RuleError:
    """What is in the way of the announcements, and what to do."""
    facts: dict[str, Any] = {"title": title(tournament, words), "number": tournament.row.id}
    if not missing:
        return RuleError("tournament-channel-gone", **facts)
    names = permission_words(missing, words)
    return RuleError(
        "tournament-channel-closed", place=f"<#{tournament.row.channel_id}>", missing=names, **facts
    )


def nonce(row: AnnouncementRow) -> str:
    """Discord drops a second message of the same nonce; those of boards have no letter. Once a backup is
    restored, ids are given out again: hence the time."""
    return f"t{row.id}-{row.at}"
