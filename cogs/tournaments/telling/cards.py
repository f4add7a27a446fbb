"""The card of a tournament: posted once, renewed whenever something changes, replaced if it moves."""

import logging
from dataclasses import dataclass

import discord

from cogs.runtime.background import NOT_TAKEN
from cogs.tournaments.pages.card import CARD_PICTURE, card_controls, dice_foot, tournament_card
from cogs.tournaments.pages.names import head
from cogs.tournaments.pages.values import header_of
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import NOBODY, Announcement, Desk
from cogs.ui.cards import Card
from cogs.ui.pages import Drawing
from db.queries import tournaments
from locales import Words
from render import tournaments as pictures

log = logging.getLogger("dedale.tournaments")


@dataclass
class Cards:
    """Posts and renews the cards."""

    desk: Desk

    async def post(self, news: Announcement) -> None:
        """Post the card, in the place of the one before."""
        tournament, words = news.tournament, news.words
        drawing = header_drawing(tournament, words)
        card = tournament_card(tournament, words, drawing.alt)
        controls, foot = card_controls(tournament, words), dice_foot(tournament, words)
        message = await news.send(card, [drawing], controls, foot=foot)
        await self.desk.store.write(tournaments.set_card, tournament.row.id, message.id)
        await self._retire(tournament, message, words)

    async def _retire(self, tournament: Tournament, new: discord.Message, words: Words) -> None:
        """Take the buttons off the card before this one, in any channel, and link to the new one."""
        row = tournament.row
        channel_id, message_id = row.last_card_channel_id, row.last_card_message_id
        if channel_id and message_id and message_id != new.id:
            way = "renewed" if channel_id == new.channel.id else "moved"
            text = f"{head(tournament, words)}\n" + words(f"tournament-card-{way}", link=new.jump_url)
            try:
                await self.desk.places.message(channel_id, message_id, row.guild_id).edit(
                    view=Card(text).layout(), attachments=[], allowed_mentions=NOBODY
                )
            except NOT_TAKEN as error:
                log.info("the old card of tournament %s stays as it is: %s", row.id, error)
        await self.desk.store.write(tournaments.set_last_card, row.id, new.channel.id, new.id)

    async def renew(self, tournament: Tournament, words: Words | None = None) -> None:
        """Show the card as things stand now; a card that is gone stays so."""
        row = tournament.row
        if row.card_message_id is None:
            return
        message = self.desk.places.message(row.channel_id, row.card_message_id, row.guild_id)
        for layout in await self.layouts(tournament, words):
            try:
                await message.edit(view=layout, allowed_mentions=NOBODY)
                return
            except (discord.NotFound, discord.Forbidden):
                return
            except NOT_TAKEN:
                log.info("the card of tournament %s was not renewed", row.id, exc_info=True)

    async def layouts(
        self, tournament: Tournament, words: Words | None = None
    ) -> list[discord.ui.LayoutView]:
        """Return the card with its picture, and without, for one whose picture could not be drawn."""
        words = words or await self.desk.words(tournament)
        alts = (header_drawing(tournament, words).alt, None)
        return [
            tournament_card(tournament, words, alt).layout(
                card_controls(tournament, words), dice_foot(tournament, words)
            )
            for alt in alts
        ]


def header_drawing(tournament: Tournament, words: Words) -> Drawing:
    """Return the picture of the card."""
    header = header_of(tournament, words)
    return Drawing(lambda: pictures.header(header, words), pictures.header_alt(header, words), CARD_PICTURE)
