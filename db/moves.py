"""Queries over moves: functions of the raw connection, run in the database thread."""

import sqlite3

import msgspec

from db import drafts, outbox
from db.errors import Duplicate
from db.games import stale
from db.rows import Commit, MoveRow

MOVE_COLUMNS = ", ".join(MoveRow.__struct_fields__)

MOVES = f"SELECT {MOVE_COLUMNS} FROM moves WHERE game_id = ? ORDER BY version"
KNOWN = "SELECT 1 FROM moves WHERE interaction_id = ?"
MOVE_ON = """
UPDATE games SET state = :state, drawn = :drawn, version = version + 1
WHERE id = :game_id AND version = :version AND status = 'playing'"""
# Apart from MOVE_ON, which so never touches the indexes that have the status in them.
END = """
UPDATE games SET state = :state, drawn = :drawn, version = version + 1,
status = 'over', result = :result, ended_at = :at
WHERE id = :game_id AND version = :version AND status = 'playing'"""
ADD_MOVE = """
INSERT INTO moves (game_id, version, seat, kind, actions, interaction_id, at)
VALUES (:game_id, :version + 1, :seat, :kind, :actions, :interaction_id, :at)"""
RESIGN = "UPDATE seats SET resigned = 1 WHERE game_id = :game_id AND seat = :seat"


def moves(db: sqlite3.Connection, game_id: int) -> tuple[MoveRow, ...]:
    """The moves of a game in order."""
    return tuple(MoveRow(**dict(row)) for row in db.execute(MOVES, (game_id,)))


def commit(db: sqlite3.Connection, move: Commit) -> int:
    """Write a move and all that follows from it; the new version."""
    if move.interaction_id is not None and db.execute(KNOWN, (move.interaction_id,)).fetchone():
        raise Duplicate(move.interaction_id)
    facts = msgspec.structs.asdict(move)
    if db.execute(MOVE_ON if move.result is None else END, facts).rowcount == 0:
        raise stale(db, move.game_id)
    db.execute(ADD_MOVE, facts)
    if move.resigned or move.kind == "resign":
        db.execute(RESIGN, facts)
    # What was put together is played, or cannot be any more.
    drafts.drop(db, move.game_id, move.seat if move.result is None else None)
    outbox.add(db, move.game_id, move.outbox, move.at)
    return move.version + 1
