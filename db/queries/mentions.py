"""People named inside JSON columns: their rows are decoded, changed and encoded here, not by SQL.

Whom a tournament names, in its state, its log or its other rows, is noted in `tournament_people`: by it what
tells of one person is found. Only whoever is forgotten is taken out: those who leave stay in the log.
"""

from collections.abc import Iterable, Iterator
from typing import Any, cast

import msgspec

from db.queries import proposals
from db.rows.tournaments import Logged, TournamentChange
from db.sql import Database

NOBODY = 0  # stands for the id of a forgotten person: still a person, and not a stand-in

# Payloads of the other kinds name nobody, and not all of them are JSON.
LETTERS = "SELECT id, game_id, payload, at FROM outbox WHERE kind IN ('letter', 'note', 'board') ORDER BY id"
LETTERS_WITH = """
SELECT id, game_id, payload, at FROM outbox
WHERE kind IN ('letter', 'note', 'board') AND payload LIKE ? ORDER BY id"""
# The people of a result sit at its table, or have left their seat to another person.
RESULTS = """
SELECT id, game_id, users, places, at FROM results WHERE game_id IN (
    SELECT game_id FROM seats WHERE user_id = :user_id
    UNION SELECT game_id FROM seats WHERE left_by = :user_id)
ORDER BY id"""
SET_USERS = "UPDATE results SET users = ? WHERE id = ?"
DELETE_LETTER = "DELETE FROM outbox WHERE id = ?"
SET_LETTER = "UPDATE outbox SET payload = ? WHERE id = ?"
GAMES_LEFT = "SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = ?"
# All who have to agree sit at the table or have left it, but the person who would take a seat over.
PROPOSALS = """
SELECT id, user_id, needed, agreed, data FROM proposals WHERE game_id IN (
    SELECT game_id FROM seats WHERE user_id = :user_id
    UNION SELECT game_id FROM seats WHERE left_by = :user_id
    UNION SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = :user_id)
UNION SELECT id, user_id, needed, agreed, data FROM proposals WHERE user_id = :user_id
UNION SELECT id, user_id, needed, agreed, data FROM proposals WHERE kind = 'replace'"""
ENTRIES = """
SELECT tournament_id, interaction_id, status, state
FROM entrants JOIN tournaments ON tournaments.id = tournament_id WHERE user_id = ?"""
KNOWN = "SELECT user_id FROM tournament_people WHERE tournament_id = ?"
ADD = "INSERT INTO tournament_people (tournament_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
THEIRS = "(SELECT tournament_id FROM tournament_people WHERE user_id = :user_id)"
STATES = f"SELECT id, state AS text FROM tournaments WHERE id IN {THEIRS} AND state LIKE :like ORDER BY id"
FACTS = f"""
SELECT id, facts AS text FROM tournament_log
WHERE tournament_id IN {THEIRS} AND facts LIKE :like ORDER BY id"""
SET_FACTS = "UPDATE tournament_log SET facts = ? WHERE id = ?"
# With a new version: an act that was made on the tournament as it was must not bring the person back.
SET_STATE = "UPDATE tournaments SET state = ?, version = version + 1 WHERE id = ?"


class _Named(msgspec.Struct):
    id: int


class _Entrant(msgspec.Struct):
    id: int
    earlier: tuple[_Named, ...] = ()


class _State(msgspec.Struct):
    entrants: tuple[_Entrant, ...] = ()  # nobody else is paired


class _Facts(msgspec.Struct):
    user: int = 0
    other: int = 0


def is_named(value: Any, user_id: int) -> bool:
    """Return whether an id stands anywhere in a decoded value."""
    return value != replaced(value, user_id, None)


def replaced(value: Any, user_id: int, by: int | None) -> Any:
    """Return a decoded value with another number wherever an id stands in it."""
    match value:
        case dict():
            return {key: replaced(each, user_id, by) for key, each in cast(dict[str, Any], value).items()}
        case list():
            return [replaced(each, user_id, by) for each in cast(list[Any], value)]
        case _:
            return by if value == user_id else value


def naming(db: Database, query: str, user_id: int) -> dict[int, Any]:
    """Return the decoded JSON of the rows that name a person, by id; the query narrows them down."""
    rows = db.execute(query, {"user_id": user_id, "like": f"%{user_id}%"})
    found = {row["id"]: _decode(row["text"]) for row in rows}
    return {row_id: value for row_id, value in found.items() if is_named(value, user_id)}


def forget_in_log(db: Database, user_id: int) -> None:
    """Replace a person by nobody in the logs of tournaments."""
    for row_id, facts in naming(db, FACTS, user_id).items():
        db.execute(SET_FACTS, (_encode(replaced(facts, user_id, NOBODY)), row_id))


