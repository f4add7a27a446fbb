"""The PostgreSQL server is killed at random moments under load; the bot plays on, and nothing is lost."""

import os
import random
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from db.address import is_address
from db.whole import reading
from tests.durability.test_kill import MOVES, Bots, Discord, look
from tests.engines import Server, patiently, skip_or_fail, start_server

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no fork and no SIGKILL there")

LONGEST_LIFE_SECONDS = 0.5  # of the server, after the bot has gone on


class Killed:
    """A server of our own that can be killed, with every process it has."""

    def __init__(self) -> None:
        self.server: Server = start_server()
        self.database = self.server.make()

    def kill(self) -> None:
        postmaster = psutil.Process(self.server.running.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            process.kill()
        psutil.wait_procs(processes, timeout=20)

    def start(self) -> None:
        patiently(self.server.running.ensure_postgres_running)


@pytest.fixture
def killed() -> Iterator[Killed]:
    try:
        killed = Killed()
    except Exception as error:
        skip_or_fail(f"no PostgreSQL server could be started: {error}")
    yield killed
    killed.server.close()


def wait_for(discord: Discord, moves: int) -> None:
    """Wait until the bot has confirmed some more moves; what goes wrong meanwhile is told at the end."""
    enough, end = len(discord.confirmed) + moves, time.monotonic() + 120
    while len(discord.confirmed) < enough and time.monotonic() < end:
        time.sleep(0.01)
    assert len(discord.confirmed) >= enough, discord.errors


def kill(killed: Killed, folder: Path, kills: int) -> dict[str, object]:
    assert is_address(killed.database)
    chance, discord = random.Random(kills), Discord(kills)
    back: list[float] = []
    with closing(Bots(folder, killed.database)) as bots:
        pid, connection = bots.start(1)
        playing = threading.Thread(target=discord.serve, args=(connection, -1, lambda: None))
        playing.start()
        try:
            for _ in range(kills):
                wait_for(discord, 5)
                time.sleep(chance.uniform(0, LONGEST_LIFE_SECONDS))
                killed.kill()
                killed.start()
                since = time.monotonic()
                wait_for(discord, 1)
                back.append(time.monotonic() - since)
                confirmed = dict(discord.confirmed)
                with reading(killed.database) as source:
                    stored = {row[0]: (row[1], row[2]) for row in source.db.execute(MOVES)}
                assert confirmed.items() <= stored.items()
        finally:
            os.kill(pid, signal.SIGKILL)
            playing.join()
        look(killed.database, discord)
        bots.run(0, discord)
        found = look(killed.database, discord)
    assert (discord.errors, found["boards"]) == ([], 0)
    facts = {"kills": kills, "confirmed": len(discord.confirmed), "resent": discord.resent, **found}
    return {**facts, "seconds until the next move": f"{sum(back) / len(back):.1f}, at most {max(back):.1f}"}


def test_two_kills_of_the_server_lose_nothing_and_double_nothing(killed: Killed, tmp_path: Path):
    assert kill(killed, tmp_path, 2)["confirmed"]


@pytest.mark.soak
def test_fifty_kills_of_the_server_lose_nothing_and_double_nothing(
    killed: Killed, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    found = kill(killed, tmp_path, 50)
    with capsys.disabled():
        sys.stdout.write(f"\n{found}\n")
