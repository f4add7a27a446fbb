"""The board posted last: it is renewed, or becomes the next one, and loses its controls when that is out."""

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import chain, repeat

import discord
import msgspec
from discord.utils import snowflake_time

from cogs.clock.deadlines import HOUR
from cogs.clock.personal_time import load_personal_time
from cogs.panels.face import AnyFace
from cogs.posting.board_card import away_notes, board_controls, turn_lines
from cogs.posting.last_card import last_card
from cogs.runtime.background import NOT_TAKEN, spawn, stop
from cogs.tables.service import Tables
from cogs.tables.table import Table, has_one_person
from cogs.tables.viewer import Onlooker, onlooker
from cogs.ui.cards import Card
from cogs.ui.mentions import only
from cogs.ui.places import Home, Places
from db import Due, GameRow, OutboxRow, Outgoing, StoreError
from db.queries import outbox
from locales import Words

log = logging.getLogger("dedale.post")

LINES = "lines"  # the kind of the row that asks to show who is to act
RETIRE = "retire"  # of the row that asks to take the controls off
RETIRE_AGAIN_SECONDS = (30.0, 300.0, 3600.0)  # then once an hour
TOO_MANY_EDITS = 30046  # of a message older than an hour


class Spent(msgspec.Struct, frozen=True):
    """A board that another one has followed, as it is to look from now on."""

    message_id: int
    card: Card


