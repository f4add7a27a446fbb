"""Endings that nobody can exploit: what a table counts that is cut short, and whose seat counts as last."""

from collections.abc import Iterable, Sequence

import msgspec

from cogs.clock.deadlines import HOUR
from cogs.tables.table import Table, gone
from db import Commit, GameRow, LogRow, MoveRow
from engine.core import Outcome, Seat, cut_short
from engine.core.cut_short import CutShort

A_WHILE = 12 * HOUR
HALT = "halt"  # in a tournament's log: the bot itself has paused
PAUSES = ("pause", HALT, "resume")


def stood_in(row: GameRow, moves: Iterable[MoveRow | Commit]) -> list[bool]:
    """Which seats does a stand-in hold when the game ends, or has it mostly played? They count as last."""
    return cut_short.stood_in([seat.handed for seat in row.seats], moves)


def below_all_who_played(row: GameRow, moves: Sequence[MoveRow | Commit], outcome: Outcome) -> Outcome:
    """Rank lower whoever gave up or had a stand-in for most of the game; those who gave up stay the lower.

    The one order of tournaments: of a table's card, its last board, the standings and the reports.
    """
    resigned = [seat.resigned for seat in row.seats]
    return cut_short.below_all_who_played(outcome, resigned, stood_in(row, moves))


class Waited(msgspec.Struct, frozen=True):
    """Those who are to act when a game ends, if their turn has lasted so long that it counts."""

    late: frozenset[Seat]  # of two who are equal, they are behind
    awaited: frozenset[Seat]  # they have had a whole turn: if they never acted, they never came


def waited_for(table: Table, moves: Sequence[MoveRow], log: Sequence[LogRow], now: int) -> Waited:
    """Who is late: their turn has lasted half a day, a turn's time or half the game, what is shorter.

    So nobody gains by a move in the last minute, after which the other one is waited for. Half a short game
    is too little to call a person absent. Pauses of the tournament, which are in its log, do not count.
    """
    began, nobody = table.row.started_at or 0, frozenset[Seat]()
    since = max([began, *(move.at for move in moves if move.kind == "act")])
    waited, whole = now - since - stopped(log, since, now), min(A_WHILE, table.timing.length or A_WHILE)
    half = (now - began - stopped(log, began, now)) // 2
    to_act = table.game.to_act(table.state)  # also once the table is over
    return Waited(
        late=to_act if waited >= min(whole, half) else nobody,
        awaited=to_act if waited >= whole else nobody,
    )


def stopped(log: Sequence[LogRow], since: int, until: int) -> int:
    """For how many seconds of that time the tournament was paused."""
    total, began = 0, until
    for entry in log:
        if entry.act in ("pause", HALT):
            began = entry.at
        elif entry.act == "resume":
            total += max(0, min(entry.at, until) - max(began, since))
            began = until
    return total + max(0, until - max(began, since))


def never_came(table: Table, moves: Sequence[MoveRow], log: Sequence[LogRow], now: int) -> frozenset[Seat]:
    """The seats whose people were to act and never did: of a card, a question, and the standings."""
    return cut_short.never_came(moves, waited_for(table, moves, log, now).awaited)


def as_it_stands(table: Table, moves: Sequence[MoveRow], waited: Waited) -> Outcome:
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
    return cut.as_it_stands(waited.late, waited.awaited)
