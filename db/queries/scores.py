"""Queries over what finished games count for people: places, wins, streaks."""

import sqlite3
from collections.abc import Iterable

import msgspec

from db.queries.arrays import as_json
from db.queries.games import GAME_COLUMNS, select_games
from db.rows.games import GameRow
from db.rows.scores import Best, Record, ScoreRow, SeenPlaces

UNCOUNTED = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id
             EXCEPT SELECT game_id FROM scores WHERE user_id = :user_id)
AND status = 'over' AND (:guild_id IS NULL OR guild_id = :guild_id)
ORDER BY id LIMIT :limit"""
# Not where the result was corrected, or the person forgotten, while it was counted.
PUT = """
INSERT OR REPLACE INTO scores (user_id, game_id, place, is_won, is_shared, is_played, turns)
SELECT :user_id, :game_id, :place, :is_won, :is_shared, :is_played, :turns FROM games
WHERE id = :game_id AND version = :version
AND EXISTS (SELECT 1 FROM seats WHERE game_id = :game_id AND user_id = :user_id)"""
DROP = """
DELETE FROM scores WHERE game_id = :game_id
AND user_id IN (SELECT user_id FROM seats WHERE game_id = :game_id)"""

# A thread that has fallen asleep is not known: then the channel counts in which the table was opened.
IS_SEEN = """
iif(home_id IN (SELECT value FROM json_each(:known)), home_id, channel_id)
IN (SELECT value FROM json_each(:seen))"""
HAS_FINISHED = f"""
SELECT EXISTS (
    SELECT 1 FROM games
    WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id)
    AND status = 'over' AND daily IS NULL AND (:game IS NULL OR game = :game)
    AND json_extract(result, '$.reason') NOT IN (SELECT value FROM json_each(:but))
    AND (SELECT count(*) FROM seats WHERE game_id = games.id) > 1
    AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:known IS NULL OR {IS_SEEN}))"""
COUNTED = f"""
WITH counted AS (
    SELECT scores.*, games.game, games.ended_at,
    row_number() OVER (PARTITION BY games.game ORDER BY games.ended_at, games.id) AS number
    FROM scores JOIN games ON games.id = scores.game_id
    WHERE scores.user_id = :user_id AND place IS NOT NULL
    AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:known IS NULL OR {IS_SEEN}))"""
PLACES = f"""{COUNTED}
SELECT game, place, count(*) AS games, sum(is_won) AS wins, sum(is_shared) AS shared,
sum(NOT is_played) AS unplayed
FROM counted GROUP BY game, place ORDER BY game, place"""
# Games won in a row have the same distance between their number among all and their number among those won.
STREAKS = f"""{COUNTED},
won AS (
    SELECT game, number, number - row_number() OVER (PARTITION BY game ORDER BY number) AS run
    FROM counted WHERE is_won),
runs AS (SELECT game, count(*) AS length, max(number) AS last FROM won GROUP BY game, run),
ends AS (SELECT game, max(number) AS newest FROM counted GROUP BY game)
SELECT game, max(length) AS best, max(iif(last = newest, length, 0)) AS now
FROM runs JOIN ends USING (game) GROUP BY game"""
# What ended before it had begun is neither a long game nor a fast one.
BEST = f"""{COUNTED},
ranked AS (
    SELECT game, game_id, turns, row_number() OVER (PARTITION BY game ORDER BY {{order}}, number) AS rank
    FROM counted WHERE is_played AND turns IS NOT NULL AND {{which}})
SELECT game, game_id, turns FROM ranked WHERE rank = 1"""
LONGEST = BEST.format(order="turns DESC", which="1")
FASTEST_WIN = BEST.format(order="turns", which="is_won")


def uncounted(db: sqlite3.Connection, user_id: int, guild_id: int | None, limit: int) -> tuple[GameRow, ...]:
    """Return some finished games of which it is not yet known what they count for a person."""
    return select_games(db, UNCOUNTED, user_id=user_id, guild_id=guild_id, limit=limit)


def put(db: sqlite3.Connection, scores: Iterable[ScoreRow]) -> None:
    """Keep what games count; not for one whose result has changed since it was read."""
    for score in scores:
        db.execute(PUT, msgspec.structs.asdict(score))


def drop(db: sqlite3.Connection, game_id: int) -> None:
    """A game has another result: it is counted anew."""
    db.execute(DROP, {"game_id": game_id})


def has_finished(
    db: sqlite3.Connection,
    user_id: int,
    guild_id: int | None,
    places: SeenPlaces | None,
    game: str | None,
    but: Iterable[str],
) -> bool:
    """Return whether a person has finished a game (or this one) with others, for a reason not in `but`."""
    facts = {"user_id": user_id, "guild_id": guild_id, "game": game, "but": as_json(but), **_seen(places)}
    return bool(db.execute(HAS_FINISHED, facts).fetchone()[0])


def _seen(places: SeenPlaces | None) -> dict[str, str | None]:
    return {"known": places and as_json(places.known), "seen": places and as_json(places.seen)}


def records(
    db: sqlite3.Connection, user_id: int, guild_id: int | None, places: SeenPlaces | None
) -> tuple[Record, ...]:
    """Add up a person's counted games, the most played first; with `places` only those played there."""
    facts = {"user_id": user_id, "guild_id": guild_id, **_seen(places)}
    by_game: dict[str, list[sqlite3.Row]] = {}
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
    rows: list[sqlite3.Row],
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
