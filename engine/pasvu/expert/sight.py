"""Pas vu pas pris: what an expert works out in mind: what the look from each door would show (V21, V22)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Floats
from engine.pasvu.hall.look import GRID, direct, eyes_at, mirrored
from engine.pasvu.hall.standing import CELLS, Stand, height_of, stands
from engine.pasvu.layout import BODIES, FEWEST_POINTS
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.stand_in.exposure import doors_ahead

AT_ONCE = 3  # doors: more would take much memory


def seen_from(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each door and figure 1 where the look shows the figure, else 0."""
    found = [np.zeros((0, len(figures)))]
    for number in range(0, len(doors) if figures else 0, AT_ONCE):
        eyes = eyes_at(doors[number : number + AT_ONCE])
        straight = direct(pieces, eyes, figures, GRID).sum(axis=2) >= FEWEST_POINTS
        bent = mirrored(pieces, eyes, figures, GRID).sum(axis=2) >= FEWEST_POINTS
        found.append((straight | bent).astype(np.float64))
    return np.concatenate(found)


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
