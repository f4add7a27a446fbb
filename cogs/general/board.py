"""Showing tables: the board again, as a picture or as text, and lists of games."""

import logging
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.panels.face import Face
from cogs.panels.play import find_table, numbers
from cogs.posting.board_card import board_controls
from cogs.tables.outgoing import Notice
from cogs.tables.seating import seat_names
from cogs.tables.table import Table, decode, readable
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.cards import fenced
from cogs.ui.controls import PressButton
from cogs.ui.names import escaped
from cogs.ui.places import cannot_play_here, link, missing_here
from cogs.ui.slash import matching, slash
from db import GameLabel, GameRow, Outgoing, Status
from db.queries import games, outbox
from engine.core import RuleError, dump
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

LIST_LIMIT = 20
LABEL_LIMIT = 1000  # of somebody's games, those that are searched for what they type
SEARCH_LIMIT = 200  # tables looked at for a list: some are in channels that the asker cannot see
log = logging.getLogger("dedale.boards")


class Boards(commands.Cog):
    """`/board`."""

    def __init__(self, bot: "Dedale") -> None:
        self.bot = bot

    @slash("board")
    async def board(
        self, interaction: Interaction, text: bool = False, view: str = "", number: int | None = None
    ) -> None:
        """The board as the asker may see it."""
        await show_board(self.bot, interaction, text, number, view)

    @board.autocomplete("view")
    async def views(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The other pictures that the game meant can show."""
        words = await self.bot.replies.private(interaction)
        number = interaction.namespace.number
        try:
            table = await find_board(self.bot, interaction, number if isinstance(number, int) else None)
        except RuleError:
            return []
        return matching(
            {view: words(f"view-{view}") for view in self.bot.faces[table.row.game].perspectives}, typed
        )

    @board.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """My games in this server."""
        return await my_numbers(self.bot, interaction, typed)


async def list_games(bot: "Dedale", interaction: Interaction) -> None:
    """Open and running tables of this server that the asker can see."""
    words = await bot.replies.private(interaction)
    found = await bot.store.read(
        games.labels_of_guild, interaction.guild_id or 0, ("lobby", "playing"), SEARCH_LIMIT
    )
    seen = (label.id for label in found if bot.places.can_see(interaction, label))
    rows = [await bot.store.read(games.load, number) for number in islice(seen, LIST_LIMIT)]
    lines = [game_line(row, words) for row in readable(row for row in rows if row)]
    head = words("list-title") if lines else words("list-none")
    await bot.replies.reply(interaction, "\n".join([head, *lines]))


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


def link_to(row: GameRow) -> str:
    """The address of a table's card or of its board."""
    message = row.lobby_message_id if row.status == "lobby" else row.board_message_id
    return link(row.guild_id, row.home_id, message)


async def my_numbers(bot: "Dedale", interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Autocomplete for a table's number: the asker's running games here."""
    words = await bot.replies.private(interaction)
    found = await labels(bot, interaction, ("playing",))
    return offered([label for label in reversed(found) if not label.daily], words, typed)


async def labels(
    bot: "Dedale", interaction: Interaction, statuses: Iterable[Status]
) -> tuple[GameLabel, ...]:
    """The asker's games here, the newest first."""
    return await bot.store.read(
        games.labels_of_user, interaction.user.id, statuses, interaction.guild_id or 0, LABEL_LIMIT
    )


def offered(found: Iterable[GameLabel], words: Words, typed: str) -> list[app_commands.Choice[int]]:
    """Choices of a table's number, as many as Discord shows."""
    return matching({game.id: f"#{game.id} · {words(f'game-{game.game}')}" for game in found}, typed)


async def show_board(
    bot: "Dedale", interaction: Interaction, text: bool, number: int | None, picture_view: str = ""
) -> None:
    """Show a board in private; a table whose place is gone or closed moves here."""
    table = await find_board(bot, interaction, number)
    if picture_view and picture_view not in bot.faces[table.row.game].perspectives:
        raise RuleError("option-not-understood")
    await bot.replies.take_time(interaction)
    seat = table.seat_of(interaction.user.id)
    if seat is not None and not table.row.daily and await moved_here(bot, interaction, table):
        return
    table = await bot.tables.load(table.row.id)  # a stand-in that was stuck may have moved
    viewer = await bot.play.viewer(interaction, table, seat)
    face = bot.faces[table.row.game]
    view = discord.ui.View(timeout=None)
    for item in play_buttons(viewer, face):
        view.add_item(item)
    if text:
        await bot.replies.reply(interaction, fenced(face.text_board(viewer)), view=view)
        return
    drawing = face.board(viewer, picture_view)
    picture = await bot.replies.picture(drawing)
    if picture is None:
        await bot.replies.reply(interaction, fenced(face.text_board(viewer)), view=view)
        return
    title = viewer.words("board-title", game=viewer.words(f"game-{table.row.game}"), number=table.row.id)
    await bot.replies.reply(interaction, title, file=picture, view=view)


def play_buttons(viewer: Viewer, face: Face) -> list[PressButton]:
    """Play, for whoever may act: also to replace a plan that is in."""
    is_due = viewer.seat in viewer.table.may_act
    return board_controls(viewer.table, viewer.words, face) if is_due else []


async def find_board(
    bot: "Dedale", interaction: Interaction, number: int | None, *, prefers_due: bool = True
) -> Table:
    """The board meant: the only one played in this channel, also for those who watch, else one's own.

    `prefers_due` as in `find_table`.
    """
    here = list(readable(await bot.store.read(games.in_channel, interaction.channel_id or 0, ("playing",))))
    played_here = [row for row in here if row.home_id == interaction.channel_id]
    if number is None and len(played_here) == 1:
        return decode(played_here[0])
    try:
        return await find_table(bot, interaction, None, number, prefers_due=prefers_due)
    except RuleError as error:
        if error.code != "no-game-here":
            raise
    running = [row for row in here if bot.places.can_see(interaction, row)]
    if len(running) > 1:
        raise RuleError("which-game", games=numbers(row.id for row in running))
    return decode(running[0]) if running else await last_ended(bot, interaction)


async def last_ended(bot: "Dedale", interaction: Interaction) -> Table:
    """The game that ended last in this channel, at a table that the asker can see."""
    for label in await bot.store.read(games.ended_in, interaction.channel_id or 0, SEARCH_LIMIT):
        if bot.places.can_see(interaction, label):
            for row in readable([await bot.tables.row(label.id)]):
                return decode(row)
    raise RuleError("no-game-here")


async def moved_here(bot: "Dedale", interaction: Interaction, table: Table) -> bool:
    """Where the table's own place is gone or closed to the bot, play on here; False where all is well."""
    row = table.row
    words = await bot.replies.private(interaction)
    try:
        await bot.postman.home(row, words)
        await bot.postman.catch_up(row.id)
        return False
    except RuleError:
        pass
    if missing := missing_here(interaction):
        raise cannot_play_here(missing, words)
    await bot.store.write(games.set_home, row.id, interaction.channel_id or 0)
    notice = Outgoing("board", dump(Notice()))
    await bot.store.write(outbox.add, row.id, (notice,), bot.tables.now())
    await bot.replies.say(interaction, "moved-here", game=row.id)
    await bot.postman.deliver(row.id)
    return True
