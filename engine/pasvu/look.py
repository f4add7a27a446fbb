"""Pas vu pas pris: what the keyhole shows (V20–V22), by elementwise arithmetic alone (V24).

A point is seen when the straight line from the eye to it meets no box; in the mirror, when the line to where
the glass reflects it and the line from there to the point meet none.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.pasvu.layout import (
    EYE_HEIGHT,
    FEWEST_POINTS,
    KEYHOLE_TAN,
    POINT_COLUMNS,
    POINT_ROWS,
    SLOT_DEPTH,
    SLOT_FLARE,
    SLOT_WIDTH,
    door_point,
    inward,
)
from engine.pasvu.model import Door, Figure, Piece, Seen, Solid
from engine.pasvu.shapes import Vector, dot, glass_of, shape_of

Floats: TypeAlias = NDArray[np.float64]
Flags: TypeAlias = NDArray[np.bool_]

SHORTEST = 1e-9  # of a line: what a box covers by less is only grazed
_NOTHING = 1e-12


def _grid() -> tuple[Floats, Floats]:
    """V21: a 7 × 12 grid over a silhouette, as shares of radius and height, less four outside the head."""
    rows, columns = range(POINT_ROWS), range(POINT_COLUMNS)
    outside = (0, 1, POINT_COLUMNS - 2, POINT_COLUMNS - 1)
    kept = [(c, r) for r in rows for c in columns if r < POINT_ROWS - 1 or c not in outside]
    across = [(2 * c + 1 - POINT_COLUMNS) / POINT_COLUMNS for c, _ in kept]
    up = [(2 * r + 1) / (2 * POINT_ROWS) for _, r in kept]
    return np.array(across), np.array(up)


ACROSS, UP = _grid()


class Lines(NamedTuple):
    """Points in the hall as three arrays of one shape."""

    x: Floats
    y: Floats
    z: Floats


class Block(NamedTuple):
    """A piece in its own frame: along each of its axes, the ends of the box around it and of its parts."""

    axes: tuple[Vector, Vector, Vector]
    around: tuple[tuple[float, float], ...]
    parts: tuple[tuple[Floats, Floats], ...]


def block_of(solids: Sequence[Solid]) -> Block:
    """The solids of one piece, which share their axes."""
    axes = solids[0].axes
    around: list[tuple[float, float]] = []
    parts: list[tuple[Floats, Floats]] = []
    for i, axis in enumerate(axes):
        lows = [dot(solid.centre, axis) - solid.half[i] for solid in solids]
        highs = [dot(solid.centre, axis) + solid.half[i] for solid in solids]
        around.append((min(lows), max(highs)))
        parts.append((_column(lows), _column(highs)))
    return Block(axes, tuple(around), tuple(parts))


def _column(values: list[float]) -> Floats:
    return np.array(values, dtype=np.float64).reshape(-1, 1)


@lru_cache(maxsize=1024)
def blocks_of(pieces: tuple[Piece, ...]) -> tuple[Block, ...]:
    """Some pieces as blocks."""
    return tuple(block_of(shape_of(piece).solids) for piece in pieces)


def blocked(start: Lines, end: Lines, blocks: Sequence[Block]) -> Flags:
    """Which lines, from start to end, meet a box? The lines are one row; start may be a single point."""
    hit = np.zeros(end.x.shape, dtype=np.bool_)
    dx, dy, dz = end.x - start.x, end.y - start.y, end.z - start.z
    for block in blocks:
        begins, ways = list[Floats](), list[Floats]()
        for ax, ay, az in block.axes:
            way = dx * ax + dy * ay + dz * az
            ways.append(np.where(np.abs(way) < _NOTHING, _NOTHING, way))
            begins.append(np.broadcast_to(start.x * ax + start.y * ay + start.z * az, way.shape))
        (index,) = np.nonzero(_crosses(begins, ways, block.around) & ~hit)
        if index.size:
            begins, ways = [begin[index] for begin in begins], [way[index] for way in ways]
            hit[index] = np.any(_crosses(begins, ways, block.parts), axis=0)
    return hit


def _crosses(
    begins: Sequence[Floats], ways: Sequence[Floats], ends: Sequence[tuple[Floats | float, Floats | float]]
) -> Flags:
    """Which lines run for a while between the ends of all three axes at once?"""
    enter, leave = np.zeros(1), np.ones(1)
    for begin, way, (low, high) in zip(begins, ways, ends, strict=True):
        one, two = (low - begin) / way, (high - begin) / way
        enter = np.maximum(enter, np.minimum(one, two))
        leave = np.minimum(leave, np.maximum(one, two))
    return leave - enter > SHORTEST


class Eye(NamedTuple):
    """V20: the eye at a door: where it is, and the way it looks."""

    x: float
    y: float
    z: float
    dx: float
    dy: float


def eye_at(door: Door) -> Eye:
    """V20: at the door's centre on the hall's edge, looking straight in."""
    return Eye(*door_point(door), EYE_HEIGHT, *inward(door))


def in_keyhole(eye: Eye, points: Lines) -> Flags:
    """V20: which points lie within the keyhole's shape: a circle of 80° and a slot below it."""
    ahead = (points.x - eye.x) * eye.dx + (points.y - eye.y) * eye.dy
    is_ahead = ahead > SHORTEST
    ahead = np.where(is_ahead, ahead, 1.0)
    u = ((points.y - eye.y) * eye.dx - (points.x - eye.x) * eye.dy) / ahead
    v = (points.z - eye.z) / ahead
    circle = u * u + v * v <= KEYHOLE_TAN * KEYHOLE_TAN
    slot = (v >= -SLOT_DEPTH * KEYHOLE_TAN) & (v < 0)
    slot &= np.abs(u) <= SLOT_WIDTH * KEYHOLE_TAN - SLOT_FLARE * v
    return is_ahead & (circle | slot)


