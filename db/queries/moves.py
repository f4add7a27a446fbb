"""Queries over moves: the log that a game is replayed from."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from db.errors import Duplicate
from db.queries import audit, deadlines, drafts, outbox, proposals, results, scores, watchers
from db.queries.arrays import as_json
from db.queries.games import reread, stale
from db.rows.games import Commit, GameRow, MoveRow, Outgoing, SeatActs
from db.rows.tournaments import Correction

MOVE_COLUMNS = ", ".join(MoveRow.__struct_fields__)

OF_GAME = f"SELECT {MOVE_COLUMNS} FROM moves WHERE game_id = ? ORDER BY version"
ACTS = """
SELECT game_id, seat, sum(interaction_id IS NOT NULL) AS own, sum(interaction_id IS NULL) AS stood_in
FROM moves WHERE kind = 'act' AND game_id IN (SELECT value FROM json_each(?)) GROUP BY game_id, seat"""
KNOWN = "SELECT 1 FROM moves WHERE interaction_id = ?"
MOVE_ON = """
UPDATE games SET state = :state, drawn = :drawn, version = version + 1
WHERE id = :game_id AND version = :version AND status = 'playing'"""
# Apart from MOVE_ON, which so never touches the indexes that have the status in them.
END = """
UPDATE games SET state = :state, drawn = :drawn, version = version + 1,
status = 'over', result = :result, ended_at = :at
WHERE id = :game_id AND version = :version AND status = 'playing'"""
CORRECT = """
UPDATE games SET result = :result, version = version + 1
WHERE id = :game_id AND version = :version AND status = 'over'"""
TURN = "UPDATE games SET turned = version WHERE id = :game_id"
ADD_MOVE = """
INSERT INTO moves (game_id, version, seat, kind, actions, interaction_id, at, for_absent)
VALUES (:game_id, :version + 1, :seat, :kind, :actions, :interaction_id, :at, :for_absent)"""
ABSENT = """
UPDATE seats SET missed = coalesce(:missed, missed), handed = coalesce(:handed, handed)
WHERE game_id = :game_id AND seat = :seat"""
RESIGN = """
UPDATE seats SET resigned = 1, departed = (:kind = 'depart') WHERE game_id = :game_id AND seat = :seat"""
TAKE_OVER = """
UPDATE seats SET user_id = ?, name = ?, resigned = 0, handed = 0, missed = 0 WHERE game_id = ? AND seat = ?"""


def of_game(db: sqlite3.Connection, game_id: int) -> tuple[MoveRow, ...]:
    """Return the moves of a game in order."""
    return tuple(map(_move_row, db.execute(OF_GAME, (game_id,))))


def acts_in(db: sqlite3.Connection, ids: Iterable[int]) -> tuple[SeatActs, ...]:
    """Count who acted how often in these games; seats that never did are missing."""
    return tuple(SeatActs(**dict(row)) for row in db.execute(ACTS, (as_json(ids),)))


def _move_row(row: sqlite3.Row) -> MoveRow:
    columns: dict[str, Any] = dict(row)
    columns["for_absent"] = bool(row["for_absent"])
    return MoveRow(**columns)


def commit(db: sqlite3.Connection, move: Commit) -> GameRow:
    """Write a move, the game after it and its messages; return the game. Raises Duplicate or Stale.

    An interaction that has already made a move is a Duplicate, at any version.
    """
    if move.interaction_id is not None and db.execute(KNOWN, (move.interaction_id,)).fetchone():
        raise Duplicate(move.interaction_id)
    facts = msgspec.structs.asdict(move)
    if db.execute(MOVE_ON if move.result is None else END, facts).rowcount == 0:
        raise stale(db, move.game_id)
    db.execute(ADD_MOVE, facts)
    if move.kind in ("resign", "depart"):
        db.execute(RESIGN, facts)
    if move.turned:
        db.execute(TURN, facts)
    # What was put together is played, or cannot be any more.
    drafts.drop(db, move.game_id, None if move.turned or move.result else move.seat)
    if move.missed is not None or move.handed is not None:
        db.execute(ABSENT, facts)
    if move.deadlines is not None:
        deadlines.replace(db, move.game_id, move.deadlines)
    if move.taker is not None:
        db.execute(TAKE_OVER, (move.taker.user_id, move.taker.name, move.game_id, move.seat))
    if move.settles is not None:
        proposals.close(db, move.settles)
    audit.add(db, move.game_id, move.acts, move.at)
    if move.rated:
        results.put(db, move.game_id, move.rated, move.at)
    outbox.add(db, move.game_id, move.outbox, move.at)
    if move.result is not None and watchers.of_game(db, move.game_id):
        outbox.add(db, move.game_id, (Outgoing("watchers", ""),), move.at)
    return reread(db, move.game_id)


def correct(db: sqlite3.Connection, wanted: Correction, at: int) -> None:
    """Give a game that is over another result, as one more entry of its log."""
    facts = {"game_id": wanted.game_id, "version": wanted.version, "result": wanted.result, "at": at}
    if db.execute(CORRECT, facts).rowcount == 0:
        raise stale(db, wanted.game_id)
    entry = {"seat": 0, "kind": "adjudicate", "actions": "[]", "interaction_id": None, "for_absent": False}
    db.execute(ADD_MOVE, {**facts, **entry})
    scores.drop(db, wanted.game_id)
    if wanted.rated:
        results.put(db, wanted.game_id, wanted.rated, at)
    outbox.add(db, wanted.game_id, wanted.outbox, at)
