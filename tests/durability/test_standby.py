"""Real processes on the loopback Discord: one serves, another waits and takes over when it ends."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from itertools import pairwise

import pytest

from bench.loopback import Loopback, Message, Person
from cogs.runtime.sharded import IDENTIFY_SECONDS
from tests import ROOT
from tests.engines import Server

SHARDS = 2
HOST, GUEST = Person(1, "Zoé"), Person(2, "Matthieu")
HELD = re.compile(rb"shards held: 0, 1 of 2|standby: shards 0, 1")


async def begin(discord: Loopback, database: str) -> Process:
    """Start a process that wants all shards; return once it holds them, or waits for them."""
    env = discord.environment(database, DEDALE_SHARDS="0-1/2")
    process = await asyncio.create_subprocess_exec(sys.executable, "bot.py", cwd=ROOT, env=env, stderr=PIPE)
    assert process.stderr
    async with asyncio.timeout(60):
        while not HELD.search(await process.stderr.readline()):
            pass
    return process


async def again(discord: Loopback, process: Process, how: int) -> int:
    """End a process; return its status once another has connected all shards."""
    known = len(discord.identified)
    os.kill(process.pid, how)
    assert process.stderr
    await process.stderr.read()
    for _ in range(1200):
        if len(discord.identified) == known + SHARDS:
            return await process.wait()
        await asyncio.sleep(0.05)
    raise AssertionError(discord.identified)


async def table(discord: Loopback, shard: int) -> Message:
    """Start a game; return its board."""
    (channel,) = discord.channels_of(shard)
    card = await discord.command(HOST, channel, "game new", game="junior")
    for person, verb in ((GUEST, "join"), (HOST, "start")):
        await discord.click(person, card, card.custom_id(verb) or "")
    return await discord.posted(channel, card.id)


@pytest.mark.soak
async def test_a_standby_takes_over_what_a_process_served(postgres_server: Server) -> None:
    database = postgres_server.make()
    async with Loopback(shards=SHARDS) as discord:
        first = await begin(discord, database)
        await discord.connected()
        second = await begin(discord, database)
        board = await table(discord, 1)
        await again(discord, first, signal.SIGKILL)
        await discord.click(HOST, board, board.custom_id("play") or "")
        third = await begin(discord, database)
        assert await again(discord, second, signal.SIGTERM) == 0
        assert (await table(discord, 0)).custom_id("play")
        third.send_signal(signal.SIGTERM)
        assert third.stderr
        await third.stderr.read()
        assert await third.wait() == 0 and discord.syncs == 1
        times = [when for when, _ in discord.identified]
        assert all(later - sooner > IDENTIFY_SECONDS - 0.5 for sooner, later in pairwise(times))
