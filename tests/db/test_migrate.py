"""Migrations keep what is stored, in its new form."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from db import Store
from db.migrate import migrate, migrations
from db.postgresql import schema
from db.postgresql.session import Session
from db.queries import games, settings, tournaments
from engine.tournaments import TournamentState
from tests.engines import Server

SETTINGS_AS_COLUMNS, EDITIONS, PEOPLE, PAST = 13, 16, 27, 28  # the numbers of the migrations
CHANNEL, MESSAGE = 1_300_000_000_000_000_001, 1_300_000_000_000_000_002


@pytest.fixture
def old_file(path: Path) -> Iterator[sqlite3.Connection]:
    """A file as the version before left it, with two games and two tournaments."""
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, path, migrations()[: SETTINGS_AS_COLUMNS - 1])
        for number in (1, 2):
            raw.execute(
                """
                INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id,
                host_id, secret, created_at) VALUES (?, 'junior', 1, '{}', 'over', 1, 1, 1, 1, x'00', 0)""",
                (number,),
            )
            raw.execute(
                """
                INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, name, game, options, terms,
                state, secret, status, card_message_id, created_at)
                VALUES (?, 1, 1, 1, '', 'junior', '{}', '{}', '{}', x'00', 'open', 5, 0)""",
                (number,),
            )
        yield raw


def put(raw: sqlite3.Connection, owner_id: int, key: str, value: str) -> None:
    raw.execute("INSERT INTO settings VALUES ('bot', ?, ?, ?)", (owner_id, key, value))


async def test_the_row_that_was_being_sent_when_the_old_version_stopped_is_still_known(
    old_file: sqlite3.Connection, path: Path
):
    put(old_file, 1, "sending", "77")
    async with await Store.open(path) as store:
        first, second = [await store.read(games.load, number) for number in (1, 2)]
    assert first and second and (first.sending_id, second.sending_id) == (77, None)


async def test_the_table_opened_out_of_a_finished_one_is_still_found(
    old_file: sqlite3.Connection, path: Path
):
    put(old_file, 1, "again", "2")
    async with await Store.open(path) as store:
        again = await store.read(games.again_of, 1)
        assert again and again.id == 2 and await store.read(games.again_of, 2) is None


async def test_a_host_and_an_organiser_who_were_told_are_not_told_again(
    old_file: sqlite3.Connection, path: Path
):
    put(old_file, 1, "unreachable-since", "0")
    put(old_file, 1, "tournament-unreachable", "1 home-gone")
    async with await Store.open(path) as store:
        assert not await store.write(games.note_unreachable, 1, 0)
        assert await store.write(games.note_unreachable, 2, 0)
        assert not await store.write(tournaments.note_unreachable, 1, "1 home-gone")
        assert await store.write(tournaments.note_unreachable, 2, "1 home-gone")


async def test_the_place_of_the_last_card_is_still_known(old_file: sqlite3.Connection, path: Path):
    put(old_file, 1, "tournament-card", f"{CHANNEL}/{MESSAGE}")
    async with await Store.open(path) as store:
        first, second = [await store.read(tournaments.load, number) for number in (1, 2)]
    assert first and (first.last_card_channel_id, first.last_card_message_id) == (CHANNEL, MESSAGE)
    assert second and second.last_card_channel_id is None and first.card_message_id == 5


async def test_other_settings_stay_and_those_carried_over_are_gone(old_file: sqlite3.Connection, path: Path):
    put(old_file, 0, "alive", "1000")
    put(old_file, 1, "sending", "77")
    old_file.execute("INSERT INTO settings VALUES ('user', 1, 'again', 'x')")
    async with await Store.open(path) as store:
        assert await store.read(settings.get, "bot", 0, "alive") == "1000"
        assert await store.read(settings.get, "user", 1, "again") == "x"
        assert await store.read(settings.get, "bot", 1, "sending") is None


async def test_a_tournament_that_people_have_seen_keeps_the_rules_of_its_card(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, path, migrations()[: EDITIONS - 1])
        for number, status in ((1, "draft"), (2, "open"), (3, "running"), (4, "over")):
            raw.execute(
                """
                INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, name, game, options, terms,
                state, secret, status, created_at) VALUES (?, 1, 1, 1, '', 'junior', '{}', '{}',
                '{"plan":{"type":"single_elimination","sizes":[2]},"seed":"","entrants":[]}', x'00', ?, 0)""",
                (number, status),
            )
    async with await Store.open(path) as store:
        found = [await store.read(tournaments.load, number) for number in (1, 2, 3, 4)]
    plans = [msgspec.json.decode(row.state, type=TournamentState).plan for row in found if row]
    assert [plan.edition for plan in plans] == [2, 1, 1, 1]


# Each row names people by other numbers.
OLD_TOURNAMENT = (
    """
    INSERT INTO tournaments (id, guild_id, channel_id, organiser_id, name, game, options, terms, state,
    secret, status, created_at) VALUES (3, 1, 1, 11, '', 'junior', '{}', '{"series":1,"after":2}',
    '{"entrants":[{"id":12,"earlier":[{"id":13,"until":1}]},{"id":-9},{"id":14,"earlier":[]}]}',
    :secret, 'over', 0)""",
    "INSERT INTO entrants (tournament_id, user_id, name, interaction_id, at) VALUES (3, 15, '', 1, 0)",
    "INSERT INTO entrants (tournament_id, user_id, name, interaction_id, at) VALUES (3, -9, '', 9, 0)",
    """
    INSERT INTO candidates (tournament_id, user_id, name, interaction_id, kind, replaces, at)
    VALUES (3, 16, '', 1, 'asked', 17, 0)""",
    "INSERT INTO helpers (tournament_id, user_id, at) VALUES (3, 18, 0)",
    """
    INSERT INTO tournament_log (tournament_id, actor_id, act, facts, at)
    VALUES (3, 19, 'a', '{"user":20,"other":21,"places":[1,2]}', 0)""",
    "INSERT INTO tournament_log (tournament_id, act, facts, at) VALUES (3, 'over', '{}', 0)",
)
NAMED = "SELECT tournament_id, user_id FROM tournament_people ORDER BY user_id"
LINE = "SELECT series_id, after_id FROM tournaments"


def test_those_whom_old_tournaments_name_are_found(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, path, migrations()[: PEOPLE - 1])
        for statement in OLD_TOURNAMENT:
            raw.execute(statement, {"secret": b""} if ":secret" in statement else {})
        migrate(raw, path, migrations())
        assert raw.execute(NAMED).fetchall() == [(3, user_id) for user_id in range(11, 22)]
        assert raw.execute(LINE).fetchall() == [(1, 2)]


def test_those_whom_old_tournaments_name_are_found_on_postgresql(postgres_server: Server) -> None:
    address = postgres_server.make()
    with closing(Session(address)) as session:
        schema.migrate(session, address, PEOPLE - 1)
        for statement in OLD_TOURNAMENT:
            session.execute_own(statement.replace(":secret", "''").encode())
        session.commit()
        schema.migrate(session, address)
        found, line = [session.execute_own(query.encode()).fetchall() for query in (NAMED, LINE)]
    assert line == [(1, 2)]
    assert found == [(3, user_id) for user_id in range(11, 22)]


# Number, status, day, and when it was opened and ended.
OLD_GAMES = (
    (1, "over", None, 5, 50),
    (2, "playing", None, 6, None),
    (3, "cancelled", None, 7, None),
    (4, "playing", "2026-11-15", 8, None),
    (5, "playing", "2026-11-16", 9, None),
)
OLD_GAME = """
INSERT INTO games (id, game, rules_version, options, status, guild_id, channel_id, home_id, host_id, secret,
created_at, daily, ended_at) VALUES ({0}, 'junior', 1, '{{}}', '{1}', 1, 1, 1, {0}, '', {3}, {2}, {4})"""
OLD_SEAT = (
    "INSERT INTO seats (game_id, seat, user_id, name, interaction_id, resigned) VALUES ({0}, 0, 1, '', 1, 0)"
)
OLD_TABLES = [
    statement.format(
        *("NULL" if fact is None else f"'{fact}'" if at == 2 else fact for at, fact in enumerate(row))
    )
    for row in OLD_GAMES
    for statement in (OLD_GAME, OLD_SEAT)
]
PAST_SINCE = "SELECT game_id, past_since FROM seats ORDER BY game_id"
PAST_SEATS = [(1, 50), (2, None), (3, 7), (4, 8), (5, None)]


def test_seats_of_old_games_are_past(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as raw:
        migrate(raw, path, migrations()[: PAST - 1])
        for statement in OLD_TABLES:
            raw.execute(statement.replace("''", "x''", 1) if "INTO games" in statement else statement)
        migrate(raw, path, migrations())
        assert raw.execute(PAST_SINCE).fetchall() == PAST_SEATS


def test_seats_of_old_games_are_past_on_postgresql(postgres_server: Server) -> None:
    address = postgres_server.make()
    with closing(Session(address)) as session:
        schema.migrate(session, address, PAST - 1)
        for statement in OLD_TABLES:
            session.execute_own(statement.encode())
        session.commit()
        schema.migrate(session, address)
        found = session.execute_own(PAST_SINCE.encode()).fetchall()
    assert found == PAST_SEATS
