"""Every command at the real bot in a small world and in large ones: how its processor time grows.

`python -m bench.growth [--json] [--small]`: 10, 1,000 and 10,000 live tables with 0.1, 1.4 and 10 million
stored moves and 10, 200 and 2,000 tournaments; `--small` leaves the largest world out. The same people, with
as many games and tournaments of their own in each world, give each command one after the other, and press
what it asks them to confirm (`bench/growing/given.py`); a command of a game is given at tables where it is legal
(`bench/loopback/moments.py`). With what they bring, the smallest world has some 1,150 live tables, 0.3
million moves and 90 tournaments. Nothing may be refused or fail. It needs 2 GB of disk.
"""

import asyncio
import json
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import NamedTuple

from aiohttp import ClientSession

from bench.growing.given import (
    CHANNEL,
    GIVEN,
    LAST,
    MANY,
    PERSON,
    ROUNDS,
    STAGE_OF,
    SURE,
    TEXTS,
    VARIANTS,
    Crowd,
    Number,
    Other,
)
from bench.loopback import Loopback, Person
from bench.loopback.messages import Message
from bench.loopback.moments import reached
from bench.loopback.process import Bot, Parts, compiled
from bench.loopback.world import Sitter, Size, World
from bench.measure import Result, gauge, report

AT_MOST = 1.3  # times the processor time in the smallest world
SIZES = (Size(10, 100_000, 10), Size(1_000, 1_400_000, 200), Size(10_000, 10_000_000, 2_000))
LEAST = 2.0  # milliseconds: a command that costs less is compared with this, as the machine is not so even
QUIET = 0.1  # seconds without a request and without work, after which a command is done
AT_REST = 0.001  # seconds of processor time in that time: what a bot does that is asked nothing
START_AT_MOST = 2.0  # seconds of processor time
COUNTER = "dedale_clicks_total"
TOLD = 70  # characters of a refusal


def yardstick() -> float:
    """Processor time of a piece of work that is always the same: it grows where programs share a machine."""
    times = list[float]()
    for _ in range(5):
        start = process_time()
        json.loads(json.dumps([{str(n): [n] * 5} for n in range(1500)]))
        times.append(process_time() - start)
    return median(times)


class Outcomes:
    """How the bot ended what it was asked, by its own count."""

    def __init__(self, port: int) -> None:
        self._url, self._before = f"http://127.0.0.1:{port}/metrics", Counter[str]()

    async def since(self) -> Counter[str]:
        """Return how often something was done, refused or failed since this was asked last."""
        async with ClientSession() as session, session.get(self._url) as response:
            lines = (await response.text()).splitlines()
        now = Counter[str]()
        for line in lines:
            if line.startswith(COUNTER + "{"):
                labels, _, value = line.rpartition(" ")
                now[labels.split('outcome="')[1].split('"')[0]] += int(float(value))
        self._before, before = now, self._before
        return now - before


class Refusal(NamedTuple):
    """How many of so many people were refused a command, and what the last was told."""

    times: int
    people: int
    text: str

    def __str__(self) -> str:
        return f"refused to {self.times} of {self.people}: {self.text[:TOLD]}"


