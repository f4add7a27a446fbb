"""Queries over what a private panel shows: all that a click needs, in one hop."""

import sqlite3

from db.queries import drafts, games, settings
from db.rows.loaded import Opened


def load(db: sqlite3.Connection, game_id: int, user_id: int) -> Opened | None:
    """Return a game, and of a person there their language and what they have put together."""
    game = games.load(db, game_id)
    if game is None:
        return None
    seat = next((s.seat for s in game.seats if s.user_id == user_id and not s.resigned), None)
    return Opened(
        game=game,
        language=settings.get(db, "user", user_id, "language"),
        draft=None if seat is None else drafts.load(db, game_id, seat),
    )
