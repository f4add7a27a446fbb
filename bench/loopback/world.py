"""Worlds of a given size for benchmarks: live tables, finished games, tournaments, dailies, people, settings.

A few games are played by stand-ins; all others are copies of them with other people, made by the database
itself. They are valid: each replays from its seed (`python -m db check`), which a test holds.
"""

import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import cycle, dropwhile, islice
from pathlib import Path
from typing import NamedTuple

from bench.loopback.beside import Beside, review
from bench.loopback.contests import ENTRANTS, GAME, Contests, Stage, stages
from bench.loopback.moments import KINDS, reached, set_up
from bench.loopback.positions import Play, Position, played
from db.sqlite import open_file
from engine import ALL_GAMES, GAMES

OWN_GAMES = 20  # finished games of each person who is asked about
CROWD = 50_000_000  # ids of people whom nobody asks about
FIRST_CLICK = 1_000_000_000_000
YEAR = 365 * 86_400
PUZZLES = ("junior", "hall")  # of the day; each has a kind of its own after those of the games
OF_TOURNAMENTS = list(GAMES).index(GAME)
DEALT = len(GAMES) + len(PUZZLES)  # the kind of a tournament's table at which nobody has moved

NUMBERS = """
WITH RECURSIVE numbers(n) AS (SELECT :first UNION ALL SELECT n + 1 FROM numbers WHERE n < :last)"""
KIND = "kind = ifnull(:kind, (n - 1) % :kinds)"
# Two of the crowd. The steps have no divisor in common with its size, so that all of them play.
ONE = f"({CROWD} + (n * 7919) % :crowd)"
OTHER = f"({CROWD} + (n * 7919 + 1 + n % 40) % :crowd)"
ADD_GAMES = f"""{NUMBERS}
INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret,
interactions, seed, version, state, drawn, acting, result, created_at, started_at, ended_at, turned, timing)
SELECT n, game, rules_version, options, status, :guild, :channel - n % 40, :home + n, {ONE}, secret,
interactions, seed, version, state, drawn, acting, result, :at + n * :apart, :at + n * :apart,
CASE WHEN status = 'over' THEN :at + n * :apart END, version, '{{"clock":"24h"}}'
FROM numbers JOIN temp.positions ON {KIND} WHERE status = :status"""
ADD_SEATS = f"""{NUMBERS}
INSERT INTO seats (game_id, seat, user_id, name, interaction_id, resigned, past_since)
SELECT n, 0, {ONE}, 'Player ' || (n % 997), 1, 0, ended_at FROM numbers JOIN games ON id = n
UNION ALL SELECT n, 1, {OTHER}, 'Player ' || (n % 991), 2, 0, ended_at FROM numbers JOIN games ON id = n"""
ADD_MOVES = f"""{NUMBERS}
INSERT INTO moves (game_id, version, seat, kind, actions, interaction_id, at)
SELECT n, version, seat, 'act', actions, {FIRST_CLICK} + n * 1000 + version, :at + n * :apart
FROM numbers JOIN temp.entries ON {KIND} WHERE status = :status"""
ADD_RESULTS = f"""{NUMBERS}
INSERT INTO results (game_id, game, guild_id, users, places, at)
SELECT n, game, :guild, '[' || {ONE} || ',' || {OTHER} || ']', places, :at + n * :apart
FROM numbers JOIN temp.positions ON {KIND} WHERE status = 'over'"""
ADD_TURNS = f"""{NUMBERS}
INSERT INTO deadlines (game_id, seat, kind, due, began)
SELECT n, seat, 'turn', :now + 80000 + n % 5000, :now FROM numbers JOIN temp.acting ON {KIND}"""
ADD_SETTINGS = f"""{NUMBERS}
INSERT INTO settings (scope, owner_id, key, value)
SELECT 'user', {CROWD} + n, 'language', 'fr' FROM numbers
UNION ALL SELECT 'user', {CROWD} + n, 'world', 'hidden' FROM numbers WHERE n % 50 = 0"""
SIT = "UPDATE seats SET user_id = ?, name = ? WHERE game_id = ? AND seat = ?"
OTHER_SEAT = "SELECT user_id FROM seats WHERE game_id = ? AND seat = 1"
SET_RESULT = "UPDATE results SET users = ? WHERE game_id = ?"
COUNTS = (
    "SELECT count(*) FROM games WHERE status IN ('lobby', 'playing')",
    "SELECT count(*) FROM moves",
    "SELECT count(*) FROM tournaments",
)
MOVE_TABLE = "UPDATE games SET channel_id = :channel, home_id = :channel, host_id = :host WHERE id = :id"


