"""A bot's process beside this program: its processor time and memory, and what clicks at it cost."""

import asyncio
import os
import sys
from asyncio.subprocess import Process
from collections import Counter, defaultdict
from pathlib import Path
from typing import NamedTuple

from bench.loopback.server import Loopback

QUIET = 0.3  # seconds without a request, after which all is sent


async def compiled(environment: dict[str, str], source: str | None = None) -> None:
    """Compiles the bot's modules, as they are in an image or after the first start."""
    program = sys.executable, "-c", "import bot"
    process = await asyncio.create_subprocess_exec(*program, env=environment, cwd=source)
    await process.wait()


class Bot:
    """The bot's process: how much processor time and memory it has used."""

    def __init__(self, process: Process) -> None:
        self.process = process

    def nanoseconds(self) -> int:
        """Processor time since its start."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((one / "schedstat").read_text().split()[0]) for one in threads)

    def seconds(self) -> float:
        """Processor time since its start."""
        return self.nanoseconds() / 1e9

    def mebibytes(self) -> float:
        """Memory that it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 2**20

    def most_mebibytes(self) -> float:
        """Memory that it has held at most."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM:")) / 1024

    async def rested(self) -> None:
        """Waits until it has nothing to do: discord.py is ready after two seconds, then pieces are drawn."""
        before = -1.0
        await asyncio.sleep(4.0)
        while self.seconds() - before > 0.03:
            before = self.seconds()
            await asyncio.sleep(1.0)


class Spent(NamedTuple):
    """Processor time of some clicks."""

    milliseconds: float
    clicks: int

    def of_a_click(self) -> float:
        """What one of them has cost."""
        return self.milliseconds / self.clicks


class Parts:
    """Processor time by part, and how many clicks there were, round by round."""

    def __init__(self, discord: Loopback, bot: Bot, quiet: float = QUIET) -> None:
        self._discord, self._bot, self._quiet = discord, bot, quiet
        self._spent, self._clicks = Counter[str](), Counter[str]()
        self.rounds: dict[str, list[Spent]] = defaultdict(list)

    @property
    def milliseconds(self) -> dict[str, list[float]]:
        """What a click of each part has cost, a number for each round."""
        return {name: [one.of_a_click() for one in rounds] for name, rounds in self.rounds.items()}

    async def measure(self, name: str, clicks: int) -> None:
        """Adds what some clicks have cost since the last call, once all that follows from them is sent."""
        await self.settled()
        now = self._bot.nanoseconds()
        if clicks:
            self._spent[name] += now - self._before
            self._clicks[name] += clicks
        self._before = now

    def end_round(self) -> None:
        """Notes what a click of each part has cost in this round."""
        for name, clicks in self._clicks.items():
            self.rounds[name].append(Spent(self._spent[name] / 1e6, clicks))
        self._spent.clear()
        self._clicks.clear()

    async def settled(self) -> None:
        """Waits until no more requests come."""
        before = -1
        while before != self._discord.requests:
            before = self._discord.requests
            await asyncio.sleep(self._quiet)

    def start(self) -> None:
        """From now on."""
        self._before = self._bot.nanoseconds()
