"""Pas vu pas pris: judges from above how likely a ghost is to be seen (V7).

Nobody may look through a door beforehand, so nothing here does. A guess is what a person reads off the hall
from above: does a door face the ghost, and does a piece as high as the ghost stand on the line between them?
Heights of eyes, gaps, and what the mirror shows are left out.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.shapes import dot
from engine.pasvu.hall.standing import CELLS, Stand, height_of, solids_of, stands
from engine.pasvu.layout import BODIES, DOORS, KEYHOLE_TAN, LETTERS, door_point, inward
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, Solid, View

ACROSS = np.array([0.0, -0.6, 0.6])  # the lines to a ghost: to its middle and to either side of it
MIDDLE_FIRST = (slice(0, 1), slice(1, 3))
NEARLY = 0.1  # a piece that is lower than a ghost, or has a gap below, by so little still covers it
_NOTHING = 1e-12

# Tells for each figure the share of some doors from which it is seen, or seems to be.
Judged = Callable[[tuple[Piece, ...], Sequence[Figure], Sequence[Door]], Floats]


class Screens(NamedTuple):
    """The furniture's boxes in plan: for two axes each, its direction and the box's ends along it, by rows.

    `foot` and `top` are the heights between which a box stands.
    """

    axes: tuple[Floats, Floats]
    foot: Floats
    top: Floats

    def only(self, which: Flags) -> "Screens":
        """Return some of the boxes."""
        first, second = self.axes
        return Screens((first[:, which], second[:, which]), self.foot[which], self.top[which])


def doors_ahead(view: View) -> tuple[Door, ...]:
    """Return the doors where the keyhole may be at this round's look. V34: it stays on its side.

    The number that V36 tells is ignored: no door is judged by itself (V7).
    """
    return _doors_ahead(view.keyhole[0], view.card == "knock")


@cache
def _doors_ahead(here: str, stays: bool) -> tuple[Door, ...]:
    letters = [here] if stays else [letter for letter in LETTERS.values() if letter != here]
    return tuple(f"{letter}{number}" for letter in letters for number in range(1, DOORS + 1))


def chances(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it seems to be in sight."""
    return seeming(pieces, figures, doors).astype(np.float64).mean(axis=0)


def seeming(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by doors which figures seem to be in sight."""
    if not figures:
        return np.zeros((len(doors), 0), dtype=np.bool_)
    screens = _screens_of(pieces)
    foot, height, radius = (
        np.array([getattr(figure, name) for figure in figures]) for name in ("z", "height", "radius")
    )
    covers = (screens.foot <= foot[:, None] + NEARLY) & (screens.top >= (foot + height)[:, None] - NEARLY)
    x, y = np.array([figure.x for figure in figures]), np.array([figure.y for figure in figures])
    high = np.any(covers, axis=0)  # most boxes are too low, or hang too high, to hide anybody
    return _in_sight(doors, x, y, radius, screens.only(high), covers[:, high])


def _in_sight(
    doors: Sequence[Door], x: Floats, y: Floats, radius: Floats, screens: Screens, covers: Flags
) -> Flags:
    """Return by doors which figures each faces with a line in plan to them that no screen crosses."""
    from_x, from_y = np.array([door_point(door) for door in doors]).T[:, :, None]
    in_x, in_y = np.array([inward(door) for door in doors]).T[:, :, None, None]
    away_x, away_y = x - from_x, y - from_y
    length = np.sqrt(away_x * away_x + away_y * away_y) + _NOTHING
    reach = radius[:, None] * ACROSS
    to_x = away_x[:, :, None] - (away_y / length)[:, :, None] * reach
    to_y = away_y[:, :, None] + (away_x / length)[:, :, None] * reach
    ahead, aside = to_x * in_x + to_y * in_y, np.abs(to_x * in_y - to_y * in_x)
    is_faced = (ahead > 0) & (aside <= KEYHOLE_TAN * ahead)
    seen = np.zeros(away_x.shape, dtype=np.bool_)
    # Most places are beside what a door faces, and the line to the middle of most others is free.
    for lines in MIDDLE_FIRST:
        door, which, line = np.nonzero(is_faced[:, :, lines] & ~seen[:, :, None])
        line += lines.start
        way = to_x[door, which, line, None], to_y[door, which, line, None]
        is_free = ~np.any(_crossed((from_x, from_y), door, way, screens) & covers[which], axis=1)
        seen[door[is_free], which[is_free]] = True
    return seen


def _crossed(
    starts: tuple[Floats, Floats], door: Numbers, way_to: tuple[Floats, Floats], screens: Screens
) -> Flags:
    """Return which lines, each from its door's start, cross which screens in plan."""
    enter, leave = np.zeros(1), np.ones(1)
    for ax, ay, low, high in screens.axes:
        begin, way = starts[0] * ax + starts[1] * ay, way_to[0] * ax + way_to[1] * ay
        way[np.abs(way) < _NOTHING] = _NOTHING
        one, two = (low - begin)[door] / way, (high - begin)[door] / way
        enter = np.maximum(enter, np.minimum(one, two))
        leave = np.minimum(leave, np.maximum(one, two))
    return leave > enter


@lru_cache(maxsize=256)
def _screens_of(pieces: tuple[Piece, ...]) -> Screens:
    """Return the furniture as it is seen from above."""
    solids = solids_of(pieces)
    first, second = (np.array([_extent(solid, axis) for solid in solids]).T for axis in (0, 1))
    foot, top = np.array([s.low[2] for s in solids]), np.array([s.high[2] for s in solids])
    return Screens((first, second), foot, top)


def _extent(solid: Solid, axis: int) -> tuple[float, float, float, float]:
    """Return the direction of an axis of a box in plan, and the box's ends along it."""
    if solid.axes[2][2] != 1.0:
        # One that leans is taken as the upright box around it.
        return 1.0 - axis, float(axis), solid.low[axis], solid.high[axis]
    way, half = solid.axes[axis], solid.half[axis]
    middle = dot(solid.centre, way)
    return way[0], way[1], middle - half, middle + half


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
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]
) -> dict[Cell, float]:
    """Return for every cell the chance to be seen at its best place."""
    best: dict[Cell, float] = {}
    for (cell, _), chance in stand_chances(pieces, size, lies, doors).items():
        best[cell] = min(chance, best.get(cell, 1.0))
    return best
