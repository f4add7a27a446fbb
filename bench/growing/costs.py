"""What acts cost the bot, one after the other, and which of them were refused."""

import asyncio
import json
import signal
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import TypeAlias

import msgspec

from bench.growing.outcomes import Outcomes, Refusal
from bench.loopback import Loopback
from bench.loopback.held import Longest, Noted
from bench.loopback.messages import Message
from bench.loopback.process import Bot, Parts

QUIET = 0.1  # seconds without a request and without work, after which a command is done
AT_REST = 0.001  # seconds of processor time in that time: what a bot does that is asked nothing
TOLD_SECONDS = 0.01  # after which the bot may have written what it noted
NOTHING = Refusal(0, 0, "")

Act: TypeAlias = Callable[[], Awaitable[Message]]


def yardstick() -> float:
    """Processor time of a piece of work that is always the same: it grows where programs share a machine."""
    times = list[float]()
    for _ in range(5):
        start = process_time()
        json.loads(json.dumps([{str(n): [n] * 5} for n in range(1500)]))
        times.append(process_time() - start)
    return median(times)


class Costs:
    """What each thing that is asked costs, round after round; `held` is the file of `bench.loopback.held`."""

    def __init__(self, discord: Loopback, bot: Bot, outcomes: Outcomes, held: Path, usual: float) -> None:
        self._discord, self._bot, self._outcomes = discord, bot, outcomes
        self._held, self._usual = held, usual
        self.milliseconds: dict[str, list[float]] = {}
        self.holds: dict[str, list[Longest]] = {}
        self.refusals: dict[str, Refusal] = {}

    def forget(self) -> None:
        """What was seen up to now does not count."""
        for seen in (self.milliseconds, self.holds, self.refusals):
            seen.clear()

    async def of(self, label: str, acts: Sequence[Act]) -> list[Message]:
        """Do these things one after the other; return the answers."""
        parts, before = Parts(self._discord, self._bot, QUIET), yardstick()
        await self._outcomes.since()
        await self._noted()
        parts.start()
        try:
            answers = [await act() for act in acts]
        except TimeoutError as error:
            raise AssertionError(f"{label} was not answered") from error
        await self._rest()
        await parts.measure(label, len(acts))
        parts.end_round()
        self.holds.setdefault(label, []).append((await self._noted()).hold)
        slowness = (before + yardstick()) / 2 / self._usual
        self.milliseconds.setdefault(label, []).extend(one / slowness for one in parts.milliseconds[label])
        await self._note_outcomes(label, answers)
        return answers

    def refuse(self, label: str, times: int, people: int, text: str) -> None:
        """Note that something could not be done; once in any round is too often."""
        before = self.refusals.get(label, NOTHING)
        self.refusals[label] = Refusal(before.times + times, before.people + people, text)

    async def _rest(self) -> None:
        """Wait until workers are done, too: a film is drawn long after the first answer."""
        before = -1.0
        while self._bot.seconds() - before > AT_REST:
            before = self._bot.seconds()
            await asyncio.sleep(QUIET)

    async def _noted(self) -> Noted:
        """What held the bot's event loop for longest since this was asked last."""
        self._held.unlink(missing_ok=True)
        self._bot.process.send_signal(signal.SIGUSR1)
        while True:
            await asyncio.sleep(TOLD_SECONDS)
            if self._held.exists() and self._held.stat().st_size:
                return msgspec.json.decode(self._held.read_bytes(), type=Noted)

    async def _note_outcomes(self, label: str, answers: Sequence[Message]) -> None:
        found = await self._outcomes.since()
        assert set(found) <= {"done", "refused"}, f"{label}: {dict(found)}"
        if found["refused"]:
            self.refuse(label, found["refused"], len(answers), answers[-1].body["content"])
