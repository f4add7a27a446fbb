"""Queries over tournaments: their entrants, their tables, their log and their announcements."""

from collections.abc import Iterable, Mapping

import msgspec

from db.errors import Stale
from db.queries import deadlines, games, mentions, outbox
from db.queries.moves import commit, correct, of_game
from db.queries.values import (
    as_json,
    columns,
    listed,
    of_shards,
    on_shards,
    placeholders,
    select,
    select_one,
)
from db.rows import tournaments
from db.rows import tournaments as rows
from db.rows.games import GameRow, NewGame, Start
from db.rows.moves import MoveRow
from db.rows.outbox import Outgoing
from db.rows.shards import EVERYTHING, Mine
from db.rows.tournaments import (
    AnnouncementRow,
    CandidateRow,
    EntrantRow,
    LogRow,
    StoredTournament,
    TournamentRow,
)
from db.sql import Database

OpenGame = tuple[GameRow, tuple[MoveRow, ...]]

COLUMNS = columns(TournamentRow)

CREATE = """
INSERT INTO tournaments
(guild_id, channel_id, organiser_id, name, game, options, terms, state, secret, status, due, created_at,
series_id, after_id)
VALUES (:guild_id, :channel_id, :organiser_id, :name, :game, :options, :terms, :state, :secret, :status,
:due, :at, :series, :after)
RETURNING id"""
LOAD = f"SELECT {COLUMNS} FROM tournaments WHERE id = ?"
OF_GUILD = f"""
SELECT id, guild_id, channel_id, organiser_id, name, status,
    EXISTS (SELECT 1 FROM entrants WHERE tournament_id = tournaments.id AND user_id = ?) AS is_mine
FROM tournaments WHERE guild_id = ? AND status IN {listed("?", "TEXT")} ORDER BY id DESC"""
CHANNELS = f"""
SELECT DISTINCT channel_id FROM tournaments WHERE guild_id = ? AND status IN {listed("?", "TEXT")}"""
IS_SHOWN = f"""
guild_id = :guild_id AND status IN {listed(":statuses", "TEXT")}
AND (channel_id IN {listed(":seen")} OR organiser_id = :user_id OR EXISTS (
    SELECT 1 FROM entrants WHERE tournament_id = tournaments.id AND user_id = :user_id))
AND (:channel_id IS NULL OR channel_id = :channel_id)"""
COUNT_SHOWN = f"SELECT count(*) FROM tournaments WHERE {IS_SHOWN}"
SHOWN = f"SELECT id, name FROM tournaments WHERE {IS_SHOWN} ORDER BY id DESC LIMIT :limit OFFSET :skip"
SEASONS = f"""
SELECT {COLUMNS} FROM tournaments
WHERE after_id = ? AND guild_id = ? AND status <> 'cancelled' ORDER BY id"""
SERIES = """
SELECT id, terms FROM tournaments
WHERE series_id = ? AND guild_id = ? AND status <> 'cancelled' ORDER BY id"""
MINE = on_shards("tournaments")
OF_ANNOUNCEMENTS = f"""
SELECT tournament_id AS id FROM announcements JOIN tournaments ON tournaments.id = tournament_id
WHERE {MINE}"""
UNFINISHED = f"""
SELECT id FROM tournaments WHERE status IN ('open', 'check_in', 'running', 'paused') AND {MINE}
UNION {OF_ANNOUNCEMENTS} ORDER BY id"""
NEXT_DUE = f"""
SELECT min(due) AS due FROM tournaments WHERE status IN ('open', 'check_in', 'running') AND {MINE}"""
COUNT_CURRENT = """
SELECT coalesce(sum(CASE WHEN organiser_id = :organiser_id THEN 1 ELSE 0 END), 0) AS own, count(*) AS total
FROM tournaments WHERE guild_id = :guild_id
AND status IN ('draft', 'open', 'check_in', 'running', 'paused')"""
CHANGE = """
UPDATE tournaments SET channel_id = :channel_id, organiser_id = :organiser_id, name = :name,
options = :options, terms = :terms, state = :state, status = :status, version = version + 1,
due = :due, paused_at = :paused_at, started_at = :started_at, ended_at = :ended_at,
tables_channel_id = :tables_channel_id
WHERE id = :id AND version = :version"""
VERSION = "SELECT version FROM tournaments WHERE id = ?"
SET_CARD = "UPDATE tournaments SET card_message_id = ? WHERE id = ?"
SET_ROUND = "UPDATE tournaments SET round_channel_id = ?, round_message_id = ? WHERE id = ?"
SET_LAST_CARD = "UPDATE tournaments SET last_card_channel_id = ?, last_card_message_id = ? WHERE id = ?"
SET_EVENT = "UPDATE tournaments SET event_id = ? WHERE id = ?"
NOTE_UNREACHABLE = """
UPDATE tournaments SET unreachable_told = :told
WHERE id = :id AND coalesce(unreachable_told, '') <> coalesce(:told, '')"""
ENTRANTS = f"SELECT {columns(EntrantRow)} FROM entrants WHERE tournament_id = ? ORDER BY at, user_id"
PUT_ENTRANT = f"""
INSERT INTO entrants ({columns(EntrantRow)}) VALUES ({placeholders(EntrantRow)})
ON CONFLICT (tournament_id, user_id) DO UPDATE SET name = excluded.name, checked_in = excluded.checked_in,
absences = excluded.absences, seed = excluded.seed"""
REMOVE_ENTRANT = "DELETE FROM entrants WHERE tournament_id = ? AND user_id = ?"
ENTERED = f"""
SELECT {COLUMNS} FROM tournaments
WHERE id IN (SELECT tournament_id FROM entrants WHERE user_id = ?) ORDER BY id DESC"""
CANDIDATES = f"SELECT {columns(CandidateRow)} FROM candidates WHERE tournament_id = ? ORDER BY at, user_id"
PUT_CANDIDATE = f"""
INSERT INTO candidates ({columns(CandidateRow)}) VALUES ({placeholders(CandidateRow)})
ON CONFLICT (tournament_id, user_id) DO UPDATE SET kind = excluded.kind, name = excluded.name,
replaces = excluded.replaces"""
REMOVE_CANDIDATE = "DELETE FROM candidates WHERE tournament_id = ? AND user_id = ?"
HELPERS = "SELECT user_id FROM helpers WHERE tournament_id = ? ORDER BY at, user_id"
CLEAR_HELPERS = "DELETE FROM helpers WHERE tournament_id = ?"
ADD_HELPER = "INSERT INTO helpers (tournament_id, user_id, at) VALUES (?, ?, ?)"
ADD_PAIRING = "INSERT INTO pairings (tournament_id, round, number, game_id, due) VALUES (?, ?, ?, ?, ?)"
EXTEND = "UPDATE pairings SET due = ? WHERE game_id = ?"
SET_NOTE = "UPDATE pairings SET note_message_id = ? WHERE game_id = ?"
PAIRINGS = "SELECT * FROM pairings WHERE tournament_id = ? ORDER BY round, number"
CLOSE = (
    "DELETE FROM pairings WHERE game_id = :game_id",
    "DELETE FROM outbox WHERE game_id = :game_id",
    "DELETE FROM deadlines WHERE game_id = :game_id",
    """
UPDATE games SET status = 'cancelled', version = version + 1, ended_at = :at
WHERE id = :game_id AND status = 'playing'""",
    "UPDATE seats SET past_since = :at WHERE game_id = :game_id AND past_since IS NULL",
)
LOG = f"""
SELECT {columns(LogRow)} FROM tournament_log WHERE tournament_id = :id
AND (:acts = '[]' OR act IN {listed(":acts", "TEXT")}) ORDER BY id"""
ADD_LOG = "INSERT INTO tournament_log (tournament_id, actor_id, act, facts, at) VALUES (?, ?, ?, ?, ?)"
CROWNS = f"""
SELECT {columns(LogRow)} FROM tournament_log
WHERE act IN ('crown', 'uncrown') AND tournament_id IN (SELECT id FROM tournaments WHERE guild_id = ?)
ORDER BY id"""
ANNOUNCE = "INSERT INTO announcements (tournament_id, kind, payload, at) VALUES (?, ?, ?, ?)"
WAITING = f"SELECT {columns(AnnouncementRow)} FROM announcements WHERE tournament_id = ? ORDER BY id"
IS_ANNOUNCING = "SELECT 1 FROM announcements WHERE tournament_id = ?"
WAITING_GAMES = """
SELECT DISTINCT game_id FROM outbox
WHERE game_id IN (SELECT game_id FROM pairings WHERE tournament_id = ?) ORDER BY game_id"""
ANNOUNCING = f"""
SELECT DISTINCT announced.id, outbox.game_id FROM ({OF_ANNOUNCEMENTS}) AS announced
LEFT JOIN pairings ON pairings.tournament_id = announced.id
LEFT JOIN outbox ON outbox.game_id = pairings.game_id ORDER BY announced.id"""


