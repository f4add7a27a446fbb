"""One lock for each table, tournament or person, for as long as somebody holds or awaits it."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Locks by number."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """The lock of this number, the same for all who ask at once."""
        return self._locks.setdefault(number, asyncio.Lock())
