"""Pas vu pas pris: what an expert works out in mind: what the look from each door would show (V21, V22)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.glance import surely_not_mirrored, surely_unseen
from engine.pasvu.hall.look import Bodies, Eyes, bodies_of, eyes_at
from engine.pasvu.hall.shadows import some
from engine.pasvu.hall.sights import SOME_ROWS, count_direct, count_mirrored
from engine.pasvu.hall.standing import Stand, every_stand, height_of
from engine.pasvu.layout import BODIES, FEWEST_POINTS
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, Spot, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.stand_in.exposure import doors_ahead

AT_ONCE = 4096  # sights: more would take much memory


def seen_from(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each door and figure 1 where the look shows the figure, else 0."""
    if not figures or not doors:
        return np.zeros((len(doors), len(figures)))
    eyes = Eyes(*(values.ravel() for values in eyes_at(doors)))
    bodies = Bodies(*(values.ravel() for values in bodies_of(figures)))
    door, figure = (index.ravel() for index in np.indices((len(doors), len(figures))))
    seen = [
        _is_seen(pieces, some(eyes, door[which]), some(bodies, figure[which]))
        for which in np.array_split(np.arange(door.size), 1 + door.size // AT_ONCE)
    ]
    return np.concatenate(seen).reshape(len(doors), len(figures)).astype(np.float64)


def _is_seen(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Flags:
    """Return which bodies are seen, each by its own eye."""
    counts = np.zeros(len(bodies.x), dtype=np.intp)
    (left,) = np.nonzero(~surely_unseen(pieces, eyes, bodies))
    # Most bodies that are seen show enough in some rows alone.
    for rows in SOME_ROWS:
        counts[left] += count_direct(pieces, some(eyes, left), some(bodies, left), rows)
        left = left[counts[left] < FEWEST_POINTS]
    seen = counts >= FEWEST_POINTS
    (left,) = np.nonzero(~seen)
    left = left[~surely_not_mirrored(pieces, some(eyes, left), some(bodies, left))]
    seen[left] = count_mirrored(pieces, some(eyes, left), some(bodies, left)) >= FEWEST_POINTS
    return seen


def shares_seen(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it is seen."""
    return seen_from(pieces, figures, doors).mean(axis=0)


class Hiding(NamedTuple):
    """All of a ghost's body that matters to who looks at it."""

    size: Size
    cell: Cell
    spot: Spot
    level: float


class Places(NamedTuple):
    """Where ghosts of one size can stand, and by doors which places are seen.

    `numbers` finds a place by who hides there.
    """

    places: tuple[tuple[Cell, Stand], ...]
    seen: Flags
    numbers: dict[Hiding, int]


@lru_cache(maxsize=16)
def stands_seen(pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]) -> Places:
    """Return every place where a ghost of this size can stand, and for each door which are seen from it."""
    places = every_stand(pieces, size, lies)
    radius, height = BODIES[size].radius, height_of(size, lies)
    figures = [Figure(0, "", size, c, s.spot, s.x, s.y, s.level, radius, height) for c, s in places]
    numbers = {Hiding(size, cell, s.spot, s.level): number for number, (cell, s) in enumerate(places)}
    return Places(places, seen_from(pieces, figures, doors) > 0, numbers)


class Sight(NamedTuple):
    """Where the keyhole may be: how much more likely it is on the feared side than on each other one."""

    feared: str = ""
    fear: float = 1.0

    def places(self, view: View, size: Size) -> list[tuple[Cell, Stand, float]]:
        """Return every place with the chance to be seen there. V32: on the floor, ghosts go home anyway."""
        doors = doors_ahead(view)
        places, seen, _ = stands_seen(view.pieces, size, ghosts_lie(view), doors)
        shares = np.array([self.fear if door[0] == self.feared else 1.0 for door in doors])
        risks = shares @ seen / shares.sum()
        must_perch = view.card == "perch"
        return [
            (cell, stand, 1.0 if must_perch and not stand.level else float(risk))
            for (cell, stand), risk in zip(places, risks, strict=True)
        ]
