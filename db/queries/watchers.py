"""Queries over the people who watch a table."""

from db.sql import Database

ADD = "INSERT INTO watchers (game_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
REMOVE = "DELETE FROM watchers WHERE game_id = ? AND user_id = ?"
OF_GAME = "SELECT user_id FROM watchers WHERE game_id = ? ORDER BY user_id"


def add(db: Database, game_id: int, user_id: int) -> bool:
    """Let a person watch a game; return False if they already do."""
    return db.execute(ADD, (game_id, user_id)).rowcount > 0


def remove(db: Database, game_id: int, user_id: int) -> bool:
    """Let a person no longer watch a game; return False if they did not."""
    return db.execute(REMOVE, (game_id, user_id)).rowcount > 0


def of_game(db: Database, game_id: int) -> tuple[int, ...]:
    """Return the ids of the people who watch a game."""
    return tuple(row["user_id"] for row in db.execute(OF_GAME, (game_id,)))
