"""Queries over deadlines: what is due, and when."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

import msgspec

from db.queries import settings
from db.queries.values import as_json, columns, listed, of_shards, on_shards, placeholders, select, struct
from db.rows.deadlines import WHOLE_TABLE, DeadlineRow
from db.rows.shards import EVERYTHING, Mine
from db.sql import Database

# The settings of the bot that hold its last sign of life: the first part of their name. Each shard has its
# own, because another process may be away.
ALIVE = "alive"

# Returns when the deadline of a person with vacations is due after an outage, given the deadline, the stored
# rules about time of the table, the stored vacations, the last sign of life and now.
Around: TypeAlias = Callable[[DeadlineRow, str, str, int, int], int]

COLUMNS = ", ".join(f"deadlines.{column}" for column in DeadlineRow.__struct_fields__)

# While a game is paused no turn ends, but a table can still fall silent as a whole.
RUNNING = "(games.paused_at IS NULL OR deadlines.seat < 0)"

OF_GAMES = f"""
SELECT {COLUMNS} FROM deadlines WHERE game_id IN {listed("?")} ORDER BY game_id, seat, kind"""
CLEAR = "DELETE FROM deadlines WHERE game_id = ?"
ADD = f"INSERT INTO deadlines ({columns(DeadlineRow)}) VALUES ({placeholders(DeadlineRow)})"
MINE = on_shards("games")
NEAREST = f"""
SELECT due FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE {RUNNING} AND {MINE} ORDER BY due LIMIT 1"""
DUE = f"""
SELECT {COLUMNS} FROM deadlines INDEXED BY deadlines_by_due JOIN games ON games.id = game_id
WHERE due <= :now AND {RUNNING} AND {MINE} ORDER BY due, game_id, seat LIMIT :limit"""
# A paused game gets the length of its pause when it goes on, and that includes the outage.
EXTEND = f"""
UPDATE deadlines SET due = due + :outage
WHERE game_id IN (SELECT id FROM games WHERE paused_at IS NULL AND {MINE})"""
# A round or a check-in gets the length of the outage, too.
MY_TOURNAMENTS = on_shards("tournaments")
EXTEND_ROUNDS = f"""
UPDATE tournaments SET due = due + :outage, version = version + 1
WHERE status IN ('check_in', 'running') AND {MY_TOURNAMENTS}"""
EXTEND_TABLES = f"""
UPDATE pairings SET due = due + :outage WHERE due IS NOT NULL
AND tournament_id IN (SELECT id FROM tournaments WHERE status = 'running' AND {MY_TOURNAMENTS})"""
# Their cards show the new end.
SHOW_ENDS = f"""
INSERT INTO announcements (tournament_id, kind, payload, at)
SELECT id, 'renewed', '{{}}', :now FROM tournaments
WHERE status IN ('check_in', 'running') AND {MY_TOURNAMENTS}"""
DROP = """
DELETE FROM deadlines
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
OF_VACATIONERS = f"""
SELECT {COLUMNS}, games.timing, settings.value AS away FROM settings
JOIN seats ON seats.user_id = settings.owner_id
JOIN deadlines ON deadlines.game_id = seats.game_id AND deadlines.seat = seats.seat
JOIN games ON games.id = seats.game_id
WHERE settings.scope = 'user' AND settings.key = 'away' AND games.paused_at IS NULL AND {MINE}"""
CLOSE_LOBBIES = f"""
INSERT INTO deadlines (game_id, seat, kind, due, began)
SELECT id, :seat, 'close', :due, :now FROM games WHERE status = 'lobby' AND daily IS NULL
AND NOT EXISTS (SELECT 1 FROM deadlines WHERE game_id = games.id) AND {MINE}"""
POSTPONE = """
UPDATE deadlines SET due = :later
WHERE game_id = :game_id AND seat = :seat AND kind = :kind AND due = :due AND began = :began"""
SHOW_TURNS = f"""
INSERT INTO outbox (game_id, kind, payload, at)
SELECT DISTINCT game_id, 'lines', '{{}}', :now FROM deadlines JOIN games ON games.id = game_id
WHERE kind = 'turn' AND {MINE}"""
SET_REMINDER = """
UPDATE deadlines SET reminder = ? WHERE game_id = ? AND seat = ? AND kind = 'turn' AND began = ?"""


