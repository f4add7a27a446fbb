"""The board that is posted already: its turn lines are renewed, and it is retired when the next one comes."""

import logging
from typing import TYPE_CHECKING

import msgspec

from cogs.posting.board_card import away_notes, board_controls, turn_lines
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.seating import seat_names
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui.cards import Card
from db import GameRow
from db.queries import outbox
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

log = logging.getLogger("dedale.post")


class PostedBoards:
    """Edits the last board of a table; where Discord does not take that, the board stays as it is."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot

    async def renew_turn_lines(self, table: Table, words: Words) -> None:
        """Where several act at once, the posted board goes on telling who is still to act, and no more."""
        row = table.row
        if row.board_message_id is None or row.board_card is None or row.status != "playing":
            return
        viewer = Viewer(table, None, seat_names(row, words), words)
        card = msgspec.json.decode(row.board_card, type=Card)
        below = turn_lines(viewer, self._bot.faces[row.game], table.to_act, await self.away(viewer))
        if below == card.below:
            return
        card = msgspec.structs.replace(card, below=below)
        message = self._bot.places.message(card.channel_id, row.board_message_id, row.guild_id)
        try:
            await message.edit(view=card.layout(board_controls(table, words, self._bot.faces[row.game])))
        except NOT_TAKEN as error:
            log.info("board %s of game %s stays as it is: %s", row.board_message_id, row.id, error)
            return
        await self._bot.store.write(
            outbox.mark_sent,
            (),
            game_id=row.id,
            board_message_id=row.board_message_id,
            board_card=msgspec.json.encode(card).decode(),
        )

    async def away(self, viewer: Viewer) -> dict[int, str]:
        """What the board says about vacations of those whom the table waits for."""
        table = viewer.table
        users = {seat: table.row.seats[seat].user_id for seat in table.to_act if not table.is_standin(seat)}
        personal_time = await self._bot.tables.personal_time(
            {seat: user for seat, user in users.items() if user}
        )
        return away_notes(viewer, personal_time, self._bot.tables.now())

    async def retire(self, row: GameRow) -> None:
        """Take the controls off the board before: one edit, and no harm where that message is gone.

        Whose turn it was and until when goes as well: a time that has passed would still be counting.
        """
        if row.board_message_id is None or row.board_card is None:
            return
        card = msgspec.json.decode(row.board_card, type=Card)
        if not card.is_result:
            card = msgspec.structs.replace(card, below="")
        message = self._bot.places.message(card.channel_id, row.board_message_id, row.guild_id)
        try:
            await message.edit(view=card.layout())
        except NOT_TAKEN as error:
            log.info("board %s of game %s stays as it is: %s", row.board_message_id, row.id, error)
