"""The power is cut at random moments; no confirmed move is lost. Without syncing some are: the cuts are real.

The store's own functions (`prepare`, `write_together` and the queries) run on a disk that forgets.
"""

import os
import random
import shutil
import sqlite3
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from db import Commit, Dealt, NewGame, Outgoing, SeatRow, Start
from db.check import check_database
from db.queries import games, moves, outbox
from db.sqlite import prepare, write_together
from engine import GAMES
from engine.core import Dice, dump, game_seed
from tests.durability.disk import Disk, DiskVFS
from tests.durability.raw import Raw

CUTS = int(os.environ.get("DEDALE_TEST_CUTS", "300"))  # in the soak
JUNIOR = GAMES["junior"]
TABLES = 4
PLAYING = f"SELECT {games.GAME_COLUMNS} FROM games WHERE status = 'playing'"
MOST_STEPS = 1200  # the first hundreds go into making the tables
# Far more checkpoints than by default, so that many cuts happen during one.
CHECKPOINT_PAGES = "PRAGMA wal_autocheckpoint = 40"


def dealt(secret: bytes) -> Dealt:
    """A deal for two, of a table's secret and its people's clicks."""
    interactions = (1, 2, 3)
    seed = game_seed(secret, interactions)
    dice, options = Dice(seed), JUNIOR.options()
    state = JUNIOR.setup(2, options, dice).state
    return Dealt(
        rules_version=JUNIOR.rules_version,
        options=dump(options),
        interactions=interactions,
        seed=seed,
        state=dump(state),
        drawn=dice.drawn,
    )


class Machine:
    """A machine that plays until its power is cut, then starts again with what its disk has kept."""

    def __init__(self, folder: Path, seed: int, synchronous: str | None = None) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.synchronous = synchronous  # None: as the store has it
        self.files: dict[str, bytes] = {}
        self.confirmed: set[tuple[int, int]] = set()  # game, version
        self.interactions = 0

    def live(self) -> Path:
        """Play until the cut; return the file as the cut left it."""
        path = self._restored("life")
        disk = Disk(self.files, self._steps())
        vfs = DiskVFS(disk)
        db: Any = Raw(str(path), "dying")
        with closing(db):
            prepare(db, path)
            db.execute(CHECKPOINT_PAGES)
            if self.synchronous:
                db.execute(f"PRAGMA synchronous = {self.synchronous}")
            while not disk.is_dead:
                self._play(db, disk)
        vfs.unregister()
        self.files = disk.survivors(self.chance)
        return self._restored("cut")

    def _steps(self) -> int:
        return self.chance.randrange(1, MOST_STEPS)

    def _restored(self, name: str) -> Path:
        folder = self.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file, data in self.files.items():
            (folder / file).write_bytes(data)
        return folder / "dedale.sqlite3"

    def _play(self, db: Any, disk: Disk) -> None:
        """Make a commit of some moves; they are confirmed only if the disk is still alive."""
        running = games.select_games(db, PLAYING)
        if len(running) < TABLES:
            write_together(db, [self._open_table])
            return
        waiting = self.chance.sample(running, self.chance.randint(1, TABLES))
        commits = [self._move(row) for row in waiting]
        results = write_together(db, [partial(moves.commit, move=move) for move in commits])
        if not disk.is_dead:
            self.confirmed |= {(row.id, row.version) for row in results}
        sent = [row for row in outbox.pending(db, None) if self.chance.random() < 0.8]
        write_together(db, [partial(self._send, row=row) for row in sent])

    def _send(self, db: Any, row: Any) -> None:
        outbox.mark_sent(
            db, [row.id], game_id=row.game_id, board_message_id=7_000_000 + row.id, board_card="{}"
        )

    def _open_table(self, db: Any) -> None:
        secret = self.chance.randbytes(32)
        new = NewGame(
            game="junior",
            rules_version=JUNIOR.rules_version,
            options="{}",
            guild_id=1,
            channel_id=2,
            host_id=1,
            secret=secret,
            seats=tuple(SeatRow(seat=n, user_id=n + 1, name="P", interaction_id=n + 1) for n in range(2)),
            at=1000,
        )
        row = games.create(db, new)
        begin = Start(game_id=row.id, version=row.version, dealt=dealt(secret), at=1000)
        games.start(db, begin)

    def _move(self, row: Any) -> Commit:
        dice, state = Dice(row.seed, row.drawn), JUNIOR.load_state(row.state)
        seat = min(JUNIOR.to_act(state))
        action = self.chance.choice(list(JUNIOR.legal_actions(state, seat)))
        state = JUNIOR.apply(state, seat, action, dice).state
        outcome = JUNIOR.outcome(state)
        self.interactions += 1
        return Commit(
            game_id=row.id,
            version=row.version,
            seat=seat,
            kind="act",
            actions=dump([action]),
            interaction_id=self.interactions,
            state=dump(state),
            drawn=dice.drawn,
            result=dump(outcome) if outcome else None,
            outbox=(Outgoing("board", "{}"),),
            at=1000,
        )


def lost_moves(machine: Machine, path: Path) -> set[tuple[int, int]]:
    """Return the confirmed moves that are not in a file; raises sqlite3.DatabaseError if it is damaged."""
    with closing(sqlite3.connect(path)) as db:
        if db.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError
        if not db.execute("SELECT 1 FROM sqlite_schema").fetchone():
            return machine.confirmed
        return machine.confirmed - set(db.execute("SELECT game_id, version FROM moves"))


def cut(machine: Machine, cuts: int) -> None:
    """After each cut every confirmed move is there, and every game replays."""
    for _ in range(cuts):
        look(machine, machine.live())


def look(machine: Machine, path: Path) -> None:
    assert lost_moves(machine, path) == set()
    if len(machine.confirmed):
        assert {finding.verdict for finding in check_database(path)} <= {"sound"}


def test_fifty_cuts_lose_no_confirmed_move(tmp_path: Path):
    machine = Machine(tmp_path, seed=50)
    cut(machine, 50)
    assert len(machine.confirmed) > 500


@pytest.mark.parametrize("synchronous", ["OFF", "NORMAL"])
def test_a_store_that_does_not_wait_for_the_disk_loses_moves(tmp_path: Path, synchronous: str):
    lives, losses, ruins = 20, 0, 0
    for seed in range(lives):
        machine = Machine(tmp_path, seed, synchronous)
        try:
            losses += bool(lost_moves(machine, machine.live()))
        except sqlite3.DatabaseError:
            ruins += 1
    assert losses > lives / 4
    assert (ruins > 0) == (synchronous == "OFF")


@pytest.mark.soak
def test_many_cuts_lose_no_confirmed_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    machine = Machine(tmp_path, seed=CUTS)
    cut(machine, CUTS)
    with capsys.disabled():
        sys.stdout.write(f"\n{CUTS} cuts, {len(machine.confirmed)} confirmed moves, none lost\n")
    assert len(machine.confirmed) > 6 * CUTS
