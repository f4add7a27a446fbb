"""Queries over the results that count for ratings: written with the move that ends a game."""

import sqlite3
from collections.abc import Iterable

from db.queries.values import as_json, listed, struct
from db.rows.scores import Rated, ResultRow

PUT = """
INSERT INTO results (game_id, game, guild_id, users, places, at)
SELECT :game_id, game, guild_id, :users, :places, :at FROM games WHERE id = :game_id
ON CONFLICT (game_id) DO UPDATE SET users = excluded.users, places = excluded.places"""
LOAD = """
SELECT * FROM results
WHERE game = :game AND (:guild_id IS NULL OR guild_id = :guild_id) AND id > :after ORDER BY id"""
NAMES = f"""
SELECT user_id, name FROM seats JOIN (
    SELECT user_id, max(game_id) AS game_id FROM seats WHERE user_id IN {listed("?")} GROUP BY user_id
) AS last USING (user_id, game_id)"""


def put(db: sqlite3.Connection, game_id: int, rated: Rated, at: int) -> None:
    """Write the result of a game that counts; a result that it already has is replaced."""
    facts = {"users": as_json(rated.users), "places": as_json(rated.places), "game_id": game_id, "at": at}
    db.execute(PUT, facts)


def load(
    db: sqlite3.Connection, game: str, guild_id: int | None = None, after: int = 0
) -> tuple[ResultRow, ...]:
    """Return the results of one game that count, in a server or in all, in order, after an id."""
    found = db.execute(LOAD, {"game": game, "guild_id": guild_id, "after": after})
    return tuple(struct(ResultRow, row, "users", "places") for row in found)


def names(db: sqlite3.Connection, users: Iterable[int]) -> dict[int, str]:
    """Return the names under which people sat down last."""
    return {row["user_id"]: row["name"] for row in db.execute(NAMES, (as_json(users),))}
