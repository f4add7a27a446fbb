"""Pictures and other heavy thinking happen in a bounded pool of workers, never on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

WORKERS = 2
# A board takes about 10 ms: with more than this waiting, a reply is acknowledged before it is drawn.
BUSY = 40


class Workers:
    """A few threads for drawing and for the stand-ins' thinking."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(WORKERS, thread_name_prefix="dedale-worker")
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Would a picture asked for now come too late for Discord's three seconds?"""
        return self._waiting > BUSY

    async def run(self, work: Callable[[], T]) -> T:
        """Do the work in a worker and come back with what it gave."""
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let running work end, drop what waits."""
        self._pool.shutdown(wait=False, cancel_futures=True)
