"""The power is cut in the middle of chosen transactions: of lobbies, starts, threads, undos, hand-overs and
announcements. What was confirmed is there; what a person must be told was told, or is still to be.

`DEDALE_TEST_CUTS` is how often in the soak. The moments come in turn.
"""

import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cogs.tables.outgoing import OPENED, PLACE
from db import Act, Commit, GameRow, NewGame, NewTournament, Outgoing, SeatRow, Start, TournamentChange
from db.queries import dispatch, games, moves, outbox, tournaments
from db.sqlite import write_together
from engine.core.replay import Position, replay
from tests.durability.disk import Disk
from tests.durability.test_power_cut import CUTS, JUNIOR, PLAYING, Machine, dealt, look

# A commit takes about that many steps; some more, so that some cuts come just after it.
STEPS_OF_A_COMMIT = 24
OF_A_MACHINE = 90  # cuts
OF_LIFE = 1 << 40  # until the moment has come
LOBBIES = f"SELECT {games.GAME_COLUMNS} FROM games WHERE status = 'lobby'"
NO_CARD = """
SELECT id FROM games WHERE status = 'lobby' AND lobby_message_id IS NULL
AND id NOT IN (SELECT game_id FROM outbox WHERE kind = 'opened')"""
NO_PLACE = """
SELECT id FROM games WHERE status = 'playing' AND home_id = channel_id
AND id NOT IN (SELECT game_id FROM outbox WHERE kind = 'place')"""
FOUND = "SELECT id, version FROM games"
ROWS = "SELECT 'g' || id FROM outbox UNION ALL SELECT 't' || id FROM announcements"
CHANNEL, AT = 2, 1000


class Eventful(Machine):
    """A machine on which everything happens that is told to people, and which dies at a chosen moment."""

    def __init__(self, folder: Path, seed: int) -> None:
        super().__init__(folder, seed)
        self.acts: dict[str, Callable[[Any], None]] = {
            "lobby": self.open,
            "card": self.show_card,
            "start": self.start,
            "thread": self.take_place,
            "move": self.move,
            "undo": self.undo,
            "hand-over": self.hand_over,
            "announcement": self.announce,
            "announced": self.tell,
        }
        self.moment = ""
        self.known = dict[int, int]()  # games that were confirmed, and their versions
        self.written, self.sent, self.noted = set[str](), set[str](), set[str]()
        self._disk: Disk | None = None

    def _steps(self) -> int:
        return OF_LIFE

    def _play(self, db: Any, disk: Disk) -> None:
        """All acts once, in the order of a game's life; the cut comes during the one that was chosen."""
        self._disk = disk
        for name, act in self.acts.items():
            if name == self.moment:
                disk.die_within(self.chance.randint(1, STEPS_OF_A_COMMIT))
            act(db)
            if disk.is_dead:
                return

    def write(self, db: Any, work: Callable[[Any], Any]) -> Any:
        """Write; what was written counts as confirmed if the disk is still alive."""
        (found,) = write_together(db, [work])
        assert self._disk
        if not self._disk.is_dead:
            self.written |= {row for (row,) in db.execute(ROWS)}
            if isinstance(found, GameRow):
                self.known[found.id] = found.version
        return found

    def note(self, db: Any, rows: set[str], work: Callable[[Any], Any]) -> None:
        """Discord has taken some messages; note that."""
        self.sent |= rows
        self.write(db, work)
        assert self._disk
        if not self._disk.is_dead:
            self.noted |= rows

    def next_interaction(self) -> int:
        self.interactions += 1
        return self.interactions

    def open(self, db: Any) -> None:
        seats = tuple(SeatRow(seat=n, user_id=n + 1, name="P", interaction_id=n + 1) for n in range(2))
        new = NewGame(
            game="junior",
            rules_version=JUNIOR.rules_version,
            options="{}",
            guild_id=1,
            channel_id=CHANNEL,
            host_id=1,
            secret=self.chance.randbytes(32),
            seats=seats,
            outbox=(Outgoing(OPENED, "{}"),),
            at=AT,
        )
        self.write(db, partial(games.create, new=new))

    def show_card(self, db: Any) -> None:
        for row in outbox.pending(db):
            if row.kind == OPENED:
                card = partial(games.set_lobby_message, game_id=row.game_id, message_id=row.id)
                self.note(db, {f"g{row.id}"}, card)

    def start(self, db: Any) -> None:
        for row in games.select_games(db, LOBBIES):
            told = (PLACE, Outgoing("board", "{}"))
            begin = Start(game_id=row.id, version=row.version, dealt=dealt(row.secret), outbox=told, at=AT)
            self.write(db, partial(games.start, wanted=begin))

    def take_place(self, db: Any) -> None:
        for row in outbox.pending(db):
            if row.kind == PLACE.kind:
                home = partial(games.set_home, game_id=row.game_id, home_id=CHANNEL + row.id)
                self.note(db, {f"g{row.id}"}, home)
            elif row.kind != OPENED:
                board = {"game_id": row.game_id, "board_message_id": row.id, "board_card": "{}"}
                self.note(db, {f"g{row.id}"}, partial(outbox.mark_sent, ids=[row.id], **board))

    def running(self, db: Any) -> GameRow:
        return self.chance.choice(games.select_games(db, PLAYING))

    def commit(self, db: Any, commit: Commit) -> GameRow:
        commit = msgspec.structs.replace(commit, interaction_id=self.next_interaction())
        row = self.write(db, partial(moves.commit, move=commit))
        assert self._disk
        if not self._disk.is_dead:
            self.confirmed.add((row.id, row.version))
        return row

    def move(self, db: Any) -> None:
        self.commit(db, self._move(self.running(db)))

    def undo(self, db: Any) -> None:
        """An act by which nothing was shown is taken back."""
        for before in games.select_games(db, PLAYING):
            stands = played(db, before)
            made = self._move(before)
            after = self.commit(db, made)
            if after.result is None and played(db, before).shown == stands.shown:
                entry = f'[{{"to":{stands.number}}}]'
                facts = {"version": after.version, "kind": "undo", "actions": entry, "state": before.state}
                self.commit(db, msgspec.structs.replace(made, acts=(Act("undo", 1),), **facts))
                return

    def hand_over(self, db: Any) -> None:
        """Somebody has missed their turns: the stand-in plays, and they are told how to come back."""
        made = self._move(self.running(db))
        letter = Outgoing("letter", "{}")
        acts = (Act("hand", None, 1),)
        facts = {"missed": 2, "handed": True, "acts": acts, "outbox": (*made.outbox, letter)}
        self.commit(db, msgspec.structs.replace(made, **facts))

    def announce(self, db: Any) -> None:
        new = NewTournament(
            guild_id=1,
            channel_id=CHANNEL,
            organiser_id=1,
            name="Cup",
            game="junior",
            options="{}",
            terms="{}",
            state="{}",
            secret=bytes(32),
            status="open",
            due=None,
            at=AT,
        )
        row = self.write(db, partial(tournaments.create, new=new))
        told = (Outgoing("card", "{}"), Outgoing("round", "{}"), Outgoing("table", "{}"))
        change = TournamentChange(row=row, announcements=told, at=AT)
        self.write(db, partial(tournaments.change, act=change))

    def tell(self, db: Any) -> None:
        for number in tournaments.announcing(db):
            ids = [row.id for row in tournaments.announcements(db, number)]
            told = partial(dispatch.mark_told, tournament_id=number, ids=ids)
            self.note(db, {f"t{one}" for one in ids}, told)


