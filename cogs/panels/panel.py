"""The private panel of the person on turn: the Play button opens it, each click draws it anew."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

import msgspec

from cogs.panels.face import Face
from cogs.tables.moves import Moves
from cogs.tables.seating import seat_names
from cogs.tables.table import Table, need_today, seat_to_act, started
from cogs.tables.viewer import Viewer
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.controls import ControlTable, Press
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.pages import Page
from cogs.ui.replies import Replies, private_words
from db import Store
from db.queries import drafts, panels
from engine.core import RuleError, Seat


class Asked(msgspec.Struct, frozen=True):
    """A click in a panel: who looks at which table, and what is stored of their choices."""

    viewer: Viewer
    face: Face
    kept: str  # the draft that is stored; empty where the game stores none
    remark: str  # not empty if the board has changed since the panel was drawn

    @property
    def seat(self) -> Seat:
        """The seat of the person who clicked, who is to act."""
        assert self.viewer.seat is not None
        return self.viewer.seat


class Panel:
    """Shows the panel and keeps what is chosen in it. The move itself is made in `Play`."""

    def __init__(
        self,
        store: Store,
        moves: Moves,
        replies: Replies,
        faces: Mapping[str, Face],
        today: Callable[[], date],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._moves = moves
        self._replies = replies
        self._faces = faces
        self._today = today
        controls.on("play", self.open_panel)
        controls.on("page", self.turn_page)
        controls.on("choose", self.choose)
        controls.on("hint", self.hint)

    async def viewer(self, interaction: Interaction, table: Table, seat: Seat | None) -> Viewer:
        """Returns this table as this person may see it, in their language."""
        words = await self._replies.private(interaction)
        return Viewer(table, seat, seat_names(table.row, words), words)

    async def asked(self, interaction: Interaction, press: Press) -> Asked:
        """Loads the table behind a panel; refuses a person who is not to act there."""
        opened = await self._store.read(panels.load, press.subject_id, interaction.user.id)
        if opened is None:
            raise RuleError("no-such-game", game=press.subject_id)
        table = started(opened.game)
        seat = seat_to_act(table, interaction.user.id)
        need_today(table, self._today())
        words, face = private_words(opened.language, interaction), self._faces[table.row.game]
        kept = await self._moves.current_draft(table, seat, opened.draft) if face.keeps else ""
        # An old board's Play button opens today's panel.
        is_current = press.verb == "play" or await self._moves.is_current(table, seat, press.version)
        viewer = Viewer(table, seat, seat_names(table.row, words), words)
        return Asked(viewer, face, kept, "" if is_current else words("panel-renewed"))

    async def show_page(
        self, interaction: Interaction, table: Table, draft: str, *, fresh: bool, lead: str = ""
    ) -> None:
        """Shows the panel of the person on turn."""
        viewer = await self.viewer(interaction, table, seat_to_act(table, interaction.user.id))
        await self.show(interaction, viewer, draft, fresh=fresh, lead=lead)

    async def show(
        self, interaction: Interaction, viewer: Viewer, draft: str, *, fresh: bool, lead: str = ""
    ) -> None:
        """Shows a panel with the choices made so far."""
        seat_to_act(viewer.table, interaction.user.id)
        draw = partial(self._faces[viewer.table.row.game].page, viewer, draft)
        page = await self._replies.work(interaction, draw, fresh=fresh)
        if lead:
            lead = clipped(lead, CONTENT_LIMIT - len(page.text) - 1)
            page = Page(f"{lead}\n{page.text}", page.drawing, page.rows)
        await self._replies.show(interaction, page, fresh=fresh)

    async def open_panel(self, interaction: Interaction, press: Press) -> None:
        """Play: opens a panel for the person on turn."""
        asked = await self.asked(interaction, press)
        await self.show(interaction, asked.viewer, asked.kept, fresh=True)

    async def keep(
        self, interaction: Interaction, viewer: Viewer, draft: str, *, fresh: bool = False
    ) -> None:
        """Stores what a person has put together, if the game keeps that."""
        assert viewer.seat is not None
        row, face = viewer.table.row, self._faces[viewer.table.row.game]
        if not face.keeps:
            return
        if kept := await self._replies.work(interaction, partial(face.kept, viewer, draft), fresh=fresh):
            await self._store.write(drafts.keep, row.id, viewer.seat, row.version, kept)

    async def turn_page(self, interaction: Interaction, press: Press) -> None:
        """A choice made by a button: the button's id holds the draft after it."""
        await self._chosen(interaction, await self.asked(interaction, press), press.draft)

    async def choose(self, interaction: Interaction, press: Press) -> None:
        """A choice made in a select, or by a button that goes on from what is kept."""
        asked = await self.asked(interaction, press)
        before = asked.face.resumed(press.draft, asked.kept)
        chosen = partial(asked.face.chosen, asked.viewer, press.field, before, press.values)
        draft = "" if asked.remark else await self._replies.work(interaction, chosen, fresh=False)
        await self._chosen(interaction, asked, draft)

    async def _chosen(self, interaction: Interaction, asked: Asked, draft: str) -> None:
        """Keeps what was chosen and shows it; if the board has changed, what is kept about the new one."""
        if asked.remark:
            draft = asked.kept
        else:
            await self.keep(interaction, asked.viewer, draft)
        await self.show(interaction, asked.viewer, draft, fresh=False, lead=asked.remark)

    async def hint(self, interaction: Interaction, press: Press) -> None:
        """Fills the panel with what the stand-in would play."""
        asked = await self.asked(interaction, press)
        draft = await self._replies.work(interaction, partial(asked.face.hint, asked.viewer), fresh=False)
        await self.keep(interaction, asked.viewer, draft)
        lead = asked.remark or asked.viewer.words("hint-lead")
        await self.show(interaction, asked.viewer, draft, fresh=False, lead=lead)
