"""Queries over scores: what finished games count for people, and the records that add them up."""

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import groupby
from typing import NamedTuple

import msgspec

from db.queries.games import GAME_COLUMNS, select_games
from db.queries.values import as_json, listed
from db.rows.games import GameRow
from db.rows.scores import Best, Record, ScoreRow, SeenPlaces
from db.sql import Database
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
# In the order in which they ended. Read once: what is told of them together is added up here.
COUNTED = f"""
SELECT game, game_id, place, is_won, is_shared, is_played, turns
FROM scores JOIN games ON games.id = scores.game_id
WHERE scores.user_id = :user_id AND place IS NOT NULL
AND (:guild_id IS NULL OR guild_id = :guild_id) AND (:known IS NULL OR {IS_SEEN})
ORDER BY game, ended_at, game_id"""


class Counted(NamedTuple):
    """What one game counts for a person."""

    game_id: int
    place: int
    is_won: int
    is_shared: int
    is_played: int
    turns: int | None


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
    by_game: dict[str, list[Counted]] = {}
    for game, *counted in db.execute(COUNTED, facts):
        by_game.setdefault(game, []).append(Counted(*counted))
    found = [_record(game, games) for game, games in by_game.items()]
    return tuple(sorted(found, key=lambda record: -record.games))


def _record(game: str, games: list[Counted]) -> Record:
    places = Counter(one.place for one in games)
    runs = [len(list(run)) for is_won, run in groupby(games, lambda one: one.is_won) if is_won]
    # A game that ended before each seat had moved is neither long nor fast.
    played = [Best(one.game_id, one.turns) for one in games if one.is_played and one.turns is not None]
    won = {one.game_id for one in games if one.is_won}
    return Record(
        game=game,
        games=len(games),
        wins=len(won),
        shared=sum(one.is_shared for one in games),
        places=tuple(places[place] for place in range(1, max(places) + 1)),
        average=sum(one.place for one in games) / len(games),
        streak=runs[-1] if games[-1].is_won else 0,
        best_streak=max(runs, default=0),
        unplayed=sum(not one.is_played for one in games),
        longest=max(played, key=lambda one: one.turns, default=None),
        fastest_win=min(
            (one for one in played if one.number in won), key=lambda one: one.turns, default=None
        ),
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
