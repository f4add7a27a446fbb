"""`python -m db check` on a file with one real game of Junior that is damaged in different ways."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from db import Commit, GameRow, LobbyChange, Store
from db.address import is_address
from db.check import Finding, check_database
from db.queries import games, moves
from engine import GAMES
from engine.core import Dice, Outcome, dump, game_seed
from tests import ROOT
from tests.db.conftest import make_lobby, start_game

JUNIOR = GAMES["junior"]
AnyPath = TypeVar("AnyPath", str, Path)
SECRET, INTERACTIONS = b"s" * 32, (900, 901, 902)
SEED = game_seed(SECRET, INTERACTIONS)
ACTS = 24
SCORED = 36  # acts after which somebody has found a treasure


async def begin(store: Store) -> tuple[GameRow, object, Dice]:
    dice, options = Dice(SEED), JUNIOR.options()
    state = JUNIOR.setup(2, options, dice).state
    row = await start_game(
        store,
        await make_lobby(store, rules_version=JUNIOR.rules_version),
        options=dump(options),
        interactions=INTERACTIONS,
        seed=SEED,
        state=dump(state),
        drawn=dice.drawn,
    )
    return row, state, dice


async def play(store: Store, acts: int) -> int:
    """Play a game between stand-ins, at most to its end; return its version."""
    row, state, dice = await begin(store)
    version = row.version
    for _ in range(acts):
        seat = min(JUNIOR.to_act(state), default=None)
        if seat is None:
            break
        action = JUNIOR.suggest(JUNIOR.view(state, seat), seat, Dice(b"%d" % version), "normal")
        state = JUNIOR.apply(state, seat, action, dice).state
        outcome = JUNIOR.outcome(state)
        move = Commit(
            game_id=row.id,
            version=version,
            seat=seat,
            kind="act",
            actions=dump([action]),
            interaction_id=None,
            state=dump(state),
            drawn=dice.drawn,
            result=dump(outcome) if outcome else None,
            at=1020,
        )
        version = (await store.write(moves.commit, move)).version
    return version


async def resign(store: Store, version: int, result: Outcome | None) -> None:
    row = await store.read(games.load, 1)
    assert row is not None
    move = Commit(
        game_id=1,
        version=version,
        seat=1,
        kind="resign",
        actions="[]",
        interaction_id=7,
        state=row.state or "",
        drawn=row.drawn,
        result=dump(result) if result else None,
        at=1030,
    )
    await store.write(moves.commit, move)


async def latest(store: Store) -> Any:
    """Return the last position of the only game."""
    row = await store.read(games.load, 1)
    assert row is not None
    return JUNIOR.load_state(row.state or "")


def played(database: AnyPath, acts: int = ACTS) -> AnyPath:
    async def fill():
        async with await Store.open(database) as store:
            await play(store, acts)

    asyncio.run(fill())
    return database


def tamper(database: str | Path, *changes: str) -> None:
    """Change a database behind the store's back."""
    with closing(raw(database)) as db:
        for change in changes:
            assert db.execute(change).rowcount > 0, change


