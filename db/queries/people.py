"""What is stored about one person: handed out whole, and forgotten everywhere.

`PLACES` names every column that holds somebody's id or name; a test holds the whole schema to being named
there or among `IMPERSONAL`. Whoever is forgotten keeps a seat in the games they played, as nobody in
particular: other people's results stand on it.
"""

import sqlite3
from typing import Any

import msgspec

from db.queries import outbox
from db.rows.games import Outgoing

NOBODY = 0  # stands for the id of a person who is forgotten: still a person, and not a stand-in

OF_PERSON = "(SELECT game_id FROM seats WHERE user_id = :user_id)"
LEFT = "(SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = :user_id)"
# Where the last board may name them: they sit there, or have left their seat to somebody.
NAMED = f"(SELECT game_id FROM {OF_PERSON} UNION SELECT game_id FROM {LEFT})"
# Not every payload is JSON: the others are not even looked at.
TOLD = "iif(kind IN ('letter', 'note', 'board'), payload, '{}')"
ENTERED = "(SELECT tournament_id FROM entrants WHERE user_id = :user_id)"
# A league's next season knows whom it expects before they have entered, or though they have left again.
EXPECTED = """
:user_id IN (SELECT value ->> 'id' FROM json_each(state, '$.entrants'))"""
# In a tournament each who is forgotten stays somebody of their own: the click by which they joined, negative.
SOMEBODY = """
(SELECT -interaction_id FROM entrants WHERE user_id = :user_id AND tournament_id = tournaments.id)"""


def _in_state() -> str:
    """The tournament with that number in place of an id, wherever an id can stand in it."""
    text = "state"
    for before in "[,:":
        for after in ",]}":
            text = (
                f"replace({text}, '{before}' || :user_id || '{after}', '{before}' || {SOMEBODY} || '{after}')"
            )
    return text


