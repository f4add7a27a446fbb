"""The store: games, moves and settings in one SQLite file. Nothing outside this package knows SQL."""

from db.errors import AlreadyExists, Duplicate, Stale, StoreError
from db.rows import (
    WHOLE_TABLE,
    Change,
    Commit,
    DeadlineKind,
    DeadlineRow,
    GameRow,
    MoveKind,
    MoveRow,
    OutboxRow,
    Outgoing,
    Scope,
    SeatRow,
    Status,
)
from db.store import Store

__all__ = [
    "WHOLE_TABLE",
    "AlreadyExists",
    "Change",
    "Commit",
    "DeadlineKind",
    "DeadlineRow",
    "Duplicate",
    "GameRow",
    "MoveKind",
    "MoveRow",
    "OutboxRow",
    "Outgoing",
    "Scope",
    "SeatRow",
    "Stale",
    "Status",
    "Store",
    "StoreError",
]
