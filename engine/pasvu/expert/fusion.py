"""Pas vu pas pris: how an expert plans with fusion (V25): as a stand-in, but by what the look would show."""

from collections.abc import Sequence

from engine.core import Dice, Seat
from engine.core.appraisal import shares_from_leads
from engine.pasvu.expert.sight import Sight
from engine.pasvu.layout import OPPOSITE, ROUNDS, SIZES
from engine.pasvu.model import CommitPlan, State, View
from engine.pasvu.plans import row_from
from engine.pasvu.rounds import check_committed
from engine.pasvu.stand_in.exposure import doors_ahead
from engine.pasvu.stand_in.judging import Judge
from engine.pasvu.stand_in.outlook import HOME, Outlook, outlook
from engine.pasvu.stand_in.sharing import planned

FEARS = (3.0, 10.0)  # how much more likely a side is that is feared
ONLY = 1e9  # so likely that it is certain
SELFISH = 0.7  # how far a chooser thinks of one side's ghosts alone
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


def plans(view: View, seat: Seat, dice: Dice) -> list[CommitPlan]:
    """Return plans that fear all sides alike or one most of all, the best first."""
    sides = sorted({door[0] for door in doors_ahead(view)})
    sights = [Sight(), *(Sight(side, fear) for side in sides for fear in FEARS)]
    judges = [_judge(view, seat, dice, Sight(side, ONLY)) for side in sides]
    found = dict.fromkeys(planned(_judge(view, seat, dice, sight)) for sight in sights)
    return sorted(found, key=lambda plan: -_promise(view, seat, plan, judges))


def _judge(view: View, seat: Seat, dice: Dice, sight: Sight) -> Judge:
    return Judge(view, seat, dice, is_easy=False, risks=sight.places, whim=0.0)


def _promise(view: View, seat: Seat, plan: CommitPlan, judges: Sequence[Judge]) -> float:
    """Return what the own ghosts are worth after a plan, given who will choose the side of the keyhole (V6).

    A rival chooses the side that is worst for us, if it is not bad for their own ghosts as well.
    """
    own = check_committed(view, seat, plan).ghosts[seat]
    worths = [sum(map(judge.worth, own)) for judge in judges]
    least = min(view.chosen)
    choosers = [chooser for chooser, count in enumerate(view.chosen) if count == least]
    ours = choosers.count(seat) / len(choosers)
    extreme = ours * max(worths) + (1 - ours) * min(worths)
    return SELFISH * extreme + (1 - SELFISH) * sum(worths) / len(worths)
