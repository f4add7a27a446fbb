"""What a world holds beside its tables: puzzles of the day, watchers, proposals, logs of acts, reviews."""

import sqlite3
from collections.abc import Iterable

from bench.loopback.contests import COME_HOME
from cogs.general.review import even
from cogs.general.review_words import Review
from db import MoveRow, NewGame, SeatRow
from db.queries import games
from engine import GAMES
from engine.core import AnyGame, dump
from engine.core.replay import history_of, replay
from engine.core.review import turns_played

NUMBERS = """
WITH RECURSIVE numbers(n) AS (SELECT :first UNION ALL SELECT n + 1 FROM numbers WHERE n < :last)"""
SOLVERS = 10  # of each puzzle a day, however large the world is
# Every so many tables one has these.
EVERY = {"watched": 3, "proposed": 10, "paused": 5, "reviewed": 20}
HOST = "(:first_person + (n * 7919) % :crowd)"
ADD_DAILIES = f"""{NUMBERS}
INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret,
interactions, seed, version, state, drawn, result, created_at, started_at, ended_at, turned, daily, par)
SELECT n, game, rules_version, options, 'over', :guild, :channel, :channel, {HOST}, seed,
interactions, seed, version, state, drawn, result, :now - n % 1000, :now - n % 1000, :now - n % 1000, version,
date(:now, 'unixepoch', '-' || ((n - :first) / {SOLVERS}) || ' days'), 15
FROM numbers JOIN temp.positions ON kind = :kind"""
SEAT_DAILIES = f"""{NUMBERS}
INSERT INTO seats (game_id, seat, user_id, name, interaction_id, resigned, past_since)
SELECT n, 0, {HOST}, 'Player ' || (n % 997), 1, 0, :now FROM numbers"""
MOVE_DAILIES = f"""{NUMBERS}
INSERT INTO moves (game_id, version, seat, kind, actions, interaction_id, at)
SELECT n, version, seat, 'act', actions, :first_click + n * 1000 + version, :now
FROM numbers JOIN temp.entries ON kind = :kind"""
ADD_WATCHERS = f"""
INSERT INTO watchers (game_id, user_id)
SELECT id, :first_person + (id * 7919 + 3) % :crowd FROM games
WHERE status = 'playing' AND id % {EVERY["watched"]} = 0"""
# As `cogs/consent` writes them, and told already.
ADD_PROPOSALS = f"""
INSERT INTO proposals (game_id, kind, user_id, seat, data, needed, channel_id, message_id, at)
SELECT games.id, 'draw', own.user_id, 0,
'{{"user_id":' || own.user_id || ',"seat":0,"aim":0,"taker":null,"moderated":false}}',
'[' || other.user_id || ']', home_id, games.id, :now
FROM games JOIN seats AS own ON own.game_id = games.id AND own.seat = 0
JOIN seats AS other ON other.game_id = games.id AND other.seat = 1
WHERE status = 'playing' AND games.id % {EVERY["proposed"]} = 0 AND own.user_id >= :first_person"""
ADD_ACTS = f"""
INSERT INTO audit (game_id, act, actor_id, data, at)
SELECT id, act, host_id, '{{}}', created_at + 60 FROM games, (SELECT 'pause' AS act UNION SELECT 'resume')
WHERE daily IS NULL AND id % {EVERY["paused"]} = 0"""
ADD_REVIEWS = f"""
INSERT INTO reviews (game_id, seat, review)
SELECT id, -1, review FROM games
JOIN temp.positions ON positions.game = games.game AND positions.status = 'over' AND positions.kind < :kinds
JOIN temp.opinions ON opinions.kind = positions.kind
WHERE games.status = 'over' AND daily IS NULL AND id % {EVERY["reviewed"]} = 0"""

WATCHED = """
SELECT game_id FROM seats JOIN games ON games.id = game_id
WHERE status = 'playing' GROUP BY game_id HAVING min(user_id) >= :first_person ORDER BY game_id"""


def review(game: AnyGame, options: str, seed: bytes, log: list[tuple[int, str]]) -> str:
    """A review of a game in which the expert finds nothing to say: of each turn, but without thinking."""
    moves = [
        MoveRow(game_id=0, version=n, seat=seat, kind="act", actions=actions, interaction_id=None, at=0)
        for n, (seat, actions) in enumerate(log, 2)
    ]
    last = replay(game, 2, game.load_options(options), seed, moves)
    count = sum(1 for _ in turns_played(game, reversed(list(history_of(last))), seed))
    return dump(Review((even(2),) * (count + 1), ()))


class Beside:
    """Fills a world with it; what depends on tables comes after them."""

    def __init__(self, db: sqlite3.Connection, facts: dict[str, int]) -> None:
        self._db, self._facts = db, facts

    def dailies(self, first: int, days: int, kinds: list[int]) -> int:
        """Let the crowd solve the puzzles of the last days; return the next free number of a game."""
        for kind in kinds:
            facts = {**self._facts, "kind": kind, "first": first, "last": first + days * SOLVERS - 1}
            for step in (ADD_DAILIES, SEAT_DAILIES, MOVE_DAILIES):
                self._db.execute(step, facts)
            first += days * SOLVERS
        return first

    def lobbies(self, hosts: Iterable[tuple[int, int]]) -> dict[tuple[int, str], int]:
        """Open two tables in the channel of each of these people: one of their own, and one of others.

        Let each watch another live table of the crowd.
        """
        found = dict[tuple[int, str], int]()
        tables = self._db.execute(WATCHED, self._facts).fetchall()
        for (user_id, channel_id), (watched,) in zip(hosts, tables, strict=False):
            found[user_id, "lobby"] = self._lobby(channel_id, [user_id, user_id + 1, user_id + 2])
            found[user_id, "lobby of others"] = self._lobby(channel_id, [user_id + 1, user_id + 2])
            found[user_id, "watched"] = watched
            self._db.execute(COME_HOME, (watched,))
        return found

    def _lobby(self, channel_id: int, people: list[int]) -> int:
        game = next(iter(GAMES.values()))
        seats = tuple(
            SeatRow(seat=at, user_id=who, name=f"Player {who % 997}", interaction_id=7)
            for at, who in enumerate(people)
        )
        new = NewGame(
            game=game.key,
            rules_version=game.rules_version,
            options=dump(game.options()),
            guild_id=self._facts["guild"],
            channel_id=channel_id,
            host_id=people[0],
            secret=bytes(32),
            seats=seats,
            at=self._facts["now"],
        )
        return games.create(self._db, new).id

    def rest(self) -> None:
        """Add what people do beside moving."""
        for step in (ADD_WATCHERS, ADD_PROPOSALS, ADD_ACTS, ADD_REVIEWS):
            self._db.execute(step, self._facts)
