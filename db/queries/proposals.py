"""Queries over open proposals and over those who watch a table."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from db.errors import AlreadyExists
from db.queries import audit, outbox
from db.rows.games import Act, Outgoing, ProposalRow

COLUMNS = ", ".join(ProposalRow.__struct_fields__)

OPEN = """
INSERT OR IGNORE INTO proposals (game_id, kind, user_id, seat, data, needed, at)
VALUES (?, ?, ?, ?, ?, ?, ?)"""
OF_GAME = f"SELECT {COLUMNS} FROM proposals WHERE game_id = ? ORDER BY id"
CONSENTS = "UPDATE proposals SET needed = ?, agreed = ? WHERE id = ?"
SHOWN = "UPDATE proposals SET channel_id = ?, message_id = ? WHERE id = ?"
CLOSE = "DELETE FROM proposals WHERE id = ?"
GAME_OF = "SELECT game_id FROM proposals WHERE id = ?"
SAME_KIND = "SELECT id FROM proposals WHERE game_id = ? AND kind = ?"
SET_HOST = "UPDATE games SET host_id = ? WHERE id = ?"
WATCH = "INSERT OR IGNORE INTO watchers (game_id, user_id) VALUES (?, ?)"
UNWATCH = "DELETE FROM watchers WHERE game_id = ? AND user_id = ?"
WATCHERS = "SELECT user_id FROM watchers WHERE game_id = ? ORDER BY user_id"


def open_proposal(
    db: sqlite3.Connection, game_id: int, kind: str, by: tuple[int, int], data: str, needed: str, at: int
) -> ProposalRow:
    """A new proposal of a user on a seat, and the message that asks for consent; one of a kind a table."""
    made = db.execute(OPEN, (game_id, kind, *by, data, needed, at))
    if made.rowcount == 0:
        raise AlreadyExists("proposal", db.execute(SAME_KIND, (game_id, kind)).fetchone()[0])
    outbox.add(db, game_id, (Outgoing("proposal", str(made.lastrowid)),), at)
    return next(row for row in proposals(db, game_id) if row.id == made.lastrowid)


def proposals(db: sqlite3.Connection, game_id: int) -> tuple[ProposalRow, ...]:
    """The open proposals of a game, the oldest first."""
    return tuple(_proposal(row) for row in db.execute(OF_GAME, (game_id,)))


def set_consents(
    db: sqlite3.Connection, proposal_id: int, needed: Iterable[int], agreed: Iterable[int]
) -> None:
    """Whose consent it needs now, and who has agreed so far."""
    lists = [msgspec.json.encode(list(users)).decode() for users in (needed, agreed)]
    db.execute(CONSENTS, (*lists, proposal_id))


def set_shown(db: sqlite3.Connection, proposal_id: int, channel_id: int, message_id: int) -> None:
    """Remember the message that asks for consent."""
    db.execute(SHOWN, (channel_id, message_id, proposal_id))


def close(db: sqlite3.Connection, proposal_id: int) -> bool:
    """A proposal is settled; False where it was before."""
    return db.execute(CLOSE, (proposal_id,)).rowcount > 0


def decline(db: sqlite3.Connection, proposal_id: int, act: Act | None, at: int) -> bool:
    """A proposal is settled without being carried out, and the log tells it where somebody did that."""
    row = db.execute(GAME_OF, (proposal_id,)).fetchone()
    if row is None:
        return False
    audit.add(db, row["game_id"], (act,) if act else (), at)
    return close(db, proposal_id)


def set_host(
    db: sqlite3.Connection,
    game_id: int,
    host_id: int,
    acts: Iterable[Act],
    outgoing: Iterable[Outgoing],
    at: int,
) -> None:
    """Somebody else is the host."""
    db.execute(SET_HOST, (host_id, game_id))
    audit.add(db, game_id, acts, at)
    outbox.add(db, game_id, outgoing, at)


def watch(db: sqlite3.Connection, game_id: int, user_id: int) -> bool:
    """From now on this person watches; False where they did before."""
    return db.execute(WATCH, (game_id, user_id)).rowcount > 0


def unwatch(db: sqlite3.Connection, game_id: int, user_id: int) -> bool:
    """They no longer watch; False where they did not."""
    return db.execute(UNWATCH, (game_id, user_id)).rowcount > 0


def watchers(db: sqlite3.Connection, game_id: int) -> tuple[int, ...]:
    """Who watches a game."""
    return tuple(row["user_id"] for row in db.execute(WATCHERS, (game_id,)))


def _proposal(row: sqlite3.Row) -> ProposalRow:
    columns: dict[str, Any] = dict(row)
    for name in ("needed", "agreed"):
        columns[name] = msgspec.json.decode(row[name], type=tuple[int, ...])
    return ProposalRow(**columns)
