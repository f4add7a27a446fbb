"""A bot that connects the shards which its process holds, and no others."""

import asyncio
import logging
from collections.abc import Collection
from typing import Any

from discord.ext import commands
from discord.gateway import DiscordWebSocket

from cogs.runtime.background import spawn, stop
from cogs.runtime.shards import Shards, Wanted
from db import Claims, Store, Subject

log = logging.getLogger("dedale.shards")

IDENTIFY_SECONDS = 5.0  # in which Discord takes one IDENTIFY of a bucket


class ShardedBot(commands.AutoShardedBot):
    """Connects shards once their locks are held, and leaves those that another process has taken."""

    store: Store

    def __init__(self, wanted: Wanted | None, **facts: Any) -> None:
        super().__init__(shard_count=wanted.count if wanted else None, **facts)
        self.sharding = Shards()
        self._wanted = wanted
        self._buckets = 1
        self._claims: Claims | None = None
        self._known = frozenset[int]()  # held, as far as it was told
        self._launched = set[int]()
        self._roused = set[int]()
        self._changed = asyncio.Event()
        self._attending: asyncio.Task[None] | None = None
        self._waking = set[asyncio.Task[None]]()

    @property
    def is_standby(self) -> bool:
        """Does another process hold all that this one wants?"""
        return self._claims is not None and len(self._claims.elsewhere) == len(self.sharding.wanted.shards)

    def is_reachable(self) -> bool:
        """Can people reach the bot, or would they if the process that serves them ended?"""
        return self.sharding.is_ready or self.is_standby

    def shards_held(self) -> int:
        """How many shards this process holds."""
        return len(self.sharding.held)

    async def take_up(self, shards: Collection[int]) -> None:
        """These shards are served from now on: take up what another process has left there."""

    def hear(self, subject: Subject) -> None:
        """Another process has written into an outbox of a server that this one holds."""

    def _hear(self, subject: Subject, guild_id: int) -> None:
        if self.sharding.is_held(guild_id):
            self.hear(subject)

    async def launch_shards(self) -> None:
        """Claims the shards that this process wants; each is connected as soon as it is held."""
        count, _, limits = await self.http.get_bot_gateway()
        wanted = self._wanted or Wanted(count, tuple(range(count)))
        self._buckets = limits["max_concurrency"]
        self.shard_count = self._connection.shard_count = wanted.count
        claims = self._claims = await self.store.claim(wanted.count, wanted.shards, self._hold, self._hear)
        self.sharding.divide(wanted, lambda: claims.held)
        self.store.divide(self.sharding.is_held)
        self._attending = spawn("shards", self._attend(claims))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits for its turn: of each bucket, Discord takes one in five seconds from all processes."""
        bucket = (shard_id or 0) % self._buckets
        await asyncio.sleep(await self.store.turn(bucket, IDENTIFY_SECONDS))

    def _hold(self, held: frozenset[int]) -> None:
        """Other shards are held than before."""
        lost = self._known - held
        self._known = held
        self.sharding.lost(lost)
        self._roused -= lost
        self._changed.set()

    async def _attend(self, claims: Claims) -> None:
        """Connects what is held, and leaves what another process holds, whenever that changes."""
        while True:
            self._changed.clear()
            await self._launch(claims.held - self._launched)
            for shard in claims.elsewhere & self._launched:
                log.warning("shard %s is served by another process now", shard)
                self._launched.discard(shard)
                if info := self.get_shard(shard):
                    await info.disconnect()
            self._rouse()
            await self._changed.wait()

    async def _launch(self, shards: Collection[int]) -> None:
        if shards:
            log.info("shards held: %s of %s", ", ".join(map(str, sorted(self._known))), self.shard_count)
            self._connection.shard_ids = sorted(shards)  # discord.py calls itself ready once these are
        for shard in sorted(shards):
            self._launched.add(shard)
            if info := self.get_shard(shard):
                await info.connect()
            else:
                await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)

    def _rouse(self) -> None:
        """Takes up shards that are held and connected, once."""
        new = self.sharding.present - self._roused
        if new:
            self._roused |= new
            task = spawn("waking", self.take_up(new))
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A new session, and the servers of this shard are known."""
        self.sharding.connected(shard_id)
        self._rouse()

    async def on_shard_resumed(self, shard_id: int) -> None:
        """The old session again."""
        self.sharding.connected(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Nobody can click, so nobody's time runs out."""
        self.sharding.disconnected(shard_id)

    async def leave_gateway(self) -> None:
        """Takes no new clicks."""
        await stop(self._attending, *self._waking)
        await asyncio.gather(*(info.disconnect() for info in self.shards.values()), return_exceptions=True)

    async def release(self) -> None:
        """Lets others have the shards."""
        if self._claims:
            await self._claims.close()
