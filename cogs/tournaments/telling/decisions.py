"""What a tournament's log says about results and drop-outs."""

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from cogs.tournaments.service.records import LogFacts
from db import LogRow


class Decided(NamedTuple):
    """How tables were decided, and why people dropped out."""

    tables: dict[tuple[int, int], str]  # round and table: how it was decided, "" for a game played out
    drops: dict[int, str]  # "absent", "left" or "organiser"


def decided(log: Iterable[LogRow]) -> Decided:
    """Collect who decided what; of several acts on the same table or person, the last one counts."""
    found = Decided({}, {})
    for row in log:
        facts = msgspec.json.decode(row.facts, type=LogFacts)
        match row.act:
            case "result" | "correct":
                how = "organiser" if row.actor_id is not None else facts.by
                found.tables[facts.round, facts.table] = how
            case "leave":
                found.drops[facts.user] = "left"
            case "drop":
                found.drops[facts.user] = "absent" if row.actor_id is None else "organiser"
            case _:
                pass
    return found
