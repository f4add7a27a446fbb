"""Clicks of people at the real bot, over HTTP on a Discord of our own: its processor time, part by part.

`python bot.py` runs beside this program as in production, with games in threads. Every table has people of
its own, with names that were never drawn before. The floor is made as that of `bench/render.py`, a picture of
such a size by pastes in palette mode and its file by zlib, and one transaction, measured after each round: a
machine is not equally fast all the time. Where a board is no square, all of its sheet is cut. Beside it stand
a board as the bot draws it with a transaction, and a least bot, which draws as this one, between the same
requests. All share one core. No confirm may be refused. At last the same game is played in turn at this bot
and at one with metrics, which are read all the while.
"""

import asyncio
import itertools
import random
import socket
import sqlite3
import sys
import tempfile
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from functools import partial
from pathlib import Path
from statistics import median

import aiohttp

import render
from bench.floors import Floor, Least, Recording, least_bot
from bench.loopback import Loopback, Message, Person
from bench.loopback.bare import Click
from bench.loopback.messages import Body
from bench.loopback.process import Bot, Parts, compiled
from bench.measure import Result, gauge, pin_to_one_core, report
from bench.render import fresh_names
from cogs.runtime.background import stop
from engine import GAMES
from engine.core import EXPERT

AT_MOST = 1.6  # times the floor
TABLES = 8  # of each game in a round
CONFIRMS = 3  # at each table: a game's later choices are not like its first
ROUNDS = 3  # after one that is not counted: it draws pieces for the first time
CHANNELS = 1 + (ROUNDS + 1) * TABLES  # that are used up when a game is played
AS_USUAL = {"DEDALE_WHERE": "thread"}  # unless an operator or a server says otherwise
CARRIED_OUT = "SELECT count(*) FROM moves WHERE kind = 'act' AND interaction_id IS NOT NULL"
CLICKS_AT_MOST = 12  # before a choice is confirmed
METRICS_AT_MOST = 1.05  # times a click without metrics
WATCHED = "junior"  # the game for that
TURNS = 5  # of both bots, after one that is not counted
SCRAPE_SECONDS = 15.0  # as in deploy/prometheus.yaml

Repeat = Callable[[list[Click]], Awaitable[None]]


class Table:
    """People who play one game in a channel of their own."""

    def __init__(self, discord: Loopback, channel: int, people: tuple[Person, ...]) -> None:
        self.discord, self.channel, self.people = discord, channel, people
        self.board: Message | None = None
        self.panel: Message | None = None
        self.player = people[0]
        self._chance = random.Random(channel)

    async def open(self, game: str, experts: int = 0) -> None:
        """From the card to the first board; experts sit down after the people."""
        host, *guests = self.people
        here = (one.id for one in self.discord.messages.values() if one.channel_id == self.channel)
        last = max(here, default=0)  # of an earlier game
        await self.discord.command(host, self.channel, "game new", game=game)
        card = await self.discord.posted(self.channel, last)
        for guest in guests:
            await self.discord.click(guest, card, card.custom_id("join") or "")
        for _ in range(experts):
            await self.discord.command(host, self.channel, "game add-bot", strength=EXPERT)
        await self.discord.command(host, self.channel, "game start")
        self.panel, self.board = None, await self.discord.posted(self.channel, card.id)

    async def play(self) -> int:
        """Presses Play as whoever is to act, unless the panel goes on by itself; returns the clicks.

        The board mentions who that is; at some steps it is the other one.
        """
        if self.can_choose():
            return 0
        posted = self.discord.messages.values()
        place = self.board.channel_id if self.board else self.channel
        boards = [one for one in posted if one.channel_id == place and one.custom_id("play")]
        self.board = max(boards, key=lambda one: one.id)
        named = sorted(self.people, key=lambda one: f"<@{one.id}>" not in str(self.board and self.board.body))
        for clicks, person in enumerate(named, 1):
            self.player = person
            self.panel = await self.discord.click(person, self.board, self.board.custom_id("play") or "")
            if self.can_choose():
                return clicks
        return len(self.people)

    def can_choose(self) -> bool:
        """Is there a choice to be made in the panel?"""
        panel = self.panel
        return bool(panel and panel.controls_of("page", "choose", "confirm"))

    def confirming(self) -> list[Body]:
        """The controls that confirm what was chosen, or carry out at once what is chosen in them."""
        return self.panel.controls_of("confirm") if self.panel else []

    async def choose_all(self, chance: random.Random, least: int = 0) -> int:
        """Makes choices in the panel, so many at least, until one can be confirmed; returns how many."""
        for clicks in range(CLICKS_AT_MOST):
            if not await self.choose(chance, also_if_ready=clicks < least):
                return clicks
        return CLICKS_AT_MOST

    async def choose(self, chance: random.Random, *, also_if_ready: bool = False) -> bool:
        """Makes one more choice in the panel, if there is any to make."""
        if not self.panel or (self.confirming() and not also_if_ready):
            return False
        return await self._press(self.panel, self.panel.controls_of("page", "choose"), chance)

    async def confirm(self) -> bool:
        """Confirms the choice, if one is made."""
        return self.panel is not None and await self._press(self.panel, self.confirming(), self._chance)

    async def _press(self, panel: Message, found: list[Body], chance: random.Random) -> bool:
        """Presses one of some controls, if there are any."""
        if not found:
            return False
        control = chance.choice(found)
        values = [chance.choice(control["options"])["value"]] if "options" in control else []
        self.panel = await self.discord.click(self.player, panel, control["custom_id"], *values)
        return True


