"""Proposals that the others did not want: when the same may be proposed again. Pure."""

from collections.abc import Sequence

import msgspec

from cogs.consent.kinds import Case
from cogs.tables.table import Table
from db import Act, AuditRow, ProposalKind
from engine.core import RuleError

AGAIN_AFTER = 24 * 60 * 60  # seconds, where the game has not gone on meanwhile
TAKERS = 3  # so many people may be proposed for a seat in that time, each once


def declined(table: Table, kind: ProposalKind, case: Case) -> Act:
    """The line of the log that remembers it, under the name of the person who proposed it."""
    taker = case.taker.user_id if case.taker else None
    # It was refused or taken back in the turn that began at this version.
    data = msgspec.json.encode({"turned": table.row.turned}).decode()
    return Act(f"declined-{kind}", case.user_id, taker, data)


def need_not_declined(
    table: Table, kind: ProposalKind, case: Case, log: Sequence[AuditRow], now: int
) -> None:
    """What the others have just declined is not proposed again by the same person before the game has gone on
    or a day has passed. A moderator decides for the table, and may.
    """
    if case.moderated:
        return
    mine = [act for act in log if act.act == f"declined-{kind}" and act.actor_id == case.user_id]
    fresh = [act for act in mine if now < act.at + AGAIN_AFTER]
    recent = [act for act in fresh if msgspec.json.decode(act.data)["turned"] == table.row.turned]
    same = [act for act in recent if case.taker is None or act.subject_id == case.taker.user_id]
    if same or len(recent) >= TAKERS:
        when = max(act.at for act in same or recent) + AGAIN_AFTER
        raise RuleError("declined-before", when=f"<t:{when}:R>")
