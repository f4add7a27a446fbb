"""Pas vu pas pris: judges from above how likely a ghost is to be seen (V7).

Nobody may look through a door beforehand, so nothing here does. A guess is what a person reads off the hall
from above: does a door face the ghost, and does a piece as high as the ghost stand on the line between them?
Heights of eyes, gaps, and what the mirror shows are left out.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain, product
from typing import NamedTuple

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.furnishing import Pieces
from engine.pasvu.hall.shapes import dot, shape_of
from engine.pasvu.hall.standing import CELLS, Stand, every_stand, height_of, spot_point
from engine.pasvu.layout import BODIES, DOORS, KEYHOLE_TAN, LETTERS, door_point, inward
from engine.pasvu.model import SPOTS, Cell, Door, Figure, Piece, Size, Solid, View

ACROSS = np.array([0.0, -0.6, 0.6])  # the lines to a ghost: to its middle and to either side of it
NEARLY = 0.1  # a piece that is lower than a ghost, or has a gap below, by so little still covers it
EVERY_DOOR = tuple(f"{letter}{number}" for letter in LETTERS.values() for number in range(1, DOORS + 1))
KEYS = 4.0  # between the keys of two doors: slopes are less than 1
MARGIN = 1e-6  # what is nearer to an edge is not sure
_NOTHING = 1e-12
# The number of each spot of the floor.
_FLOOR = {(cell, spot): number for number, (cell, spot) in enumerate(product(CELLS, SPOTS))}

# Tells for each figure the share of some doors from which it is seen, or seems to be.
Judged = Callable[[Pieces, Sequence[Figure], Sequence[Door]], Floats]


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


def chances(pieces: Pieces, figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it seems to be in sight."""
    return shares_of(seeming(pieces, figures, doors))


def shares_of(seen: Flags) -> Floats:
    """Return for each figure the share of the doors, by rows, from which it is seen."""
    return seen.astype(np.float64).mean(axis=-2)


