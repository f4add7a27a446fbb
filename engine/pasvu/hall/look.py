"""Pas vu pas pris: what the keyhole shows (V20–V22), by elementwise arithmetic alone (V24).

A point is seen if the straight line from the eye to it meets no box. It is seen in the mirror if neither the
line to where the glass reflects it nor the line from there to the point meets one.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from engine.pasvu import layout
from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.shapes import Glass, Vector, dot, glass_of, shape_of
from engine.pasvu.model import Door, Figure, Piece, Seen, Solid

SHORTEST = 1e-9  # a line that a box covers by less is only grazed
FEW = (
    8  # where fewer than one in so many lines meet a box, it takes longer to leave them out than to keep them
)
_NOTHING = 1e-12


class Grid(NamedTuple):
    """The points of a silhouette: across in shares of the radius, up in shares of the height."""

    across: Floats
    up: Floats


# V21: the columns of a silhouette, its rows, and which points they share: four are outside the round head.
COLUMNS = np.arange(1 - layout.POINT_COLUMNS, layout.POINT_COLUMNS, 2) / layout.POINT_COLUMNS
ROWS = np.arange(1, 2 * layout.POINT_ROWS, 2) / (2 * layout.POINT_ROWS)
IS_POINT = np.ones((layout.POINT_COLUMNS, layout.POINT_ROWS), dtype=np.bool_)
IS_POINT[[0, 1, -2, -1], -1] = False


def full_grid() -> Grid:
    """V21: return a 7 × 12 grid over a silhouette, without the four points outside the round head."""
    rows, columns = np.nonzero(IS_POINT.T)
    return Grid(COLUMNS[columns], ROWS[rows])


GRID = full_grid()


class Lines(NamedTuple):
    """Points in the hall as three arrays of one shape."""

    x: Floats
    y: Floats
    z: Floats


class Block(NamedTuple):
    """A piece in its own frame: along each axis, the ends of the box around it and of its parts."""

    axes: tuple[Vector, Vector, Vector]
    around: tuple[tuple[float, float], ...]
    parts: tuple[tuple[Floats, Floats], ...]


def block_of(solids: Sequence[Solid]) -> Block:
    """Return the block of one piece's solids, which share their axes."""
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
    """Return the blocks of some pieces."""
    return tuple(block_of(shape_of(piece).solids) for piece in pieces)


def blocked(start: Lines, end: Lines, blocks: Sequence[Block]) -> Flags:
    """Return which lines from start to end meet a box. The lines are one row."""
    hit = np.zeros(end.x.shape, dtype=np.bool_)
    way = Lines(end.x - start.x, end.y - start.y, end.z - start.z)
    left = np.arange(hit.size)  # lines that have met none so far
    for block in blocks:
        begins, ways = lines_along(block, start, way)
        (near,) = np.nonzero(crosses(begins, ways, block.around))
        if near.size:
            begins, ways = [begin[near] for begin in begins], [along[near] for along in ways]
            near = near[np.any(crosses(begins, ways, block.parts), axis=0)]
            hit[left[near]] = True
            if near.size * FEW > left.size:
                kept = ~hit[left]
                left = left[kept]
                start, way = Lines(*(one[kept] for one in start)), Lines(*(one[kept] for one in way))
    return hit


def lines_along(block: Block, start: Lines, way: Lines) -> tuple[list[Floats], list[Floats]]:
    """Return for each axis of a block where lines begin, and how far they go; never nowhere."""
    ways = [never_nowhere(_along(axis, way)) for axis in block.axes]
    return [_along(axis, start) for axis in block.axes], ways


def never_nowhere(ways: Floats) -> Floats:
    """Set ways that go nowhere to a very short one, and return all."""
    ways[np.abs(ways) < _NOTHING] = _NOTHING
    return ways


def _along(axis: Vector, lines: Lines) -> Floats:
    """Return how far each of some points lies along an axis. Most axes are upright, or level."""
    x, y, z = axis
    if x == y == 0:
        return lines.z * z
    level = lines.x * x + lines.y * y
    return level + lines.z * z if z else level


