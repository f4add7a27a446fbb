"""Pas vu pas pris: judges from above how likely a ghost is to be seen (V7).

Nobody may look through a door beforehand, so nothing here does. A guess is what a person reads off the hall
from above: does a door face the ghost, and does a piece as high as the ghost stand on the line between them?
Heights of eyes, gaps, and what the mirror shows are left out.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.shapes import dot
from engine.pasvu.hall.standing import Stand, every_stand, height_of, solids_of
from engine.pasvu.layout import BODIES, DOORS, KEYHOLE_TAN, LETTERS, door_point, inward
from engine.pasvu.model import Cell, Door, Figure, Piece, Size, Solid, View

ACROSS = np.array([0.0, -0.6, 0.6])  # the lines to a ghost: to its middle and to either side of it
MIDDLE_FIRST = (slice(0, 1), slice(1, 3))
NEARLY = 0.1  # a piece that is lower than a ghost, or has a gap below, by so little still covers it
MARGIN = 1e-6  # what is nearer to an edge is not sure
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

    def only(self, which: Numbers) -> "Screens":
        """Return some of the boxes."""
        first, second = (axis.take(which, axis=1, mode="clip") for axis in self.axes)
        return Screens((first, second), self.foot.take(which), self.top.take(which))


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
    return shares_of(seeming(pieces, figures, doors))


def shares_of(seen: Flags) -> Floats:
    """Return for each figure the share of the doors, by rows, from which it is seen."""
    return seen.astype(np.float64).mean(axis=0)


def seeming(pieces: tuple[Piece, ...], figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by doors which figures seem to be in sight."""
    facts = [(one.x, one.y, one.z, one.radius, one.height) for one in figures]
    return _seeming(pieces, np.array(facts).reshape(-1, 5).T, doors)


def _seeming(pieces: tuple[Piece, ...], bodies: Floats, doors: Sequence[Door]) -> Flags:
    """Return by doors which bodies seem to be in sight: their x, y, foot, radius and height, by rows."""
    x, y, foot, radius, height = bodies
    if not x.size:
        return np.zeros((len(doors), 0), dtype=np.bool_)
    screens = _screens_of(pieces)
    covers = (screens.foot[:, None] <= foot + NEARLY) & (screens.top[:, None] >= foot + height - NEARLY)
    (high,) = np.nonzero(np.any(covers, axis=1))  # most boxes are too low, or too high up, to hide anybody
    return _in_sight(doors, x, y, radius, screens.only(high), covers[high])


def _in_sight(
    doors: Sequence[Door], x: Floats, y: Floats, radius: Floats, screens: Screens, covers: Flags
) -> Flags:
    """Return by doors which figures each faces with a line in plan to them that no screen crosses."""
    (from_x, from_y), (in_x, in_y) = _looks(tuple(doors))
    away_x, away_y = x - from_x, y - from_y
    length = np.sqrt(away_x * away_x + away_y * away_y) + _NOTHING
    # By lines, doors and figures: numpy is quick with long last axes alone.
    reach = ACROSS[:, None, None] * radius
    to_x, to_y = away_x - away_y / length * reach, away_y + away_x / length * reach
    ahead, aside = to_x * in_x + to_y * in_y, to_x * in_y - to_y * in_x
    is_faced = (ahead > 0) & (np.abs(aside) <= KEYHOLE_TAN * ahead)
    seen = np.zeros(away_x.shape, dtype=np.bool_)
    first, last = _slopes(screens, (from_x, from_y), (in_x, in_y))
    # Most places are beside what a door faces, and the line to the middle of most others is free.
    for lines in MIDDLE_FIRST:
        line = np.flatnonzero(is_faced[lines] & ~seen) + lines.start * seen.size
        door, which = np.divmod(line % seen.size, x.size)
        slope = aside.take(line) / ahead.take(line)
        low, high = first.take(door, axis=1, mode="clip"), last.take(door, axis=1, mode="clip")
        screen, near = np.nonzero((low <= slope) & (slope <= high) & covers.take(which, axis=1, mode="clip"))
        start = from_x.take(door[near]), from_y.take(door[near])
        way = to_x.take(line[near]), to_y.take(line[near])
        is_free = np.ones(door.size, dtype=np.bool_)
        is_free[near[_crossed(start, way, screens.only(screen))]] = False
        seen[door[is_free], which[is_free]] = True
    return seen


@cache
def _looks(doors: tuple[Door, ...]) -> tuple[Floats, Floats]:
    """Return where doors are, and which way they look, as columns: only a few sets of doors are judged."""
    points, ways = [door_point(door) for door in doors], [inward(door) for door in doors]
    return np.array(points).T[:, :, None], np.array(ways).T[:, :, None]


def _slopes(
    screens: Screens, start: tuple[Floats, Floats], inwards: tuple[Floats, Floats]
) -> tuple[Floats, Floats]:
    """Return by screens and doors the slopes, to the line straight ahead, between which a screen is seen."""
    (ax, ay, *first), (bx, by, *second) = screens.axes
    (from_x, from_y), (in_x, in_y) = start, inwards
    slopes: list[Floats] = []
    is_ahead = np.ones((len(from_x), ax.size), dtype=np.bool_)
    for one, two in product(first, second):
        to_x, to_y = one * ax + two * bx - from_x, one * ay + two * by - from_y
        ahead = to_x * in_x + to_y * in_y
        is_ahead &= ahead > NEARLY
        slopes.append((to_x * in_y - to_y * in_x) / np.maximum(ahead, NEARLY))
    # One that stands beside the door may be anywhere.
    low, high = np.minimum.reduce(slopes) - MARGIN, np.maximum.reduce(slopes) + MARGIN
    return np.where(is_ahead, low, -np.inf).T, np.where(is_ahead, high, np.inf).T


def _crossed(start: tuple[Floats, Floats], way_to: tuple[Floats, Floats], screens: Screens) -> Flags:
    """Return which lines cross their screens in plan: each line has a screen of its own."""
    enter, leave = np.zeros(1), np.ones(1)
    for ax, ay, low, high in screens.axes:
        begin, way = start[0] * ax + start[1] * ay, way_to[0] * ax + way_to[1] * ay
        way[np.abs(way) < _NOTHING] = _NOTHING
        one, two = (low - begin) / way, (high - begin) / way
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
def stands_seeming(pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]) -> Flags:
    """Return by doors which places seem to be in sight, of all where a ghost of this size can stand."""
    radius, height = BODIES[size].radius, height_of(size, lies)
    bodies = np.array(
        [(stand.x, stand.y, stand.level, radius, height) for _, stand in every_stand(pieces, size, lies)]
    )
    return _seeming(pieces, bodies.reshape(-1, 5).T, doors)


@lru_cache(maxsize=64)
def stand_chances(
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]
) -> dict[tuple[Cell, Stand], float]:
    """Return the chance to be seen at every place where a ghost of this size can stand."""
    shares = shares_of(stands_seeming(pieces, size, lies, doors)).tolist()
    return dict(zip(every_stand(pieces, size, lies), shares, strict=True))


@lru_cache(maxsize=64)
def best_chances(
    pieces: tuple[Piece, ...], size: Size, lies: bool, doors: tuple[Door, ...]
) -> dict[Cell, float]:
    """Return for every cell the chance to be seen at its best place."""
    best: dict[Cell, float] = {}
    for (cell, _), chance in stand_chances(pieces, size, lies, doors).items():
        best[cell] = min(chance, best.get(cell, 1.0))
    return best
