"""The bot as a process that can be killed: real store, tables and dispatcher, Discord behind a socket.

`python -m tests.durability.bot_process FILE SOCKET` forks a bot for each number that it reads, so that three
hundred of them do not import the program three hundred times. A bot connects to the socket, takes up what the
last one left, and plays several tables at once. It tells each move once it is confirmed; what it sends to
Discord goes through discord.py to the same socket, and waits there for an answer.
"""

import asyncio
import itertools
import json
import logging
import os
import random
import sys
import traceback
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

import discord

from cogs.games import FACES
from cogs.posting.boards import Boards
from cogs.posting.dispatcher import Dispatcher
from cogs.posting.last_board import LastBoards
from cogs.runtime.shards import Shards
from cogs.runtime.workers import Workers
from cogs.tables.lifecycle import Lifecycle
from cogs.tables.moves import Moves
from cogs.tables.seating import person, renumbered, standin
from cogs.tables.service import Tables
from cogs.tables.table import think
from cogs.ui.pages import Drawing
from cogs.ui.places import Places
from cogs.ui.replies import Replies
from db import EVERYTHING, GameRow, NewGame, OutboxRow, Store
from db.postgresql import engine
from db.queries import games
from engine import GAMES
from engine.core import Dice, RuleError
from locales import words

TABLES = 6
PEOPLE = (101, 102)
FIRST_CHANNEL = 1000
# Each process has interaction ids of its own, as Discord never gives one out twice.
INTERACTIONS_A_RUN = 1_000_000
told_rows: ContextVar[list[int]] = ContextVar("told_rows")
REFUSALS = {"board-changed", "not-your-turn", "game-over"}


class Wire:
    """The bot's end of the socket to Discord: it tells facts, and sends requests that are answered."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[dict[str, Any]]] = {}

    def tell(self, **facts: object) -> None:
        self._writer.write(json.dumps(facts).encode() + b"\n")

    async def ask(self, **facts: object) -> dict[str, Any]:
        number = next(self._numbers)
        answered = self._asked[number] = asyncio.get_running_loop().create_future()
        self.tell(ask=number, **facts)
        return await answered

    async def listen(self) -> None:
        while line := await self._reader.readline():
            answer = json.loads(line)
            self._asked.pop(answer["ask"]).set_result(answer)

    async def send_message(self, channel_id: int, *, params: Any) -> dict[str, Any]:
        """In the place of discord.py's HTTP request."""
        nonce, enforced = params.payload["nonce"], params.payload["enforce_nonce"]
        answer = await self.ask(do="send", nonce=nonce, enforced=enforced, rows=told_rows.get())
        return message(answer["id"], channel_id)

    async def edit_message(self, channel_id: int, message_id: int, *, params: Any) -> dict[str, Any]:
        """In the place of discord.py's HTTP request."""
        await self.ask(do="edit")
        return message(message_id, channel_id)


def message(message_id: int, channel_id: int) -> dict[str, Any]:
    """Return a message as Discord returns it."""
    author = {"id": 1, "username": "dedale", "discriminator": "0", "avatar": None}
    lists = {"attachments": [], "embeds": [], "mentions": [], "mention_roles": []}
    flags = {"mention_everyone": False, "tts": False, "pinned": False, "type": 0, "edited_timestamp": None}
    return {"id": message_id, "channel_id": channel_id, "content": "", "author": author, **lists, **flags}


class Channel(discord.TextChannel):
    """A channel where the bot may do everything."""

    def permissions_for(self, obj: Any, /) -> discord.Permissions:
        return discord.Permissions.all()


class Silent(Replies):
    """Sends boards as text, as happens when drawing fails: drawing is not tested here."""

    async def picture(self, drawing: Drawing) -> discord.File | None:
        return None


class Watched(Boards):
    """Lets the socket know of which outbox rows a message tells."""

    async def _post(self, due: Any, table: Any, rows: Sequence[OutboxRow], *args: Any, **facts: Any) -> None:
        told_rows.set([row.id for row in rows])
        await super()._post(due, table, rows, *args, **facts)


class Bot(discord.Client):
    """What the dispatcher needs of the bot."""

    def __init__(self, store: Store, wire: Wire, run: int) -> None:
        super().__init__(intents=discord.Intents.none())
        self.http = self._connection.http = wire
        self.wire, self.store, self.faces = wire, store, FACES
        self.workers = Workers()
        self.tables = Tables(store, lambda: 1_800_000_000 + run)
        self.moves = Moves(self.tables, self.workers)
        self.lifecycle = Lifecycle(self.tables, self.workers)
        self.replies = Silent(store, self.workers)
        self.sharding = Shards()
        places = Places(self)
        last_boards = LastBoards(self.tables, places, FACES)
        boards = Watched(store, self.tables, self.replies, FACES, last_boards, self.sharding)
        telling = (self.replies, places, boards, last_boards, self.sharding)
        self.dispatcher = Dispatcher(store, self.tables, self.moves, *telling)
        self.interactions = itertools.count(run * INTERACTIONS_A_RUN)
        self.random = random.Random(run)

    def get_channel(self, channel_id: int, /) -> Channel:
        data = {"id": channel_id, "type": 0, "name": "c", "position": 0, "permission_overwrites": []}
        guild = SimpleNamespace(me=None, id=1)
        return Channel(state=self._connection, guild=guild, data=data)

    def get_guild(self, guild_id: int, /) -> None:
        return None


