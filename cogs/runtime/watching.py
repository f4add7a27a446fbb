"""What there is of metrics: nothing, or counters and the port on which they are read."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from discord.utils import utcnow

from cogs.runtime.environment import Address
from cogs.runtime.lane import Lane
from cogs.runtime.metrics import LANE_QUESTIONS, NO_METRICS, SHARDS, WORKER_JOBS, Metrics
from cogs.runtime.tracing import tracing
from cogs.runtime.workers import Workers
from db import Store

if TYPE_CHECKING:
    from cogs.runtime.monitor import Monitor


class Watching:
    """The metrics of one bot. Where no address is given they count nothing, and nothing more is loaded."""

    def __init__(self, address: Address | None) -> None:
        self._address = address
        self.metrics: Metrics = NO_METRICS
        self.options: dict[str, Any] = {}  # of discord.py, which counts its own requests
        self.monitor: Monitor | None = None
        if address:
            from cogs.runtime.exposition import Exposition

            self.metrics = self._exposition = Exposition()
            self.options = {"http_trace": tracing(self.metrics)}

    async def start(
        self,
        workers: Workers,
        lane: Lane,
        is_ready: Callable[[], bool],
        shards: Callable[[], int] | None = None,
    ) -> None:
        """Listens, if that is asked for; raises StartError. Without `shards`, one that is ready."""
        if self._address is None:
            return
        from cogs.runtime.monitor import Monitor, Signs

        gauges = {
            WORKER_JOBS: lambda: workers.jobs,
            LANE_QUESTIONS: lambda: lane.waiting,
            SHARDS: shards or is_ready,
        }
        signs = Signs(lambda: int(utcnow().timestamp()), is_ready, gauges)
        self.monitor = await Monitor.open(self._address, self._exposition, signs)

    def attend(self, store: Store) -> None:
        """The store is open: its calls are counted from now on."""
        if self.monitor:
            self.monitor.attend(store)

    async def close(self) -> None:
        """Listens no longer."""
        if self.monitor:
            await self.monitor.close()
