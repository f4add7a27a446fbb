"""Queries over what waits, for those who watch the bot. They look at no more than `MOST` rows of a table."""

from db.queries.deadlines import RUNNING
from db.rows.loaded import Backlog
from db.sql import Database

MOST = 10_000

# Notes wait for the next board by design, old boards for another try. What cannot be reached waits until its
# host or organiser, who knows of it, does something.
WAITING = f"""
SELECT count(*) AS number, min(at) AS oldest FROM (
    SELECT at FROM (SELECT game_id, at, kind FROM outbox ORDER BY id LIMIT {MOST}) AS of_games
    JOIN games ON games.id = game_id
    WHERE kind NOT IN ('note', 'retire') AND coalesce(unreachable_version, -1) <> version
    UNION ALL
    SELECT at FROM (SELECT tournament_id, at FROM announcements ORDER BY id LIMIT {MOST}) AS of_tournaments
    JOIN tournaments ON tournaments.id = tournament_id WHERE unreachable_told IS NULL
) AS found"""
OVERDUE = f"""
SELECT count(*) AS number FROM (
    SELECT due FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
    WHERE due <= ? AND {RUNNING} ORDER BY due LIMIT {MOST}
) AS found"""


def waiting(db: Database, now: int) -> Backlog:
    """Return how many messages wait to be sent and since when, and how many deadlines have passed."""
    messages = db.execute(WAITING).fetchone()
    overdue = db.execute(OVERDUE, (now,)).fetchone()
    return Backlog(messages["number"], messages["oldest"], overdue["number"])
