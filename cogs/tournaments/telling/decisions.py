"""What a tournament's log says about results and drop-outs."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from cogs.tournaments.service.terms import Tournament
from db import LogRow, Store
from db.queries import tournaments

ACTS = ("result", "correct", "leave", "drop")  # of the log, which is long


class Decided(NamedTuple):
    """How tables were decided, and why people dropped out."""

    tables: dict[tuple[int, int], str]  # round and table: how it was decided, "" for a game played out
    drops: dict[int, str]  # "absent", "left" or "organiser"


class Decisions:
    """Reads them from the store, once for each version of a tournament."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._last: tuple[tuple[int, int], Decided] | None = None

    async def of(self, tournament: Tournament) -> Decided:
        """Return the decisions of a tournament. Every entry of its log comes with a new version."""
        key = (tournament.row.id, tournament.row.version)
        if self._last is None or self._last[0] != key:
            self._last = key, decided(await self._store.read(tournaments.log, key[0], *ACTS))
        return self._last[1]


def decided(log: Iterable[LogRow]) -> Decided:
    """Collect who decided what; of several acts on the same table or person, the last one counts."""
    found = Decided({}, {})
    for row in log:
        facts = msgspec.json.decode(row.facts)
        match row.act:
            case "result" | "correct":
                how = "organiser" if row.actor_id is not None else facts.get("by", "")
                found.tables[facts["round"], facts["table"]] = how
            case "leave":
                found.drops[facts["user"]] = "left"
            case "drop":
                found.drops[facts["user"]] = "absent" if row.actor_id is None else "organiser"
            case _:
                pass
    return found
