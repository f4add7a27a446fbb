"""Endings that nobody can exploit: what a game counts that is cut short, and whose seat counts as last."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from cogs.clock.deadlines import HOUR
from cogs.tables.table import Table, gone
from db import Commit, GameRow, MoveRow
from engine.core import Outcome, RuleError, Seat, places_of
from engine.core.endings import ADJUDICATED, below_all_who_stayed
from engine.core.replay import after_complete_round

A_WHILE = 12 * HOUR


class Turns(msgspec.Struct):
    """How many turns of a seat its person has played, and how many a stand-in has."""

    own: int = 0
    missed: int = 0

    @property
    def are_mostly_missed(self) -> bool:
        """Has a stand-in played more than half of them?"""
        return self.missed > self.own


def turns_of(seats: int, moves: Iterable[MoveRow | Commit]) -> list[Turns]:
    """Count the turns of each seat. What a seat does at a stretch is a turn, so a duel or a plan is one too.

    A stand-in's move bears no interaction. A turn that it had to finish is missed.
    """
    found = [Turns() for _ in range(seats)]
    acts = (move for move in moves if move.kind == "act")
    for seat, stretch in groupby(acts, key=lambda move: move.seat):
        if any(move.interaction_id is None for move in stretch):
            found[seat].missed += 1
        else:
            found[seat].own += 1
    return found


def stood_in(row: GameRow, moves: Iterable[MoveRow | Commit]) -> list[bool]:
    """Which seats does a stand-in hold when the game ends, or has it mostly played? They count as last."""
    turns = turns_of(len(row.seats), moves)
    return [seat.handed or turns[seat.seat].are_mostly_missed for seat in row.seats]


def below_all_who_played(row: GameRow, moves: Sequence[MoveRow | Commit], outcome: Outcome) -> Outcome:
    """Rank lower whoever gave up or had a stand-in for most of the game; those who gave up stay the lower.

    The one order of tournaments: of a table's card, its last board, the standings and the reports.
    """
    away = [seat.resigned or bot for seat, bot in zip(row.seats, stood_in(row, moves), strict=True)]
    return below_all_who_stayed(outcome, away) or outcome


def waited_for(table: Table, moves: Sequence[MoveRow], now: int, resumed_at: int = 0) -> frozenset[Seat]:
    """The seats whose turn has lasted a while: half a day, a turn's time or half the game, what is shorter.

    So nobody gains by a move in the last minute, after which the other one is waited for.
    """
    began = table.row.started_at or 0
    since = max([began, resumed_at, *(move.at for move in moves if move.kind == "act")])
    while_ = min(A_WHILE, table.timing.length or A_WHILE, (now - began) // 2)
    return table.to_act if now - since >= while_ else frozenset()


def as_it_stands(table: Table, moves: Sequence[MoveRow], late: frozenset[Seat] = frozenset()) -> Outcome:
    """The result of a tournament's game that ends before its rules end it; slow, for a worker.

    It counts the position after the last complete round of turns. Of those who are equal there, whoever
    missed fewer turns is ahead, then whoever is not `late`: nobody gains by waiting. Whoever gave up is below
    all who stayed, whoever never came is last.
    """
    row, game = table.row, table.game
    options = game.load_options(row.options)
    try:
        state = after_complete_round(game, len(row.seats), options, row.seed or b"", moves).state
    except RuleError:  # dealt under rules that have changed since
        state = table.state
    standing, turns = game.standing(state), turns_of(len(row.seats), moves)
    ranks = [(place, turns[seat].missed, seat in late) for seat, place in enumerate(standing.places)]
    fair = Outcome(places_of(ranks), standing.scores, ADJUDICATED)
    stayed = below_all_who_stayed(fair, gone(table)) or fair
    played = below_all_who_played(row, moves, stayed)
    return below_all_who_stayed(played, [one.missed > 0 and not one.own for one in turns]) or played