def seeming(pieces: Pieces, figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by doors which figures seem to be in sight."""
    return seeming_in([pieces], figures, doors)[0]


def seeming_in(halls: Sequence[Pieces], figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by halls and doors which figures seem to be in sight. What halls share is worked out once."""
    facts = [(one.x, one.y, one.z, one.radius, one.height) for one in figures]
    return _seeming_in(halls, np.array(facts).reshape(-1, 5).T, doors)


def _seeming_in(halls: Sequence[Pieces], bodies: Floats, doors: Sequence[Door]) -> Flags:
    """Return by halls and doors which bodies seem to be in sight: their x, y, foot, radius and height."""
    lines = _lines_to(bodies, tuple(doors))
    pieces = tuple(dict.fromkeys(chain(*halls)))
    numbers = {piece: number for number, piece in enumerate(pieces)}
    is_blocked = _blocked(lines, pieces, bodies)
    seen = np.zeros((len(halls), len(doors) * bodies.shape[1]), dtype=np.bool_)
    for number, hall in enumerate(halls):
        is_hidden = np.logical_or.reduce(is_blocked[[numbers[piece] for piece in hall]], axis=0)
        seen[number, lines.sight[~is_hidden]] = True
    return seen.reshape(len(halls), len(doors), -1)


class Lines(NamedTuple):
    """The lines in plan from doors to bodies that they face, three to a body, by door and slope.

    A line's `sight` is the number of its door and body, its `key` tells its door and slope.
    """

    door: Numbers
    body: Numbers
    sight: Numbers
    key: Floats
    to: tuple[Floats, Floats]
    doors: tuple[Door, ...]


def _lines_to(bodies: Floats, doors: tuple[Door, ...]) -> Lines:
    """Return the lines from doors to bodies."""
    (from_x, from_y), (in_x, in_y) = _looks(doors)
    x, y, _, radius, _ = bodies
    away_x, away_y = x - from_x, y - from_y
    length = np.sqrt(away_x * away_x + away_y * away_y) + _NOTHING
    # By lines, doors and bodies: numpy is quick with long last axes alone.
    reach = ACROSS[:, None, None] * radius
    to_x, to_y = away_x - away_y / length * reach, away_y + away_x / length * reach
    ahead, aside = to_x * in_x + to_y * in_y, to_x * in_y - to_y * in_x
    _, door, body = faced = np.nonzero((ahead > 0) & (np.abs(aside) <= KEYHOLE_TAN * ahead))
    key = KEYS * door + aside[faced] / ahead[faced]
    order = np.argsort(key)
    door, body, to_x, to_y = door[order], body[order], to_x[faced][order], to_y[faced][order]
    return Lines(door, body, door * x.size + body, key[order], (to_x, to_y), doors)


def _blocked(lines: Lines, pieces: Pieces, bodies: Floats) -> Flags:
    """Return by pieces which lines one blocks that is as high as the body at the line's end."""
    is_blocked = np.zeros((len(pieces), lines.door.size), dtype=np.bool_)
    screens, owner = _screens_of(pieces)
    _, _, foot, _, height = bodies
    covers = (screens.foot[:, None] <= foot + NEARLY) & (screens.top[:, None] >= foot + height - NEARLY)
    (high,) = np.nonzero(np.any(covers, axis=1))  # most boxes are too low, or too high up, to hide anybody
    if high.size:
        screen, line = _towards(lines, screens.only(high))
        screen = high[screen]
        is_near = covers[screen, lines.body[line]]
        screen, line = screen[is_near], line[is_near]
        is_crossed = _crossed(lines, line, screens.only(screen))
        is_blocked[owner[screen[is_crossed]], line[is_crossed]] = True
    return is_blocked


def _towards(lines: Lines, screens: Screens) -> tuple[Numbers, Numbers]:
    """Return the pairs of a screen and a line that, however long, may cross it."""
    low, high = (slope.clip(-1.0, 1.0) for slope in _slopes(screens, lines.doors))
    doors = KEYS * np.arange(len(lines.doors))
    first = np.searchsorted(lines.key, (doors + low).ravel())
    count = np.searchsorted(lines.key, (doors + high).ravel()) - first
    screen = np.repeat(np.arange(count.size) // len(lines.doors), count)
    # Each run of lines begins where the one before it ends.
    line = np.arange(screen.size) + np.repeat(first - np.cumsum(count) + count, count)
    return screen, line


@cache
def _looks(doors: tuple[Door, ...]) -> tuple[Floats, Floats]:
    """Return where doors are, and which way they look, as columns: only a few sets of doors are judged."""
    points, ways = [door_point(door) for door in doors], [inward(door) for door in doors]
    return np.array(points).T[:, :, None], np.array(ways).T[:, :, None]


def _slopes(screens: Screens, doors: tuple[Door, ...]) -> tuple[Floats, Floats]:
    """Return by screens and doors the slopes, to the line straight ahead, between which a screen is seen."""
    (ax, ay, *first), (bx, by, *second) = screens.axes
    (from_x, from_y), (in_x, in_y) = _looks(doors)
    slopes: list[Floats] = []
    is_ahead = np.ones((len(doors), ax.size), dtype=np.bool_)
    for one, two in product(first, second):
        to_x, to_y = one * ax + two * bx - from_x, one * ay + two * by - from_y
        ahead = to_x * in_x + to_y * in_y
        is_ahead &= ahead > NEARLY
        slopes.append((to_x * in_y - to_y * in_x) / np.maximum(ahead, NEARLY))
    # One that stands beside the door may be anywhere.
    low, high = np.minimum.reduce(slopes) - MARGIN, np.maximum.reduce(slopes) + MARGIN
    return np.where(is_ahead, low, -np.inf).T, np.where(is_ahead, high, np.inf).T


def _crossed(lines: Lines, some: Numbers, screens: Screens) -> Flags:
    """Return which of some lines cross their screens in plan: each line has a screen of its own."""
    (from_x, from_y), _ = _looks(lines.doors)
    door, to_x, to_y = lines.door[some], lines.to[0][some], lines.to[1][some]
    start_x, start_y = from_x.ravel()[door], from_y.ravel()[door]
    enter, leave = np.zeros(1), np.ones(1)
    for ax, ay, low, high in screens.axes:
        begin, way = start_x * ax + start_y * ay, to_x * ax + to_y * ay
        way[np.abs(way) < _NOTHING] = _NOTHING
        one, two = (low - begin) / way, (high - begin) / way
        enter = np.maximum(enter, np.minimum(one, two))
        leave = np.minimum(leave, np.maximum(one, two))
    return leave > enter


@lru_cache(maxsize=64)
def _screens_of(pieces: Pieces) -> tuple[Screens, Numbers]:
    """Return the furniture as it is seen from above, and which piece each box is part of."""
    by_piece = [_screens(piece) for piece in pieces]
    owner = np.repeat(np.arange(len(pieces)), [len(facts) for facts in by_piece])
    first, second, (foot, top) = np.split(np.concatenate(by_piece).T, (4, 8))
    return Screens((first, second), foot, top), owner


@lru_cache(maxsize=256)
def _screens(piece: Piece) -> Floats:
    """Return for each box of a piece its directions in plan and ends along them, its foot and its top."""
    return np.array(
        [(*_extent(one, 0), *_extent(one, 1), one.low[2], one.high[2]) for one in shape_of(piece).solids]
    )


def _extent(solid: Solid, axis: int) -> tuple[float, float, float, float]:
    """Return the direction of an axis of a box in plan, and the box's ends along it."""
    if solid.axes[2][2] != 1.0:
        # One that leans is taken as the upright box around it.
        return 1.0 - axis, float(axis), solid.low[axis], solid.high[axis]
    way, half = solid.axes[axis], solid.half[axis]
    middle = dot(solid.centre, way)
    return way[0], way[1], middle - half, middle + half


@lru_cache(maxsize=64)
def stands_seeming(pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]) -> Flags:
    """Return by doors which places seem to be in sight, of all where a ghost of this size can stand."""
    places = every_stand(pieces, size, lies)
    above = [number for number, (_, stand) in enumerate(places) if stand.level]
    radius, height = BODIES[size].radius, height_of(size, lies)
    bodies = np.array([(s.x, s.y, s.level, radius, height) for _, s in map(places.__getitem__, above)])
    seen = _floor_seeming(pieces, size, lies)[_rows(doors)][:, _floor_numbers(places)]
    seen[:, above] = _seeming_in([pieces], bodies.reshape(-1, 5).T, doors)[0]
    return seen


def _floor_numbers(places: Sequence[tuple[Cell, Stand]]) -> list[int]:
    """Return the numbers of the spots of the floor at, or below, some places."""
    return [_FLOOR[cell, stand.spot] for cell, stand in places]


@cache
def _rows(doors: tuple[Door, ...]) -> list[int]:
    return [EVERY_DOOR.index(door) for door in doors]


@lru_cache(maxsize=16)
def _floor_seeming(pieces: Pieces, size: Size, lies: bool) -> Flags:
    """Return by doors from which of all spots of the floor a ghost there would seem to be in sight."""
    lines, seen = _floor_lines(size), np.zeros((len(EVERY_DOOR), len(_FLOOR)), dtype=np.bool_)
    is_hidden = np.logical_or.reduce([_floor_blocked(piece, size, lies) for piece in pieces])
    seen.flat[lines.sight[~is_hidden]] = True
    return seen


@cache
def _floor_bodies(size: Size, lies: bool) -> Floats:
    """Return the x, y, foot, radius and height of a ghost at each spot of the floor."""
    points = [spot_point(cell, spot, size) for cell, spot in _FLOOR]
    radius, height = BODIES[size].radius, height_of(size, lies)
    return np.array([(x, y, 0.0, radius, height) for x, y in points]).T


@cache
def _floor_lines(size: Size) -> Lines:
    """Return the lines from all doors to a ghost at each spot of the floor."""
    return _lines_to(_floor_bodies(size, lies=False), EVERY_DOOR)


@lru_cache(maxsize=128)
def _floor_blocked(piece: Piece, size: Size, lies: bool) -> Flags:
    """Return which lines to the spots of the floor a piece blocks: few pieces move in a turn."""
    return _blocked(_floor_lines(size), (piece,), _floor_bodies(size, lies))[0]


@lru_cache(maxsize=64)
def stand_chances(
    pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]
) -> dict[tuple[Cell, Stand], float]:
    """Return the chance to be seen at every place where a ghost of this size can stand."""
    shares = shares_of(stands_seeming(pieces, size, lies, doors)).tolist()
    return dict(zip(every_stand(pieces, size, lies), shares, strict=True))


@lru_cache(maxsize=64)
def best_chances(pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]) -> dict[Cell, float]:
    """Return for every cell the chance to be seen at its best place."""
    best: dict[Cell, float] = {}
    for (cell, _), chance in stand_chances(pieces, size, lies, doors).items():
        best[cell] = min(chance, best.get(cell, 1.0))
    return best
