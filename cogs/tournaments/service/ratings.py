"""Ratings: each result is counted once, in a worker, and stored; soon after it is written or when asked."""

import asyncio
from collections import defaultdict
from contextlib import suppress

from cogs.runtime.workers import Workers
from db import Point, Ranking, Stale, Store, StoreError, Uncounted
from db.queries import ratings, settings
from db.queries.ratings import WORLD as EVERYWHERE
from engine import GAMES
from engine.tournaments.ratings import Rating, count

WORLD = ("shown", "hidden")  # whether a person is in the rankings over all servers
AT_ONCE = 100  # results that are counted in one go: some hundredths of a second of a worker
REST = 0.05  # seconds between two goes where nobody waits for it
COUNT_SECONDS = 600.0
POINTS = 200  # about as many as a curve shows


class Ratings:
    """Everybody's ratings, in each server and over all servers."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def of(self, game: str, guild_id: int, users: list[int]) -> dict[int, Rating]:
        """Return the ratings of some people in a server; those without a game that counts are missing."""
        await self.count(game)
        return await self._store.read(ratings.of_users, game, guild_id, users)

    async def ranking(self, game: str, guild_id: int | None, own: int, first: int, limit: int) -> Ranking:
        """Return some lines of the ranking of a server, or (None) of all servers, and that of a person."""
        await self.count(game)
        return await self._store.read(ratings.ranking, game, guild_id or EVERYWHERE, own, first, limit)

    async def curve(self, game: str, guild_id: int, user_id: int) -> list[tuple[int, Rating]]:
        """Return a person's rating after each of their games, or after so many, with the time of its end."""
        await self.count(game)
        return await self._store.read(ratings.curve, game, guild_id, user_id, POINTS)

    async def count(self, game: str, rest: float = 0) -> None:
        """Count the results of a game that are not counted."""
        is_left = True
        while is_left:
            is_left = await self._count_some(game)
            await asyncio.sleep(rest)

    async def _count_some(self, game: str) -> bool:
        """Count a batch of results; return False if there was none."""
        async with self._locks[game]:  # two who ask at once would do the same work
            batch = await self._store.read(ratings.uncounted, game, AT_ONCE)
            if batch.results:
                points = await self._workers.run(lambda: counted(batch))
                with suppress(Stale):  # another process has counted, or a person was forgotten: once more
                    await self._store.write(ratings.put, batch.results, points)
        return bool(batch.results)

    async def keep_counted(self) -> None:
        """Count from time to time, so that whoever asks does not wait for it."""
        while True:
            with suppress(StoreError):  # the next time, or when somebody asks
                for game in GAMES:
                    await self.count(game, REST)
            await asyncio.sleep(COUNT_SECONDS)


def counted(batch: Uncounted) -> list[Point]:
    """Return everybody's rating after each of these results, in its server and over all."""
    lists: defaultdict[int, dict[int, Rating]] = defaultdict(dict)
    for (guild_id, user_id), rating in batch.ratings.items():
        lists[guild_id][user_id] = rating
    points = list[Point]()
    for result in batch.results:
        for guild_id in (result.guild_id, EVERYWHERE):
            count(lists[guild_id], result)
            points += [
                Point(result.id, result.game, guild_id, user, lists[guild_id][user])
                for user in result.users
                if user > 0
            ]
    return points


async def set_world(store: Store, user_id: int, choice: str) -> None:
    """Leave a person out of the rankings over all servers, or show them again; one of `WORLD`."""
    await store.write(settings.put, "user", user_id, "world", None if choice == "shown" else choice)
