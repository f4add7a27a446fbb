"""Preparing a move between turns: it is tried in a private panel, kept, and played when the turn comes."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.panels.finding import TableFinder
from cogs.panels.numbers import TableNumbers
from cogs.panels.panels import Asked, Panels
from cogs.tables.prepared import Prepared, dump_prepared, prepared_at
from cogs.tables.service import Tables
from cogs.tables.table import Table, need_playing
from cogs.tables.viewer import ahead, viewer_of
from cogs.ui import Interaction
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, view_with
from cogs.ui.slash import slash
from db.queries import games
from engine.core import RuleError, dump
from locales import Words


class Preparing(commands.Cog):
    """Keeps and drops prepared moves. `Moves.play_on` plays them."""

    def __init__(
        self,
        tables: Tables,
        finder: TableFinder,
        panels: Panels,
        numbers: TableNumbers,
        controls: ControlTable,
    ) -> None:
        self._tables = tables
        self._finder = finder
        self._panels = panels
        self._numbers = numbers
        controls.on_seat("ahead", self.press_open)
        controls.on_seat("prepare", self.press_keep)
        controls.on_seat("unprepare", self.press_drop)

    @slash("game-prepare")
    async def prepare(self, answer: Answer, number: int | None = None) -> None:
        """Opens the panel in which a move is prepared."""
        table = await self._finder.own(answer.interaction, None, number, prefers_due=False)
        need_playing(table)
        await self._open(answer, table)

    @prepare.autocomplete("number")
    async def numbers(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """The person's running games in this server."""
        return await self._numbers.running(interaction, typed)

    async def press_open(self, answer: Answer, press: Press) -> None:
        """Opens the panel on the position as it is."""
        await self._open(answer, await self._tables.running(press.subject_id))

    async def _open(self, answer: Answer, table: Table) -> None:
        """A player who is on turn gets the usual panel."""
        words = await answer.words()
        viewer = viewer_of(table, table.need_seat(answer.user_id), words)
        if viewer.seat in table.may_act:
            await self._panels.open(answer, table)
            return
        later = ahead(table, viewer)
        if later is None:
            raise RuleError("nothing-to-prepare")
        kept = prepared_at(table, viewer.seat or 0)
        await self._panels.show(answer, later, kept.draft if kept else "", lead=words("prepare-lead"))

    async def press_keep(self, answer: Answer, press: Press) -> None:
        """Keeps what was put together, if it still is about the board that the panel showed."""
        lock = self._tables.lock(press.subject_id)
        await answer.before(lock)
        async with lock:
            asked = await self._panels.asked(answer, press)
            remark = asked.remark if asked.viewer.is_ahead else asked.viewer.words("prepare-late")
            if not remark:
                await self._keep(answer, asked, press.draft)
        if remark:
            # The turn has come, or the board has changed: what was put together is not lost.
            draft = press.draft if not asked.viewer.is_ahead else ""
            await self._panels.show(answer, asked.viewer, draft, lead=remark)
        else:
            await answer.put(asked.viewer.words("prepare-kept"), kept_view(asked.table, asked.viewer.words))

    async def _keep(self, answer: Answer, asked: Asked, draft: str) -> None:
        viewer, game = asked.viewer, asked.viewer.game
        actions = await answer.work(lambda: asked.face.panel.actions(viewer, draft))
        events = await answer.work(lambda: game.foreseen(viewer.view, asked.seat, actions))
        prepared = Prepared(draft, dump(actions), dump(events), answer.interaction.id)
        await self._tables.store.write(games.prepare, viewer.table_id, asked.seat, dump_prepared(prepared))

    async def press_drop(self, answer: Answer, press: Press) -> None:
        """Drops the prepared move."""
        async with self._tables.lock(press.subject_id):
            table = await self._tables.running(press.subject_id)
            seat = table.need_seat(answer.user_id)
            is_kept = table.row.seats[seat].prepared is not None
            if is_kept:
                await self._tables.store.write(games.prepare, table.row.id, seat, None)
        await answer.put((await answer.words())("prepare-dropped" if is_kept else "prepare-none"))


def kept_view(table: Table, words: Words) -> discord.ui.View:
    """The button under a prepared move that drops it."""
    return view_with(button(Press("unprepare", table.row.id, table.row.version), words("button-unprepare")))
