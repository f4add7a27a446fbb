"""Shards are connected once they are held, taken up each time, and left when another process has them."""

import asyncio
from collections.abc import Collection
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.runtime.sharded import IDENTIFY_SECONDS, ShardedBot
from cogs.runtime.shards import Wanted
from db import Subject


class Store:
    """What a database lets a process hold."""

    def __init__(self) -> None:
        self.held, self.elsewhere = frozenset[int](), frozenset[int]()
        self.turns: list[int] = []

    async def claim(self, count: int, wanted: Collection[int], changed: Any, heard: Any) -> Any:
        self.changed, self.heard = changed, heard
        return self

    def divide(self, is_held: Any) -> None:
        self.is_held = is_held

    def hold(self, *shards: int, elsewhere: Collection[int] = ()) -> None:
        self.held, self.elsewhere = frozenset(shards), frozenset(elsewhere)
        self.changed(self.held)

    async def turn(self, bucket: int, seconds: float) -> float:
        assert seconds == IDENTIFY_SECONDS
        self.turns.append(bucket)
        return 0.0

    async def close(self) -> None:
        self.held = frozenset()


class Bot(ShardedBot):
    """Shards that are connected at once."""

    def __init__(self, store: Any) -> None:
        super().__init__(Wanted(4, (0, 1, 2)), command_prefix="!", intents=discord.Intents.none())
        self.store, self.acts = store, list[tuple[str, Any]]()
        self.http: Any = SimpleNamespace(get_bot_gateway=self.advice)

    async def advice(self) -> tuple[int, str, dict[str, int]]:
        return 1, "", {"max_concurrency": 2}

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        self.acts.append(("connect", shard_id))
        await self.before_identify_hook(shard_id)
        await self.on_shard_ready(shard_id)

    def get_shard(self, shard_id: int, /) -> Any:
        connect, leave = partial(self.launch_shard, None, shard_id), partial(self.left, shard_id)
        return SimpleNamespace(connect=connect, disconnect=leave)

    async def left(self, shard_id: int) -> None:
        self.acts.append(("leave", shard_id))
        await self.on_shard_disconnect(shard_id)

    async def take_up(self, shards: Collection[int]) -> None:
        self.acts.append(("take up", set(shards)))
        self.sharding.serve(shards)

    def hear(self, subject: Subject) -> None:
        self.acts.append(("hear", subject.id))

    async def settled(self) -> list[tuple[str, Any]]:
        for _ in range(50):
            await asyncio.sleep(0)
        acts, self.acts = self.acts, []
        return acts


@pytest.fixture
async def bot():
    bot = Bot(Store())
    await bot.launch_shards()
    yield bot
    await bot.leave_gateway()


async def test_a_standby_connects_nothing_until_it_holds_a_shard(bot: Any) -> None:
    bot.store.hold(elsewhere=(0, 1, 2))
    assert await bot.settled() == [] and bot.is_standby and bot.is_reachable()
    bot.store.hold(0, 2, elsewhere=(1,))
    expected = [("connect", 0), ("connect", 2), ("take up", {0}), ("take up", {2})]
    assert sorted(await bot.settled(), key=str) == sorted(expected, key=str)
    assert bot.store.turns == [0, 0] and bot.sharding.is_ready and bot.shards_held() == 2


async def test_what_was_lost_and_held_again_is_taken_up_again_on_the_same_connection(bot: Any) -> None:
    bot.store.hold(1)
    await bot.settled()
    bot.store.hold()
    assert await bot.settled() == [] and not bot.sharding.served
    bot.store.hold(1)
    assert await bot.settled() == [("take up", {1})]


async def test_a_shard_that_another_process_has_is_left_and_connected_anew_later(bot: Any) -> None:
    bot.store.hold(1)
    await bot.settled()
    bot.store.hold(elsewhere=(1,))
    assert await bot.settled() == [("leave", 1)]
    bot.store.hold(1)
    assert sorted(await bot.settled(), key=str) == [("connect", 1), ("take up", {1})]


async def test_a_process_hears_only_of_servers_that_it_holds(bot: Any) -> None:
    bot.store.hold(1)
    await bot.settled()
    for shard in range(3):
        bot.store.heard(Subject(shard), shard << 22)
    assert await bot.settled() == [("hear", 1)]
