"""The clock: one task that sleeps until the nearest deadline. The deadlines themselves are in the store."""

import asyncio
import logging

from cogs.clock.deadlines import LOBBY_STANDS, after_outage
from cogs.clock.missed_turns import Absence
from cogs.runtime.background import spawn, stop
from cogs.tables.service import Tables
from db import DeadlineRow, Store, StoreError
from db.queries import deadlines

log = logging.getLogger("dedale.clock")

OUTAGE = 15 * 60  # seconds without a sign of life, after which deadlines are extended by the outage
BATCH = 64  # handled side by side: they share their commits
LONGEST_SLEEP = 6 * 3600  # seconds: after that a system whose own clock was set is noticed
RETRY_AFTER = 600  # seconds, for a deadline that could not be handled
LOOK_AGAIN = 30  # seconds, while nobody can reach the bot


class Gateway:
    """Whether people can reach the bot. discord.py's `is_ready` stays true when the gateway is gone."""

    def __init__(self) -> None:
        self.is_connected = False
        self.was_cut_off = False  # since the clock last looked

    def connected(self) -> None:
        """People can act again."""
        self.is_connected = True

    def disconnected(self) -> None:
        """Nobody can click, so nobody's time runs out."""
        self.is_connected = False
        self.was_cut_off = True


class Clock:
    """Handles what is due, each deadline once and never early."""

    def __init__(self, store: Store, tables: Tables, absence: Absence, gateway: Gateway) -> None:
        self._store = store
        self._tables = tables
        self._absence = absence
        self._gateway = gateway
        self._task: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._is_started = False
        tables.on_deadline = self.wake_by

    async def alive(self) -> None:
        """Notes that the bot lives; after a long outage all deadlines are extended by its length."""
        outage = await self._store.write(deadlines.note_alive, self._tables.now(), OUTAGE, after_outage)
        if outage:
            log.warning("the bot was away for %s seconds: all deadlines are extended by that", outage)

    async def start(self) -> None:
        """Keeps deadlines from now on, those included that passed while nobody was there."""
        await self.alive()
        now = self._tables.now()
        if found := await self._store.write(deadlines.close_lobbies, now + LOBBY_STANDS, now):
            log.info("%s open tables without a time to close were given one", found)
        self._is_started = True
        self._restart()

    def wake_by(self, due: int) -> None:
        """A deadline was written: sleep no longer than until then."""
        if self._is_started and (self._task is None or self._task.done() or due < self._until):
            self._restart()

    def _restart(self) -> None:
        if self._task:
            self._task.cancel()
        self._until = 0
        self._task = spawn("clock", self._run())

    async def close(self) -> None:
        """Stop; what is due then is handled after the next start."""
        self._is_started = False
        await stop(self._task)

    async def _run(self) -> None:
        while True:
            self._until = 0
            try:
                due = await self._store.read(deadlines.nearest)
                if due is None:
                    return
                wait = due - self._tables.now()
                if wait <= 0:
                    if await self.in_touch():
                        await self.sweep()
                        continue
                    wait = LOOK_AGAIN
            except StoreError:
                log.exception("the deadlines could not be read")
                wait = RETRY_AFTER
            self._until = self._tables.now() + wait
            await asyncio.sleep(min(wait, LONGEST_SLEEP))

    async def in_touch(self) -> bool:
        """Can people act? The time in which they could not is given back before anybody's runs out."""
        if self._gateway.is_connected and self._gateway.was_cut_off:
            self._gateway.was_cut_off = False
            try:
                await self.alive()
            except StoreError:
                self._gateway.was_cut_off = True
                raise
        return self._gateway.is_connected

    async def sweep(self) -> None:
        """Handles what is due now."""
        rows = await self._store.read(deadlines.due_by, self._tables.now(), BATCH)
        await asyncio.gather(*(self._handle(row) for row in rows))

    async def _handle(self, row: DeadlineRow) -> None:
        try:
            await self._absence.handle(row)
        except Exception:
            # It must not be in the way of the others, and is tried again, if nothing has replaced it by then.
            log.exception("the deadline of seat %s in game %s was not handled", row.seat, row.game_id)
            await self._store.write(deadlines.postpone, row, self._tables.now() + RETRY_AFTER)
