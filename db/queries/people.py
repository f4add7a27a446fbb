"""What is stored about one person: exported as a whole, and forgotten everywhere.

`PLACES` names every column that holds a person's id or name; `tests/cogs/general/impersonal.py` names every
other, and a test compares both with the schema. A forgotten person keeps the seats they played, as nobody in
particular: the results of others depend on them.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from db.queries import mentions, outbox, settings
from db.queries.mentions import NOBODY
from db.queries.values import as_json, listed
from db.rows.outbox import Outgoing
from db.sql import Database

GAMES_OF = "SELECT DISTINCT game_id FROM seats WHERE user_id = :user_id"
GAMES_AT_ONCE = 50  # whose moves are read in one go: some hundredths of a second
OF_PERSON = "(SELECT game_id FROM seats WHERE user_id = :user_id)"
# The last board may name a person who sits there, or who has left their seat to another.
NAMED = f"""
(SELECT game_id FROM {OF_PERSON}
UNION SELECT game_id FROM audit WHERE act = 'leave' AND actor_id = :user_id)"""
ENTERED = "(SELECT tournament_id FROM entrants WHERE user_id = :user_id)"
THEIRS = mentions.THEIRS  # the tournaments that name the person anywhere
IN_JSON = listed(":naming")  # the rows whose JSON column names the person

Forget: TypeAlias = Callable[[Database, int], None]


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Columns of a table that tell of people: how to read what tells of one person, and how to forget it.

    `export` selects nothing that is secret in a running game and nothing that tells of others. `naming` finds
    the rows in whose JSON the person may stand. What is long is exported some games at a time.
    """

    table: str
    columns: tuple[str, ...]
    naming: str | None = None
    export: str | Callable[[Database, int], list[dict[str, Any]]]
    forget: tuple[str | Forget, ...] = ()
    is_long: bool = False


