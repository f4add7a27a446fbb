"""The least that a confirm can cost: a board, its file and a transaction, over and over; and in a least bot.

A processor that does one thing over and over does it in half the time. So a least bot (`bench/loopback/bare`)
does the same between the requests that the real bot made, on a loopback Discord too.
"""

import asyncio
import copy
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from itertools import count, islice
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from aiohttp import web

from bench.loopback import Loopback, Message, Person
from bench.loopback.bare import Chores, Click, Request, dealt_views
from bench.loopback.messages import Body
from bench.loopback.process import Bot, Parts

FLOORS = 60
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


class Least:
    """A least bot that runs beside the real one, and repeats its clicks."""

    def __init__(self, discord: Loopback, bot: Bot, file: Path) -> None:
        self._discord, self._bot, self._file = discord, bot, file
        self._numbers = count()
        self.needed: list[float] = []  # milliseconds for a click, each time that some were repeated

    async def repeat(self, clicks: list[Click]) -> None:
        """Repeats some clicks, and notes what it needed for each of them."""
        self._file.write_bytes(msgspec.json.encode(clicks))
        parts = Parts(self._discord, self._bot)
        parts.start()
        for click in clicks:
            await self._click(click, next(self._numbers))
        await parts.measure("least", len(clicks))
        parts.end_round()
        self.needed += parts.milliseconds["least"]

    async def _click(self, click: Click, number: int) -> None:
        channel, person = self._discord.channels[number], Person(10 * number + 1, f"person {number}")
        facts: dict[str, Any] = {"id": str((1 << 39) + number), "channel_id": str(channel)}
        message = Message((1 << 39) + number, channel, click.body | facts)
        self._discord.messages[message.id] = message
        await self._discord.click(person, message, click.custom_id)


@asynccontextmanager
async def least_bot(game: str, folder: str, clicks: int) -> AsyncGenerator[Least]:
    """Runs a least bot for so many clicks of a game, from when it is connected."""
    file = Path(folder, f"clicks-{game}.json")
    async with Loopback(channels=clicks + 1) as discord:
        environment = discord.environment(str(Path(folder, f"bare-{game}.sqlite3")))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.loopback.bare", str(file), game, env=environment
        )
        try:
            await discord.connected()
            await (bot := Bot(process)).rested()
            yield Least(discord, bot, file)
        finally:
            process.terminate()
            await process.wait()