class _Line(msgspec.Struct):
    """The terms by which a tournament follows others; they never change."""

    part: int = 1
    series: int | None = None
    after: int | None = None


def create(
    db: Database, new: tournaments.NewTournament, need_few: games.NeedFew | None = None
) -> TournamentRow:
    """Create a tournament at version 0.

    `need_few` hears of the server's tournaments that are not over, the organiser's and all.
    """
    if need_few:
        facts = {"guild_id": new.guild_id, "organiser_id": new.organiser_id}
        found = db.execute(COUNT_CURRENT, facts).fetchone()
        need_few(found["own"], found["total"])
    line = msgspec.json.decode(new.terms, type=_Line)
    facts = {**msgspec.structs.asdict(new), "series": line.series, "after": line.after}
    (tournament_id,) = db.execute(CREATE, facts).fetchone()
    people = (new.organiser_id, *mentions.in_state(new.state))
    mentions.note_people(db, tournament_id, people)
    return _reread(db, tournament_id)


def load(db: Database, tournament_id: int) -> TournamentRow | None:
    """Return the tournament with this id, if there is one."""
    return select_one(db, TournamentRow, LOAD, (tournament_id,))


def load_whole(db: Database, tournament_id: int) -> StoredTournament | None:
    """Return the tournament with this id and all that belongs to it, if there is one."""
    row = load(db, tournament_id)
    if row is None:
        return None
    return StoredTournament(
        row=row,
        entrants=entrants(db, tournament_id),
        pairings=pairings(db, tournament_id),
        helpers=tuple(row["user_id"] for row in db.execute(HELPERS, (tournament_id,))),
        candidates=select(db, CandidateRow, CANDIDATES, (tournament_id,)),
        is_announcing=db.execute(IS_ANNOUNCING, (tournament_id,)).fetchone() is not None,
        taken_back=tuple(
            msgspec.json.decode(entry.facts)["round"] for entry in log(db, tournament_id, "pair-again")
        ),
    )


