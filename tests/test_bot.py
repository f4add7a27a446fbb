"""What whoever runs the bot sees when it cannot start: one clear line, its status, no traceback."""

import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
import health
from cogs.clock.clock import Clock
from cogs.runtime.shards import Shards
from cogs.runtime.statuses import FAILED, REFUSED
from db import Store, StoreError, UnavailableError
from tests import ROOT

ME = {"id": "1", "username": "Dédale", "discriminator": "0", "avatar": None, "bot": True, "flags": 0}
APPLICATION = {"id": "1", "name": "Dédale", "icon": None, "description": "", "bot_public": True}
APPLICATION |= {"bot_require_code_grant": False, "verify_key": "", "flags": 0, "owner": ME, "team": None}


class FakeDiscord(BaseHTTPRequestHandler):
    """Knows one good token."""

    def do_GET(self) -> None:
        good = self.headers.get("Authorization") == "Bot good"
        body = (APPLICATION if "applications" in self.path else ME) if good else {"message": "401", "code": 0}
        data = json.dumps(body).encode()
        self.send_response(200 if good else 401)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: Any) -> None:
        """In silence."""


@pytest.fixture
def start(monkeypatch: Any, tmp_path: Path, capfd: Any) -> Iterator[Any]:
    """Run the program with an environment; its exit code and its last words."""
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    server = ThreadingHTTPServer(("127.0.0.1", 0), FakeDiscord)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    given = {"DISCORD_API_URL": f"http://127.0.0.1:{server.server_port}/api"}
    given |= {"DEDALE_DATABASE": str(tmp_path / "dedale.sqlite3")}

    def run(**env: str) -> tuple[int, str]:
        for name in (
            "DISCORD_TOKEN",
            "DISCORD_TOKEN_FILE",
            "DEDALE_WHERE",
            "DEDALE_BACKUPS",
            "DEDALE_REFUSED_SECONDS",
            "DEDALE_METRICS",
            "DEDALE_LOGS",
        ):
            monkeypatch.delenv(name, raising=False)
        for name, value in (given | env).items():
            monkeypatch.setenv(name, value)
        code = bot.main([])
        return code, capfd.readouterr().err

    yield run
    server.shutdown()
    server.server_close()


def assert_one_line(outcome: tuple[int, str], told: str, status: int = REFUSED) -> None:
    code, text = outcome
    lines = [line for line in text.splitlines() if line.startswith("dedale: ")]
    assert (code, len(lines), "Traceback" in text) == (status, 1, False), text
    assert told in lines[0]


def test_a_bad_token(start: Any) -> None:
    assert_one_line(start(DISCORD_TOKEN="bad"), "Discord refused the token")


def test_a_token_of_two_lines(start: Any) -> None:
    assert_one_line(start(DISCORD_TOKEN="two\nlines"), "more than one line")


@pytest.mark.parametrize("token", ["clé", "with space", "x" * 10_000])
def test_a_token_that_cannot_be_one(start: Any, token: str) -> None:
    assert_one_line(start(DISCORD_TOKEN=token), "Discord refused the token")


@pytest.mark.parametrize(("content", "told"), [(b" \n", "is empty"), (b"\xff\xfe\x00", "cannot be read")])
def test_a_token_file_without_a_token(start: Any, tmp_path: Path, content: bytes, told: str) -> None:
    file = tmp_path / "token"
    file.write_bytes(content)
    assert_one_line(start(DISCORD_TOKEN_FILE=str(file)), told)


def test_a_token_file_that_is_not_there(start: Any, tmp_path: Path) -> None:
    assert_one_line(start(DISCORD_TOKEN_FILE=str(tmp_path / "none")), "cannot be read")
    assert_one_line(start(DISCORD_TOKEN_FILE=str(tmp_path)), "cannot be read")


def test_a_folder_for_the_database_that_is_not_there(start: Any, tmp_path: Path) -> None:
    outcome = start(DISCORD_TOKEN="good", DEDALE_DATABASE=str(tmp_path / "no" / "such" / "file.sqlite3"))
    assert_one_line(outcome, str(tmp_path / "no" / "such"))


