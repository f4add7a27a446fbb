"""Pas vu pas pris: guesses how likely a ghost is to be seen, from what everybody knows."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from engine.pasvu.hall.look import Floats, Grid, direct, eyes_at, mirrored
from engine.pasvu.hall.standing import CELLS, Stand, height_of, stands
from engine.pasvu.layout import BODIES, DOORS, LETTERS
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, View

# A few points stand for all eighty: a guess must be fast, not exact.
GLANCE = Grid(np.array([-0.6, 0.6, -0.6, 0.6, 0.0]), np.array([0.15, 0.3, 0.55, 0.7, 0.92]))


def doors_ahead(view: View) -> tuple[Door, ...]:
    """Return the doors where the keyhole may be at this round's look. V34: it stays on its side.

    The number that V36 tells is ignored: a guess over a single door would be a look through it, which nobody
    may take beforehand (V7).
    """
    here = view.keyhole[0]
    letters = [here] if view.card == "knock" else [letter for letter in LETTERS.values() if letter != here]
    return tuple(f"{letter}{number}" for letter in letters for number in range(1, DOORS + 1))


def chances(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it would be seen."""
    if not figures:
        return np.zeros(0)
    eyes = eyes_at(doors)
    seen = direct(pieces, eyes, figures, GLANCE).any(axis=2)
    seen |= mirrored(pieces, eyes, figures, GLANCE).any(axis=2)
    return seen.mean(axis=0)


@lru_cache(maxsize=64)
def stand_chances(
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]
) -> dict[tuple[Cell, Stand], float]:
    """Return the chance to be seen at every place where a ghost of this size can stand."""
    places = [(cell, stand) for cell in CELLS for stand in stands(pieces, cell, size, lies)]
    radius, height = BODIES[size].radius, height_of(size, lies)
    figures = [Figure(0, "", size, c, s.spot, s.x, s.y, s.level, radius, height) for c, s in places]
    shares = chances(pieces, figures, doors)
    return {place: float(share) for place, share in zip(places, shares, strict=True)}


@lru_cache(maxsize=64)
def best_chances(
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...], *, must_perch: bool
) -> dict[Cell, float]:
    """Return for every cell the chance to be seen at its best place.

    V32: if ghosts must be on a piece (`must_perch`), one on the floor is sure to be sent home.
    """
    best: dict[Cell, float] = {}
    for (cell, stand), chance in stand_chances(pieces, size, lies, doors).items():
        chance = 1.0 if must_perch and not stand.level else chance
        best[cell] = min(chance, best.get(cell, 1.0))
    return best