def of_guild(
    db: Database, guild_id: int, statuses: Iterable[tournaments.TournamentStatus], user_id: int
) -> tuple[tournaments.TournamentLabel, ...]:
    """Return the tournaments of a server, the newest first, as a list shows them to a user."""
    return select(db, tournaments.TournamentLabel, OF_GUILD, (user_id, guild_id, as_json(statuses)))


def channels(db: Database, guild_id: int, statuses: Iterable[tournaments.TournamentStatus]) -> set[int]:
    """Return the channels in which tournaments of a server were announced."""
    return {row["channel_id"] for row in db.execute(CHANNELS, (guild_id, as_json(statuses)))}


def shown(db: Database, to: rows.ShownTo, limit: int, skip: int = 0) -> tuple[int, dict[int, str]]:
    """Return how many tournaments a person is shown, and the names of some, the newest first."""
    lists = {"seen": as_json(to.seen), "statuses": as_json(to.statuses)}
    facts = msgspec.structs.asdict(to) | lists
    found = db.execute(SHOWN, {**facts, "limit": limit, "skip": skip}).fetchall()
    return db.execute(COUNT_SHOWN, facts).fetchone()[0], {row["id"]: row["name"] for row in found}


def entered_by(db: Database, user_id: int) -> tuple[TournamentRow, ...]:
    """Return the tournaments in which a user takes part or has taken part, the newest first."""
    return select(db, TournamentRow, ENTERED, (user_id,))


def seasons_after(db: Database, guild_id: int, tournament_id: int) -> tuple[TournamentRow, ...]:
    """Return the next season of a league; there can be several drafts of it, or none."""
    return select(db, TournamentRow, SEASONS, (tournament_id, guild_id))


def of_series(db: Database, guild_id: int, series: int) -> dict[int, int]:
    """Return the ids of the tournaments of a series by their part; `series` is the id of the first."""
    rows = db.execute(SERIES, (series, guild_id)).fetchall()
    later = {msgspec.json.decode(row["terms"], type=_Line).part: row["id"] for row in rows}
    return {1: series, **later}


def unfinished(db: Database, mine: Mine = EVERYTHING) -> tuple[int, ...]:
    """Return the ids of all tournaments that are not over, or that have something to announce."""
    return tuple(row["id"] for row in db.execute(UNFINISHED, of_shards(mine)))