def of_games(db: Database, ids: Iterable[int]) -> dict[int, list[DeadlineRow]]:
    """Return the deadlines of some games by game."""
    found: dict[int, list[DeadlineRow]] = {}
    for row in select(db, DeadlineRow, OF_GAMES, (as_json(ids),)):
        found.setdefault(row.game_id, []).append(row)
    return found


def replace(db: Database, game_id: int, rows: Iterable[DeadlineRow]) -> None:
    """Replace all deadlines of a game."""
    db.execute(CLEAR, (game_id,))
    for row in rows:
        db.execute(ADD, msgspec.structs.asdict(row))


def nearest(db: Database, mine: Mine = EVERYTHING) -> int | None:
    """Return when the next running deadline is due."""
    row = db.execute(NEAREST, of_shards(mine)).fetchone()
    return row["due"] if row else None


def due_by(db: Database, now: int, limit: int, mine: Mine = EVERYTHING) -> tuple[DeadlineRow, ...]:
    """Return running deadlines that are due, the oldest first."""
    return select(db, DeadlineRow, DUE, {"now": now, "limit": limit, **of_shards(mine)})


def note_alive(db: Database, now: int, patience: int, around: Around, mine: Mine = EVERYTHING) -> int:
    """Note that these shards are served; return the longest outage before, 0 if all are at most `patience`.

    An outage extends every running deadline of its shard, around vacations as `around` says, and every board
    is sent to show its new time.
    """
    known = _signs(db, now, mine)
    for shard in mine.shards:
        settings.put(db, "bot", 0, _sign(shard, mine.count), str(now))
    outages = {known[shard] for shard in mine.shards if now - known[shard] > patience}
    for last in sorted(outages):
        away = Mine(mine.count, tuple(shard for shard in mine.shards if known[shard] == last))
        _extend(db, last, now, around, away)
    return max((now - last for last in outages), default=0)


def _signs(db: Database, now: int, mine: Mine) -> dict[int, int]:
    """Return the last sign of life of each shard.

    After the number of shards has changed, all of them were served until the last sign of any.
    """
    found = settings.starting_with(db, "bot", 0, ALIVE)
    stored = {key: value for key, value in found.items() if key.partition(" ")[0] == ALIVE}
    keys = {_sign(shard, mine.count): shard for shard in range(mine.count)}
    if not stored.keys() & keys:
        last = max(map(int, stored.values()), default=now)
        for key in stored:
            settings.put(db, "bot", 0, key, None)
        for key in keys:
            settings.put(db, "bot", 0, key, str(last))
        stored = dict.fromkeys(keys, str(last))
    return {shard: int(stored.get(key, now)) for key, shard in keys.items()}


def _sign(shard: int, count: int) -> str:
    return ALIVE if count == 1 else f"{ALIVE} {shard}/{count}"


def _extend(db: Database, last: int, now: int, around: Around, mine: Mine) -> None:
    facts = {"outage": now - last, "now": now, **of_shards(mine)}
    vacationers = db.execute(OF_VACATIONERS, facts).fetchall()
    for statement in (EXTEND, EXTEND_ROUNDS, EXTEND_TABLES):
        db.execute(statement, facts)
    for found in vacationers:
        row = struct(DeadlineRow, found)
        extended = msgspec.structs.replace(row, due=row.due + now - last)
        postpone(db, extended, around(row, found["timing"], found["away"], last, now))
    db.execute(SHOW_TURNS, facts)
    db.execute(SHOW_ENDS, facts)


def close_lobbies(db: Database, due: int, now: int, mine: Mine = EVERYTHING) -> int:
    """Give open tables without a closing time this one; return how many. Older versions made such tables."""
    facts = {"seat": WHOLE_TABLE, "due": due, "now": now, **of_shards(mine)}
    return db.execute(CLOSE_LOBBIES, facts).rowcount


def drop(db: Database, row: DeadlineRow) -> None:
    """Delete a deadline, if it is still the same."""
    db.execute(DROP, msgspec.structs.asdict(row))


def postpone(db: Database, row: DeadlineRow, later: int) -> None:
    """Postpone a deadline, if it is still the same."""
    db.execute(POSTPONE, {"later": later, **msgspec.structs.asdict(row)})


def set_reminder(db: Database, game_id: int, seat: int, began: int, reminder: str) -> bool:
    """Remember the message that reminds of a turn; return False if that turn is over."""
    return db.execute(SET_REMINDER, (reminder, game_id, seat, began)).rowcount > 0
