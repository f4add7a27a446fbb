"""What a tournament tells: each announcement is one message (or a few) in its channel or at its table."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from cogs.cards import Card
from cogs.contest.card import CARD_PICTURE, card_controls, title, tournament_card
from cogs.contest.pictures import header_of, pairings_of, podium_of, standings_of
from cogs.contest.service import Tournaments
from cogs.contest.terms import Tournament
from cogs.controls import Press, PressButton, button
from cogs.face import Drawing
from cogs.lobby import ARCHIVE_AFTER
from cogs.names import plain
from cogs.post import Home, missing_permissions
from db import GameRow
from db.contest_rows import AnnouncementRow
from engine.contest import standings
from engine.core import RuleError
from locales import Words
from render import contest as pictures

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.tournaments")

PINGED_AT_ONCE = 80  # mentions that a message of 2000 characters holds for sure
GALLERY = 8
LOST = "tournament-unreachable"  # the setting that holds what the organiser was told
NOBODY = discord.AllowedMentions.none()


class Told(msgspec.Struct, frozen=True):
    """What an announcement is about."""

    round: int = 0
    table: int = 0
    attempt: int = 0
    game: int = 0


class Teller:
    """Sends announcements; refuses where the channel cannot be reached."""

    def __init__(self, bot: "Dedale", service: Tournaments) -> None:
        self._bot = bot
        self._service = service
        self._kinds: dict[str, Callable[[Tournament, AnnouncementRow, Home, Words], Awaitable[None]]] = {
            "card": self._card,
            "check-in": self._check_in,
            "round": self._round,
            "table": self._table,
            "void": self._void,
            "over": self._over,
            "cancel": self._ended,
            "too-few": self._ended,
        }

    async def words(self, known: Tournament) -> Words:
        """The server's language."""
        return await self._bot.talk.public(known.row.guild_id, self._bot.get_guild(known.row.guild_id))

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

    async def channel(self, known: Tournament, words: Words) -> Home:
        """Where it is announced, if the bot may post there; else the refusal that says why not."""
        channel = self._bot.get_channel(known.row.channel_id)
        if channel is None:
            try:
                channel = await self._bot.fetch_channel(known.row.channel_id)
            except (discord.NotFound, discord.InvalidData):
                raise unreachable(known, [], words) from None
            except discord.Forbidden:
                raise unreachable(known, ["view_channel"], words) from None
        if not isinstance(channel, Home):
            raise unreachable(known, [], words)
        thread = isinstance(channel, discord.Thread)
        missing = missing_permissions(channel.permissions_for(channel.guild.me), thread=thread)
        if missing:
            raise unreachable(known, missing, words)
        return channel

    async def _send(
        self,
        channel: Home,
        nonce: str,
        card: Card,
        drawings: Sequence[Drawing] = (),
        controls: Sequence[PressButton] = (),
    ) -> discord.Message:
        drawn = [(drawing, await self._bot.talk.picture(drawing)) for drawing in drawings[:GALLERY]]
        shown = tuple((drawing.name, drawing.alt) for drawing, file in drawn if file)
        card = msgspec.structs.replace(card, pictures=shown)
        files = [file for _, file in drawn if file]
        return await channel.send(
            view=card.layout(controls), files=files, nonce=nonce, allowed_mentions=NOBODY
        )

    async def _card(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        drawing = header_drawing(known, words)
        card = tournament_card(known, words, drawing.alt)
        message = await self._send(channel, nonce(row), card, [drawing], card_controls(known, words))
        await self._bot.store.contests.set_card(known.row.id, message.id)

    async def renew_card(self, known: Tournament) -> None:
        """Show the card as things stand now; a card that is gone needs no new face."""
        if known.row.card_message_id is None:
            return
        place = self._bot.get_partial_messageable(known.row.channel_id, guild_id=known.row.guild_id)
        message = place.get_partial_message(known.row.card_message_id)
        for layout in await self.layouts(known):
            try:
                await message.edit(view=layout, allowed_mentions=NOBODY)
                return
            except (discord.NotFound, discord.Forbidden):
                return
            except discord.HTTPException:
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
        press = Press("cup-check", known.row.id, known.row.version)
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

    async def _round(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        told = msgspec.json.decode(row.payload, type=Told)
        if not await self._is_current(known, told):
            return
        seating = pairings_of(known, told.round, words)
        drawings = [
            Drawing(
                lambda page=page: pictures.pairings(seating, words, page),
                pictures.pairings_alt(seating, words, page),
                f"round-{page}.png",
            )
            for page in range(1, pictures.pairings_pages(seating) + 1)
        ]
        due = f"<t:{known.row.due}:f> (<t:{known.row.due}:R>)"
        lines = [
            f"### 🏆 {title(known, words)}",
            words("tournament-round-begins", round=told.round, tables=len(seating.tables), when=due),
        ]
        await self._send(channel, nonce(row), Card("\n".join(lines)), drawings)

    async def _is_current(self, known: Tournament, told: Told) -> bool:
        """Was this round not taken back since?"""
        is_known = 1 <= told.round <= known.round
        return is_known and told.attempt == await self._service.attempt(known, told.round)

    async def _table(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table gets its own place, and its players are called there once."""
        told = msgspec.json.decode(row.payload, type=Told)
        if not await self._is_current(known, told):
            return
        pairings = await self._bot.store.contests.pairings(known.row.id)
        pairing = next(one for one in pairings if (one.round, one.number) == (told.round, told.table))
        game = await self._bot.tables.row(pairing.game_id)
        if game.status == "playing":
            await self.open_place(known, game, told, channel, words, nonce(row))
            await self._bot.postman.go_on(game.id)

    async def open_place(
        self, known: Tournament, game: GameRow, told: Told, channel: Home, words: Words, nonce: str
    ) -> None:
        """Give a table a thread where that can be, and call its players there."""
        home = await self._thread(known, game, told, channel, words) or channel
        await self._bot.store.set_home(game.id, home.id)
        people = [seat.user_id for seat in game.seats if seat.user_id is not None and not seat.resigned]
        text = words(
            "tournament-table-begins",
            title=title(known, words),
            round=told.round,
            table=told.table + 1,
            when=f"<t:{known.row.due}:f> (<t:{known.row.due}:R>)",
            names=" ".join(f"<@{user}>" for user in people),
        )
        await home.send(text, nonce=nonce, allowed_mentions=only(people))

    async def _thread(
        self, known: Tournament, game: GameRow, told: Told, channel: Home, words: Words
    ) -> discord.Thread | None:
        where = await self._bot.store.setting("guild", known.row.guild_id, "where")
        if (where or self._bot.settings.where) != "thread" or not isinstance(channel, discord.TextChannel):
            return None
        facts = {"round": told.round, "table": told.table + 1, "game": game.id}
        name = words("tournament-thread", name=plain(known.row.name), **facts)
        # A process that was killed may have opened it without coming to note it.
        mine = [
            thread
            for thread in channel.threads
            if thread.name == name and thread.owner_id == channel.guild.me.id
        ]
        if mine:
            return mine[0]
        try:
            return await channel.create_thread(
                name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
            )
        except discord.HTTPException:
            return None  # not allowed, or too many threads: the table is played in the channel

    async def _void(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table that was paired anew: its players are told there that it is not played."""
        told = msgspec.json.decode(row.payload, type=Told)
        game = await self._bot.tables.row(told.game)
        await self._bot.postman.retire(game)
        if game.home_id != channel.id:
            place = self._bot.get_partial_messageable(game.home_id, guild_id=game.guild_id)
            try:
                await place.send(words("tournament-table-void"), nonce=nonce(row), allowed_mentions=NOBODY)
            except (discord.NotFound, discord.Forbidden) as error:
                log.info("the place of game %s is not told that it is closed: %s", game.id, error)

    async def _over(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """The podium, the final standings, and the secret of which only the hash was known."""
        podium, table = podium_of(known, words), standings_of(known, words)
        drawings = [
            Drawing(lambda: pictures.podium(podium, words), pictures.podium_alt(podium, words), "podium.png"),
            *(
                standings_drawing(table, words, page)
                for page in range(1, pictures.standings_pages(table) + 1)
            ),
        ]
        first = [one.entrant for one in standings(known.contest) if one.rank == 1 and one.group in (0, 1)]
        winners = ", ".join(f"<@{user}>" for user in first)
        lines = [
            f"### 🏆 {title(known, words)}",
            words("tournament-won", names=winners, count=len(first)),
        ]
        below = "-# " + words("tournament-secret", number=known.row.id, secret=known.row.secret.hex())
        await self._send(channel, nonce(row), Card("\n".join(lines), below), drawings)

    async def _ended(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """It ends without a podium."""
        line = words(f"tournament-told-{row.kind}", least=known.terms.least, count=len(known.entrants))
        await self._send(channel, nonce(row), Card(f"### 🏆 {title(known, words)}\n{line}"))

    async def tell_organiser(self, known: Tournament, error: RuleError) -> None:
        """Nobody has just acted, so the organiser is told in private, once for each channel."""
        told = f"{known.row.channel_id} {error.code}"
        if await self._bot.store.setting("bot", known.row.id, LOST) == told:
            return
        await self._bot.store.put_setting("bot", known.row.id, LOST, told)
        words = await self._bot.talk.for_person(known.row.organiser_id, await self.words(known))
        try:
            user = await self._bot.fetch_user(known.row.organiser_id)
            await user.send(words(error.code, **error.facts))
        except discord.HTTPException:
            log.warning("tournament %s cannot be announced, and its organiser not be told", known.row.id)

    async def forget_lost(self, known: Tournament) -> None:
        """Each time that it stops for want of a channel the organiser is told anew."""
        await self._bot.store.put_setting("bot", known.row.id, LOST, None)


def unreachable(known: Tournament, missing: Sequence[str], words: Words) -> RuleError:
    """What is in the way of the announcements, and what to do."""
    facts: dict[str, Any] = {"title": title(known, words), "number": known.row.id}
    if not missing:
        return RuleError("tournament-channel-gone", **facts)
    names = ", ".join(words(f"permission-{name.replace('_', '-')}") for name in missing)
    return RuleError("tournament-channel-closed", place=f"<#{known.row.channel_id}>", missing=names, **facts)


def nonce(row: AnnouncementRow) -> str:
    """Discord drops a second message of the same nonce; those of boards have no letter. Once a backup is
    restored, ids are given out again: hence the time."""
    return f"t{row.id}-{row.at}"


def only(people: Sequence[int]) -> discord.AllowedMentions:
    """Nobody but these is called."""
    return discord.AllowedMentions(
        everyone=False, roles=False, users=[discord.Object(user) for user in people]
    )


def header_drawing(known: Tournament, words: Words) -> Drawing:
    """The picture of the card."""
    header = header_of(known, words)
    return Drawing(lambda: pictures.header(header, words), pictures.header_alt(header, words), CARD_PICTURE)


def standings_drawing(table: pictures.Standings, words: Words, page: int) -> Drawing:
    """A page of the standings."""
    return Drawing(
        lambda: pictures.standings(table, words, page),
        pictures.standings_alt(table, words, page),
        f"standings-{page}.png",
    )
