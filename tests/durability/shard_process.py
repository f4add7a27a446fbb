"""One of several processes of a bot that share a database, and can be killed.

`python -m tests.durability.shard_process DATABASE SOCKET BEGIN` forks a process for each line `RUN SHARDS`
that it reads, as in `7 0-1/4`. It holds shards by locks, keeps their deadlines, sends their messages, and
lets people play at their tables; now and then somebody plays in a direct message, which another process
answers. Time runs sixty times as fast, from BEGIN on.
"""

import asyncio
import itertools
import logging
import random
import sys
import time
import traceback
from collections.abc import Collection, Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord

from cogs.clock.clock import Clock
from cogs.clock.deadlines import Timing, dump_timing
from cogs.clock.missed_turns import Absence
from cogs.games import FACES
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.background import stop
from cogs.runtime.sharded import ShardedBot
from cogs.runtime.shards import read_shards
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.service import Tables
from cogs.tables.table import Table
from cogs.ui.places import Places
from db import GameRow, OutboxRow, Store, Subject
from db.postgresql import engine
from db.queries import games
from tests.durability.bot_process import (
    INTERACTIONS_A_RUN,
    PEOPLE,
    Alarm,
    Channel,
    Silent,
    Watched,
    Wire,
    fork_for_each_line,
    move,
    open_table,
)

NOW, SPEED = 1_800_000_000, 60
SHARDS, TABLES = 4, 2  # tables on each shard
SLEEPY = PEOPLE[1]  # at every second table this person never moves
TIMING = dump_timing(Timing(clock="2m", misses="3"))
SENT_ALONE = ("remind", "withdraw", "letter", "ask", "watchers")


class Reporting(Absence):
    """Tells the socket of each turn that it ends."""

    wire: Wire

    async def _time_out(self, table: Table, seat: int) -> None:
        await super()._time_out(table, seat)
        self.wire.tell(do="timeout", game=table.row.id, version=table.row.version)


class Process(ShardedBot):
    """A bot whose gateway is always there."""

    def __init__(self, store: Store, wire: Wire, run: int, shards: str, begin: float) -> None:
        super().__init__(read_shards(shards), command_prefix="!", intents=discord.Intents.none())
        self.http = self._connection.http = wire
        self.wire, self.store = wire, store
        self.workers = Workers()
        self.tables = Tables(store, lambda: NOW + int((time.time() - begin) * SPEED))
        self.moves = Moves(self.tables, self.workers)
        self.lifecycle = Lifecycle(self.tables, self.workers)
        absence = Reporting(self.tables, self.moves, self.lifecycle, self.workers)
        absence.wire = wire
        replies, places = Silent(store, self.workers), Places(self)
        last_boards = LastBoards(self.tables, places, FACES)
        boards = Watched(store, self.tables, replies, FACES, last_boards, self.sharding)
        telling = (replies, places, boards, last_boards, self.sharding)
        self.dispatcher = Dispatcher(store, self.tables, self.moves, *telling)
        self.dispatcher.senders |= dict.fromkeys(SENT_ALONE, self.send_alone)
        self.clock = Clock(store, self.tables, absence, self.sharding)
        self.interactions = itertools.count(run * INTERACTIONS_A_RUN)
        self.random = random.Random(run)
        self.playing: dict[int, list[asyncio.Task[None]]] = {}

    async def send_alone(self, game: GameRow, row: OutboxRow, words: object) -> None:
        await self.wire.ask(do="send", nonce=row.nonce, enforced=True, rows=[row.id])

    def hear(self, subject: Subject) -> None:
        self.dispatcher.wake([subject])
        self.clock.look()

    async def launch_shard(self, gateway: object, shard_id: int, *, initial: bool = False) -> None:
        self.wire.tell(do="took", shard=shard_id)
        await self.on_shard_ready(shard_id)
        tables = range(shard_id * TABLES, (shard_id + 1) * TABLES)
        self.playing[shard_id] = [asyncio.create_task(play(self, table, shard_id)) for table in tables]

    def get_shard(self, shard_id: int, /) -> Any:
        if shard_id not in self.playing:
            return None
        return SimpleNamespace(
            connect=partial(self.launch_shard, None, shard_id), disconnect=partial(self.left, shard_id)
        )

    async def left(self, shard_id: int) -> None:
        await stop(*self.playing[shard_id])
        await self.on_shard_disconnect(shard_id)

    async def take_up(self, shards: Collection[int]) -> None:
        mine = self.sharding.those(shards)
        await self.dispatcher.inherit(mine)
        await self.clock.start()
        await self.dispatcher.start(mine)

    def get_channel(self, channel_id: int, /) -> Channel:
        data = {"id": channel_id, "type": 0, "name": "c", "position": 0, "permission_overwrites": []}
        return Channel(state=self._connection, guild=SimpleNamespace(me=None, id=1), data=data)

    def get_guild(self, guild_id: int, /) -> None:
        return None


