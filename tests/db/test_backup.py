"""Backups are made while the bot writes, are complete by themselves, and can be restored."""

import asyncio
import os
import shutil
import threading
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from db import Store, StoreError, backup
from db.backup import back_up, backup_name, backups, keep_backups, outdated, rotate
from db.check import Finding, check_database
from db.queries import moves
from tests.db.conftest import make_lobby
from tests.db.test_check import play, played, run, tamper

pytestmark = pytest.mark.sqlite

NOON = int(datetime(2026, 11, 16, 12, tzinfo=UTC).timestamp())
HOUR, DAY = 3600, 86400


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "backups").mkdir()
    return tmp_path / "backups"


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


async def test_a_backup_made_while_games_are_played_is_sound_and_has_what_was_confirmed(
    store: Store, path: Path, folder: Path
):
    players = [asyncio.create_task(play(store, 60)) for _ in range(4)]
    copies = 0
    while not all(player.done() for player in players):
        confirmed = {
            (move.game_id, move.version) for n in range(1, 5) for move in await store.read(moves.of_game, n)
        }
        copy = folder / f"{copies}.sqlite3"
        await asyncio.to_thread(back_up, path, copy)
        async with await Store.open(copy) as restored:
            kept = {
                (move.game_id, move.version)
                for n in range(1, 5)
                for move in await restored.read(moves.of_game, n)
            }
        assert confirmed <= kept
        assert {finding.verdict for finding in check_database(copy)} <= {"sound"}
        copies += 1
    assert copies > 1


async def test_games_go_on_from_a_restored_backup(path: Path, folder: Path):
    async with await Store.open(path) as store:
        await play(store, 10)
        await asyncio.to_thread(back_up, path, folder / "copy.sqlite3")
        await play(store, 10)
    for each in path.parent.glob("dedale.sqlite3*"):
        each.unlink()
    shutil.copy(folder / "copy.sqlite3", path)
    assert (run("check", path).returncode, list(check_database(path))) == (0, [Finding(1, "sound")])
    async with await Store.open(path) as store:
        assert len(await store.read(moves.of_game, 1)) == 10
        await play(store, 10)
    assert list(check_database(path)) == [Finding(1, "sound"), Finding(2, "sound")]


async def test_a_backup_is_one_file(store: Store, path: Path, folder: Path):
    await make_lobby(store)
    back_up(path, folder / "copy.sqlite3")
    assert names(folder) == ["copy.sqlite3"]


def test_nobody_may_read_a_backup_who_may_not_read_the_file(path: Path, folder: Path):
    played(path).chmod(0o600)
    back_up(path, folder / "copy.sqlite3")
    assert (folder / "copy.sqlite3").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("there", ["copy.sqlite3", "copy.sqlite3-wal", "copy.sqlite3.part"])
def test_nothing_is_overwritten(path: Path, folder: Path, there: str):
    (folder / there).write_text("mine")
    with pytest.raises(StoreError, match=f"{there} is there"):
        back_up(played(path), folder / "copy.sqlite3")
    assert (names(folder), (folder / there).read_text()) == ([there], "mine")


@pytest.mark.parametrize("content", [None, b"", b"no database, but a text " * 99])
def test_what_is_no_database_of_ours_is_not_copied(path: Path, folder: Path, content: bytes | None):
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(StoreError):
        back_up(path, folder / "copy.sqlite3")
    assert names(folder) == []


def test_a_damaged_file_gives_no_backup_and_takes_none_away(path: Path, folder: Path):
    for hour in range(40):
        (folder / backup_name(path, NOON + hour * HOUR)).touch()
    whole = played(path).read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    with pytest.raises(StoreError, match="damaged"):
        rotate(path, folder, NOON + 50 * HOUR)
    assert len(names(folder)) == 40


def test_a_day_of_hours_and_two_weeks_of_days_are_kept():
    made = {n: datetime(2026, 11, 16, 23, 30, tzinfo=UTC) - timedelta(minutes=30 * n) for n in range(48 * 30)}
    gone = set(outdated(made))
    hours = {2 * n for n in range(24)}
    days = {48 * n for n in range(14)}
    assert set(made) - gone == hours | days


def test_after_a_long_pause_old_backups_are_still_there():
    made = {n: datetime(2026, 1, 1, n, tzinfo=UTC) for n in range(20)} | {
        20: datetime(2026, 11, 1, tzinfo=UTC)
    }
    assert outdated(made) == []


