"""Queries over the messages that people get once a day."""

from db.queries.values import columns, placeholders, select, select_one
from db.rows.digests import DigestRow
from db.rows.tournaments import TournamentRow
from db.sql import Database

GET = f"SELECT {columns(DigestRow)} FROM digests WHERE user_id = ?"
PUT = f"""
INSERT INTO digests ({columns(DigestRow)}) VALUES ({placeholders(DigestRow)})
ON CONFLICT (user_id)
DO UPDATE SET minute = excluded.minute, due = excluded.due, waiting = excluded.waiting"""
REMOVE = "DELETE FROM digests WHERE user_id = ?"
NEAREST = "SELECT min(due) AS due FROM digests"
DUE = f"SELECT {columns(DigestRow)} FROM digests WHERE due <= ? ORDER BY due, user_id LIMIT ?"
WAITING = f"SELECT {columns(DigestRow)} FROM digests WHERE waiting IS NOT NULL ORDER BY due, user_id"
MOVE = """
UPDATE digests SET due = :later, waiting = coalesce(:waiting, waiting)
WHERE user_id = :user_id AND due = :due"""
SENT = "UPDATE digests SET waiting = NULL WHERE user_id = ? AND waiting = ?"
OF_PERSON = f"""
SELECT {columns(TournamentRow)} FROM tournaments
WHERE id IN (SELECT tournament_id FROM entrants WHERE user_id = ?)
AND (status IN ('running', 'paused') OR (status = 'over' AND ended_at >= ?)) ORDER BY id"""
ENDED = """
SELECT round, number FROM pairings JOIN games ON games.id = game_id
WHERE tournament_id = ? AND ended_at >= ? ORDER BY round, number"""


def get(db: Database, user_id: int) -> DigestRow | None:
    """Return a person's digest, if they want one."""
    return select_one(db, DigestRow, GET, (user_id,))


def put(db: Database, row: DigestRow) -> None:
    """Let a person have a digest from now on, or at another time."""
    facts = {name: getattr(row, name) for name in DigestRow.__struct_fields__}
    db.execute(PUT, facts)


def remove(db: Database, user_id: int) -> bool:
    """Let a person have none any more; False if they had none."""
    return db.execute(REMOVE, (user_id,)).rowcount > 0


def nearest(db: Database) -> int | None:
    """Return when the next one is due."""
    return db.execute(NEAREST).fetchone()["due"]


def due_by(db: Database, now: int, most: int) -> tuple[DigestRow, ...]:
    """Return what is due, the oldest first."""
    return select(db, DigestRow, DUE, (now, most))


def waiting(db: Database) -> tuple[DigestRow, ...]:
    """Return what was written to be sent and is not known to be so."""
    return select(db, DigestRow, WAITING)


def move_on(db: Database, row: DigestRow, later: int, *, is_sent: bool) -> bool:
    """Let the next one be due then; if this one is to be sent, note that. False: another has done so."""
    facts = {"user_id": row.user_id, "due": row.due, "later": later, "waiting": row.due if is_sent else None}
    return db.execute(MOVE, facts).rowcount > 0


def sent(db: Database, user_id: int, moment: int) -> None:
    """Note that the message of a moment was sent, or is no longer worth it."""
    db.execute(SENT, (user_id, moment))


def tournaments_of(db: Database, user_id: int, since: int) -> tuple[TournamentRow, ...]:
    """Return the tournaments that a person plays in, or that have ended since then."""
    return select(db, TournamentRow, OF_PERSON, (user_id, since))


def ended_since(db: Database, tournament_id: int, since: int) -> frozenset[tuple[int, int]]:
    """Return the tables of a tournament, by round and number, whose games have ended since then."""
    return frozenset((row["round"], row["number"]) for row in db.execute(ENDED, (tournament_id, since)))