IN_STATE = _in_state()


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Columns of a table that tell of people: how to read what tells of one, and how to forget it.

    `export` gives rows without what is secret in a running game and without what tells of others.
    """

    table: str
    columns: tuple[str, ...]
    export: str | None = None
    forget: tuple[str, ...] = ()


# In this order: whose games they were is known only as long as the seats tell it.
PLACES: tuple[Place, ...] = (
    Place(
        table="games",
        # What the last board said holds names. It is kept only to take the controls off that board.
        columns=("board_card", "host_id"),
        export=f"""
        SELECT id, game, status, guild_id, channel_id, home_id, daily, created_at, started_at, ended_at,
        result, host_id = :user_id AS is_host
        FROM games WHERE host_id = :user_id OR id IN {OF_PERSON} ORDER BY id""",
        forget=(
            f"UPDATE games SET board_card = NULL WHERE host_id = :user_id OR id IN {NAMED}",
            # A running game gets another of its people as host. Else nobody, each in their own way: of two
            # daily games of one day neither may have the other's host.
            """
            UPDATE games SET host_id = coalesce(
                (SELECT user_id FROM seats WHERE game_id = games.id AND user_id > 0
                 AND user_id <> :user_id AND NOT resigned AND games.status = 'playing' ORDER BY seat LIMIT 1),
                -id)
            WHERE host_id = :user_id""",
        ),
    ),
    Place(
        table="outbox",
        # Letters hold ids. Events tell of seats, but the notice of a seat that changed hands holds a name.
        columns=("payload",),
        export=f"""
        SELECT outbox.game_id, {TOLD} ->> 'key' AS letter, at FROM outbox
        WHERE :user_id IN (SELECT value FROM json_tree({TOLD})) ORDER BY id""",
        forget=(
            f"DELETE FROM outbox WHERE {TOLD} ->> 'user_id' = :user_id",
            f"""
            UPDATE outbox SET payload = json_set(payload, '$.calls', (
                SELECT json_group_array(value) FROM json_each(payload, '$.calls') WHERE value <> :user_id))
            WHERE :user_id IN (SELECT value FROM json_each({TOLD}, '$.calls'))""",
            f"""
            UPDATE outbox SET payload = json_remove(payload, '$.remark', '$.other')
            WHERE {TOLD} ->> 'remark' = 'replaced' AND game_id IN {LEFT}""",
        ),
    ),
    Place(
        table="moves",
        columns=(),
        # What the stand-in chose for them may be hidden from them, too, as long as the game is played.
        export="""
        SELECT moves.* FROM moves JOIN seats USING (game_id, seat) JOIN games ON games.id = moves.game_id
        WHERE user_id = :user_id AND (status <> 'playing' OR moves.interaction_id IS NOT NULL)
        ORDER BY game_id, moves.version""",
    ),
    Place(
        table="seats",
        columns=("user_id", "name"),
        export="SELECT * FROM seats WHERE user_id = :user_id ORDER BY game_id",
        forget=(f"UPDATE seats SET user_id = {NOBODY}, name = '' WHERE user_id = :user_id",),
    ),
    Place(
        table="proposals",
        # Without one of those who had to agree it can no longer be carried out as it was proposed.
        columns=("user_id", "data", "needed", "agreed"),
        export="SELECT id, game_id, kind, seat, at FROM proposals WHERE user_id = :user_id ORDER BY id",
        forget=(
            """
            DELETE FROM proposals WHERE user_id = :user_id
            OR :user_id IN (SELECT value FROM json_each(needed))
            OR :user_id IN (SELECT value FROM json_each(agreed))
            OR :user_id IN (SELECT value FROM json_tree(data))""",
        ),
    ),
    Place(
        table="watchers",
        columns=("user_id",),
        export="SELECT game_id FROM watchers WHERE user_id = :user_id ORDER BY game_id",
        forget=("DELETE FROM watchers WHERE user_id = :user_id",),
    ),
    Place(
        table="audit",
        columns=("actor_id", "subject_id"),
        export="""
        SELECT id, game_id, act, actor_id = :user_id AS by_you, subject_id = :user_id AS about_you, at
        FROM audit WHERE actor_id = :user_id OR subject_id = :user_id ORDER BY id""",
        forget=(
            "UPDATE audit SET actor_id = NULL WHERE actor_id = :user_id",
            "UPDATE audit SET subject_id = NULL WHERE subject_id = :user_id",
        ),
    ),
    Place(
        table="tournaments",
        columns=("organiser_id", "state"),
        export=f"""
        SELECT id, name, game, status, guild_id, created_at, ended_at, organiser_id = :user_id AS is_organiser
        FROM tournaments
        WHERE organiser_id = :user_id OR id IN {ENTERED} OR {EXPECTED} ORDER BY id""",
        forget=(
            # An act that was made on the tournament as it was must not bring it back.
            f"UPDATE tournaments SET state = {IN_STATE}, version = version + 1 WHERE id IN {ENTERED}",
            f"""
            UPDATE tournaments SET version = version + 1, state = json_set(state, '$.entrants', (
                SELECT json_group_array(json(value)) FROM json_each(state, '$.entrants')
                WHERE value ->> 'id' <> :user_id))
            WHERE {EXPECTED}""",
            f"UPDATE tournaments SET organiser_id = {NOBODY} WHERE organiser_id = :user_id",
        ),
    ),
    Place(
        table="tournament_log",
        columns=("actor_id", "facts"),
        export="""
        SELECT id, tournament_id, act, at FROM tournament_log
        WHERE actor_id = :user_id OR facts ->> 'user' = :user_id ORDER BY id""",
        forget=(
            f"UPDATE tournament_log SET actor_id = {NOBODY} WHERE actor_id = :user_id",
            f"""
            UPDATE tournament_log SET facts = json_set(facts, '$.user', {NOBODY})
            WHERE facts ->> 'user' = :user_id""",
        ),
    ),
    Place(
        table="entrants",
        columns=("user_id", "name"),
        export="SELECT * FROM entrants WHERE user_id = :user_id ORDER BY tournament_id",
        forget=("UPDATE entrants SET user_id = -interaction_id, name = '' WHERE user_id = :user_id",),
    ),
    Place(
        table="results",
        columns=("users",),
        export="""
        SELECT id, game_id, places, at FROM results
        WHERE :user_id IN (SELECT value FROM json_each(users)) ORDER BY id""",
        forget=(
            f"""
            UPDATE results SET users = (
                SELECT json_group_array(iif(value = :user_id, {NOBODY}, value)) FROM json_each(users))
            WHERE :user_id IN (SELECT value FROM json_each(users))""",
        ),
    ),
    Place(
        table="scores",
        columns=("user_id",),
        export="SELECT * FROM scores WHERE user_id = :user_id ORDER BY game_id",
        forget=("DELETE FROM scores WHERE user_id = :user_id",),
    ),
    Place(
        table="settings",
        columns=("owner_id", "value"),
        export="SELECT key, value FROM settings WHERE scope = 'user' AND owner_id = :user_id ORDER BY key",
        forget=("DELETE FROM settings WHERE scope = 'user' AND owner_id = :user_id",),
    ),
)

# All other columns. Ids of messages, channels, servers and interactions are not ids of people.
IMPERSONAL: dict[str, frozenset[str]] = {
    table: frozenset(columns.split())
    for table, columns in {
        "games": """
            id game rules_version options status guild_id channel_id home_id secret interactions seed version
            state drawn lobby_message_id board_message_id daily result created_at started_at ended_at timing
            paused_at turned rated sending_id again_id unreachable_version""",
        "seats": "game_id seat level pick interaction_id resigned missed handed departed",
        "moves": "game_id version seat kind actions interaction_id at for_absent",
        "outbox": "id game_id kind at",
        # A reminder is known by its message.
        "deadlines": "game_id seat kind due began extended reminder",
        "drafts": "game_id seat version draft",
        "settings": "scope key",
        "proposals": "id game_id kind seat channel_id message_id at",
        "watchers": "game_id",
        "audit": "id game_id act data at",
        # A tournament's name is what its organiser called it.
        "tournaments": """
            id guild_id channel_id name game options terms secret status version due paused_at card_message_id
            created_at started_at ended_at last_card_channel_id last_card_message_id unreachable_told""",
        "entrants": "tournament_id interaction_id checked_in absences at",
        "pairings": "tournament_id round number game_id",
        "announcements": "id tournament_id kind payload at",
        "tournament_log": "id tournament_id act at",
        "results": "id game_id game guild_id places at",
        "scores": "game_id place is_won is_shared is_played turns",
    }.items()
}

# A seat that somebody could still act from: it is left or handed over before it is forgotten. A daily maze
# is nobody else's: it just stays unfinished.
STILL_SEATED = """
SELECT 1 FROM seats JOIN games ON games.id = game_id
WHERE user_id = :user_id AND daily IS NULL
AND (status = 'lobby' OR (status = 'playing' AND NOT resigned))
UNION ALL
SELECT 1 FROM entrants JOIN tournaments ON tournaments.id = tournament_id
WHERE user_id = :user_id AND (
    status IN ('open', 'check_in') OR (status IN ('running', 'paused') AND EXISTS (
        SELECT 1 FROM json_each(state, '$.entrants') AS one
        WHERE one.value ->> 'id' = :user_id AND one.value ->> 'dropped' IS NULL)))
