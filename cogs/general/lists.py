"""`/game board | list`: a board again, and the tables of a server."""

from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from cogs.general.board import ShownBoard
from cogs.panels.numbers import TableNumbers, listed_title
from cogs.tables.seating import seat_names
from cogs.tables.table import decode, is_playing, readable
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import FreeLayout, Press, PressButton, button, link_button
from cogs.ui.links import link_to
from cogs.ui.names import escaped
from cogs.ui.places import Places
from cogs.ui.slash import slash
from db import GameLabel, GameRow, Store
from db.queries import games
from engine import ALL_GAMES
from locales import Words

PAGE_TABLES = 5
SEARCH_LIMIT = 200  # tables looked at for a list: some are in channels that the person cannot see


class TableLists(commands.Cog):
    """Shows a board again, and lists tables."""

    def __init__(
        self,
        store: Store,
        places: Places,
        board: ShownBoard,
        numbers: TableNumbers,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._numbers = numbers
        self._places = places
        self._board = board
        controls.on("list", self.press_page)

    @slash("game-board")
    async def board(self, answer: Answer, text: bool = False, number: int | None = None) -> None:
        """Shows the board again."""
        await self._board.show(answer, number, text=text)

    @board.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's running games in this server."""
        return await self._numbers.running(interaction, typed)

    @slash("game-list")
    async def tables(self, answer: Answer) -> None:
        """Lists the open and running tables of this server that the person can see."""
        await self._show(answer, 0)

    async def press_page(self, answer: Answer, press: Press) -> None:
        """Turns a page; its number is in the place of the version."""
        await self._show(answer, press.version)

    async def _show(self, answer: Answer, page: int) -> None:
        words = await answer.words()
        found = await self._store.read(
            games.labels_of_guild, answer.interaction.guild_id or 0, ("lobby", "playing"), SEARCH_LIMIT
        )
        seen = [label for label in found if self._places.can_see(answer.interaction, label)]
        pages = max(1, -(-len(seen) // PAGE_TABLES))
        page = min(page, pages - 1)
        rows = [await self._store.read(games.load, label.id) for label in part(seen, page)]
        tables = list(readable(row for row in rows if row))
        await answer.browse(list_card(tables, answer.user_id, words, page, pages))


def part(labels: list[GameLabel], page: int) -> list[GameLabel]:
    """The tables on a page."""
    return labels[page * PAGE_TABLES : (page + 1) * PAGE_TABLES]


def list_card(rows: list[GameRow], user_id: int, words: Words, page: int, pages: int) -> ui.LayoutView:
    """Tables one below the other, each with the button that the reader needs."""
    head = words("list-title") if rows else words("list-none")
    if pages > 1:
        head += " " + words("games-page", page=page + 1, pages=pages)
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(head)]
    parts += [
        ui.Section(game_line(row, user_id, words), accessory=way_in(row, user_id, words)) for row in rows
    ]
    controls: list[ui.Item[Any]] = [] if rows else [new_table_button(words)]
    if pages > 1:
        turns = ((page - 1, "button-page-back"), (page + 1, "button-page-on"))
        controls += [
            button(Press("list", 0, to % (pages + 1)), words(key), disabled=not 0 <= to < pages)
            for to, key in turns
        ]
    if controls:
        parts.append(ui.ActionRow(*controls))
    view = FreeLayout()
    view.add_item(ui.Container(*parts))
    return view


def new_table_button(words: Words) -> PressButton:
    """The way from an empty list to the games."""
    return button(Press("help", 0, 0, "play"), words("button-new-table"))


def way_in(row: GameRow, user_id: int, words: Words) -> ui.Item[Any]:
    """Play at one's own table, Join where a seat is free, Watch a running game, else the way there."""
    if row.status == "playing":
        verb = "play" if is_playing(row, user_id) else "watch"
        return button(Press(verb, row.id, row.version), words(f"button-{verb}"))
    is_mine = any(seat.user_id == user_id for seat in row.seats)
    if is_mine or len(row.seats) >= max(ALL_GAMES[row.game].seats):
        return link_button(words("button-place"), link_to(row))
    return button(Press("join", row.id, row.version), words("button-join"))


def game_line(row: GameRow, user_id: int, words: Words) -> str:
    """One table in a list: its game and number, who plays, whose turn unless it is paused, and a link."""
    names = [escaped(name) for name in seat_names(row, words)]
    facts = {"number": row.id, "game": words(f"game-{row.game}"), "names": ", ".join(names)}
    if row.daily:
        return listed_title(row, words)
    facts["link"] = link_to(row)
    if row.status == "lobby":
        return words("list-lobby", **facts)
    if row.paused_at is not None:
        return words("list-paused", **facts)
    acting = sorted(decode(row).to_act)
    called = [words("list-you") if row.seats[n].user_id == user_id else names[n] for n in acting]
    turn = words.listed(called)
    return words("list-playing", turn=turn, **facts)