def results_naming(db: Database, user_id: int) -> list[dict[str, Any]]:
    """Return the results that count for a person, without the others."""
    found = db.execute(RESULTS, {"user_id": user_id}).fetchall()
    return [
        {"id": row["id"], "game_id": row["game_id"], "places": row["places"], "at": row["at"]}
        for row in found
        if is_named(_decode(row["users"]), user_id)
    ]


def forget_in_results(db: Database, user_id: int) -> None:
    """Replace a person by nobody in the results of their games."""
    for row in db.execute(RESULTS, {"user_id": user_id}).fetchall():
        users = _decode(row["users"])
        if is_named(users, user_id):
            db.execute(SET_USERS, (_encode(replaced(users, user_id, NOBODY)), row["id"]))


def letters_naming(db: Database, user_id: int) -> list[dict[str, Any]]:
    """Return the letters that wait to be sent and name a person, without their other facts."""
    found = [(row, _decode(row["payload"])) for row in db.execute(LETTERS_WITH, (f"%{user_id}%",))]
    return [
        {"game_id": row["game_id"], "letter": payload.get("key"), "at": row["at"]}
        for row, payload in found
        if is_named(payload, user_id)
    ]


def forget_in_outbox(db: Database, user_id: int) -> None:
    """Delete the letters about a person, and leave them out of the others.

    Events tell of seats, but the notice that a seat has changed hands holds the name of the person who left.
    """
    left = {row["game_id"] for row in db.execute(GAMES_LEFT, (user_id,))}
    for row in db.execute(LETTERS).fetchall():
        payload = _decode(row["payload"])
        if payload.get("user_id") == user_id:
            db.execute(DELETE_LETTER, (row["id"],))
            continue
        kept = dict(payload)
        if isinstance(payload.get("calls"), list):
            kept["calls"] = [each for each in payload["calls"] if each != user_id]
        if payload.get("remark") == "replaced" and row["game_id"] in left:
            del kept["remark"], kept["other"]
        if kept != payload:
            db.execute(SET_LETTER, (_encode(kept), row["id"]))


def forget_in_proposals(db: Database, user_id: int) -> None:
    """Close the proposals that a person made, has to agree to, or is the subject of."""
    for row in db.execute(PROPOSALS, {"user_id": user_id}).fetchall():
        values = [row["user_id"], *(_decode(row[column]) for column in ("needed", "agreed", "data"))]
        if is_named(values, user_id):
            proposals.close(db, row["id"])


def is_entered(db: Database, user_id: int) -> bool:
    """Return whether a person takes part in a tournament that is open, or in one that runs."""
    for row in db.execute(ENTRIES, (user_id,)):
        if row["status"] in ("open", "check_in"):
            return True
        if row["status"] in ("running", "paused"):
            entrants = _decode(row["state"]).get("entrants", ())
            if any(one["id"] == user_id and one.get("dropped") is None for one in entrants):
                return True
    return False


def forget_in_tournaments(db: Database, user_id: int) -> None:
    """Replace a person in every tournament by the negative id of the interaction by which they joined.

    So two forgotten people are still two. The next season of a league can expect people who have not entered
    or have left again: it expects them no more.
    """
    entries = {row["tournament_id"]: row for row in db.execute(ENTRIES, (user_id,))}
    for tournament_id, row in entries.items():
        state = replaced(_decode(row["state"]), user_id, -row["interaction_id"])
        db.execute(SET_STATE, (_encode(state), tournament_id))
    for tournament_id, state in naming(db, STATES, user_id).items():
        state["entrants"] = [one for one in state.get("entrants", ()) if one["id"] != user_id]
        db.execute(SET_STATE, (_encode(state), tournament_id))


def note_people(db: Database, tournament_id: int, people: Iterable[int]) -> None:
    """Remember that a tournament names these people; what is no person's id is left out."""
    named = {one for one in people if one > 0}
    known = {row["user_id"] for row in db.execute(KNOWN, (tournament_id,))}
    for user_id in sorted(named - known):
        db.execute(ADD, (tournament_id, user_id))


def in_state(state: str) -> Iterator[int]:
    """Yield the people of a tournament's state; a season can expect some who have not entered."""
    for entrant in msgspec.json.decode(state, type=_State).entrants:
        yield entrant.id
        for earlier in entrant.earlier:
            yield earlier.id


def in_log(entry: Logged) -> Iterator[int]:
    """Yield who did what an entry of the log tells, and about whom it is."""
    facts = msgspec.json.decode(entry.facts, type=_Facts)
    yield from (entry.actor_id or 0, facts.user, facts.other)


def in_act(act: TournamentChange) -> Iterator[int]:
    """Yield whom a tournament names by an act, and by its state after it."""
    yield act.row.organiser_id
    yield from in_state(act.row.state)
    yield from (one.user_id for one in act.entrants)
    for candidate in act.candidates:
        yield from (candidate.user_id, candidate.replaces or 0)
    yield from act.helpers or ()
    for entry in act.log:
        yield from in_log(entry)


def _decode(text: str) -> Any:
    return msgspec.json.decode(text)


def _encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()
