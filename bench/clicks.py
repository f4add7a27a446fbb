"""Clicks of people at the real bot, over HTTP on a Discord of our own: its processor time, part by part.

`python bot.py` runs beside this program as in production. Every table has people of its own, with names that
were never drawn before. The floor of a confirm is drawing a board, its file and one transaction, in this run.
At last the same game is played in turn at this bot and at one with metrics, which are read all the while.
"""

import asyncio
import itertools
import os
import random
import socket
import sqlite3
import sys
import tempfile
from asyncio.subprocess import Process
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time

import aiohttp

import render
from bench.loopback import Loopback, Message, Person
from bench.measure import Result, gauge, report
from bench.render import fresh_names
from cogs.runtime.background import stop
from engine import GAMES
from locales import words
from render.games import PICTURES
from render.kit.samples import positions

AT_MOST = 1.6  # times the floor
TABLES = 12  # of each game in a round
ROUNDS = 3  # after one that is not counted: it draws pieces for the first time
CLICKS_AT_MOST = 12  # before a choice is confirmed
FLOORS = 60
SEATS = 2
METRICS_AT_MOST = 1.05  # times a click without metrics
WATCHED = "junior"  # the game for that
TURNS = 3  # of both bots, after one that is not counted
SCRAPE_SECONDS = 15.0  # as in deploy/prometheus.yaml
QUIET = 0.3  # seconds without a request, after which all is sent


async def compiled(environment: dict[str, str]) -> None:
    """Compiles the bot's modules, as they are in an image or after the first start."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", "import bot", env=environment)
    await process.wait()


class Bot:
    """The bot's process: how much processor time and memory it has used."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def seconds(self) -> float:
        """Processor time since its start."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads) / 1e9

    def mebibytes(self) -> float:
        """Memory that it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    async def rested(self) -> None:
        """Waits until it has nothing to do: discord.py is ready after two seconds, then pieces are drawn."""
        before = -1.0
        await asyncio.sleep(4.0)
        while self.seconds() - before > 0.03:
            before = self.seconds()
            await asyncio.sleep(1.0)


class Table:
    """Two people who play one game in a channel of their own."""

    def __init__(self, discord: Loopback, channel: int, people: tuple[Person, Person]) -> None:
        self.discord, self.channel, self.people = discord, channel, people
        self.board: Message | None = None
        self.panel: Message | None = None
        self.player = people[0]

    async def open(self, game: str) -> None:
        """From the card to the first board."""
        host, guest = self.people
        await self.discord.command(host, self.channel, "game new", game=game)
        card = await self.discord.posted(self.channel, 0)
        await self.discord.click(guest, card, card.custom_id("join") or "")
        await self.discord.click(host, card, card.custom_id("start") or "")
        self.board = await self.discord.posted(self.channel, card.id)

    async def play(self) -> None:
        """Presses Play as whoever is to act."""
        assert self.board
        for person in self.people:
            self.player = person
            self.panel = await self.discord.click(person, self.board, self.board.custom_id("play") or "")
            if self.can_choose():
                return

    def can_choose(self) -> bool:
        """Is there a choice to be made in the panel?"""
        panel = self.panel
        return bool(panel and (panel.custom_id("page") or panel.custom_id("choose") or self.confirm_id()))

    def confirm_id(self) -> str | None:
        """The button that confirms what was chosen."""
        return self.panel.custom_id("confirm") if self.panel else None

    async def choose(self, chance: random.Random) -> bool:
        """Makes one more choice in the panel, if there is any to make."""
        assert self.panel
        found = [c for c in self.panel.controls() if c["custom_id"].split("|")[1] in ("page", "choose")]
        if self.confirm_id() or not found:
            return False
        control = chance.choice(found)
        values = [chance.choice(control["options"])["value"]] if "options" in control else []
        self.panel = await self.discord.click(self.player, self.panel, control["custom_id"], *values)
        return True

    async def confirm(self) -> bool:
        """Confirms the choice, if one is made."""
        assert self.panel and self.board
        custom_id = self.confirm_id()
        if custom_id:
            self.panel = await self.discord.click(self.player, self.panel, custom_id)
        return custom_id is not None


class Parts:
    """Processor time by part, and how many clicks there were."""

    def __init__(self, discord: Loopback, bot: Bot, quiet: float = QUIET) -> None:
        self._discord, self._bot, self._quiet = discord, bot, quiet
        self.milliseconds: dict[str, list[float]] = defaultdict(list)

    async def measure(self, name: str, clicks: list[bool]) -> None:
        """Notes what some clicks have cost since the last call, once all that follows from them is sent."""
        await self.settled()
        spent, self._before = self._bot.seconds() - self._before, self._bot.seconds()
        if count := sum(clicks):
            self.milliseconds[name].append(spent / count * 1000)

    async def settled(self) -> None:
        """Waits until no more requests come."""
        before = -1
        while before != self._discord.requests:
            before = self._discord.requests
            await asyncio.sleep(self._quiet)

    def start(self) -> None:
        """From now on."""
        self._before = self._bot.seconds()