async def play(bot: Process, number: int, shard: int) -> None:
    """People at one table, who move as soon as they may; a sleepy one waits until the time is over."""
    while True:
        channel, guild = 1000 + number, (shard << 22) + 1
        rows = await bot.store.read(games.in_channel, channel, ("playing",))
        if not rows:
            await open_table(bot, channel, guild, TIMING)
            continue
        await play_once(bot, rows[0], is_sleepy=bool(number % 2))
        if not bot.random.randrange(10):
            await play_elsewhere(bot)
        await asyncio.sleep(bot.random.uniform(0, 0.05))


async def play_once(bot: Process, row: GameRow, *, is_sleepy: bool) -> None:
    table = await bot.tables.load(row.id)
    people = sorted(seat for seat in table.to_act if not table.is_standin(seat))
    awake = [seat for seat in people if not is_sleepy or row.seats[seat].user_id != SLEEPY]
    if row.status == "playing" and awake:
        await move(bot, table, bot.random.choice(awake))


async def play_elsewhere(bot: Process) -> None:
    """In a direct message, whoever's shard the table is on."""
    channel = 1000 + bot.random.randrange(SHARDS * TABLES)
    for row in await bot.store.read(games.in_channel, channel, ("playing",)):
        await play_once(bot, row, is_sleepy=bool(channel % 2))


class Gateway:
    """Discord's advice about shards."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        return SHARDS, "", {"max_concurrency": SHARDS}


async def live(path: str, socket: str, begin: float, run: int, shards: str) -> None:
    """Run until it is killed, or until all is sent if no shards are named."""
    wire = Wire(*await asyncio.open_unix_connection(socket))
    wire.get_bot_gateway = Gateway(wire).get_bot_gateway
    logging.getLogger().addHandler(Alarm(wire))
    listening = asyncio.create_task(wire.listen())
    engine.PATIENCE_SECONDS = 120.0  # a busy machine starts a server slowly
    try:
        async with await Store.open(path) as store:
            if shards == "none":
                await finish(store, wire, run, begin)
            else:
                bot = Process(store, wire, run, shards, begin)
                await bot.launch_shards()
                await asyncio.Event().wait()
    except Exception:
        wire.tell(do="error", text=traceback.format_exc())
    wire.tell(do="finished")
    await wire._writer.drain()
    listening.cancel()


async def finish(store: Store, wire: Wire, run: int, begin: float) -> None:
    """Handle what is due, send what is left, and play no more."""
    bot = Process(store, wire, run, f"0-{SHARDS - 1}/{SHARDS}", begin)
    bot.launch_shard = lambda gateway, shard, **_: bot.on_shard_ready(shard)
    await bot.launch_shards()
    await asyncio.sleep(3)
    while busy := bot.dispatcher._queues._tasks | bot._waking:
        await asyncio.wait(busy)
    await bot.release()


def main(path: str, socket: str, begin: str) -> None:
    def lived(line: str) -> Coroutine[Any, Any, None]:
        run, shards = line.split()
        return live(path, socket, float(begin), int(run), shards)

    fork_for_each_line(lambda line: asyncio.run(lived(line)))


if __name__ == "__main__":
    main(*sys.argv[1:])
