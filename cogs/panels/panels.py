"""The private panel of the person on turn: the Play button opens it, each click draws it anew."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial

import msgspec
from msgspec.structs import replace

from cogs.panels.face import AnyFace
from cogs.panels.offers import ONWARD, Offer, Offers, onward_button, ways_on
from cogs.panels.ranking import ranking
from cogs.panels.since import with_more, with_since
from cogs.posting.told import essence_since
from cogs.runtime.metrics import about
from cogs.tables.moves import Moves
from cogs.tables.prepared import prepared_at
from cogs.tables.table import (
    Table,
    has_one_person,
    need_today,
    seat_to_act,
    standin_to_act,
    started,
)
from cogs.tables.viewer import AnyViewer, Onlooker, ahead, viewer_of
from cogs.ui.answers import Answer
from cogs.ui.cards import clipped
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.languages import public_words
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.names import escaped
from cogs.ui.pages import Page
from db import LiveRow, Opened, Store
from db.queries import drafts, games, settings
from engine.core import RuleError, Seat

EARLY = {"not-your-turn", "not-your-turn-alone"}
# Refusals of players who only have to wait: meanwhile they may look at what they know.
WAITING = EARLY | {
    "game-paused",
    "tournament-table-paused",
    "seat-handed",
    "game-over",
    "tournament-game-over",
    "daily-finished",
    "daily-given-up",
}


class Asked(msgspec.Struct, frozen=True):
    """A click in a panel: who looks at which table, and what is stored of their choices."""

    table: Table
    viewer: AnyViewer
    face: AnyFace
    kept: str  # the draft that is stored; empty where the game stores none
    remark: str  # not empty if the board has changed since the panel was drawn
    others: tuple[LiveRow, ...] | None = None  # their other tables, if a move is confirmed

    @property
    def seat(self) -> Seat:
        """The seat of the person who clicked, who is to act."""
        assert self.viewer.seat is not None
        return self.viewer.seat


class Panels:
    """Shows panels and keeps what is chosen in them. The move itself is made in `Play`."""

    def __init__(
        self,
        store: Store,
        moves: Moves,
        faces: Mapping[str, AnyFace],
        today: Callable[[], date],
        offers: Offers,
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._moves = moves
        self._faces = faces
        self._today = today
        self._offers = offers
        controls.on_seat("play", self.open_panel)
        controls.on_seat("page", self.turn_page)
        controls.on_seat("choose", self.choose)
        controls.on_seat("hint", self.hint)

    async def acting(self, answer: Answer, table: Table) -> AnyViewer:
        """Returns what the person who asks may see; refuses one who is not to act there."""
        seat = seat_to_act(table, answer.user_id)
        need_today(table, self._today())
        return viewer_of(table, seat, await answer.words())

    async def _looking(self, answer: Answer, table: Table) -> AnyViewer:
        """Returns the person to act, or one who prepares a move, as if it were their turn."""
        try:
            return await self.acting(answer, table)
        except RuleError as error:
            viewer = viewer_of(table, table.seat_of(answer.user_id), await answer.words())
            later = ahead(table, viewer) if error.code in EARLY else None
            if later is None:
                raise
            return later

    async def asked(self, answer: Answer, press: Press) -> Asked:
        """Loads the table behind a panel; refuses a person who neither acts nor may prepare a move there."""
        return await self._asked(answer, press, await self._opened(press, answer))

    async def _opened(self, press: Press, answer: Answer) -> Opened:
        # The answer to a move leads on to their next table: it is found in the same hop.
        day = self._today().isoformat() if press.verb == "confirm" else None
        is_news = press.verb == "play" and press.field == ONWARD
        opened = await self._store.read(
            drafts.load_panel, press.subject_id, answer.user_id, day, with_unsent=is_news
        )
        if opened is None:
            raise RuleError("no-such-game", game=press.subject_id)
        about(opened.game.game)
        return opened

    async def _asked(self, answer: Answer, press: Press, opened: Opened) -> Asked:
        table, words = started(opened.game), answer.words_in(opened.language)
        # Play shows a player who waits what they may know; preparing a move is another button.
        looking = self.acting if press.verb == "play" else self._looking
        viewer, face = await looking(answer, table), self._faces[table.row.game]
        kept = await self._moves.current_draft(viewer, opened.draft) if face.panel.keeps else ""
        # An old board's Play button opens today's panel.
        is_current = press.verb == "play" or await self._moves.is_current(viewer, press.version)
        remark = "" if is_current else words("panel-renewed")
        return Asked(table, viewer, face, kept, remark, opened.others)

    async def open(self, answer: Answer, table: Table, lead: str = "") -> None:
        """Shows the panel of the person on turn, with nothing chosen."""
        await self.show(answer, await self.acting(answer, table), "", lead)

    async def look(self, answer: Answer, table: Table, why: RuleError) -> None:
        """Shows a player who is not to act what they may know, and why they wait."""
        words, face = await answer.words(), self._faces[table.row.game]
        viewer = viewer_of(table, table.need_seat(answer.user_id), words)
        told = ranking(Onlooker(table, viewer), face) or face.narration.private_lines(viewer)
        is_early = why.code in EARLY
        is_next = is_early and has_one_person(table)
        thinking = _thinking_lines(table, viewer) if is_early else []
        lines = [*thinking, *([] if thinking and is_next else [words(why.code, **why.facts)]), *told]
        is_ahead = is_early and ahead(table, viewer) is not None
        onward = [onward_button(table, words)] if is_next else []
        onward += [_look_button(table, "ahead", words("button-ahead"))] if is_ahead else []
        looks = [_look_button(table, verb, words(key)) for verb, key in face.looks.items()]
        row = (*(ways_on(table, words) if table.row.status == "over" else onward), *looks)
        page = Page(clipped("\n".join(lines), CONTENT_LIMIT), face.board(viewer), (row,) if row else ())
        await answer.show(page)
        if onward:
            self._offers.add(Offer(answer, table, page.view(), onward=onward))
            # Drawing takes long enough for a bot to end the game: then nobody has looked at this offer.
            now = await self._store.read(games.load, table.row.id)
            if now is not None and now.status == "over":
                await self._offers.end(answer.message_id, started(now), words)

    async def show(self, answer: Answer, viewer: AnyViewer, draft: str, lead: str = "") -> None:
        """Shows a panel with the choices made so far."""
        await self._show(answer, viewer, lambda: draft, lead)

    async def _show(
        self,
        answer: Answer,
        viewer: AnyViewer,
        choose: Callable[[], str],
        lead: str,
        news: Callable[[], str] = str,
    ) -> None:
        """Shows a panel with what is chosen, below the news and the lead: one job of a worker."""
        face, viewer = self._face(viewer), await self._beside_board(answer, viewer)
        if viewer.par is not None and viewer.seat is not None:
            score = face.narration.score_line(viewer, viewer.seat)
            lead = f"{lead}\n{viewer.words('daily-so-far', score=score, par=viewer.par)}".strip()

        def make() -> Page:
            page = with_more(with_since(face.panel.page(viewer, choose()), viewer), viewer)
            if not (above := "\n".join(filter(None, (news(), lead)))):
                return page
            above = clipped(above, CONTENT_LIMIT - len(page.text) - 1)
            return Page(f"{above}\n{page.text}", page.drawing, page.rows)

        await answer.show_made(make)

    async def _beside_board(self, answer: Answer, viewer: AnyViewer) -> AnyViewer:
        """Adds the words of the board in this server, where the panel says what it calls otherwise."""
        guild = answer.interaction.guild if self._face(viewer).panel.tells_board_words else None
        if guild is None:
            return viewer
        chosen = await self._store.read(settings.get, "guild", guild.id, "language")
        return replace(viewer, board_words=public_words(chosen, guild))

    def _face(self, viewer: AnyViewer) -> AnyFace:
        return self._faces[viewer.game.key]

    async def open_panel(self, answer: Answer, press: Press) -> None:
        """Play: opens a panel for the person on turn; the other players see what they may know."""
        if press.field != ONWARD:
            answer.anew()
        opened = await self._opened(press, answer)
        table = started(opened.game)
        try:
            asked = await self._asked(answer, press, opened)
        except RuleError as error:
            if error.code not in WAITING:
                raise
            await self.look(answer, table, error)
            return
        prepared = prepared_at(asked.table, asked.seat)
        lead = asked.viewer.words("prepare-changed") if prepared else ""
        draft = prepared.draft if prepared else asked.kept
        # The board that told of the bots' turns stands far above the message of Play on.
        seen = Onlooker(asked.table, asked.viewer)
        news = partial(essence_since, seen, asked.face, opened.unsent) if press.field == ONWARD else str
        await self._show(answer, asked.viewer, lambda: draft, lead, news)

    async def kept(self, viewer: AnyViewer) -> str:
        """Loads the draft that a person has put together so far."""
        return await self._moves.kept_draft(viewer)

    async def keep(self, answer: Answer, viewer: AnyViewer, draft: str) -> None:
        """Stores what a person has put together, if the game keeps that."""
        if self._face(viewer).panel.keeps:
            await self._kept(answer, viewer, lambda: draft)

    async def _kept(self, answer: Answer, viewer: AnyViewer, choose: Callable[[], str]) -> str:
        """Stores what a person chooses, at a game that keeps that; returns the draft."""
        panel = self._face(viewer).panel

        def chosen() -> tuple[str, str]:
            draft = choose()
            return draft, panel.kept(viewer, draft)

        assert viewer.seat is not None
        draft, kept = await answer.work(chosen)
        if kept:
            await self._store.write(drafts.keep, viewer.table_id, viewer.seat, viewer.version, kept)
        return draft

    async def turn_page(self, answer: Answer, press: Press) -> None:
        """A choice made by a button: the button's id holds the draft after it."""
        await self._chosen(answer, await self.asked(answer, press), lambda: press.draft)

    async def choose(self, answer: Answer, press: Press) -> None:
        """A choice made in a select, or by a button that goes on from what is kept."""
        asked = await self.asked(answer, press)
        panel = asked.face.panel
        before = panel.resumed(press.draft, asked.kept)
        await self._chosen(
            answer, asked, partial(panel.chosen, asked.viewer, press.field, before, press.values)
        )

    async def _chosen(self, answer: Answer, asked: Asked, choose: Callable[[], str]) -> None:
        """Keeps what was chosen and shows it; if the board has changed, what is kept about the new one."""
        if asked.remark:
            await self.show(answer, asked.viewer, asked.kept, lead=asked.remark)
        elif asked.face.panel.keeps:
            await self.show(answer, asked.viewer, await self._kept(answer, asked.viewer, choose))
        else:
            await self._show(answer, asked.viewer, choose, "")

    async def hinted(self, answer: Answer, viewer: AnyViewer, draft: str = "") -> str:
        """Returns the draft that the stand-in would confirm; refuses where hints are not given."""
        if not viewer.hints:
            raise RuleError("no-hints")
        return await answer.work(partial(self._face(viewer).panel.hint_after, viewer, draft))

    async def hint(self, answer: Answer, press: Press) -> None:
        """Fills the panel with what the stand-in would play."""
        asked = await self.asked(answer, press)
        draft = await self.hinted(answer, asked.viewer, "" if asked.remark else press.draft)
        await self.keep(answer, asked.viewer, draft)
        lead = asked.remark or asked.viewer.words("hint-lead")
        await self.show(answer, asked.viewer, draft, lead=lead)


def _thinking_lines(table: Table, viewer: AnyViewer) -> list[str]:
    """Which stand-in thinks, if one is to act."""
    seat = standin_to_act(table)
    return [] if seat is None else [viewer.words("bot-thinking", name=escaped(viewer.names[seat]))]


def _look_button(table: Table, verb: str, label: str) -> PressButton:
    return button(Press(verb, table.row.id, table.row.version), label)
