"""Every command at the real bot in a small world and in large ones: how its processor time grows.

`python -m bench.growth [--json] [--small]`: 10, 1,000 and 10,000 live tables with 0.1, 1.4 and 10 million
stored moves; `--small` leaves the largest world out. The same people, with as many games of their own in each
world, give each command one after the other. It needs 1.5 GB of disk.
"""

import asyncio
import itertools
import json
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from time import process_time

from bench.loopback import Loopback, Person
from bench.loopback.process import Bot, Parts, compiled
from bench.loopback.world import Sitter, Size, World
from bench.measure import Result, gauge, report
from engine import GAMES

AT_MOST = 1.3  # times the processor time in the smallest world
SIZES = (Size(10, 100_000), Size(1_000, 1_400_000), Size(10_000, 10_000_000))
ROUNDS = 2  # of which the quickest counts: other programs may share the machine
PEOPLE = 4  # who give a command in a round
LEAST = 2.0  # milliseconds: a command that costs less is compared with this, as the machine is not so even
QUIET = 0.1  # seconds without a request, after which a command is done
MANY = 120  # live tables of a person who plays everywhere
START_AT_MOST = 2.0  # seconds of processor time
# What a command is given beside its first choice. Nothing stands in its way but the rules.
GIVEN: dict[str, dict[str, object]] = {
    "settings language": {"language": "auto"},
    "settings quiet": {"from": "22", "to": "7"},
    "settings away": {"from": "2030-01-01", "to": "2030-01-02"},
    "junior push": {"slot": "N1"},
    "junior move": {"square": "A1"},
    "secret turn": {"part": "b"},
    "game new": {"game": "junior"},
    "organise seed": {"seed": 1},
    "tournament result": {"round": 1, "table": 1, "places": "1 2"},
}
TEXTS = {3: "1", 4: 1, 5: False}  # for an option without choices, by its type
PERSON, CHANNEL, ROLE = 6, 7, 8
# In this order at the end: nothing is left to do at a table after them.
LAST = ("game resign", "game end", "tournament pause", "tournament cancel")
# Commands that answer with a window or nothing that the loopback would see.
VARIANTS: dict[str, dict[str, object]] = {
    "leaderboard world": {"game": "junior", "reach": "world"},
    "leaderboard text": {"game": "secret", "text": True},
    "daily ranking": {"show": "ranking"},
    "stats player": {"player": PERSON},
}


class Crowd:
    """The people who give commands: in each round others, at tables of each game."""

    def __init__(self, channels: list[int]) -> None:
        self.sitters = list[Sitter]()
        places = iter(channels)
        for number, (key, _, _) in enumerate(itertools.product(GAMES, range(ROUNDS + 1), range(PEOPLE)), 1):
            self.sitters.append(Sitter(number * 10, f"Own {number}", key, next(places)))
        self.busy = [Sitter(100_000 + n, f"Busy {n}", "junior", next(places), MANY) for n in range(PEOPLE)]
        self.idle = [Sitter(200_000 + n, f"Idle {n}", "junior", next(places), 10) for n in range(PEOPLE)]

    def asked(self, command: str, number: int) -> list[Sitter]:
        """Those who give a command in a round: at tables of its game."""
        key = command.split()[0] if command.split()[0] in GAMES else next(iter(GAMES))
        return [one for one in self.sitters if one.game == key][number * PEOPLE : (number + 1) * PEOPLE]


def yardstick() -> float:
    """Processor time of a piece of work that is always the same: it grows where programs share a machine."""
    times = list[float]()
    for _ in range(5):
        start = process_time()
        json.loads(json.dumps([{str(n): [n] * 5} for n in range(1500)]))
        times.append(process_time() - start)
    return median(times)


