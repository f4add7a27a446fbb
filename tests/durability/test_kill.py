"""The process is killed at random moments under load; no confirmed move and no announcement is lost."""

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from db import StoreError
from db.address import is_address
from db.queries import games, moves
from db.sql import Database
from db.whole import reading
from engine import GAMES
from engine.core import commitment
from engine.core.replay import Record, verify
from tests import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")

KILLS = int(os.environ.get("DEDALE_TEST_KILLS", "300"))  # in the soak
# A bot is killed some time after a number of words: counting words makes the work equal on any machine.
MOST_WORDS = 80
LONGEST_LIFE_SECONDS = 0.02
LONGEST_ANSWER_SECONDS = 0.004
MOVES = "SELECT interaction_id, game_id, version FROM moves"
STARTED = "SELECT id FROM games WHERE seed IS NOT NULL"
CAUSES = "SELECT (SELECT count(*) FROM moves) + (SELECT count(seed) FROM games)"


class Discord:
    """Discord's end: it takes messages, drops a second one with the same nonce, and remembers everything."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.confirmed: dict[int, tuple[int, int]] = {}  # interaction: game, version after it
        self.started: set[int] = set()
        self.messages: dict[str, dict[str, Any]] = {}  # by nonce
        self.told: Counter[int] = Counter()  # outbox ids in messages that were posted
        self.resent = 0
        self.errors: list[str] = []

    def hear(self, fact: dict[str, Any]) -> dict[str, Any] | None:
        match fact:
            case {"do": "moved"}:
                self.confirmed[fact["interaction"]] = fact["game"], fact["version"]
            case {"do": "started"}:
                self.started.add(fact["game"])
            case {"do": "send"}:
                return {"ask": fact["ask"], "id": self.post(fact)}
            case {"do": "edit"}:
                return {"ask": fact["ask"]}
            case {"do": "error"}:
                self.errors.append(fact["text"])
        return None

    def post(self, fact: dict[str, Any]) -> int:
        assert fact["enforced"]
        if fact["nonce"] in self.messages:
            self.resent += 1
            assert self.messages[fact["nonce"]]["rows"] == fact["rows"]
        else:
            self.messages[fact["nonce"]] = {"id": 5000 + len(self.messages), **fact}
            self.told.update(fact["rows"])
        return self.messages[fact["nonce"]]["id"]

    def serve(self, connection: socket.socket, words: int, then: Callable[[], None]) -> None:
        """Answer until the bot is gone. Whole lines that it wrote have arrived; half a line has not."""
        with closing(connection):
            if words == 0:
                then()
            for number, line in enumerate(lines_of(connection), 1):
                if number == words:
                    then()
                if answer := self.hear(json.loads(line)):
                    time.sleep(self.random.uniform(0, LONGEST_ANSWER_SECONDS))
                    with suppress(OSError):
                        connection.sendall(json.dumps(answer).encode() + b"\n")


def lines_of(connection: socket.socket) -> Iterator[bytes]:
    """Yield all whole lines that the bot wrote, even if it is dead by now."""
    rest = b""
    while True:
        try:
            data = connection.recv(65536)
        except ConnectionResetError:
            continue  # raised once if the bot left answers unread; what it wrote can still be read
        if not data:
            return
        *lines, rest = (rest + data).split(b"\n")
        yield from lines


class Bots:
    """Starts one bot after the other on the same database."""

    module = "tests.durability.bot_process"

    def __init__(self, folder: Path, database: str, *more: str) -> None:
        self.database = database
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(str(folder / "discord"))
        self._listener.listen()
        self._listener.settimeout(60)
        command = [sys.executable, "-m", self.module, database, folder / "discord", *more]
        pipe = subprocess.PIPE
        self._forks = subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True, bufsize=1)

    def run(self, number: int, discord: Discord, words: int = -1, seconds: float = 0) -> None:
        """Run a bot for a number of words and some time more; without a number, to its end."""
        pid, connection = self.start(number)
        discord.serve(connection, words, threading.Timer(seconds, os.kill, (pid, signal.SIGKILL)).start)

    def start(self, number: object) -> tuple[int, socket.socket]:
        """Start a bot; return its process and its way to Discord."""
        assert self._forks.stdin and self._forks.stdout
        self._forks.stdin.write(f"{number}\n")
        pid = int(self._forks.stdout.readline())
        connection, _ = self._listener.accept()
        return pid, connection

    def close(self) -> None:
        self._forks.communicate()
        assert self._forks.returncode == 0
        self._listener.close()


@pytest.fixture
def bots(tmp_path: Path, new_database: str) -> Iterator[Bots]:
    with closing(Bots(tmp_path, new_database)) as bots:
        yield bots


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that the first bot has to fill with tables."""
    if request.param == "sqlite":
        return str(tmp_path / "dedale.sqlite3")
    return request.getfixturevalue("postgres_server").make()


