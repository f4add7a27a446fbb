"""Pas vu pas pris: what a stand-in thinks of the places in the hall, and of the ghosts that stand there."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.core import Dice, Seat
from engine.pasvu import plans
from engine.pasvu.hall.standing import CELLS, Stand
from engine.pasvu.layout import OPPOSITE, ROUNDS, SIZES
from engine.pasvu.model import Cell, Door, Ghost, Piece, Side, Size, View
from engine.pasvu.stand_in.exposure import best_chances, doors_ahead
from engine.pasvu.stand_in.outlook import HOME, PACE, Outlook, Row, outlook
from engine.pasvu.stand_in.planning import places

WHIM = 0.03  # two places whose risks differ by less may seem alike
BEST_CELLS = 2  # of a row: from so many the risk in it is taken
THRIFT = 0.75  # the price of a step where steps are scarce, as a share of what it brings
UNKNOWN = 0.5  # the risk where a ghost stands that could not stand there
RIVALRY = 0.6  # how much the others' ghosts count against our own

Risks = Callable[[View, Size], Iterable[tuple[Cell, Stand, float]]]


def outlook_of(view: View, seat: Seat, own: tuple[Ghost, ...], rounds: int) -> Outlook:
    """Return what a player's ghosts are worth with so many rounds to come, with the furniture as it is."""
    risks = _risks(view.pieces, plans.ghosts_lie(view), doors_ahead(view), OPPOSITE[view.sides[seat]])
    # V25: a small ghost can hope to be joined only by another that is not out.
    pairs = [ghost for ghost in own if ghost.size == "small" and ghost.place != "out"]
    return outlook(
        rounds, risks, view.fusion and len(pairs) > 1, _thrift(own, OPPOSITE[view.sides[seat]], rounds)
    )


def _thrift(own: tuple[Ghost, ...], exit_side: Side, rounds: int) -> float:
    """Return how scarce steps are: all ghosts together need them, and each round brings some."""
    need = 0
    for ghost in own:
        if ghost.place == "hall":
            need += plans.row_from(exit_side, ghost.cell)
        elif ghost.place in ("side", "edge"):
            need += HOME
    quarters = min(4, 4 * need // (PACE * max(1, rounds)))  # in coarse steps, as outlooks are kept
    return THRIFT * quarters / 4


@lru_cache(maxsize=64)
def _risks(
    pieces: tuple[Piece, ...], lies: bool, doors: tuple[Door, ...], exit_side: Side
) -> tuple[tuple[Size, Row], ...]:
    """Return for each size the chance to be seen at a good place of each row, counted from the exit."""
    return tuple((size, _row_risks(best_chances(pieces, size, lies, doors), exit_side)) for size in SIZES)


def _row_risks(chances: Mapping[Cell, float], exit_side: Side) -> Row:
    rows: list[list[float]] = [[] for _ in range(HOME)]
    for cell in CELLS:
        rows[plans.row_from(exit_side, cell)].append(chances.get(cell, 1.0))
    return tuple(sum(sorted(row)[:BEST_CELLS]) / BEST_CELLS for row in rows)


class Judge:
    """One seat's opinion while it plans. Its whims make places that are about alike come out differently.

    An easy stand-in has nothing but whims. `risks` tells of every place how likely it is to be seen.
    """

    def __init__(
        self, view: View, seat: Seat, dice: Dice, is_easy: bool, risks: Risks = places, whim: float = WHIM
    ) -> None:
        self.view, self.seat = view, seat
        self._risks = risks
        self._exit: Side = OPPOSITE[view.sides[seat]]
        self._outlook = outlook_of(view, seat, view.ghosts[seat], ROUNDS - view.round)
        self._whims = {cell: (1.0 if is_easy else whim) * dice.below(100) / 100 for cell in CELLS}
        self._is_easy = is_easy
        self._places: dict[Size, dict[Cell, list[tuple[float, Stand]]]] = {}

    def places(self, size: Size) -> dict[Cell, list[tuple[float, Stand]]]:
        """Return the places of each cell with the risk to be seen there, the least risky first."""
        if size not in self._places:
            found: dict[Cell, list[tuple[float, Stand]]] = {}
            for cell, stand, chance in self._risks(self.view, size):
                whim = self._whims[cell]
                risk = whim if self._is_easy else min(1.0, chance + whim)
                found.setdefault(cell, []).append((risk, stand))
            self._places[size] = {cell: sorted(there) for cell, there in found.items()}
        return self._places[size]

    def inside(self, size: Size, cell: Cell, risk: float) -> float:
        """Return what a ghost in the hall is worth before the look."""
        way = self._outlook.ways[size]
        return (1 - risk) * way[plans.row_from(self._exit, cell)] + risk * way[HOME]

    def worth(self, ghost: Ghost) -> float:
        """Return what a ghost is worth where it is. V25: in the reserve, it is worth that it can be made."""
        if ghost.place == "hall":
            return self.inside(ghost.size, ghost.cell, self._risk(ghost))
        if ghost.place == "reserve":
            return self._outlook.reserve[ghost.size]
        return self._outlook.ways[ghost.size][0 if ghost.place == "out" else HOME]

    def _risk(self, ghost: Ghost) -> float:
        """Return the risk of a ghost in the hall to be seen where it stands."""
        there = self.places(ghost.size).get(ghost.cell, ())
        return next((r for r, s in there if (s.spot, s.level) == (ghost.spot, ghost.z)), UNKNOWN)


class Stakes(NamedTuple):
    """Whose ghosts are in the hall, and what each stands to lose: worked out once for all that is judged."""

    stakes: tuple[tuple[Seat, float], ...]
    rivals: int

    def balance(self, seat: Seat, shares: Iterable[float]) -> float:
        """Add up a share of what each ghost stands to lose; the others' ghosts count against a seat's own."""
        total = 0.0
        for (owner, stake), share in zip(self.stakes, shares, strict=True):
            value = share * stake
            total += value if owner == seat else -RIVALRY * value / self.rivals
        return total


def stakes_of(view: View, rounds: int) -> Stakes:
    """Return what all ghosts in the hall stand to lose, with so many rounds to come."""
    found = [stakes_in(view, seat, own, rounds) for seat, own in enumerate(view.ghosts)]
    return Stakes(tuple(chain(*found)), len(view.ghosts) - 1)


def stakes_in(view: View, seat: Seat, own: tuple[Ghost, ...], rounds: int) -> list[tuple[Seat, float]]:
    """Return what each of a player's ghosts in the hall stands to lose."""
    if not any(ghost.place == "hall" for ghost in own):
        return []
    ways, exit_side = outlook_of(view, seat, own, rounds).ways, OPPOSITE[view.sides[seat]]
    return [
        (seat, ways[ghost.size][plans.row_from(exit_side, ghost.cell)] - ways[ghost.size][HOME])
        for ghost in own
        if ghost.place == "hall"
    ]
