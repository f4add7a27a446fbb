"""Messages to a table beside its boards, sent once from the outbox: words, proposals, a call of watchers."""

from typing import TYPE_CHECKING

import discord
import msgspec

from cogs.tables.outgoing import Letter
from cogs.tables.seating import seat_names
from cogs.tables.table import Table
from cogs.ui.mentions import only
from cogs.ui.names import escaped
from db import OutboxRow
from db.queries import outbox, watchers
from locales import Words

if TYPE_CHECKING:
    from bot import Dedale

LETTERS = ("letter", "proposal", "watchers")
Place = discord.abc.Messageable


class Letters:
    """Sends what the outbox holds beside boards."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot

    async def send(self, table: Table, row: OutboxRow, place: Place, words: Words) -> None:
        """One message for an outbox row, which gives it its nonce; the row is gone once it is sent."""
        match row.kind:
            case "proposal":
                await self._bot.proposals.post(table, row, place, words)
            case "watchers":
                await self._call_watchers(table, row, place, words)
            case _:
                letter = msgspec.json.decode(row.payload, type=Letter)
                name = person_of(table, letter.user_id, words)
                called = " ".join(f"<@{user}>" for user in letter.calls)
                text = words(letter.key, name=name, game=table.row.id)
                await self._say(row, place, f"{called} {text}".strip(), letter.calls)
        await self._bot.store.write(outbox.mark_sent, [row.id], game_id=table.row.id)

    async def _call_watchers(self, table: Table, row: OutboxRow, place: Place, words: Words) -> None:
        users = await self._bot.store.read(watchers.of_game, table.row.id)
        if users:
            called = " ".join(f"<@{user}>" for user in users)
            await self._say(row, place, words("watched-over", names=called, game=table.row.id), users)
        for user in users:
            await self._bot.store.write(watchers.remove, table.row.id, user)

    async def _say(self, row: OutboxRow, place: Place, text: str, called: tuple[int, ...]) -> None:
        await place.send(text, nonce=row.nonce, allowed_mentions=only(called))


def person_of(table: Table, user_id: int, words: Words) -> str:
    """Somebody's name at a table; a mention, which calls nobody here, for one who does not sit there."""
    for seat, name in zip(table.row.seats, seat_names(table.row, words), strict=True):
        if seat.user_id == user_id:
            return escaped(seat.name or name)
    return f"<@{user_id}>"
