"""Which servers this process serves: those on the shards that it holds and is connected to."""

import logging
import re
from collections.abc import Callable, Collection

import msgspec

from db import Mine, shard_of

log = logging.getLogger("dedale.shards")

AUTO = "auto"
LISTED = re.compile(r"(?P<shards>[0-9]+(?:-[0-9]+)?(?:,[0-9]+(?:-[0-9]+)?)*)/(?P<count>[0-9]+)")
MOST = 100_000  # shards


class Wanted(msgspec.Struct, frozen=True):
    """The shards that a process wants out of `count`."""

    count: int
    shards: tuple[int, ...]

    @property
    def is_all(self) -> bool:
        """Whether no other process is left anything to do."""
        return len(self.shards) == self.count


def read_shards(text: str) -> Wanted | None:
    """Return what `0-3/16` or `0,2-3/16` asks for, None for `auto`; raises ValueError with one line."""
    if text == AUTO:
        return None
    wrong = ValueError(f"DEDALE_SHARDS must be auto or like 0-3/16, not {text!r}")
    found = LISTED.fullmatch(text)
    if found is None or not 0 < int(found["count"]) <= MOST:
        raise wrong
    count, shards = int(found["count"]), set[int]()
    for part in found["shards"].split(","):
        first, _, last = part.partition("-")
        if not int(first) <= int(last or first) < count:
            raise wrong
        shards.update(range(int(first), int(last or first) + 1))
    return Wanted(count, tuple(sorted(shards)))


class Shards:
    """Says of a server whether this process serves it; alone, it serves all.

    A shard is `held` by a lock in the database, so that one process at a time handles its rows, and `served`
    from when it is known what the last process may have tried to send. It is `present` while it is held and
    connected: people can act there. Their time runs, and deadlines are `mine`, once they were given back the
    time in which they could not act.
    """

    def __init__(self) -> None:
        self.wanted = Wanted(1, (0,))
        self._held: Callable[[], Collection[int]] = lambda: self.wanted.shards
        self._served: set[int] = set()
        self._connected: set[int] = set()
        self._kept: set[int] = set()

    def divide(self, wanted: Wanted, held: Callable[[], Collection[int]]) -> None:
        """Serves the wanted shards out of several, as far as they are held."""
        self.wanted, self._held = wanted, held

    @property
    def held(self) -> frozenset[int]:
        """The shards that no other process may serve now."""
        return frozenset(self._held())

    @property
    def served(self) -> frozenset[int]:
        """The shards whose messages this process sends."""
        return self.held & self._served

    @property
    def present(self) -> frozenset[int]:
        """The shards that are held and connected."""
        return self.held & self._connected

    @property
    def returned(self) -> frozenset[int]:
        """The shards whose players have not yet got back the time in which they could not act."""
        return self.present - self._kept

    @property
    def is_ready(self) -> bool:
        """Are all shards that are held connected, and is there one?"""
        return bool(self.held) and self.present == self.held

    @property
    def is_first(self) -> bool:
        """Does this process do what is done once for the whole bot?"""
        return 0 in self.held

    def mine(self) -> Mine:
        """The servers whose deadlines this process keeps, for queries."""
        return self.those(self.present & self._kept)

    def those(self, shards: Collection[int]) -> Mine:
        """The servers on these shards, for queries."""
        return Mine(self.wanted.count, tuple(sorted(shards)))

    def is_held(self, guild_id: int) -> bool:
        """Does no other process handle what is written for this server?"""
        return shard_of(guild_id, self.wanted.count) in self.held

    def is_served(self, guild_id: int) -> bool:
        """Does this process send what is written for this server?"""
        return shard_of(guild_id, self.wanted.count) in self.served

    def connected(self, shard: int) -> None:
        """People there can act."""
        self._connected.add(shard)

    def disconnected(self, shard: int) -> None:
        """Nobody there can click, so nobody's time runs out."""
        self._connected.discard(shard)
        self._kept.discard(shard)

    def lost(self, shards: Collection[int]) -> None:
        """Others may serve these now."""
        self._served.difference_update(shards)
        self._kept.difference_update(shards)

    def serve(self, shards: Collection[int]) -> None:
        """From now on the messages of these shards are sent."""
        self._served.update(shards)

    def keep(self, shards: Collection[int]) -> None:
        """From now on the deadlines of these shards are kept."""
        self._kept.update(shards)
