"""What a tournament tells at its tables: where they are, that they are not played, how they count."""

import logging
from collections.abc import Sequence

import discord
import msgspec

from cogs.clock.deadlines import turn_of
from cogs.clock.reminders import Sent
from cogs.lobby.lobby import ARCHIVE_AFTER
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.table import Table
from cogs.tournaments.pages.card import title
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import Announcer, Told, nonce
from cogs.tournaments.telling.reports import DECISIONS, decided, table_result_lines
from cogs.ui.limits import THREAD_LIMIT
from cogs.ui.mentions import only
from cogs.ui.names import NAME_LIMIT, plain
from cogs.ui.places import Home
from db import AnnouncementRow, GameRow, PairingRow
from db.queries import games, moves, settings, tournaments
from engine.tournaments import result_at
from locales import Words

log = logging.getLogger("dedale.tournaments")


class TableTeller(Announcer):
    """Messages at the tables' own places."""

    async def _table(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table gets its own place, and its players are called there once."""
        told = msgspec.json.decode(row.payload, type=Told)
        if not await self._is_current(tournament, told):
            return
        pairing = await self._pairing(tournament, told)
        game = await self._bot.tables.row(pairing.game_id)
        if game.status == "playing":
            await self.open_place(tournament, game, told, channel, words, nonce(row))
            await self._bot.postman.go_on(game.id)

    async def open_place(
        self, tournament: Tournament, game: GameRow, told: Told, channel: Home, words: Words, nonce: str
    ) -> None:
        """Give a table a thread where that can be, and call its players there."""
        home = await self._thread(tournament, game, told, channel, words) or channel
        await self._bot.store.write(games.set_home, game.id, home.id)
        people = [seat.user_id for seat in game.seats if seat.user_id is not None and not seat.resigned]
        text = words(
            "tournament-table-begins",
            title=title(tournament, words),
            round=told.round,
            table=told.table + 1,
            when=tournament.until,
            names=" ".join(f"<@{user}>" for user in people),
        )
        await home.send(text, nonce=nonce, allowed_mentions=only(people))

    async def _thread(
        self, tournament: Tournament, game: GameRow, told: Told, channel: Home, words: Words
    ) -> discord.Thread | None:
        where = await self._bot.store.read(settings.get, "guild", tournament.row.guild_id, "where")
        if (where or self._bot.settings.where) != "thread" or not isinstance(channel, discord.TextChannel):
            return None
        names = thread_names(tournament, game, told, words)
        # A process that was killed may have opened it without coming to note it.
        mine = [
            thread
            for thread in channel.threads
            if thread.name in names and thread.owner_id == channel.guild.me.id
        ]
        if mine:
            return mine[0]
        for name in names:
            try:
                return await channel.create_thread(
                    name=name, type=discord.ChannelType.public_thread, auto_archive_duration=ARCHIVE_AFTER
                )
            except discord.Forbidden:
                break
            except NOT_TAKEN as error:
                log.info("no thread for game %s: %s", game.id, error)
        return None  # not allowed, or too many threads: the table is played in the channel

    async def _pairing(self, tournament: Tournament, told: Told) -> PairingRow:
        """Which game is played at a table."""
        pairings = await self._bot.store.read(tournaments.pairings, tournament.row.id)
        return next(one for one in pairings if (one.round, one.number) == (told.round, told.table))

    async def _void(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table that was paired anew: its players are told there that it is not played."""
        told = msgspec.json.decode(row.payload, type=Told)
        game = await self._bot.tables.row(told.game)
        await self._bot.postman.retire(game)
        if game.home_id != channel.id:
            await self._say_at(game, words("tournament-table-void"), nonce(row))

    async def _result(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """What a table's result means for the tournament; a correction is told there too."""
        told = msgspec.json.decode(row.payload, type=Told)
        result = result_at(tournament.state, told.round, told.table)
        if result is None:
            return
        facts = {"title": title(tournament, words), "round": told.round, "table": told.table + 1}
        head = words(f"tournament-table-{told.act or 'result'}", **facts)
        how = decided(await self._bot.store.read(tournaments.log, tournament.row.id, *DECISIONS))
        game = await self._bot.tables.row((await self._pairing(tournament, told)).game_id)
        played = await self._bot.store.read(moves.of_game, game.id)
        seats = tournament.state.rounds[result.round - 1].tables[result.table].seats
        by_bots = {seats[move.seat] for move in played if move.kind == "act" and move.interaction_id is None}
        lines = await self._bot.workers.run(
            lambda: table_result_lines(tournament, result, how, words, head=head, played_for=by_bots)
        )
        await self._say_at(game, "\n".join(lines), nonce(row))

    async def _freed(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table of a tournament that was cancelled is played on without it."""
        game = await self._bot.tables.row(msgspec.json.decode(row.payload, type=Told).game)
        if game.status == "playing" and game.home_id != channel.id:
            await self._say_at(
                game, words("tournament-table-freed", title=title(tournament, words)), nonce(row)
            )

    async def _round_ends(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """Whoever is to move at a table that is still open hears that the round's time runs out."""
        told = msgspec.json.decode(row.payload, type=Told)
        due = tournament.row.due
        if due is None or tournament.row.status != "running" or not await self._is_current(tournament, told):
            return
        table = await self._bot.tables.load((await self._pairing(tournament, told)).game_id)
        people = [
            table.row.seats[seat].user_id or 0
            for seat in sorted(table.to_act)
            if not table.is_standin(seat)
            and not was_reminded(table, seat, due - tournament.terms.reminder_lead)
        ]
        if told.round != tournament.round or not people:
            return
        names = " ".join(f"<@{user}>" for user in people)
        text = words("tournament-round-ends", names=names, round=told.round, when=f"<t:{due}:R>")
        await self._say_at(table.row, text, nonce(row), [one for one in people if await self._may_call(one)])

    async def _may_call(self, user_id: int) -> bool:
        """Nobody is called in their quiet hours, nor whoever wants no reminders."""
        personal_time = await self._bot.reminders.personal_time(user_id)
        is_quiet = (
            personal_time.quiet is not None and personal_time.quiet.around(self._bot.tables.now()) is not None
        )
        return personal_time.reminders != "off" and not is_quiet

    async def _say_at(self, game: GameRow, text: str, nonce: str, called: Sequence[int] = ()) -> None:
        """A line at a table that calls these and nobody else; a place that is gone hears nothing."""
        place = self._bot.get_partial_messageable(game.home_id, guild_id=game.guild_id)
        try:
            await place.send(text, nonce=nonce, allowed_mentions=only(called))
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the place of game %s is not told what became of it: %s", game.id, error)


def thread_names(tournament: Tournament, game: GameRow, told: Told, words: Words) -> tuple[str, str]:
    """What a table's thread is called; and without the names of people, which Discord may not take.

    Where it would be too long each name is cut alike. The game's number makes it the only one of its name.
    """
    place = words("tournament-thread", round=told.round, table=told.table + 1)
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


def was_reminded(table: Table, seat: int, since: int) -> bool:
    """Was somebody reminded of their turn since then? The id of that message tells when it was sent."""
    turn = turn_of(table.row.deadlines, seat)
    if turn is None or not turn.reminder:
        return False
    message_id = msgspec.json.decode(turn.reminder, type=Sent).message_id
    return discord.utils.snowflake_time(message_id).timestamp() >= since
