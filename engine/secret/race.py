"""Le labyrinthe secret: the race of two pawns for a target, turns ahead, for all their places at once.

A board has few positions (12 ** 3), so a table of what each pair of places is worth, for whoever is on turn,
can be filled backwards: from a guess, a turn of one, a turn of the other, and so on.
Worth is counted in objects that whoever is on turn will win more than the rival.
"""

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.mazes.rings import Place, Positions
from engine.secret.layout import RINGS, place_of
from engine.secret.model import TREASURES, Treasure
from engine.secret.stand_in import plans
from engine.secret.turn import CHANGES

Floats: TypeAlias = NDArray[np.float32]
Counts: TypeAlias = NDArray[np.int64]

SIZE = RINGS.size
PLANS = plans(CHANGES, False)
# For each plan and each pair of places (rival, own) the pair where both pawns then stand, as one number.
PAIRS = [(np.array(plan.lands)[:, None] * SIZE + np.array(plan.lands)).ravel() for plan in PLANS]
LANDS = np.array([plan.lands for plan in PLANS])
FEW = 3  # ways to a target that leave half a hope
CACHED_BOARDS = RINGS.sectors ** len(RINGS.parts)
CACHED_TABLES = 2048
NEAR, THREAT = 0.2, 0.4  # what ways are worth to whoever cannot take the target now, and to the rival
LATER = 0.95  # of an object that is won a turn later
ANSWER = 0.5  # of the next target, for whoever comes second, if the first cannot take it
EVEN_DUEL = 0.0  # the target is fought for: each has half a chance


class Prize(NamedTuple):
    """What is raced for: the target, what may be drawn after it, and what a duel is worth to each side.

    `mine` is for whoever is on turn. A duel that is worth nothing is not begun.
    """

    target: Treasure
    bag: tuple[Treasure, ...]
    mine: float = 0.0
    theirs: float = 0.0

    def turned(self) -> "Prize":
        """Return the prize as the other side sees it."""
        return Prize(self.target, self.bag, self.theirs, self.mine)


class Areas(NamedTuple):
    """Which places are joined: the number of each place's area, and places by area with where each begins."""

    numbers: Counts
    order: Counts
    starts: Counts


@lru_cache(CACHED_BOARDS)
def areas(positions: Positions) -> Areas:
    """Return the areas of a board."""
    _, numbers = np.unique(np.array(RINGS.areas(positions), dtype=np.uint64), return_inverse=True)
    order = np.argsort(numbers, kind="stable")
    return Areas(numbers, order, np.unique(numbers[order], return_index=True)[1])


@lru_cache(CACHED_BOARDS)
def ways(positions: Positions) -> Counts:
    """Return for each treasure and place how many plans bring the treasure into reach of a pawn there."""
    found = np.zeros((len(TREASURES) + 1, SIZE), dtype=np.int64)
    for plan, lands in zip(PLANS, LANDS, strict=True):
        after = plan.after(positions)
        numbers = areas(after).numbers
        goals = [place_of(treasure, after) for treasure in range(1, len(TREASURES) + 1)]
        found[1:] += numbers[goals][:, None] == numbers[lands]
    return found


@lru_cache(CACHED_TABLES)
def hopes(positions: Positions, bag: tuple[Treasure, ...]) -> Floats:
    """Return for each place the chance to take at once a target that is drawn from the bag now."""
    if not bag:
        return np.zeros(SIZE, dtype=np.float32)
    return (ways(positions)[list(bag)] > 0).mean(axis=0).astype(np.float32)


def fresh(positions: Positions, bag: tuple[Treasure, ...], own: Place, rival: Place) -> float:
    """Return what the race for a target that is drawn now is worth to whoever is on turn."""
    hope = hopes(positions, bag)
    return float(hope[own] - ANSWER * (1 - hope[own]) * hope[rival])


@lru_cache(CACHED_TABLES)
def moves(depth: int, positions: Positions, prize: Prize) -> Floats:
    """Return for places (rival, own) what it is worth to stop at the own one, all parts being turned."""
    worth = -LATER * race(depth, positions, prize.turned())
    duel = np.arange(SIZE)
    if prize.mine > 0:
        worth[duel, duel] = np.maximum(worth[duel, duel], prize.mine)
    goal = place_of(prize.target, positions)
    hope = hopes(positions, prize.bag)
    worth[:, goal] = 1 - hope + ANSWER * (1 - hope) * hope[goal]
    worth[goal, goal] = EVEN_DUEL
    return worth


@lru_cache(CACHED_TABLES)
def _moved(depth: int, positions: Positions, prize: Prize) -> Floats:
    """Return for places (rival, own), all parts being turned, what the best stop is worth, as one row."""
    numbers, order, starts = areas(positions)
    best = np.maximum.reduceat(moves(depth, positions, prize)[:, order], starts, axis=1)
    return best[:, numbers].ravel()


@lru_cache(CACHED_TABLES)
def race(depth: int, positions: Positions, prize: Prize) -> Floats:
    """Return for places (own, rival) what the race is worth to whoever is on turn, so many turns ahead."""
    if not depth:
        return _guess(positions, prize)
    best = np.full(SIZE * SIZE, -np.inf, dtype=np.float32)
    for plan, pairs in zip(PLANS, PAIRS, strict=True):
        np.maximum(best, _moved(depth - 1, plan.after(positions), prize)[pairs], out=best)
    return best.reshape(SIZE, SIZE).T


def _guess(positions: Positions, prize: Prize) -> Floats:
    count = ways(positions)[prize.target]
    hope = (count / (count + FEW)).astype(np.float32)
    now = (count > 0).astype(np.float32)[:, None]
    return now + (1 - now) * (NEAR * hope[:, None] - THREAT * hope[None, :])
