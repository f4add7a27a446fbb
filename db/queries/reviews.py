"""Queries over reviews: what the expert said about finished games, so that it is thought about once."""

from db.sql import Database

LOAD = "SELECT review FROM reviews WHERE game_id = ? AND seat = ?"
KEEP = """
INSERT INTO reviews (game_id, seat, review) VALUES (?, ?, ?)
ON CONFLICT (game_id, seat) DO UPDATE SET review = excluded.review"""


def load(db: Database, game_id: int, seat: int) -> str | None:
    """Return the review of a game for the player of a seat."""
    row = db.execute(LOAD, (game_id, seat)).fetchone()
    return None if row is None else row[0]


def keep(db: Database, game_id: int, seat: int, review: str) -> None:
    """Keep a review."""
    db.execute(KEEP, (game_id, seat, review))
