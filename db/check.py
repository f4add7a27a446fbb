"""Checks a database: every started game is replayed from its seed and its moves and compared with its row."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from db.queries import games, moves
from db.rows.games import GameRow
from db.rows.moves import MoveRow
from db.sql import Database
from db.whole import reading
from engine import ALL_GAMES
from engine.core import AnyGame, Outcome, Seat, endings, game_seed
from engine.core.cut_short import CutShort
from engine.core.replay import replay

JUDGED = (endings.ADJUDICATED, endings.DECIDED)
Verdict: TypeAlias = Literal["sound", "skipped", "broken"]

# A game that was dealt or played was started, even if its status says otherwise.
STARTED = """
SELECT id FROM games WHERE status IN ('playing', 'over') OR state IS NOT NULL OR result IS NOT NULL
OR id IN (SELECT game_id FROM moves) ORDER BY id"""

PAIRED = "SELECT 1 FROM pairings WHERE game_id = ?"


class Finding(msgspec.Struct, frozen=True):
    """The verdict on one game (None: on the database itself), and the reason."""

    game_id: int | None
    verdict: Verdict
    reason: str = ""

    def __str__(self) -> str:
        subject = "The database" if self.game_id is None else f"Game {self.game_id}"
        return f"{subject} is {self.verdict}: {self.reason}."


def check_database(database: str | Path) -> Iterator[Finding]:
    """Check every started game of a database, which is only read; raises StoreError."""
    with reading(database) as source:
        for fault in source.faults():
            yield Finding(None, "broken", fault)
        yield from check_games(source.db)


def check_games(db: Database) -> Iterator[Finding]:
    """Check every started game."""
    for (game_id,) in db.execute(STARTED).fetchall():
        yield _check_game(db, game_id)


def _check_game(db: Database, game_id: int) -> Finding:
    try:
        row = games.load(db, game_id)
        assert row is not None
        game = ALL_GAMES.get(row.game)
        if game is None:
            return Finding(game_id, "broken", f"no game is called {row.game!r}")
        if game.rules_version != row.rules_version:
            reason = f"it is played by version {row.rules_version} of its rules, not {game.rules_version}"
            return Finding(game_id, "skipped", reason)
        played = moves.of_game(db, game_id)
        fault = (
            _fault_of_status(row, has_moves=bool(played))
            or _fault_of_seed(row)
            or _fault_of_play(game, row, played, is_paired=bool(db.execute(PAIRED, (game_id,)).fetchone()))
        )
    except Exception as error:
        # A damaged row can make the engine fail in any way. Only this game cannot be read; others can.
        fault = f"it cannot be replayed ({type(error).__name__}: {error})"
    return Finding(game_id, "broken", fault) if fault else Finding(game_id, "sound")


def _fault_of_status(row: GameRow, *, has_moves: bool) -> str | None:
    # Only lobbies are cancelled, and tables of a round that was paired again before a move: a game that was
    # played ends with a result.
    never_started = row.status == "lobby" or (row.status == "cancelled" and has_moves)
    return f"its status is {row.status!r}, but it was started" if never_started else None


def _fault_of_seed(row: GameRow) -> str | None:
    # A daily game has the seed of its day.
    if row.daily is None and row.seed != game_seed(row.secret, row.interactions):
        return "its seed does not come from its secret and its interactions"
    return None


def _fault_of_play(
    game: AnyGame, row: GameRow, played: tuple[MoveRow, ...], *, is_paired: bool
) -> str | None:
    first = row.version - len(played) + 1
    if [move.version for move in played] != list(range(first, row.version + 1)):
        return "a move is missing"
    options = game.load_options(row.options)
    last = replay(game, len(row.seats), options, row.seed or b"", played)
    if last.state != game.load_state(row.state or ""):
        return "its state is not the one that its moves lead to"
    if last.drawn != row.drawn:
        return f"it counts {row.drawn} draws, its moves make {last.drawn}"
    cut = CutShort(
        game=game,
        options=options,
        seed=row.seed or b"",
        state=last.state,
        moves=played[:-1],
        resigned=tuple(seat.resigned for seat in row.seats),
        handed=tuple(seat.handed for seat in row.seats),
    )
    return _fault_of_result(cut, row, played, is_paired=is_paired)


def _fault_of_result(
    cut: CutShort, row: GameRow, played: tuple[MoveRow, ...], *, is_paired: bool
) -> str | None:
    result = msgspec.json.decode(row.result, type=Outcome) if row.result is not None else None
    if (row.status == "over") != (result is not None):
        return f"its status is {row.status!r}, which its result does not fit"
    if _resigned(played) != {seat.seat for seat in row.seats if seat.resigned}:
        return "those who resigned are not those who are marked so"
    gone = [seat.resigned for seat in row.seats]
    people = [seat.user_id is not None and not seat.handed for seat in row.seats]
    expected = endings.below_all_who_stayed(cut.game.outcome(cut.state), gone)
    if played and played[-1].kind in endings.ENDINGS:
        expected = endings.without_winner(gone, endings.ENDINGS[played[-1].kind])
    if played and played[-1].kind in ("adjudicate", "resign") and result and result.reason in JUDGED:
        expected = result  # as it stood in a tournament, or as its organiser decided
    if expected is None and any(gone):
        expected = endings.ended_by_resigning(gone, people, cut.game.standing(cut.state))
        if expected and result and result != expected and result in _also_by_resigning(cut, is_paired):
            expected = result
    if result != expected:
        return "its result is not the one that its moves lead to"
    return None


def _also_by_resigning(cut: CutShort, is_paired: bool) -> Iterator[Outcome]:
    """Yield the other results that a game which was given up may have."""
    yield endings.without_winner(cut.resigned, endings.RESIGNED)  # of older versions
    # At a table of a tournament, also of a cancelled one. Whether a move was long waited for is not stored.
    nobody, to_act = frozenset[Seat](), cut.game.to_act(cut.state)
    for waited in ((nobody, nobody), (to_act, nobody), (to_act, to_act)) if is_paired else ():
        yield msgspec.structs.replace(cut.as_it_stands(*waited), reason=endings.RESIGNED)


def _resigned(played: tuple[MoveRow, ...]) -> set[int]:
    """Return the seats whose person gave up and that were not taken over since."""
    seats: set[int] = set()
    for move in played:
        if move.kind in ("resign", "depart"):
            seats.add(move.seat)
        elif move.kind == "replace":
            seats.discard(move.seat)
    return seats
