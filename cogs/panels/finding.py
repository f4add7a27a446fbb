"""Which table a person means: the number they give, else the one in this channel, else their only one."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date

from cogs.panels.numbers import listed_title
from cogs.runtime.metrics import about
from cogs.tables.seating import seat_names
from cogs.tables.service import Tables
from cogs.tables.table import Table, decode, decoded, started, title_of
from cogs.ui import Interaction
from cogs.ui.answers import answer_to
from cogs.ui.cards import clipped
from cogs.ui.names import escaped
from cogs.ui.places import Places
from db import GameRow, Store
from db.queries import games
from engine.core import RuleError
from locales import Words

MOST_NAMED = 15
NAMED_LIMIT = 1700  # characters of their names in a refusal
SEARCH_LIMIT = 200  # ended games looked at: some were played in channels that the person cannot see
FEW = 20  # those that are looked at first


class TableFinder:
    """Finds tables for commands, among those that the person who asks may know of."""

    def __init__(self, store: Store, tables: Tables, places: Places, today: Callable[[], date]) -> None:
        self._store = store
        self._tables = tables
        self._places = places
        self._today = today

    async def numbered(self, interaction: Interaction, number: int) -> GameRow:
        """Returns the table of this number, if it is in this server and the person may know of it."""
        row = await self._tables.row(number)
        if row.guild_id != interaction.guild_id or not self._may_know(interaction, row):
            raise RuleError("no-such-game", game=number)
        return row

    async def need_known(self, interaction: Interaction, number: int) -> None:
        """Refuses a person who may not know of this table, as if there were none; its players may."""
        if not is_mine(await self._tables.row(number), interaction):
            await self.numbered(interaction, number)

    async def need_known_to_wait(self, interaction: Interaction, number: int) -> None:
        """The same, before a person waits for the table's lock: a stand-in that thinks may hold it."""
        if self._tables.lock(number).locked():
            await self.need_known(interaction, number)

    async def own(
        self, interaction: Interaction, game: str | None, number: int | None, *, prefers_due: bool = True
    ) -> Table:
        """Returns the table a person means; with `prefers_due` the one where it is their turn.

        A move is meant for that one. For all else a person with several games is asked which.
        """
        if number is not None:
            row = await self.numbered(interaction, number)
            if game and row.game != game:
                raise RuleError("other-game", game=number)
            return started(row)
        user = interaction.user.id
        mine = await self._running(interaction, game)
        here = [t for t in mine if is_here(t.row, interaction) and not t.row.daily]
        tables = here or [t for t in mine if not t.row.daily] or mine
        tables = [t for t in tables if t.seat_of(user) is not None]
        due = [t for t in tables if t.seat_of(user) in t.to_act]
        for choice in (tables, due) if prefers_due else (tables,):
            if len(choice) == 1:
                about(choice[0].row.game)
                return choice[0]
        if not tables:
            raise RuleError("no-game-here")
        raise await which_game(interaction, (t.row for t in tables))

    async def to_give_up(self, interaction: Interaction) -> list[Table]:
        """Returns the tables that a person can give up, this channel's first; today's maze is one of them."""
        user = interaction.user.id
        mine = [t for t in await self._running(interaction) if t.seat_of(user) is not None]
        near_first = sorted(mine, key=lambda table: not is_here(table.row, interaction))
        return [table for table in near_first if table.game.can_give_up]

    async def _running(self, interaction: Interaction, game: str | None = None) -> list[Table]:
        """Returns a person's running tables in this server, of one game or of all; of daily ones today's."""
        user, today = interaction.user.id, self._today().isoformat()
        rows = await self._store.read(games.of_user, user, ("playing",), interaction.guild_id, today)
        return list(decoded(row for row in rows if game in (None, row.game)))

    async def left(self, interaction: Interaction, number: int | None) -> Table:
        """Returns the table where a stand-in plays for the person who asks."""
        if number is not None:
            return await self.own(interaction, None, number)
        user = interaction.user.id
        mine = await self._store.read(games.of_user, user, ("playing",), interaction.guild_id)
        seats = [(row, s) for row in mine for s in row.seats if s.user_id == user and not s.resigned]
        left = [row for row, seat in seats if seat.handed]
        match [row for row in left if is_here(row, interaction)] or left:
            case [row]:
                return decode(row)
            case []:
                raise RuleError("not-handed" if seats else "no-game-here")
            case several:
                raise await which_game(interaction, several)

    async def board(self, interaction: Interaction, number: int | None, *, prefers_due: bool = True) -> Table:
        """Returns the only table played in this channel, also for those who watch, else one's own.

        `prefers_due` as in `own`.
        """
        channel_id = interaction.channel_id or 0
        here = list(decoded(await self._store.read(games.in_channel, channel_id, ("playing",))))
        played_here = [table for table in here if table.row.home_id == interaction.channel_id]
        if number is None and len(played_here) == 1:
            return played_here[0]
        try:
            return await self.own(interaction, None, number, prefers_due=prefers_due)
        except RuleError as error:
            if error.code != "no-game-here":
                raise
        running = [table for table in here if self._may_know(interaction, table.row)]
        if len(running) > 1:
            raise await which_game(interaction, (table.row for table in running))
        return running[0] if running else await self.last_ended(interaction)

    async def last_ended(self, interaction: Interaction) -> Table:
        """Returns the game that ended last in this channel: one's own, if there is any, else a visible one.

        One's own table may stand in a thread that one does not see any more.
        """
        user, channel = interaction.user.id, interaction.channel_id or 0
        for limit in (FEW, SEARCH_LIMIT):
            ended = await self._store.read(games.ended_in, channel, limit)
            own = await self._store.read(games.seated_in, (label.id for label in ended), user)
            if own or len(ended) < limit:  # there are no others
                break
        mine = [label for label in ended if label.id in own]
        for label in (*mine, *(one for one in ended if self._places.can_see(interaction, one))):
            for table in decoded([await self._tables.row(label.id)]):
                return table
        raise RuleError("no-game-here")

    async def finished(self, interaction: Interaction, number: int | None) -> Table:
        """Returns the number given, else the last game that ended in this channel, else a running one."""
        if number is None:
            with suppress(RuleError):  # no game has ended here
                return await self.last_ended(interaction)
        return await self.board(interaction, number)

    async def here(self, interaction: Interaction) -> GameRow | None:
        """Returns the open or running table of this place, of several one's own; None if unclear."""
        rows = await self._store.read(games.in_channel, interaction.channel_id or 0, ("lobby", "playing"))
        seen = [row for row in rows if self._may_know(interaction, row)]
        for some in (seen, [row for row in seen if is_mine(row, interaction)]):
            if len(some) == 1:
                return some[0]
        return None

    async def any(self, interaction: Interaction, number: int | None) -> GameRow:
        """Returns an open or running table: the number given, else the only one of this channel."""
        if number is not None:
            row = await self.numbered(interaction, number)
            if row.daily:
                raise RuleError("no-such-game", game=number)
            return row
        rows = await self._store.read(games.in_channel, interaction.channel_id or 0, ("lobby", "playing"))
        match [row for row in rows if self._may_know(interaction, row)]:
            case [row]:
                return row
            case []:
                raise RuleError("no-table-here")
            case several:
                raise await which_game(interaction, several)

    def _may_know(self, interaction: Interaction, row: GameRow) -> bool:
        """May the person know of this table? Theirs may be in a thread that is not theirs to see any more."""
        return is_mine(row, interaction) or (self._places.can_see(interaction, row) and not row.daily)


