"""A port for those who watch the bot: `/metrics`, `/healthz` and `/readyz`."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from math import nan
from time import monotonic
from typing import Generic, Self, TypeVar

import msgspec
from aiohttp import web

from cogs.runtime.environment import Address
from cogs.runtime.exposition import FORMAT, Exposition
from cogs.runtime.metrics import OUTBOX_AGE, OUTBOX_ROWS, OVERDUE, READY, STORE, UNWRITABLE, Metric
from cogs.runtime.statuses import StartError
from db import Store, StoreError
from db.queries import backlog, settings

T = TypeVar("T")

FRESH_SECONDS = 5.0  # for which what the store said is said again
PATIENCE_SECONDS = 8.0  # for the store; whoever probes should wait longer
UNKNOWN = {OUTBOX_ROWS: nan, OUTBOX_AGE: nan, OVERDUE: nan}


class Signs(msgspec.Struct, frozen=True):
    """What the monitor asks the bot each time it is asked itself; nothing of it waits."""

    now: Callable[[], int]
    is_ready: Callable[[], bool]  # are all shards of this process connected?
    gauges: Mapping[Metric, Callable[[], float]]


class Recent(Generic[T]):
    """A question to the store: however often it is asked, the store hears it once in a while."""

    def __init__(self, ask: Callable[[], Awaitable[T]], otherwise: T) -> None:
        self._ask, self._otherwise = ask, otherwise
        self._answer, self._at = otherwise, -FRESH_SECONDS
        self._lock = asyncio.Lock()

    async def answer(self) -> T:
        """Return what the store said last; `otherwise` if it fails or does not answer."""
        async with self._lock:
            if monotonic() - self._at >= FRESH_SECONDS:
                try:
                    async with asyncio.timeout(PATIENCE_SECONDS):
                        self._answer = await self._ask()
                except (StoreError, TimeoutError):
                    self._answer = self._otherwise
                self._at = monotonic()
        return self._answer


class Monitor:
    """Serves the port until it is closed. It knows the store once that is open."""

    def __init__(self, exposition: Exposition, signs: Signs) -> None:
        self._exposition, self._signs = exposition, signs
        self._store: Store | None = None
        self._backlog = Recent(self._ask_backlog, UNKNOWN)
        self._writes = Recent(self._try_to_write, otherwise=False)
        app = web.Application()
        for path, answer in (
            ("/metrics", self._metrics),
            ("/healthz", self._healthz),
            ("/readyz", self._readyz),
        ):
            app.router.add_get(path, answer)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)

    @classmethod
    async def open(cls, address: Address, exposition: Exposition, signs: Signs) -> Self:
        """Listen on an address; raises StartError."""
        monitor = cls(exposition, signs)
        await monitor._runner.setup()
        try:
            await web.TCPSite(monitor._runner, *address).start()
        except OSError as error:
            await monitor.close()
            raise StartError(f"DEDALE_METRICS names an address that cannot be used: {error}") from None
        return monitor

    @property
    def port(self) -> int:
        """The port that is listened on."""
        return self._runner.addresses[0][1]

    def attend(self, store: Store) -> None:
        """The store is open: from now on its calls are timed, and health asks whether it can be written."""
        self._store = store
        store.watch(self._note)

    async def close(self) -> None:
        """Serves no longer."""
        await self._runner.cleanup()

    def _note(self, kind: str, outcome: str, seconds: float) -> None:
        self._exposition.observe(STORE, seconds, kind, outcome)
        if kind == "write" and outcome in ("done", "unavailable"):
            self._exposition.put(UNWRITABLE, outcome == "unavailable")

    async def _ask_backlog(self) -> dict[Metric, float]:
        if self._store is None:
            return UNKNOWN
        now = self._signs.now()
        found = await self._store.read(backlog.waiting, now)
        age = 0 if found.oldest is None else max(0, now - found.oldest)
        return {OUTBOX_ROWS: found.rows, OUTBOX_AGE: age, OVERDUE: found.overdue}

    async def _try_to_write(self) -> bool:
        if self._store is not None:
            await self._store.write(settings.put, "bot", 0, "probe", str(self._signs.now()))
        return True

    async def _metrics(self, request: web.Request) -> web.Response:
        """Everything that is counted, for Prometheus."""
        values = dict(await self._backlog.answer())
        values |= {READY: self._signs.is_ready()} | {m: ask() for m, ask in self._signs.gauges.items()}
        for metric, value in values.items():
            self._exposition.put(metric, value)
        # A few hundred lines of text: in a thread, so that nobody's click waits for them.
        return web.Response(
            body=await asyncio.to_thread(self._exposition.text), headers={"Content-Type": FORMAT}
        )

    async def _healthz(self, request: web.Request) -> web.Response:
        """Alive: the loop turns, else there is no answer, and what is confirmed can be stored."""
        return probed("alive" if await self._writes.answer() else "", "nothing can be stored")

    async def _readyz(self, request: web.Request) -> web.Response:
        """Can people reach the bot?"""
        return probed("ready" if self._signs.is_ready() else "", "not connected")


def probed(good: str, otherwise: str) -> web.Response:
    """What a probe is told: 200 where all is well, else 503."""
    return web.Response(text=f"{good or otherwise}\n", status=200 if good else 503)
