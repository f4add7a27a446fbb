"""Queries over games and their seats, from the lobby to the result; `moves` has those over moves."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from db.errors import AlreadyExists, Stale
from db.queries import audit, deadlines, outbox, proposals
from db.queries.values import as_json, columns, listed, placeholders, select, struct
from db.rows.deadlines import WHOLE_TABLE, DeadlineRow
from db.rows.games import (
    Change,
    GameLabel,
    GameRow,
    LiveRow,
    LiveStatus,
    LobbyChange,
    NewGame,
    SeatRow,
    Start,
    Status,
)
from db.rows.outbox import Outgoing
from db.rows.proposals import Act
from db.rows.scores import DailyScore
from db.sql import Database
from engine.core import Outcome

# Hears how many of something a person has in a server, and how many there are; raises what refuses one more.
NeedFew: TypeAlias = Callable[[int, int], None]

OWN_TABLES = {"seats", "deadlines"}
# Looked up, not stored: when a tournament ends, its tables become ordinary ones.
OF_TOURNAMENT = """
(SELECT {column} FROM pairings JOIN tournaments ON tournaments.id = tournament_id
WHERE game_id = games.id AND tournaments.status IN ({statuses}))"""
LOOKED_UP = {
    "tournament_id": OF_TOURNAMENT.format(column="tournament_id", statuses="'running', 'paused', 'over'"),
    "round_ends": OF_TOURNAMENT.format(
        column="coalesce(pairings.due, tournaments.due)", statuses="'running'"
    ),
}
GAME_COLUMNS = ", ".join(
    f"{LOOKED_UP.get(column, f'games.{column}')} AS {column}"
    for column in GameRow.__struct_fields__
    if column not in OWN_TABLES
)

LABEL_COLUMNS = ", ".join(f"games.{column}" for column in GameLabel.__struct_fields__)
OF_STATUS = f"status IN {listed(':statuses', 'TEXT')}"
# The status is asked for as well: a process of an older version leaves the seats of a game that ended live.
LIVE_SEATS = "(SELECT game_id FROM seats WHERE user_id = :user_id AND past_since IS NULL)"

LOAD = f"SELECT {GAME_COLUMNS} FROM games WHERE id = :id"
IN_CHANNEL = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE (home_id = :channel_id AND daily IS NULL AND {OF_STATUS})
OR (channel_id = :channel_id AND daily IS NULL AND {OF_STATUS})
ORDER BY id"""
OF_USER = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN {LIVE_SEATS} AND {OF_STATUS}
AND (:guild_id IS NULL OR guild_id = :guild_id) AND (daily IS NULL OR daily = :day)
ORDER BY id"""
# A person who gave a seat up may have taken another one.
LIVE_OF_USER = f"""
SELECT games.id, game, status, guild_id, home_id, lobby_message_id, board_message_id, games.version, daily,
paused_at, acting, CASE WHEN acting IS NULL THEN state END AS state, seats.seat,
coalesce((SELECT max(began) FROM deadlines WHERE game_id = games.id), started_at, created_at) AS since,
(SELECT due FROM deadlines WHERE game_id = games.id AND seat = seats.seat AND kind = 'turn') AS due
FROM seats JOIN games ON games.id = seats.game_id
WHERE user_id = :user_id AND past_since IS NULL AND resigned = 0 AND {OF_STATUS}
AND (daily IS NULL OR daily = :day)
ORDER BY games.id"""
WITH_IDS = f"SELECT {GAME_COLUMNS} FROM games WHERE id IN {listed(':ids')}"
MOST_PLAYED = """
SELECT game FROM (SELECT game FROM games ORDER BY id DESC LIMIT ?) AS newest
GROUP BY game ORDER BY count(*) DESC, game"""
# From the newest seat on, until there are enough.
LABELS_OF_USER = f"""
SELECT {LABEL_COLUMNS} FROM seats JOIN games ON games.id = game_id
WHERE user_id = :user_id AND status IN ('playing', 'over') AND guild_id = :guild_id
ORDER BY game_id DESC LIMIT :limit"""
RUNNING_OF_USER = f"""
SELECT {LABEL_COLUMNS} FROM games
WHERE id IN {LIVE_SEATS} AND status = 'playing' AND guild_id = :guild_id ORDER BY id DESC LIMIT :limit"""
# Both halves come from an index, the last first, so the long history of a channel costs nothing.
ENDED_IN = f"""
SELECT {LABEL_COLUMNS} FROM games WHERE id IN (
    SELECT id FROM (SELECT id FROM games WHERE home_id = :channel_id AND status = 'over'
                    AND daily IS NULL ORDER BY ended_at DESC LIMIT :limit)
    UNION
    SELECT id FROM (SELECT id FROM games WHERE channel_id = :channel_id AND status = 'over'
                    AND daily IS NULL ORDER BY ended_at DESC LIMIT :limit))
