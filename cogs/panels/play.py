"""Making a move: Confirm in a panel, or a slash command, and the answer to it."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import date
from typing import Any, Protocol

import discord
from msgspec.structs import replace

from cogs.panels.face import Face
from cogs.panels.panel import Asked, Panel
from cogs.runtime.background import NOT_TAKEN
from cogs.runtime.workers import Workers
from cogs.tables.moves import Moves
from cogs.tables.seating import seat_names
from cogs.tables.service import Tables
from cogs.tables.table import Played, Table, need_today
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.controls import ControlTable, Press, button
from cogs.ui.replies import Replies
from locales import Words

log = logging.getLogger("dedale.play")

AddNext = Callable[[discord.ui.View, Interaction, Words], Awaitable[None]]


class ShowDaily(Protocol):
    """Shows a daily maze that is over, in place of the panel or (`fresh`) in a new message."""

    async def __call__(self, interaction: Interaction, table: Table, lead: str, *, fresh: bool) -> None: ...


class Play:
    """Makes moves. `add_next` adds the button to the next game, `show_daily` shows a finished daily maze."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        panel: Panel,
        replies: Replies,
        workers: Workers,
        faces: Mapping[str, Face],
        today: Callable[[], date],
        add_next: AddNext,
        show_daily: ShowDaily,
        controls: ControlTable,
    ) -> None:
        self._tables = tables
        self._moves = moves
        self._panel = panel
        self._replies = replies
        self._workers = workers
        self._faces = faces
        self._today = today
        self._add_next = add_next
        self._show_daily = show_daily
        controls.on("confirm", self.confirm)

    async def confirm(self, interaction: Interaction, press: Press) -> None:
        """Makes the move. A panel drawn on an older board is renewed instead: nobody plays blind."""
        lock = self._tables.lock(press.subject_id)
        # Not under the lock: Discord may be slow. A stand-in that thinks may hold it.
        await self._replies.take_time(interaction, fresh=False, waits=lock.locked())
        async with lock:
            asked = await self._panel.asked(interaction, press)
            remark = asked.remark
            if not remark and asked.face.resumed(press.draft, asked.kept) != press.draft:
                remark = asked.viewer.words("panel-goes-on")
            played = None if remark else await self._confirmed(interaction, asked, press)
        if played is None:
            await self._panel.show(interaction, asked.viewer, asked.kept, fresh=False, lead=remark)
        else:
            await self._answer(interaction, asked.viewer, played, fresh=False)

    async def _confirmed(self, interaction: Interaction, asked: Asked, press: Press) -> Played:
        def wanted() -> tuple[Any, ...]:
            # With values: a select that carries out what is chosen in it, at once.
            draft, face = press.draft, asked.face
            chosen = face.chosen(asked.viewer, press.field, draft, press.values) if press.values else draft
            return tuple(face.actions(asked.viewer, chosen))

        actions = await self._workers.run(wanted)
        return await self._moves.play(asked.viewer.table, asked.seat, actions, interaction.id)

    async def act(self, interaction: Interaction, viewer: Viewer, *actions: Any) -> None:
        """Carries out a slash command's actions; the answer is private, as to a click."""
        need_today(viewer.table, self._today())
        await self._replies.take_time(interaction)  # the rules of some games take a worker
        played = await self._moves.act(viewer.table.row.id, interaction.user.id, actions, interaction.id)
        await self._answer(interaction, viewer, played, fresh=True)

    async def _answer(self, interaction: Interaction, viewer: Viewer, played: Played, *, fresh: bool) -> None:
        """Tells the player what they did; if they are still or again to act, shows what is next."""
        table = played.table
        seat, names = table.seat_of(interaction.user.id), seat_names(table.row, viewer.words)
        viewer = replace(viewer, table=table, seat=seat, names=names)
        try:
            await self._show(interaction, viewer, played, fresh=fresh)
        except NOT_TAKEN:
            # The move stands all the same.
            log.warning("the answer to a move of game %s was not taken", table.row.id, exc_info=True)

    async def _show(self, interaction: Interaction, viewer: Viewer, played: Played, *, fresh: bool) -> None:
        table, words = viewer.table, viewer.words
        seen = [event for event in played.events if table.game.sees(event, viewer.seat)]
        lead = "\n".join(self._faces[table.row.game].tell(seen, viewer))
        if table.row.daily and table.row.status == "over":
            await self._show_daily(interaction, table, lead, fresh=fresh)
        elif viewer.seat in table.to_act:
            await self._panel.show(interaction, viewer, "", fresh=fresh, lead=lead)
        else:
            done = words("move-made" if played.turn_passed else "move-noted")
            view = undo_view(played, words)
            await self._add_next(view, interaction, words)
            await self._replies.put(interaction, f"{lead}\n{done}".strip(), view, fresh=fresh)


def undo_view(played: Played, words: Words) -> discord.ui.View:
    """Undo under the answer to a move that has shown nothing; nothing where undo is off."""
    view = discord.ui.View(timeout=None)
    row = played.table.row
    if not played.is_final and row.tournament_id is None and not row.daily:
        view.add_item(button(Press("undo", row.id, row.version), words("button-undo")))
    return view