def test_a_folder_for_backups_that_is_not_there(start: Any, tmp_path: Path) -> None:
    outcome = start(DISCORD_TOKEN="good", DEDALE_BACKUPS=str(tmp_path / "none"))
    assert_one_line(outcome, "DEDALE_BACKUPS must be a folder that exists")


def test_a_server_that_cannot_be_reached_is_told_without_the_password(start: Any) -> None:
    outcome = start(DISCORD_TOKEN="good", DEDALE_DATABASE="postgresql://me:geheim@127.0.0.1:1/x")
    assert_one_line(outcome, "postgresql://127.0.0.1:1/x cannot be reached", status=1)
    assert "geheim" not in outcome[1]


def test_backups_of_a_server_are_not_ours(start: Any, tmp_path: Path) -> None:
    address = "postgresql://me:geheim@127.0.0.1:1/x"
    outcome = start(DISCORD_TOKEN="good", DEDALE_DATABASE=address, DEDALE_BACKUPS=str(tmp_path))
    assert_one_line(outcome, "pg_dump")


def test_a_database_that_is_none(start: Any, tmp_path: Path) -> None:
    (tmp_path / "dedale.sqlite3").write_bytes(b"not a database at all" * 100)
    assert_one_line(start(DISCORD_TOKEN="good"), "is not a database", FAILED)


def test_a_database_that_is_newer_than_the_program(start: Any, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "dedale.sqlite3") as db:
        db.execute("PRAGMA user_version = 9999")
    db.close()
    assert_one_line(start(DISCORD_TOKEN="good"), "newer")


def test_a_database_that_is_a_folder(start: Any, tmp_path: Path) -> None:
    assert_one_line(start(DISCORD_TOKEN="good", DEDALE_DATABASE=str(tmp_path)), str(tmp_path))


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/api", "nonsense", "ftp://x.y"])
def test_a_discord_that_cannot_be_reached(start: Any, url: str) -> None:
    assert_one_line(start(DISCORD_TOKEN="good", DISCORD_API_URL=url), "Discord cannot be reached", FAILED)


def test_a_place_that_does_not_exist(start: Any) -> None:
    assert_one_line(start(DISCORD_TOKEN="good", DEDALE_WHERE="moon"), "DEDALE_WHERE")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"DEDALE_METRICS": "9464"}, "must be host:port"),
        ({"DEDALE_LOGS": "xml"}, "text or json"),
    ],
)
def test_a_wrong_wish_of_those_who_watch(start: Any, wrong: dict[str, str], told: str) -> None:
    assert_one_line(start(DISCORD_TOKEN="good", **wrong), told)


def test_an_address_for_metrics_that_is_taken(start: Any) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        outcome = start(DISCORD_TOKEN="good", DEDALE_METRICS=address)
    assert_one_line(outcome, "DEDALE_METRICS names an address that cannot be used", FAILED)


def test_a_refusal_is_an_object_where_the_log_is(start: Any) -> None:
    code, text = start(DISCORD_TOKEN="bad", DEDALE_LOGS="json")
    lines = [json.loads(line) for line in text.splitlines()]
    assert code == REFUSED and "Discord refused the token" in lines[-1]["message"]


@pytest.mark.parametrize(
    ("code", "told", "status"),
    [
        (4011, "more servers", REFUSED),
        (4014, "does not allow the bot's intents", REFUSED),
        (4012, "4012", REFUSED),
        (4000, "4000", FAILED),
    ],
)
def test_a_gateway_that_does_not_let_the_bot_in(
    start: Any, monkeypatch: Any, code: int, told: str, status: int
) -> None:
    async def closed(_: Any) -> None:
        raise discord.ConnectionClosed(cast(Any, None), shard_id=None, code=code)

    monkeypatch.setattr(bot, "serve", closed)
    assert_one_line(start(DISCORD_TOKEN="good"), told, status)