def raw(database: str | Path) -> Any:
    """Return a connection on which no trigger refuses anything."""
    if is_address(database):
        import psycopg

        db = psycopg.connect(str(database), autocommit=True)
        db.execute("SET session_replication_role = replica")
        return db
    file = sqlite3.connect(database, isolation_level=None)
    for (name,) in file.execute("SELECT name FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        file.execute(f"DROP TRIGGER {name}")
    return file


def run(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "db", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_game_in_play_is_sound(database: str):
    assert list(check_database(played(database))) == [Finding(1, "sound")]


def test_a_game_played_to_its_end_is_sound(database: str):
    assert list(check_database(played(database, 10_000))) == [Finding(1, "sound")]


async def test_a_game_that_ended_by_resigning_is_sound(store: Store, database: str):
    await resign(store, await play(store, ACTS), Outcome((1, 2), (0, 0), "resigned"))
    assert list(check_database(database)) == [Finding(1, "sound")]


async def test_a_game_that_ended_by_resigning_before_scores_were_kept_is_sound(store: Store, database: str):
    version = await play(store, SCORED)
    assert JUNIOR.standing(await latest(store)).scores != (0, 0)
    await resign(store, version, Outcome((1, 2), (0, 0), "resigned"))
    assert list(check_database(database)) == [Finding(1, "sound")]


@pytest.mark.parametrize("forged", [0, 1])
async def test_forged_scores_after_resigning_are_found(store: Store, database: str, forged: int):
    version = await play(store, SCORED)
    first, second = JUNIOR.standing(await latest(store)).scores
    await resign(store, version, Outcome((1, 2), (first + forged, second), "resigned"))
    (finding,) = check_database(database)
    assert finding.verdict == ("broken" if forged else "sound")


@pytest.mark.parametrize("result", [None, Outcome((2, 1), (0, 0), "resigned")])
async def test_a_wrong_result_after_resigning_is_found(store: Store, database: str, result: Outcome | None):
    await resign(store, await play(store, ACTS), result)
    assert [finding.verdict for finding in check_database(database)] == ["broken"]


def test_lobbies_are_not_replayed(database: str):
    async def fill():
        async with await Store.open(database) as store:
            await make_lobby(store)
            lobby = await make_lobby(store)
            await store.write(
                games.change_lobby,
                LobbyChange(game_id=lobby.id, version=lobby.version, status="cancelled", at=1005),
            )

    asyncio.run(fill())
    assert list(check_database(database)) == []


def test_a_game_under_other_rules_is_skipped(database: str):
    tamper(played(database), "UPDATE games SET rules_version = 99")
    assert [finding.verdict for finding in check_database(database)] == ["skipped"]


GIVEN_UP = """'{"places":[1,2],"scores":[0,0],"reason":"resigned"}'"""
OTHER_SPARE = """replace(state, '"spare":', '"spare":9')"""
OTHER_PLACES = "replace(replace(replace(result, '[1,2]', '_'), '[2,1]', '[1,2]'), '_', '[2,1]')"
OTHER_REASON = """replace(result, '"reason":"', '"reason":"not-')"""
STAY = """'[{"do":"move","to":"A1"}]'"""


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (f"UPDATE games SET state = {OTHER_SPARE}", "its state is not"),
        ("UPDATE games SET state = 'x'", "it cannot be replayed"),
        ("UPDATE games SET drawn = drawn + 1", "draws"),
        ("UPDATE games SET seed = secret", "its seed does not come from"),
        ("UPDATE games SET secret = seed", "its seed does not come from"),
        ("UPDATE games SET interactions = '[900, 901, 903]'", "its seed does not come from"),
        ("UPDATE games SET interactions = '[900'", "it cannot be replayed"),
        ("""UPDATE games SET options = '{"first":1}'""", "it"),
        ("UPDATE games SET game = 'chess'", "no game is called 'chess'"),
        (f"UPDATE moves SET actions = {STAY} WHERE version = 2", "it cannot be replayed"),
        ("UPDATE moves SET actions = '[]' WHERE version = 2", "it cannot be replayed"),
        ("UPDATE moves SET seat = 1 - seat WHERE version = 2", "it cannot be replayed"),
        ("DELETE FROM moves WHERE version = 2", "it cannot be replayed"),
        ("DELETE FROM moves WHERE version = (SELECT max(version) FROM moves)", "a move is missing"),
        ("DELETE FROM seats WHERE seat = 1", "it"),
        (f"UPDATE games SET status = 'over', result = {GIVEN_UP}", "its result is not"),
        ("UPDATE seats SET resigned = 1 WHERE seat = 1", "those who resigned"),
        ("UPDATE games SET status = 'cancelled'", "its status is 'cancelled', but it was started"),
        ("UPDATE games SET status = 'cancelled', state = NULL", "its status is 'cancelled', but"),
        ("UPDATE games SET status = 'lobby'", "its status is 'lobby', but it was started"),
    ],
)
def test_what_was_tampered_with_is_found(database: str, change: str, reason: str):
    tamper(played(database), change)
    (finding,) = check_database(database)
    assert finding.verdict == "broken"
    assert reason in finding.reason


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (f"UPDATE games SET result = {OTHER_PLACES}", "its result is not"),
        (f"UPDATE games SET result = {OTHER_REASON}", "its result is not"),
        ("UPDATE games SET result = NULL", "its status is 'over'"),
        ("UPDATE games SET status = 'playing'", "its status is 'playing'"),
    ],
)
def test_a_result_that_was_tampered_with_is_found(database: str, change: str, reason: str):
    tamper(played(database, 10_000), change)
    (finding,) = check_database(database)
    assert reason in finding.reason


def test_a_daily_game_has_the_seed_of_its_day(database: str):
    tamper(played(database), "UPDATE games SET daily = '2026-11-16', interactions = '[1]'")
    assert list(check_database(database)) == [Finding(1, "sound")]


def test_looking_leaves_no_trace(path: Path):
    before, files = played(path).read_bytes(), set(path.parent.iterdir())
    list(check_database(path))
    assert (set(path.parent.iterdir()), path.read_bytes()) == (files, before)


async def test_a_database_in_use_can_be_looked_at(store: Store, database: str):
    await play(store, ACTS)
    assert list(check_database(database)) == [Finding(1, "sound")]


def test_the_command_says_that_all_is_well(database: str):
    done = run("check", played(database))
    assert (done.returncode, done.stdout, done.stderr) == (0, "1 sound, 0 broken, 0 skipped.\n", "")


def test_the_command_prints_a_line_for_each_broken_game_and_fails(database: str):
    tamper(played(database), "UPDATE games SET drawn = 0")
    done = run("check", database)
    line, summary = done.stdout.splitlines()
    assert line.startswith("Game 1 is broken: it counts 0 draws")
    assert (done.returncode, summary, done.stderr) == (1, "0 sound, 1 broken, 0 skipped.", "")


@pytest.mark.parametrize("text", [None, b"no database, but a text " * 99])
def test_the_command_says_in_one_line_that_a_file_is_of_no_use(path: Path, text: bytes | None):
    if text:
        path.write_bytes(text)
    done = run("check", path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)


def test_the_command_says_in_one_line_that_a_file_is_damaged(path: Path):
    whole = played(path).read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    done = run("check", path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_an_older_file_must_be_brought_up_to_date_first(path: Path):
    tamper(played(path))
    with closing(sqlite3.connect(path)) as raw:
        raw.execute("PRAGMA user_version = 0")
    assert "older version" in run("check", path).stderr
