"""Queries over scores: what finished games count for people, and the records that add them up."""

from collections.abc import Collection, Iterable

import msgspec

from db.queries.games import GAME_COLUMNS, select_games
from db.queries.values import as_json, listed
from db.rows.games import GameRow
from db.rows.scores import Best, Record, ScoreRow, SeenPlaces
from db.sql import Database, Row
from engine.core import Outcome

UNCOUNTED = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id
             EXCEPT SELECT game_id FROM scores WHERE user_id = :user_id)
AND status = 'over' AND (:guild_id IS NULL OR guild_id = :guild_id)
ORDER BY id LIMIT :limit"""
# Nothing is written if the result was corrected, or the person forgotten, while the game was counted.
PUT = """
INSERT INTO scores (user_id, game_id, place, is_won, is_shared, is_played, turns)
SELECT :user_id, :game_id, :place, :is_won, :is_shared, :is_played, :turns FROM games
WHERE id = :game_id AND version = :version
AND EXISTS (SELECT 1 FROM seats WHERE game_id = :game_id AND user_id = :user_id)
ON CONFLICT (user_id, game_id) DO UPDATE SET place = excluded.place, is_won = excluded.is_won,
is_shared = excluded.is_shared, is_played = excluded.is_played, turns = excluded.turns"""
DROP = """
DELETE FROM scores WHERE game_id = :game_id
AND user_id IN (SELECT user_id FROM seats WHERE game_id = :game_id)"""

# The bot does not know an archived thread: then the channel counts in which the table was opened.
IS_SEEN = f"""
CASE WHEN home_id IN {listed(":known")} THEN home_id ELSE channel_id END IN {listed(":seen")}"""
RESULTS = f"""
SELECT result FROM games
WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id)
AND status = 'over' AND daily IS NULL AND (:game IS NULL OR game = :game)
AND (SELECT count(*) FROM seats WHERE game_id = games.id) > 1
AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:known IS NULL OR {IS_SEEN})"""
COUNTED = f"""
WITH counted AS (
    SELECT scores.*, games.game, games.ended_at,
    row_number() OVER (PARTITION BY games.game ORDER BY games.ended_at, games.id) AS number
    FROM scores JOIN games ON games.id = scores.game_id
    WHERE scores.user_id = :user_id AND place IS NOT NULL
    AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:known IS NULL OR {IS_SEEN}))"""
PLACES = f"""{COUNTED}
SELECT game, place, count(*) AS games, sum(is_won) AS wins, sum(is_shared) AS shared,
count(*) - sum(is_played) AS unplayed
FROM counted GROUP BY game, place ORDER BY game, place"""
# Games won in a row have the same distance between their number among all and their number among those won.
STREAKS = f"""{COUNTED},
won AS (
    SELECT game, number, number - row_number() OVER (PARTITION BY game ORDER BY number) AS run
    FROM counted WHERE is_won = 1),
runs AS (SELECT game, count(*) AS length, max(number) AS last FROM won GROUP BY game, run),
ends AS (SELECT game, max(number) AS newest FROM counted GROUP BY game)
SELECT game, max(length) AS best, max(CASE WHEN last = newest THEN length ELSE 0 END) AS now
FROM runs JOIN ends USING (game) GROUP BY game"""
# A game that ended before each seat had moved is neither long nor fast.
BEST = f"""{COUNTED},
ranked AS (
    SELECT game, game_id, turns, row_number() OVER (PARTITION BY game ORDER BY {{order}}, number) AS rank
    FROM counted WHERE is_played = 1 AND turns IS NOT NULL AND {{which}})
SELECT game, game_id, turns FROM ranked WHERE rank = 1"""
LONGEST = BEST.format(order="turns DESC", which="1 = 1")
FASTEST_WIN = BEST.format(order="turns", which="is_won = 1")


def uncounted(db: Database, user_id: int, guild_id: int | None, limit: int) -> tuple[GameRow, ...]:
    """Return some finished games that are not yet counted for a person."""
    return select_games(db, UNCOUNTED, user_id=user_id, guild_id=guild_id, limit=limit)


def put(db: Database, scores: Iterable[ScoreRow]) -> None:
    """Write what games count for people, except games whose result has changed since they were read."""
    for score in scores:
        db.execute(PUT, msgspec.structs.asdict(score))


def drop(db: Database, game_id: int) -> None:
    """Delete the scores of a game, so that it is counted again."""
    db.execute(DROP, {"game_id": game_id})


def has_finished(
    db: Database,
    user_id: int,
    guild_id: int | None,
    places: SeenPlaces | None,
    game: str | None,
    but: Collection[str],
) -> bool:
    """Return whether a person has finished a game (or this one) with others, for a reason not in `but`."""
    facts = {"user_id": user_id, "guild_id": guild_id, "game": game, **_seen(places)}
    results = (msgspec.json.decode(row["result"], type=Outcome) for row in db.execute(RESULTS, facts))
    return any(result.reason not in but for result in results)


def _seen(places: SeenPlaces | None) -> dict[str, str | None]:
    return {"known": places and as_json(places.known), "seen": places and as_json(places.seen)}


def records(
    db: Database, user_id: int, guild_id: int | None, places: SeenPlaces | None
) -> tuple[Record, ...]:
    """Add up a person's counted games, the most played first; with `places` only those played there."""
    facts = {"user_id": user_id, "guild_id": guild_id, **_seen(places)}
    by_game: dict[str, list[Row]] = {}
    for row in db.execute(PLACES, facts):
        by_game.setdefault(row["game"], []).append(row)
    streaks = {row["game"]: (row["now"], row["best"]) for row in db.execute(STREAKS, facts)}
    longest, fastest = (
        {row["game"]: Best(row["game_id"], row["turns"]) for row in db.execute(query, facts)}
        for query in (LONGEST, FASTEST_WIN)
    )
    found = [
        _record(game, rows, streaks.get(game, (0, 0)), longest.get(game), fastest.get(game))
        for game, rows in by_game.items()
    ]
    return tuple(sorted(found, key=lambda record: -record.games))


def _record(
    game: str,
    rows: list[Row],
    streaks: tuple[int, int],
    longest: Best | None,
    fastest_win: Best | None,
) -> Record:
    counts: dict[int, int] = {row["place"]: row["games"] for row in rows}
    games = sum(counts.values())
    return Record(
        game=game,
        games=games,
        wins=sum(row["wins"] for row in rows),
        shared=sum(row["shared"] for row in rows),
        places=tuple(counts.get(place, 0) for place in range(1, max(counts) + 1)),
        average=sum(place * count for place, count in counts.items()) / games,
        streak=streaks[0],
        best_streak=streaks[1],
        unplayed=sum(row["unplayed"] for row in rows),
        longest=longest,
        fastest_win=fastest_win,
    )


# What the expert said about finished games, so that it is thought about once: about everybody's chances
# (under no seat, -1), and about what was better in the turns of a seat.

LOAD_REVIEW = "SELECT review FROM reviews WHERE game_id = ? AND seat = ?"
KEEP_REVIEW = """
INSERT INTO reviews (game_id, seat, review) VALUES (?, ?, ?)
ON CONFLICT (game_id, seat) DO UPDATE SET review = excluded.review"""


def load_review(db: Database, game_id: int, seat: int) -> str | None:
    """Return the part of a game's review about a seat, or about everybody's chances."""
    row = db.execute(LOAD_REVIEW, (game_id, seat)).fetchone()
    return None if row is None else row[0]


def keep_review(db: Database, game_id: int, seat: int, review: str) -> None:
    """Keep a part of a review."""
    db.execute(KEEP_REVIEW, (game_id, seat, review))