async def played(
    discord: Recording, bot: Bot, game: str, channels: "itertools.count[int]", repeat: Repeat | None = None
) -> Parts:
    """Plays some rounds of a game; the confirms of each can be repeated right after it, by somebody else."""
    parts = Parts(discord, bot)
    async for confirms in rounds(parts, discord, game, channels):
        if repeat:
            await repeat(confirms)
    return parts


async def rounds(
    parts: Parts, discord: Recording, game: str, channels: "itertools.count[int]", choices: int = 0
) -> AsyncGenerator[list[Click]]:
    """Opens tables of a game and confirms some moves at each, round after round, one person at a time.

    Before each there are so many choices at least. Yields the confirms of each round.
    """
    chance = random.Random(f"{game} {next(channels)}")  # other names each time
    for number in range(ROUNDS + 1):
        tables = [new_table(discord, next(channels), chance) for _ in range(TABLES)]
        for table in tables:
            await table.open(game)
        await parts.settled()
        parts.start()
        confirms = list[Click]()
        for _ in range(CONFIRMS):
            await parts.measure("play", sum([await table.play() for table in tables]))
            chosen = [await table.choose_all(chance, choices) for table in tables]
            await parts.measure("choice", sum(chosen))
            discord.clicks = confirms
            await parts.measure("confirm", sum([await table.confirm() for table in tables]))
            discord.clicks = None
        parts.end_round()
        discord.confirmed += len(confirms)
        if number == 0:
            parts.rounds.clear()
        yield confirms


def new_table(discord: Loopback, number: int, chance: random.Random) -> Table:
    """Returns a table in the channel of this number, with people of its own."""
    one, other = fresh_names(2, chance)
    people = Person(10 * number, one), Person(10 * number + 1, other)
    return Table(discord, discord.channels[number], people)


@asynccontextmanager
async def running(
    folder: str,
    name: str,
    channels: int,
    program: Sequence[str] = ("bot.py",),
    source: str | None = None,
    **environment: str,
) -> AsyncGenerator[tuple[Recording, Bot]]:
    """Runs a bot on a Discord of its own, from when it is connected; `source` is where its code stands."""
    async with Recording(channels=channels) as discord:
        facts = discord.environment(str(Path(folder, f"{name}.sqlite3")), **environment)
        await compiled(facts, source)
        process = await asyncio.create_subprocess_exec(
            sys.executable, *program, env=facts, stderr=asyncio.subprocess.DEVNULL, cwd=source
        )
        try:
            await discord.connected()
            yield discord, Bot(process)
        finally:
            process.terminate()
            await process.wait()
    if discord.confirmed:
        with closing(sqlite3.connect(facts["DEDALE_DATABASE"])) as db:
            (carried_out,) = db.execute(CARRIED_OUT).fetchone()
        assert carried_out == discord.confirmed, f"{discord.confirmed - carried_out} confirms were refused"


