"""Queries over the outbox: messages written in the transaction that causes them, deleted once sent."""

from collections.abc import Iterable

from db.errors import Stale
from db.queries.values import columns, of_shards, on_shards, select
from db.rows.outbox import OutboxRow, Outgoing
from db.rows.shards import EVERYTHING, Mine
from db.sql import Database

ADD = "INSERT INTO outbox (game_id, kind, payload, at) VALUES (?, ?, ?, ?) RETURNING id"
PENDING = f"SELECT {columns(OutboxRow)} FROM outbox ORDER BY id"
PENDING_OF = f"SELECT {columns(OutboxRow)} FROM outbox WHERE game_id = ? ORDER BY id"
WAITING = f"""
SELECT DISTINCT game_id FROM outbox JOIN games ON games.id = game_id
WHERE {on_shards("games")} ORDER BY game_id"""
SENT = "DELETE FROM outbox WHERE id = ? AND game_id = ?"
DROP = "DELETE FROM outbox WHERE game_id = ? AND kind = ?"
IS_SENDING = """
SELECT 1 FROM outbox JOIN games ON games.id = game_id
WHERE game_id = ? AND outbox.id <= coalesce(sending_id, 0) AND kind IN ('note', 'board')"""
SET_SENDING = "UPDATE games SET sending_id = ? WHERE id = ?"
PLACED = """
UPDATE games SET sending_id = (SELECT max(id) FROM outbox WHERE game_id = games.id AND kind = 'board')
WHERE id = ?"""
FIX_SENDING = """
UPDATE games SET sending_id = :row_id WHERE id = :game_id AND coalesce(sending_id, 0) = :before
AND EXISTS (SELECT 1 FROM outbox WHERE id = :row_id)"""
SET_BOARD = "UPDATE games SET board_message_id = ?, board_card = ? WHERE id = ?"


def add(db: Database, game_id: int, outgoing: Iterable[Outgoing], at: int) -> None:
    """Append messages to a game's outbox. A board is to be sent with all that comes before it."""
    for message in outgoing:
        (row_id,) = db.execute(ADD, (game_id, message.kind, message.payload, at)).fetchone()
        if message.kind == "board" and not db.execute(IS_SENDING, (game_id,)).fetchone():
            set_sending(db, game_id, row_id)


def set_sending(db: Database, game_id: int, row_id: int | None) -> None:
    """Fix which row is the last of the next message. After a crash it goes out again as it was."""
    db.execute(SET_SENDING, (row_id, game_id))


def fix_first(db: Database, game_id: int) -> None:
    """A table that had no place has one now: the message that is sent there tells all that waits."""
    if not db.execute(IS_SENDING, (game_id,)).fetchone():
        db.execute(PLACED, (game_id,))


def fix_sending(db: Database, game_id: int, row_id: int, before: int) -> None:
    """Do as `set_sending`; raises Stale if another message was fixed or sent since this was loaded.

    So a process that was away for a while, and whose tables another one has taken over, sends nothing.
    """
    facts = {"game_id": game_id, "row_id": row_id, "before": before}
    if not db.execute(FIX_SENDING, facts).rowcount:
        raise Stale(None)


def pending(db: Database, game_id: int | None = None) -> tuple[OutboxRow, ...]:
    """Return what is still to be sent, of one game or of all, the oldest first."""
    if game_id is None:
        return select(db, OutboxRow, PENDING)
    return select(db, OutboxRow, PENDING_OF, (game_id,))


def waiting(db: Database, mine: Mine = EVERYTHING) -> tuple[int, ...]:
    """Return the games to which something is still to be sent."""
    return tuple(row["game_id"] for row in db.execute(WAITING, of_shards(mine)))


def drop(db: Database, game_id: int, kind: str) -> None:
    """Delete the messages of one kind of a game: what they ask for is done."""
    db.execute(DROP, (game_id, kind))


def mark_sent(
    db: Database,
    ids: Iterable[int],
    *,
    game_id: int,
    board_message_id: int | None = None,
    board_card: str | None = None,
) -> None:
    """Delete messages of a game that are sent; remember the board if one of them was a board."""
    for row_id in ids:
        db.execute(SENT, (row_id, game_id))
    if board_message_id is not None:
        db.execute(SET_BOARD, (board_message_id, board_card, game_id))
