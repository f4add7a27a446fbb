"""The buttons that ask for time: Not now, Still playing, Take my seat back."""

from cogs.clock.missed_turns import Absence
from cogs.tables.service import Tables
from cogs.ui import Interaction
from cogs.ui.controls import ControlTable, Press
from cogs.ui.replies import Replies


class TimeButtons:
    """Answers the buttons of reminders, and of boards where a stand-in plays for a person."""

    def __init__(self, tables: Tables, absence: Absence, replies: Replies, controls: ControlTable) -> None:
        self._tables = tables
        self._absence = absence
        self._replies = replies
        controls.on("not-now", self.press_not_now)
        controls.on("still", self.press_still)
        controls.on("comeback", self.press_comeback)

    async def press_not_now(self, interaction: Interaction, press: Press) -> None:
        """Gives the person more time for this turn."""
        due = await self._absence.extend(press.subject_id, interaction.user.id, press.draft)
        words = await self._replies.private(interaction)
        await self._answer(interaction, words("more-time", when=f"<t:{due}:R>"))

    async def press_still(self, interaction: Interaction, press: Press) -> None:
        """Notes that the table is still played."""
        await self._absence.still_playing(press.subject_id, interaction.user.id)
        row = await self._tables.row(press.subject_id)
        words = await self._replies.public(row.guild_id, interaction.guild)
        await self._answer(interaction, words("still-playing", number=row.id))

    async def _answer(self, interaction: Interaction, text: str) -> None:
        """Answers in place of the question; a forged click comes from a card, which holds no plain text."""
        if interaction.message and not interaction.message.flags.components_v2:
            await interaction.response.edit_message(content=text, view=None)
        else:
            await self._replies.reply(interaction, text)

    async def press_comeback(self, interaction: Interaction, press: Press) -> None:
        """Gives the person their seat back."""
        table = await self._absence.come_back(press.subject_id, interaction.user.id)
        await self._replies.say(interaction, "came-back", game=table.row.id)
