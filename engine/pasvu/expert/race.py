"""Pas vu pas pris: how well a player's ghosts stand together, in a table for all their rows at once.

The ghosts share the steps of a card, so none can be weighed by itself. The table is filled backwards, round
by round: each deals a card, its steps are shared out in the best way, and a look sends some ghosts home.
"""

from functools import lru_cache

import numpy as np

from engine.pasvu.hall.bulk_overlap import Floats, Numbers
from engine.pasvu.layout import BODIES, MOVEMENT_CARDS, OPPOSITE, ROUNDS, SIZE_OF
from engine.pasvu.model import GHOSTS, Ghost, Side, Size, State
from engine.pasvu.plans import row_from
from engine.pasvu.stand_in.outlook import HOME

# The large ghost, the medium ones and the two small ones that are foremost.
WALKERS: tuple[Size, ...] = ("large", "medium", "medium", "small", "small")
OTHERS = 2  # small ghosts behind them: of these the table knows how many are in the hall
MOST = max(card.value for card in MOVEMENT_CARDS)
# The chance to be seen at a well chosen place, by rows to the exit.
SEEN: dict[Size, tuple[float, ...]] = {
    "large": (0.0, 0.24, 0.30, 0.30, 0.30, 0.30, 0.24, 0.0),
    "medium": (0.0, 0.16, 0.24, 0.21, 0.21, 0.24, 0.16, 0.0),
    "small": (0.0, 0.13, 0.17, 0.16, 0.16, 0.17, 0.13, 0.0),
}
# About how many of the stand-in's results a result beats, by its points, and how many fewer with each ghost
# at home: one game in three ends with equal points, mostly with as many ghosts out (V10).
BY_POINTS = (0.0, 0.02, 0.03, 0.05, 0.07, 0.08, 0.10, 0.13, 0.17, 0.28, 0.38, 0.62, 0.92, 1.0, 1.05, 1.1)
AT_HOME = 0.07
LUCK = 0.2  # how much of a standing a round may bring or cost
SURE, STEEP = 0.6, 0.003  # after the last look a lead is all, as far as the rivals' plans are guessed


def rows_of(own: tuple[Ghost, ...], exit_side: Side) -> list[int]:
    """Return each ghost's rows to the exit: 0 is out, HOME the side."""
    return [
        row_from(exit_side, ghost.cell) if ghost.place == "hall" else 0 if ghost.place == "out" else HOME
        for ghost in own
    ]


def result(rounds: int, rows: Numbers) -> Floats:
    """Return how well ghosts stand after a look with so many rounds to come; after the last, their points.

    The last axis of `rows` is the ghosts, in the order of GHOSTS.
    """
    return worth(rounds, rows) if rounds else _score(rows)


def chance(rounds: int, lead: Floats) -> Floats:
    """Return the chance to win with a lead; by arithmetic that is the same on every machine."""
    if rounds:
        return _share(lead / (LUCK * rounds**0.5))
    return SURE * _share(lead / STEEP) + (1 - SURE) * _share(lead)


def shares(state: State) -> tuple[float, ...]:
    """Return each seat's share of the others left behind, at the start of a round."""
    rounds = ROUNDS - state.round + 1
    rows = [rows_of(own, OPPOSITE[side]) for own, side in zip(state.ghosts, state.sides, strict=True)]
    worths = worth(rounds, np.array(rows, dtype=np.intp))
    chances = chance(rounds, worths[:, None] - worths).sum(axis=1)
    return tuple(float(one - 0.5) / (len(rows) - 1) for one in chances)


def worth(rounds: int, rows: Numbers) -> Floats:
    """Return how well ghosts stand with so many rounds to come."""
    small = np.sort(rows[..., 3:], axis=-1)
    others = (small[..., 2:] < HOME).sum(axis=-1)
    return _tables()[rounds][rows[..., 0], rows[..., 1], rows[..., 2], small[..., 0], small[..., 1], others]


def _share(lead: Floats) -> Floats:
    return 0.5 + 0.5 * lead / np.sqrt(1 + lead * lead)


def _points(rows: Numbers, sizes: tuple[Size, ...]) -> Numbers:
    """V10: return the points for rows; the last axis is ghosts of these sizes."""
    total = np.zeros(rows.shape[:-1], dtype=np.intp)
    for number, size in enumerate(sizes):
        body = BODIES[size]
        total += np.array([body.out, *[body.inside] * (HOME - 1), 0], dtype=np.intp)[rows[..., number]]
    return total


def _score(rows: Numbers) -> Floats:
    """V10: return the points, and a little for ghosts that are out, and less for ghosts not at home."""
    points = _points(rows, tuple(SIZE_OF[name] for name in GHOSTS))
    return points + (rows == 0).sum(axis=-1) / 10 - (rows == HOME).sum(axis=-1) / 100


@lru_cache(maxsize=1)
def _tables() -> tuple[Floats, ...]:
    """Return how well all rows stand, by the rounds to come."""
    rows = np.moveaxis(np.indices((HOME + 1,) * len(WALKERS)), 0, -1)
    walkers = np.array(BY_POINTS)[_points(rows, WALKERS)] - AT_HOME * (rows == HOME).sum(axis=-1)
    found = [walkers[..., None] - AT_HOME * np.arange(OTHERS, -1.0, -1.0)]
    for _ in range(ROUNDS):
        found.append(_dealt(_looked(found[-1])))
    return tuple(found)


def _looked(after: Floats) -> Floats:
    """Return how well all rows stand before a look, from that after it."""
    for axis, size in enumerate(WALKERS):
        risk = np.array(SEEN[size]).reshape([-1 if one == axis else 1 for one in range(after.ndim)])
        after = (1 - risk) * after + risk * np.take(after, [HOME], axis=axis)
    risk = SEEN["small"][HOME - 1]
    none, one, two = (after[..., inside] for inside in range(OTHERS + 1))
    both = (1 - risk) ** 2 * two + 2 * risk * (1 - risk) * one + risk**2 * none
    return np.stack([none, (1 - risk) * one + risk * none, both], axis=-1)


def _dealt(after: Floats) -> Floats:
    """Return how well all rows stand before a card is dealt, whose steps are shared out in the best way."""
    left = np.stack([after] * (MOST + 1))  # by the steps that are left
    for axis in range(1, len(WALKERS) + 1):
        left = np.moveaxis(_walked(np.moveaxis(left, axis, 1)), 1, axis)
    left = _entered(left)
    return sum((left[card.value] for card in MOVEMENT_CARDS), np.zeros(1)) / len(MOVEMENT_CARDS)


def _walked(before: Floats) -> Floats:
    """Let one ghost go as far as pays. V16: it may not enter and leave at once."""
    best = before.copy()
    for row in range(1, HOME + 1):
        for end in range(1 if row == HOME else 0, row):
            steps = row - end
            np.maximum(best[steps:, row], before[: MOST + 1 - steps, end], out=best[steps:, row])
    return best


def _entered(before: Floats) -> Floats:
    """Let other small ghosts enter if that pays: each takes a step."""
    best = before.copy()
    for inside in range(OTHERS):
        for more in range(1, OTHERS - inside + 1):
            entered = before[: MOST + 1 - more, ..., inside + more]
            np.maximum(best[more:, ..., inside], entered, out=best[more:, ..., inside])
    return best
