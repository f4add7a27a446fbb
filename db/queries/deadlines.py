"""Queries over deadlines: what is due, and when."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from db.queries import settings
from db.queries.values import as_json, columns, listed, placeholders, select, struct
from db.rows.deadlines import WHOLE_TABLE, DeadlineRow
from db.sql import Database

ALIVE = "alive"  # the setting that holds the bot's last sign of life

# Returns when the deadline of a person with vacations is due after an outage, given the deadline, the stored
# rules about time of the table, the stored vacations, the last sign of life and now.
Around: TypeAlias = Callable[[DeadlineRow, str, str, int, int], int]

COLUMNS = ", ".join(f"deadlines.{column}" for column in DeadlineRow.__struct_fields__)

# While a game is paused no turn ends, but a table can still fall silent as a whole.
RUNNING = "(games.paused_at IS NULL OR deadlines.seat < 0)"

OF_GAMES = f"""
SELECT {COLUMNS} FROM deadlines WHERE game_id IN {listed("?")} ORDER BY game_id, seat, kind"""
CLEAR = "DELETE FROM deadlines WHERE game_id = ?"
ADD = f"INSERT INTO deadlines ({columns(DeadlineRow)}) VALUES ({placeholders(DeadlineRow)})"
NEAREST = f"""
SELECT due FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE {RUNNING} ORDER BY due LIMIT 1"""
DUE = f"""
SELECT {COLUMNS} FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE due <= ? AND {RUNNING} ORDER BY due, game_id, seat LIMIT ?"""
# A paused game gets the length of its pause when it goes on, and that includes the outage.
EXTEND = """
UPDATE deadlines SET due = due + ? WHERE game_id IN (SELECT id FROM games WHERE paused_at IS NULL)"""
# A round or a check-in gets the length of the outage, too.
EXTEND_ROUNDS = """
UPDATE tournaments SET due = due + ?, version = version + 1 WHERE status IN ('check_in', 'running')"""
EXTEND_TABLES = """
UPDATE pairings SET due = due + ? WHERE due IS NOT NULL
AND tournament_id IN (SELECT id FROM tournaments WHERE status = 'running')"""
# Their cards show the new end.
SHOW_ENDS = """
INSERT INTO announcements (tournament_id, kind, payload, at)
SELECT id, 'renewed', '{}', ? FROM tournaments WHERE status IN ('check_in', 'running')"""
DROP = """
DELETE FROM deadlines
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
OF_VACATIONERS = f"""
SELECT {COLUMNS}, games.timing, settings.value AS away FROM settings
JOIN seats ON seats.user_id = settings.owner_id
JOIN deadlines ON deadlines.game_id = seats.game_id AND deadlines.seat = seats.seat
JOIN games ON games.id = seats.game_id
WHERE settings.scope = 'user' AND settings.key = 'away' AND games.paused_at IS NULL"""
CLOSE_LOBBIES = """
INSERT INTO deadlines (game_id, seat, kind, due, began)
SELECT id, :seat, 'close', :due, :now FROM games WHERE status = 'lobby' AND daily IS NULL
AND NOT EXISTS (SELECT 1 FROM deadlines WHERE game_id = games.id)"""
POSTPONE = """
UPDATE deadlines SET due = :later
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
SHOW_TURNS = """
INSERT INTO outbox (game_id, kind, payload, at)
SELECT DISTINCT game_id, 'lines', '{}', ? FROM deadlines WHERE kind = 'turn'"""
SET_REMINDER = """
UPDATE deadlines SET reminder = ? WHERE game_id = ? AND seat = ? AND kind = 'turn' AND began = ?"""


def of_games(db: Database, ids: Iterable[int]) -> dict[int, list[DeadlineRow]]:
    """Return the deadlines of some games by game."""
    found: dict[int, list[DeadlineRow]] = {}
    for row in select(db, DeadlineRow, OF_GAMES, (as_json(ids),)):
        found.setdefault(row.game_id, []).append(row)
    return found


def replace(db: Database, game_id: int, rows: Iterable[DeadlineRow]) -> None:
    """Replace all deadlines of a game."""
    db.execute(CLEAR, (game_id,))
    for row in rows:
        db.execute(ADD, msgspec.structs.asdict(row))


def nearest(db: Database) -> int | None:
    """Return when the next running deadline is due."""
    row = db.execute(NEAREST).fetchone()
    return row["due"] if row else None


def due_by(db: Database, now: int, limit: int) -> tuple[DeadlineRow, ...]:
    """Return running deadlines that are due, the oldest first."""
    return select(db, DeadlineRow, DUE, (now, limit))


def note_alive(db: Database, now: int, patience: int, around: Around) -> int:
    """Note that the bot lives; return the length of the outage before, 0 if it is at most `patience`.

    An outage extends every running deadline, around vacations as `around` says, and every board is sent to
    show its new time.
    """
    last = int(settings.get(db, "bot", 0, ALIVE) or now)
    settings.put(db, "bot", 0, ALIVE, str(now))
    if now - last <= patience:
        return 0
    vacationers = db.execute(OF_VACATIONERS).fetchall()
    db.execute(EXTEND, (now - last,))
    db.execute(EXTEND_ROUNDS, (now - last,))
    db.execute(EXTEND_TABLES, (now - last,))
    for found in vacationers:
        row = struct(DeadlineRow, found)
        extended = msgspec.structs.replace(row, due=row.due + now - last)
        postpone(db, extended, around(row, found["timing"], found["away"], last, now))
    db.execute(SHOW_TURNS, (now,))
    db.execute(SHOW_ENDS, (now,))
    return now - last


def close_lobbies(db: Database, due: int, now: int) -> int:
    """Give open tables without a closing time this one; return how many. Older versions made such tables."""
    return db.execute(CLOSE_LOBBIES, {"seat": WHOLE_TABLE, "due": due, "now": now}).rowcount


def drop(db: Database, row: DeadlineRow) -> None:
    """Delete a deadline, if it is still the same."""
    db.execute(DROP, msgspec.structs.asdict(row))


def postpone(db: Database, row: DeadlineRow, later: int) -> None:
    """Postpone a deadline, if it is still the same."""
    db.execute(POSTPONE, {"later": later, **msgspec.structs.asdict(row)})


def set_reminder(db: Database, game_id: int, seat: int, began: int, reminder: str) -> bool:
    """Remember the message that reminds of a turn; return False if that turn is over."""
    return db.execute(SET_REMINDER, (reminder, game_id, seat, began)).rowcount > 0
