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
# How many objects are made before garbage is looked for among them, how often before those that were left by
# that are looked through as well, and how often that before all are. The first two stop a click for
# milliseconds; the last is for a bot that never rests (`Tidying`).
THRESHOLDS = (2_000, 2, 30)
RESTED = 2  # of these thirty, after which all are looked through as soon as nobody waits
SETTLING = 100  # times that what is left then is taken for what stays: pieces, words, layouts


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
    """Looks through all objects when nobody waits, and for a while hides what is left: pieces and words.

    Later nothing more is hidden: what is hidden and ends as garbage stays for ever.
    """

    def __init__(self) -> None:
        self._left = SETTLING

    def rest(self) -> None:
        """Nobody waits just now. Does nothing where the collector was not set up by `settle`, as in tests."""
        if gc.get_threshold() != THRESHOLDS or gc.get_count()[2] < RESTED:
            return
        gc.collect()
        if self._left:
            self._left -= 1
            gc.freeze()


class Answering:
    """The tasks that answer people just now."""

    def __init__(self, tidying: Tidying) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self._tidying = tidying

    def add(self, task: asyncio.Task[object] | None) -> None:
        """Counts a task until it ends."""
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._discard)

    async def ended(self, seconds: float) -> None:
        """Waits until all have ended, for some seconds at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def _discard(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not self._tasks:
            self._tidying.rest()


def share_memory() -> None:
    """Lets all threads take memory from one pool: with a pool for each, what one gives back no other can use.

    Pictures come and go in every worker; their free memory was a quarter of all that the bot held.
    """
    if sys.platform == "linux" and hasattr(library := ctypes.CDLL(None), "mallopt"):
        library.mallopt(_ARENA_MAX, 1)