async def which_game(interaction: Interaction, rows: Iterable[GameRow]) -> RuleError:
    """The question which of several tables is meant: each by its name, who sits there, and where."""
    words = await answer_to(interaction).words()
    lines = [which_line(row, interaction.user.id, words) for row in rows]
    some = "\n".join(lines[:MOST_NAMED])
    return RuleError("which-game", games=clipped(some + "\n…" * (len(lines) > MOST_NAMED), NAMED_LIMIT))


def which_line(row: GameRow, user_id: int, words: Words) -> str:
    """One of several tables: its game and number, the others who sit there, and its place."""
    if row.daily:
        return listed_title(row, words)  # played in private, so it has no place
    names = zip(row.seats, seat_names(row, words), strict=True)
    others = [escaped(name) for seat, name in names if seat.user_id != user_id]
    place, title = f"<#{row.home_id}>", title_of(row, words)
    if not others:
        return words("which-game-alone", title=title, place=place)
    return words("which-game-line", title=title, names=", ".join(others), place=place)


def first_of(names: Iterable[str]) -> str:
    """A list of tournaments, the first of them where they are many."""
    some = list(names)
    return ", ".join(some[:MOST_NAMED]) + (" …" if len(some) > MOST_NAMED else "")


def is_mine(row: GameRow, interaction: Interaction) -> bool:
    """Does the person who asks sit at this table?"""
    return any(seat.user_id == interaction.user.id for seat in row.seats)


def is_here(row: GameRow, interaction: Interaction) -> bool:
    """Is this table played, or was it opened, in the channel where the person asks?"""
    return interaction.channel_id in (row.home_id, row.channel_id)