def agenda(db: Database, mine: Mine = EVERYTHING) -> tuple[tuple[int, ...], int | None]:
    """Return the ids of `unfinished`, and when the next of them has something to do by itself."""
    return unfinished(db, mine), db.execute(NEXT_DUE, of_shards(mine)).fetchone()["due"]


def change(db: Database, act: tournaments.TournamentChange) -> StoredTournament:
    """Write an act with all that follows from it, such as the tables of a new round; raises Stale."""
    row = act.row
    if db.execute(CHANGE, msgspec.structs.asdict(row)).rowcount == 0:
        found = db.execute(VERSION, (row.id,)).fetchone()
        raise Stale(found["version"] if found else None)
    for user_id in act.left:
        db.execute(REMOVE_ENTRANT, (row.id, user_id))
    for entrant in act.entrants:
        db.execute(PUT_ENTRANT, msgspec.structs.asdict(entrant))
    _change_people_around(db, act)
    mentions.note_people(db, row.id, mentions.in_act(act))
    for extension in act.extensions:
        _extend(db, extension, act.at)
    for game_id in act.closed:
        for statement in CLOSE:
            db.execute(statement, {"game_id": game_id, "at": act.at})
    for correction in act.corrections:
        correct(db, correction, act.at)
    for move in act.moves:
        commit(db, move)
    for deal in act.deals:
        game_id = open_table(db, row, deal, act.at)
        db.execute(ADD_PAIRING, (row.id, deal.round, deal.number, game_id, deal.due))
    for entry in act.log:
        db.execute(ADD_LOG, (row.id, entry.actor_id, entry.act, entry.facts, act.at))
    for message in act.announcements:
        db.execute(ANNOUNCE, (row.id, message.kind, message.payload, act.at))
    return reread(db, row.id)


def _change_people_around(db: Database, act: tournaments.TournamentChange) -> None:
    """Write who waits or was asked, and who helps to organise."""
    for user_id in act.settled:
        db.execute(REMOVE_CANDIDATE, (act.row.id, user_id))
    for candidate in act.candidates:
        db.execute(PUT_CANDIDATE, msgspec.structs.asdict(candidate))
    if act.helpers is not None:
        db.execute(CLEAR_HELPERS, (act.row.id,))
        for user_id in act.helpers:
            db.execute(ADD_HELPER, (act.row.id, user_id, act.at))


def _extend(db: Database, extension: tournaments.Extension, at: int) -> None:
    """Give a table another end; if its turns change with it, its board shows that."""
    db.execute(EXTEND, (extension.due, extension.game_id))
    if extension.deadlines is not None:
        deadlines.replace(db, extension.game_id, extension.deadlines)
        outbox.add(db, extension.game_id, (Outgoing("lines", "{}"),), at)


def open_table(db: Database, row: TournamentRow, deal: tournaments.Deal, at: int) -> int:
    """Create a table that is played at once, as there are no lobbies in a tournament; return its id."""
    new = NewGame(
        game=deal.game,
        rules_version=deal.dealt.rules_version,
        options=deal.dealt.options,
        guild_id=row.guild_id,
        channel_id=row.tables_channel_id or row.channel_id,
        host_id=row.organiser_id,
        secret=deal.secret,
        seats=deal.seats,
        timing=deal.timing,
        at=at,
    )
    made = games.create(db, new)
    begin = Start(
        game_id=made.id,
        version=made.version,
        dealt=deal.dealt,
        rated=deal.rated,
        deadlines=tuple(msgspec.structs.replace(each, game_id=made.id) for each in deal.deadlines),
        outbox=deal.outbox,
        at=at,
    )
    games.start(db, begin)
    # Nothing is sent before the table has its place: if it is decided until then, one message tells it all.
    outbox.set_sending(db, made.id, None)
    return made.id


def entrants(db: Database, tournament_id: int) -> tuple[EntrantRow, ...]:
    """Return the entrants in the order of their entry."""
    return select(db, EntrantRow, ENTRANTS, (tournament_id,))


def pairings(db: Database, tournament_id: int) -> tuple[rows.PairingRow, ...]:
    """Return all tables so far, with their games."""
    return select(db, rows.PairingRow, PAIRINGS, (tournament_id,))


