"""Shards that a process holds, so that no other one handles their rows."""

from collections.abc import Callable, Collection
from typing import Protocol, TypeAlias

from db.rows.outbox import Subject

Changed: TypeAlias = Callable[[frozenset[int]], None]
Heard: TypeAlias = Callable[[Subject, int], None]


class Claims(Protocol):
    """What a process holds of what it wants. It goes on trying to get the rest."""

    @property
    def held(self) -> frozenset[int]:
        """The shards that are certainly held now."""
        ...

    @property
    def elsewhere(self) -> frozenset[int]:
        """The shards that another process was seen to hold."""
        ...

    async def close(self) -> None:
        """Let others have all of them."""
        ...


class Alone:
    """All that is wanted: nobody else can use the file."""

    def __init__(self, wanted: Collection[int]) -> None:
        self.held, self.elsewhere = frozenset(wanted), frozenset[int]()

    async def close(self) -> None:
        """Keep them: the file is closed next."""
