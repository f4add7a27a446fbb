"""Queries over the results that count for ratings: written with the move that ends a game."""

from collections.abc import Iterable

import msgspec

from db.queries import ratings
from db.queries.values import as_json
from db.rows.scores import Rated
from db.sql import Database

PUT = """
INSERT INTO results (game_id, game, guild_id, users, places, at)
SELECT :game_id, game, guild_id, :users, :places, :at FROM games WHERE id = :game_id
ON CONFLICT (game_id) DO UPDATE SET users = excluded.users, places = excluded.places"""
# The same people at the same game, in whichever order they sat: found by the seats of one of them. Tables of
# tournaments always count.
OFTEN = """
SELECT users FROM results JOIN games AS this ON this.id = :game_id
WHERE results.game_id IN (
    SELECT game_id FROM seats WHERE user_id = :user_id AND past_since > :since
    UNION SELECT game_id FROM seats WHERE user_id = :user_id AND past_since IS NULL
    UNION SELECT game_id FROM seats WHERE left_by = :user_id)
AND results.game = this.game AND results.guild_id = this.guild_id
AND results.at > :since AND results.game_id <> this.id
AND NOT EXISTS (SELECT 1 FROM pairings WHERE game_id = this.id)"""
IS_COUNTED = "SELECT id, game FROM results WHERE game_id = ? AND is_counted = 1"
NAME = "SELECT name FROM seats WHERE user_id = ? ORDER BY game_id DESC LIMIT 1"


DAY = 86400
MOST_A_DAY = (
    3  # games of the same people that count: an evening's play, too few to make a rating by appointment
)


def put(db: Database, game_id: int, rated: Rated, at: int) -> bool:
    """Write the result of a game that counts; a result that it already has is replaced.

    Return False, and write nothing, if the same people have had enough results within a day.
    """
    people = sorted(rated.users)
    found = db.execute(OFTEN, {"game_id": game_id, "user_id": people[-1], "since": at - DAY})
    if sum(sorted(msgspec.json.decode(row["users"])) == people for row in found) >= MOST_A_DAY:
        return False
    if before := db.execute(IS_COUNTED, (game_id,)).fetchone():
        ratings.take_back(db, before["game"], before["id"])
    facts = {"users": as_json(rated.users), "places": as_json(rated.places), "game_id": game_id, "at": at}
    db.execute(PUT, facts)
    return True


def names(db: Database, users: Iterable[int]) -> dict[int, str]:
    """Return the names under which people sat down last."""
    # One by one: of many at once the database would read all their seats to find the last of each.
    found = {user: db.execute(NAME, (user,)).fetchone() for user in users}
    return {user: row["name"] for user, row in found.items() if row}
