"""What a confirm is compared with: the least picture, its file and a transaction; and a least bot.

The floor knows nothing of our drawing, so that a board that is drawn faster makes no click look worse. The
least bot (`bench/loopback/bare`) draws as the real one does, between the same requests, on a loopback Discord
too.
"""

import asyncio
import copy
import sys
from collections.abc import AsyncGenerator, Callable
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
from bench.render import PictureFloor
from render.games import PICTURES

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
    confirmed = 0  # moves

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


class Floor:
    """The floor of a game's confirm, measured whenever it is asked to."""

    def __init__(self, game: str, folder: str) -> None:
        views = list(islice(dealt_views(game), FLOORS))
        self._chores = Chores(game, str(Path(folder, f"floor-{game}.sqlite3")), views)
        boards = sorted((self._chores.draw() for _ in range(FLOORS)), key=len)
        self._picture = PictureFloor(boards[FLOORS // 2], PICTURES[game].board_box)
        self.milliseconds: list[float] = []  # of such a picture, its file and a transaction, each time
        self.with_own_drawing: list[float] = []  # the same with a board as the bot draws it

    def measure(self) -> None:
        """Notes what the floor is now."""
        self.milliseconds.append(self._timed(self._picture.draw))
        self.with_own_drawing.append(self._timed(self._chores.draw))

    def _timed(self, draw: Callable[[], bytes]) -> float:
        start = process_time()
        for _ in range(FLOORS):
            draw()
            self._chores.write()
        return (process_time() - start) / FLOORS * 1000


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
