"""Queries over games and their seats: functions of the raw connection, run in the database thread."""

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from db.errors import AlreadyExists, Stale
from db.queries import audit, consents, outbox
from db.queries import deadlines as due
from db.rows.games import WHOLE_TABLE, Act, Change, DeadlineRow, GameLabel, GameRow, Outgoing, SeatRow, Status

SEAT_COLUMNS = ", ".join(SeatRow.__struct_fields__)
SEAT_VALUES = ", ".join(f":{column}" for column in SeatRow.__struct_fields__)
OWN_TABLES = {"seats", "deadlines"}
# Looked up, not kept: with the end of a tournament its tables are ordinary ones.
OF_TOURNAMENT = """
(SELECT {column} FROM pairings JOIN tournaments ON tournaments.id = tournament_id
WHERE game_id = games.id AND tournaments.status IN ({statuses}))"""
LOOKED_UP = {
    "tournament_id": OF_TOURNAMENT.format(column="tournament_id", statuses="'running', 'paused', 'over'"),
    "round_ends": OF_TOURNAMENT.format(column="due", statuses="'running'"),
}
GAME_COLUMNS = ", ".join(
    f"{LOOKED_UP.get(column, f'games.{column}')} AS {column}"
    for column in GameRow.__struct_fields__
    if column not in OWN_TABLES
)

LABEL_COLUMNS = ", ".join(f"games.{column}" for column in GameLabel.__struct_fields__)

# A list of values is handed over as one JSON array: the statement stays the same, whatever its length.
OF_STATUS = "status IN (SELECT value FROM json_each(:statuses))"