class Asking:
    """Commands that are given in one world, what they cost, and which of them were refused."""

    def __init__(
        self, discord: Loopback, bot: Bot, crowd: Crowd, outcomes: Outcomes, world: World, usual: float
    ) -> None:
        self._discord, self._bot, self._crowd, self._usual = discord, bot, crowd, usual
        self._outcomes, self._numbers = outcomes, world.numbers
        self._given = GIVEN | {command: moment.given for command, moment in reached().items()}
        self.milliseconds: dict[str, list[float]] = {}
        self.refusals: dict[str, Refusal] = {}

    async def all(self) -> None:
        """Every command in every round; the first round is not counted."""
        names = self._discord.command_names()
        assert not (unknown := {*LAST, *GIVEN, *SURE} - set(names)), unknown
        names = [name for name in names if name not in LAST] + list(LAST)
        for number in range(ROUNDS + 1):
            for name in names:
                people = self._crowd.asked(name, number)
                await self._give_and_confirm(f"/{name}", name, people, {})
            for label, more in VARIANTS.items():
                name = next(name for name in names if label.startswith(name))
                await self._give_and_confirm(f"/{label}", name, self._crowd.asked(name, number), more)
            await self._give("/games, 10 tables", "games", self._crowd.idle, {})
            await self._give(f"/games, {MANY} tables", "games", self._crowd.busy, {})
            if number == 0:
                self.milliseconds.clear()

    async def _give_and_confirm(
        self, label: str, name: str, people: Sequence[Sitter], more: dict[str, object]
    ) -> None:
        answers = await self._give(label, name, people, more)
        if name in SURE:
            await self._confirm(f"{label}, confirmed", SURE[name], people, answers)

    async def _give(
        self, label: str, name: str, people: Sequence[Sitter], more: dict[str, object]
    ) -> list[Message]:
        async def give(sitter: Sitter) -> Message:
            options = {**dict(self._options(name, sitter)), **more}
            options = {key: self._meant(value, sitter) for key, value in options.items()}
            person = Person(sitter.user_id, sitter.name)
            return await self._discord.command(person, sitter.channel_id, name, **options)

        return await self._cost(label, [lambda one=one: give(one) for one in people])

    async def _confirm(
        self, label: str, verb: str, people: Sequence[Sitter], answers: Sequence[Message]
    ) -> None:
        """Press the button that asks whether they are sure, where there is one."""
        presses = list[Callable[[], Awaitable[Message]]]()
        for sitter, answer in zip(people, answers, strict=True):
            person = Person(sitter.user_id, sitter.name)
            if custom_id := answer.custom_id(verb):
                presses.append(lambda p=person, a=answer, c=custom_id: self._discord.click(p, a, c))
        assert presses, f"{label}: there is nothing to press"
        await self._cost(label, presses)

    async def _cost(self, label: str, acts: Sequence[Callable[[], Awaitable[Message]]]) -> list[Message]:
        parts = Parts(self._discord, self._bot, QUIET)
        before = yardstick()
        await self._outcomes.since()
        parts.start()
        try:
            answers = [await act() for act in acts]
        except TimeoutError as error:
            raise AssertionError(f"{label} was not answered") from error
        await self._rest()
        await parts.measure(label, len(acts))
        parts.end_round()
        slowness = (before + yardstick()) / 2 / self._usual
        self.milliseconds.setdefault(label, []).extend(one / slowness for one in parts.milliseconds[label])
        await self._note_outcomes(label, answers)
        return answers

    async def _rest(self) -> None:
        """Wait until workers are done, too: a film is drawn long after the first answer."""
        before = -1.0
        while self._bot.seconds() - before > AT_REST:
            before = self._bot.seconds()
            await asyncio.sleep(QUIET)

    async def _note_outcomes(self, label: str, answers: Sequence[Message]) -> None:
        found = await self._outcomes.since()
        assert set(found) <= {"done", "refused"}, f"{label}: {dict(found)}"
        if found["refused"]:
            self.refusals[label] = Refusal(found["refused"], len(answers), answers[-1].body["content"])
        else:
            self.refusals.pop(label, None)

    def _meant(self, value: object, sitter: Sitter) -> object:
        match value:
            case Other(at):
                return Person(sitter.user_id + at, "Other")
            case Number(name):
                return self._numbers[sitter.user_id, name]
            case _:
                return value

    def _options(self, name: str, sitter: Sitter) -> Iterator[tuple[str, object]]:
        own = self._given.get(name, {})
        for option in self._discord.options_of(name):
            key: str = option["name"]
            if key in own:
                yield key, own[key]
            elif key == "tournament":
                yield key, Number(STAGE_OF.get(name.split()[1], "over"))
            elif not option.get("required"):
                continue
            elif option["type"] == PERSON:
                yield key, Other()
            elif option["type"] == CHANNEL:
                yield key, str(sitter.channel_id)
            else:
                choices = option.get("choices")
                yield key, choices[0]["value"] if choices else TEXTS[option["type"]]


class Found(NamedTuple):
    """What was seen in one world."""

    milliseconds: dict[str, float]
    refusals: dict[str, Refusal]
    start: float


async def asked(path: Path, size: Size, usual: float) -> Found:
    """Start the bot in a new world and give all commands."""
    async with Loopback(channels=Crowd.size() + 40) as discord:
        crowd = Crowd(discord.channels)
        world = World(path, guild_id=2000, channel_id=discord.channels[-1])
        world.fill(size, crowd.everybody())
        world.close()
        port = free_port()
        environment = discord.environment(str(path), DEDALE_METRICS=f"127.0.0.1:{port}")
        await compiled(environment)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        bot = Bot(process)
        try:
            await discord.connected()
            start = bot.seconds()
            await bot.rested()
            asking = Asking(discord, bot, crowd, Outcomes(port), world, usual)
            await asking.all()
        finally:
            process.terminate()
            await process.wait()
    return Found({name: min(times) for name, times in asking.milliseconds.items()}, asking.refusals, start)


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def results(sizes: Sequence[Size]) -> list[Result]:
    """Compare each command in the larger worlds with itself in the smallest."""
    found, starts, usual = list[Found](), list[Result](), yardstick()
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="dedale-", dir=Path(__file__).parent) as folder:
            found.append(asyncio.run(asked(Path(folder, "growth.sqlite3"), size, usual)))
        starts.append(gauge(f"growth: start, {size}", [found[-1].start], "s", at_most=START_AT_MOST))
    return [*ratios(found), refused(found[-1]), *starts]


def ratios(found: Sequence[Found]) -> list[Result]:
    """How much dearer each command is in the largest world, the dearest first."""
    small, large = found[0].milliseconds, found[-1].milliseconds
    told = list[Result]()
    for ratio, name in sorted(
        ((large[name] / max(small[name], LEAST), name) for name in small), reverse=True
    ):
        detail = ", ".join(f"{one.milliseconds[name]:.1f}" for one in found) + " ms"
        refusal = found[-1].refusals.get(name)
        detail += f"; {refusal}" if refusal else ""
        unit = "× the smallest world"
        told.append(gauge(f"growth: {name}", [ratio], unit, at_most=AT_MOST, detail=detail))
    return told


def refused(found: Found) -> Result:
    """How many commands did not do their work, because the rules were in the way."""
    names = ", ".join(sorted(found.refusals))
    count, unit = len(found.refusals), f"of {len(found.milliseconds)}"
    return gauge("growth: refused", [count], unit, at_most=0, detail=names)


if __name__ == "__main__":
    report(results(SIZES[:2] if "--small" in sys.argv else SIZES), sys.argv)
