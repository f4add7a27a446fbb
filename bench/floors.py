"""The least that a confirm can cost: a board, its file and a transaction, over and over; and in a least bot.

A processor that does one thing over and over does it in half the time. So a least bot (`bench/loopback/bare`)
does the same between the requests that the real bot made, on a loopback Discord too.
"""

import asyncio
import copy
import sys
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

import msgspec
from aiohttp import web

from bench.loopback import Loopback, Message, Person
from bench.loopback.bare import Chores, Click, Request, dealt_views
from bench.loopback.messages import Body
from bench.loopback.process import Bot, Parts

FLOORS = 60
WARM = 40  # clicks at the bare client that are not counted
ROUNDS = 3  # as at the real bot: a machine is not equally fast all the time
# A request by its method and the part of its path that says what it is about.
KINDS = {
    ("POST", "interactions"): "callback",
    ("POST", "webhooks"): "follow-up",
    ("PATCH", "webhooks"): "original",
    ("POST", "channels"): "post",
    ("PATCH", "channels"): "edit",
}


class Recording(Loopback):
    """A loopback Discord that notes what its bot does after each click."""

    clicks: list[Click] | None = None

    async def click(self, person: Person, message: Message, custom_id: str, *values: str) -> Message:
        """Presses a button, or chooses in a select; returns the answer."""
        if self.clicks is not None:
            self.clicks.append(Click(copy.deepcopy(message.body), custom_id, []))
        return await super().click(person, message, custom_id, *values)

    async def _payload(self, request: web.Request) -> Body:
        payload = await super()._payload(request)
        if self.clicks:
            kind = KINDS.get((request.method, request.path.split("/")[2]))
            if kind is None:
                raise ValueError(f"{request.method} {request.path} cannot be repeated")
            self.clicks[-1].requests.append(Request(kind, copy.deepcopy(payload), await _files(request)))
        return payload


async def _files(request: web.Request) -> int:
    if not request.content_type.startswith("multipart/"):
        return 0
    return sum(isinstance(one, web.FileField) for one in (await request.post()).values())


def floors(game: str, folder: str) -> list[float]:
    """Milliseconds of drawing a board with new names, its file, and a transaction of a move."""
    chores = Chores(game, str(Path(folder, "floor.sqlite3")), list(islice(dealt_views(game), 2 * FLOORS)))
    found = list[float]()
    for number in range(2 * FLOORS):
        start = process_time()
        chores.draw()
        chores.write()
        if number >= FLOORS:  # the first ones draw their pieces
            found.append((process_time() - start) * 1000)
    return found


async def least(game: str, clicks: list[Click], folder: str) -> float:
    """Milliseconds that the least bot needs for each of these clicks; the median of some rounds."""
    repeated = list(islice(cycle(clicks), WARM)) + clicks * ROUNDS
    file = _written(repeated, folder)
    async with Loopback(channels=len(repeated)) as discord:
        environment = discord.environment(str(Path(folder, "bare.sqlite3")))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.loopback.bare", str(file), game, env=environment
        )
        try:
            await discord.connected()
            bot = Bot(process)
            await bot.rested()
            parts = Parts(discord, bot)
            await _click(discord, repeated[:WARM], 0)
            await parts.settled()
            parts.start()
            for number in range(ROUNDS):
                await _click(discord, clicks, WARM + number * len(clicks))
                await parts.measure("least", len(clicks))
                parts.end_round()
        finally:
            process.terminate()
            await process.wait()
    return median(parts.milliseconds["least"])


def _written(clicks: list[Click], folder: str) -> Path:
    file = Path(folder, "clicks.json")
    file.write_bytes(msgspec.json.encode(clicks))
    return file


async def _click(discord: Loopback, clicks: list[Click], first: int) -> None:
    for number, click in enumerate(clicks, first):
        channel, person = discord.channels[number], Person(10 * number + 1, f"person {number}")
        facts: dict[str, Any] = {"id": str((1 << 39) + number), "channel_id": str(channel)}
        message = Message((1 << 39) + number, channel, click.body | facts)
        discord.messages[message.id] = message
        await discord.click(person, message, click.custom_id)
