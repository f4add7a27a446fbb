"""Queries over the outbox: messages written in the transaction that causes them, deleted once sent."""

import sqlite3
from collections.abc import Iterable

from db.queries import settings
from db.rows.games import OutboxRow, Outgoing

OUTBOX_COLUMNS = ", ".join(OutboxRow.__struct_fields__)

ADD = "INSERT INTO outbox (game_id, kind, payload, at) VALUES (?, ?, ?, ?)"
PENDING = f"SELECT {OUTBOX_COLUMNS} FROM outbox ORDER BY id"
PENDING_OF = f"SELECT {OUTBOX_COLUMNS} FROM outbox WHERE game_id = ? ORDER BY id"
SENT = "DELETE FROM outbox WHERE id = ? AND game_id = ?"
UNSENT = "SELECT 1 FROM outbox WHERE game_id = ? AND id <= ? AND kind IN ('note', 'board')"
SENDING = "sending"  # a setting of the bot about a game
SET_BOARD = "UPDATE games SET board_message_id = ?, board_card = ? WHERE id = ?"


def add(db: sqlite3.Connection, game_id: int, outgoing: Iterable[Outgoing], at: int) -> None:
    """Put messages at the end of a game's outbox; a board is to be sent with all that comes before it."""
    for message in outgoing:
        row_id = db.execute(ADD, (game_id, message.kind, message.payload, at)).lastrowid
        if message.kind == "board" and not db.execute(UNSENT, (game_id, sending(db, game_id))).fetchone():
            set_sending(db, game_id, row_id)


def sending(db: sqlite3.Connection, game_id: int) -> int:
    """Return the last row of the message that is being sent, or is to be sent next; 0 without one."""
    return int(settings.get(db, "bot", game_id, SENDING) or 0)


def set_sending(db: sqlite3.Connection, game_id: int, row_id: int | None) -> None:
    """Fix which row is the last of the next message. After a crash it goes out again as it was."""
    settings.put(db, "bot", game_id, SENDING, None if row_id is None else str(row_id))


def pending(db: sqlite3.Connection, game_id: int | None = None) -> tuple[OutboxRow, ...]:
    """Return what is still to be sent, of one game or of all, the oldest first."""
    found = db.execute(PENDING) if game_id is None else db.execute(PENDING_OF, (game_id,))
    return tuple(OutboxRow(**dict(row)) for row in found)


def mark_sent(
    db: sqlite3.Connection,
    ids: Iterable[int],
    *,
    game_id: int,
    board_message_id: int | None = None,
    board_card: str | None = None,
) -> None:
    """Forget messages of a game that are sent; remember the board if one of them was it."""
    for row_id in ids:
        db.execute(SENT, (row_id, game_id))
    if board_message_id is not None:
        db.execute(SET_BOARD, (board_message_id, board_card, game_id))