async def open_table(bot: Any, channel_id: int, guild_id: int = 1, timing: str = "{}") -> GameRow:
    """Start a game of two people and a stand-in."""
    game = GAMES[sorted(FACES)[channel_id % len(FACES)]]
    seats = [person(user, "P", next(bot.interactions)) for user in PEOPLE]
    seats.append(standin("easy", next(bot.interactions)))
    lobby = await bot.store.write(
        games.create,
        NewGame(
            game=game.key,
            rules_version=game.rules_version,
            options="{}",
            guild_id=guild_id,
            channel_id=channel_id,
            host_id=PEOPLE[0],
            secret=bot.random.randbytes(32),
            seats=renumbered(seats),
            at=bot.tables.now(),
            timing=timing,
        ),
    )
    table = await bot.lifecycle.start(lobby, next(bot.interactions))
    bot.wire.tell(do="started", game=table.row.id)
    return table.row


async def play_table(bot: Bot, channel_id: int) -> None:
    """People who move as soon as they may, whether the board of the move before is out or not."""
    rows = await bot.store.read(games.in_channel, channel_id, ("playing",))
    row = rows[0] if rows else await open_table(bot, channel_id)
    while True:
        table = await bot.tables.load(row.id)
        people = sorted(seat for seat in table.to_act if not table.is_standin(seat))
        if table.row.status == "over":
            row = await open_table(bot, channel_id)
        elif people:
            await move(bot, table, bot.random.choice(people))
        await asyncio.sleep(bot.random.uniform(0, 0.01))


async def move(bot: Any, table: Any, seat: int) -> None:
    """Make one move, and tell the socket once it is committed."""
    action = await bot.workers.run(lambda: think(table, seat))
    interaction = next(bot.interactions)
    user = table.row.seats[seat].user_id
    try:
        played = await bot.moves.act(table.row.id, user, (action,), interaction)
    except RuleError as error:
        if error.code not in REFUSALS:
            raise
    else:
        facts = {"game": table.row.id, "version": played.table.row.version}
        bot.wire.tell(do="moved", interaction=interaction, **facts)


class Alarm(logging.Handler):
    """Fails the test when the bot logs an error."""

    def __init__(self, wire: Wire) -> None:
        super().__init__(logging.ERROR)
        self._wire = wire

    def emit(self, record: logging.LogRecord) -> None:
        self._wire.tell(do="error", text=self.format(record))


async def live(path: str, socket: str, run: int) -> None:
    """Run one bot until it is killed; run 0 only finishes what is left."""
    wire = Wire(*await asyncio.open_unix_connection(socket))
    logging.getLogger().addHandler(Alarm(wire))
    listening = asyncio.create_task(wire.listen())
    engine.PATIENCE_SECONDS = 120.0  # a busy machine starts a server slowly
    try:
        async with await Store.open(path) as store:
            bot = Bot(store, wire, run)
            await bot.dispatcher.inherit(EVERYTHING)
            work = [bot.dispatcher.start(EVERYTHING)]
            if run:
                work += [play_table(bot, FIRST_CHANNEL + number) for number in range(TABLES)]
            await asyncio.gather(*work)
    except Exception:
        wire.tell(do="error", text=traceback.format_exc())
    wire.tell(do="finished")
    await wire._writer.drain()
    listening.cancel()


def warm() -> None:
    """Create before the fork what is otherwise created at its first use."""
    for key in FACES:
        game = GAMES[key]
        dice = Dice(b"warm")
        state = game.setup(max(game.seats), game.options(), dice).state
        seat = min(game.to_act(state))
        game.suggest(game.view(state, seat), seat, dice, "easy")
    words("en")("button-play")


def fork_for_each_line(begin: Callable[[str], object]) -> None:
    """Live once for each line that is read, in a process of its own whose number is told."""
    warm()
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            begin(line)
            os._exit(0)
        sys.stdout.write(f"{pid}\n")
        sys.stdout.flush()
        os.waitpid(pid, 0)


def main(path: str, socket: str) -> None:
    fork_for_each_line(lambda line: asyncio.run(live(path, socket, int(line))))


if __name__ == "__main__":
    main(*sys.argv[1:])
