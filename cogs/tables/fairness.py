"""Endings that nobody can exploit: what a table counts that is cut short, and whose seat counts as last."""

from collections.abc import Iterable, Sequence

from cogs.clock.deadlines import HOUR
from cogs.tables.table import Table, gone
from db import Commit, GameRow, MoveRow
from engine.core import Outcome, Seat, cut_short
from engine.core.cut_short import CutShort

A_WHILE = 12 * HOUR


def stood_in(row: GameRow, moves: Iterable[MoveRow | Commit]) -> list[bool]:
    """Which seats does a stand-in hold when the game ends, or has it mostly played? They count as last."""
    return cut_short.stood_in([seat.handed for seat in row.seats], moves)


def below_all_who_played(row: GameRow, moves: Sequence[MoveRow | Commit], outcome: Outcome) -> Outcome:
    """Rank lower whoever gave up or had a stand-in for most of the game; those who gave up stay the lower.

    The one order of tournaments: of a table's card, its last board, the standings and the reports.
    """
    resigned = [seat.resigned for seat in row.seats]
    return cut_short.below_all_who_played(outcome, resigned, stood_in(row, moves))


def waited_for(table: Table, moves: Sequence[MoveRow], now: int, resumed_at: int = 0) -> frozenset[Seat]:
    """The seats whose turn has lasted a while: half a day, a turn's time or half the game, what is shorter.

    So nobody gains by a move in the last minute, after which the other one is waited for.
    """
    began = table.row.started_at or 0
    since = max([began, resumed_at, *(move.at for move in moves if move.kind == "act")])
    while_ = min(A_WHILE, table.timing.length or A_WHILE, (now - began) // 2)
    return table.to_act if now - since >= while_ else frozenset()


def as_it_stands(table: Table, moves: Sequence[MoveRow], late: frozenset[Seat] = frozenset()) -> Outcome:
    """The result of a tournament's game that ends before its rules end it; slow, for a worker."""
    row, game = table.row, table.game
    cut = CutShort(
        game=game,
        options=game.load_options(row.options),
        seed=row.seed or b"",
        state=table.state,
        moves=moves,
        resigned=tuple(gone(table)),
        handed=tuple(seat.handed for seat in row.seats),
    )
    return cut.as_it_stands(late)
