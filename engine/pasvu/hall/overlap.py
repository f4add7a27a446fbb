"""Pas vu pas pris: whether solids overlap each other, or a ghost's cylinder."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from engine.pasvu.hall.shapes import Shape, Vector, dot
from engine.pasvu.model import Solid

Point: TypeAlias = tuple[float, float]

TOLERANCE = 0.0005  # solids that overlap by less only touch
_CLEARLY = 1e-3
_NOTHING = 1e-12  # an area that only rounding leaves
_TURNS = ((1, 1), (-1, 1), (-1, -1), (1, -1))  # the corners of a square, in order
_RIM = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), *((0.7 * s, 0.7 * t) for s, t in _TURNS))
_EDGES = [(low, low | 1 << axis) for low in range(8) for axis in range(3) if not low >> axis & 1]


def enters(a: Solid, b: Solid) -> bool:
    """Do two solids overlap? They do unless some axis separates them."""
    low, high, other_low, other_high = a.low, a.high, b.low, b.high
    if high[0] - other_low[0] <= TOLERANCE or other_high[0] - low[0] <= TOLERANCE:
        return False
    if high[1] - other_low[1] <= TOLERANCE or other_high[1] - low[1] <= TOLERANCE:
        return False
    if high[2] - other_low[2] <= TOLERANCE or other_high[2] - low[2] <= TOLERANCE:
        return False
    if a.axes[2][2] == 1.0 == b.axes[2][2]:
        return covers_plan(a, b)
    gx, gy, gz = b.centre[0] - a.centre[0], b.centre[1] - a.centre[1], b.centre[2] - a.centre[2]
    (p, q, r), ((ax, ay, az), (bx, by, bz), (cx, cy, cz)) = a.half, a.axes
    (s, t, u), ((dx, dy, dz), (ex, ey, ez), (fx, fy, fz)) = b.half, b.axes
    for x, y, z in _separators(a, b):
        # As `spread` tells of both: most of the time is spent here.
        own = p * abs(x * ax + y * ay + z * az) + q * abs(x * bx + y * by + z * bz)
        own += r * abs(x * cx + y * cy + z * cz)
        other = s * abs(x * dx + y * dy + z * dz) + t * abs(x * ex + y * ey + z * ez)
        other += u * abs(x * fx + y * fy + z * fz)
        if own + other - abs(gx * x + gy * y + gz * z) <= TOLERANCE:
            return False
    return True


def _separators(a: Solid, b: Solid) -> Iterable[Vector]:
    """Yield the axes that can separate two boxes: their own, and the cross products of their edges."""
    yield from a.axes
    yield from b.axes
    for one in a.axes:
        for two in b.axes:
            cross = (
                one[1] * two[2] - one[2] * two[1],
                one[2] * two[0] - one[0] * two[2],
                one[0] * two[1] - one[1] * two[0],
            )
            length = sqrt(dot(cross, cross))
            if length > 1e-6:
                yield cross[0] / length, cross[1] / length, cross[2] / length


def spread(solid: Solid, axis: Vector) -> float:
    """Return half of the length that a solid covers along an axis."""
    (p, q, r), ((ax, ay, az), (bx, by, bz), (cx, cy, cz)) = solid.half, solid.axes
    x, y, z = axis
    return (
        p * abs(x * ax + y * ay + z * az)
        + q * abs(x * bx + y * by + z * bz)
        + r * abs(x * cx + y * cy + z * cz)
    )


def overlap_plan(a: Solid | Shape, b: Solid | Shape) -> bool:
    """Do the upright boxes around two solids or shapes overlap as seen from above? A quick first test."""
    return a.high[0] > b.low[0] and b.high[0] > a.low[0] and a.high[1] > b.low[1] and b.high[1] > a.low[1]


def covers_plan(a: Solid, b: Solid) -> bool:
    """Do two level solids overlap as seen from above?"""
    gx, gy = b.centre[0] - a.centre[0], b.centre[1] - a.centre[1]
    reach = a.half[0] + a.half[1] + b.half[0] + b.half[1]
    if abs(gx) >= reach or abs(gy) >= reach:
        return False
    # The cosine and sine between their axes: both solids are turned about the vertical alone.
    (ax, ay, _), (bx, by, _) = a.axes[0], b.axes[0]
    along, across = abs(ax * bx + ay * by), abs(ax * by - ay * bx)
    return all(
        own[0] + other[0] * along + other[1] * across - abs(gx * x + gy * y) > TOLERANCE
        and own[1] + other[0] * across + other[1] * along - abs(gy * x - gx * y) > TOLERANCE
        for own, other, x, y in ((a.half, b.half, ax, ay), (b.half, a.half, bx, by))
    )


def footprint(solid: Solid, margin: float = 0.0) -> list[Point]:
    """Return the four corners of a level solid as seen from above, in order, perhaps with a margin."""
    (ax, ay, _), (bx, by, _), _ = solid.axes
    x, y, _ = solid.centre
    p, q = solid.half[0] + margin, solid.half[1] + margin
    return [(x + ax * p * s + bx * q * t, y + ay * p * s + by * q * t) for s, t in _TURNS]


def clipped(polygon: list[Point], window: Sequence[Point]) -> list[Point]:
    """Return the part of a convex polygon that lies within another; both run in the same direction."""
    for start, end in zip(window, (*window[1:], window[0]), strict=True):
        if not polygon:
            break
        polygon = _beside(polygon, start, end)
    return polygon


def _beside(polygon: list[Point], start: Point, end: Point) -> list[Point]:
    """Return the part of a convex polygon on the inner side of an edge."""
    sides = [_side(start, end, point) for point in polygon]
    kept: list[Point] = []
    for i, point in enumerate(polygon):
        before, was, now = polygon[i - 1], sides[i - 1], sides[i]
        if (was < 0) != (now < 0):
            share = was / (was - now)
            kept.append(
                (before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
            )
        if now >= 0:
            kept.append(point)
    return kept


def _outside(polygon: list[Point], window: Sequence[Point]) -> Iterator[list[Point]]:
    """Yield convex parts that make up what of a convex polygon lies outside another."""
    for start, end in zip(window, (*window[1:], window[0]), strict=True):
        yield _beside(polygon, end, start)
        polygon = _beside(polygon, start, end)


def _side(start: Point, end: Point, point: Point) -> float:
    """Return a number that is positive on the inner side of an edge."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull, in the direction for which `_side` is positive inside."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower, upper = list[Point](), list[Point]()
    for chain, row in ((lower, ordered), (upper, ordered[::-1])):
        for point in row:
            while len(chain) >= 2 and _side(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
    return lower[:-1] + upper[:-1]


def is_inside(polygon: Sequence[Point], point: Point, slack: float = 0.0) -> bool:
    """Does a point lie in a convex polygon, or outside it by no more than the slack?"""
    return len(polygon) > 2 and all(
        _side(start, end, point) >= -slack * sqrt((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
        for start, end in zip(polygon, (*polygon[1:], polygon[0]), strict=True)
    )


def any_upwards(solids: Iterable[Solid], foot: Vector, radius: float, height: float) -> bool:
    """V17: does an upright cylinder overlap one of some solids that come within its radius?"""
    x, y, low = foot
    high = low + height
    leaning: list[Solid] = []
    for solid in solids:
        if low < solid.high[2] - TOLERANCE and high > solid.low[2] + TOLERANCE:
            if solid.axes[2][2] == 1.0:
                return True  # a level one comes within the radius at every height
            leaning.append(solid)
    shadows = (_shadow(solid, low, high) for solid in leaning)
    return any(shadow and shadow.comes_within(x, y, radius - TOLERANCE) for shadow in shadows)


def all_within(solids: Iterable[Solid], x: float, y: float, radius: float) -> list[Solid]:
    """Return the level solids, and the boxes around others, that come nearer to a point in plan."""
    reach = radius - TOLERANCE
    west, north, east, south = x - reach, y - reach, x + reach, y + reach
    return [
        solid
        for solid in solids
        if east > solid.low[0]
        and west < solid.high[0]
        and south > solid.low[1]
        and north < solid.high[1]
        and (solid.axes[2][2] != 1.0 or distance_level(solid, x, y) < reach)
    ]


def distance_level(solid: Solid, x: float, y: float) -> float:
    """Return the distance in plan from a point to a level solid."""
    dx, dy = x - solid.centre[0], y - solid.centre[1]
    (ax, ay, _), (bx, by, _), _ = solid.axes
    across, along = abs(dx * ax + dy * ay) - solid.half[0], abs(dx * bx + dy * by) - solid.half[1]
    if across <= 0.0:
        return along if along > 0.0 else 0.0
    return sqrt(across * across + along * along) if along > 0.0 else across


def carries(solid: Solid, x: float, y: float) -> bool:
    """Does a point in plan lie on a level solid?"""
    low, high, near = solid.low, solid.high, 2 * TOLERANCE
    if x < low[0] - near or x > high[0] + near or y < low[1] - near or y > high[1] + near:
        return False  # most lie beside the box around it
    return distance_level(solid, x, y) <= TOLERANCE


def carries_disc(faces: Iterable[Solid], x: float, y: float, radius: float) -> bool:
    """V17: do level solids together carry every point of a disc in plan?

    All of them are cut out of a square around the disc; what is left must lie outside the disc.
    """
    near = [face for face in faces if distance_level(face, x, y) < radius]
    if any(_holds_disc(face, x, y, radius) for face in near):
        return True
    reach = radius - _CLEARLY
    rim = ((x + reach * s, y + reach * t) for s, t in _RIM)
    if any(all(distance_level(face, px, py) > _CLEARLY for face in near) for px, py in rim):
        return False  # they clearly lack a part
    left = [[(x + radius * s, y + radius * t) for s, t in _TURNS]]
    for face in near:
        window = footprint(face, TOLERANCE)
        parts = (part for polygon in left for part in _outside(polygon, window))
        left = [part for part in parts if area(part) > _NOTHING and _distance_polygon(part, (x, y)) < radius]
    return not left


def _holds_disc(face: Solid, x: float, y: float, radius: float) -> bool:
    """Does one level solid carry a whole disc?"""
    dx, dy = x - face.centre[0], y - face.centre[1]
    (ax, ay, _), (bx, by, _), _ = face.axes
    reach = radius - TOLERANCE
    return abs(dx * ax + dy * ay) + reach <= face.half[0] and abs(dx * bx + dy * by) + reach <= face.half[1]


def area(polygon: Sequence[Point]) -> float:
    """Return the area of a polygon."""
    return abs(sum(polygon[i - 1][0] * y - x * polygon[i - 1][1] for i, (x, y) in enumerate(polygon))) / 2


class _Shadow(NamedTuple):
    """A part of a solid in plan: its outline, and the corners of the upright box around it."""

    outline: list[Point]
    low: Point
    high: Point

    def comes_within(self, x: float, y: float, reach: float) -> bool:
        """Does it come nearer to a point than this?"""
        is_near = self.low[0] < x + reach and self.high[0] > x - reach
        is_near = is_near and self.low[1] < y + reach and self.high[1] > y - reach
        return is_near and _distance_polygon(self.outline, (x, y)) < reach


@lru_cache(maxsize=1024)
def _shadow(solid: Solid, low: float, high: float) -> _Shadow | None:
    """Return the part of a solid between two levels, in plan. All spots of a cell ask for the same."""
    corners = corners_of(solid)
    shadow = [(x, y) for x, y, z in corners if low <= z <= high]
    for start, end in _EDGES:
        a, b = corners[start], corners[end]
        for level in (low, high):
            if (a[2] < level) != (b[2] < level):
                share = (level - a[2]) / (b[2] - a[2])
                shadow.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    if not shadow:
        return None
    xs, ys = zip(*shadow, strict=True)
    return _Shadow(hull(shadow), (min(xs), min(ys)), (max(xs), max(ys)))


def corners_of(solid: Solid) -> list[Vector]:
    """Return the eight corners of a solid; bit i of the index stands for the end along axis i."""
    corners: list[Vector] = []
    for index in range(8):
        x, y, z = solid.centre
        for i in range(3):
            reach = solid.half[i] if index >> i & 1 else -solid.half[i]
            x += solid.axes[i][0] * reach
            y += solid.axes[i][1] * reach
            z += solid.axes[i][2] * reach
        corners.append((x, y, z))
    return corners


def _distance_polygon(polygon: Sequence[Point], point: Point) -> float:
    """Return the distance from a point to a convex polygon; 0 inside."""
    if is_inside(polygon, point):
        return 0.0
    nearest = float("inf")
    for start, end in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = dx * dx + dy * dy
        share = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length if length else 0.0
        share = min(1.0, max(0.0, share))
        x, y = start[0] + dx * share - point[0], start[1] + dy * share - point[1]
        nearest = min(nearest, x * x + y * y)
    return sqrt(nearest)
