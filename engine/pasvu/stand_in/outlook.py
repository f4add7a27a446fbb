"""Pas vu pas pris: what a ghost may still earn, by its size, its rows to the exit and the rounds to come.

Ghosts share the steps of a card, so each step has a price: what it would be worth to another ghost. With that
price every ghost can be weighed by itself, round by round from the end of the game.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from engine.pasvu.layout import BODIES, HALL, SIZES
from engine.pasvu.model import Size

HOME = int(HALL) + 1  # rows to the exit of a ghost at its side
PACE = 7  # steps that one ghost may hope for in a round
# V10: with equal points, ghosts that are out count, then ghosts that are not at their side.
OUT_BONUS, IN_BONUS = 0.06, 0.03

Row = tuple[float, ...]  # by rows to the exit
Risks = tuple[tuple[Size, Row], ...]  # the chance to be seen


class Outlook(NamedTuple):
    """What ghosts are worth with some rounds to come.

    `ways` is by rows to the exit: 0 is out, HOME the side. V25: `joined` is what a ghost of this size is
    worth that is made there by one from the side, and `reserve` what it is worth that one can yet be made.
    """

    ways: dict[Size, Row]
    joined: dict[Size, Row]
    reserve: dict[Size, float]


class Ahead(NamedTuple):
    """A round to come: what ghosts are worth after its look, and `kept` where they stand when it is taken."""

    later: Outlook
    kept: dict[Size, Row]
    thrift: float

    def cost(self, size: Size, steps: int) -> float:
        """Return the price of some steps: a share of what they bring on the way from the side to the exit."""
        return self.thrift * BODIES[size].out * steps / HOME

    def walked(self, size: Size, rows: int) -> float:
        """Return the worth of a ghost that goes as far as pays. V16: it may not enter and leave at once."""
        if rows == 0:
            return self.later.ways[size][0]
        nearest, kept = 1 if rows == HOME else 0, self.kept[size]
        return max(
            kept[end] - self.cost(size, rows - end) for end in range(max(nearest, rows - PACE), rows + 1)
        )


@lru_cache(maxsize=256)
def outlook(rounds: int, risks: Risks, has_fusion: bool, thrift: float) -> Outlook:
    """Return what ghosts are worth with so many rounds to come, this one included if nobody has moved."""
    if rounds <= 0:
        nothing: dict[Size, float] = dict.fromkeys(SIZES, 0.0)
        return Outlook(
            {size: _at_the_end(size) for size in SIZES}, dict.fromkeys(SIZES, (0.0,) * HOME), nothing
        )
    later = outlook(rounds - 1, risks, has_fusion, thrift)
    ahead = Ahead(later, {size: _kept(later.ways[size], row) for size, row in risks}, thrift)
    ways: dict[Size, Row] = {
        size: tuple(ahead.walked(size, rows) for rows in range(HOME + 1)) for size in SIZES
    }
    joined: dict[Size, Row] = {
        size: tuple(
            ahead.kept[size][rows] - ahead.cost(size, HOME - rows) if rows else 0.0 for rows in range(HOME)
        )
        for size in SIZES
    }
    if not has_fusion:
        return Outlook(ways, joined, ahead.later.reserve)
    reserve = _reserve(ahead, joined, dict(risks)["medium"])
    return Outlook(_with_merges(ways, joined, reserve, ahead.later), joined, reserve)


def _kept(way: Row, risk: Row) -> Row:
    """Return the worth of a ghost by where it stands when the look is taken, or is out or at its side."""
    inside = ((1 - risk[rows]) * way[rows] + risk[rows] * way[HOME] for rows in range(1, HOME))
    return way[0], *inside, way[HOME]


def _at_the_end(size: Size) -> Row:
    body = BODIES[size]
    return (body.out + OUT_BONUS, *(body.inside + IN_BONUS for _ in range(HOME - 1)), 0.0)


def _reserve(ahead: Ahead, joined: Mapping[Size, Row], risk: Row) -> dict[Size, float]:
    """V25: return what it is worth that a size can be made: a large one takes two rounds."""
    rows = range(1, HOME)
    first = [-ahead.cost("medium", HOME - row) for row in rows]  # the steps of the small one that goes ahead
    medium = max(joined["medium"][row] + cost for row, cost in zip(rows, first, strict=True))
    large = max(
        (1 - risk[row]) * ahead.later.joined["large"][row] + 2 * cost
        for row, cost in zip(rows, first, strict=True)
    )
    later = ahead.later.reserve
    return {"small": 0.0, "medium": max(medium, later["medium"]), "large": max(large, later["large"])}


def _with_merges(
    ways: dict[Size, Row], joined: Mapping[Size, Row], reserve: Mapping[Size, float], later: Outlook
) -> dict[Size, Row]:
    """V25: add that a ghost in the hall may be joined by a small one; both then go back."""
    home: dict[Size, float] = {"small": later.ways["small"][HOME], "medium": later.reserve["medium"]}
    pairs: tuple[tuple[Size, Size], ...] = (("small", "medium"), ("medium", "large"))
    for size, larger in pairs:
        gains = [joined[larger][rows] + home[size] - reserve[larger] for rows in range(1, HOME)]
        out, *inside, side = ways[size]
        ways = {**ways, size: (out, *map(max, inside, gains), side)}
    return ways