class Size(NamedTuple):
    """How large a world is."""

    tables: int
    moves: int
    tournaments: int = 0

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.moves / 1e6:.2g} M moves, {self.tournaments} tournaments"

    @property
    def days(self) -> int:
        """On how many days puzzles were solved: at least on all that a ranking shows."""
        return max(8, self.tournaments // 10) if self.tournaments else 0


class Sitter(NamedTuple):
    """A person who is asked about: they have a live table in a channel of their own."""

    user_id: int
    name: str
    game: str
    channel_id: int
    tables: int = 1  # live ones; all but the first are elsewhere
    organises: tuple[str, ...] = ()  # tournaments, by their stages
    command: str = ""  # which they give: their one table is in the moment for it, and they have no others
    finished: int = 0  # games that ended in their channel, in place of those that each sitter has finished


def games_of(sitter: Sitter) -> Iterator[str]:
    """Yield the games of their tables, the same in each world: what they cost differs."""
    return islice(dropwhile(lambda key: key != sitter.game, cycle(GAMES)), sitter.tables)


class World:
    """A database file of a given size, in which some people sit in the channels of one server."""

    def __init__(self, path: Path, guild_id: int, channel_id: int) -> None:
        self._db: sqlite3.Connection = open_file(path)
        self._db.execute("PRAGMA synchronous = OFF")
        self._positions = [one for kind, game in enumerate(GAMES.values()) for one in played(kind, game)]
        self._puzzles = [
            one
            for kind, key in enumerate(PUZZLES, len(GAMES))
            for one in played(kind, ALL_GAMES[key], seats=1)
        ]
        self._dealt = Play(GAMES[GAME], GAMES[GAME].options()).position(DEALT)
        self._last = 0  # number of a table
        now = int(time.time())
        self._facts = {"kinds": len(GAMES), "guild": guild_id, "channel": channel_id, "now": now}
        # Of games and tournaments that commands are about, by person and name.
        self.numbers: dict[tuple[int, str], int] = {}
        self._put_templates()

    def fill(self, size: Size, everybody: list[Sitter]) -> None:
        """Make everything, the finished games first."""
        sitters = [one for one in everybody if not one.command]
        kinds = stages(self._places) if size.tournaments else {}
        held = [kinds[name] for one in sitters for name in one.organises if kinds]
        games = self._games_for(size, sitters)
        self._facts |= {"crowd": max(97, games // 20) | 1, "first_person": CROWD, "first_click": FIRST_CLICK}
        self._db.execute("BEGIN")
        self._copy("over", games)
        self._copy("playing", size.tables)
        own = self._seat_ended(games, [one for one in sitters if not one.finished])
        self._seat_at_home([one for one in sitters if one.finished])
        self._seat_live(sitters)
        self._seat_moments([one for one in everybody if one.command])
        self._db.execute(ADD_SETTINGS, {"first": 1, "last": self._facts["crowd"]})
        if size.tournaments:
            free = [n for n in range(1, games + 1, len(GAMES)) if n not in own]  # of the game of tournaments
            decided = sum(one.tables_that(is_over=True) for one in held)
            decided += kinds["over"].tables_that(is_over=True) * size.tournaments
            free += self._copy("over", max(0, decided - len(free)), OF_TOURNAMENTS)
            playing = sum(one.tables_that(is_over=False) for one in held if not one.is_unplayed)
            unplayed = sum(one.tables_that(is_over=False) for one in held if one.is_unplayed)
            live = (self._copy("playing", playing, OF_TOURNAMENTS), self._copy("playing", unplayed, DEALT))
            contests = Contests(self._db, self._facts, iter(free), *map(iter, live))
            self._hold(contests, kinds, size.tournaments, sitters)
            self._put_beside(size, sitters)
        self._db.execute("COMMIT")

    def _games_for(self, size: Size, sitters: Sequence[Sitter]) -> int:
        """How many games the crowd has finished: enough for those who are asked about."""
        ended = [one for one in self._positions if one.row["status"] == "over"]
        return max(
            size.moves * len(ended) // sum(len(one.log) for one in ended), 2 * OWN_GAMES * len(sitters)
        )

    def _put_beside(self, size: Size, sitters: Sequence[Sitter]) -> None:
        beside = Beside(self._db, self._facts)
        beside.dailies(self._last + 1, size.days, [one.kind for one in self._puzzles])
        beside.rest()
        self.numbers |= beside.lobbies((one.user_id, one.channel_id) for one in sitters if one.organises)

    @property
    def _places(self) -> tuple[int, ...]:
        """How the copied games of tournaments end."""
        ended = (one for one in self._positions if one.row["status"] == "over" and one.row["game"] == GAME)
        return tuple(json.loads(next(ended).row["places"]))

    def _hold(self, contests: Contests, kinds: dict[str, Stage], count: int, sitters: list[Sitter]) -> None:
        """Hold tournaments: those of the crowd over a year, then those of the people who are asked about."""
        now, channel, crowd = self._facts["now"], self._facts["channel"], self._facts["crowd"]
        for number in range(count):
            people = [CROWD + (number * ENTRANTS + at) % crowd for at in range(ENTRANTS)]
            contests.add(kinds["over"], channel - number % 40, people, now - YEAR + number * (YEAR // count))
        for sitter in sitters:
            for name in sitter.organises:
                people = [sitter.user_id + at for at in range(kinds[name].size)]
                number = contests.add(kinds[name], sitter.channel_id, people, now - 10 * 86_400)
                self.numbers[sitter.user_id, name] = number

    def _seat_ended(self, games: int, sitters: list[Sitter]) -> set[int]:
        """Give each sitter finished games of their own; return these."""
        step = (games - len(sitters)) // OWN_GAMES - 2 | 1  # odd, so that everybody has played all games
        own = set[int]()
        for number, sitter in enumerate(sitters):
            for game_id in range(1 + number, games, step)[:OWN_GAMES]:
                self._sit_at_result(game_id, sitter)
                self.numbers[sitter.user_id, "ended"] = game_id
                own.add(game_id)
        return own

    def run_out(self, moment: int) -> None:
        """Let the time of all turns run out at a moment; the tables are told in their channels."""
        self._db.execute("UPDATE deadlines SET due = ?", (moment,))
        self._db.execute("UPDATE games SET home_id = channel_id WHERE status = 'playing'")

    def size(self) -> Size:
        """What it holds, with all that the people who are asked about bring."""
        return Size(*(self._db.execute(query).fetchone()[0] for query in COUNTS))

    def close(self) -> None:
        """As the bot finds it."""
        self._db.close()

    def _put_templates(self) -> None:
        db, columns = self._db, list(self._positions[0].row)
        db.execute(f"CREATE TEMP TABLE positions ({', '.join(columns)})")
        db.execute("CREATE TEMP TABLE entries (kind, status, version, seat, actions)")
        db.execute("CREATE TEMP TABLE acting (kind, seat)")
        db.execute("CREATE TEMP TABLE opinions (kind, review)")
        for one in (*self._positions, *self._puzzles, self._dealt):
            self._put_template(one)
        for one in self._positions:
            if one.row["status"] == "over":
                said = review(GAMES[one.row["game"]], one.row["options"], one.row["seed"], one.log)
                db.execute("INSERT INTO temp.opinions VALUES (?, ?)", (one.kind, said))

    def _put_template(self, one: Position) -> None:
        marks = ", ".join(f":{column}" for column in one.row)
        self._db.execute(f"INSERT INTO temp.positions VALUES ({marks})", one.row)
        rows = [(one.kind, one.row["status"], n, *entry) for n, entry in enumerate(one.log, 2)]
        self._db.executemany("INSERT INTO temp.entries VALUES (?, ?, ?, ?, ?)", rows)
        acting = [(one.kind, seat) for seat in one.acting]
        self._db.executemany("INSERT INTO temp.acting VALUES (?, ?)", acting)

    def _copy(self, status: str, count: int, kind: int | None = None) -> range:
        """Add so many tables of one kind, or of all games in turn; return their numbers."""
        if not count:
            return range(0)
        first, self._last = self._last + 1, self._last + count
        at = self._facts["now"] - YEAR - first * (YEAR // count)
        places = {"first": first, "last": self._last, "status": status, "kind": kind, "home": 5_000_000}
        facts = {**self._facts, **places, "at": at, "apart": YEAR // count}
        steps = (ADD_GAMES, ADD_SEATS, ADD_MOVES, ADD_RESULTS if status == "over" else ADD_TURNS)
        for step in steps:
            self._db.execute(step, facts)
        return range(first, self._last + 1)

    def _sit(self, game_id: int, sitter: Sitter) -> None:
        self._db.execute(SIT, (sitter.user_id, sitter.name, game_id, 0))

    def _sit_at_result(self, game_id: int, sitter: Sitter) -> None:
        self._sit(game_id, sitter)
        (other,) = self._db.execute(OTHER_SEAT, (game_id,)).fetchone()
        self._db.execute(SET_RESULT, (f"[{sitter.user_id},{other}]", game_id))

    def _move_home(self, game_id: int, sitter: Sitter) -> None:
        self.numbers[sitter.user_id, "live"] = game_id
        place = {"channel": sitter.channel_id, "host": sitter.user_id, "id": game_id}
        self._db.execute(MOVE_TABLE, place)

    def _seat_at_home(self, sitters: Iterable[Sitter]) -> None:
        """Give some sitters finished games in their channel."""
        for sitter in sitters:
            for game_id in self._copy("over", sitter.finished):
                self._sit_at_result(game_id, sitter)
                self._move_home(game_id, sitter)

    def _seat_live(self, sitters: list[Sitter]) -> None:
        """Give each sitter their live tables; the first is in their channel and of their game."""
        keys = list(GAMES)
        for sitter in sitters:
            for number, game in enumerate(games_of(sitter)):
                (game_id,) = self._copy("playing", 1, keys.index(game))
                self._sit(game_id, sitter)
                if number == 0:
                    self._move_home(game_id, sitter)

    def _seat_moments(self, players: Sequence[Sitter]) -> None:
        """Give each of these people a table at which their command does its work."""
        for command in dict.fromkeys(one.command for one in players):
            self._put_template(reached()[command].position)
            some = [one for one in players if one.command == command]
            for game_id, sitter in zip(self._copy("playing", len(some), KINDS[command]), some, strict=True):
                self._sit(game_id, sitter)
                self._move_home(game_id, sitter)
                set_up(self._db, command, game_id, self._facts["now"])
