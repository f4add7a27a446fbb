"""What happened, in the panel: what others did since one's last turn, as a short film or as one picture."""

import io
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import discord
import msgspec
from msgspec.structs import replace

from cogs.panels.face import AnyFace
from cogs.panels.films import Films, passage_of
from cogs.runtime.turns import Shares
from cogs.runtime.workers import Workers
from cogs.tables.playback import Reel, Step
from cogs.tables.service import Tables
from cogs.tables.table import Table, need_playing
from cogs.tables.viewer import AnyViewer
from cogs.ui.answers import Answer
from cogs.ui.cards import newest
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, PressButton, button
from cogs.ui.limits import ALT_LIMIT, CONTENT_LIMIT, ROW_LIMIT, ROWS_LIMIT
from cogs.ui.pages import Page
from db import Store
from db.queries import moves, settings
from engine.core import RuleError, Seat
from render.kit.film.motion import FINENESSES, MOST_TURNS

MOTION = "motion"  # a setting of people
MOST_OF_ONE = 2  # that one person may wait for
MOST_BYTES = 1 << 20
KEPT = 16  # films that are kept: the same person looks again


class Recap(msgspec.Struct, frozen=True):
    """What has happened, in words, and a film or a picture of it."""

    text: str
    name: str
    data: bytes
    alt: str


class Since:
    """Shows players what has happened since their last turn. Nobody else sees it."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        workers: Workers,
        faces: Mapping[str, AnyFace],
        controls: ControlTable,
    ) -> None:
        self._store = store
        self._tables = tables
        self._workers = workers
        self._faces = faces
        self._films = Films(workers)
        self._kept: OrderedDict[tuple[object, ...], Recap] = OrderedDict()
        self._shares = Shares(MOST_OF_ONE)
        controls.on_seat("since", self.press)

    async def press(self, answer: Answer, press: Press) -> None:
        """What happened, in a panel. An old button shows what is known now."""
        answer.anew()
        with self._shares.one_of(answer.user_id):
            await self._show(answer, press)

    async def _show(self, answer: Answer, press: Press) -> None:
        table = await self._tables.load(press.subject_id)
        seat = seat_that_looks(table, answer.user_id)
        words = await answer.words()
        await answer.acknowledge()
        is_still = await self._store.read(settings.get, "user", answer.user_id, MOTION) == "off"
        guild = answer.interaction.guild
        limit = min(MOST_BYTES, guild.filesize_limit) if guild else MOST_BYTES
        key = (table.row.id, table.row.version, seat, words.language, is_still, limit)
        recap = self._kept.pop(key, None)
        if recap is None:
            reel = Reel(table, await self._store.read(moves.of_game, table.row.id), words)
            recap = await self._recap(reel, seat, 0 if is_still else limit)
        self._kept[key] = recap
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        file = discord.File(io.BytesIO(recap.data), recap.name, description=recap.alt)
        await answer.tell(recap.text, files=[file])

    async def _recap(self, reel: Reel, seat: Seat, limit: int) -> Recap:
        """Tells what has happened; with a film if it has no more bytes than the limit."""
        face, words = self._faces[reel.table.row.game], reel.words
        turns = seen_turns(await self._workers.run(lambda: reel.since(seat)))
        if not turns:
            raise RuleError("since-nothing")
        events, last = (
            [event for turn in turns for step in turn for event in step.events],
            turns[-1][-1].after,
        )
        told = face.narration.tell(events, last)
        text = newest([f"**{words('story-since')}**", *told], CONTENT_LIMIT)
        passages = [passage_of(face, turn) for turn in turns[-MOST_TURNS:]]
        still = face.board(last, recent=events)
        alt = words("since-alt", last=still.alt)[:ALT_LIMIT]
        for fineness in FINENESSES if limit else ():
            if data := await self._films.made(face.pictures.film(passages, fineness), limit):
                return Recap(text, "since.gif", data, alt)
        return Recap(text, "since.png", await self._workers.run(still.draw), still.alt[:ALT_LIMIT])


def seat_that_looks(table: Table, user_id: int) -> Seat:
    """The seat of a person who plays at a running table, or a refusal."""
    need_playing(table)
    if table.row.rules_version != table.game.rules_version:
        raise RuleError("replay-other-rules", game=table.row.id)
    return table.need_seat(user_id)


def seen_turns(turns: Sequence[Sequence[Step]]) -> list[Sequence[Step]]:
    """The turns of which this seat has seen something."""
    return [turn for turn in turns if any(step.events for step in turn)]


def with_since(page: Page, viewer: AnyViewer) -> Page:
    """Adds the button to a panel where others have played, if there is room for it."""
    if len(viewer.names) == 1 or not viewer.board_count or not page.rows:
        return page
    return with_button(page, Press("since", viewer.table_id, viewer.version), viewer.words("button-story"))


def with_more(page: Page, viewer: AnyViewer) -> Page:
    """Adds More to the panel of a daily maze: it has no board in a channel under which that would stand."""
    if not viewer.is_daily or not viewer.game.can_give_up:
        return page
    return with_button(page, Press("more", viewer.table_id, viewer.version), viewer.words("button-more"))


def with_button(page: Page, press: Press, label: str) -> Page:
    """Adds a button to the last row of a panel, or below it, if there is room for it."""
    rows, added = page.rows, button(press, label)
    if len(rows[-1]) < ROW_LIMIT and all(isinstance(item, PressButton) for item in rows[-1]):
        return replace(page, rows=(*rows[:-1], (*rows[-1], added)))
    return replace(page, rows=(*rows, (added,))) if len(rows) < ROWS_LIMIT else page
