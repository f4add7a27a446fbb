"""Queries over tournaments: entrants, pairings, their log and what is still to be announced."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec

from db.errors import Stale
from db.queries import games
from db.queries.arrays import as_json
from db.queries.moves import correct
from db.rows.games import NewGame, Start
from db.rows.tournaments import (
    AnnouncementRow,
    Deal,
    EntrantRow,
    LogRow,
    NewTournament,
    PairingRow,
    StoredTournament,
    TournamentChange,
    TournamentLabel,
    TournamentRow,
    TournamentStatus,
)

COLUMNS = ", ".join(TournamentRow.__struct_fields__)
ENTRANT_COLUMNS = ", ".join(EntrantRow.__struct_fields__)
LOG_COLUMNS = ", ".join(LogRow.__struct_fields__)
WAITING_COLUMNS = ", ".join(AnnouncementRow.__struct_fields__)

CREATE = """
INSERT INTO tournaments
(guild_id, channel_id, organiser_id, name, game, options, terms, state, secret, status, due, created_at)
VALUES (:guild_id, :channel_id, :organiser_id, :name, :game, :options, :terms, :state, :secret, :status,
:due, :at)"""
LOAD = f"SELECT {COLUMNS} FROM tournaments WHERE id = ?"
OF_GUILD = """
SELECT id, guild_id, channel_id, organiser_id, name, status,
    EXISTS (SELECT 1 FROM entrants WHERE tournament_id = tournaments.id AND user_id = ?) AS is_mine
FROM tournaments WHERE guild_id = ? AND status IN (SELECT value FROM json_each(?)) ORDER BY id DESC"""
SEASONS_AFTER = f"""
SELECT {COLUMNS} FROM tournaments
WHERE guild_id = ? AND status <> 'cancelled' AND terms ->> 'after' = ? ORDER BY id"""
UNFINISHED = """
SELECT id FROM tournaments WHERE status IN ('open', 'check_in', 'running', 'paused')
UNION SELECT tournament_id FROM announcements ORDER BY id"""
NEXT_DUE = "SELECT min(due) AS due FROM tournaments WHERE status IN ('open', 'check_in', 'running')"
CHANGE = """
UPDATE tournaments SET channel_id = :channel_id, organiser_id = :organiser_id, name = :name,
options = :options, terms = :terms, state = :state, status = :status, version = version + 1,
due = :due, paused_at = :paused_at, started_at = :started_at, ended_at = :ended_at
WHERE id = :id AND version = :version"""
VERSION = "SELECT version FROM tournaments WHERE id = ?"
SET_CARD = "UPDATE tournaments SET card_message_id = ? WHERE id = ?"
ENTRANTS = f"SELECT {ENTRANT_COLUMNS} FROM entrants WHERE tournament_id = ? ORDER BY at, user_id"
PUT_ENTRANT = f"""
INSERT INTO entrants ({ENTRANT_COLUMNS})
VALUES ({", ".join(f":{column}" for column in EntrantRow.__struct_fields__)})
ON CONFLICT DO UPDATE SET name = excluded.name, checked_in = excluded.checked_in,
absences = excluded.absences"""
REMOVE_ENTRANT = "DELETE FROM entrants WHERE tournament_id = ? AND user_id = ?"
ENTERED = f"""
SELECT {COLUMNS} FROM tournaments
WHERE id IN (SELECT tournament_id FROM entrants WHERE user_id = ?) ORDER BY id DESC"""
ADD_PAIRING = "INSERT INTO pairings (tournament_id, round, number, game_id) VALUES (?, ?, ?, ?)"
PAIRINGS = "SELECT * FROM pairings WHERE tournament_id = ? ORDER BY round, number"
CLOSE = (
    "DELETE FROM pairings WHERE game_id = :game_id",
    "DELETE FROM outbox WHERE game_id = :game_id",
    "DELETE FROM deadlines WHERE game_id = :game_id",
    """
