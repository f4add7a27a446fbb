"""The buttons that ask for time: Not now, Still playing, Take my seat back."""

from cogs.clock.missed_turns import Absence
from cogs.tables.service import Tables
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press
from cogs.ui.replies import Replies


class TimeButtons:
    """Answers the buttons of reminders, and of boards where a stand-in plays for a person."""

    def __init__(self, tables: Tables, absence: Absence, replies: Replies, controls: ControlTable) -> None:
        self._tables = tables
        self._absence = absence
        self._replies = replies
        controls.on_seat("not-now", self.press_not_now)
        controls.on_seat("still", self.press_still)
        controls.on_seat("comeback", self.press_comeback)

    async def press_not_now(self, answer: Answer, press: Press) -> None:
        """Gives the person more time for this turn."""
        due = await self._absence.extend(press.subject_id, answer.user_id, press.draft)
        words = await answer.words()
        await answer.replace(words("more-time", when=f"<t:{due}:R>"))

    async def press_still(self, answer: Answer, press: Press) -> None:
        """Notes that the table is still played."""
        await self._absence.still_playing(press.subject_id, answer.user_id)
        row = await self._tables.row(press.subject_id)
        words = await self._replies.public(row.guild_id, answer.interaction.guild)
        await answer.replace(words("still-playing", number=row.id))

    async def press_comeback(self, answer: Answer, press: Press) -> None:
        """Gives the person their seat back."""
        table = await self._absence.come_back(press.subject_id, answer.user_id)
        await answer.say("came-back", game=table.row.id)
