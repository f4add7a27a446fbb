"""Several processes keep the deadlines of their own servers; what one leaves, another takes up, once."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

from bench.clocks import Overdue
from db import EVERYTHING, Mine, Store
from db.queries import deadlines, games, moves
from tests.engines import on_both_engines

COUNT, TABLES = 4, 12
GUILDS = [(shard << 22) + 7 for shard in range(COUNT)]


async def timeouts(store: Store) -> Counter[int]:
    """How often a turn was ended at each table."""
    found = Counter[int]()
    for game_id in range(1, TABLES + 1):
        found[game_id] = len(await store.read(moves.of_game, game_id))
    return found


async def begun(stack: AsyncExitStack, store: Store, *shards: int) -> Overdue:
    overdue = Overdue(store, Mine(COUNT, shards))
    stack.push_async_callback(overdue.close)
    return overdue


@on_both_engines
async def test_each_process_ends_the_turns_of_its_own_servers(database: str) -> None:
    async with await Store.open(database) as store, AsyncExitStack() as stack:
        mine = await begun(stack, store, 1, 3)
        await mine.fill(TABLES, guilds=GUILDS)
        await mine.run()
        rows = [await store.read(games.load, game_id) for game_id in range(1, TABLES + 1)]
        found = await timeouts(store)
        assert {row.guild_id for row in rows if row and found[row.id]} == {GUILDS[1], GUILDS[3]}
        assert set(found.values()) == {0, 1}


async def test_what_is_overdue_is_handled_once_though_two_processes_look_at_it_at_once(postgres: str) -> None:
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(await Store.open(postgres)) for _ in range(3)]
        # The third has taken over from the first, which does not know it yet.
        parts = [(0, 1), (2, 3), (0, 1)]
        processes = [await begun(stack, store, *part) for store, part in zip(stores, parts, strict=True)]
        await processes[0].fill(TABLES, guilds=GUILDS)
        await asyncio.gather(*(process.run() for process in processes))
        assert await timeouts(stores[0]) == dict.fromkeys(range(1, TABLES + 1), 1)
        later: Any = await stores[0].read(deadlines.nearest, EVERYTHING)
        assert later > processes[0].now
