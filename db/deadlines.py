"""Queries over deadlines: functions of the raw connection, run in the database thread."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from db.rows import DeadlineRow
from db.settings import put_setting, setting

ALIVE = "alive"  # the setting that holds the bot's last sign of life

COLUMNS = DeadlineRow.__struct_fields__
DEADLINE_COLUMNS = ", ".join(f"deadlines.{column}" for column in COLUMNS)

# While a game is paused nobody's turn ends; that the whole table has fallen silent still counts.
RUNNING = "(games.paused_at IS NULL OR deadlines.seat < 0)"

OF_GAMES = f"""
SELECT {DEADLINE_COLUMNS} FROM deadlines WHERE game_id IN (SELECT value FROM json_each(?))
ORDER BY game_id, seat, kind"""
CLEAR = "DELETE FROM deadlines WHERE game_id = ?"
ADD = f"INSERT INTO deadlines ({', '.join(COLUMNS)}) VALUES ({', '.join(f':{c}' for c in COLUMNS)})"
NEAREST = f"""
SELECT due FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE {RUNNING} ORDER BY due LIMIT 1"""
DUE = f"""
SELECT {DEADLINE_COLUMNS} FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE due <= ? AND {RUNNING} ORDER BY due, game_id, seat LIMIT ?"""
# A paused game is given the length of its pause when it goes on; an outage within that is part of it.
EXTEND = """
UPDATE deadlines SET due = due + ? WHERE game_id IN (SELECT id FROM games WHERE paused_at IS NULL)"""
DROP = """
DELETE FROM deadlines
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
SHIFT = """
UPDATE deadlines SET due = due + :seconds
WHERE due > :after AND game_id IN (SELECT value FROM json_each(:games))
AND (game_id, seat) IN (SELECT game_id, seat FROM seats WHERE user_id = :user_id)
RETURNING game_id"""
POSTPONE = """
UPDATE deadlines SET due = :later
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
SHOW_TURNS = """
INSERT INTO outbox (game_id, kind, payload, at)
SELECT DISTINCT game_id, 'lines', '{}', :at FROM deadlines
WHERE kind = 'turn' AND (:games IS NULL OR game_id IN (SELECT value FROM json_each(:games)))"""
SET_REMINDER = """
UPDATE deadlines SET reminder = ? WHERE game_id = ? AND seat = ? AND kind = 'turn' AND began = ?"""


def deadlines_of(db: sqlite3.Connection, games: str) -> dict[int, list[DeadlineRow]]:
    """The deadlines of some games, given as a JSON array of their ids."""
    found: dict[int, list[DeadlineRow]] = {}
    for row in db.execute(OF_GAMES, (games,)):
        found.setdefault(row["game_id"], []).append(_row(row))
    return found


def replace(db: sqlite3.Connection, game_id: int, rows: Iterable[DeadlineRow]) -> None:
    """From now on a game has these deadlines and no others."""
    db.execute(CLEAR, (game_id,))
    for row in rows:
        db.execute(ADD, msgspec.structs.asdict(row))


def nearest(db: sqlite3.Connection) -> int | None:
    """When the next running deadline is due."""
    row = db.execute(NEAREST).fetchone()
    return row["due"] if row else None


def due_by(db: sqlite3.Connection, now: int, limit: int) -> tuple[DeadlineRow, ...]:
    """Running deadlines that are due, the oldest first."""
    return tuple(map(_row, db.execute(DUE, (now, limit))))


def note_alive(db: sqlite3.Connection, now: int, patience: int) -> int:
    """Note that the bot lives. Where it did not for longer than `patience`, every running deadline is
    extended by that outage, whose length this returns, and every board is to show its new time.
    """
    last = int(setting(db, "bot", 0, ALIVE) or now)
    put_setting(db, "bot", 0, ALIVE, str(now))
    if now - last <= patience:
        return 0
    db.execute(EXTEND, (now - last,))
    db.execute(SHOW_TURNS, {"at": now, "games": None})
    return now - last


def drop(db: sqlite3.Connection, row: DeadlineRow) -> None:
    """Forget a deadline, if it is still the same."""
    db.execute(DROP, msgspec.structs.asdict(row))


def postpone(db: sqlite3.Connection, row: DeadlineRow, later: int) -> None:
    """Put a deadline off, if it is still the same."""
    db.execute(POSTPONE, {"later": later, **msgspec.structs.asdict(row)})


def shift(
    db: sqlite3.Connection, user_id: int, games: Iterable[int], after: int, seconds: int, at: int
) -> tuple[int, ...]:
    """Move a person's deadlines that are due after a moment, in these games; the games touched, whose
    boards are to show it.
    """
    facts = {
        "user_id": user_id,
        "games": msgspec.json.encode(list(games)).decode(),
        "after": after,
        "seconds": seconds,
    }
    touched = sorted({row["game_id"] for row in db.execute(SHIFT, facts).fetchall()})
    db.execute(SHOW_TURNS, {"at": at, "games": msgspec.json.encode(touched).decode()})
    return tuple(touched)


def set_reminder(db: sqlite3.Connection, game_id: int, seat: int, began: int, reminder: str) -> bool:
    """Remember the message that reminds of a turn, if that turn still runs."""
    return db.execute(SET_REMINDER, (reminder, game_id, seat, began)).rowcount > 0


def _row(row: sqlite3.Row) -> DeadlineRow:
    columns: dict[str, Any] = dict(row)
    columns["extended"] = bool(row["extended"])
    return DeadlineRow(**columns)