def crosses(
    begins: Sequence[Floats],
    ways: Sequence[Floats],
    ends: Sequence[tuple[Floats | float, Floats | float]],
    least: float = SHORTEST,
) -> Flags:
    """Return which lines run for a while between the ends on all three axes at once."""
    enter, leave = np.zeros(1), np.ones(1)
    for begin, way, (low, high) in zip(begins, ways, ends, strict=True):
        one, two = (low - begin) / way, (high - begin) / way
        enter = np.maximum(enter, np.minimum(one, two))
        leave = np.minimum(leave, np.maximum(one, two))
    return leave - enter > least


class Eyes(NamedTuple):
    """V20: the eye at each of some doors, and the direction it looks in; arrays of shape (doors, 1, 1).

    They are (sights), and so are the bodies, where each eye looks at one body and not at all.
    """

    x: Floats
    y: Floats
    z: Floats
    dx: Floats
    dy: Floats


def eyes_at(doors: Sequence[Door]) -> Eyes:
    """V20: return the eyes at the centres of doors, looking straight into the hall."""
    rows = [(*layout.door_point(door), layout.EYE_HEIGHT, *layout.inward(door)) for door in doors]
    return Eyes(*(np.array(column, dtype=np.float64).reshape(-1, 1, 1) for column in zip(*rows, strict=True)))


class Bodies(NamedTuple):
    """What the rules know of figures in the hall; arrays of shape (figures, 1)."""

    x: Floats
    y: Floats
    z: Floats
    radius: Floats
    height: Floats


def bodies_of(figures: Sequence[Figure]) -> Bodies:
    """Return the bodies of figures."""
    return Bodies(*(_column([getattr(figure, name) for figure in figures]) for name in Bodies._fields))


class Projected(NamedTuple):
    """Points as eyes see them: across and up by the distance ahead, and which lie ahead at all."""

    u: Floats
    v: Floats
    is_ahead: Flags


def projected(eyes: Eyes, points: Lines, least: float) -> Projected:
    """V20: return how points lie before the eyes; those less than `least` ahead do not."""
    ahead = (points.x - eyes.x) * eyes.dx + (points.y - eyes.y) * eyes.dy
    is_ahead = ahead > least
    ahead = np.where(is_ahead, ahead, 1.0)
    u = ((points.y - eyes.y) * eyes.dx - (points.x - eyes.x) * eyes.dy) / ahead
    return Projected(u, (points.z - eyes.z) / ahead, is_ahead)


def in_keyhole(eyes: Eyes, points: Lines) -> Flags:
    """V20: return which points lie within the keyhole's shape: a circle of 80° and a slot below it."""
    u, v, is_ahead = projected(eyes, points, SHORTEST)
    circle = u * u + v * v <= layout.KEYHOLE_TAN * layout.KEYHOLE_TAN
    slot = (v >= -layout.SLOT_DEPTH * layout.KEYHOLE_TAN) & (v < 0)
    slot &= np.abs(u) <= layout.SLOT_WIDTH * layout.KEYHOLE_TAN - layout.SLOT_FLARE * v
    return is_ahead & (circle | slot)


def silhouettes(x: Floats, y: Floats, bodies: Bodies, grid: Grid) -> Lines:
    """V21: return points on upright planes through the bodies' axes that face the eyes.

    The arrays have the shape (doors, figures, points), or (columns, rows, sights), where that has a length
    of 1 on which they do not depend.
    """
    fx, fy, fz, radius, height = bodies
    dx, dy = fx - x, fy - y
    length = np.sqrt(dx * dx + dy * dy)
    is_near = length < _NOTHING
    length = np.where(is_near, 1.0, length)
    right_x, right_y = np.where(is_near, 1.0, -dy / length), np.where(is_near, 0.0, dx / length)
    px, py = fx + right_x * radius * grid.across, fy + right_y * radius * grid.across
    return Lines(px, py, fz + height * grid.up)