def silhouettes(x: float, y: float, figures: Sequence[Figure], across: Floats, up: Floats) -> Lines:
    """V21: points on the upright billboard through each figure's axis that faces a place; one row."""
    fx, fy, fz = (
        _column([f.x for f in figures]),
        _column([f.y for f in figures]),
        _column([f.z for f in figures]),
    )
    radius, height = _column([f.radius for f in figures]), _column([f.height for f in figures])
    dx, dy = fx - x, fy - y
    length = np.sqrt(dx * dx + dy * dy)
    is_near = length < _NOTHING
    length = np.where(is_near, 1.0, length)
    right_x, right_y = np.where(is_near, 1.0, -dy / length), np.where(is_near, 0.0, dx / length)
    px, py = fx + right_x * radius * across, fy + right_y * radius * across
    return Lines(px.ravel(), py.ravel(), (fz + height * up).ravel())


def direct(pieces: tuple[Piece, ...], eye: Eye, figures: Sequence[Figure]) -> Flags:
    """V21: which points of each figure are seen past the furniture; a row per figure."""
    points = silhouettes(eye.x, eye.y, figures, ACROSS, UP)
    return _seen_in(points, in_keyhole(eye, points), _origin(eye), blocks_of(pieces)).reshape(
        len(figures), -1
    )


def _origin(eye: Eye) -> Lines:
    return Lines(np.array([eye.x]), np.array([eye.y]), np.array([eye.z]))


def _seen_in(points: Lines, shown: Flags, start: Lines, blocks: Sequence[Block]) -> Flags:
    """Of the points that are shown, those to which no box bars the line."""
    seen = np.zeros(points.x.shape, dtype=np.bool_)
    (index,) = np.nonzero(shown)
    ends = Lines(points.x[index], points.y[index], points.z[index])
    seen[index] = ~blocked(start, ends, blocks)
    return seen


def mirrored(pieces: tuple[Piece, ...], eye: Eye, figures: Sequence[Figure]) -> Flags:
    """V22: which points of each figure are seen by one reflection in the mirror's face."""
    mirror = next((piece for piece in pieces if piece.kind == "mirror"), None)
    nothing = np.zeros((len(figures), len(ACROSS)), dtype=np.bool_)
    if mirror is None:
        return nothing
    glass = glass_of(mirror)
    (gx, gy, gz), (nx, ny, nz) = glass.centre, glass.normal
    before = (eye.x - gx) * nx + (eye.y - gy) * ny + (eye.z - gz) * nz
    if before <= SHORTEST:
        return nothing
    # The eye behind the glass that sees straight what the eye sees reflected.
    vx, vy, vz = eye.x - 2 * before * nx, eye.y - 2 * before * ny, eye.z - 2 * before * nz
    points = silhouettes(vx, vy, figures, ACROSS, UP)
    away = (points.x - gx) * nx + (points.y - gy) * ny + (points.z - gz) * nz
    is_before = away > SHORTEST
    share = before / np.where(is_before, before + away, 1.0)
    hits = Lines(vx + (points.x - vx) * share, vy + (points.y - vy) * share, vz + (points.z - vz) * share)
    shown = is_before & in_keyhole(eye, hits)
    for (ax, ay, az), half in zip((glass.across, glass.up), glass.half, strict=True):
        shown &= np.abs((hits.x - gx) * ax + (hits.y - gy) * ay + (hits.z - gz) * az) <= half
    blocks = blocks_of(tuple(piece for piece in pieces if piece.kind != "mirror"))
    shown = _seen_in(hits, shown, _origin(eye), blocks)
    (index,) = np.nonzero(shown)
    starts = Lines(hits.x[index], hits.y[index], hits.z[index])
    ends = Lines(points.x[index], points.y[index], points.z[index])
    shown[index] = ~blocked(starts, ends, blocks)
    return shown.reshape(len(figures), -1)


def look(pieces: tuple[Piece, ...], figures: Sequence[Figure], door: Door) -> tuple[Seen, ...]:
    """V21, V22: the ghosts seen from a door. Ghosts are of glass and hide nothing."""
    if not figures:
        return ()
    eye = eye_at(door)
    plain = direct(pieces, eye, figures).sum(axis=1)
    reflected = mirrored(pieces, eye, figures).sum(axis=1)
    return tuple(
        Seen(figure.seat, figure.name, int(straight), int(bent))
        for figure, straight, bent in zip(figures, plain, reflected, strict=True)
        if straight >= FEWEST_POINTS or bent >= FEWEST_POINTS
    )
