"""The button "What happened" under a board: the whole story, in private and in the reader's own language."""

import logging
from collections.abc import Mapping, Sequence

import msgspec

from cogs.panels.face import AnyFace
from cogs.panels.finding import TableFinder
from cogs.panels.narration import newest
from cogs.posting.told import load_notice, since_own_act, told
from cogs.tables.outgoing import Notice
from cogs.tables.table import started
from cogs.tables.viewer import Onlooker, onlooker
from cogs.ui.answers import Answer
from cogs.ui.cards import Card
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.limits import CONTENT_LIMIT

log = logging.getLogger("dedale.post")


class Stories:
    """Tells anybody who may see a table what happened there, from what the last board keeps of it."""

    def __init__(self, finder: TableFinder, faces: Mapping[str, AnyFace], controls: ControlTable) -> None:
        self._finder = finder
        self._faces = faces
        controls.on("story", self.tell)

    async def tell(self, answer: Answer, press: Press) -> None:
        """Tells a player what happened since their own last act, and anybody else all that is kept.

        Of a game that is over, everybody is told how it ended.
        """
        answer.anew()
        table = started(await self._finder.numbered(answer.interaction, press.subject_id))
        seat, words = table.seat_of(answer.user_id), await answer.words()
        seen = onlooker(table, seat, words)
        story = msgspec.json.decode(table.row.board_card, type=Card).story if table.row.board_card else ()
        lines, title = self._told(seen, since_own_act(story, seat)), "story-since"
        notices, is_over = [load_notice(payload) for _, payload in story], table.row.status == "over"
        if is_over or seat is None or not lines or seat not in [notice.by for notice in notices]:
            lines, title = self._told(seen, notices), "story-end" if is_over else "story-title"
        if not lines:
            await answer.say("story-none")
            return
        await answer.tell(newest([f"**{words(title)}**", *lines], CONTENT_LIMIT))

    def _told(self, seen: Onlooker, notices: Sequence[Notice]) -> list[str]:
        try:
            return told(seen, self._faces[seen.table.row.game], notices)
        except Exception:
            log.exception("what happened in game %s could not be told", seen.table.row.id)
            return []
