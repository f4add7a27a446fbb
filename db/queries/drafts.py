"""Queries over drafts: the move that a seat is putting together, and what the panel shows around it."""

from db.queries import games, outbox, settings
from db.queries.values import select_one
from db.rows.loaded import Opened
from db.rows.moves import DraftRow
from db.sql import Database

# A click may arrive after the move that made it pointless: then nothing is kept.
KEEP = """
INSERT INTO drafts (game_id, seat, version, draft) SELECT :game_id, :seat, :version, :draft
WHERE EXISTS (SELECT 1 FROM games WHERE id = :game_id AND status = 'playing' AND turned <= :version)
AND NOT EXISTS (SELECT 1 FROM moves WHERE game_id = :game_id AND seat = :seat AND version > :version)
ON CONFLICT (game_id, seat) DO UPDATE SET version = excluded.version, draft = excluded.draft"""
LOAD = "SELECT version, draft FROM drafts WHERE game_id = ? AND seat = ?"
DROP = "DELETE FROM drafts WHERE game_id = ? AND seat = ?"
DROP_ALL = "DELETE FROM drafts WHERE game_id = ?"


def keep(db: Database, game_id: int, seat: int, version: int, draft: str) -> None:
    """Replace a seat's draft, if it is about the current decision. The seat's next move deletes it."""
    db.execute(KEEP, {"game_id": game_id, "seat": seat, "version": version, "draft": draft})


def load(db: Database, game_id: int, seat: int) -> DraftRow | None:
    """Return a seat's draft, if it has one."""
    return select_one(db, DraftRow, LOAD, (game_id, seat))


def drop(db: Database, game_id: int, seat: int | None) -> None:
    """Delete a seat's draft, or (None) all drafts of the table."""
    if seat is None:
        db.execute(DROP_ALL, (game_id,))
    else:
        db.execute(DROP, (game_id, seat))


def load_panel(
    db: Database, game_id: int, user_id: int, day: str | None = None, *, with_unsent: bool = False
) -> Opened | None:
    """Return a game, and of a person there their language and what they have put together.

    With a `day`, also their other running tables; of daily games that of the day. If asked for, also what no
    board tells yet.
    """
    game = games.load(db, game_id)
    if game is None:
        return None
    seat = next((s.seat for s in game.seats if s.user_id == user_id and not s.resigned), None)
    live = None if day is None else games.live_of_user(db, user_id, ("playing",), day)
    return Opened(
        game=game,
        language=settings.get(db, "user", user_id, "language"),
        draft=None if seat is None else load(db, game_id, seat),
        others=None if live is None else tuple(row for row in live if row.id != game_id),
        unsent=outbox.pending(db, game_id) if with_unsent else (),
    )
