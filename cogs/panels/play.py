"""Making a move: Confirm in a panel, or a slash command, and the answer to it."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from typing import Protocol

import discord
from msgspec.structs import replace

from cogs.panels.face import Face
from cogs.panels.panel import Asked, Panel
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.moves import Moves
from cogs.tables.seating import seat_names
from cogs.tables.service import Tables
from cogs.tables.table import Played, Table, need_today
from cogs.tables.viewer import Viewer
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button
from locales import Words

log = logging.getLogger("dedale.play")

AddNext = Callable[[discord.ui.View, Answer], Awaitable[None]]


class ShowDaily(Protocol):
    """Shows a daily maze that is over."""

    async def __call__(self, answer: Answer, table: Table, lead: str) -> None: ...


class Play:
    """Makes moves. `add_next` adds the button to the next game, `show_daily` shows a finished daily maze."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        panel: Panel,
        faces: Mapping[str, Face],
        today: Callable[[], date],
        add_next: AddNext,
        show_daily: ShowDaily,
        controls: ControlTable,
    ) -> None:
        self._tables = tables
        self._moves = moves
        self._panel = panel
        self._faces = faces
        self._today = today
        self._add_next = add_next
        self._show_daily = show_daily
        controls.on("confirm", self.confirm)

    async def confirm(self, answer: Answer, press: Press) -> None:
        """Makes the move. A panel drawn on an older board is renewed instead: nobody plays blind."""
        lock = self._tables.lock(press.subject_id)
        await answer.before(lock)  # a stand-in that thinks may hold it
        async with lock:
            asked = await self._panel.asked(answer, press)
            remark = asked.remark
            if not remark and asked.face.resumed(press.draft, asked.kept) != press.draft:
                remark = asked.viewer.words("panel-goes-on")
            played = None if remark else await self._confirmed(answer, asked, press)
        if played is None:
            await self._panel.show(answer, asked.viewer, asked.kept, lead=remark)
        else:
            await self._answer(answer, asked.viewer, played)

    async def _confirmed(self, answer: Answer, asked: Asked, press: Press) -> Played:
        def wanted() -> tuple[object, ...]:
            # With values: a select that carries out what is chosen in it, at once.
            draft, face = press.draft, asked.face
            chosen = face.chosen(asked.viewer, press.field, draft, press.values) if press.values else draft
            return tuple(face.actions(asked.viewer, chosen))

        actions = await answer.work(wanted)
        return await self._moves.play(asked.viewer.table, asked.seat, actions, answer.interaction.id)

    async def act(self, answer: Answer, viewer: Viewer, *actions: object) -> None:
        """Carries out a slash command's actions; the answer is private, as to a click."""
        need_today(viewer.table, self._today())
        game_id = viewer.table.row.id
        await answer.before(self._tables.lock(game_id))
        played = await self._moves.act(game_id, answer.user_id, actions, answer.interaction.id)
        await self._answer(answer, viewer, played)

    async def _answer(self, answer: Answer, viewer: Viewer, played: Played) -> None:
        """Tells the player what they did; if they are still or again to act, shows what is next."""
        table = played.table
        seat, names = table.seat_of(answer.user_id), seat_names(table.row, viewer.words)
        viewer = replace(viewer, table=table, seat=seat, names=names)
        try:
            await self._show(answer, viewer, played)
        except NOT_TAKEN:
            # The move stands all the same.
            log.warning("the answer to a move of game %s was not taken", table.row.id, exc_info=True)

    async def _show(self, answer: Answer, viewer: Viewer, played: Played) -> None:
        table, words = viewer.table, viewer.words
        seen = [event for event in played.events if table.game.sees(event, viewer.seat)]
        lead = "\n".join(self._faces[table.row.game].tell(seen, viewer))
        if table.row.daily and table.row.status == "over":
            await self._show_daily(answer, table, lead)
        elif viewer.seat in table.to_act:
            await self._panel.show(answer, viewer, "", lead=lead)
        else:
            done = words("move-made" if played.turn_passed else "move-noted")
            view = undo_view(played, words)
            await self._add_next(view, answer)
            await answer.put(f"{lead}\n{done}".strip(), view)


def undo_view(played: Played, words: Words) -> discord.ui.View:
    """Undo under the answer to a move that has shown nothing; nothing where undo is off."""
    view = discord.ui.View(timeout=None)
    row = played.table.row
    if not played.is_final and row.tournament_id is None and not row.daily:
        view.add_item(button(Press("undo", row.id, row.version), words("button-undo")))
    return view
