"""Queries over moves: the log that a game is replayed from."""

from collections.abc import Iterable

import msgspec

from db.errors import Duplicate
from db.queries import audit, deadlines, drafts, outbox, proposals, results, scores, watchers
from db.queries.games import PASS, reread, stale
from db.queries.values import as_json, columns, listed, select
from db.rows.games import GameRow
from db.rows.moves import Commit, MoveRow, SeatActs
from db.rows.outbox import Outgoing
from db.rows.tournaments import Correction
from db.sql import Database

OF_GAME = f"SELECT {columns(MoveRow)} FROM moves WHERE game_id = ? ORDER BY version"
ACTS = f"""
SELECT game_id, seat, count(interaction_id) AS own, count(*) - count(interaction_id) AS stood_in
FROM moves WHERE kind = 'act' AND game_id IN {listed("?")} GROUP BY game_id, seat"""
KNOWN = "SELECT 1 FROM moves WHERE interaction_id = ?"
TURNED = "turned = CASE :turned WHEN 1 THEN version + 1 ELSE turned END"
MOVE_ON = f"""
UPDATE games SET state = :state, drawn = :drawn, acting = :acting, version = version + 1, {TURNED}
WHERE id = :game_id AND version = :version AND status = 'playing'"""
# A statement of its own, so that MOVE_ON never touches the indexes that hold the status.
END = f"""
UPDATE games SET state = :state, drawn = :drawn, acting = 0, version = version + 1, {TURNED},
status = 'over', result = :result, ended_at = :at, unrated = :unrated
WHERE id = :game_id AND version = :version AND status = 'playing'"""
NOT_RATED = "UPDATE games SET unrated = 'often' WHERE id = ?"
CORRECT = """
UPDATE games SET result = :result, unrated = :unrated, version = version + 1
WHERE id = :game_id AND version = :version AND status = 'over'"""
ADD_MOVE = """
INSERT INTO moves (game_id, version, seat, kind, actions, interaction_id, at, for_absent)
VALUES (:game_id, :version + 1, :seat, :kind, :actions, :interaction_id, :at, :for_absent)"""
ABSENT = """
UPDATE seats SET missed = coalesce(:missed, missed), handed = coalesce(:handed, handed)
WHERE game_id = :game_id AND seat = :seat"""
SPEND = "UPDATE seats SET spent = ? WHERE game_id = ? AND seat = ?"
UNPREPARE = """
UPDATE seats SET prepared = NULL WHERE game_id = :game_id AND seat = :seat AND prepared IS NOT NULL"""
RESIGN = """
UPDATE seats SET resigned = 1, departed = CASE :kind WHEN 'depart' THEN 1 ELSE 0 END
WHERE game_id = :game_id AND seat = :seat"""
TAKE_OVER = """
UPDATE seats SET user_id = ?, name = ?, resigned = 0, handed = 0, missed = 0,
left_by = coalesce(left_by, user_id) WHERE game_id = ? AND seat = ?"""


def of_game(db: Database, game_id: int) -> tuple[MoveRow, ...]:
    """Return the moves of a game in order."""
    return select(db, MoveRow, OF_GAME, (game_id,))


def acts_in(db: Database, ids: Iterable[int]) -> tuple[SeatActs, ...]:
    """Count the actions of each seat of some games; seats without any are missing."""
    return select(db, SeatActs, ACTS, (as_json(ids),))


def commit(db: Database, move: Commit) -> GameRow:
    """Write a move, the game after it and its messages; return the game. Raises Duplicate or Stale.

    An interaction that has already made a move is a Duplicate, at any version.
    """
    if move.interaction_id is not None and db.execute(KNOWN, (move.interaction_id,)).fetchone():
        raise Duplicate(move.interaction_id)
    facts = msgspec.structs.asdict(move)
    if db.execute(MOVE_ON if move.result is None else END, facts).rowcount == 0:
        raise stale(db, move.game_id)
    db.execute(ADD_MOVE, facts)
    if move.result is not None:
        db.execute(PASS, facts)
    if move.kind in ("resign", "depart"):
        db.execute(RESIGN, facts)
    db.execute(UNPREPARE, facts)
    # What was put together is played, or is no longer possible.
    drafts.drop(db, move.game_id, None if move.turned or move.result else move.seat)
    if move.missed is not None or move.handed is not None:
        db.execute(ABSENT, facts)
    for seat, spent in move.spent:
        db.execute(SPEND, (spent, move.game_id, seat))
    if move.deadlines is not None:
        deadlines.replace(db, move.game_id, move.deadlines)
    if move.taker is not None:
        db.execute(TAKE_OVER, (move.taker.user_id, move.taker.name, move.game_id, move.seat))
    if move.settles is not None:
        proposals.close(db, move.settles)
    audit.add(db, move.game_id, move.acts, move.at)
    if move.rated and not results.put(db, move.game_id, move.rated, move.at):
        db.execute(NOT_RATED, (move.game_id,))
    outbox.add(db, move.game_id, move.outbox, move.at)
    if move.result is not None and watchers.of_game(db, move.game_id):
        outbox.add(db, move.game_id, (Outgoing("watchers", ""),), move.at)
    return reread(db, move.game_id)


def correct(db: Database, wanted: Correction, at: int) -> None:
    """Give a game that is over another result, and log that as one more move; raises Stale."""
    facts = {"game_id": wanted.game_id, "version": wanted.version, "result": wanted.result, "at": at}
    if db.execute(CORRECT, {**facts, "unrated": wanted.unrated}).rowcount == 0:
        raise stale(db, wanted.game_id)
    entry = {"seat": 0, "kind": "adjudicate", "actions": "[]", "interaction_id": None, "for_absent": False}
    db.execute(ADD_MOVE, {**facts, **entry})
    scores.drop(db, wanted.game_id)
    if wanted.rated:
        results.put(db, wanted.game_id, wanted.rated, at)
    outbox.add(db, wanted.game_id, wanted.outbox, at)
