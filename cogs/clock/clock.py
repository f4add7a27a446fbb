"""The clock: one task that sleeps until the nearest deadline. The deadlines themselves are in the store."""

import asyncio
import logging

from cogs.clock.deadlines import LOBBY_STANDS, after_outage
from cogs.clock.missed_turns import Absence
from cogs.runtime.background import spawn, stop
from cogs.runtime.shards import Shards
from cogs.runtime.workers import APART
from cogs.tables.service import Tables, undisturbed
from db import DeadlineRow, Store, StoreError
from db.queries import deadlines

log = logging.getLogger("dedale.clock")

OUTAGE = 15 * 60  # seconds without a sign of life, after which deadlines are extended by the outage
BATCH = 16  # handled side by side: they share their commits; whoever clicks meanwhile waits for few of them
LONGEST_SLEEP = 6 * 3600  # seconds: after that a system whose own clock was set is noticed
RETRY_AFTER = 600  # seconds, for a deadline that could not be handled
LOOK_AGAIN = 30  # seconds, while nobody can reach the bot


class Clock:
    """Handles what is due, each deadline once and never early."""

    def __init__(self, store: Store, tables: Tables, absence: Absence, shards: Shards) -> None:
        self._store = store
        self._tables = tables
        self._absence = absence
        self._shards = shards
        self._task: asyncio.Task[None] | None = None
        self._until = 0  # when the task wakes; 0 while it works
        self._is_asked = False  # since it last looked for the nearest deadline
        self._is_started = False
        tables.on_deadline = self.wake_by

    async def alive(self) -> None:
        """Notes that people can act; after a long outage all their deadlines are extended by its length."""
        present = self._shards.present
        facts = (self._tables.now(), OUTAGE, after_outage, self._shards.those(present))
        outage = await self._store.write(deadlines.note_alive, *facts)
        self._shards.keep(present & self._shards.present)
        if outage:
            log.warning("the bot was away for %s seconds: all deadlines are extended by that", outage)

    async def start(self) -> None:
        """Keeps deadlines from now on, those included that passed while nobody was there."""
        await self.alive()
        now = self._tables.now()
        mine = self._shards.mine()
        if found := await self._store.write(deadlines.close_lobbies, now + LOBBY_STANDS, now, mine):
            log.info("%s open tables without a time to close were given one", found)
        self._is_started = True
        self.look()

    def wake_by(self, due: int) -> None:
        """A deadline was written: sleep no longer than until then."""
        if not self._is_started:
            return
        self._is_asked = True
        if self._task is None or self._task.done() or due < self._until:
            self._restart()

    def look(self) -> None:
        """There are other deadlines than before: another process has written one, or left its shards."""
        self.wake_by(0)

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
            self._until, self._is_asked = 0, False
            try:
                await self.in_touch()
                due = await self._store.read(deadlines.nearest, self._shards.mine())
                wait = LONGEST_SLEEP if due is None else due - self._tables.now()
                if wait <= 0:
                    await self.sweep()
                    continue
                if self._is_asked:
                    continue
                if not self._shards.is_ready:
                    wait = min(wait, LOOK_AGAIN)
                elif due is None:
                    return
            except StoreError:
                log.exception("the deadlines could not be read")
                wait = RETRY_AFTER
            self._until = self._tables.now() + wait
            await asyncio.sleep(min(wait, LONGEST_SLEEP))

    async def in_touch(self) -> bool:
        """Can people act? The time in which they could not is given back before anybody's runs out."""
        if self._shards.returned:
            await self.alive()
        return bool(self._shards.present)

    async def sweep(self) -> None:
        """Handles what is due now."""
        facts = (self._tables.now(), BATCH, self._shards.mine())
        rows = await self._store.read(deadlines.due_by, *facts)
        await asyncio.gather(*(self._handle(row) for row in rows))

    async def _handle(self, row: DeadlineRow) -> None:
        APART.set(True)  # many may be due at once: what people ask for comes first
        try:
            await undisturbed(lambda: self._absence.handle(row))
        except Exception:
            # It must not be in the way of the others, and is tried again, if nothing has replaced it by then.
            log.exception("the deadline of seat %s in game %s was not handled", row.seat, row.game_id)
            await self._store.write(deadlines.postpone, row, self._tables.now() + RETRY_AFTER)
