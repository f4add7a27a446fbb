"""`/game board | list`: a board again, and the tables of a server."""

from itertools import islice

from discord.ext import commands

from cogs.general.board import ShownBoard
from cogs.tables.seating import seat_names
from cogs.tables.table import decode, readable
from cogs.ui.answers import Answer
from cogs.ui.names import escaped
from cogs.ui.places import Places, link_to
from cogs.ui.slash import slash
from db import GameRow, Store
from db.queries import games
from locales import Words

LIST_LIMIT = 20
SEARCH_LIMIT = 200  # tables looked at for a list: some are in channels that the person cannot see


class TableLists(commands.Cog):
    """Shows a board again, and lists tables."""

    def __init__(self, store: Store, places: Places, board: ShownBoard) -> None:
        self._store = store
        self._places = places
        self._board = board

    @slash("game-board")
    async def board(self, answer: Answer, text: bool = False, number: int | None = None) -> None:
        """Shows the board again."""
        await self._board.show(answer, number, text=text)

    @slash("game-list")
    async def tables(self, answer: Answer) -> None:
        """Lists the open and running tables of this server that the person can see."""
        words = await answer.words()
        found = await self._store.read(
            games.labels_of_guild, answer.interaction.guild_id or 0, ("lobby", "playing"), SEARCH_LIMIT
        )
        seen = (label.id for label in found if self._places.can_see(answer.interaction, label))
        rows = [await self._store.read(games.load, number) for number in islice(seen, LIST_LIMIT)]
        lines = [game_line(row, words) for row in readable(row for row in rows if row)]
        head = words("list-title") if lines else words("list-none")
        await answer.tell("\n".join([head, *lines]))


def game_line(row: GameRow, words: Words) -> str:
    """One table in a list: its number, its game, who plays, whose turn unless it is paused, and a link."""
    names = [escaped(name) for name in seat_names(row, words)]
    facts = {"number": row.id, "game": words(f"game-{row.game}"), "names": ", ".join(names)}
    facts["link"] = link_to(row)
    if row.status == "lobby":
        return words("list-lobby", **facts)
    if row.paused_at is not None:
        return words("list-paused", **facts)
    turn = ", ".join(names[seat] for seat in sorted(decode(row).to_act))
    return words("list-playing", turn=turn, **facts)
