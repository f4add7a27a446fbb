"""A bounded pool of threads for pictures and other heavy work, so that the event loop stays free."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from time import perf_counter, sleep
from typing import TypeVar

from cogs.runtime.metrics import NO_METRICS, PICTURES, Metrics
from engine.core import RuleError

T = TypeVar("T")

WORKERS = 2
# A board takes about 10 ms: with more than this waiting, a reply is acknowledged before it is drawn.
BUSY = 40
# Some work takes longer: if the oldest job has waited this many seconds, the next one will wait as well.
LATE = 1.0

# What is done before the code at hand waits for a worker: an interaction is acknowledged in time.
BEFORE_WORK: ContextVar[Callable[[], Awaitable[None]] | None] = ContextVar("before_work", default=None)


# The person for whom the code at hand works; None for a table, a tournament or the bot itself.
PERSON: ContextVar[int | None] = ContextVar("person", default=None)
MOST_OF_ONE = 12  # jobs of one person that may wait
LIVELY = 1.0  # seconds after a job of a person, in which others are expected
# Is the code at hand nobody's act? Such work is done one after the other, and where people click, half of the
# time: those who wait come first.
APART: ContextVar[bool] = ContextVar("apart", default=False)


class Workers:
    """A few threads for drawing and for the stand-ins' thinking.

    Each person has one of them at most, and people take turns: forty replays that one person asks for keep
    nobody else waiting.
    """

    def __init__(self, metrics: Metrics = NO_METRICS) -> None:
        self._metrics = metrics
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="dedale-worker")
        self._since: dict[object, float] = {}  # when each job was added, the oldest first
        self._turns: dict[int, asyncio.Lock] = {}  # of each person for whom there is work
        self._waiting: Counter[int] = Counter()
        self._apart = asyncio.Lock()
        self._lively = float("-inf")  # when a person last had a job
        self._tired_until = float("-inf")  # until when work that is nobody's act rests

    @property
    def busy(self) -> bool:
        """Would a picture take longer than the three seconds that Discord allows?"""
        oldest = next(iter(self._since.values()), None)
        return len(self._since) > BUSY or (oldest is not None and perf_counter() - oldest > LATE)

    @property
    def jobs(self) -> int:
        """How many jobs wait or are being done."""
        return len(self._since)

    async def ready(self) -> None:
        """Does what must be done before the code at hand waits."""
        if before := BEFORE_WORK.get():
            await before()

    async def run(self, work: Callable[[], T]) -> T:
        """Runs the work in a worker and returns its result; refuses a person who asks for too much."""
        await self.ready()
        person = PERSON.get()
        if APART.get():
            return await self._run_apart(work)
        if person is None:
            return await self._run(work)
        self._lively = perf_counter()
        if self._waiting[person] >= MOST_OF_ONE:
            raise RuleError("too-much-at-once")
        self._waiting[person] += 1
        turn = self._turns.setdefault(person, asyncio.Lock())
        try:
            async with turn:
                return await self._run(work)
        finally:
            self._waiting[person] -= 1
            if not self._waiting[person]:
                del self._waiting[person], self._turns[person]

    def timed(self, work: Callable[[], bytes]) -> bytes:
        """Draws a picture, in a worker, and notes how long that takes."""
        start = perf_counter()
        picture = work()
        self._metrics.observe(PICTURES, perf_counter() - start)
        return picture

    async def _run_apart(self, work: Callable[[], T]) -> T:
        async with self._apart:
            if (rest := self._tired_until - perf_counter()) > 0:
                # A thread that computes keeps the loop from running, although it is another one. The loop's
                # own clock stands still in tests.
                await asyncio.to_thread(sleep, rest)
            start, done = await self._run(lambda: (perf_counter(), work()))
            if start - self._lively < LIVELY:
                self._tired_until = 2 * perf_counter() - start
            return done

    async def _run(self, work: Callable[[], T]) -> T:
        ticket = object()
        self._since[ticket] = perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            del self._since[ticket]

    def close(self) -> None:
        """Drops the waiting jobs; running ones end by themselves."""
        self._pool.shutdown(wait=False, cancel_futures=True)
