"""What a tournament tells at its tables: where they are, that they are not played, how they count."""

import logging

import discord
import msgspec

from cogs.contest.announcing import NOBODY, Announcer, Told, nonce, only
from cogs.contest.card import title
from cogs.contest.reports import decided, result_of_table, table_result_lines
from cogs.contest.terms import Tournament
from cogs.failing import NOT_TAKEN
from cogs.lobby import ARCHIVE_AFTER
from cogs.names import plain
from cogs.post import Home
from db import GameRow
from db.contest_rows import AnnouncementRow, PairingRow
from locales import Words

log = logging.getLogger("dedale.tournaments")


class TableTeller(Announcer):
    """Messages at the tables' own places."""

    async def _table(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table gets its own place, and its players are called there once."""
        told = msgspec.json.decode(row.payload, type=Told)
        if not await self._is_current(known, told):
            return
        pairing = await self._pairing(known, told)
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
        except NOT_TAKEN:
            return None  # not allowed, or too many threads: the table is played in the channel

    async def _pairing(self, known: Tournament, told: Told) -> PairingRow:
        """Which game is played at a table."""
        pairings = await self._bot.store.contests.pairings(known.row.id)
        return next(one for one in pairings if (one.round, one.number) == (told.round, told.table))

    async def _void(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """A table that was paired anew: its players are told there that it is not played."""
        told = msgspec.json.decode(row.payload, type=Told)
        game = await self._bot.tables.row(told.game)
        await self._bot.postman.retire(game)
        if game.home_id != channel.id:
            await self._say_at(game, words("tournament-table-void"), nonce(row))

    async def _result(self, known: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """What a table's result means for the tournament; a correction is told there too."""
        told = msgspec.json.decode(row.payload, type=Told)
        result = result_of_table(known, told.round, told.table)
        if result is None:
            return
        facts = {"title": title(known, words), "round": told.round, "table": told.table + 1}
        head = words(f"tournament-table-{told.act or 'result'}", **facts)
        how = decided(await self._bot.store.contests.log(known.row.id))
        lines = await self._bot.workers.run(lambda: table_result_lines(known, result, how, words, head=head))
        pairing = await self._pairing(known, told)
        await self._say_at(await self._bot.tables.row(pairing.game_id), "\n".join(lines), nonce(row))

    async def _say_at(self, game: GameRow, text: str, nonce: str) -> None:
        """A line at a table that calls nobody; a place that is gone hears nothing."""
        place = self._bot.get_partial_messageable(game.home_id, guild_id=game.guild_id)
        try:
            await place.send(text, nonce=nonce, allowed_mentions=NOBODY)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("the place of game %s is not told what became of it: %s", game.id, error)
