"""Queries over what is to be told: all that it takes to send it, in one hop."""

from collections.abc import Collection, Iterable

import msgspec

from db.queries import games, moves, outbox, proposals, settings, tournaments
from db.queries.values import as_json, listed
from db.rows.games import GameRow
from db.rows.loaded import Due, TournamentDue
from db.rows.moves import Commit
from db.rows.outbox import Subject
from db.rows.tournaments import AnnouncementRow, PairingRow, Posted, StoredTournament
from db.sql import Database

DECISIONS = ("result", "correct", "leave", "drop")  # acts of a tournament's log
WITH_DECISIONS = {"result", "round-over"}
PLACES = f"""
SELECT id, home_id, coalesce((SELECT max(began) FROM deadlines WHERE game_id = games.id), 0) AS active
FROM games WHERE id IN {listed("?")}"""
CHANNELS = f"SELECT id, channel_id FROM tournaments WHERE id IN {listed('?')}"
FOREMOST = 1 << 62  # more people wait for a tournament than for a table
NOTHING = Posted()
TOLD = "DELETE FROM announcements WHERE id = ?"


def places(db: Database, subjects: Collection[Subject]) -> dict[Subject, tuple[int, int]]:
    """Return where all are told, and how lively they are: when a table last began to wait for somebody."""
    ids = {kind: [one.id for one in subjects if one.kind == kind] for kind in ("game", "tournament")}
    tables = db.execute(PLACES, (as_json(ids["game"]),))
    found = {Subject(row["id"]): (row["home_id"], row["active"]) for row in tables}
    for row in db.execute(CHANNELS, (as_json(ids["tournament"]),)):
        found[Subject(row["id"], "tournament")] = (row["channel_id"], FOREMOST)
    return found


def load(db: Database, game_id: int) -> Due | None:
    """Return a game and what waits in its outbox."""
    game = games.load(db, game_id)
    return _due(db, game) if game else None


def commit(db: Database, move: Commit) -> Due:
    """Do as `moves.commit`; return with the game what waits in its outbox, so that nobody loads it again."""
    return _due(db, moves.commit(db, move))


def _due(db: Database, game: GameRow) -> Due:
    return Due(
        game=game,
        rows=outbox.pending(db, game.id),
        language=settings.get(db, "guild", game.guild_id, "language"),
        has_proposals=bool(proposals.of_game(db, game.id)),
        people=settings.of_users(
            db, (seat.user_id for seat in game.seats if seat.user_id), settings.OWN_TIME
        ),
    )


def load_tournament(db: Database, tournament_id: int) -> TournamentDue | None:
    """Return a tournament, what waits to be announced, and the tables to which something is to be sent."""
    stored = tournaments.load_whole(db, tournament_id)
    if stored is None:
        return None
    rows = tournaments.announcements(db, tournament_id)
    about = {row.id: _game_of(row, stored.pairings) for row in rows}
    told = {game_id for game_id in about.values() if game_id is not None}
    waiting = sorted(told.union(tournaments.waiting_games(db, tournament_id)))
    results = {game_id for row in rows if row.kind == "result" and (game_id := about[row.id])}
    is_decided = any(row.kind in WITH_DECISIONS for row in rows)
    return TournamentDue(
        stored=stored,
        rows=rows,
        games={game_id: due for game_id in waiting if (due := load(db, game_id))},
        played={game_id: moves.of_game(db, game_id) for game_id in results},
        log=tournaments.log(db, tournament_id, *DECISIONS) if is_decided else (),
        language=settings.get(db, "guild", stored.row.guild_id, "language"),
        where=settings.get(db, "guild", stored.row.guild_id, "where"),
    )


def mark_told(
    db: Database, tournament_id: int, ids: Iterable[int], posted: Posted = NOTHING
) -> StoredTournament:
    """Delete announcements that are sent, remember what was posted; return the tournament as it is now."""
    tournaments.set_posted(db, tournament_id, posted)
    for row_id in ids:
        db.execute(TOLD, (row_id,))
    return tournaments.reread(db, tournament_id)


def open_place(
    db: Database,
    tournament_id: int,
    ids: Iterable[int],
    game_id: int,
    home_id: int,
    posted: Posted = NOTHING,
) -> tuple[StoredTournament, Due | None]:
    """Give a table its place, and do as `mark_told`; return the table, too, with what waits for it."""
    games.set_home(db, game_id, home_id)
    outbox.fix_first(db, game_id)
    return mark_told(db, tournament_id, ids, posted), load(db, game_id)


def _game_of(row: AnnouncementRow, pairings: Iterable[PairingRow]) -> int | None:
    """Return the game that an announcement is about, if it is about one."""
    facts = msgspec.json.decode(row.payload)
    where = (facts.get("round"), facts.get("table"))
    found = next((one.game_id for one in pairings if (one.round, one.number) == where), None)
    return facts.get("game", found)