GAME = f"SELECT {GAME_COLUMNS} FROM games WHERE id = :id"
GAMES_IN = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE (home_id = :channel_id AND daily IS NULL AND {OF_STATUS})
OR (channel_id = :channel_id AND daily IS NULL AND {OF_STATUS})
ORDER BY id"""
GAMES_OF = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id) AND {OF_STATUS}
AND (:guild_id IS NULL OR guild_id = :guild_id) AND (daily IS NULL OR daily = :day)
ORDER BY id"""
LABELS_OF = f"""
SELECT {LABEL_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM seats WHERE user_id = :user_id) AND {OF_STATUS} AND guild_id = :guild_id
ORDER BY id DESC LIMIT :limit"""
# Both halves come out of an index, the newest first: what a channel has seen long ago costs nothing.
ENDED_IN = f"""
SELECT {LABEL_COLUMNS} FROM games WHERE id IN (
    SELECT id FROM (SELECT id FROM games WHERE home_id = :channel_id AND status = 'over'
                    AND daily IS NULL ORDER BY id DESC LIMIT :limit)
    UNION
    SELECT id FROM (SELECT id FROM games WHERE channel_id = :channel_id AND status = 'over'
                    AND daily IS NULL ORDER BY id DESC LIMIT :limit))
AND state IS NOT NULL
ORDER BY ended_at DESC, id DESC"""
GAMES_LEFT = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = :user_id) AND {OF_STATUS}
ORDER BY id"""
LABELS_OF_GUILD = f"""
SELECT {LABEL_COLUMNS} FROM games WHERE guild_id = :guild_id AND daily IS NULL AND {OF_STATUS}
ORDER BY id DESC LIMIT :limit"""
DAILY_GAME = f"""
SELECT {GAME_COLUMNS} FROM games WHERE guild_id = :guild_id AND daily = :day AND host_id = :user_id"""
DAILY_GAMES = f"""
SELECT {GAME_COLUMNS} FROM games WHERE guild_id = :guild_id AND daily = :day ORDER BY id"""
SEATS = f"""
SELECT game_id, {SEAT_COLUMNS} FROM seats
WHERE game_id IN (SELECT value FROM json_each(:ids)) ORDER BY game_id, seat"""

CREATE = """
INSERT INTO games
(game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret, created_at, daily,
timing)
VALUES (?, ?, ?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_SEAT = f"INSERT INTO seats (game_id, {SEAT_COLUMNS}) VALUES (:game_id, {SEAT_VALUES})"
CLEAR_SEATS = "DELETE FROM seats WHERE game_id = ?"
CHANGE_LOBBY = """
UPDATE games SET version = version + 1, options = coalesce(:options, options),
host_id = coalesce(:host_id, host_id), timing = coalesce(:timing, timing)
WHERE id = :id AND version = :version AND status = 'lobby'"""
CANCEL = "UPDATE games SET status = 'cancelled', ended_at = :at WHERE id = :id"
START = """
UPDATE games SET status = 'playing', version = version + 1, rules_version = ?, options = ?, interactions = ?,
seed = ?, state = ?, drawn = ?, started_at = ?
WHERE id = ? AND version = ? AND status = 'lobby'"""
SET_LOBBY_MESSAGE = "UPDATE games SET lobby_message_id = ? WHERE id = ?"
SET_HOME = "UPDATE games SET home_id = ? WHERE id = ?"
TOUCH = """
UPDATE games SET paused_at = :paused_at WHERE id = :game_id AND version = :version AND status = 'playing'"""
SET_SEAT = "UPDATE seats SET missed = :missed, handed = :handed WHERE game_id = :game_id AND seat = :seat"
VERSION = "SELECT version FROM games WHERE id = ?"


def select_games(db: sqlite3.Connection, query: str, **facts: object) -> tuple[GameRow, ...]:
    """The games that a query finds, in its order, with their seats."""
    found = db.execute(query, facts).fetchall()
    seats: dict[int, list[SeatRow]] = {row["id"]: [] for row in found}
    for row in db.execute(SEATS, {"ids": as_json(seats)}):
        seats[row["game_id"]].append(_seat_row(row))
    deadlines = due.deadlines_of(db, as_json(seats))
    return tuple(_game_row(row, seats[row["id"]], deadlines.get(row["id"], ())) for row in found)


def game(db: sqlite3.Connection, game_id: int) -> GameRow | None:
    """One game."""
    return next(iter(select_games(db, GAME, id=game_id)), None)


def games_in(db: sqlite3.Connection, channel_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
    """The games whose lobby or boards are in a channel or thread, the oldest first; no daily ones."""
    return select_games(db, GAMES_IN, channel_id=channel_id, statuses=as_json(statuses))


def games_of(
    db: sqlite3.Connection, user_id: int, statuses: Iterable[Status], guild_id: int | None, day: str | None
) -> tuple[GameRow, ...]:
    """The games in which a user has a seat, the oldest first; of the daily ones that of one day, if any."""
    facts = {"user_id": user_id, "statuses": as_json(statuses), "guild_id": guild_id, "day": day}
    return select_games(db, GAMES_OF, **facts)


def labels_of(
    db: sqlite3.Connection, user_id: int, statuses: Iterable[Status], guild_id: int, limit: int
) -> tuple[GameLabel, ...]:
    """The games of a server in which a user has a seat, the newest first."""
    facts = {"user_id": user_id, "statuses": as_json(statuses), "guild_id": guild_id, "limit": limit}
    return tuple(GameLabel(**row) for row in db.execute(LABELS_OF, facts))


def ended_in(db: sqlite3.Connection, channel_id: int, limit: int) -> tuple[GameLabel, ...]:
    """Of the newest games whose lobby or boards are in a channel, those that ended, the last first."""
    facts = {"channel_id": channel_id, "limit": limit}
    return tuple(GameLabel(**row) for row in db.execute(ENDED_IN, facts))


def games_left(db: sqlite3.Connection, user_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
    """The games in which a user has left a seat to somebody else, the oldest first."""
    return select_games(db, GAMES_LEFT, user_id=user_id, statuses=as_json(statuses))


def labels_of_guild(
    db: sqlite3.Connection, guild_id: int, statuses: Iterable[Status], limit: int
) -> tuple[GameLabel, ...]:
    """The games of a server, the newest first."""
    facts = {"guild_id": guild_id, "statuses": as_json(statuses), "limit": limit}
    return tuple(GameLabel(**row) for row in db.execute(LABELS_OF_GUILD, facts))


def daily_game(db: sqlite3.Connection, guild_id: int, user_id: int, day: str) -> GameRow | None:
    """The daily game that a user has begun on a day in a server."""
    return next(iter(select_games(db, DAILY_GAME, guild_id=guild_id, user_id=user_id, day=day)), None)


def daily_games(db: sqlite3.Connection, guild_id: int, day: str) -> tuple[GameRow, ...]:
    """All daily games of a day in a server, the oldest first."""
    return select_games(db, DAILY_GAMES, guild_id=guild_id, day=day)


def create_game(
    db: sqlite3.Connection,
    game: str,
    rules_version: int,
    options: str,
    guild_id: int,
    channel_id: int,
    host_id: int,
    secret: bytes,
    seats: Iterable[SeatRow],
    at: int,
    daily: str | None,
    timing: str = "{}",
    closes_at: int | None = None,
) -> GameRow:
    """A new lobby, whose boards will be posted where it is."""
    if daily is not None and (other := daily_game(db, guild_id, host_id, daily)):
        raise AlreadyExists("daily game", other.id)
    place = (guild_id, channel_id, channel_id)
    made = db.execute(CREATE, (game, rules_version, options, *place, host_id, secret, at, daily, timing))
    assert made.lastrowid is not None
    _fill_seats(db, made.lastrowid, seats)
    _set_closing(db, made.lastrowid, closes_at, at)
    return _reread(db, made.lastrowid)


def change_lobby(
    db: sqlite3.Connection,
    game_id: int,
    version: int,
    *,
    seats: Sequence[SeatRow] | None,
    options: str | None,
    timing: str | None,
    host_id: int | None,
    status: Literal["cancelled"] | None,
    acts: Iterable[Act],
    outgoing: Iterable[Outgoing],
    closes_at: int | None,
    at: int,
) -> GameRow:
    """Change what is given of a lobby that is still at this version."""
    facts = {"id": game_id, "version": version, "options": options, "timing": timing, "host_id": host_id}
    if db.execute(CHANGE_LOBBY, facts).rowcount == 0:
        raise stale(db, game_id)
    if status == "cancelled":
        db.execute(CANCEL, {"id": game_id, "at": at})
    if seats is not None:
        db.execute(CLEAR_SEATS, (game_id,))
        _fill_seats(db, game_id, seats)
    _set_closing(db, game_id, closes_at, at)
    audit.add(db, game_id, acts, at)
    outbox.add(db, game_id, outgoing, at)
    return _reread(db, game_id)


def start(
    db: sqlite3.Connection,
    game_id: int,
    version: int,
    rules_version: int,
    options: str,
    interactions: Iterable[int],
    seed: bytes,
    state: str,
    drawn: int,
    outgoing: Iterable[Outgoing],
    at: int,
    deadlines: Iterable[DeadlineRow] = (),
) -> GameRow:
    """From lobby to play, by these rules, whatever those were when the lobby was opened."""
    facts = (rules_version, options, as_json(interactions), seed, state, drawn, at, game_id, version)
    if db.execute(START, facts).rowcount == 0:
        raise stale(db, game_id)
    due.replace(db, game_id, deadlines)
    outbox.add(db, game_id, outgoing, at)
    return _reread(db, game_id)


def change(db: sqlite3.Connection, wanted: Change) -> GameRow:
    """Alter a running game without a move."""
    facts = {"game_id": wanted.game_id, "version": wanted.version, "paused_at": wanted.paused_at}
    if db.execute(TOUCH, facts).rowcount == 0:
        raise stale(db, wanted.game_id)
    for seat in wanted.seats:
        db.execute(SET_SEAT, {"game_id": wanted.game_id, **msgspec.structs.asdict(seat)})
    due.replace(db, wanted.game_id, wanted.deadlines)
    if wanted.settles is not None:
        consents.close(db, wanted.settles)
    audit.add(db, wanted.game_id, wanted.acts, wanted.at)
    outbox.add(db, wanted.game_id, wanted.outbox, wanted.at)
    return _reread(db, wanted.game_id)


def set_lobby_message(db: sqlite3.Connection, game_id: int, message_id: int) -> None:
    """Remember the message of the lobby's card."""
    db.execute(SET_LOBBY_MESSAGE, (message_id, game_id))


def set_home(db: sqlite3.Connection, game_id: int, home_id: int) -> None:
    """From now on boards are posted there."""
    db.execute(SET_HOME, (home_id, game_id))


def stale(db: sqlite3.Connection, game_id: int) -> Stale:
    """The refusal of a write that was made for another version."""
    row = db.execute(VERSION, (game_id,)).fetchone()
    return Stale(row["version"] if row else None)


def as_json(values: Iterable[object]) -> str:
    """A JSON array."""
    return msgspec.json.encode(list(values)).decode()


def _game_row(row: sqlite3.Row, seats: Iterable[SeatRow], deadlines: Iterable[DeadlineRow]) -> GameRow:
    columns: dict[str, Any] = dict(row)
    columns["interactions"] = msgspec.json.decode(row["interactions"], type=tuple[int, ...])
    columns["rated"] = bool(row["rated"])
    return GameRow(**columns, seats=tuple(seats), deadlines=tuple(deadlines))


def _seat_row(row: sqlite3.Row) -> SeatRow:
    columns: dict[str, Any] = dict(row)
    del columns["game_id"]
    columns["resigned"] = bool(row["resigned"])
    columns["handed"] = bool(row["handed"])
    columns["departed"] = bool(row["departed"])
    return SeatRow(**columns)


def _set_closing(db: sqlite3.Connection, game_id: int, closes_at: int | None, at: int) -> None:
    """When a lobby closes by itself if nothing changes; None: never, or it is closed already."""
    closing = DeadlineRow(game_id=game_id, seat=WHOLE_TABLE, kind="close", due=closes_at or 0, began=at)
    due.replace(db, game_id, () if closes_at is None else (closing,))


def _reread(db: sqlite3.Connection, game_id: int) -> GameRow:
    row = game(db, game_id)
    assert row is not None
    return row


def _fill_seats(db: sqlite3.Connection, game_id: int, seats: Iterable[SeatRow]) -> None:
    for seat in seats:
        db.execute(ADD_SEAT, {"game_id": game_id, **msgspec.structs.asdict(seat)})