async def measured(folder: str) -> list[Result]:
    """Measures the start, then each game, then metrics."""
    found, channels, times = list[Result](), itertools.count(1), len(GAMES) + TURNS + 1
    async with running(folder, "clicks", times * CHANNELS + 1, **AS_USUAL) as (discord, bot):
        found.append(gauge("clicks: start to ready", [bot.seconds()], "s of processor", at_most=2.0))
        await bot.rested()
        for game in GAMES:
            floor = Floor(game, folder)
            async with least_bot(game, folder, (ROUNDS + 1) * TABLES * CONFIRMS) as least:
                parts = await played(discord, bot, game, channels, partial(compared, floor, least))
            found += _results(game, parts, floor, least.needed[1:])
        found.append(await with_metrics(folder, discord, bot, channels))
    return found


async def compared(floor: Floor, least: Least, clicks: list[Click]) -> None:
    """Measures what a round is compared with, right after it."""
    floor.measure()
    await least.repeat(clicks)


async def with_metrics(folder: str, plain: Recording, bare: Bot, channels: "itertools.count[int]") -> Result:
    """Plays in turn at a bot without metrics and at one with them."""
    address = free_address()
    own, costs, ratios = itertools.count(1), list[float](), list[float]()
    environment = {**AS_USUAL, "DEDALE_METRICS": address}
    async with running(folder, "watched", (TURNS + 1) * CHANNELS + 1, **environment) as (discord, bot):
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


def free_address() -> str:
    """An address of this machine at which nobody listens yet."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return f"127.0.0.1:{taken.getsockname()[1]}"


async def keep_asking(address: str) -> None:
    """Reads the metrics as Prometheus does."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"http://{address}/metrics") as response:
                assert b"dedale_clicks_total" in await response.read()
            await asyncio.sleep(SCRAPE_SECONDS)


async def cost(discord: Recording, bot: Bot, channels: "itertools.count[int]") -> float:
    """Milliseconds of processor time for each request that a game's clicks lead to."""
    seconds, requests = bot.seconds(), discord.requests
    await played(discord, bot, WATCHED, channels)
    return (bot.seconds() - seconds) / (discord.requests - requests) * 1000


def _results(game: str, parts: Parts, floor: Floor, least: list[float]) -> Iterator[Result]:
    """Each part beside the floor; then a confirm beside other things, which are told and not judged."""
    floors = floor.milliseconds[1:]
    for part, times in parts.milliseconds.items():
        limit = AT_MOST if part == "confirm" else None
        yield _beside(f"{part}, {game}", times, floors, "the floor", at_most=limit)
    confirms = parts.milliseconds["confirm"]
    name = f"confirm, {game}, beside"
    yield _beside(f"{name} its own board", confirms, floor.with_own_drawing[1:], "board and transaction")
    yield _beside(f"{name} the least bot", confirms, least, "the least bot")


def _beside(
    name: str, times: list[float], others: list[float], what: str, *, at_most: float | None = None
) -> Result:
    detail = f"{median(times):.1f} ms, {what} {median(others):.1f} ms"
    return gauge(f"clicks: {name}", _ratios(times, others), f"× {what}", at_most=at_most, detail=detail)


def _ratios(times: list[float], others: list[float]) -> list[float]:
    """Of each round."""
    return [time / other for time, other in zip(times, others, strict=True)]


def results() -> list[Result]:
    """Measures all games."""
    pin_to_one_core()
    render.warm()
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        return asyncio.run(measured(folder))


if __name__ == "__main__":
    report(results(), sys.argv)
