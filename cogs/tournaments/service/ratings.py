"""Ratings as they stand: computed from the kept results, in a worker, and remembered until there are more."""

import asyncio
from collections.abc import Iterable

import msgspec

from cogs.runtime.workers import Workers
from db import ResultRow, Store
from db.queries import results
from engine.tournaments.ratings import Rating, count, counted


class Moment(msgspec.Struct, frozen=True):
    """Somebody's rating after a game."""

    at: int
    rating: Rating


class Known:
    """All ratings of one game, in one server or over all, after the result `last`."""

    def __init__(self) -> None:
        self.last = 0
        self.ratings: dict[int, Rating] = {}
        self.lock = asyncio.Lock()


class Ratings:
    """What everybody's results come to. Nothing here is stored: a restart computes it again."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._known: dict[tuple[str, int | None], Known] = {}

    def is_counted(self, game: str, guild_id: int | None) -> bool:
        """Have its results been counted since the start? If not, many of them take seconds."""
        return (game, guild_id) in self._known

    async def of(self, game: str, guild_id: int | None) -> dict[int, Rating]:
        """Everybody's rating in a game, in one server or (None) over all."""
        known = self._known.setdefault((game, guild_id), Known())
        async with known.lock:  # no result is counted twice, whoever asks meanwhile
            if rows := await self._store.read(results.load, game, guild_id, known.last):
                before = known.ratings
                known.ratings = await self._workers.run(lambda: counted(before, rows))
                known.last = rows[-1].id
            return known.ratings

    async def curve(self, game: str, guild_id: int | None, user_id: int) -> list[Moment]:
        """How somebody's rating went, game by game."""
        rows = await self._store.read(results.load, game, guild_id)
        return await self._workers.run(lambda: moments(rows, user_id))

    def recount(self, game: str, guild_id: int) -> None:
        """A result of this game in this server has been corrected: count again."""
        for reach in (guild_id, None):
            self._known.pop((game, reach), None)

    def forget(self) -> None:
        """Somebody's results have been made anonymous: count all again."""
        self._known.clear()


def moments(rows: Iterable[ResultRow], user_id: int) -> list[Moment]:
    """Somebody's rating after each of their games."""
    ratings: dict[int, Rating] = {}
    found: list[Moment] = []
    for result in rows:
        count(ratings, result)
        if user_id in result.users:
            found.append(Moment(result.at, ratings[user_id]))
    return found
