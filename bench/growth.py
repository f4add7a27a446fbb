"""Every command at the real bot in a small world and in large ones: how its processor time grows.

`python -m bench.growth [--json] [--small]`: 10, 1,000 and 10,000 live tables with 0.1, 1.4 and 10 million
stored moves and 10, 200 and 2,000 tournaments; `--small` leaves the largest world out. The same people, with
as many games and tournaments of their own in each world, give each command one after the other, and press
what it asks them to confirm (`bench/growing/given.py`); a command of a game is given at tables where it is
legal (`bench/loopback/moments.py`). What these people bring is told with each world and is the same in all of
them. A command is compared with what it would cost in the smallest world without it: what a table more costs
is known from both worlds. Nothing may be refused or fail, in any round of any world, and nothing that a
command does may hold the event loop for long. It needs 2 GB of disk.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from bench.growing.costs import Costs, yardstick
from bench.growing.given import (
    AT,
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
from bench.growing.running import Found, found
from bench.loopback import Loopback, Person
from bench.loopback.messages import Message
from bench.loopback.moments import reached
from bench.loopback.world import Sitter, Size, World
from bench.measure import Result, gauge, report

AT_MOST = 1.3  # times the processor time in the smallest world
SIZES = (Size(10, 100_000, 10), Size(1_000, 1_400_000, 200), Size(10_000, 10_000_000, 2_000))
LEAST = 1.0  # milliseconds: a command that costs less is compared with this, as the machine is not so even
HELD_AT_MOST = 5.0  # milliseconds of the event loop's processor time
START_AT_MOST = 2.0  # seconds of processor time


class Asking:
    """Commands that are given in one world."""

    def __init__(self, crowd: Crowd, discord: Loopback, world: World, costs: Costs) -> None:
        self._crowd, self._discord, self._numbers, self._costs = crowd, discord, world.numbers, costs
        self._given = GIVEN | {command: moment.given for command, moment in reached().items()}

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
                people = self._crowd.asked(AT.get(label, name), number)
                await self._give_and_confirm(f"/{label}", name, people, more)
            await self._give("/games, 10 tables", "games", self._crowd.idle, {})
            await self._give(f"/games, {MANY} tables", "games", self._crowd.busy, {})
            if number == 0:
                self._costs.forget()

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

        return await self._costs.of(label, [partial(give, one) for one in people])

    async def _confirm(
        self, label: str, verb: str, people: Sequence[Sitter], answers: Sequence[Message]
    ) -> None:
        """Press the button that asks whether they are sure: everybody is asked."""
        presses = list[Callable[[], Awaitable[Message]]]()
        for sitter, answer in zip(people, answers, strict=True):
            person = Person(sitter.user_id, sitter.name)
            if custom_id := answer.custom_id(verb):
                presses.append(partial(self._discord.click, person, answer, custom_id))
        if missing := len(people) - len(presses):
            self._costs.refuse(label, missing, len(people), "there was nothing to press")
        assert presses, f"{label}: there is nothing to press"
        await self._costs.of(label, presses)

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


async def asked(folder: Path, size: Size, usual: float) -> Found:
    """Start the bot in a new world and give all commands."""
    crowds = list[Crowd]()

    def crowded(channels: list[int]) -> Sequence[Sitter]:
        crowds.append(Crowd(channels))
        return crowds[0].everybody()

    async def ask(discord: Loopback, world: World, costs: Costs) -> None:
        await Asking(crowds[0], discord, world, costs).all()

    return await found(folder, size, usual, Crowd.size(), crowded, ask)


def results(sizes: Sequence[Size]) -> list[Result]:
    """Compare each command in the larger worlds with itself in the smallest."""
    worlds, usual = list[Found](), yardstick()
    for size in sizes:
        with tempfile.TemporaryDirectory(prefix="dedale-", dir=Path(__file__).parent) as folder:
            worlds.append(asyncio.run(asked(Path(folder), size, usual)))
    starts = [gauge(f"growth: start, {one.size}", [one.start], "s", at_most=START_AT_MOST) for one in worlds]
    return [*ratios(worlds, sizes[0]), *holds(worlds[-1]), refused(worlds), *starts]


def ratios(worlds: Sequence[Found], smallest: Size) -> list[Result]:
    """How much dearer each command is in the largest world, the dearest first."""
    told = list[Result]()
    for label in worlds[0].costs.milliseconds:
        ratio = worlds[-1].milliseconds(label) / max(LEAST, alone(worlds, smallest, label))
        detail = ", ".join(f"{one.milliseconds(label):.1f}" for one in worlds) + " ms"
        unit = "× the smallest world"
        told.append(gauge(f"growth: {label}", [ratio], unit, at_most=AT_MOST, detail=detail))
    return sorted(told, key=lambda one: -one.median)


def alone(worlds: Sequence[Found], smallest: Size, label: str) -> float:
    """What a command would cost with no tables beside those of the smallest world.

    If its cost grows with each table, those that the people who are asked bring must not hide it.
    """
    small, large = worlds[0], worlds[-1]
    more = large.milliseconds(label) - small.milliseconds(label)
    each = max(0.0, more) / (large.size.tables - small.size.tables)
    return small.milliseconds(label) - each * (small.size.tables - smallest.tables)


def holds(world: Found) -> list[Result]:
    """How long each command holds the event loop at a time, in the best of its rounds; the longest first."""
    told = list[Result]()
    for label, rounds in world.costs.holds.items():
        best = min(rounds, key=lambda one: one.milliseconds)
        unit = "ms of processor at a time"
        held = gauge(
            f"held: {label}", [best.milliseconds], unit, at_most=HELD_AT_MOST, detail=best.what[:200]
        )
        told.append(held)
    return sorted(told, key=lambda one: -one.median)


def refused(worlds: Sequence[Found]) -> Result:
    """How many commands did not do their work in some round, because the rules were in the way."""
    seen = {label: refusal for world in worlds for label, refusal in world.costs.refusals.items()}
    names = "; ".join(f"{label} {refusal}" for label, refusal in sorted(seen.items()))
    unit = f"of {len(worlds[0].costs.milliseconds)}"
    return gauge("growth: refused", [len(seen)], unit, at_most=0, detail=names)


if __name__ == "__main__":
    report(results(SIZES[:2] if "--small" in sys.argv else SIZES), sys.argv)
