"""Pas vu pas pris: lines in plan from doors to ghosts, and the furniture that hides a ghost from them (V7).

What is seen from above: a door faces a ghost, and no piece as high as the ghost stands on the line between.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.furnishing import Pieces
from engine.pasvu.hall.shapes import dot, shape_of
from engine.pasvu.layout import KEYHOLE_TAN, door_point, inward
from engine.pasvu.model import Door, Piece, Solid

ACROSS = np.array([0.0, -0.6, 0.6])  # the lines to a ghost: to its middle and to either side of it
NEARLY = 0.1  # a piece that is lower than a ghost, or has a gap below, by so little still covers it
MARGIN = 1e-6  # what is nearer to an edge is not sure
KEYS = 4.0  # between the keys of two doors: slopes are less than 1
_NOTHING = 1e-12
# The furniture's boxes by columns: for two axes each its direction in plan and the box's ends along it, then
# the heights between which the box stands.
_Screens = Floats


class Lines(NamedTuple):
    """The lines from doors to bodies that they face, three to a body, by door and slope.

    A line's `sight` is the number of its door and body, its `key` tells its door and slope, `to` how far it
    goes along the hall's axes.
    """

    doors: tuple[Door, ...]
    bodies: Floats
    sight: Numbers
    key: Floats
    to: Floats

    def only(self, some: Numbers) -> tuple[Numbers, Numbers]:
        """Return the numbers of the door and the body of some lines."""
        return np.divmod(self.sight.take(some), self.bodies.shape[1])


def lines_to(bodies: Floats, doors: tuple[Door, ...]) -> Lines:
    """Return the lines from doors to bodies: their x, y, foot, radius and height, by rows."""
    (from_x, from_y), (in_x, in_y) = _looks(doors)
    x, y, _, radius, _ = bodies
    away_x, away_y = x - from_x, y - from_y
    length = np.sqrt(away_x * away_x + away_y * away_y) + _NOTHING
    # By lines, doors and bodies: numpy is quick with long last axes alone.
    reach = ACROSS[:, None, None] * radius
    to_x, to_y = away_x - away_y / length * reach, away_y + away_x / length * reach
    ahead, aside = to_x * in_x + to_y * in_y, to_x * in_y - to_y * in_x
    faced = np.flatnonzero((ahead > 0) & (np.abs(aside) <= KEYHOLE_TAN * ahead))
    sight = faced % length.size
    key = KEYS * (sight // x.size) + aside.take(faced) / ahead.take(faced)
    order = np.argsort(key)
    faced = faced[order]
    to = np.array((to_x.take(faced), to_y.take(faced)))
    return Lines(doors, bodies, sight[order], key[order], to)


def blocked(lines: Lines, pieces: Pieces) -> Flags:
    """Return by pieces which lines one blocks that is as high as the body at the line's end."""
    is_blocked = np.zeros((len(pieces), lines.sight.size), dtype=np.bool_)
    screens, owner = _screens_of(pieces)
    _, _, foot, _, height = lines.bodies
    low, high = screens[8:, :, None]
    covers = (low <= foot + NEARLY) & (high >= foot + height - NEARLY)
    some = np.flatnonzero(np.any(covers, axis=1))  # most boxes are too low, or too high up, to hide anybody
    if some.size:
        screen, line = _towards(lines, screens.take(some, axis=1))
        screen = some.take(screen)
        door, body = lines.only(line)
        is_near = np.flatnonzero(covers[screen, body])
        screen, line = screen.take(is_near), line.take(is_near)
        is_crossed = _crossed(lines, line, door.take(is_near), screens.take(screen, axis=1))
        is_blocked[owner.take(screen[is_crossed]), line[is_crossed]] = True
    return is_blocked