class LastBoards:
    """Edits the last board of a table. If Discord refuses the edit for good, the board stays as it is."""

    def __init__(self, tables: Tables, places: Places, faces: Mapping[str, AnyFace]) -> None:
        self._tables = tables
        self._places = places
        self._faces = faces
        self._retiring: dict[int, asyncio.Task[None]] = {}  # by row of the outbox
        self._doubtful: set[int] = set()  # games whose board may show an edit that is not noted

    async def close(self) -> None:
        """Stops; old boards that still have their controls are tried again after the next start."""
        await stop(*self._retiring.values())

    def doubt(self, game_ids: Iterable[int]) -> None:
        """These boards may show something else than is noted: an edit was taken, and nobody heard of it."""
        self._doubtful.update(game_ids)

    def trust(self, game_id: int) -> None:
        """What is noted of this board is what it shows."""
        self._doubtful.discard(game_id)

    async def renew_turn_lines(self, table: Table, due: Due, words: Words) -> Card | None:
        """Shows who is still to act; returns the card if that has changed.

        If a row asks for it and Discord may take it later, that is raised. The board is doubtful meanwhile:
        it is edited though it should show what is noted.
        """
        row, card = table.row, last_card(table.row)
        if card is None or row.status != "playing":
            return None
        seen, face = onlooker(table, None, words), self._faces[row.game]
        turn = turn_lines(seen, face, table.to_act, self.away(seen, due))
        is_asked = any(one.kind == LINES for one in due.rows)
        if turn == card.turn and not (is_asked and row.id in self._doubtful):
            return None
        card = msgspec.structs.replace(without_turn(card), turn=turn)
        self.doubt([row.id])
        try:
            await self._edit(table, card, words)
        except NOT_TAKEN as error:
            if is_asked and is_passing(error):
                raise
            log.info("board %s of game %s stays as it is: %s", row.board_message_id, row.id, error)
            return None
        return card

    def is_old(self, row: GameRow) -> bool:
        """Was the last board posted so long ago that Discord takes few more edits of it?"""
        return self._tables.now() - snowflake_time(row.board_message_id or 0).timestamp() > HOUR

    def becomes_next(self, table: Table, place: Home) -> bool:
        """Is the last board to become the next one? At a table with one person, where nobody is called."""
        if not has_one_person(table):
            return False
        card = last_card(table.row)
        is_here = card is not None and card.channel_id == place.id and not card.is_replaced
        return is_here and not self.is_old(table.row)

    async def become(self, table: Table, card: Card, files: Sequence[discord.File], words: Words) -> bool:
        """Changes the last board into another one, which calls nobody; False if Discord refuses that.

        It may be done again after a crash. If Discord cannot be reached, that is raised.
        """
        row, controls = table.row, board_controls(table, words, self._faces[table.row.game])
        message = self._places.message(card.channel_id, row.board_message_id or 0, row.guild_id)
        try:
            await message.edit(view=card.layout(controls), attachments=list(files), allowed_mentions=only(()))
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            # Deleted, too old, or not ours to edit any more.
            log.info("board %s of game %s stays as it is: %s", row.board_message_id, row.id, error)
            return False
        return True

    async def remove(self, row: GameRow) -> None:
        """Deletes the last board, whose place another one has taken."""
        if (card := last_card(row)) is not None:
            message = self._places.message(card.channel_id, row.board_message_id or 0, row.guild_id)
            try:
                await message.delete()
            except discord.NotFound:
                pass
            except NOT_TAKEN:
                await self.retire(row)  # at least it can no longer be taken for the current one

    def away(self, seen: Onlooker, due: Due) -> dict[int, str]:
        """Returns what the board says about vacations of the people it waits for."""
        table = seen.table
        users = {seat: table.row.seats[seat].user_id for seat in table.to_act if not table.is_standin(seat)}
        times = {seat: load_personal_time(due.people.get(user, {})) for seat, user in users.items() if user}
        return away_notes(seen, times, self._tables.now())

    async def retire(self, row: GameRow) -> None:
        """Takes the controls off the last board, and its turn lines: they would go on counting down."""
        if (card := last_card(row)) is not None:
            spent = Spent(row.board_message_id or 0, card if card.is_result else without_turn(card))
            if not await self._is_settled(row, spent):
                asked = Outgoing(RETIRE, msgspec.json.encode(spent).decode())
                await self._tables.store.write(outbox.add, row.id, (asked,), self._tables.now())

    async def follow(self, due: Due) -> None:
        """Tries the old boards of a table again that still have their controls."""
        for row in due.rows:
            if row.kind == RETIRE and row.id not in self._retiring:
                task = spawn(f"retiring-{row.id}", self._retire_later(due.game, row))
                self._retiring[row.id] = task
                task.add_done_callback(lambda _, number=row.id: self._retiring.pop(number, None))

    async def _retire_later(self, game: GameRow, row: OutboxRow) -> None:
        spent = msgspec.json.decode(row.payload, type=Spent)
        for seconds in chain(RETIRE_AGAIN_SECONDS, repeat(RETIRE_AGAIN_SECONDS[-1])):
            await asyncio.sleep(seconds)
            with suppress(StoreError):
                if await self._is_settled(game, spent):
                    await self._tables.store.write(outbox.mark_sent, [row.id], game_id=game.id)
                    return

    async def _is_settled(self, row: GameRow, spent: Spent) -> bool:
        """Takes the controls off a board; returns False if that is worth another try."""
        message = self._places.message(spent.card.channel_id, spent.message_id, row.guild_id)
        try:
            await message.edit(view=spent.card.layout(()))
        except NOT_TAKEN as error:
            log.info("board %s of game %s stays as it is: %s", spent.message_id, row.id, error)
            return not is_passing(error)
        return True

    async def _edit(self, table: Table, card: Card, words: Words) -> None:
        row, controls = table.row, board_controls(table, words, self._faces[table.row.game])
        message = self._places.message(card.channel_id, row.board_message_id or 0, row.guild_id)
        await message.edit(view=card.layout(controls))


def is_passing(error: Exception) -> bool:
    """May Discord take the same edit later? Not if the board is gone or closed to the bot."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429 or error.code == TOO_MANY_EDITS
    return True


def without_turn(card: Card) -> Card:
    """A card that no longer says whose turn it is. Older ones, without a story, say it below the picture."""
    return msgspec.structs.replace(card, turn="", below=card.below if card.story else "")