UPDATE games SET status = 'cancelled', version = version + 1, ended_at = :at
WHERE id = :game_id AND status = 'playing'""",
)
TAKEN_BACK = """
SELECT facts ->> 'round' AS round FROM tournament_log WHERE tournament_id = ? AND act = 'pair-again'"""
SET_RATED = "UPDATE games SET rated = ? WHERE id = ?"
LOG = f"""
SELECT {LOG_COLUMNS} FROM tournament_log WHERE tournament_id = :id
AND (:acts = '[]' OR act IN (SELECT value FROM json_each(:acts)))
AND (:about IS NULL OR facts ->> 'user' = :about) ORDER BY id"""
ADD_LOG = "INSERT INTO tournament_log (tournament_id, actor_id, act, facts, at) VALUES (?, ?, ?, ?, ?)"
ANNOUNCE = "INSERT INTO announcements (tournament_id, kind, payload, at) VALUES (?, ?, ?, ?)"
WAITING = f"SELECT {WAITING_COLUMNS} FROM announcements WHERE tournament_id = ? ORDER BY id"
WAITING_GAMES = """
SELECT DISTINCT game_id FROM outbox
WHERE game_id IN (SELECT game_id FROM pairings WHERE tournament_id = ?) ORDER BY game_id"""
TOLD = "DELETE FROM announcements WHERE id = ?"


def create(db: sqlite3.Connection, new: NewTournament) -> TournamentRow:
    """Create a tournament at version 0."""
    made = db.execute(CREATE, msgspec.structs.asdict(new))
    assert made.lastrowid is not None
    return _reread(db, made.lastrowid)


def load(db: sqlite3.Connection, tournament_id: int) -> TournamentRow | None:
    """Return the tournament with this id, if there is one."""
    row = db.execute(LOAD, (tournament_id,)).fetchone()
    return TournamentRow(**dict(row)) if row else None


def load_whole(db: sqlite3.Connection, tournament_id: int) -> StoredTournament | None:
    """Return the tournament with this id and all that belongs to it, if there is one."""
    row = load(db, tournament_id)
    if row is None:
        return None
    return StoredTournament(
        row=row,
        entrants=entrants(db, tournament_id),
        pairings=pairings(db, tournament_id),
        taken_back=tuple(found["round"] for found in db.execute(TAKEN_BACK, (tournament_id,))),
    )


def of_guild(
    db: sqlite3.Connection, guild_id: int, statuses: Iterable[TournamentStatus], user_id: int
) -> tuple[TournamentLabel, ...]:
    """Return the tournaments of a server, the newest first, as a list shows them to a user."""
    found = db.execute(OF_GUILD, (user_id, guild_id, as_json(statuses)))
    return tuple(msgspec.convert(dict(row), TournamentLabel, strict=False) for row in found)


def entered_by(db: sqlite3.Connection, user_id: int) -> tuple[TournamentRow, ...]:
    """Return the tournaments in which a user takes part or has taken part, the newest first."""
    return tuple(TournamentRow(**dict(row)) for row in db.execute(ENTERED, (user_id,)))


def seasons_after(db: sqlite3.Connection, guild_id: int, tournament_id: int) -> tuple[TournamentRow, ...]:
    """Return the next season of a league, once there is one (or several drafts of it)."""
    return tuple(TournamentRow(**dict(row)) for row in db.execute(SEASONS_AFTER, (guild_id, tournament_id)))


def unfinished(db: sqlite3.Connection) -> tuple[int, ...]:
    """Return the ids of all tournaments that have something to do, or something left to tell."""
    return tuple(row["id"] for row in db.execute(UNFINISHED))


def agenda(db: sqlite3.Connection) -> tuple[tuple[int, ...], int | None]:
    """Return the ids of `unfinished`, and when the next of them has something to do by itself."""
    return unfinished(db), db.execute(NEXT_DUE).fetchone()["due"]


def change(db: sqlite3.Connection, act: TournamentChange) -> StoredTournament:
    """Write an act with all that follows from it, such as the tables of a new round; raises Stale."""
    row = act.row
    if db.execute(CHANGE, msgspec.structs.asdict(row)).rowcount == 0:
        found = db.execute(VERSION, (row.id,)).fetchone()
        raise Stale(found["version"] if found else None)
    for user_id in act.left:
        db.execute(REMOVE_ENTRANT, (row.id, user_id))
    for entrant in act.entrants:
        db.execute(PUT_ENTRANT, msgspec.structs.asdict(entrant))
    for game_id in act.closed:
        for statement in CLOSE:
            db.execute(statement, {"game_id": game_id, "at": act.at})
    for correction in act.corrections:
        correct(db, correction, act.at)
    for deal in act.deals:
        game_id = open_table(db, row, deal, act.at)
        db.execute(ADD_PAIRING, (row.id, deal.round, deal.number, game_id))
    for entry in act.log:
        db.execute(ADD_LOG, (row.id, entry.actor_id, entry.act, entry.facts, act.at))
    for message in act.announcements:
        db.execute(ANNOUNCE, (row.id, message.kind, message.payload, act.at))
    return _reread_whole(db, row.id)


def open_table(db: sqlite3.Connection, row: TournamentRow, deal: Deal, at: int) -> int:
    """Create a table that is played from the moment it exists: there is no lobby in a tournament."""
    new = NewGame(
        game=deal.game,
        rules_version=deal.rules_version,
        options=deal.options,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        host_id=row.organiser_id,
        secret=deal.secret,
        seats=deal.seats,
        timing=deal.timing,
        at=at,
    )
    made = games.create(db, new)
    db.execute(SET_RATED, (deal.rated, made.id))
    begin = Start(
        game_id=made.id,
        version=made.version,
        rules_version=deal.rules_version,
        options=deal.options,
        interactions=deal.interactions,
        seed=deal.seed,
        state=deal.state,
        drawn=deal.drawn,
        deadlines=tuple(msgspec.structs.replace(each, game_id=made.id) for each in deal.deadlines),
        outbox=deal.outbox,
        at=at,
    )
    return games.start(db, begin).id


def entrants(db: sqlite3.Connection, tournament_id: int) -> tuple[EntrantRow, ...]:
    """Return the entrants in the order of their entry."""
    found: list[dict[str, Any]] = [dict(row) for row in db.execute(ENTRANTS, (tournament_id,))]
    for row in found:
        row["checked_in"] = bool(row["checked_in"])
    return tuple(EntrantRow(**row) for row in found)


def pairings(db: sqlite3.Connection, tournament_id: int) -> tuple[PairingRow, ...]:
    """Return all tables so far, with their games."""
    return tuple(PairingRow(**dict(row)) for row in db.execute(PAIRINGS, (tournament_id,)))


def log(
    db: sqlite3.Connection, tournament_id: int, *acts: str, about: int | None = None
) -> tuple[LogRow, ...]:
    """Return what was done, in order: all of it or these acts, to anyone or to one person."""
    facts = {"id": tournament_id, "acts": as_json(acts), "about": about}
    return tuple(LogRow(**dict(row)) for row in db.execute(LOG, facts))


def announcements(db: sqlite3.Connection, tournament_id: int) -> tuple[AnnouncementRow, ...]:
    """Return what is still to be announced of a tournament, the oldest first."""
    return tuple(AnnouncementRow(**dict(row)) for row in db.execute(WAITING, (tournament_id,)))


def waiting_games(db: sqlite3.Connection, tournament_id: int) -> tuple[int, ...]:
    """Return the games of a tournament with messages that are still to be sent."""
    return tuple(row["game_id"] for row in db.execute(WAITING_GAMES, (tournament_id,)))


def waiting(
    db: sqlite3.Connection, tournament_id: int
) -> tuple[StoredTournament, tuple[AnnouncementRow, ...]]:
    """Return a tournament and its `announcements`."""
    return _reread_whole(db, tournament_id), announcements(db, tournament_id)


def mark_told(db: sqlite3.Connection, row: AnnouncementRow) -> StoredTournament:
    """Forget a message that is sent; return the tournament as it stands now."""
    db.execute(TOLD, (row.id,))
    return _reread_whole(db, row.tournament_id)


def set_card(db: sqlite3.Connection, tournament_id: int, message_id: int) -> None:
    """Remember the message that holds the card."""
    db.execute(SET_CARD, (message_id, tournament_id))


def _reread(db: sqlite3.Connection, tournament_id: int) -> TournamentRow:
    row = load(db, tournament_id)
    assert row is not None
    return row


def _reread_whole(db: sqlite3.Connection, tournament_id: int) -> StoredTournament:
    found = load_whole(db, tournament_id)
    assert found is not None
    return found
