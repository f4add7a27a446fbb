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
from db.queries import settings, tournaments
from engine.core import RuleError
from locales import Words
from render import tournaments as pictures

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.tournaments")

CARD_PLACE = "tournament-card"  # the setting that knows where the card is: "channel/message"
LOST = "tournament-unreachable"  # the setting that holds what the organiser was told


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

    async def tell(self, tournament: Tournament, row: AnnouncementRow) -> None:
        """Send one announcement."""
        words = await self.words(tournament)
        channel = await self.channel(tournament, words)
        try:
            await self._kinds[row.kind](tournament, row, channel, words)
        except discord.Forbidden:
            raise unreachable(tournament, ["send_messages"], words) from None
        except discord.NotFound:
            raise unreachable(tournament, [], words) from None

    async def _card(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        drawing = header_drawing(tournament, words)
        card = tournament_card(tournament, words, drawing.alt)
        message = await self._send(channel, nonce(row), card, [drawing], card_controls(tournament, words))
        await self._bot.store.write(tournaments.set_card, tournament.row.id, message.id)
        await self._retire_card(tournament, message, words)

    async def _retire_card(self, tournament: Tournament, new: discord.Message, words: Words) -> None:
        """The card before this one, wherever it is, loses its buttons and points to the new one."""
        place = f"{new.channel.id}/{new.id}"
        before = await self._bot.store.read(settings.get, "bot", tournament.row.id, CARD_PLACE)
        if before and before != place:
            text = f"### 🏆 {title(tournament, words)}\n" + words("tournament-card-moved", link=new.jump_url)
            channel_id, message_id = map(int, before.split("/"))
            message = self._bot.places.message(channel_id, message_id, tournament.row.guild_id)
            try:
                await message.edit(view=Card(text).layout(), attachments=[], allowed_mentions=NOBODY)
            except NOT_TAKEN as error:
                log.info("the old card of tournament %s stays as it is: %s", tournament.row.id, error)
        await self._bot.store.write(settings.put, "bot", tournament.row.id, CARD_PLACE, place)

    async def renew_card(self, tournament: Tournament) -> None:
        """Show the card as things stand now; a card that is gone needs no new face."""
        if tournament.row.card_message_id is None:
            return
        message = self._bot.places.message(
            tournament.row.channel_id, tournament.row.card_message_id, tournament.row.guild_id
        )
        for layout in await self.layouts(tournament):
            try:
                await message.edit(view=layout, allowed_mentions=NOBODY)
                return
            except (discord.NotFound, discord.Forbidden):
                return
            except NOT_TAKEN:
                log.info("the card of tournament %s was not renewed", tournament.row.id, exc_info=True)

    async def layouts(self, tournament: Tournament) -> list[discord.ui.LayoutView]:
        """The card with its picture, and without, for one whose picture could not be drawn."""
        words = await self.words(tournament)
        alts = (header_drawing(tournament, words).alt, None)
        return [
            tournament_card(tournament, words, alt).layout(card_controls(tournament, words)) for alt in alts
        ]

    async def _check_in(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """All entrants are called, in as many messages as it takes."""
        if tournament.row.status != "check_in":
            return
        people = [one.user_id for one in tournament.entrants if not one.checked_in]
        view = discord.ui.View(timeout=None)
        press = Press("tournament-check", tournament.row.id, tournament.row.version)
        view.add_item(button(press, words("button-check-in"), discord.ButtonStyle.success))
        for at in range(0, max(1, len(people)), PINGED_AT_ONCE):
            called = people[at : at + PINGED_AT_ONCE]
            text = words(
                "tournament-check-in-call",
                title=title(tournament, words),
                when=f"<t:{tournament.row.due}:R>",
                names=" ".join(f"<@{user}>" for user in called),
            )
            await channel.send(text, view=view, nonce=f"{nonce(row)}-{at}", allowed_mentions=only(called))

    async def _over(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """The podium, the final standings, and the secret of which only the hash was known."""
        told = msgspec.json.decode(row.payload, type=Told)
        drawings, lines = await self._bot.workers.run(lambda: closing(tournament, words))
        if told.act == "corrected":
            lines = [words("tournament-over-corrected", round=told.round, table=told.table + 1), *lines]
        below = "-# " + words(
            "tournament-secret", number=tournament.row.id, secret=tournament.row.secret.hex()
        )
        above = "\n".join([f"### 🏆 {title(tournament, words)}", *lines])
        await self._send(channel, nonce(row), Card(above, below), drawings)

    async def _ended(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """It ends without a podium."""
        if row.kind == "cancel":
            is_played = any(
                [await self._is_played(one) for one in await self._service.open_pairings(tournament)]
            )
            line = words("tournament-told-cancel" if is_played else "tournament-told-cancel-idle")
        else:
            line = words(
                "tournament-told-too-few", least=tournament.terms.least, count=len(tournament.entrants)
            )
        await self._send(channel, nonce(row), Card(f"### 🏆 {title(tournament, words)}\n{line}"))

    async def _is_played(self, pairing: PairingRow) -> bool:
        return (await self._bot.tables.row(pairing.game_id)).status == "playing"

    async def tell_organiser(self, tournament: Tournament, error: RuleError) -> None:
        """Nobody has just acted, so the organiser is told in private, once for each channel."""
        told = f"{tournament.row.channel_id} {error.code}"
        if await self._bot.store.read(settings.get, "bot", tournament.row.id, LOST) == told:
            return
        await self._bot.store.write(settings.put, "bot", tournament.row.id, LOST, told)
        words = await self._bot.replies.for_person(tournament.row.organiser_id, await self.words(tournament))
        try:
            user = await self._bot.fetch_user(tournament.row.organiser_id)
            await user.send(words(error.code, **error.facts))
        except NOT_TAKEN:
            log.warning("tournament %s cannot be announced, and its organiser not be told", tournament.row.id)

    async def forget_lost(self, tournament: Tournament) -> None:
        """Each time that it stops for want of a channel the organiser is told anew."""
        await self._bot.store.write(settings.put, "bot", tournament.row.id, LOST, None)


def header_drawing(tournament: Tournament, words: Words) -> Drawing:
    """The picture of the card."""
    header = header_of(tournament, words)
    return Drawing(lambda: pictures.header(header, words), pictures.header_alt(header, words), CARD_PICTURE)


def others_on_stage(tournament: Tournament, words: Words) -> list[str]:
    """The second and the third, those who share a place on one line."""
    found = laureates(tournament.state)
    by_rank = {rank: [row.entrant for row in found if row.rank == rank] for rank in (2, 3)}
    return [
        f"{MEDALS[rank - 1]} {listed([called(tournament, who, words) for who in those], words)}"
        for rank, those in by_rank.items()
        if those
    ]


def closing(tournament: Tournament, words: Words) -> tuple[list[Drawing], list[str]]:
    """The pictures and lines of the last message; slow, for a worker."""
    podium, table = podium_of(tournament, words), standings_of(tournament, words)
    drawings = [
        standings_drawing(table, words, page) for page in range(1, pictures.standings_pages(table) + 1)
    ]
    first = [row.entrant for row in laureates(tournament.state) if row.rank == 1]
    if not first:
        return drawings, [words("tournament-no-winner"), *season_lines(tournament, words)]
    alt = pictures.podium_alt(podium, words)
    stage = Drawing(lambda: pictures.podium(podium, words), alt, "podium.png")
    names = listed([mentioned(user, words) for user in first], words)
    won = words("tournament-won", names=names, count=len(first))
    return [stage, *drawings], [won, *others_on_stage(tournament, words), *season_lines(tournament, words)]