def _towards(lines: Lines, screens: _Screens) -> tuple[Numbers, Numbers]:
    """Return the pairs of a screen and a line that, however long, may cross it."""
    low, high = (KEYS * np.arange(len(lines.doors)) + _slopes(screens, lines.doors)).reshape(2, -1)
    first = np.searchsorted(lines.key, low)
    count = np.searchsorted(lines.key, high) - first
    screen = np.repeat(np.arange(count.size) // len(lines.doors), count)
    # Each run of lines begins where the one before it ends.
    line = np.arange(screen.size) + np.repeat(first - np.cumsum(count) + count, count)
    return screen, line


@cache
def _looks(doors: tuple[Door, ...]) -> tuple[Floats, Floats]:
    """Return where doors are, and which way they look, as columns: only a few sets of doors are judged."""
    points, ways = [door_point(door) for door in doors], [inward(door) for door in doors]
    return np.array(points).T[:, :, None], np.array(ways).T[:, :, None]


def _slopes(screens: _Screens, doors: tuple[Door, ...]) -> Floats:
    """Return the lowest and highest slope, to the line straight ahead, of screens as doors see them."""
    ax, ay, first_low, first_high, bx, by, second_low, second_high = screens[:8]
    (from_x, from_y), (in_x, in_y) = _looks(doors)
    # By corners, doors and screens.
    one = np.array((first_low, first_low, first_high, first_high))
    two = np.array((second_low, second_high, second_low, second_high))
    to_x, to_y = (one * ax + two * bx)[:, None] - from_x, (one * ay + two * by)[:, None] - from_y
    ahead = to_x * in_x + to_y * in_y
    slopes = (to_x * in_y - to_y * in_x) / np.maximum(ahead, NEARLY)
    ends = np.array((np.minimum.reduce(slopes) - MARGIN, np.maximum.reduce(slopes) + MARGIN)).clip(-1.0, 1.0)
    # One that stands beside the door may be anywhere.
    is_beside = np.minimum.reduce(ahead) <= NEARLY
    ends[0, is_beside], ends[1, is_beside] = -1.0, 1.0
    return ends.transpose(0, 2, 1)


def _crossed(lines: Lines, some: Numbers, door: Numbers, screens: _Screens) -> Flags:
    """Return which of some lines cross their screens: each line has a door and a screen of its own."""
    (from_x, from_y), _ = _looks(lines.doors)
    start_x, start_y, (to_x, to_y) = from_x.take(door), from_y.take(door), lines.to.take(some, axis=1)
    # By axes and lines.
    ax, ay, low, high = screens[:8].reshape(2, 4, -1).transpose(1, 0, 2)
    begin, way = start_x * ax + start_y * ay, to_x * ax + to_y * ay
    way[np.abs(way) < _NOTHING] = _NOTHING
    one, two = (low - begin) / way, (high - begin) / way
    enter, leave = np.minimum(one, two).max(axis=0), np.maximum(one, two).min(axis=0)
    return np.minimum(leave, 1.0) > np.maximum(enter, 0.0)


@lru_cache(maxsize=64)
def _screens_of(pieces: Pieces) -> tuple[_Screens, Numbers]:
    """Return the furniture as it is seen from above, and which piece each box is part of."""
    by_piece = [_screens(piece) for piece in pieces]
    owner = np.repeat(np.arange(len(pieces)), [facts.shape[1] for facts in by_piece])
    return np.concatenate(by_piece, axis=1), owner


@lru_cache(maxsize=256)
def _screens(piece: Piece) -> _Screens:
    return np.array([_facts(solid) for solid in shape_of(piece).solids]).T


def _facts(solid: Solid) -> Sequence[float]:
    if solid.axes[2][2] != 1.0:
        # One that leans is taken as the upright box around it.
        (west, north, foot), (east, south, top) = solid.low, solid.high
        return 1.0, 0.0, west, east, 0.0, 1.0, north, south, foot, top
    (first, second, _), (p, q, _) = solid.axes, solid.half
    one, two = dot(solid.centre, first), dot(solid.centre, second)
    ends = one - p, one + p, two - q, two + q
    return *first[:2], *ends[:2], *second[:2], *ends[2:], solid.low[2], solid.high[2]
