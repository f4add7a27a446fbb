"""Messages to a table beside its boards: a sentence for everybody, and the call of those who watch."""

import msgspec

from cogs.tables.outgoing import Letter
from cogs.tables.seating import seat_names
from cogs.ui.mentions import only
from cogs.ui.names import escaped
from cogs.ui.places import Places
from db import GameRow, OutboxRow, Store
from db.queries import watchers
from locales import Words


class TableMessages:
    """Sends letters and calls watchers."""

    def __init__(self, store: Store, places: Places) -> None:
        self._store = store
        self._places = places

    async def letter(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Sends a sentence to everybody at a table."""
        letter = msgspec.json.decode(row.payload, type=Letter)
        text = words(letter.key, name=person_of(game, letter.user_id, words), game=game.id)
        called = " ".join(f"<@{user}>" for user in letter.calls)
        await self._say(game, row, f"{called} {text}".strip(), letter.calls, words)

    async def call_watchers(self, game: GameRow, row: OutboxRow, words: Words) -> None:
        """Tells those who watch a game that it is over; then they watch no longer."""
        users = await self._store.read(watchers.of_game, game.id)
        if users:
            called = " ".join(f"<@{user}>" for user in users)
            await self._say(game, row, words("watched-over", names=called, game=game.id), users, words)
        for user in users:
            await self._store.write(watchers.remove, game.id, user)

    async def _say(
        self, game: GameRow, row: OutboxRow, text: str, called: tuple[int, ...], words: Words
    ) -> None:
        place = await self._places.home(game, words)
        await place.send(text, nonce=row.nonce, allowed_mentions=only(called))


def person_of(game: GameRow, user_id: int, words: Words) -> str:
    """A person's name at a table; for someone who does not sit there a mention, which calls nobody here."""
    for seat, name in zip(game.seats, seat_names(game, words), strict=True):
        if seat.user_id == user_id:
            return escaped(seat.name or name)
    return f"<@{user_id}>"
