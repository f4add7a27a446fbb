"""Clicks at this bot and at an earlier version of it, in turn: how much of its processor time is left.

The earlier version is taken out of this repository's history. Both play the same games between people of the
same names, round by round in turn, on one core: a machine is not equally fast all the time. They play in
channels: the earlier version edited no card beside a thread.

`python -m bench.earlier [--json] [GAME …]`
"""

import asyncio
import io
import itertools
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

from bench.clicks import CHANNELS, ROUNDS, rounds, running
from bench.loopback.process import Parts
from bench.measure import Result, gauge, pin_to_one_core, report
from engine import GAMES

BEFORE = "aea186fd"  # the last version before clicks were made cheaper
CONFIRM_AT_MOST = {"pasvu": 0.7}  # times what it was
CONFIRM_AT_MOST_ELSE = 0.5
PANEL_AT_MOST = 0.6  # a click that asks for a panel or chooses in one
CHOICES = 2  # before each confirm at least: the earlier version let some be confirmed with none


def taken_out(folder: Path) -> bool:
    """Write the earlier version's files into a folder; False where its history is not here."""
    packed = subprocess.run(["git", "archive", BEFORE], capture_output=True, cwd=Path(__file__).parent.parent)
    if packed.returncode == 0:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as files:
            files.extractall(folder, filter="data")
    return packed.returncode == 0


async def measured(folder: Path, games: list[str]) -> list[Result]:
    """Play each game at both, round by round in turn."""
    source, found, rooms = folder / "before", list[Result](), len(games) * CHANNELS + 1
    source.mkdir()
    if not taken_out(source):
        print(f"earlier: {BEFORE} is not in this repository's history", file=sys.stderr)
        return []
    async with (
        running(str(folder), "now", rooms) as (discord, bot),
        running(str(folder), "then", rooms, source=str(source)) as (old_discord, old_bot),
    ):
        await bot.rested()
        await old_bot.rested()
        numbers, old_numbers = itertools.count(1), itertools.count(1)
        for game in games:
            parts, old = Parts(discord, bot), Parts(old_discord, old_bot)
            others = rounds(old, old_discord, game, old_numbers, CHOICES)
            async for _ in rounds(parts, discord, game, numbers, CHOICES):
                await anext(others)
            found += told(compared(game, parts, old))
    return found


def told(found: Iterable[Result]) -> Iterator[Result]:
    """Shows what was found of a game at once: all of them take ten minutes."""
    for one in found:
        print(one, file=sys.stderr, flush=True)
        yield one


def compared(game: str, now: Parts, then: Parts) -> Iterator[Result]:
    """What is left of what a confirm and the clicks before it have cost."""
    limit = CONFIRM_AT_MOST.get(game, CONFIRM_AT_MOST_ELSE)
    yield ratio(f"confirm, {game}", now.milliseconds["confirm"], then.milliseconds["confirm"], limit)
    panels = [
        part for part in ("play", "choice") if len(now.rounds[part]) == len(then.rounds[part]) == ROUNDS
    ]
    for part in panels:
        yield ratio(f"{part}, {game}", now.milliseconds[part], then.milliseconds[part])
    yield ratio(f"panels, {game}", mixed(now, then, panels), mixed(then, then, panels), PANEL_AT_MOST)


def mixed(parts: Parts, like: Parts, names: list[str]) -> list[float]:
    """Milliseconds for a click of these parts, round by round, with as many of each as in another bot."""
    found = list[float]()
    for number in range(ROUNDS):
        counts = {name: like.rounds[name][number].clicks for name in names}
        total = sum(parts.milliseconds[name][number] * count for name, count in counts.items())
        found.append(total / sum(counts.values()))
    return found


def ratio(name: str, now: list[float], then: list[float], at_most: float | None = None) -> Result:
    """What is left of it."""
    detail = f"{median(then):.1f} → {median(now):.1f} ms"
    ratios = [own / old for own, old in zip(now, then, strict=True)]
    return gauge(f"earlier: {name}", ratios, "× what it was", at_most=at_most, detail=detail)


def results(games: list[str]) -> list[Result]:
    """Compare both at these games."""
    pin_to_one_core()
    with tempfile.TemporaryDirectory(prefix="dedale-") as folder:
        return asyncio.run(measured(Path(folder), games))


if __name__ == "__main__":
    report(results([game for game in GAMES if game in sys.argv] or list(GAMES)), sys.argv)
