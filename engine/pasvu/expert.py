"""Pas vu pas pris: what an expert weighs, and what it expects of a round that is about to begin."""

from collections.abc import Iterator, Sequence

from engine.core import Dice, Seat, refusal
from engine.core.appraisal import shares_from_leads
from engine.pasvu import stand_in
from engine.pasvu.hidden import view_of
from engine.pasvu.layout import OPPOSITE, ROUNDS, SIZES
from engine.pasvu.model import Action, CommitPlan, State
from engine.pasvu.plans import row_from
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.outlook import HOME, Outlook, outlook

WILD = 6  # plans made by whims alone
WHIMS = 4  # plans of the usual kind with other whims
RISK = 0.3  # to be seen, at a good place of a row
THRIFT = 0.4  # how scarce steps are
LUCK = 9.0  # points that a round may bring or cost


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance: what its ghosts are worth, out, in the hall and at home."""
    rounds = ROUNDS - state.round + 1
    worth = [_worth(state, seat, _outlook(state, rounds)) for seat in range(len(state.ghosts))]
    return shares_from_leads(worth, LUCK * rounds)


def _outlook(state: State, rounds: int) -> Outlook:
    risks = tuple((size, (RISK,) * HOME) for size in SIZES)
    return outlook(rounds, risks, state.fusion, THRIFT)


def _worth(state: State, seat: Seat, ahead: Outlook) -> float:
    total, exit_side = 0.0, OPPOSITE[state.sides[seat]]
    for ghost in state.ghosts[seat]:
        if ghost.place == "reserve":
            total += ahead.reserve[ghost.size]
        elif ghost.place == "hall":
            total += ahead.ways[ghost.size][row_from(exit_side, ghost.cell)]
        else:
            total += ahead.ways[ghost.size][0 if ghost.place == "out" else HOME]
    return total


def weighed(legal: Sequence[Action], state: State, seat: Seat, dice: Dice) -> Sequence[Action]:
    """Return what is worth weighing. Furniture is left to the stand-in, which tries many places."""
    if state.phase == "furniture":
        return ()
    return list(_plans(state, seat, dice)) if state.phase == "plan" else legal


def _plans(state: State, seat: Seat, dice: Dice) -> Iterator[CommitPlan]:
    """Yield plans of the usual kind, the same with one ghost left where it is, and some made by whims."""
    view = view_of(state, seat)
    for level, count in (("normal", WHIMS), ("easy", WILD)):
        for _ in range(count):
            plan = stand_in.suggest(view, seat, dice, level)
            if not isinstance(plan, CommitPlan):
                continue
            yield plan
            if level == "normal":
                yield from _without_one(plan, state, seat)


def _without_one(plan: CommitPlan, state: State, seat: Seat) -> Iterator[CommitPlan]:
    for number in range(len(plan.paths)):
        less = CommitPlan(plan.paths[:number] + plan.paths[number + 1 :])
        if not refusal(check_committed, state, seat, less):
            yield less
