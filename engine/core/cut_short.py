"""A game that is cut short: what it counts as it stands, and whose seat counts as last."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Protocol

import msgspec

from engine.core.contract import AnyGame, Seat
from engine.core.endings import ADJUDICATED, Outcome, below_all_who_stayed, places_of
from engine.core.errors import RuleError
from engine.core.replay import after_complete_round


class Made(Protocol):
    """An entry of a log that tells who made it: a stand-in's move bears no interaction."""

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> str: ...
    @property
    def actions(self) -> str: ...
    @property
    def interaction_id(self) -> int | None: ...


class Turns(msgspec.Struct):
    """How many turns of a seat its person has played, and how many a stand-in has."""

    own: int = 0
    missed: int = 0

    @property
    def are_mostly_missed(self) -> bool:
        """Has a stand-in played more than half of them?"""
        return self.missed > self.own


def turns_of(seats: int, moves: Iterable[Made]) -> list[Turns]:
    """Count the turns of each seat. What a seat does at a stretch is a turn, so a duel or a plan is one too.

    A turn that a stand-in had to finish is missed.
    """
    found = [Turns() for _ in range(seats)]
    acts = (move for move in moves if move.kind == "act")
    for seat, stretch in groupby(acts, key=lambda move: move.seat):
        if any(move.interaction_id is None for move in stretch):
            found[seat].missed += 1
        else:
            found[seat].own += 1
    return found


def never_came(moves: Iterable[Made], awaited: frozenset[Seat]) -> frozenset[Seat]:
    """Which seats were to act and never did? A click that a stand-in had to finish is an act.

    `awaited` are those whose turn still runs and has lasted long. Giving up is no act, and a person who was
    never called has not stayed away.
    """
    acts = [move for move in moves if move.kind == "act"]
    called = awaited.union(move.seat for move in acts)
    return called.difference(move.seat for move in acts if move.interaction_id is not None)


class CutShort(msgspec.Struct, frozen=True):
    """A game that people end before its rules do: its log so far, who gave up and who is away."""

    game: AnyGame
    options: Any
    seed: bytes
    state: Any
    moves: Sequence[Made]
    resigned: tuple[bool, ...]
    handed: tuple[bool, ...]

    def as_it_stands(
        self, late: frozenset[Seat] = frozenset(), awaited: frozenset[Seat] = frozenset()
    ) -> Outcome:
        """Return the result of a tournament's game; slow.

        It counts the position after the last complete round of turns. Of those who are equal there, whoever
        missed fewer turns is ahead, then whoever is not `late`: nobody gains by waiting. Whoever gave up is
        below all who stayed, whoever never came is last; `awaited` are those who are late by a whole turn.
        """
        standing, turns = self.game.standing(self._counted()), turns_of(len(self.resigned), self.moves)
        ranks = [(place, turns[seat].missed, seat in late) for seat, place in enumerate(standing.places)]
        fair = Outcome(places_of(ranks), standing.scores, ADJUDICATED)
        away = stood_in(self.handed, self.moves)
        stayed = below_all_who_stayed(fair, self.resigned) or fair
        played = below_all_who_played(stayed, self.resigned, away)
        missing = never_came(self.moves, awaited)
        return below_all_who_stayed(played, [seat in missing for seat in range(len(turns))]) or played

    def _counted(self) -> Any:
        seats = len(self.resigned)
        try:
            return after_complete_round(self.game, seats, self.options, self.seed, self.moves).state
        except RuleError:  # dealt under rules that have changed since
            return self.state


def stood_in(handed: Sequence[bool], moves: Iterable[Made]) -> list[bool]:
    """Which seats does a stand-in hold when the game ends, or has it mostly played? They count as last."""
    turns = turns_of(len(handed), moves)
    return [bot or one.are_mostly_missed for bot, one in zip(handed, turns, strict=True)]


def below_all_who_played(outcome: Outcome, resigned: Sequence[bool], away: Sequence[bool]) -> Outcome:
    """Rank lower whoever gave up or had a stand-in for most of the game; those who gave up stay the lower."""
    gone = [left or bot for left, bot in zip(resigned, away, strict=True)]
    return below_all_who_stayed(outcome, gone) or outcome