def _unbarred(starts: Lines, ends: Lines, shown: Flags, blocks: Sequence[Block]) -> Flags:
    """Return which of the lines that are shown no box blocks."""
    index = np.nonzero(shown)
    begin, end = (
        Lines(*(np.broadcast_to(values, shown.shape)[index] for values in points))
        for points in (starts, ends)
    )
    seen = np.zeros(shown.shape, dtype=np.bool_)
    seen[index] = ~blocked(begin, end, blocks)
    return seen


def direct(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies, grid: Grid) -> Flags:
    """V21: return which points of each body are seen past the furniture."""
    points = silhouettes(eyes.x, eyes.y, bodies, grid)
    return _unbarred(Lines(eyes.x, eyes.y, eyes.z), points, in_keyhole(eyes, points), blocks_of(pieces))


class Reflected(NamedTuple):
    """The points of bodies as a glass shows them: where its plane reflects each, and which are before it."""

    points: Lines
    hits: Lines
    shown: Flags


def reflected(glass: Glass, eyes: Eyes, bodies: Bodies, grid: Grid) -> Reflected:
    """V22: return what the plane of a glass reflects, as if it had no edge."""
    (gx, gy, gz), (nx, ny, nz) = glass.centre, glass.normal
    before = (eyes.x - gx) * nx + (eyes.y - gy) * ny + (eyes.z - gz) * nz
    # The mirror image of the eye: what the eye sees reflected, its image sees directly.
    vx, vy, vz = eyes.x - 2 * before * nx, eyes.y - 2 * before * ny, eyes.z - 2 * before * nz
    points = silhouettes(vx, vy, bodies, grid)
    away = (points.x - gx) * nx + (points.y - gy) * ny
    # Before an upright glass the points of a column are all alike.
    away = away + (points.z - gz) * nz if nz else away
    shown = (before > SHORTEST) & (away > SHORTEST)
    share = before / np.where(shown, before + away, 1.0)
    hits = Lines(vx + (points.x - vx) * share, vy + (points.y - vy) * share, vz + (points.z - vz) * share)
    return Reflected(points, hits, shown)


def over_glass(glass: Glass, hits: Lines) -> list[tuple[Floats, float]]:
    """Return how far points on the plane of a glass are from its middle, across and up, and half its size."""
    (gx, gy, gz), ways = glass.centre, (glass.across, glass.up)
    return [
        ((hits.x - gx) * ax + (hits.y - gy) * ay + (hits.z - gz) * az, half)
        for (ax, ay, az), half in zip(ways, glass.half, strict=True)
    ]


def mirrored(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies, grid: Grid) -> Flags:
    """V22: return which points of each body are seen by one reflection in the mirror."""
    mirror = next((piece for piece in pieces if piece.kind == "mirror"), None)
    if mirror is None:
        return np.zeros(np.broadcast_shapes(eyes.x.shape, bodies.x.shape, grid.up.shape), dtype=np.bool_)
    glass = glass_of(mirror)
    points, hits, shown = reflected(glass, eyes, bodies, grid)
    shown = shown & in_keyhole(eyes, hits)
    for away, half in over_glass(glass, hits):
        shown &= np.abs(away) <= half
    # The mirror's own box lies behind its face and blocks neither line.
    blocks = blocks_of(tuple(piece for piece in pieces if piece.kind != "mirror"))
    shown = _unbarred(Lines(eyes.x, eyes.y, eyes.z), hits, shown, blocks)
    return _unbarred(hits, points, shown, blocks)


def look(pieces: tuple[Piece, ...], figures: Sequence[Figure], door: Door) -> tuple[Seen, ...]:
    """V21, V22: return the ghosts seen from a door. Ghosts hide nothing: one sees through them."""
    if not figures:
        return ()
    eyes, bodies = eyes_at([door]), bodies_of(figures)
    plain = direct(pieces, eyes, bodies, GRID)[0].sum(axis=1)
    reflected = mirrored(pieces, eyes, bodies, GRID)[0].sum(axis=1)
    return tuple(
        Seen(figure.seat, figure.name, int(straight), int(bent))
        for figure, straight, bent in zip(figures, plain, reflected, strict=True)
        if straight >= layout.FEWEST_POINTS or bent >= layout.FEWEST_POINTS
    )
