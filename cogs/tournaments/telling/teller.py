"""What a tournament tells: each announcement is one message (or a few) in its channel or at its table."""

import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.runtime.background import NOT_TAKEN
from cogs.tournaments.pages.card import CARD_PICTURE, card_controls, title, tournament_card
from cogs.tournaments.pages.lines import MEDALS
from cogs.tournaments.pages.standings import standings_of
from cogs.tournaments.pages.values import header_of, laureates, podium_of
from cogs.tournaments.service.entries import Tournaments
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import NOBODY, PINGED_AT_ONCE, Told, nonce, unreachable
from cogs.tournaments.telling.leagues import season_lines
from cogs.tournaments.telling.news import NewsTeller
from cogs.tournaments.telling.reports import called, listed, mentioned
from cogs.tournaments.telling.rounds import RoundTeller, standings_drawing
from cogs.tournaments.telling.tables import TableTeller
from cogs.ui.cards import Card
from cogs.ui.controls import Press, button
from cogs.ui.mentions import only
from cogs.ui.pages import Drawing
from cogs.ui.places import Home
from db import AnnouncementRow, PairingRow
from db.queries import tournaments
from engine.core import RuleError
from locales import Words
from render import tournaments as pictures

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.tournaments")


class Teller(RoundTeller, TableTeller, NewsTeller):
    """Sends announcements; refuses where the channel cannot be reached."""

    def __init__(self, bot: "Dedale", service: Tournaments) -> None:
        super().__init__(bot, service)
        self._kinds: dict[str, Callable[[Tournament, AnnouncementRow, Home, Words], Awaitable[None]]] = {
            "card": self._card,
            "check-in": self._check_in,
            "round": self._round,
            "round-over": self._round_over,
            "table": self._table,
            "round-ends": self._round_ends,
            "result": self._result,
            "corrected": self._corrected,
            "void": self._void,
            "freed": self._freed,
            "missed": self._missed,
            "season": self._season,
            "rated": self._rated,
            "pause": self._pause,
            "resume": self._resume,
            "over": self._over,
            "cancel": self._ended,
            "too-few": self._ended,
        }

    async def tell(self, known: Tournament, row: AnnouncementRow) -> None:
        """Send one announcement."""
        words = await self.words(known)
        channel = await self.channel(known, words)
        try:
            await self._kinds[row.kind](known, row, channel, words)
        except discord.Forbidden:
            raise unreachable(known, ["send_messages"], words) from None
        except discord.NotFound:
            raise unreachable(known, [], words) from None

    async def _card(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        drawing = header_drawing(known, words)
        card = tournament_card(known, words, drawing.alt)
        message = await self._send(channel, nonce(row), card, [drawing], card_controls(known, words))
        await self._bot.store.write(tournaments.set_card, known.row.id, message.id)
        await self._retire_card(known, message, words)

    async def _retire_card(self, known: Tournament, new: discord.Message, words: Words) -> None:
        """The card before this one, wherever it is, loses its buttons and points to the new one."""
        channel_id, message_id = known.row.last_card_channel_id, known.row.last_card_message_id
        if channel_id and message_id and message_id != new.id:
            text = f"### 🏆 {title(known, words)}\n" + words("tournament-card-moved", link=new.jump_url)
            message = self._bot.places.message(channel_id, message_id, known.row.guild_id)
            try:
                await message.edit(view=Card(text).layout(), attachments=[], allowed_mentions=NOBODY)
            except NOT_TAKEN as error:
                log.info("the old card of tournament %s stays as it is: %s", known.row.id, error)
        await self._bot.store.write(tournaments.set_last_card, known.row.id, new.channel.id, new.id)

    async def renew_card(self, known: Tournament) -> None:
        """Show the card as things stand now; a card that is gone needs no new face."""
        if known.row.card_message_id is None:
            return
        message = self._bot.places.message(
            known.row.channel_id, known.row.card_message_id, known.row.guild_id
        )
        for layout in await self.layouts(known):
            try:
                await message.edit(view=layout, allowed_mentions=NOBODY)
                return
            except (discord.NotFound, discord.Forbidden):
                return
            except NOT_TAKEN:
                log.info("the card of tournament %s was not renewed", known.row.id, exc_info=True)

    async def layouts(self, known: Tournament) -> list[discord.ui.LayoutView]:
        """The card with its picture, and without, for one whose picture could not be drawn."""
        words = await self.words(known)
        alts = (header_drawing(known, words).alt, None)
        return [tournament_card(known, words, alt).layout(card_controls(known, words)) for alt in alts]

    async def _check_in(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """All entrants are called, in as many messages as it takes."""
        if known.row.status != "check_in":
            return
        people = [one.user_id for one in known.entrants if not one.checked_in]
        view = discord.ui.View(timeout=None)
        press = Press("tournament-check", known.row.id, known.row.version)
        view.add_item(button(press, words("button-check-in"), discord.ButtonStyle.success))
        for at in range(0, max(1, len(people)), PINGED_AT_ONCE):
            called = people[at : at + PINGED_AT_ONCE]
            text = words(
                "tournament-check-in-call",
                title=title(known, words),
                when=f"<t:{known.row.due}:R>",
                names=" ".join(f"<@{user}>" for user in called),
            )
            await channel.send(text, view=view, nonce=f"{nonce(row)}-{at}", allowed_mentions=only(called))

    async def _over(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """The podium, the final standings, and the secret of which only the hash was known."""
        told = msgspec.json.decode(row.payload, type=Told)
        drawings, lines = await self._bot.workers.run(lambda: closing(known, words))
        if told.act == "corrected":
            lines = [words("tournament-over-corrected", round=told.round, table=told.table + 1), *lines]
        below = "-# " + words("tournament-secret", number=known.row.id, secret=known.row.secret.hex())
        above = "\n".join([f"### 🏆 {title(known, words)}", *lines])
        await self._send(channel, nonce(row), Card(above, below), drawings)

    async def _ended(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """It ends without a podium."""
        if row.kind == "cancel":
            is_played = any([await self._is_played(one) for one in await self._service.open_pairings(known)])
            line = words("tournament-told-cancel" if is_played else "tournament-told-cancel-idle")
        else:
            line = words("tournament-told-too-few", least=known.terms.least, count=len(known.entrants))
        await self._send(channel, nonce(row), Card(f"### 🏆 {title(known, words)}\n{line}"))

    async def _is_played(self, pairing: PairingRow) -> bool:
        return (await self._bot.tables.row(pairing.game_id)).status == "playing"

    async def tell_organiser(self, known: Tournament, error: RuleError) -> None:
        """Nobody has just acted, so the organiser is told in private, once for each channel."""
        told = f"{known.row.channel_id} {error.code}"
        if not await self._bot.store.write(tournaments.note_unreachable, known.row.id, told):
            return
        words = await self._bot.replies.for_person(known.row.organiser_id, await self.words(known))
        try:
            user = await self._bot.fetch_user(known.row.organiser_id)
            await user.send(words(error.code, **error.facts))
        except NOT_TAKEN:
            log.warning("tournament %s cannot be announced, and its organiser not be told", known.row.id)

    async def forget_lost(self, known: Tournament) -> None:
        """Each time that it stops for want of a channel the organiser is told anew."""
        await self._bot.store.write(tournaments.note_unreachable, known.row.id, None)


def header_drawing(known: Tournament, words: Words) -> Drawing:
    """The picture of the card."""
    header = header_of(known, words)
    return Drawing(lambda: pictures.header(header, words), pictures.header_alt(header, words), CARD_PICTURE)


def others_on_stage(known: Tournament, words: Words) -> list[str]:
    """The second and the third, those who share a place on one line."""
    found = laureates(known.state)
    by_rank = {rank: [row.entrant for row in found if row.rank == rank] for rank in (2, 3)}
    return [
        f"{MEDALS[rank - 1]} {listed([called(known, who, words) for who in those], words)}"
        for rank, those in by_rank.items()
        if those
    ]


def closing(known: Tournament, words: Words) -> tuple[list[Drawing], list[str]]:
    """The pictures and lines of the last message; slow, for a worker."""
    podium, table = podium_of(known, words), standings_of(known, words)
    drawings = [
        standings_drawing(table, words, page) for page in range(1, pictures.standings_pages(table) + 1)
    ]
    first = [row.entrant for row in laureates(known.state) if row.rank == 1]
    if not first:
        return drawings, [words("tournament-no-winner"), *season_lines(known, words)]
    alt = pictures.podium_alt(podium, words)
    stage = Drawing(lambda: pictures.podium(podium, words), alt, "podium.png")
    names = listed([mentioned(user, words) for user in first], words)
    won = words("tournament-won", names=names, count=len(first))
    return [stage, *drawings], [won, *others_on_stage(known, words), *season_lines(known, words)]
