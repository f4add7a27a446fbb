"""Pas vu pas pris: what an expert works out in mind: what the look from each door would show (V21, V22)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.glance import surely_not_mirrored, surely_unseen
from engine.pasvu.hall.look import GRID, Bodies, Eyes, Grid, bodies_of, direct, eyes_at, mirrored
from engine.pasvu.hall.standing import CELLS, Stand, height_of, stands
from engine.pasvu.layout import BODIES, FEWEST_POINTS
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.stand_in.exposure import doors_ahead

Values = TypeVar("Values", Eyes, Bodies)

AT_ONCE = 4096  # sights: more would take much memory
EVERY = 5  # most bodies that are seen show enough of every fifth point
_is_fifth = np.arange(GRID.up.size) % EVERY == 0
PARTS = [Grid(GRID.across[some], GRID.up[some]) for some in (_is_fifth, ~_is_fifth)]


def seen_from(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each door and figure 1 where the look shows the figure, else 0."""
    if not figures or not doors:
        return np.zeros((len(doors), len(figures)))
    eyes, bodies = eyes_at(doors), bodies_of(figures)
    door, figure = (index.ravel() for index in np.indices((len(doors), len(figures))))
    seen = [
        _is_seen(pieces, Eyes(*(v[door[some], 0] for v in eyes)), Bodies(*(v[figure[some]] for v in bodies)))
        for some in np.array_split(np.arange(door.size), 1 + door.size // AT_ONCE)
    ]
    return np.concatenate(seen).reshape(len(doors), len(figures)).astype(np.float64)


def _is_seen(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Flags:
    """Return which bodies are seen, each by its own eye."""
    seen = np.zeros(len(bodies.x), dtype=np.bool_)
    for show, surely_not in ((direct, surely_unseen), (mirrored, surely_not_mirrored)):
        (left,) = np.nonzero(~seen)
        left = left[~surely_not(pieces, _some(eyes, left), _some(bodies, left))]
        counts = np.zeros(seen.size, dtype=np.intp)
        for part in PARTS:
            counts[left] += show(pieces, _some(eyes, left), _some(bodies, left), part).sum(axis=1)
            seen |= counts >= FEWEST_POINTS
            left = left[~seen[left]]
    return seen


def _some(values: Values, index: Numbers) -> Values:
    """Return some rows of all these arrays."""
    return type(values)(*(value[index] for value in values))


def shares_seen(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it is seen."""
    return seen_from(pieces, figures, doors).mean(axis=0)


@lru_cache(maxsize=16)
def stands_seen(
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]
) -> tuple[tuple[tuple[Cell, Stand], ...], Floats]:
    """Return every place where a ghost of this size can stand, and for each door which are seen from it."""
    places = tuple((cell, stand) for cell in CELLS for stand in stands(pieces, cell, size, lies))
    radius, height = BODIES[size].radius, height_of(size, lies)
    figures = [Figure(0, "", size, c, s.spot, s.x, s.y, s.level, radius, height) for c, s in places]
    return places, seen_from(pieces, figures, doors)


class Sight(NamedTuple):
    """Where the keyhole may be: how much more likely it is on the feared side than on each other one."""

    feared: str = ""
    fear: float = 1.0

    def places(self, view: View, size: Size) -> list[tuple[Cell, Stand, float]]:
        """Return every place with the chance to be seen there. V32: on the floor, ghosts go home anyway."""
        doors = doors_ahead(view)
        places, seen = stands_seen(view.pieces, size, ghosts_lie(view), doors)
        shares = np.array([self.fear if door[0] == self.feared else 1.0 for door in doors])
        risks = shares @ seen / shares.sum()
        must_perch = view.card == "perch"
        return [
            (cell, stand, 1.0 if must_perch and not stand.level else float(risk))
            for (cell, stand), risk in zip(places, risks, strict=True)
        ]
