"""The board posted last: its turn lines are renewed, and its controls come off when the next one is out."""

import logging
from collections.abc import Mapping

import msgspec

from cogs.clock.personal_time import load_personal_time
from cogs.panels.face import AnyFace
from cogs.posting.board_card import away_notes, board_controls, turn_lines
from cogs.runtime.background import NOT_TAKEN
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.tables.viewer import Onlooker, onlooker
from cogs.ui.cards import Card
from cogs.ui.places import Places
from db import Due, GameRow
from locales import Words

log = logging.getLogger("dedale.post")


class LastBoards:
    """Edits the last board of a table. If Discord does not take the edit, the board stays as it is."""

    def __init__(self, tables: Tables, places: Places, faces: Mapping[str, AnyFace]) -> None:
        self._tables = tables
        self._places = places
        self._faces = faces

    async def renew_turn_lines(self, table: Table, due: Due, words: Words) -> Card | None:
        """Shows who is still to act; returns the card if that has changed."""
        row = table.row
        if row.board_message_id is None or row.board_card is None or row.status != "playing":
            return None
        seen, face = onlooker(table, None, words), self._faces[row.game]
        card = msgspec.json.decode(row.board_card, type=Card)
        below = turn_lines(seen, face, table.to_act, self.away(seen, due))
        if below == card.below:
            return None
        card = msgspec.structs.replace(card, below=below)
        is_edited = await self._edit(row, card, with_controls=(table, words))
        return card if is_edited else None

    def away(self, seen: Onlooker, due: Due) -> dict[int, str]:
        """Returns what the board says about vacations of the people it waits for."""
        table = seen.table
        users = {seat: table.row.seats[seat].user_id for seat in table.to_act if not table.is_standin(seat)}
        times = {seat: load_personal_time(due.people.get(user, {})) for seat, user in users.items() if user}
        return away_notes(seen, times, self._tables.now())

    async def retire(self, row: GameRow) -> None:
        """Takes the controls off the last board, and its turn lines: they would go on counting down."""
        if row.board_message_id is None or row.board_card is None:
            return
        card = msgspec.json.decode(row.board_card, type=Card)
        await self._edit(row, card if card.is_result else msgspec.structs.replace(card, below=""))

    async def _edit(self, row: GameRow, card: Card, with_controls: tuple[Table, Words] | None = None) -> bool:
        controls = board_controls(*with_controls, self._faces[row.game]) if with_controls else ()
        message = self._places.message(card.channel_id, row.board_message_id or 0, row.guild_id)
        try:
            await message.edit(view=card.layout(controls))
        except NOT_TAKEN as error:
            log.info("board %s of game %s stays as it is: %s", row.board_message_id, row.id, error)
            return False
        return True
