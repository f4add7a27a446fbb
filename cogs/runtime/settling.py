"""Around the start: pieces are drawn while people already play, and memory is looked after."""

import asyncio
import ctypes
import gc
import sys
from collections.abc import Iterator
from functools import partial
from time import perf_counter

from cogs.runtime.workers import Workers

SLICE = 0.02  # seconds of a worker, and as much rest for those who wait for one
_ARENA_MAX = -8  # as glibc numbers it
ALL = 2  # the generation of a search through all objects
# How many objects are made before garbage is looked for among them, how often before those that were left by
# that are looked through as well, and how often that before all that is not hidden is. Each stops a click for
# milliseconds.
THRESHOLDS = (2_000, 2, 2)
RESTED = 2  # times of the last, after which all that is not hidden is looked through as soon as nobody waits
SEARCHES = 8  # where nobody rests, after which one hides what it leaves: some of that is about to end
HIDINGS = 100  # before what was hidden is looked through as well
LONG_REST = 1.0  # seconds without anybody who waits, after which that is done


async def warm(workers: Workers, steps: Iterator[None]) -> None:
    """Draws the pieces of pictures, a little at a time."""
    has_more = True
    while has_more:
        has_more = await workers.run(partial(_advanced, steps))
        await asyncio.sleep(SLICE)
    gc.freeze()


def _advanced(steps: Iterator[None]) -> bool:
    """Takes steps for a moment; are there more?"""
    end = perf_counter() + SLICE
    return any(perf_counter() > end for _ in steps)


def settle() -> None:
    """Hides what the program is made of from the collector, which would stop the loop to look through it."""
    gc.collect()
    gc.freeze()
    gc.collect()  # from now on the collector compares with what is left: nothing
    gc.set_threshold(*THRESHOLDS)


class Tidying:
    """Looks through all objects when nobody waits, and hides those that are left: pieces and words, mostly.

    A search stops everything for as long as there is much to look through, so what one has left is hidden
    from the next. Some of it ends as garbage all the same: in a long rest all is looked through.
    """

    def __init__(self) -> None:
        self._hidings = self._searches = 0

    def watch(self) -> None:
        """Hides what some searches leave from now on, also where nobody ever rests."""
        gc.callbacks.append(self._looked)

    def _looked(self, phase: str, facts: dict[str, int]) -> None:
        if phase == "stop" and facts["generation"] == ALL:
            self._searches += 1
            if self._searches >= SEARCHES:
                self._hide()

    def _hide(self) -> None:
        gc.freeze()
        self._hidings += 1
        self._searches = 0

    def rest(self) -> None:
        """Nobody waits just now. Does nothing where the collector was not set up by `settle`, as in tests."""
        if gc.get_threshold() == THRESHOLDS and gc.get_count()[ALL] >= RESTED:
            gc.collect()
            self._hide()

    @property
    def needs_rest(self) -> bool:
        """Was so much hidden that it should be looked through?"""
        return self._hidings >= HIDINGS

    def rest_long(self) -> None:
        """Nobody has waited for a while."""
        gc.unfreeze()
        gc.collect()
        self._hide()
        self._hidings = 0


class Answering:
    """The tasks that answer people just now."""

    def __init__(self, tidying: Tidying) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._tidying = tidying
        self._rest: asyncio.TimerHandle | None = None

    def add(self, task: asyncio.Task[object] | None) -> None:
        """Counts a task until it ends."""
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._discard)
        if self._rest:
            self._rest.cancel()
            self._rest = None

    async def ended(self, seconds: float) -> None:
        """Waits until all have ended, for some seconds at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def _discard(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if self._tasks:
            return
        self._tidying.rest()
        if self._tidying.needs_rest:
            self._rest = asyncio.get_running_loop().call_later(LONG_REST, self._tidying.rest_long)


def share_memory() -> None:
    """Lets all threads take memory from one pool: with a pool for each, what one gives back no other can use.

    Pictures come and go in every worker; their free memory was a quarter of all that the bot held.
    """
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(_ARENA_MAX, 1)
