"""`/board` and `/game board`: a table's board again, as a picture or as text."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from cogs.panels.face import AnyFace
from cogs.panels.finding import TableFinder
from cogs.panels.numbers import TableNumbers
from cogs.posting.board_card import board_controls, turn_lines
from cogs.posting.dispatcher import Dispatcher
from cogs.tables.outgoing import Notice
from cogs.tables.service import Tables
from cogs.tables.table import Table, title_of
from cogs.tables.viewer import AnyViewer, Onlooker, viewer_of
from cogs.ui import Interaction
from cogs.ui.answers import Answer, answer_to
from cogs.ui.cards import clipped, fenced
from cogs.ui.controls import PressButton, view_with
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.places import Places, cannot_play_here, missing_here
from cogs.ui.slash import matching, slash
from db import GameRow, Outgoing, Store
from db.queries import games, outbox
from engine.core import RuleError, dump


class ShownBoard:
    """Shows a board in private. A table whose place is gone or closed moves to where its player asks."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        finder: TableFinder,
        dispatcher: Dispatcher,
        places: Places,
        faces: Mapping[str, AnyFace],
    ) -> None:
        self._store = store
        self._tables = tables
        self._finder = finder
        self._dispatcher = dispatcher
        self._places = places
        self._faces = faces

    async def show(
        self, answer: Answer, number: int | None, *, text: bool = False, perspective: str = ""
    ) -> None:
        """Shows the board of the table that is meant; text if asked for or if drawing fails."""
        table = await self._finder.board(answer.interaction, number)
        face = self._faces[table.row.game]
        if perspective and perspective not in face.pictures.perspectives:
            raise RuleError("option-not-understood")
        seat = table.seat_of(answer.user_id)
        if seat is not None and not table.row.daily and await self._moved_here(answer, table.row):
            return
        table = await self._tables.load(table.row.id)  # a stand-in that was stuck may have moved
        viewer = viewer_of(table, seat, await answer.words())
        view = view_with(*play_buttons(table, viewer, face))
        picture = None if text else await answer.picture(face.board(viewer, perspective))
        if picture is None:
            await answer.tell(told_board(table, viewer, face), view=view)
            return
        title = title_of(table.row, viewer.words)
        await answer.tell(title, files=[picture], view=view)

    async def perspectives(self, interaction: Interaction, number: int | None) -> tuple[str, ...]:
        """The other pictures of the board that is meant."""
        try:
            table = await self._finder.board(interaction, number)
        except RuleError:
            return ()
        return tuple(self._faces[table.row.game].pictures.perspectives)

    async def _moved_here(self, answer: Answer, row: GameRow) -> bool:
        """Moves the table here if the bot cannot write in its own place; False if it can."""
        words = await answer.words()
        try:
            await self._places.home(row, words)
            if await self._dispatcher.done(row.id) is None:
                return False
        except RuleError:
            pass
        if missing := missing_here(answer.interaction):
            raise cannot_play_here(missing, words)
        await self._store.write(games.set_home, row.id, answer.interaction.channel_id or 0)
        notice = Outgoing("board", dump(Notice()))
        await self._store.write(outbox.add, row.id, (notice,), self._tables.now())
        await answer.say("moved-here", game=row.id)
        return True


class Boards(commands.Cog):
    """`/board`."""

    def __init__(self, board: ShownBoard, numbers: TableNumbers) -> None:
        self._board = board
        self._numbers = numbers

    @slash("board")
    async def board(
        self, answer: Answer, text: bool = False, view: str = "", number: int | None = None
    ) -> None:
        """Shows the board as the person who asks may see it."""
        await self._board.show(answer, number, text=text, perspective=view)

    @board.autocomplete("view")
    async def views(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The other pictures of that board."""
        words, number = await answer_to(interaction).words(), interaction.namespace.number
        found = await self._board.perspectives(interaction, number if isinstance(number, int) else None)
        return matching({view: words(f"view-{view}") for view in found}, typed)

    @board.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's running games in this server."""
        return await self._numbers.running(interaction, typed)


def told_board(table: Table, viewer: AnyViewer, face: AnyFace) -> str:
    """The board in characters. Whoever hears it hears first whose turn it is and what they are to do."""
    called = table.to_act & {viewer.seat} if viewer.seat is not None else frozenset[int]()
    board = fenced(face.text_board(viewer))
    turn = turn_lines(Onlooker(table, viewer), face, called, {})
    return f"{clipped(turn, CONTENT_LIMIT - len(board) - 1)}\n{board}".strip()


def play_buttons(table: Table, viewer: AnyViewer, face: AnyFace) -> list[PressButton]:
    """Play, if the viewer may act, also to replace a plan that is already in."""
    is_due = viewer.seat in table.may_act
    return board_controls(table, viewer.words, face) if is_due else []
