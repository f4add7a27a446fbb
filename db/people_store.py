"""The store of what is known about people: settings, records, and all of it to be handed out or forgotten."""

import logging
from collections.abc import Iterable, Sequence
from typing import Any

from db.errors import StoreError
from db.hops import Hops
from db.queries import people, scores, settings
from db.rows.games import GameRow, Outgoing, Record, Scope, ScoreRow, SeenPlaces

log = logging.getLogger(__name__)


class PeopleStore(Hops):
    """Each method is one hop, and each that writes one transaction, as in `Store`, whose part this is."""

    async def setting(self, scope: Scope, owner_id: int, key: str) -> str | None:
        """The value of a setting, if it has one."""
        return await self._read(settings.setting, scope, owner_id, key)

    async def settings_of(self, owners: Iterable[int], keys: Iterable[str]) -> dict[int, dict[str, str]]:
        """Settings of several people at once: for each the keys that have a value."""
        return await self._read(settings.settings_of, owners, keys)

    async def owners_with(self, scope: Scope, key: str, value: str) -> tuple[int, ...]:
        """Everybody whose setting has this value."""
        return await self._read(settings.owners_with, scope, key, value)

    async def put_setting(self, scope: Scope, owner_id: int, key: str, value: str | None) -> None:
        """Give a setting a value; None takes it away."""
        await self._write(settings.put_setting, scope, owner_id, key, value)

    async def get_or_put_setting(self, scope: Scope, owner_id: int, key: str, value: str) -> str:
        """The value already there, or else this one, which then stays."""
        return await self._write(settings.get_or_put_setting, scope, owner_id, key, value)

    async def export_person(self, user_id: int) -> dict[str, list[dict[str, Any]]]:
        """All that is stored about somebody, table by table."""
        return await self._read(people.export, user_id)

    async def forget_person(self, user_id: int, notice: Outgoing, at: int) -> bool:
        """Take somebody out of every row; False, and nothing done, where they still sit at a table.

        The tables that show their name and play on are to be told this notice.
        """
        return await self._write(people.forget, user_id, notice, at)

    async def compact(self, *, whole: bool = False) -> None:
        """Write the file anew if somebody was forgotten since it was last done.

        A large one only with `whole`: nobody can write meanwhile, for seconds. It needs room for a second
        file: where there is none it is tried again the next time, and all else goes on.
        """
        try:
            await self._connection.write_apart(lambda connection: people.compact(connection, whole=whole))
        except StoreError:
            log.exception("the file could not be written anew; it is tried again")

    async def uncounted(self, user_id: int, guild_id: int | None, limit: int) -> tuple[GameRow, ...]:
        """Some finished games of which it is not yet known what they count for somebody."""
        return await self._read(scores.uncounted, user_id, guild_id, limit)

    async def put_scores(self, rows: Sequence[ScoreRow]) -> None:
        """Keep what games count; not for one whose result has changed since it was read."""
        await self._write(scores.put, rows)

    async def has_finished(
        self,
        user_id: int,
        guild_id: int | None,
        places: SeenPlaces | None,
        game: str | None,
        but: Iterable[str],
    ) -> bool:
        """Has somebody finished a game, or this one, that counts: with another reason than these?"""
        return await self._read(scores.has_finished, user_id, guild_id, places, game, but)

    async def records(
        self, user_id: int, guild_id: int | None, places: SeenPlaces | None
    ) -> tuple[Record, ...]:
        """What somebody's counted games add up to, the most played first; with `places` only those there."""
        return await self._read(scores.records, user_id, guild_id, places)
