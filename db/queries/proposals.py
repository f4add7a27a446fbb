"""Queries over open proposals: what a player proposes, and who has agreed to it."""

from collections.abc import Iterable

import msgspec

from db.errors import AlreadyExists
from db.queries import audit, outbox
from db.queries.values import as_json, columns, struct
from db.rows.outbox import Outgoing
from db.rows.proposals import Act, NewProposal, ProposalRow
from db.sql import Database

ADD = """
INSERT INTO proposals (game_id, kind, user_id, seat, data, needed, at)
VALUES (:game_id, :kind, :user_id, :seat, :data, :needed, :at) ON CONFLICT DO NOTHING RETURNING id"""
OF_GAME = f"SELECT {columns(ProposalRow)} FROM proposals WHERE game_id = ? ORDER BY id"
CONSENTS = "UPDATE proposals SET needed = ?, agreed = ? WHERE id = ?"
SHOWN = "UPDATE proposals SET channel_id = ?, message_id = ? WHERE id = ?"
CLOSE = "DELETE FROM proposals WHERE id = ?"
GAME_OF = "SELECT game_id FROM proposals WHERE id = ?"
SAME_KIND = "SELECT id FROM proposals WHERE game_id = ? AND kind = ?"


def add(db: Database, new: NewProposal) -> ProposalRow:
    """Add a proposal and the message that asks for consent; raises AlreadyExists for a second of a kind."""
    made = db.execute(ADD, {**msgspec.structs.asdict(new), "needed": as_json(new.needed)}).fetchone()
    if made is None:
        raise AlreadyExists("proposal", db.execute(SAME_KIND, (new.game_id, new.kind)).fetchone()[0])
    outbox.add(db, new.game_id, (Outgoing("proposal", str(made["id"])),), new.at)
    return next(row for row in of_game(db, new.game_id) if row.id == made["id"])


def of_game(db: Database, game_id: int) -> tuple[ProposalRow, ...]:
    """Return the open proposals of a game, the oldest first."""
    return tuple(struct(ProposalRow, row, "needed", "agreed") for row in db.execute(OF_GAME, (game_id,)))


def set_consents(db: Database, proposal_id: int, needed: Iterable[int], agreed: Iterable[int]) -> None:
    """Write whose consent a proposal needs now, and who has agreed so far."""
    db.execute(CONSENTS, (as_json(needed), as_json(agreed), proposal_id))


def set_shown(db: Database, proposal_id: int, channel_id: int, message_id: int) -> None:
    """Remember the message that asks for consent."""
    db.execute(SHOWN, (channel_id, message_id, proposal_id))


def close(db: Database, proposal_id: int) -> bool:
    """Delete a proposal that is settled; return False if it already was."""
    return db.execute(CLOSE, (proposal_id,)).rowcount > 0


def decline(db: Database, proposal_id: int, act: Act | None, at: int) -> bool:
    """Close a proposal that is not carried out, and log the act by which a person declined it."""
    row = db.execute(GAME_OF, (proposal_id,)).fetchone()
    if row is None:
        return False
    audit.add(db, row["game_id"], (act,) if act else (), at)
    return close(db, proposal_id)
