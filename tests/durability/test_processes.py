"""Three processes share a database; they and its server are killed under load; nothing is lost or doubled."""

import os
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from db.whole import reading
from tests.durability.shard_process import NOW, SHARDS, SPEED
from tests.durability.test_kill import Bots, Discord, look_at_moves, replay_all
from tests.durability.test_server_kill import Killed
from tests.engines import skip_or_fail

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")

WANTED = ("0-1/4", "2-3/4", "0-3/4")  # the last one is a standby for both
KILLS = int(os.environ.get("DEDALE_TEST_KILLS", "12"))
SERVER_EVERY = 6  # kills
TELLS_ALL = """
CREATE TABLE told (id BIGINT, kind TEXT);
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN INSERT INTO told VALUES (NEW.id, NEW.kind); RETURN NULL; END $$;
CREATE TRIGGER tell AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION tell()"""
# "lines" and "card" ask for an edit; that is done once for several of them.
TOLD = "SELECT id FROM told WHERE kind NOT IN ('lines', 'card')"
OVERDUE = (
    "SELECT count(*) FROM deadlines JOIN games ON games.id = game_id WHERE due < ? AND status = 'playing'"
)


class Shared(Discord):
    """Discord's end for several processes."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.lock = threading.Lock()
        self.holder: dict[int, int] = {}  # shard: process
        self.taken: dict[int, float] = {}  # shard: when
        self.timeouts: Counter[tuple[int, int]] = Counter()

    def of(self, process: int) -> Any:
        """This end for one process."""
        end = self

        class End:
            random = end.random

            def hear(self, fact: dict[str, Any]) -> dict[str, Any] | None:
                with end.lock:
                    return end.hear_of(process, fact)

        return End()

    def hear_of(self, process: int, fact: dict[str, Any]) -> dict[str, Any] | None:
        match fact:
            case {"do": "took"}:
                self.holder[fact["shard"]] = process
                self.taken[fact["shard"]] = time.monotonic()
            case {"do": "timeout"}:
                self.timeouts[fact["game"], fact["version"]] += 1
            case _:
                return self.hear(fact)
        return None


class Processes(Bots):
    """Starts one process after the other in one of the three places."""

    module = "tests.durability.shard_process"

    def __init__(self, folder: Path, database: str, begin: float, place: int) -> None:
        folder.mkdir()
        self.place, self.pid = place, 0
        self.playing: threading.Thread | None = None
        super().__init__(folder, database, str(begin))

    def begin(self, run: int, shards: str, discord: Shared) -> None:
        self.pid, connection = self.start(f"{run} {shards}")
        self.playing = threading.Thread(
            target=Discord.serve, args=(discord.of(self.place), connection, -1, lambda: None)
        )
        self.playing.start()

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        assert self.playing
        self.playing.join()


class Soak:
    """Kills, and what came of it."""

    def __init__(self, killed: Killed, folder: Path, seed: int) -> None:
        self.killed, self.chance, self.discord = killed, random.Random(seed), Shared(seed)
        with closing(psycopg.connect(killed.database, autocommit=True)) as db:
            db.execute(TELLS_ALL.encode())
        self.begin, self.runs = time.time(), iter(range(1, 1_000_000))
        self.places = [Processes(folder / str(n), killed.database, self.begin, n) for n in range(3)]
        self.takeovers: list[float] = []

    def start(self, place: int) -> None:
        self.places[place].begin(next(self.runs), WANTED[place], self.discord)

    def wait_for(self, moves: int) -> None:
        discord = self.discord
        enough, end = len(discord.confirmed) + moves, time.monotonic() + 120
        while len(discord.confirmed) < enough and time.monotonic() < end and not discord.errors:
            time.sleep(0.01)
        assert len(discord.confirmed) >= enough and not discord.errors, discord.errors

    def kill_process(self) -> None:
        """Kill one; wait until all its shards are held by another, or by itself when it is back."""
        place = self.chance.randrange(3)
        with self.discord.lock:
            lost = [shard for shard, holder in self.discord.holder.items() if holder == place]
        since = time.monotonic()
        self.places[place].kill()
        time.sleep(self.chance.choice((0, 0, 3)))
        self.start(place)
        while any(self.discord.taken[shard] < since for shard in lost):
            time.sleep(0.01)
            assert time.monotonic() - since < 60 and not self.discord.errors, (lost, self.discord.errors)
        self.takeovers += [self.discord.taken[shard] - since for shard in lost]

    def kill_server(self) -> None:
        self.killed.kill()
        self.killed.start()

    def look(self) -> dict[str, int]:
        """Check what is stored against what was told."""
        discord = self.discord
        with discord.lock:
            confirmed, told = dict(discord.confirmed), Counter(discord.told)
        with reading(self.killed.database) as source:
            look_at_moves(source.db, discord) if not self.is_running else None
            stored = {row[0] for row in source.db.execute("SELECT interaction_id FROM moves")}
            assert confirmed.keys() <= stored
            assert [row for row, times in told.items() if times > 1] == []
            written = {row[0] for row in source.db.execute(TOLD)}
            pending = {row[0] for row in source.db.execute("SELECT id FROM outbox")}
            if not self.is_running:
                assert written - told.keys() - pending == set()  # nothing is lost
                return {"written": len(written), "pending": len(pending), "replayed": replay_all(source.db)}
        return {}

    is_running = True

    def end(self) -> dict[str, object]:
        for place in self.places:
            place.kill()
        self.is_running = False
        self.look()
        last = self.places[0]
        last.begin(next(self.runs), "none", self.discord)
        assert last.playing
        last.playing.join(timeout=120)
        # By now: while the games are replayed, nobody minds the clock.
        until = NOW + int((time.time() - self.begin) * SPEED) - 5 * SPEED
        found = self.look()
        with reading(self.killed.database) as source:
            (overdue,) = source.db.execute(OVERDUE, (until,)).fetchone()
            boards = source.db.execute("SELECT count(*) FROM outbox WHERE kind = 'board'").fetchone()[0]
        assert (overdue, boards, self.discord.errors) == (0, 0, [])
        assert [key for key, times in self.discord.timeouts.items() if times > 1] == []
        return {**found, "confirmed": len(self.discord.confirmed), "resent": self.discord.resent}

    def close(self) -> None:
        for place in self.places:
            if place.playing:
                place.kill()
            place.close()


@pytest.fixture
def soak(tmp_path: Path) -> Iterator[Soak]:
    try:
        killed = Killed()
    except Exception as error:
        skip_or_fail(f"no PostgreSQL server could be started: {error}")
    from db.postgresql.schema import migrate
    from db.postgresql.session import Session

    with ExitStack() as stack:
        stack.callback(killed.server.close)
        with closing(Session(killed.database)) as session:
            migrate(session, "the test database")
        yield stack.enter_context(closing(Soak(killed, tmp_path, KILLS)))


def run(soak: Soak, kills: int, server_every: int) -> dict[str, object]:
    for place in range(3):
        soak.start(place)
    servers = 0
    for number in range(1, kills + 1):
        soak.wait_for(10)
        time.sleep(soak.chance.uniform(0, 0.5))
        if number % server_every:
            soak.kill_process()
        else:
            soak.kill_server()
            servers += 1
        soak.look()
    soak.wait_for(10)
    facts = soak.end()
    times = sorted(soak.takeovers)
    middle, longest = times[len(times) // 2], times[-1]
    found = {
        "kills": kills - servers,
        "of the server": servers,
        **facts,
        "timeouts": len(soak.discord.timeouts),
    }
    return {**found, "takeover": f"{middle:.1f} s, at most {longest:.1f} s, of {len(times)} shards"}


@pytest.mark.soak
def test_processes_and_their_server_are_killed_and_nothing_is_lost_or_doubled(
    soak: Soak, capsys: pytest.CaptureFixture[str]
):
    found = run(soak, KILLS, SERVER_EVERY)
    with capsys.disabled():
        sys.stdout.write(f"\n{found}\n")
    assert len(soak.discord.holder) == SHARDS and soak.discord.timeouts


@pytest.mark.soak
def test_a_process_that_freezes_loses_its_shards_and_doubles_nothing(
    soak: Soak, capsys: pytest.CaptureFixture[str]
):
    for place in range(3):
        soak.start(place)
    soak.wait_for(40)
    holder = soak.discord.holder
    place = next(holder[shard] for shard in range(SHARDS) if holder[shard] != 2)
    lost = [shard for shard in range(SHARDS) if holder[shard] == place]
    since = time.monotonic()
    os.kill(soak.places[place].pid, signal.SIGSTOP)
    try:
        while any(soak.discord.taken[shard] < since for shard in lost):
            time.sleep(0.01)
            assert time.monotonic() - since < 60
    finally:
        os.kill(soak.places[place].pid, signal.SIGCONT)
    with capsys.disabled():
        sys.stdout.write(f"\n{lost} taken over after {time.monotonic() - since:.1f} s\n")
    soak.wait_for(40)
    soak.look()
    assert soak.end()["confirmed"]
