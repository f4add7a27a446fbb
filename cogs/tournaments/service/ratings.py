"""Ratings: computed from the stored results in a worker, and kept in memory until there are more results."""

import asyncio
from collections.abc import Iterable

from cogs.runtime.workers import Workers
from db import ResultRow, Store
from db.queries import results, settings
from engine.tournaments.ratings import Rating, count, counted

WORLD = ("shown", "hidden")  # whether a person is in the rankings over all servers


class RatingList:
    """All ratings of one game, in one server or over all servers, after the result `last`."""

    def __init__(self) -> None:
        self.last = 0
        self.ratings: dict[int, Rating] = {}
        self.lock = asyncio.Lock()


class Ratings:
    """Everybody's ratings. Nothing here is stored: after a restart they are computed again."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._lists: dict[tuple[str, int | None], RatingList] = {}

    def is_counted(self, game: str, guild_id: int | None) -> bool:
        """Were its results counted since the start? If not, counting many of them takes seconds."""
        return (game, guild_id) in self._lists

    async def of(self, game: str, guild_id: int | None) -> dict[int, Rating]:
        """Return everybody's rating in a game, in one server or (None) over all servers."""
        found = self._lists.setdefault((game, guild_id), RatingList())
        async with found.lock:  # two who ask at once must not count a result twice
            if rows := await self._store.read(results.load, game, guild_id, found.last):
                before = found.ratings
                found.ratings = await self._workers.run(lambda: counted(before, rows))
                found.last = rows[-1].id
            return found.ratings

    async def curve(self, game: str, guild_id: int | None, user_id: int) -> list[tuple[int, Rating]]:
        """Return a person's rating after each of their games, with the time of its end."""
        rows = await self._store.read(results.load, game, guild_id)
        return await self._workers.run(lambda: moments(rows, user_id))

    def recount(self, game: str, guild_id: int) -> None:
        """Count again after a result of this game in this server was corrected."""
        for reach in (guild_id, None):
            self._lists.pop((game, reach), None)

    def forget(self) -> None:
        """Count everything again after a person's results were made anonymous."""
        self._lists.clear()


def moments(rows: Iterable[ResultRow], user_id: int) -> list[tuple[int, Rating]]:
    """Return a person's rating after each of their games."""
    ratings: dict[int, Rating] = {}
    found: list[tuple[int, Rating]] = []
    for result in rows:
        count(ratings, result)
        if user_id in result.users:
            found.append((result.at, ratings[user_id]))
    return found


async def set_world(store: Store, user_id: int, choice: str) -> None:
    """Leave a person out of the rankings over all servers, or show them again; one of `WORLD`."""
    await store.write(settings.put, "user", user_id, "world", None if choice == "shown" else choice)