LIMIT 1"""
SHOWN = f"SELECT id FROM games WHERE status = 'playing' AND daily IS NULL AND id IN {NAMED}"
MARK = """
INSERT INTO settings (scope, owner_id, key, value) VALUES ('bot', 0, 'compact-due', '1')
ON CONFLICT DO NOTHING"""
IS_MARKED = "SELECT 1 FROM settings WHERE scope = 'bot' AND owner_id = 0 AND key = 'compact-due'"
# Bytes that are written anew within a second, on a busy machine too: there 200 MB took eight seconds.
SMALL = 20_000_000
SIZE = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
UNMARK = "DELETE FROM settings WHERE scope = 'bot' AND owner_id = 0 AND key = 'compact-due'"


def export(db: sqlite3.Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return all that is stored about a person, table by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for place in PLACES:
        if place.export:
            rows = db.execute(place.export, {"user_id": user_id})
            found[place.table] = [dict(row) for row in rows]
    return found


def forget(db: sqlite3.Connection, user_id: int, notice: Outgoing, at: int) -> bool:
    """Take a person's id and name out of every row; change nothing and return False if they still sit at a
    table.

    The tables that show their name and play on are to be told this notice.
    """
    facts = {"user_id": user_id}
    if db.execute(STILL_SEATED, facts).fetchone():
        return False
    for (game_id,) in db.execute(SHOWN, facts).fetchall():
        outbox.add(db, game_id, (notice,), at)
    for place in PLACES:
        for statement in place.forget:
            db.execute(statement, facts)
    db.execute(MARK)
    return True


def compact(db: sqlite3.Connection, *, whole: bool) -> None:
    """Write the file anew where somebody was forgotten: deleted rows are overwritten at once, but where rows
    were moved from page to page before, copies of them may still stand between the others.

    Outside of any transaction. Nobody else can write meanwhile, so a large file waits for a call with
    `whole`, at night or at a start; until then its log, at least, holds nothing of them. While somebody else
    reads the file, the old pages stay in that log: then the mark stays too, and it is tried again.
    """
    if not db.execute(IS_MARKED).fetchone():
        return
    is_rewritten = whole or db.execute(SIZE).fetchone()[0] <= SMALL
    if is_rewritten:
        db.execute("VACUUM")
    is_busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_rewritten and not is_busy:
        db.execute(UNMARK)
