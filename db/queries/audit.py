"""Queries over the log of acts: what people did to a table beside its moves. It only ever grows."""

from collections.abc import Iterable

from db.queries.values import columns, select
from db.rows.proposals import Act, AuditRow
from db.sql import Database

ADD = "INSERT INTO audit (game_id, act, actor_id, subject_id, data, at) VALUES (?, ?, ?, ?, ?, ?)"
NEWEST = f"SELECT {columns(AuditRow)} FROM audit WHERE game_id = ? ORDER BY id DESC LIMIT ? OFFSET ?"
COUNT = "SELECT count(*) FROM audit WHERE game_id = ?"


def add(db: Database, game_id: int, acts: Iterable[Act], at: int) -> None:
    """Write acts into the log, in the transaction that carries them out."""
    for act in acts:
        db.execute(ADD, (game_id, act.act, act.actor_id, act.subject_id, act.data, at))


def newest(db: Database, game_id: int, limit: int, skip: int = 0) -> tuple[int, tuple[AuditRow, ...]]:
    """Return how many lines the log of a game has, and some of them, the newest first."""
    found = select(db, AuditRow, NEWEST, (game_id, limit, skip))
    return db.execute(COUNT, (game_id,)).fetchone()[0], found
