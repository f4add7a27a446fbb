"""Pas vu pas pris: tests one piece at many places at once, for cards that look for a free one (V31)."""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.pasvu.hall.overlap import TOLERANCE, spread
from engine.pasvu.hall.shapes import dot, shape_of
from engine.pasvu.model import Piece, Solid

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.intp]

MARGIN = 1e-6  # an overlap of this much more than the tolerance is certain despite rounding


def surely_enters(piece: Piece, others: Iterable[Piece], dx: Floats, dy: Floats) -> Flags:
    """Return for which of these shifts a piece certainly enters another.

    Leaning pieces are never certain. `enters_any` decides on those, and on all that this lets pass.
    """
    found = np.zeros(dx.shape, dtype=np.bool_)
    for other in others:
        if not piece.lean and not other.lean:
            near = np.flatnonzero(~found & _boxes_meet(piece, other, dx, dy))
            if near.size:
                found[near] = _level_meet(piece, other, dx[near], dy[near])
    return found


def _boxes_meet(piece: Piece, other: Piece, dx: Floats, dy: Floats) -> Flags:
    """Return for which shifts the upright boxes around two pieces overlap."""
    (west, north, _), (east, south, _) = shape_of(piece).low, shape_of(piece).high
    low, high = shape_of(other).low, shape_of(other).high
    return (east + dx > low[0]) & (high[0] > west + dx) & (south + dy > low[1]) & (high[1] > north + dy)


def _level_meet(piece: Piece, other: Piece, dx: Floats, dy: Floats) -> Flags:
    """Return for which shifts a box of one level piece enters one of another, as no axis separates them."""
    pairs = [(a, b) for a in shape_of(piece).solids for b in shape_of(other).solids if _overlap_upright(a, b)]
    if not pairs:
        return np.zeros(dx.shape, dtype=np.bool_)
    meet = np.ones((len(pairs), dx.size), dtype=np.bool_)
    for axis in (*pairs[0][0].axes[:2], *pairs[0][1].axes[:2]):
        apart = np.array([dot(b.centre, axis) - dot(a.centre, axis) for a, b in pairs])
        reach = np.array([spread(a, axis) + spread(b, axis) for a, b in pairs])
        shift = dx * axis[0] + dy * axis[1]
        meet &= reach[:, None] - np.abs(apart[:, None] - shift) > TOLERANCE + MARGIN
    return np.logical_or.reduce(meet, axis=0)


def _overlap_upright(a: Solid, b: Solid) -> bool:
    return a.high[2] - b.low[2] > TOLERANCE + MARGIN and b.high[2] - a.low[2] > TOLERANCE + MARGIN
