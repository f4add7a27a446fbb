"""Fair shares of what there is little of: people take turns, and each has a few things in hand at most."""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from cogs.runtime.workers import PERSON
from engine.core import RuleError


class Shares:
    """How much each person has in hand of something dear."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._in_hand: Counter[int] = Counter()

    @contextmanager
    def one_of(self, person: int | None) -> Generator[None]:
        """One more for a person; refuses whoever has enough in hand. What is nobody's is not counted."""
        if person is None:
            yield
            return
        if self._in_hand[person] >= self._most:
            raise RuleError("too-much-at-once")
        self._in_hand[person] += 1
        try:
            yield
        finally:
            self._in_hand[person] -= 1
            if not self._in_hand[person]:
                del self._in_hand[person]


class Hands:
    """Lets so many things of each person be done at once; the others of that person wait, in their order."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._free: WeakValueDictionary[int, asyncio.Semaphore] = WeakValueDictionary()

    def of(self, person: int) -> asyncio.Semaphore:
        """Returns what to hold while one thing of this person is done."""
        return self._free.setdefault(person, asyncio.Semaphore(self._most))


class Turns:
    """A lock for which people take turns, whoever asked first; what is no person's comes before them all."""

    def __init__(self) -> None:
        self._is_taken = False
        # Those who wait by the person for whom they do; who comes next stands first.
        self._waiting: dict[int | None, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self) -> AsyncGenerator[None]:
        """Waits for the turn of the person for whom the code at hand works, and keeps it in the block."""
        if self._is_taken:
            await self._wait(PERSON.get())
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, person: int | None) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it was given just now
            raise

    def _pass_on(self) -> None:
        self._is_taken = False
        while self._waiting and not self._is_taken:
            person = None if None in self._waiting else next(iter(self._waiting))
            queue = self._waiting.pop(person)
            turn = queue.popleft()
            if queue:
                self._waiting[person] = queue  # last again
            if not turn.done():  # else whoever waited has given up
                turn.set_result(None)
                self._is_taken = True