on_both = pytest.mark.parametrize("new_database", ["sqlite", "postgresql"], indirect=True)


def left_by(database: str) -> str:
    """Return a copy of the file that a killed bot left: the next bot must find it as it was left."""
    if is_address(database):
        return database
    path = Path(database)
    copy = path.with_name("copy")
    for suffix in ("", "-wal"):
        copy.with_name(f"copy{suffix}").unlink(missing_ok=True)
        if path.with_name(path.name + suffix).exists():
            shutil.copy(path.with_name(path.name + suffix), copy.with_name(f"copy{suffix}"))
    return str(copy)


def look(database: str, discord: Discord) -> dict[str, int]:
    """Check what a killed bot left."""
    try:
        with reading(left_by(database)) as source:
            assert not list(source.faults())
            look_at_moves(source.db, discord)
            return {"replayed": replay_all(source.db), **look_at_outbox(source.db, discord)}
    except StoreError:  # it has no tables yet
        assert not discord.confirmed
        return {}


def look_at_moves(db: Database, discord: Discord) -> None:
    """All that was confirmed is there, and what had been confirmed before we looked is enough."""
    stored = {row["interaction_id"]: (row["game_id"], row["version"]) for row in db.execute(MOVES)}
    assert discord.confirmed.items() <= stored.items()
    assert discord.started <= {game for (game,) in db.execute(STARTED)}


def look_at_outbox(db: Database, discord: Discord) -> dict[str, int]:
    """Each move and each start is told by one row: a row that is neither told nor to be sent is lost."""
    pending = {row["id"]: row["kind"] for row in db.execute("SELECT id, kind FROM outbox")}
    (causes,) = db.execute(CAUSES).fetchone()
    assert len(set(discord.told) | set(pending)) == causes
    assert [row for row, times in discord.told.items() if times > 1] == []
    return {"announced": causes, "pending": len(pending), "boards": list(pending.values()).count("board")}


def replay_all(db: Database) -> int:
    """Check that every game follows from its secret and its moves."""
    ids = [game for (game,) in db.execute(STARTED)]
    for game_id in ids:
        verdict = verify(record_of(db, game_id), GAMES)
        assert verdict.is_good, verdict
    return len(ids)


def record_of(db: Database, game_id: int) -> Record:
    row = games.load(db, game_id)
    assert row is not None
    facts = {
        "game": row.game,
        "rules_version": row.rules_version,
        "seats": len(row.seats),
        "options": msgspec.json.decode(row.options),
        "commitment": commitment(row.secret),
        "secret": row.secret.hex(),
        "interactions": row.interactions,
        "seed": (row.seed or b"").hex(),
        "moves": [
            {"seat": m.seat, "kind": m.kind, "actions": msgspec.json.decode(m.actions)}
            for m in moves.of_game(db, game_id)
        ],
        "state": msgspec.json.decode(row.state or ""),
    }
    return msgspec.convert(facts, Record)


def kill(bots: Bots, kills: int, seed: int) -> dict[str, int]:
    discord, moments = Discord(seed), random.Random(seed)
    for number in range(1, kills + 1):
        bots.run(number, discord, moments.randrange(MOST_WORDS), moments.uniform(0, LONGEST_LIFE_SECONDS))
        assert discord.errors == []
        look(bots.database, discord)
    bots.run(0, discord)
    found = look(bots.database, discord)
    assert discord.errors == []
    assert found["boards"] == 0
    return {"kills": kills, "confirmed": len(discord.confirmed), "resent": discord.resent, **found}


@on_both
def test_a_few_kills_lose_nothing_and_double_nothing(bots: Bots):
    kills = 3 if is_address(bots.database) else 6
    found = kill(bots, kills, seed=7)
    assert found["confirmed"] > 8 * kills


@pytest.mark.soak
@on_both
def test_many_kills_lose_nothing_and_double_nothing(bots: Bots, capsys: pytest.CaptureFixture[str]):
    found = kill(bots, KILLS, seed=KILLS)
    with capsys.disabled():
        sys.stdout.write(f"\n{found}\n")
    assert found["confirmed"] > 8 * KILLS
    assert found["resent"] > 0