def test_rotation_touches_nothing_but_backups_of_this_file(path: Path, folder: Path):
    others = [
        "dedale-old.sqlite3",
        "other-2020-01-01T00-00-00Z.sqlite3",
        "dedale-2020-01-01T00-00-00Z.txt",
        "other-2020-01-01T00-00-00Z.sqlite3.part",
    ]
    for other in others:
        (folder / other).touch()
    (folder / "dedale-2020-01-01T00-00-00Z.sqlite3.part").touch()
    for day in range(20):
        for hour in range(2):
            (folder / backup_name(path, NOON + day * DAY - hour * HOUR)).touch()
    made = rotate(played(path), folder, NOON + 20 * DAY)
    assert made.name == "dedale-2026-12-06T12-00-00Z.sqlite3"
    assert set(names(folder)) - {each.name for each in backups(path, folder)} == set(others)
    # The newest 24 hours go back to noon on the twelfth day before; of the 14 days that leaves one.
    assert len(backups(path, folder)) == 24 + 1


async def test_a_backup_is_made_in_another_thread(
    store: Store, path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    threads: list[threading.Thread] = []
    done = asyncio.Event()
    loop = asyncio.get_running_loop()

    def watched(*args: Any) -> Path:
        threads.append(threading.current_thread())
        loop.call_soon_threadsafe(done.set)
        return rotate(*args)

    monkeypatch.setattr(backup, "rotate", watched)
    keeping = asyncio.create_task(keep_backups(path, folder, lambda: NOON))
    await done.wait()
    keeping.cancel()
    assert threads[0] is not threading.current_thread()


@pytest.mark.logs_errors
async def test_a_folder_that_fails_for_a_while_does_not_end_the_backups(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    calls: list[int] = []
    done = asyncio.Event()
    loop = asyncio.get_running_loop()

    def failing(*_: Any) -> None:
        calls.append(1)
        if len(calls) == 3:
            loop.call_soon_threadsafe(done.set)
        raise PermissionError("not just now")

    monkeypatch.setattr(backup, "HOUR", 0)
    monkeypatch.setattr(backup, "rotate", failing)
    keeping = asyncio.create_task(keep_backups(path, folder, lambda: NOON))
    await asyncio.wait_for(done.wait(), 60)
    keeping.cancel()


def test_only_what_the_system_can_sync_is_opened_for_it(
    path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    opened: list[tuple[str, int]] = []
    real, source = os.open, played(path)
    monkeypatch.setattr(backup, "CAN_SYNC_FOLDERS", False)  # as on Windows, which syncs no read-only file
    monkeypatch.setattr(os, "open", lambda p, flags, *a: opened.append((str(p), flags)) or real(p, flags, *a))
    back_up(source, folder / "copy.sqlite3")
    part = str(folder / "copy.sqlite3.part")
    assert opened == [(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY), (part, os.O_RDWR)]


async def test_the_bot_backs_up_every_hour_and_not_anew_at_each_start(
    make_world: Callable[..., Awaitable[Any]], folder: Path
):
    world = await make_world(where="channel", backups=str(folder))
    assert len(names(folder)) == 1
    await world.restart()
    assert len(names(folder)) == 1
    for hours in (2, 3):
        await world.env.advance_time(HOUR)
        assert len(names(folder)) == hours


@pytest.mark.logs_errors
async def test_a_backup_that_cannot_be_made_is_tried_again_in_an_hour(
    make_world: Callable[..., Awaitable[Any]], folder: Path, caplog: pytest.LogCaptureFixture
):
    await asyncio.to_thread(folder.rmdir)
    world = await make_world(where="channel", backups=str(folder))
    assert "no backup was made: The backup folder" in caplog.text
    await asyncio.to_thread(folder.mkdir)
    await world.env.advance_time(HOUR)
    assert len(names(folder)) == 1


async def test_the_command_copies_a_file_in_use_and_back(store: Store, path: Path, folder: Path):
    await play(store, 10)
    done = await asyncio.to_thread(run, "backup", path, folder)
    (copy,) = backups(path, folder)
    assert (done.returncode, done.stdout) == (0, f"{copy} is a sound copy of {path}.\n")
    back = await asyncio.to_thread(run, "backup", copy, folder / "restored.sqlite3")
    assert (back.returncode, list(check_database(folder / "restored.sqlite3"))) == (0, [Finding(1, "sound")])


def test_the_command_says_in_one_line_why_it_does_not_copy(path: Path):
    done = run("backup", played(path), path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "is there already" in done.stderr


def test_a_file_of_an_older_program_can_be_backed_up(path: Path, folder: Path):
    tamper(played(path), "UPDATE games SET rules_version = 1")
    back_up(path, folder / "copy.sqlite3")
    assert names(folder) == ["copy.sqlite3"]
