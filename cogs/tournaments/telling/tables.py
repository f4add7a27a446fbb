"""What a tournament announces at its tables: their places, their results, that they are not played."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.clock.personal_time import PersonalTime, load_personal_time
from cogs.clock.reminders import Sent
from cogs.lobby.lobby import ARCHIVE_AFTER
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.workers import Workers
from cogs.tables.service import Tables
from cogs.tables.table import Table, started
from cogs.tournaments.pages.names import mentions
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import Announcement, Payload, Tell
from cogs.tournaments.telling.reports import table_result_lines
from cogs.ui.mentions import only
from cogs.ui.names import NAME_LIMIT, plain
from cogs.ui.places import Places, UnreachableError
from db import Due, GameRow
from engine.tournaments import result_at
from locales import Words

log = logging.getLogger("dedale.tournaments")

THREAD_LIMIT = 100  # characters of a thread's name


@dataclass
class TablePlaces:
    """Opens the places at which tables are played: threads if possible, else the channel."""

    where: str  # a server's tables are played there by default

    async def open(self, news: Announcement, game: GameRow) -> Due | None:
        """Give a table its place, and call its players there; return the table with what waits for it."""
        home = await self._thread(news, game) or news.channel
        due = await news.delivery.open_place(game.id, home.id)
        people = [seat.user_id for seat in game.seats if seat.user_id is not None and not seat.resigned]
        text = news.words(
            "tournament-table-begins",
            title=news.title,
            round=news.payload.round,
            table=news.payload.table + 1,
            when=news.tournament.until,
            names=mentions(people),
        )
        await home.send(text, nonce=news.nonce, allowed_mentions=only(people))
        return due

    async def _thread(self, news: Announcement, game: GameRow) -> discord.Thread | None:
        """Open a thread; None where threads are not wanted, not allowed or too many."""
        where, channel = news.delivery.due.where or self.where, news.channel
        if where != "thread" or not isinstance(channel, discord.TextChannel):
            return None
        names = thread_names(news.tournament, game, news.payload, news.words)
        me = channel.guild.me.id
        # A process that was killed may have opened it without noting it.
        for thread in channel.threads:
            if thread.name in names and thread.owner_id == me:
                return thread
        for name in names:
            try:
                return await channel.create_thread(
                    name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
                )
            except discord.Forbidden:
                break
            except NOT_TAKEN as error:
                log.info("no thread for game %s: %s", game.id, error)
        return None


@dataclass
class TableTeller:
    """Messages at the tables' own places."""

    places: Places
    tables: Tables
    workers: Workers
    dispatcher: Dispatcher
    last_boards: LastBoards
    table_places: TablePlaces

    @property
    def kinds(self) -> Mapping[str, Tell]:
        """What it tells, by the kinds of announcements."""
        return {
            "table": self._table,
            "round-ends": self._round_ends,
            "result": self._result,
            "void": self._void,
            "freed": self._freed,
        }

    async def _table(self, news: Announcement) -> None:
        """A table gets its own place, and its players are called there once."""
        if not news.is_current or news.table is None or news.table.game.status != "playing":
            return
        if due := await self.table_places.open(news, news.table.game):
            self.dispatcher.expect(due)
            await self.dispatcher.send(due.game.id)
            news.delivery.posted.add(due.game.id)

    async def _void(self, news: Announcement) -> None:
        """A table of a round that was paired again is not played."""
        if news.table is None:
            return
        game = news.table.game
        await self.last_boards.retire(game)
        if game.home_id != news.channel.id:
            await self._say_at(game, news.words("tournament-table-void"), news.nonce)

    async def _result(self, news: Announcement) -> None:
        """What a table's result means for the tournament; a correction is told there too."""
        tournament, payload, words = news.tournament, news.payload, news.words
        result = result_at(tournament.state, payload.round, payload.table)
        if result is None or news.table is None:
            return
        facts = {"title": news.title, "round": payload.round, "table": payload.table + 1}
        head = words(f"tournament-table-{payload.act or 'result'}", **facts)
        game, how, due = news.table.game, news.delivery.decided, news.delivery.due
        seats = tournament.seats(payload.round, payload.table)
        acts = [move for move in due.played.get(game.id, ()) if move.kind == "act"]
        by_bots = {seats[move.seat] for move in acts if move.interaction_id is None}
        lines = await self.workers.run(
            lambda: table_result_lines(tournament, result, how, words, head=head, played_for=by_bots)
        )
        await self._say_at(game, "\n".join(lines), news.nonce)

    async def _freed(self, news: Announcement) -> None:
        """A table of a tournament that was cancelled is played on without it."""
        if news.table and news.table.game.status == "playing" and news.table.game.home_id != news.channel.id:
            text = news.words("tournament-table-freed", title=news.title)
            await self._say_at(news.table.game, text, news.nonce)

    async def _round_ends(self, news: Announcement) -> None:
        """Remind those who are to move at an open table that the round's time runs out."""
        tournament, payload, due = news.tournament, news.payload, news.tournament.row.due
        if due is None or tournament.row.status != "running" or not news.is_current or news.table is None:
            return
        table = started(news.table.game)
        since = due - tournament.terms.reminder_lead
        people = [
            table.row.seats[seat].user_id or 0
            for seat in sorted(table.to_act)
            if not table.is_standin(seat) and not was_reminded(table, seat, since)
        ]
        if payload.round != tournament.round or not people:
            return
        text = news.words(
            "tournament-round-ends", names=mentions(people), round=payload.round, when=f"<t:{due}:R>"
        )
        times = {one: load_personal_time(news.table.people.get(one, {})) for one in people}
        called = [one for one in people if may_call(times[one], self.tables.now())]
        await self._say_at(table.row, text, news.nonce, called)

    async def _say_at(self, game: GameRow, text: str, nonce: str, called: Sequence[int] = ()) -> None:
        """Send a line to a table's place, calling only these people; a place that is gone gets none."""
        try:
            place = await self.places.writable(game.home_id)
            await place.send(text, nonce=nonce, allowed_mentions=only(called))
        except (UnreachableError, discord.NotFound, discord.Forbidden) as error:
            log.info("the place of game %s is not told what became of it: %s", game.id, error)


