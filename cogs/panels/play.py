"""Making a move: Confirm in a panel, or a slash command, and the answer to it."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Protocol

import discord
import msgspec

from cogs.panels.face import AnyFace
from cogs.panels.offers import Offer, Offers, can_be_undone, onward_button, undo_button, ways_on
from cogs.panels.panels import Asked, Panels
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.moves import Moves
from cogs.tables.service import Tables, undisturbed
from cogs.tables.table import Played, Table, early, has_one_person, seat_to_act, standin_to_act
from cogs.tables.viewer import AnyViewer, viewer_of
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, view_with
from cogs.ui.names import escaped
from db import LiveRow

log = logging.getLogger("dedale.play")

Make = Callable[[], Awaitable[tuple[Table, Sequence[msgspec.Struct]]]]
Others = Sequence[LiveRow] | None  # the person's other tables; None if they are not loaded yet
AddNext = Callable[[discord.ui.View, Answer, Others], Awaitable[None]]


class ShowDaily(Protocol):
    """Shows a daily maze that is over."""

    async def __call__(self, answer: Answer, table: Table, lead: str) -> None: ...


class Play:
    """Makes moves. `add_next` adds the button to the next game, `show_daily` shows a finished daily maze."""

    def __init__(
        self,
        tables: Tables,
        moves: Moves,
        panels: Panels,
        faces: Mapping[str, AnyFace],
        add_next: AddNext,
        show_daily: ShowDaily,
        offers: Offers,
        controls: ControlTable,
    ) -> None:
        self._tables = tables
        self._moves = moves
        self._panels = panels
        self._faces = faces
        self._add_next = add_next
        self._show_daily = show_daily
        self._offers = offers
        controls.on_seat("confirm", self.confirm)

    async def confirm(self, answer: Answer, press: Press) -> None:
        """Makes the move. A panel drawn on an older board is renewed instead: nobody plays blind."""
        lock = self._tables.lock(press.subject_id)
        await answer.before(lock)  # a stand-in that thinks may hold it
        async with lock:
            asked, remark, played = await undisturbed(lambda: self._confirm(answer, press))
        if played is None:
            await self._panels.show(answer, asked.viewer, asked.kept, lead=remark)
        else:
            await self._answer(answer, played, asked.others)

    async def _confirm(self, answer: Answer, press: Press) -> tuple[Asked, str, Played | None]:
        """Makes the move, unless the panel is about something else; then with a remark about that."""
        asked = await self._panels.asked(answer, press)
        if asked.viewer.is_ahead:
            raise early(asked.table)
        remark = asked.remark
        if not remark and asked.face.panel.resumed(press.draft, asked.kept) != press.draft:
            remark = asked.viewer.words("panel-goes-on")
        return asked, remark, None if remark else await self._confirmed(answer, asked, press)

    async def _confirmed(self, answer: Answer, asked: Asked, press: Press) -> Played:
        # With values: a select that carries out what is chosen in it, at once.
        draft, panel = press.draft, asked.face.panel
        chosen = panel.chosen(asked.viewer, press.field, draft, press.values) if press.values else draft
        actions = panel.actions(asked.viewer, chosen)
        return await self._moves.play(asked.table, asked.seat, actions, answer.interaction.id)

    async def act(self, answer: Answer, game_id: int, make: Make) -> None:
        """Carries out a slash command's actions; the answer is private, as to a click.

        `make` loads the table and says what is to be done, under the lock.
        """

        async def play() -> Played:
            table, actions = await make()
            seat = seat_to_act(table, answer.user_id)
            return await self._moves.play(table, seat, actions, answer.interaction.id)

        lock = self._tables.lock(game_id)
        await answer.before(lock)
        async with lock:
            played = await undisturbed(play)
        await self._answer(answer, played)

    async def _answer(self, answer: Answer, played: Played, others: Others = None) -> None:
        """Tells the player what they did; if they are still or again to act, shows what is next."""
        table = played.table
        viewer = viewer_of(table, table.seat_of(answer.user_id), await answer.words())
        try:
            await self._show(answer, viewer, played, others)
        except NOT_TAKEN:
            # The move stands all the same.
            log.warning("the answer to a move of game %s was not taken", table.row.id, exc_info=True)

    async def _show(self, answer: Answer, viewer: AnyViewer, played: Played, others: Others) -> None:
        table, words = played.table, viewer.words
        seen = [event for event in played.events if table.game.sees(event, viewer.seat)]
        narration, acts_again = self._faces[table.row.game].narration, viewer.seat in table.to_act
        lead = "\n".join(narration.tell(narration.before_panel(seen) if acts_again else seen, viewer))
        if table.row.daily and table.row.status == "over":
            await self._show_daily(answer, table, lead)
        elif acts_again:
            await self._panels.show(answer, viewer, "", lead=lead)
        else:
            is_over = table.row.status == "over"
            is_alone = has_one_person(table) and table.row.board_message_id is not None and not is_over
            made = words("move-made" if played.turn_passed else "move-noted")
            done = "" if is_over else _made_alone(table, viewer) if is_alone else made
            undo = undo_button(table, words) if can_be_undone(played) else None
            # The board is edited above: the game goes on, and ends, here.
            onward = [onward_button(table, words)] if is_alone else []
            view = view_with(*filter(None, (undo, *onward)))
            if is_over:
                for way in ways_on(table, words):
                    view.add_item(way)
            await self._add_next(view, answer, others)
            await answer.put(f"{lead}\n{done}".strip(), view)
            if undo or onward:
                self._offers.add(Offer(answer, table, view, lead, undo=undo, onward=onward))


def _made_alone(table: Table, viewer: AnyViewer) -> str:
    """What follows a move of the one person at a table. It stays to be read after the stand-in has moved."""
    seat = standin_to_act(table)
    if seat is None:
        return viewer.words("move-made-alone")
    bots = sum(map(table.is_standin, range(len(table.row.seats))))
    return viewer.words("move-made-then", name=escaped(viewer.names[seat]), count=bots)
