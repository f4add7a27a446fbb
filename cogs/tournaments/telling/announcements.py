"""Announcements: how a tournament speaks in its channel, in the server's language, once for each of them."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

import discord
import msgspec

from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.workers import Workers
from cogs.tables.service import Tables
from cogs.tournaments.pages.names import title
from cogs.tournaments.service.terms import Tournament, decode
from cogs.tournaments.telling.reports import Decided, decided
from cogs.ui.cards import Card, Foot
from cogs.ui.controls import PressButton
from cogs.ui.mentions import only
from cogs.ui.pages import Drawing
from cogs.ui.places import Home, Places, UnreachableError, missing_permissions, permission_words
from cogs.ui.replies import Replies
from db import AnnouncementRow, Due, PairingRow, Posted, Store, TournamentDue
from db.queries import dispatch, tournaments
from engine.core import RuleError
from locales import Fact, Words

T = TypeVar("T")

PINGED_AT_ONCE = 60  # mentions of 23 characters that a message of 2000 holds beside its words
GALLERY = 8
LOST = (400, 403, 404)  # how Discord says that a message can no longer be changed
NOBODY = discord.AllowedMentions.none()


class Payload(msgspec.Struct, frozen=True):
    """What an announcement is about: `is_final`, no round follows; `act`, what the organiser has done.

    `count` were there where `least` were needed. `note` is the message above the board of a table.
    """

    round: int = 0
    table: int = 0
    attempt: int = 0
    game: int = 0
    is_final: bool = False
    act: str = ""
    count: int = 0
    least: int = 0
    note: int = 0


@dataclass
class Desk:
    """What announcements are made with. `where`: a server's tables are played there by default."""

    store: Store
    tables: Tables
    workers: Workers
    replies: Replies
    places: Places
    dispatcher: Dispatcher
    last_boards: LastBoards
    where: str

    async def words(self, tournament: Tournament) -> Words:
        """Return the words of the server's language."""
        guild_id = tournament.row.guild_id
        return await self.replies.public(guild_id, self.places.guild(guild_id))

    async def channel(self, tournament: Tournament, words: Words) -> Home:
        """Return the tournament's channel, or refuse with the reason why the bot cannot post there."""
        try:
            return await self.places.writable(tournament.row.channel_id)
        except UnreachableError as error:
            raise unreachable(tournament, error.missing, words) from None

    async def tables_channel(self, tournament: Tournament, words: Words) -> Home:
        """Return the channel in which its tables are played, or refuse as `channel` does."""
        channel_id = tournament.row.tables_channel_id or tournament.row.channel_id
        try:
            return await self.places.writable(channel_id)
        except UnreachableError as error:
            raise unreachable(tournament, error.missing, words, channel_id) from None

    async def need_tables(self, tournament: Tournament, words: Words) -> None:
        """Refuse if its tables are played in threads in which the bot may not write: then none can go on."""
        channel_id = tournament.row.tables_channel_id or tournament.row.channel_id
        game_ids = [one.game_id for one in tournament.open_pairings]
        if not game_ids:
            return
        games = await self.store.read(tournaments.open_games, game_ids)
        are_threads = any(row.home_id != channel_id for row, _ in games.values())
        place = self.places.channel(channel_id)
        if not are_threads or not isinstance(place, discord.TextChannel):
            return
        if missing := missing_permissions(place.permissions_for(place.guild.me), thread=True):
            raise unreachable(tournament, missing, words, channel_id)


@dataclass
class Delivery:
    """All that a tournament announces at a time, while it is being sent."""

    desk: Desk
    due: TournamentDue
    tournament: Tournament  # as it stands now
    words: Words
    told: list[int] = field(default_factory=list[int])  # announcements that are sent, and to be deleted
    notes: dict[int, int] = field(default_factory=dict[int, int])  # by game: the messages above their boards
    round_card: tuple[int, int] | None = None  # channel and message with which a round began
    posted: set[int] = field(default_factory=set[int])  # games whose boards have been sent

    @property
    def decided(self) -> Decided:
        """How tables were decided, and why people dropped out."""
        return decided(self.due.log)

    async def note(self) -> None:
        """Delete what is sent."""
        if self.told:
            facts = (self.tournament.row.id, self.told, Posted(self.notes, self.round_card))
            self.tournament = decode(await self.desk.store.write(dispatch.mark_told, *facts))
            self.told, self.notes, self.round_card = [], {}, None

    async def open_place(self, game_id: int, home_id: int) -> Due | None:
        """Give a table its place, and delete what is sent; return the table with what waits for it."""
        posted = Posted(self.notes, self.round_card)
        facts = (self.tournament.row.id, self.told, game_id, home_id, posted)
        stored, due = await self.desk.store.write(dispatch.open_place, *facts)
        self.tournament, self.told, self.notes, self.round_card = decode(stored), [], {}, None
        if due:
            self.due.games[game_id] = due  # if the call is not taken, the board still goes to this place
        return due


