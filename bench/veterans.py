"""What a person with 5,000 finished games asks for, beside the same for a person with 20.

`python -m bench.veterans [--json]`. Both are people of one small world, in which each has tables at which
they can move. `/data export` is left out: it grows with what it hands over.
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from bench.growing.costs import Costs, yardstick
from bench.growing.given import ROUNDS
from bench.growing.running import Found, found
from bench.loopback import Loopback, Person
from bench.loopback.messages import Message
from bench.loopback.world import Sitter, Size, World
from bench.measure import Result, gauge, report

AT_MOST = 1.3  # times what it costs the other
LEAST = 1.0  # milliseconds: less is compared with this
FINISHED = {"veteran": 5_000, "newcomer": 20}
SIZE = Size(10, 100_000)
MOVE = "poudlard roll"  # the panel is confirmed as it opens
# Commands that are given in the channel of the games that ended, with their options.
COMMANDS: dict[str, dict[str, object]] = {
    "games": {},
    "stats": {},
    "leaderboard": {},
    "leaderboard world": {"game": "junior", "reach": "world"},
    "replay": {},
}


class Cast:
    """The two people: where their games have ended, and where they move, round after round."""

    def __init__(self, channels: list[int]) -> None:
        places, game = iter(channels), "junior"
        self.homes = {
            name: Sitter(10 + at, name, game, next(places), finished=count)
            for at, (name, count) in enumerate(FINISHED.items())
        }
        self.tables = {
            name: [Sitter(one.user_id, name, "", next(places), command=MOVE) for _ in range(ROUNDS + 1)]
            for name, one in self.homes.items()
        }

    def everybody(self) -> list[Sitter]:
        """Each of them, once for each place where they sit."""
        return [*self.homes.values(), *(one for some in self.tables.values() for one in some)]


class Asking:
    """What both ask for."""

    def __init__(self, cast: Cast, discord: Loopback, costs: Costs) -> None:
        self._cast, self._discord, self._costs = cast, discord, costs

    async def all(self) -> None:
        """Everything in every round, one of them after the other; the first round is not counted."""
        for number in range(ROUNDS + 1):
            for name, home in self._cast.homes.items():
                for label, options in COMMANDS.items():
                    command = label.split(" ", maxsplit=1)[0]
                    await self._give(f"/{label}, {name}", home, command, options)
                await self._move(name, self._cast.tables[name][number])
            if number == 0:
                self._costs.forget()

    async def _give(self, label: str, sitter: Sitter, command: str, options: dict[str, object]) -> Message:
        person = Person(sitter.user_id, sitter.name)
        give = partial(self._discord.command, person, sitter.channel_id, command, **options)
        return (await self._costs.of(label, [give]))[0]

    async def _move(self, name: str, table: Sitter) -> None:
        """Look at the board, open the panel, and confirm."""
        person, seen = Person(table.user_id, name), await self._give(f"/board, {name}", table, "board", {})
        for label, verb in (("Play", "play"), ("Confirm", "confirm")):
            custom_id = seen.custom_id(verb)
            assert custom_id, f"{label}: there is nothing to press"
            press: Callable[[], Awaitable[Message]] = partial(self._discord.click, person, seen, custom_id)
            (seen,) = await self._costs.of(f"{label}, {name}", [press])


async def asked(folder: Path) -> Found:
    """Start the bot in a world with both, and let them ask."""
    casts = list[Cast]()

    def crowded(channels: list[int]) -> Sequence[Sitter]:
        casts.append(Cast(channels))
        return casts[0].everybody()

    async def ask(discord: Loopback, world: World, costs: Costs) -> None:
        await Asking(casts[0], discord, costs).all()

    rooms = len(FINISHED) * (ROUNDS + 2)
    return await found(folder, SIZE, yardstick(), rooms, crowded, ask)


def results() -> list[Result]:
    """What the veteran pays beside the newcomer, the dearest first."""
    with tempfile.TemporaryDirectory(prefix="dedale-", dir=Path(__file__).parent) as folder:
        world = asyncio.run(asked(Path(folder)))
    assert not world.costs.refusals, world.costs.refusals
    told = list[Result]()
    for label in dict.fromkeys(label.rpartition(",")[0] for label in world.costs.milliseconds):
        long, short = (world.milliseconds(f"{label}, {name}") for name in FINISHED)
        detail, unit = f"{long:.1f} and {short:.1f} ms", "× after 20 games"
        ratio = [long / max(short, LEAST)]
        told.append(gauge(f"veterans: {label}", ratio, unit, at_most=AT_MOST, detail=detail))
    return sorted(told, key=lambda one: -one.median)


if __name__ == "__main__":
    report(results(), sys.argv)