def log(db: Database, tournament_id: int, *acts: str, about: int | None = None) -> tuple[LogRow, ...]:
    """Return the log in order: all entries or those of some acts, about anybody or one person."""
    found = select(db, LogRow, LOG, {"id": tournament_id, "acts": as_json(acts)})
    if about is None:
        return found
    return tuple(row for row in found if msgspec.json.decode(row.facts).get("user") == about)


def note(db: Database, tournament_id: int, entry: tournaments.Logged, at: int) -> None:
    """Add an entry to the log that changes nothing of the tournament itself."""
    mentions.note_people(db, tournament_id, mentions.in_log(entry))
    db.execute(ADD_LOG, (tournament_id, entry.actor_id, entry.act, entry.facts, at))


def holders(db: Database, guild_id: int, role_id: int) -> tuple[int, ...]:
    """Return the people of a server who have a winner's role from the bot, those who were forgotten aside."""
    held = dict[int, bool]()
    for row in select(db, LogRow, CROWNS, (guild_id,)):
        facts = msgspec.json.decode(row.facts)
        if facts["role"] == role_id:
            held[facts["user"]] = row.act == "crown"
    return tuple(user for user, is_held in held.items() if is_held and user > 0)


def announcements(db: Database, tournament_id: int) -> tuple[AnnouncementRow, ...]:
    """Return the announcements of a tournament that are still to be sent, the oldest first."""
    return select(db, AnnouncementRow, WAITING, (tournament_id,))


def waiting_games(db: Database, tournament_id: int) -> tuple[int, ...]:
    """Return the games of a tournament with messages that are still to be sent."""
    return tuple(row["game_id"] for row in db.execute(WAITING_GAMES, (tournament_id,)))


def announcing(db: Database, mine: Mine = EVERYTHING) -> dict[int, set[int]]:
    """Return the tournaments that have something to announce, and their tables to which something waits."""
    found: dict[int, set[int]] = {}
    for row in db.execute(ANNOUNCING, of_shards(mine)):
        found.setdefault(row["id"], set()).update(filter(None, (row["game_id"],)))
    return found


def open_again(
    db: Database, tournament_id: int, places: Mapping[int, Outgoing], board: Outgoing, at: int
) -> None:
    """Announce the places of these games, each with its board, unless that waits to be done already."""
    waiting = {(row.kind, row.payload) for row in announcements(db, tournament_id)}
    for game_id, place in places.items():
        if (place.kind, place.payload) not in waiting:
            db.execute(ANNOUNCE, (tournament_id, place.kind, place.payload, at))
            outbox.add(db, game_id, (board,), at)


def open_games(db: Database, game_ids: Iterable[int]) -> dict[int, OpenGame]:
    """Return the games of a round that have no result yet, with the moves of those that have ended."""
    found = {game_id: games.load(db, game_id) for game_id in game_ids}
    return {
        game_id: (row, () if row.status == "playing" else of_game(db, game_id))
        for game_id, row in found.items()
        if row is not None
    }


def set_card(db: Database, tournament_id: int, message_id: int) -> None:
    """Remember the message that holds the card."""
    db.execute(SET_CARD, (message_id, tournament_id))


def set_last_card(db: Database, tournament_id: int, channel_id: int, message_id: int) -> None:
    """Remember the card that the next one replaces; all older ones have lost their buttons."""
    db.execute(SET_LAST_CARD, (channel_id, message_id, tournament_id))


def set_posted(db: Database, tournament_id: int, posted: rows.Posted) -> None:
    """Remember the messages above the boards of tables, and the one with which a round began."""
    for game_id, message_id in posted.notes.items():
        db.execute(SET_NOTE, (message_id, game_id))
    if posted.round:
        db.execute(SET_ROUND, (*posted.round, tournament_id))


def set_event(db: Database, tournament_id: int, event_id: int | None) -> None:
    """Remember its event in Discord's calendar; None: it has none."""
    db.execute(SET_EVENT, (event_id, tournament_id))


def note_unreachable(db: Database, tournament_id: int, told: str | None) -> bool:
    """Note what the organiser is told about the channel (None: nothing); return False if it is no news."""
    return db.execute(NOTE_UNREACHABLE, {"id": tournament_id, "told": told}).rowcount > 0


def _reread(db: Database, tournament_id: int) -> TournamentRow:
    row = load(db, tournament_id)
    assert row is not None
    return row


def reread(db: Database, tournament_id: int) -> StoredTournament:
    """Return a tournament that is known to exist."""
    found = load_whole(db, tournament_id)
    assert found is not None
    return found
