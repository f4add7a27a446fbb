"""The look by brute force: one line after another in plain Python, to compare the fast method with."""

from collections.abc import Sequence
from math import hypot

from engine.pasvu.hall.shapes import glass_of, shape_of
from engine.pasvu.layout import door_point, inward
from engine.pasvu.model import Figure, Piece, Solid

TAN = 0.83909963117728
Vector = tuple[float, float, float]


def _minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def hits(start: Vector, end: Vector, solid: Solid) -> bool:
    """Does the line from start to end run inside a box for a while?"""
    enter, leave = 0.0, 1.0
    for axis, half in zip(solid.axes, solid.half, strict=True):
        begin, way = _dot(_minus(start, solid.centre), axis), _dot(_minus(end, start), axis)
        if abs(way) < 1e-12:
            if abs(begin) >= half:
                return False
            continue
        near, far = sorted(((-half - begin) / way, (half - begin) / way))
        enter, leave = max(enter, near), min(leave, far)
        if leave - enter <= 1e-9:
            return False
    return True


def shows(door: str, point: Vector) -> bool:
    """V20: is a point within the keyhole's shape?"""
    (x, y), (dx, dy) = door_point(door), inward(door)
    ahead = (point[0] - x) * dx + (point[1] - y) * dy
    if ahead <= 1e-9:
        return False
    u, v = ((point[1] - y) * dx - (point[0] - x) * dy) / ahead, (point[2] - 0.6) / ahead
    return u * u + v * v <= TAN * TAN or (-1.3 * TAN <= v < 0 and abs(u) <= 0.38 * TAN - 0.22 * v)


def silhouette(figure: Figure, towards: Vector) -> list[Vector]:
    """V21: return the eighty points of a figure's silhouette."""
    dx, dy = figure.x - towards[0], figure.y - towards[1]
    length = hypot(dx, dy)
    points: list[Vector] = []
    for row in range(12):
        for column in range(-3, 4):
            if row == 11 and abs(column) > 1:
                continue
            across, up = figure.radius * column * 2 / 7, figure.height * (row + 0.5) / 12
            points.append((figure.x - dy / length * across, figure.y + dx / length * across, figure.z + up))
    return points


def count_direct(pieces: Sequence[Piece], figure: Figure, door: str) -> int:
    """V21: return how many points are seen directly."""
    eye = (*door_point(door), 0.6)
    solids = [solid for piece in pieces for solid in shape_of(piece).solids]
    return sum(
        shows(door, point) and not any(hits(eye, point, solid) for solid in solids)
        for point in silhouette(figure, eye)
    )


def count_mirrored(pieces: Sequence[Piece], figure: Figure, door: str) -> int:
    """V22: return how many points are seen by one reflection."""
    mirror = next((piece for piece in pieces if piece.kind == "mirror"), None)
    if mirror is None:
        return 0
    glass, eye = glass_of(mirror), (*door_point(door), 0.6)
    before = _dot(_minus(eye, glass.centre), glass.normal)
    if before <= 1e-9:
        return 0
    virtual: Vector = tuple(e - 2 * before * n for e, n in zip(eye, glass.normal, strict=True))  # type: ignore[assignment]
    solids = [s for piece in pieces if piece.kind != "mirror" for s in shape_of(piece).solids]
    seen = 0
    for point in silhouette(figure, virtual):
        behind = _dot(_minus(point, glass.centre), glass.normal)
        if behind <= 1e-9:
            continue
        share = before / (before + behind)
        spot: Vector = tuple(v + (p - v) * share for v, p in zip(virtual, point, strict=True))  # type: ignore[assignment]
        off = _minus(spot, glass.centre)
        on_glass = abs(_dot(off, glass.across)) <= glass.half[0] and abs(_dot(off, glass.up)) <= glass.half[1]
        if on_glass and shows(door, spot):
            seen += not any(hits(eye, spot, s) or hits(spot, point, s) for s in solids)
    return seen