class Asking:
    """Commands that are given in one world, and what they cost."""

    def __init__(self, discord: Loopback, bot: Bot, crowd: Crowd, usual: float) -> None:
        self._discord, self._bot, self._crowd, self._usual = discord, bot, crowd, usual
        self.milliseconds: dict[str, list[float]] = {}

    async def all(self) -> None:
        """Every command in every round; the first round is not counted."""
        names = self._discord.command_names()
        assert not (unknown := set(LAST) - set(names)), unknown
        names = [name for name in names if name not in LAST] + list(LAST)
        for number in range(ROUNDS + 1):
            for name in names:
                await self._cost(f"/{name}", name, self._crowd.asked(name, number), {})
            for label, more in VARIANTS.items():
                name = label.split()[0]
                await self._cost(f"/{label}", name, self._crowd.asked(name, number), more)
            await self._cost("/games, 10 tables", "games", self._crowd.idle, {})
            await self._cost(f"/games, {MANY} tables", "games", self._crowd.busy, {})
            if number == 0:
                self.milliseconds.clear()

    async def _cost(self, label: str, name: str, people: Iterable[Sitter], more: dict[str, object]) -> None:
        parts = Parts(self._discord, self._bot, QUIET)
        before = yardstick()
        parts.start()
        given = [await self._give(name, sitter, more) for sitter in people]
        await parts.measure(label, sum(given))
        parts.end_round()
        slowness = (before + yardstick()) / 2 / self._usual
        self.milliseconds.setdefault(label, []).extend(one / slowness for one in parts.milliseconds[label])

    async def _give(self, name: str, sitter: Sitter, more: dict[str, object]) -> bool:
        person = Person(sitter.user_id, sitter.name)
        options = {**dict(self._options(name, sitter)), **more}
        options = {key: person if value is PERSON else value for key, value in options.items()}
        try:
            await self._discord.command(person, sitter.channel_id, name, **options)
        except TimeoutError as error:
            raise AssertionError(f"/{name} was not answered") from error
        return True

    def _options(self, name: str, sitter: Sitter) -> Iterator[tuple[str, object]]:
        own = GIVEN.get(name, {})
        for option in self._discord.options_of(name):
            key: str = option["name"]
            if key in own:
                yield key, own[key]
            elif not option.get("required"):
                continue
            elif option["type"] == PERSON:
                yield key, Person(sitter.user_id + 1, "Other")
            elif option["type"] == CHANNEL:
                yield key, str(sitter.channel_id)
            else:
                choices = option.get("choices")
                yield key, choices[0]["value"] if choices else TEXTS[option["type"]]


async def asked(path: Path, size: Size, usual: float) -> tuple[dict[str, float], float]:
    """Start the bot in a new world and give all commands; return the milliseconds of each, and the start."""
    count = len(GAMES) * (ROUNDS + 1) * PEOPLE + 2 * PEOPLE
    async with Loopback(channels=count + 40) as discord:
        crowd = Crowd(discord.channels)
        world = World(path, guild_id=2000, channel_id=discord.channels[-1])
        world.fill(size, [*crowd.sitters, *crowd.busy, *crowd.idle])
        world.close()
        environment = discord.environment(str(path))
        await compiled(environment)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", env=environment, stderr=asyncio.subprocess.DEVNULL
        )
        bot = Bot(process)
        try:
            await discord.connected()
            start = bot.seconds()
            await bot.rested()
            asking = Asking(discord, bot, crowd, usual)
            await asking.all()
        finally:
            process.terminate()
            await process.wait()
    return {name: min(times) for name, times in asking.milliseconds.items()}, start


def results(sizes: Iterable[Size]) -> list[Result]:
    """Compare each command in the larger worlds with itself in the smallest."""
    found, starts, usual = list[dict[str, float]](), list[Result](), yardstick()
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="dedale-", dir=Path(__file__).parent) as folder:
            times, start = asyncio.run(asked(Path(folder, "growth.sqlite3"), size, usual))
        found.append(times)
        starts.append(gauge(f"growth: start, {size}", [start], "s of processor", at_most=START_AT_MOST))
    small, large = found[0], found[-1]
    ratios = sorted(((large[name] / max(small[name], LEAST), name) for name in small), reverse=True)
    return [
        gauge(
            f"growth: {name}",
            [ratio],
            "× the smallest world",
            at_most=AT_MOST,
            detail=", ".join(f"{times[name]:.1f}" for times in found) + " ms",
        )
        for ratio, name in ratios
    ] + starts


if __name__ == "__main__":
    report(results(SIZES[:2] if "--small" in sys.argv else SIZES), sys.argv)