def thread_names(tournament: Tournament, game: GameRow, payload: Payload, words: Words) -> tuple[str, str]:
    """Return the name of a table's thread, and one without people's names, which Discord may not accept.

    If it would be too long, all names are cut to the same length. The game's number makes it unique.
    """
    place = words("tournament-thread", round=payload.round, table=payload.table + 1)
    ending = words("tournament-thread-title", name=plain(tournament.row.name), game=game.id)

    def with_names(limit: int) -> str:
        names = [
            plain(seat.name, limit) or words("picture-tournament-nameless", number=seat.seat + 1)
            for seat in game.seats
        ]
        return f"{place} · {', '.join(names)} · {ending}"

    fitting = (name for limit in range(NAME_LIMIT, 0, -1) if len(name := with_names(limit)) <= THREAD_LIMIT)
    bare = f"{place} · {ending}"
    return next(fitting, bare), bare


def may_call(time: PersonalTime, now: int) -> bool:
    """May this person be called now? Not in their quiet hours, nor if they want no reminders."""
    is_quiet = time.quiet is not None and time.quiet.around(now) is not None
    return time.reminders != "off" and not is_quiet


def was_reminded(table: Table, seat: int, since: int) -> bool:
    """Was this player reminded of their turn since then? The id of that message tells when it was sent."""
    turn = turn_of(table.row.deadlines, seat)
    if turn is None or not turn.reminder:
        return False
    message_id = msgspec.json.decode(turn.reminder, type=Sent).message_id
    return discord.utils.snowflake_time(message_id).timestamp() >= since
