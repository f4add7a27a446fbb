"""The bot in a new world, asked what it is asked there."""

import asyncio
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

from bench.growing.costs import Costs
from bench.growing.outcomes import Outcomes
from bench.loopback import Loopback
from bench.loopback.process import Bot, compiled
from bench.loopback.world import Sitter, Size, World

Asked: TypeAlias = Callable[[Loopback, World, Costs], Awaitable[None]]
Crowded: TypeAlias = Callable[[list[int]], Sequence[Sitter]]  # who sits in these channels


class Found(NamedTuple):
    """What was seen in one world."""

    size: Size  # with all that the people who are asked bring
    costs: Costs
    start: float  # seconds of processor time

    def milliseconds(self, label: str) -> float:
        """What something costs: in the quickest round, as other programs may share the machine."""
        return min(self.costs.milliseconds[label])


async def found(folder: Path, size: Size, usual: float, rooms: int, crowded: Crowded, asked: Asked) -> Found:
    """Start the bot in a new world, and ask."""
    path, held = folder / "growth.sqlite3", folder / "held"
    async with Loopback(channels=rooms + 40) as discord:
        world = World(path, guild_id=2000, channel_id=discord.channels[-1])
        world.fill(size, list(crowded(discord.channels)))
        actual, port = world.size(), free_port()
        world.close()
        environment = discord.environment(str(path), DEDALE_METRICS=f"127.0.0.1:{port}")
        await compiled(environment)
        program = ("-m", "bench.loopback.held", str(held))
        process = await asyncio.create_subprocess_exec(
            sys.executable, *program, env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        bot = Bot(process)
        try:
            await discord.connected()
            start = bot.seconds()
            await bot.rested()
            costs = Costs(discord, bot, Outcomes(port), held, usual)
            await asked(discord, world, costs)
        finally:
            process.terminate()
            await process.wait()
    return Found(actual, costs, start)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]
