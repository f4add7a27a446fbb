"""Queries over ratings: each result is counted once, in its server and over all of them."""

from collections.abc import Iterable, Mapping

import msgspec

from db.errors import Stale
from db.queries.values import as_json, listed, struct
from db.rows.ratings import Point, Ranked, Ranking, Uncounted
from db.rows.scores import ResultRow
from db.sql import Database, Row
from engine.tournaments.ratings import Rating

WORLD = 0  # in the place of a server: all of them

UNCOUNTED = "SELECT * FROM results WHERE game = ? AND is_counted = 0 ORDER BY id LIMIT ?"
OF_USERS = f"""
SELECT guild_id, user_id, mu, sigma, games FROM ratings
WHERE user_id IN {listed(":users")} AND game = :game AND guild_id IN {listed(":guilds")}"""
PUT = """
INSERT INTO ratings (user_id, game, guild_id, mu, sigma, games, shown, is_provisional)
VALUES (:user_id, :game, :guild_id, :mu, :sigma, :games, :shown, :is_provisional)
ON CONFLICT (user_id, game, guild_id) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,
games = excluded.games, shown = excluded.shown, is_provisional = excluded.is_provisional"""
ADD_POINT = """
INSERT INTO rating_points (user_id, game, guild_id, result_id, mu, sigma, games)
VALUES (:user_id, :game, :guild_id, :result_id, :mu, :sigma, :games)"""
COUNT = "UPDATE results SET is_counted = 1 WHERE id = ? AND is_counted = 0"
# A person who was forgotten meanwhile gets no new rows.
STILL_THERE = "SELECT users FROM results WHERE id = ?"
# Every so many games, and the last one: a line shows no more.
CURVE = """
SELECT results.at, mu, sigma, games FROM rating_points JOIN results ON results.id = result_id
WHERE user_id = :user_id AND rating_points.game = :game AND rating_points.guild_id = :guild_id
AND (games % :step = 0 OR games = 1 OR games = :last) ORDER BY result_id"""

OF_LIST = "game = :game AND guild_id = :guild_id"
HIDDEN = "SELECT owner_id FROM settings WHERE scope = 'user' AND key = 'world' AND value = 'hidden'"
# Nobody is left out of a server's own list.
IS_SHOWN = f"""
(:guild_id <> {WORLD} OR NOT EXISTS (
    SELECT 1 FROM settings
    WHERE scope = 'user' AND owner_id = ratings.user_id AND key = 'world' AND value = 'hidden'))"""
PAGE = f"""
SELECT user_id, shown, games, is_provisional FROM ratings WHERE {OF_LIST} AND {IS_SHOWN}
ORDER BY is_provisional, shown DESC, user_id LIMIT :limit OFFSET :first"""
OWN = f"""
SELECT user_id, shown, games, is_provisional FROM ratings
WHERE {OF_LIST} AND user_id = :own AND {IS_SHOWN}"""
NEWCOMER = f"SELECT 1 FROM ratings WHERE {OF_LIST} AND is_provisional = 1 AND {IS_SHOWN} LIMIT 1"


def counting(which: str) -> tuple[str, str]:
    """Return what counts all people of a list of whom something is true, and those of them who are hidden.

    So nobody is asked whether they are hidden: the first is a run of an index, the second a few rows.
    """
    count = f"SELECT count(*) AS count FROM ratings WHERE {OF_LIST} {which}"
    return count, f"{count} AND user_id IN ({HIDDEN})"


ALL = counting("")
# Apart, as an index finds each of them: with OR all people of the list would be looked through.
SETTLED = counting("AND is_provisional = 0")
BETTER = counting("AND is_provisional = :is_provisional AND shown > :shown")
BEFORE = counting("AND is_provisional = :is_provisional AND shown = :shown AND user_id < :user_id")

LATER = "(SELECT id FROM results WHERE game = :game AND id >= :result_id AND is_counted = 1)"
AFFECTED = f"SELECT DISTINCT user_id, guild_id FROM rating_points WHERE result_id IN {LATER}"
TAKE_BACK = (
    f"DELETE FROM rating_points WHERE result_id IN {LATER}",
    "UPDATE results SET is_counted = 0 WHERE game = :game AND id >= :result_id AND is_counted = 1",
)
LAST_POINT = """
SELECT mu, sigma, games FROM rating_points
WHERE user_id = :user_id AND game = :game AND guild_id = :guild_id ORDER BY result_id DESC LIMIT 1"""
DROP = "DELETE FROM ratings WHERE user_id = :user_id AND game = :game AND guild_id = :guild_id"


def uncounted(db: Database, game: str, limit: int) -> Uncounted:
    """Return the oldest results of a game that are not counted, and the ratings of those who played them."""
    rows = tuple(struct(ResultRow, row, "users", "places") for row in db.execute(UNCOUNTED, (game, limit)))
    facts = {
        "game": game,
        "users": as_json({user for row in rows for user in row.users}),
        "guilds": as_json({WORLD, *(row.guild_id for row in rows)}),
    }
    found = db.execute(OF_USERS, facts) if rows else ()
    return Uncounted(rows, {(row["guild_id"], row["user_id"]): _rating(row) for row in found})


