"""The store: games, moves and settings in one SQLite file. Nothing outside this package knows SQL."""

from db.errors import AlreadyExists, Duplicate, Stale, StoreError
from db.rows import Commit, GameRow, MoveKind, MoveRow, OutboxRow, Outgoing, Scope, SeatRow, Status
from db.store import Store

__all__ = [
    "AlreadyExists",
    "Commit",
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