async def played(discord: Loopback, bot: Bot, game: str, channels: "itertools.count[int]") -> Parts:
    """Opens tables of a game and plays a choice at each, round after round, one person at a time."""
    parts, chance = Parts(discord, bot), random.Random(game)
    for number in range(ROUNDS + 1):
        tables = [new_table(discord, next(channels), chance) for _ in range(TABLES)]
        for table in tables:
            await table.open(game)
        await parts.settled()
        parts.start()
        for table in tables:
            await table.play()
        await parts.measure("play", [True] * TABLES)
        clicks: list[bool] = []
        for table in tables:
            clicks += [True for _ in range(CLICKS_AT_MOST) if await table.choose(chance)]
        await parts.measure("choice", clicks)
        await parts.measure("confirm", [await table.confirm() for table in tables])
        if number == 0:
            parts.milliseconds.clear()
    return parts


def new_table(discord: Loopback, number: int, chance: random.Random) -> Table:
    """Returns a table in the channel of this number, with people of its own."""
    one, other = fresh_names(2, chance)
    people = Person(10 * number, one), Person(10 * number + 1, other)
    return Table(discord, discord.channels[number], people)


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


@asynccontextmanager
async def running(
    folder: str, name: str, channels: int, **environment: str
) -> AsyncGenerator[tuple[Loopback, Bot]]:
    """Runs a bot on a Discord of its own, from when it is connected."""
    async with Loopback(channels=channels) as discord:
        facts = discord.environment(str(Path(folder, f"{name}.sqlite3")), **environment)
        await compiled(facts)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", env=facts, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            await discord.connected()
            yield discord, Bot(process)
        finally:
            process.terminate()
            await process.wait()


async def measured(folder: str) -> list[Result]:
    """Measures the start, then each game, then metrics."""
    found, channels, rounds = list[Result](), itertools.count(1), ROUNDS + 1
    async with running(folder, "clicks", (len(GAMES) + TURNS + 1) * TABLES * rounds + 1) as (discord, bot):
        found.append(gauge("clicks: start to ready", [bot.seconds()], "s of processor", at_most=2.0))
        await bot.rested()
        for game in GAMES:
            floor = sum(sizes := floors(game, folder)) / len(sizes)
            parts = await played(discord, bot, game, channels)
            found += _results(game, parts, floor)
        found.append(await with_metrics(folder, discord, bot, channels))
    return found


async def with_metrics(folder: str, plain: Loopback, bare: Bot, channels: "itertools.count[int]") -> Result:
    """Plays in turn at a bot without metrics and at one with them."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
    own, costs, ratios = itertools.count(1), list[float](), list[float]()
    rooms = (TURNS + 1) * TABLES * (ROUNDS + 1) + 1
    async with running(folder, "watched", rooms, DEDALE_METRICS=address) as (discord, bot):
        await bot.rested()
        asking = asyncio.create_task(keep_asking(address))
        for turn in range(TURNS + 1):
            without, with_them = await cost(plain, bare, channels), await cost(discord, bot, own)
            if turn:  # the first one draws pieces
                costs.append(without)
                ratios.append(with_them / without)
        assert not asking.done()
        await stop(asking)
    detail = f"{min(costs):.2f} ms of processor for a request without them"
    return gauge("clicks: with metrics", ratios, "× without", at_most=METRICS_AT_MOST, detail=detail)


async def keep_asking(address: str) -> None:
    """Reads the metrics as Prometheus does."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://{address}/metrics") as response:
                assert b"dedale_clicks_total" in await response.read()
            await asyncio.sleep(SCRAPE_SECONDS)


async def cost(discord: Loopback, bot: Bot, channels: "itertools.count[int]") -> float:
    """Milliseconds of processor time for each request that a game's clicks lead to."""
    seconds, requests = bot.seconds(), discord.requests
    await played(discord, bot, WATCHED, channels)
    return (bot.seconds() - seconds) / (discord.requests - requests) * 1000


def _results(game: str, parts: Parts, floor: float) -> list[Result]:
    found: list[Result] = []
    for name, times in parts.milliseconds.items():
        detail = f"{min(times):.1f} ms, floor {floor:.1f} ms"
        limit = AT_MOST if name == "confirm" else None
        ratios = [time / floor for time in times]
        found.append(gauge(f"clicks: {name}, {game}", ratios, "× the floor", at_most=limit, detail=detail))
    return found


def results() -> list[Result]:
    """Measures all games."""
    render.warm()
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        return asyncio.run(measured(folder))


if __name__ == "__main__":
    report(results(), sys.argv)