def played(db: Any, row: GameRow) -> Position:
    """Where a game stands by its log."""
    return replay(JUNIOR, 2, JUNIOR.options(), row.seed or b"", moves.of_game(db, row.id))


def look_at_all(machine: Eventful, path: Path) -> None:
    """Nothing that was confirmed is lost, nothing that was noted as sent comes back."""
    look(machine, path)
    with closing(sqlite3.connect(path)) as db:
        pending = {row for (row,) in db.execute(ROWS)}
        versions = dict(db.execute(FOUND).fetchall())
        assert db.execute(NO_CARD).fetchall() == []
        assert db.execute(NO_PLACE).fetchall() == []
    assert [one for one, version in machine.known.items() if versions.get(one, -1) < version] == []
    assert machine.written - machine.sent - pending == set()
    assert machine.noted & pending == set()


def cut(machine: Eventful, cuts: int) -> Counter[str]:
    moments, names = Counter[str](), list(machine.acts)
    machine.moment = "announced"
    look_at_all(machine, machine.live())  # the tables are there from now on
    for number in range(cuts):
        machine.moment = names[number % len(names)]
        look_at_all(machine, machine.live())
        moments[machine.moment] += 1
    return moments


def test_a_cut_at_each_moment_loses_nothing_and_doubles_nothing(tmp_path: Path):
    machine = Eventful(tmp_path, seed=7)
    cut(machine, len(machine.acts))
    assert machine.confirmed and machine.noted


@pytest.mark.soak
def test_many_cuts_at_each_moment_lose_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    moments, facts = Counter[str](), Counter[str]()
    for seed in range(0, CUTS, OF_A_MACHINE):  # an old machine has many tables to check
        machine = Eventful(tmp_path / str(seed), seed)
        moments += cut(machine, min(OF_A_MACHINE, CUTS - seed))
        facts += Counter(
            moves=len(machine.confirmed), messages=len(machine.written), tables=len(machine.known)
        )
    with capsys.disabled():
        sys.stdout.write(f"\n{CUTS} cuts, {dict(moments)}: of {dict(facts)} none lost or doubled\n")