# In this order: only the seats tell which games were theirs, so games, outbox, results and proposals come
# first; the people of tournaments come after all that is found by them.
PLACES: tuple[Place, ...] = (
    Place(
        table="games",
        # The text of the last board holds names. It is kept only to remove the controls of that board.
        columns=("board_card", "host_id"),
        export=f"""
        SELECT id, game, status, guild_id, channel_id, home_id, daily, created_at, started_at, ended_at,
        result, host_id = :user_id AS is_host
        FROM games WHERE host_id = :user_id OR id IN {OF_PERSON} ORDER BY id""",
        forget=(
            f"UPDATE games SET board_card = NULL WHERE host_id = :user_id OR id IN {NAMED}",
            # A running game gets another of its people as host. Any other game gets an id of its own that is
            # nobody's: two daily games of one day may not have the same host.
            """
            UPDATE games SET host_id = coalesce(
                (SELECT user_id FROM seats WHERE game_id = games.id AND user_id > 0
                 AND user_id <> :user_id AND resigned = 0 AND games.status = 'playing' ORDER BY seat LIMIT 1),
                -id)
            WHERE host_id = :user_id""",
        ),
    ),
    Place(
        table="outbox",
        columns=("payload",),
        export=mentions.letters_naming,
        forget=(
            # The text of an old board, which waits to lose its controls.
            f"DELETE FROM outbox WHERE kind = 'retire' AND game_id IN {NAMED}",
            mentions.forget_in_outbox,
        ),
    ),
    Place(
        table="results",
        columns=("users",),
        export=mentions.results_naming,
        forget=(mentions.forget_in_results,),
    ),
    Place(
        table="moves",
        columns=(),
        # What the stand-in chose for them may be hidden from them as long as the game is played.
        export=f"""
        SELECT moves.* FROM moves JOIN seats USING (game_id, seat) JOIN games ON games.id = moves.game_id
        WHERE user_id = :user_id AND game_id IN {listed(":games")}
        AND (status <> 'playing' OR moves.interaction_id IS NOT NULL)
        ORDER BY game_id, moves.version""",
        is_long=True,
    ),
    Place(
        table="proposals",
        # A proposal cannot be carried out once a person who has to agree is gone.
        columns=("user_id", "data", "needed", "agreed"),
        export="SELECT id, game_id, kind, seat, at FROM proposals WHERE user_id = :user_id ORDER BY id",
        forget=(mentions.forget_in_proposals,),
    ),
    Place(
        table="seats",
        columns=("user_id", "name", "left_by"),
        # Who sat there before is another person; the log of the table tells them that they left.
        export="""
        SELECT game_id, seat, user_id, name, pick, interaction_id, resigned, missed, handed, departed, spent,
        prepared
        FROM seats WHERE user_id = :user_id ORDER BY game_id""",
        forget=(
            f"UPDATE seats SET user_id = {NOBODY}, name = '' WHERE user_id = :user_id",
            f"UPDATE seats SET left_by = {NOBODY} WHERE left_by = :user_id",
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
        naming=mentions.STATES,
        export=f"""
        SELECT id, name, game, status, guild_id, created_at, ended_at, organiser_id = :user_id AS is_organiser
        FROM tournaments
        WHERE id IN {THEIRS} AND (organiser_id = :user_id OR id IN {ENTERED} OR id IN {IN_JSON})
        ORDER BY id""",
        forget=(
            mentions.forget_in_tournaments,
            f"""
            UPDATE tournaments SET organiser_id = {NOBODY}
            WHERE id IN {THEIRS} AND organiser_id = :user_id""",
        ),
    ),
    Place(
        table="tournament_log",
        columns=("actor_id", "facts"),
        naming=mentions.FACTS,
        export=f"""
        SELECT id, tournament_id, act, at FROM tournament_log
        WHERE tournament_id IN {THEIRS} AND (actor_id = :user_id OR id IN {IN_JSON}) ORDER BY id""",
        forget=(
            f"""
            UPDATE tournament_log SET actor_id = {NOBODY}
            WHERE tournament_id IN {THEIRS} AND actor_id = :user_id""",
            mentions.forget_in_log,
        ),
    ),
    Place(
        table="entrants",
        columns=("user_id", "name"),
        export="SELECT * FROM entrants WHERE user_id = :user_id ORDER BY tournament_id",
        forget=("UPDATE entrants SET user_id = -interaction_id, name = '' WHERE user_id = :user_id",),
    ),
    Place(
        table="candidates",
        columns=("user_id", "name", "replaces"),
        export="SELECT tournament_id, kind, name, at FROM candidates WHERE user_id = :user_id ORDER BY at",
        forget=(
            f"""
            DELETE FROM candidates
            WHERE tournament_id IN {THEIRS} AND (user_id = :user_id OR replaces = :user_id)""",
        ),
    ),
    Place(
        table="helpers",
        columns=("user_id",),
        export=f"""
        SELECT tournament_id, at FROM helpers
        WHERE tournament_id IN {THEIRS} AND user_id = :user_id ORDER BY tournament_id""",
        forget=(f"DELETE FROM helpers WHERE tournament_id IN {THEIRS} AND user_id = :user_id",),
    ),
    Place(
        table="tournament_people",
        columns=("user_id",),
        export="""
        SELECT tournament_id FROM tournament_people WHERE user_id = :user_id ORDER BY tournament_id""",
        forget=("DELETE FROM tournament_people WHERE user_id = :user_id",),
    ),
    Place(
        table="digests",
        columns=("user_id",),
        export="SELECT minute, due FROM digests WHERE user_id = :user_id",
        forget=("DELETE FROM digests WHERE user_id = :user_id",),
    ),
    Place(
        table="scores",
        columns=("user_id",),
        export="SELECT * FROM scores WHERE user_id = :user_id ORDER BY game_id",
        forget=("DELETE FROM scores WHERE user_id = :user_id",),
    ),
    Place(
        table="ratings",
        columns=("user_id",),
        # Ratings of others stay what they were: they have earned them.
        export="""
        SELECT game, guild_id, shown, games FROM ratings WHERE user_id = :user_id ORDER BY game, guild_id""",
        forget=("DELETE FROM ratings WHERE user_id = :user_id",),
    ),
    Place(
        table="rating_points",
        columns=("user_id",),
        export="""
        SELECT game, guild_id, result_id, mu, sigma, games FROM rating_points
        WHERE user_id = :user_id ORDER BY game, guild_id, result_id""",
        forget=("DELETE FROM rating_points WHERE user_id = :user_id",),
    ),
    Place(
        table="settings",
        columns=("owner_id", "value"),
        export="SELECT key, value FROM settings WHERE scope = 'user' AND owner_id = :user_id ORDER BY key",
        forget=("DELETE FROM settings WHERE scope = 'user' AND owner_id = :user_id",),
    ),
)

# Seats that a person could still act from: they are left or handed over first. A daily maze concerns nobody
# else, so it just stays unfinished.
STILL_SEATED = """
SELECT 1 FROM seats JOIN games ON games.id = game_id
WHERE user_id = :user_id AND past_since IS NULL AND daily IS NULL
AND (status = 'lobby' OR (status = 'playing' AND resigned = 0))"""
SHOWN = f"SELECT id FROM games WHERE status = 'playing' AND daily IS NULL AND id IN {NAMED}"
COMPACT_DUE = "compact-due"  # the setting that says that the tables are to be rewritten


class Piece(msgspec.Struct, frozen=True):
    """A part of what is stored about a person that is read in one go: of a table, or of some games in it."""

    place: Place
    games: tuple[int, ...] = ()


def pieces(db: Database, user_id: int) -> list[Piece]:
    """Return the parts in which all that is stored about a person is read, so that nobody waits for long."""
    games = [row["game_id"] for row in db.execute(f"{GAMES_OF} ORDER BY game_id", {"user_id": user_id})]
    found = list[Piece]()
    for place in PLACES:
        starts = range(0, len(games) or 1, GAMES_AT_ONCE) if place.is_long else range(1)
        found += [Piece(place, tuple(games[start : start + GAMES_AT_ONCE])) for start in starts]
    return found


def export(db: Database, user_id: int, piece: Piece) -> list[dict[str, Any]]:
    """Return one part of what is stored about a person."""
    place = piece.place
    if not isinstance(place.export, str):
        return place.export(db, user_id)
    naming = mentions.naming(db, place.naming, user_id) if place.naming else ()
    facts = {"user_id": user_id, "naming": as_json(naming), "games": as_json(piece.games)}
    return [dict(row) for row in db.execute(place.export, facts)]


def forget(db: Database, user_id: int, at: int, *notices: Outgoing) -> bool:
    """Take a person's id and name out of every row; the running tables that show it get these notices.

    Change nothing and return False if they still sit at a table or take part in a tournament.
    """
    facts = {"user_id": user_id}
    if db.execute(STILL_SEATED, facts).fetchone() or mentions.is_entered(db, user_id):
        return False
    for (game_id,) in db.execute(SHOWN, facts).fetchall():
        outbox.add(db, game_id, notices, at)
    for place in PLACES:
        for step in place.forget:
            if isinstance(step, str):
                db.execute(step, facts)
            else:
                step(db, user_id)
    settings.put(db, "bot", 0, COMPACT_DUE, str(int(compact_due(db) or 0) + 1))
    return True


def compact_due(db: Database) -> str | None:
    """Return a mark if a person was forgotten since the tables were last rewritten."""
    return settings.get(db, "bot", 0, COMPACT_DUE)


def compacted(db: Database, mark: str) -> None:
    """Take a mark away, unless another person was forgotten since it was read."""
    if compact_due(db) == mark:
        settings.put(db, "bot", 0, COMPACT_DUE, None)
