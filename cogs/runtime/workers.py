"""Pictures and other heavy thinking happen in a bounded pool of workers, never on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")

WORKERS = 2
# A board takes about 10 ms: with more than this waiting, a reply is acknowledged before it is drawn.
BUSY = 40
# Some work takes longer: where something has waited for so many seconds, the next will wait, too.
LATE = 1.0


class Workers:
    """A few threads for drawing and for the stand-ins' thinking."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="dedale-worker")
        self._since: dict[object, float] = {}  # when each thing was asked for, the oldest first

    @property
    def busy(self) -> bool:
        """Would a picture asked for now come too late for Discord's three seconds?"""
        oldest = next(iter(self._since.values()), None)
        return len(self._since) > BUSY or (oldest is not None and perf_counter() - oldest > LATE)

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work in a worker and come back with what it gave."""
        ticket = object()
        self._since[ticket] = perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            del self._since[ticket]

    def close(self) -> None:
        """Let running work end, drop what waits."""
        self._pool.shutdown(wait=False, cancel_futures=True)