AND state IS NOT NULL
ORDER BY ended_at DESC, id DESC"""
SEATED_IN = f"SELECT game_id FROM seats WHERE game_id IN {listed(':ids')} AND user_id = :user_id"
LEFT_BY = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE id IN (SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = :user_id) AND {OF_STATUS}
ORDER BY id"""
LABELS_OF_GUILD = f"""
SELECT {LABEL_COLUMNS} FROM games WHERE guild_id = :guild_id AND daily IS NULL AND {OF_STATUS}
ORDER BY id DESC LIMIT :limit"""
DAILY_OF_USER = f"""
SELECT {GAME_COLUMNS} FROM games
WHERE guild_id = :guild_id AND daily = :day AND host_id = :user_id AND game = :game"""
# Who was forgotten is in no ranking: one person could fill it by beginning again and again.
DAILIES = f"""
SELECT {GAME_COLUMNS} FROM games WHERE guild_id = :guild_id AND daily = :day AND game = :game AND host_id > 0
ORDER BY id"""
# Not DISTINCT: for its order the database would read the daily games of the whole server.
FINISHED_DAYS = """
SELECT daily FROM games
WHERE host_id = :user_id AND guild_id = :guild_id AND daily IS NOT NULL AND status = 'over'
AND NOT EXISTS (SELECT 1 FROM seats WHERE game_id = games.id AND resigned = 1)"""
# The score of a maze is the number of turns, that of a hall its points: it stands in the result.
DAILY_SCORES = """
SELECT host_id AS user_id, name, daily AS day, result, par
FROM games JOIN seats ON game_id = games.id
WHERE guild_id = :guild_id AND daily BETWEEN :first AND :last AND game = :game AND status = 'over'
AND host_id > 0 AND resigned = 0
ORDER BY daily, games.id"""
SEATS = f"""
SELECT game_id, {columns(SeatRow)} FROM seats WHERE game_id IN {listed(":ids")} ORDER BY game_id, seat"""

CREATE = """
INSERT INTO games
(game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret, created_at, daily,
timing, rated, par)
VALUES (:game, :rules_version, :options, 'lobby', :guild_id, :channel_id, :channel_id, :host_id, :secret, :at,
:daily, :timing, :rated, :par)
RETURNING id"""
ADD_SEAT = f"INSERT INTO seats (game_id, {columns(SeatRow)}) VALUES (:game_id, {placeholders(SeatRow)})"
CLEAR_SEATS = "DELETE FROM seats WHERE game_id = ?"
CHANGE_LOBBY = """
UPDATE games SET version = version + 1, options = coalesce(:options, options),
host_id = coalesce(:host_id, host_id), timing = coalesce(:timing, timing), rated = coalesce(:rated, rated)
WHERE id = :game_id AND version = :version AND status = 'lobby'"""
# When a game ends, and not with each of its moves: only then the indexes of seats are touched.
PASS = "UPDATE seats SET past_since = :at WHERE game_id = :game_id"
PASS_DAILIES = """
UPDATE seats SET past_since = :at WHERE user_id = :host_id AND past_since IS NULL
AND EXISTS (SELECT 1 FROM games WHERE games.id = game_id AND daily < :daily)"""
CANCEL = "UPDATE games SET status = 'cancelled', ended_at = :at WHERE id = :game_id"
START = """
UPDATE games SET status = 'playing', version = version + 1, rules_version = :rules_version,
options = :options, interactions = :interactions, seed = :seed, state = :state, drawn = :drawn,
acting = :acting, started_at = :at, rated = :rated
WHERE id = :game_id AND version = :version AND status = 'lobby'"""
COUNT_OPEN = """
SELECT coalesce(sum(CASE WHEN host_id = :user_id THEN 1 ELSE 0 END), 0) AS own, count(*) AS total
FROM games WHERE guild_id = :guild_id AND status = 'lobby' AND daily IS NULL"""
SET_LOBBY_MESSAGE = "UPDATE games SET lobby_message_id = ? WHERE id = ?"
AGAIN_OF = f"SELECT {GAME_COLUMNS} FROM games WHERE id = (SELECT again_id FROM games WHERE id = :id)"
SET_AGAIN = "UPDATE games SET again_id = ? WHERE id = ?"
NOTE_UNREACHABLE = """
UPDATE games SET unreachable_version = :version
WHERE id = :id AND coalesce(unreachable_version, -1) <> coalesce(:version, -1)"""
SET_HOST = "UPDATE games SET host_id = ? WHERE id = ?"
SET_HOME = "UPDATE games SET home_id = ? WHERE id = ?"
TOUCH = """
UPDATE games SET paused_at = :paused_at WHERE id = :game_id AND version = :version AND status = 'playing'"""
SET_SEAT = "UPDATE seats SET missed = :missed, handed = :handed WHERE game_id = :game_id AND seat = :seat"
PREPARE = "UPDATE seats SET prepared = ? WHERE game_id = ? AND seat = ?"
VERSION = "SELECT version FROM games WHERE id = ?"