def put(db: Database, results: Iterable[ResultRow], points: Iterable[Point]) -> None:
    """Write the ratings after some results, and that these are counted; raises Stale if one was meanwhile."""
    for result in results:
        (users,) = db.execute(STILL_THERE, (result.id,)).fetchone()
        if tuple(msgspec.json.decode(users)) != result.users or not db.execute(COUNT, (result.id,)).rowcount:
            raise Stale(None)
    last: dict[tuple[int, int], Point] = {}
    for point in points:
        db.execute(ADD_POINT, {"result_id": point.result_id, **_facts(point)})
        last[point.guild_id, point.user_id] = point
    for point in last.values():
        db.execute(PUT, _facts(point))


def take_back(db: Database, game: str, result_id: int) -> None:
    """Undo the counting of a result that is corrected, and of all later ones of its game."""
    facts = {"game": game, "result_id": result_id}
    affected = db.execute(AFFECTED, facts).fetchall()
    for step in TAKE_BACK:
        db.execute(step, facts)
    for row in affected:
        whose = {"user_id": row["user_id"], "game": game, "guild_id": row["guild_id"]}
        if last := db.execute(LAST_POINT, whose).fetchone():
            db.execute(PUT, _facts(Point(0, game, row["guild_id"], row["user_id"], _rating(last))))
        else:
            db.execute(DROP, whose)


def of_users(db: Database, game: str, guild_id: int, users: Iterable[int]) -> dict[int, Rating]:
    """Return the ratings of some people in a server; those without a game that counts are missing."""
    facts = {"game": game, "users": as_json(users), "guilds": as_json([guild_id])}
    return {row["user_id"]: _rating(row) for row in db.execute(OF_USERS, facts)}


def curve(db: Database, game: str, guild_id: int, user_id: int, most: int) -> list[tuple[int, Rating]]:
    """Return a person's rating after each of their games in a server, with the time of its end.

    Of many games about `most` are told, spread evenly, with the first and the last one.
    """
    whose = {"user_id": user_id, "game": game, "guild_id": guild_id}
    last = db.execute(LAST_POINT, whose).fetchone()
    if last is None:
        return []
    facts = {**whose, "last": last["games"], "step": -(-last["games"] // most)}
    return [(row["at"], _rating(row)) for row in db.execute(CURVE, facts)]


def ranking(db: Database, game: str, guild_id: int, own: int, first: int, limit: int) -> Ranking:
    """Return a part of a ranking from a place on: settled ratings first, then the highest.

    People who wish so are left out of the ranking over all servers.
    """
    facts = {"game": game, "guild_id": guild_id, "first": first, "limit": limit, "own": own}
    rows = list[Ranked]()
    for place, row in enumerate(db.execute(PAGE, facts).fetchall(), first + 1):
        last = rows[-1] if rows else None
        if last is None:
            rank = _rank(db, facts, row) if first else 1
        else:
            is_equal = (last.is_provisional, last.shown) == (row["is_provisional"], row["shown"])
            rank = last.rank if is_equal else place
        rows.append(_ranked(row, rank, place))
    mine = db.execute(OWN, facts).fetchone()
    return Ranking(
        rows=tuple(rows),
        own=_own(db, facts, mine) if mine else None,
        count=_count(db, ALL, facts),
        has_provisional=db.execute(NEWCOMER, facts).fetchone() is not None,
    )


def _rank(db: Database, facts: Mapping[str, object], row: Row) -> int:
    settled = _count(db, SETTLED, facts) if row["is_provisional"] else 0
    own = {key: row[key] for key in ("is_provisional", "shown")}
    return 1 + settled + _count(db, BETTER, {**facts, **own})


def _own(db: Database, facts: Mapping[str, object], row: Row) -> Ranked:
    rank = _rank(db, facts, row)
    equal = {key: row[key] for key in ("user_id", "is_provisional", "shown")}
    return _ranked(row, rank, rank + _count(db, BEFORE, {**facts, **equal}))


def _count(db: Database, both: tuple[str, str], facts: Mapping[str, object]) -> int:
    counted = both if facts["guild_id"] == WORLD else both[:1]
    everybody, *hidden = (db.execute(query, facts).fetchone()["count"] for query in counted)
    return everybody - sum(hidden)


def _ranked(row: Row, rank: int, place: int) -> Ranked:
    return struct(Ranked, row, rank=rank, place=place)


def _rating(row: Row) -> Rating:
    return Rating(float(row["mu"]), float(row["sigma"]), row["games"])


def _facts(point: Point) -> dict[str, object]:
    rating = point.rating
    return {
        "user_id": point.user_id,
        "game": point.game,
        "guild_id": point.guild_id,
        "mu": repr(rating.mu),
        "sigma": repr(rating.sigma),
        "games": rating.games,
        "shown": rating.shown,
        "is_provisional": int(rating.is_provisional),
    }