class Announcement(msgspec.Struct, frozen=True):
    """One announcement on its way out, and the channel in which it is told."""

    delivery: Delivery
    row: AnnouncementRow
    channel: Home

    @property
    def tournament(self) -> Tournament:
        """The tournament as it stands now."""
        return self.delivery.tournament

    @property
    def words(self) -> Words:
        """The words of the server's language."""
        return self.delivery.words

    @property
    def table(self) -> Due | None:
        """The table that it is about, if it is about one."""
        payload = self.payload
        where = (payload.round, payload.table)
        found = (one.game_id for one in self.tournament.pairings if (one.round, one.number) == where)
        return self.delivery.due.games.get(payload.game or next(found, 0))

    def is_about(self, pairing: PairingRow) -> bool:
        """Is it about this table?"""
        return (self.payload.round, self.payload.table) == (pairing.round, pairing.number)

    @property
    def payload(self) -> Payload:
        """What it is about."""
        return msgspec.json.decode(self.row.payload, type=Payload)

    @property
    def nonce(self) -> str:
        """Discord drops a second message with the same nonce; those of boards have no letter.

        After a backup is restored, ids are given out again: hence the time.
        """
        return f"t{self.row.id}-{self.row.at}"

    @property
    def title(self) -> str:
        """The tournament by name and number."""
        return title(self.tournament, self.words)

    @property
    def is_current(self) -> bool:
        """Is its round still the one that was paired, or was the round taken back since?"""
        payload, tournament = self.payload, self.tournament
        is_known = 1 <= payload.round <= tournament.round
        return is_known and payload.attempt == tournament.attempt(payload.round)

    async def send(
        self,
        card: Card,
        drawings: Sequence[Drawing] = (),
        controls: Sequence[PressButton] = (),
        called: Sequence[int] = (),
        part: int = 0,
        foot: Foot | None = None,
    ) -> discord.Message:
        """Send a card with its pictures; `part` is where it begins if it is told in several messages."""
        picture = self.delivery.desk.replies.picture
        drawn = [(drawing, await picture(drawing)) for drawing in drawings[:GALLERY]]
        shown = tuple((drawing.name, drawing.alt) for drawing, file in drawn if file)
        card = msgspec.structs.replace(card, pictures=shown)
        return await self.channel.send(
            view=card.layout(controls, foot),
            files=[file for _, file in drawn if file],
            nonce=f"{self.nonce}-{part}" if part else self.nonce,
            allowed_mentions=only(called),
        )

    async def say(self, key: str, **facts: Fact) -> None:
        """Send a sentence that calls nobody."""
        text = self.words(key, title=self.title, **facts)
        await self.channel.send(text, nonce=self.nonce, allowed_mentions=NOBODY)


Tell: TypeAlias = Callable[[Announcement], Awaitable[None]]


def parts(people: Sequence[T]) -> Iterator[tuple[int, Sequence[T]]]:
    """Divide people into as many as one message can call; each part with the index where it begins."""
    for at in range(0, max(1, len(people)), PINGED_AT_ONCE):
        yield at, people[at : at + PINGED_AT_ONCE]


def unreachable(
    tournament: Tournament, missing: Sequence[str], words: Words, channel_id: int = 0
) -> RuleError:
    """Return the refusal that says what is in the way of the announcements, and what to do."""
    facts: dict[str, str | int] = {"title": title(tournament, words), "number": tournament.row.id}
    if not missing:
        return RuleError("tournament-channel-gone", **facts)
    names = permission_words(missing, words)
    place = f"<#{channel_id or tournament.row.channel_id}>"
    return RuleError("tournament-channel-closed", place=place, missing=names, **facts)
