"""One lock for each table, tournament or person, as long as it is held or awaited."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by number."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """Returns the lock of this number; callers at the same time get the same one."""
        return self._locks.setdefault(number, asyncio.Lock())
