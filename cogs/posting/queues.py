"""What waits to be told where nobody waits for it: in order at each place, at many places at once."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from typing import TypeAlias

from cogs.runtime.background import spawn, stop
from cogs.runtime.workers import APART
from db import Subject

MOST_AT_ONCE = 32  # places at which something is being told, those that are slow not counted
SLOW_SECONDS = 2.0  # in which Discord takes what is told, where it slows nothing down
MOST_IN_ALL = 256  # places, the slow ones included: they only wait

# Where each table and tournament is told, and how lively it is.
Found: TypeAlias = Mapping[Subject, tuple[int, int]]


class Queues:
    """A queue for each channel, so that one that Discord slows down keeps no other waiting.

    `find` tells where all are told; what is told nowhere has a queue of its own. The liveliest come first,
    and the places take turns. A place that waits long for Discord gives its turn to another one, and goes on
    beside those that have theirs until it is quick again.
    """

    def __init__(
        self,
        tell: Callable[[Subject], Awaitable[None]],
        find: Callable[[Collection[Subject]], Awaitable[Found]],
        most: int = MOST_AT_ONCE,
    ) -> None:
        self._tell = tell
        self._find = find
        self._most = most
        self._new: dict[Subject, None] = {}  # nobody knows yet where they belong
        self._places: dict[Subject, object] = {}  # of those that wait in a queue
        self._queues: dict[object, dict[Subject, None]] = {}  # by place
        self._next: dict[object, None] = {}  # places with a queue at which nothing is being told, in turn
        self._busy: set[object] = set()
        self._slow: set[object] = set()  # those of the busy ones that wait long for Discord
        self._awaited: dict[Subject, list[asyncio.Future[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, subjects: Iterable[Subject]) -> None:
        """Tells these as soon as it is their turn."""
        self._new.update((one, None) for one in subjects if one not in self._places)
        self._start(self._sort())

    def drop(self, subject: Subject) -> bool:
        """Forgets one that is told otherwise; was it waiting?"""
        is_waiting = subject in self._new or subject in self._places
        self._new.pop(subject, None)
        if subject in self._places:
            del self._queues[self._places.pop(subject)][subject]
        if is_waiting:
            self._settle(subject)
        return is_waiting

    async def told(self, subjects: Collection[Subject]) -> None:
        """Adds these and waits until each was told."""
        loop = asyncio.get_running_loop()
        futures = [loop.create_future() for _ in subjects]
        for subject, future in zip(subjects, futures, strict=True):
            self._awaited.setdefault(subject, []).append(future)
        self.add(subjects)
        await asyncio.gather(*futures)

    async def close(self, patience: float) -> None:
        """Stops, and lets what is just being told go out."""
        self._new.clear()
        self._places.clear()
        self._queues.clear()
        self._next.clear()
        if self._tasks and patience:
            await asyncio.wait(self._tasks, timeout=patience)
        await stop(*self._tasks)
        for subject in list(self._awaited):
            self._settle(subject)

    def _settle(self, subject: Subject) -> None:
        for future in self._awaited.pop(subject, ()):
            if not future.done():
                future.set_result(None)

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = spawn("telling", work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sort(self) -> None:
        """Puts what is new into the queues of its places."""
        if not (some := list(self._new)):
            return
        found = await self._find(some)
        known = {one: found.get(one, (0, 0)) for one in some}
        # Whoever plays just now does not wait for tables that were silent for weeks.
        for subject in sorted(some, key=lambda one: -known[one][1]):
            if subject not in self._new:  # it was told meanwhile
                continue
            del self._new[subject]
            place = self._places[subject] = known[subject][0] or subject
            self._queues.setdefault(place, {})[subject] = None
            if place not in self._busy:
                self._next[place] = None
        self._go_on()

    def _go_on(self) -> None:
        """Begins at places where nothing is being told."""
        while self._next and self._has_room():
            place = next(iter(self._next))
            del self._next[place]
            if self._queues[place]:
                self._busy.add(place)
                self._start(self._at(place))
            else:
                del self._queues[place]

    def _has_room(self) -> bool:
        return len(self._busy) - len(self._slow) < self._most and len(self._busy) < MOST_IN_ALL

    async def _at(self, place: object) -> None:
        """Tells what is first in the queue of a place; while that is slow, what comes next as well."""
        APART.set(True)
        try:
            while queue := self._queues.get(place):
                subject = next(iter(queue))
                del queue[subject], self._places[subject]
                await self._tell_one(place, subject)
                if place not in self._slow:
                    break
        finally:
            self._busy.discard(place)
            self._slow.discard(place)
            if place in self._queues:
                self._next[place] = None  # the others have their turn first
            self._go_on()

    async def _tell_one(self, place: object, subject: Subject) -> None:
        """Tells one, and notes whether the place is slow."""
        loop = asyncio.get_running_loop()
        start, timer = loop.time(), loop.call_later(SLOW_SECONDS, self._give_way, place)
        try:
            await self._tell(subject)
        finally:
            timer.cancel()
            self._settle(subject)
        if loop.time() - start < SLOW_SECONDS:
            self._slow.discard(place)

    def _give_way(self, place: object) -> None:
        self._slow.add(place)
        self._go_on()