def select_games(db: Database, query: str, **facts: object) -> tuple[GameRow, ...]:
    """Return the games that a statement finds, in its order, with their seats and deadlines."""
    found = db.execute(query, facts).fetchall()
    seats: dict[int, list[SeatRow]] = {row["id"]: [] for row in found}
    for row in db.execute(SEATS, {"ids": as_json(seats)}):
        seats[row["game_id"]].append(struct(SeatRow, row))
    due = deadlines.of_games(db, seats)
    return tuple(
        struct(GameRow, row, "interactions", seats=seats[row["id"]], deadlines=due.get(row["id"], ()))
        for row in found
    )


def load(db: Database, game_id: int) -> GameRow | None:
    """Return the game with this id, if there is one."""
    return next(iter(select_games(db, LOAD, id=game_id)), None)


def in_channel(db: Database, channel_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
    """Return the games whose lobby or boards are in a channel or thread, the oldest first; no daily ones."""
    return select_games(db, IN_CHANNEL, channel_id=channel_id, statuses=as_json(statuses))


def of_user(
    db: Database,
    user_id: int,
    statuses: Iterable[LiveStatus],
    guild_id: int | None = None,
    day: str | None = None,
) -> tuple[GameRow, ...]:
    """Return the live games in which a user has a seat, in one server or in all, the oldest first.

    Of daily games only that of `day` is returned: unfinished ones would pile up for ever.
    """
    facts = {"user_id": user_id, "statuses": as_json(statuses), "guild_id": guild_id, "day": day}
    return select_games(db, OF_USER, **facts)


def live_of_user(db: Database, user_id: int, statuses: Iterable[LiveStatus], day: str) -> tuple[LiveRow, ...]:
    """Return the tables in which a person still plays, without positions; of daily games that of `day`."""
    facts = {"user_id": user_id, "statuses": as_json(statuses), "day": day}
    return select(db, LiveRow, LIVE_OF_USER, facts)


def with_ids(db: Database, ids: Iterable[int]) -> dict[int, GameRow]:
    """Return some games by their ids."""
    return {row.id: row for row in select_games(db, WITH_IDS, ids=as_json(ids))}


def most_played(db: Database, newest: int) -> tuple[str, ...]:
    """Return the games by how often they were opened lately, the most often first."""
    return tuple(row["game"] for row in db.execute(MOST_PLAYED, (newest,)))


def labels_of_user(db: Database, user_id: int, guild_id: int, limit: int) -> tuple[GameLabel, ...]:
    """Return the running and finished games of a user in a server, the newest first, without positions."""
    facts = {"user_id": user_id, "guild_id": guild_id, "limit": limit}
    # Who gave a seat up and took another one sits there twice.
    return tuple(dict.fromkeys(select(db, GameLabel, LABELS_OF_USER, facts)))


def running_of_user(db: Database, user_id: int, guild_id: int, limit: int) -> tuple[GameLabel, ...]:
    """Return the running games of a user in a server, the newest first, without positions."""
    facts = {"user_id": user_id, "guild_id": guild_id, "limit": limit}
    return select(db, GameLabel, RUNNING_OF_USER, facts)


def ended_in(db: Database, channel_id: int, limit: int) -> tuple[GameLabel, ...]:
    """Return the games of a channel, by lobby or boards, that ended last, the last first; no daily ones."""
    return select(db, GameLabel, ENDED_IN, {"channel_id": channel_id, "limit": limit})


def seated_in(db: Database, ids: Iterable[int], user_id: int) -> frozenset[int]:
    """Return those of some games in which a user has a seat."""
    found = db.execute(SEATED_IN, {"ids": as_json(ids), "user_id": user_id})
    return frozenset(row["game_id"] for row in found)


def left_by(db: Database, user_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
    """Return the games in which a user has left a seat to another person, the oldest first."""
    return select_games(db, LEFT_BY, user_id=user_id, statuses=as_json(statuses))


def labels_of_guild(
    db: Database, guild_id: int, statuses: Iterable[Status], limit: int
) -> tuple[GameLabel, ...]:
    """Return the games of a server, the newest first, without positions; no daily ones."""
    facts = {"guild_id": guild_id, "statuses": as_json(statuses), "limit": limit}
    return select(db, GameLabel, LABELS_OF_GUILD, facts)


def count_open(db: Database, guild_id: int, user_id: int) -> tuple[int, int]:
    """Return how many tables of a server have not started: those of one host, and all."""
    row = db.execute(COUNT_OPEN, {"guild_id": guild_id, "user_id": user_id}).fetchone()
    assert row is not None
    return row["own"], row["total"]


def daily_of_user(db: Database, guild_id: int, user_id: int, day: str, game: str) -> GameRow | None:
    """Return the daily game that a user began on a day (ISO date) in a server, if they did."""
    facts = {"guild_id": guild_id, "user_id": user_id, "day": day, "game": game}
    return next(iter(select_games(db, DAILY_OF_USER, **facts)), None)


def dailies(db: Database, guild_id: int, day: str, game: str) -> tuple[GameRow, ...]:
    """Return all daily games of a kind and a day in a server, the oldest first."""
    return select_games(db, DAILIES, guild_id=guild_id, day=day, game=game)


def finished_days(db: Database, guild_id: int, user_id: int) -> tuple[str, ...]:
    """Return the days (ISO dates) on which a user has finished, not given up, a daily game in a server."""
    found = db.execute(FINISHED_DAYS, {"guild_id": guild_id, "user_id": user_id})
    return tuple(dict.fromkeys(day for (day,) in found))


def daily_scores(db: Database, guild_id: int, first: str, last: str, game: str) -> tuple[DailyScore, ...]:
    """Return the daily games of a kind that were finished in a server from one day to another."""
    facts = {"guild_id": guild_id, "first": first, "last": last, "game": game}
    found = db.execute(DAILY_SCORES, facts)
    return tuple(
        DailyScore(
            row["user_id"],
            row["name"],
            row["day"],
            msgspec.json.decode(row["result"], type=Outcome).scores[0],
            row["par"],
        )
        for row in found
    )


def create(db: Database, new: NewGame, need_few: NeedFew | None = None) -> GameRow:
    """Create a lobby at version 0; raises AlreadyExists for a user's second daily game of a kind and a day.

    `need_few` hears of the server's open tables, the host's and all.
    """
    if need_few:
        need_few(*count_open(db, new.guild_id, new.host_id))
    if new.daily is not None:
        other = daily_of_user(db, new.guild_id, new.host_id, new.daily, new.game)
        if other is not None:
            raise AlreadyExists("daily game", other.id)
    (game_id,) = db.execute(CREATE, msgspec.structs.asdict(new)).fetchone()
    _fill_seats(db, game_id, new.seats)
    if new.daily is not None:
        db.execute(PASS_DAILIES, {"host_id": new.host_id, "daily": new.daily, "at": new.at})
    _set_closing(db, game_id, new.closes_at, new.at)
    if new.again_of is not None:
        db.execute(SET_AGAIN, (game_id, new.again_of))
    outbox.add(db, game_id, new.outbox, new.at)
    return reread(db, game_id)


def change_lobby(db: Database, wanted: LobbyChange) -> GameRow:
    """Write the fields that are given into a lobby that is still at this version; raises Stale."""
    facts = msgspec.structs.asdict(wanted)
    if db.execute(CHANGE_LOBBY, facts).rowcount == 0:
        raise stale(db, wanted.game_id)
    if wanted.seats is not None:
        db.execute(CLEAR_SEATS, (wanted.game_id,))
        _fill_seats(db, wanted.game_id, wanted.seats)
    if wanted.status == "cancelled":
        db.execute(CANCEL, facts)
        db.execute(PASS, facts)
    _set_closing(db, wanted.game_id, wanted.closes_at, wanted.at)
    audit.add(db, wanted.game_id, wanted.acts, wanted.at)
    outbox.add(db, wanted.game_id, wanted.outbox, wanted.at)
    return reread(db, wanted.game_id)


def start(db: Database, wanted: Start) -> GameRow:
    """Turn a lobby into a running game; raises Stale."""
    facts = {
        **msgspec.structs.asdict(wanted),
        **msgspec.structs.asdict(wanted.dealt),
        "interactions": as_json(wanted.dealt.interactions),
    }
    if db.execute(START, facts).rowcount == 0:
        raise stale(db, wanted.game_id)
    deadlines.replace(db, wanted.game_id, wanted.deadlines)
    outbox.add(db, wanted.game_id, wanted.outbox, wanted.at)
    return reread(db, wanted.game_id)


def change(db: Database, wanted: Change) -> GameRow:
    """Pause, resume, hand a seat back or move deadlines; the version stays. Raises Stale."""
    facts = {"game_id": wanted.game_id, "version": wanted.version, "paused_at": wanted.paused_at}
    if db.execute(TOUCH, facts).rowcount == 0:
        raise stale(db, wanted.game_id)
    for seat in wanted.seats:
        db.execute(SET_SEAT, {"game_id": wanted.game_id, **msgspec.structs.asdict(seat)})
    deadlines.replace(db, wanted.game_id, wanted.deadlines)
    if wanted.settles is not None:
        proposals.close(db, wanted.settles)
    audit.add(db, wanted.game_id, wanted.acts, wanted.at)
    outbox.add(db, wanted.game_id, wanted.outbox, wanted.at)
    return reread(db, wanted.game_id)


def prepare(db: Database, game_id: int, seat: int, prepared: str | None) -> None:
    """Keep the move that a person has prepared for their next turn; None drops it."""
    db.execute(PREPARE, (prepared, game_id, seat))


def set_host(db: Database, game_id: int, host_id: int, act: Act, letter: Outgoing, at: int) -> None:
    """Make another person the host of a running game; log it, and send a letter about it."""
    db.execute(SET_HOST, (host_id, game_id))
    audit.add(db, game_id, (act,), at)
    outbox.add(db, game_id, (letter,), at)


def set_lobby_message(db: Database, game_id: int, message_id: int) -> None:
    """Remember the message of the lobby's card, which has arrived."""
    db.execute(SET_LOBBY_MESSAGE, (message_id, game_id))
    outbox.drop(db, game_id, "opened")


def set_home(db: Database, game_id: int, home_id: int) -> None:
    """Post the boards of a game in another channel or thread from now on."""
    db.execute(SET_HOME, (home_id, game_id))
    outbox.drop(db, game_id, "place")


def again_of(db: Database, game_id: int) -> GameRow | None:
    """Return the table that was opened out of a finished one, if there is one."""
    return next(iter(select_games(db, AGAIN_OF, id=game_id)), None)


def note_unreachable(db: Database, game_id: int, version: int | None) -> bool:
    """Note that the host is told of an unreachable table; return False if they were told at this version.

    None takes the note back.
    """
    return db.execute(NOTE_UNREACHABLE, {"id": game_id, "version": version}).rowcount > 0


def stale(db: Database, game_id: int) -> Stale:
    """Return the refusal of a write to another version than the current one."""
    row = db.execute(VERSION, (game_id,)).fetchone()
    return Stale(row["version"] if row else None)


def _set_closing(db: Database, game_id: int, closes_at: int | None, at: int) -> None:
    """Set when a lobby closes by itself if nothing changes; None: it never does, or is closed already."""
    closing = DeadlineRow(game_id=game_id, seat=WHOLE_TABLE, kind="close", due=closes_at or 0, began=at)
    deadlines.replace(db, game_id, () if closes_at is None else (closing,))


def reread(db: Database, game_id: int) -> GameRow:
    """Return a game that was just written."""
    row = load(db, game_id)
    assert row is not None
    return row


def _fill_seats(db: Database, game_id: int, seats: Iterable[SeatRow]) -> None:
    for seat in seats:
        db.execute(ADD_SEAT, {"game_id": game_id, **msgspec.structs.asdict(seat)})
