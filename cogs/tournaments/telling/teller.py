"""Sends announcements for the dispatcher: each kind is told by the part that knows it."""

import logging
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass

import discord

from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.locks import Locks
from cogs.runtime.logs import BAD_REQUEST, in_a_line
from cogs.tournaments.service.organiser import Organiser
from cogs.tournaments.service.records import Records
from cogs.tournaments.service.terms import Tournament, decode
from cogs.tournaments.telling import endings, events, letters, news, prizes, rounds, substitutes, tables
from cogs.tournaments.telling.announcements import Announcement, Delivery, Desk, Tell, unreachable
from cogs.tournaments.telling.cards import Cards
from cogs.ui.replies import public_words
from db import AnnouncementRow, Mine
from db.queries import dispatch, tournaments
from engine.core import RuleError

log = logging.getLogger("dedale.tournaments")

KINDS: dict[str, Tell] = {
    "check-in": news.check_in,
    "last-call": news.last_call,
    "missed": news.missed,
    "season": news.season,
    "rated": news.rated,
    "renewed": news.renewed,
    "promoted": news.promoted,
    "added": news.added,
    "left-out": news.left_out,
    "invited": substitutes.invited,
    "postponed": news.postponed,
    "moved": news.moved,
    "handed": news.handed,
    "helper": news.helper,
    "bye": news.bye,
    "substituted": substitutes.substituted,
    "orphan": news.orphan,
    "pause": news.pause,
    "resume": news.resume,
    "extended-round": news.extended,
    "extended-table": tables.extended,
    "warning": letters.warning,
    "corrected": news.corrected,
    "round": rounds.round_begins,
    "round-over": rounds.round_over,
    "table": tables.table,
    "round-ends": tables.round_ends,
    "result": tables.result,
    "note": tables.note,
    "round-card": rounds.cancelled,
    "round-anew": rounds.paired_again,
    "void": tables.void,
    "freed": tables.freed,
    "over": endings.over,
    "prize": prizes.prize,
    "event": events.event,
    "cancel": endings.cancelled,
    "too-few": endings.too_few,
}
UNNOTED = 4  # messages that may be sent before it is noted that they were


@dataclass
class Teller:
    """Sends what waits to be announced, in order; refuses, and lets all wait, without a channel."""

    desk: Desk
    records: Records
    organiser: Organiser
    cards: Cards

    def __post_init__(self) -> None:
        self.counted: set[int] = set()  # games just being told of, whose results have been taken
        self._kinds = {"card": self.cards.post, **KINDS}
        self._refusing = Locks()

    async def waiting(self, mine: Mine) -> Mapping[int, Collection[int]]:
        """Return the tournaments that have something to announce, and their tables that wait."""
        return await self.desk.store.read(tournaments.announcing, mine)

    async def tell(self, subject_id: int) -> None:
        """Send all announcements and boards of a tournament. Its card is renewed with them."""
        due = await self.desk.store.read(dispatch.load_tournament, subject_id)
        if due is None or not self.desk.dispatcher.shards.is_served(due.stored.row.guild_id):
            return
        tournament = decode(due.stored)
        words = public_words(due.language, self.desk.places.guild(tournament.row.guild_id))
        delivery = Delivery(self.desk, due, tournament, words)
        # Tables that have just ended show it before the next round, or the podium, is announced.
        still_open = {pairing.game_id for pairing in tournament.open_pairings}
        self.counted |= due.games.keys() - still_open
        try:
            await self._post_boards(delivery, due.games.keys() - still_open)
            await self._announce(delivery)
        finally:
            self.counted -= due.games.keys()
            await delivery.note()
        await self._post_boards(delivery, due.games.keys() & still_open)
        kinds = {row.kind for row in due.rows}
        if kinds - {"card", "event"} or "card" not in kinds:  # a card that was just posted is new
            await self.cards.renew(delivery.tournament, words)

    async def _announce(self, delivery: Delivery) -> None:
        """Each is told of the tournament as it stands then. Of several cards only the last is sent."""
        rows = delivery.due.rows
        cards = [row.id for row in rows if row.kind == "card"]
        for row in rows:
            if row.kind != "card" or row.id == cards[-1]:
                await self._send(delivery, row)
            delivery.told.append(row.id)
            if len(delivery.told) >= UNNOTED:
                await delivery.note()

    async def _send(self, delivery: Delivery, row: AnnouncementRow) -> None:
        tournament, words = delivery.tournament, delivery.words
        channel = await self.desk.channel(tournament, words)
        try:
            await self._kinds[row.kind](Announcement(delivery, row, channel))
        except discord.Forbidden:
            raise unreachable(tournament, ["send_messages"], words) from None
        except discord.NotFound:
            raise unreachable(tournament, [], words) from None
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            # It will never be taken: what follows does not wait for it.
            number, why = in_a_line(error)
            facts = (number, row.kind, tournament.row.id, why)
            log.error("error %s: announcement %s of tournament %s is left out: %s", *facts)

    async def _post_boards(self, delivery: Delivery, game_ids: set[int]) -> None:
        """Send the boards of these tables, if any wait."""
        for game_id in sorted(game_ids - delivery.posted):
            due = delivery.due.games[game_id]
            if due.rows:
                self.desk.dispatcher.expect(due)
                await self.desk.dispatcher.send(game_id)

    async def refused(self, subject_id: int, error: RuleError) -> None:
        """Pause a tournament whose channel cannot be reached, and tell its organiser why."""
        async with self._refusing.of(subject_id):
            with suppress(RuleError):  # it does not run
                await self.organiser.pause(subject_id, None)
                await self.desk.store.write(tournaments.note_unreachable, subject_id, None)
            await self._tell_organiser(await self.records.load(subject_id), error)

    async def table_refused(self, subject_id: int) -> bool:
        """Pause a tournament of which no table can be reached; False if one table alone is in trouble."""
        tournament = await self.records.load(subject_id)
        try:
            await self.desk.need_tables(tournament, await self.desk.words(tournament))
        except RuleError as error:
            await self.refused(subject_id, error)
            return True
        return False

    async def _tell_organiser(self, tournament: Tournament, error: RuleError) -> None:
        """Tell the organiser in private why nothing can be announced, once for each channel."""
        row = tournament.row
        if not await self.desk.store.write(
            tournaments.note_unreachable, row.id, f"{row.channel_id} {error.code}"
        ):
            return
        words = await self.desk.replies.for_person(row.organiser_id, await self.desk.words(tournament))
        try:
            user = await self.desk.places.user(row.organiser_id)
            await user.send(words(error.code, **error.facts))
        except (discord.Forbidden, discord.NotFound):
            log.warning("tournament %s cannot be announced, and its organiser not be told", row.id)
        except NOT_TAKEN:
            await self.desk.store.write(tournaments.note_unreachable, row.id, None)  # they are told later
            raise
