"""Queries over what a table is to be told: all that it takes to send it, in one hop."""

import sqlite3

from db.queries import games, outbox, proposals, settings
from db.rows.loaded import Due


def load(db: sqlite3.Connection, game_id: int) -> Due | None:
    """Return a game and what waits in its outbox."""
    game = games.load(db, game_id)
    if game is None:
        return None
    return Due(
        game=game,
        rows=outbox.pending(db, game_id),
        language=settings.get(db, "guild", game.guild_id, "language"),
        has_proposals=bool(proposals.of_game(db, game_id)),
    )