def test_a_refusal_waits_where_a_container_would_start_at_once_again(start: Any, monkeypatch: Any) -> None:
    waited = list[float]()
    monkeypatch.setattr(bot.time, "sleep", waited.append)
    assert_one_line(start(DISCORD_TOKEN="bad", DEDALE_REFUSED_SECONDS="3600"), "refused the token")
    assert_one_line(start(DEDALE_WHERE="moon", DEDALE_REFUSED_SECONDS="3600"), "DEDALE_WHERE")
    assert waited == [3600, 3600]


def test_a_unit_is_not_started_again_after_a_refusal() -> None:
    assert f"RestartPreventExitStatus={REFUSED}\n" in (ROOT / "deploy/dedale.service").read_text("utf-8")
    for file in ("deploy/compose.yaml", "Dockerfile"):
        assert "DEDALE_REFUSED_SECONDS" in (ROOT / file).read_text("utf-8")


class Bot:
    """What a sign of life needs of the bot; `error` is why nothing can be stored."""

    def __init__(self, folder: Path, error: Exception | None = None) -> None:
        self.settings = bot.Settings(database=str(folder / "x.sqlite3"))
        self.sharding, self.is_standby = Shards(), False
        self.sharding.connected(0)
        self.tables = SimpleNamespace(now=lambda: 12 * 3600)
        self.clock, self.error = self, error

    async def alive(self) -> None:
        if self.error:
            raise self.error


@pytest.mark.parametrize("error", [None, UnavailableError("the disk is full"), StoreError("locked")])
async def test_there_is_no_sign_of_life_while_nothing_can_be_stored(tmp_path: Path, error: Any) -> None:
    await bot.beat(cast(Any, Bot(tmp_path, error)))
    assert health.is_healthy(str(tmp_path / "x.sqlite3")) == (error is None)


async def test_a_full_disk_turns_health_red_and_room_turns_it_green_again(tmp_path: Path) -> None:
    path, one = tmp_path / "x.sqlite3", Bot(tmp_path)
    async with await Store.open(path) as store:
        clock: Any = Clock(store, cast(Any, SimpleNamespace(now=lambda: 1)), cast(Any, None), one.sharding)
        one.clock = clock
        await store._connection.read(lambda db: fill(db, full=True))
        await bot.beat(cast(Any, one))
        assert not health.is_healthy(str(path))
        await store._connection.read(lambda db: fill(db, full=False))
        await bot.beat(cast(Any, one))
        assert health.is_healthy(str(path))


def fill(db: sqlite3.Connection, *, full: bool) -> None:
    """Leave SQLite no page to write to, as a full disk does, or give it room again."""
    if not full:
        db.execute("PRAGMA max_page_count = 1000000")
        return
    pages = db.execute("PRAGMA page_count").fetchone()[0]
    db.execute(f"PRAGMA max_page_count = {pages}")
    # Around the row of the sign of life, so that its page is full as well.
    add = "INSERT INTO settings (scope, owner_id, key, value) VALUES ('bot', 0, ?, 'x')"
    for number in random.Random(7).sample(range(10_000), 2000):
        with suppress(sqlite3.OperationalError):
            db.execute(add, (f"{'alive' if number % 2 else 'ali'}{number:04}",))


def test_health_tells_whether_the_bot_has_been_heard_of_lately(tmp_path: Path) -> None:
    database = str(tmp_path / "x.sqlite3")
    assert not health.is_healthy(database)
    health.heartbeat_file(database).touch()
    assert health.is_healthy(database)
    os.utime(health.heartbeat_file(database), (0, 0))
    assert not health.is_healthy(database)


def test_health_is_asked_without_loading_the_bot(tmp_path: Path) -> None:
    env = os.environ | {"DEDALE_DATABASE": str(tmp_path / "x.sqlite3")}
    asked = [sys.executable, "-X", "importtime", health.__file__]
    answer = subprocess.run(asked, env=env, capture_output=True, text=True, check=False)
    assert answer.returncode == 1 and "pathlib" in answer.stderr
    assert not [name for name in ("discord", "asyncio", "msgspec", "cogs") if name in answer.stderr]
