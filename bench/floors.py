"""The least that a confirm can cost: a board, its file and a transaction; and what discord.py needs for it.

discord.py's share is measured on a loopback Discord too: a bare client repeats the requests that the real bot
made, with the same sizes and with everything in them ready.
"""

import asyncio
import copy
import itertools
import random
import sqlite3
import sys
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
from aiohttp import web

from bench.loopback import Loopback, Message, Person
from bench.loopback.bare import Click, Request
from bench.loopback.messages import Body
from bench.loopback.process import Bot, Parts
from bench.render import fresh_names
from engine import GAMES
from locales import words
from render.games import PICTURES
from render.kit.samples import positions

FLOORS = 60
SEATS = 2
WARM = 40  # clicks at the bare client that are not counted
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


async def _files(request: web.Request) -> tuple[int, ...]:
    if not request.content_type.startswith("multipart/"):
        return ()
    files = (one.file for one in (await request.post()).values() if isinstance(one, web.FileField))
    return tuple(file.seek(0, 2) for file in files)


def floors(game: str, folder: str) -> list[float]:
    """Milliseconds of drawing a board with new names, its file, and a transaction of a move."""
    pictures, chance, found = PICTURES[game], random.Random(game), list[float]()
    dealt = itertools.chain.from_iterable(
        positions(GAMES[game], SEATS, GAMES[game].options(), bytes([number])) for number in itertools.count()
    )
    views = [GAMES[game].view(state, None) for state in itertools.islice(dealt, 2 * FLOORS)]
    store = sqlite3.connect(Path(folder, "floor.sqlite3"), isolation_level=None)
    store.execute("PRAGMA journal_mode = WAL")
    store.execute("CREATE TABLE IF NOT EXISTS written (id INTEGER PRIMARY KEY, state TEXT)")
    for number, view in enumerate(views):
        start = process_time()
        names = fresh_names(SEATS, chance)
        pictures.board(pictures.scene(view, names, words("en")))
        store.execute("BEGIN IMMEDIATE")
        for _ in range(4):  # the move, the state, its deadlines, the outbox
            store.execute("INSERT INTO written (state) VALUES (?)", ("x" * 800,))
        store.execute("COMMIT")
        if number >= FLOORS:  # the first ones draw their pieces
            found.append((process_time() - start) * 1000)
    store.close()
    return found


async def discord_floor(clicks: list[Click], folder: str) -> float:
    """Milliseconds that discord.py alone needs for each of these clicks and what the bot sent after them."""
    repeated = list(itertools.islice(itertools.cycle(clicks), WARM)) + clicks
    file = _written(repeated, folder)
    async with Loopback(channels=len(repeated)) as discord:
        environment = discord.environment(str(Path(folder, "bare.sqlite3")))
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.loopback.bare", str(file), env=environment
        )
        try:
            await discord.connected()
            bot = Bot(process)
            await bot.rested()
            parts = Parts(discord, bot)
            await _click(discord, repeated[:WARM], 0)
            await parts.settled()
            parts.start()
            await _click(discord, clicks, WARM)
            await parts.measure("discord", len(clicks))
            parts.end_round()
        finally:
            process.terminate()
            await process.wait()
    return parts.milliseconds["discord"][0]


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
