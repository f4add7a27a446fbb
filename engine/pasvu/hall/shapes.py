"""Pas vu pas pris: furniture as solids in the hall (V11, V13), by pose, angle and lean."""

from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.pasvu.layout import FURNITURE, GLASS_HIGH, GLASS_LOW, TURN
from engine.pasvu.model import Glass, Kind, Piece, Pose, Solid, Tip

Vector: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Vector, Vector, Vector]  # rows

# V24: sines from 0° to 90° as literals, so that no machine's library decides what is seen.
SINES = (
    0.0, 0.08715574274765817, 0.17364817766693036, 0.25881904510252074,
    0.3420201433256687, 0.42261826174069944, 0.5, 0.573576436351046,
    0.6427876096865394, 0.7071067811865476, 0.766044443118978, 0.8191520442889918,
    0.8660254037844386, 0.9063077870366499, 0.9396926207859084, 0.9659258262890683,
    0.984807753012208, 0.9961946980917455, 1.0,
)  # fmt: skip
COSINES = SINES[::-1]
QUARTER = 18  # steps of 5° in a quarter turn

# Where a piece's own axes point in each pose.
POSED: dict[Pose, Matrix] = {
    "standing": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "back": ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    "face": ((1, 0, 0), (0, 0, 1), (0, -1, 0)),
    "left": ((0, 0, -1), (0, 1, 0), (1, 0, 0)),
    "right": ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    "head": ((1, 0, 0), (0, -1, 0), (0, 0, -1)),
}
# For each tip: the axis (0 width, 1 depth) along which the piece falls, and the direction.
FALLS: dict[Tip, tuple[int, int]] = {"left": (0, -1), "right": (0, 1), "back": (1, -1), "face": (1, 1)}


def sine(steps: int) -> float:
    """Return the sine of a number of 5° steps."""
    steps %= 4 * QUARTER
    if steps >= 2 * QUARTER:
        return -sine(steps - 2 * QUARTER)
    return SINES[steps if steps <= QUARTER else 2 * QUARTER - steps]


def cosine(steps: int) -> float:
    """Return the cosine of a number of 5° steps."""
    return sine(steps + QUARTER)


def dot(a: Vector, b: Vector) -> float:
    """Return the scalar product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def times(a: Matrix, b: Matrix) -> Matrix:
    """Return the product of two matrices."""
    columns = tuple(zip(*b, strict=True))
    return tuple(tuple(dot(row, column) for column in columns) for row in a)  # type: ignore[return-value]


def turned(matrix: Matrix, vector: Vector) -> Vector:
    """Return a vector turned by a matrix."""
    return dot(matrix[0], vector), dot(matrix[1], vector), dot(matrix[2], vector)


@lru_cache(maxsize=128)
def yaw(angle: int) -> Matrix:
    """Return a rotation about the vertical, clockwise as seen from above (y grows southwards)."""
    s, c = sine(angle // TURN), cosine(angle // TURN)
    return (c, -s, 0.0), (s, c, 0.0), (0.0, 0.0, 1.0)


def tilt(side: Tip, steps: int) -> Matrix:
    """Return a rotation about a lower edge towards a side of the piece's frame."""
    axis, way = FALLS[side]
    s, c = way * sine(steps), cosine(steps)
    if axis == 0:
        return (c, 0.0, s), (0.0, 1.0, 0.0), (-s, 0.0, c)
    return (1.0, 0.0, 0.0), (0.0, c, s), (0.0, -s, c)


class PosedPiece(NamedTuple):
    """A piece in a pose, in its own frame: its bounding box, and each part's name, centre and half edges."""

    size: Vector
    parts: tuple[tuple[str, Vector, Vector], ...]


@cache
def posed(kind: Kind, pose: Pose) -> PosedPiece:
    """V11: return a piece in a pose, with its lowest point at 0."""
    furniture, matrix = FURNITURE[kind], POSED[pose]
    height = furniture.size[2]
    size = turned(_absolute(matrix), furniture.size)
    parts: list[tuple[str, Vector, Vector]] = []
    for part in furniture.parts:
        low, high = part.low, part.high
        # A pose turns the piece about the middle of its bounding box.
        middle = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2 - height / 2)
        half = ((high[0] - low[0]) / 2, (high[1] - low[1]) / 2, (high[2] - low[2]) / 2)
        x, y, z = turned(matrix, middle)
        parts.append((part.name, (x, y, z + size[2] / 2), turned(_absolute(matrix), half)))
    return PosedPiece(size, tuple(parts))


def _absolute(matrix: Matrix) -> Matrix:
    return tuple(tuple(abs(value) for value in row) for row in matrix)  # type: ignore[return-value]


def _pivot(kind: Kind, pose: Pose, lean: Tip) -> Vector:
    """V13: return the middle of the lower edge about which a leaning piece has turned."""
    if not lean:
        return 0.0, 0.0, 0.0
    axis, way = FALLS[lean]
    reach = way * posed(kind, pose).size[axis] / 2
    return (reach, 0.0, 0.0) if axis == 0 else (0.0, reach, 0.0)


class Shape(NamedTuple):
    """A piece in the hall: its solids, and the low and high corner of the box around them."""

    solids: tuple[Solid, ...]
    low: Vector
    high: Vector
    is_level: bool


@lru_cache(maxsize=4096)
def shape_of(piece: Piece) -> Shape:
    """Return the solids of a piece where it is."""
    placing, parts = _parts(*_lie(piece))
    kind, x, y, z = piece.kind, piece.x + placing.moved[0], piece.y + placing.moved[1], piece.z
    solids: list[Solid] = []
    for name, (cx, cy, cz), half, (ex, ey, ez) in parts:
        mx, my, mz = x + cx, y + cy, z + cz
        low, high = (mx - ex, my - ey, mz - ez), (mx + ex, my + ey, mz + ez)
        solids.append(Solid(kind, name, (mx, my, mz), placing.axes, half, low, high))
    west, north, foot = zip(*[solid.low for solid in solids], strict=True)
    east, south, top = zip(*[solid.high for solid in solids], strict=True)
    low, high = (min(west), min(north), min(foot)), (max(east), max(south), max(top))
    return Shape(tuple(solids), low, high, not piece.lean)


def crate_of(piece: Piece) -> Solid:
    """Return the box around a piece, turned and leaning as the piece is."""
    placing, (width, depth, height) = _placing(piece), posed(piece.kind, piece.pose).size
    centre = _in_hall(piece, placing, (0.0, 0.0, height / 2))
    return solid(piece.kind, "crate", centre, placing.axes, (width / 2, depth / 2, height / 2))


def lower_edge(piece: Piece, half_width: float) -> Solid:
    """V13: return a narrow box along the edge about which a leaning piece has turned."""
    axis, _ = FALLS[piece.lean]
    placing, (width, depth, _) = _placing(piece), posed(piece.kind, piece.pose).size
    x, y, z = piece.x + placing.moved[0], piece.y + placing.moved[1], piece.z
    half = (half_width, depth / 2, half_width) if axis == 0 else (width / 2, half_width, half_width)
    axes: Matrix = tuple(zip(*yaw(piece.angle), strict=True))  # type: ignore[assignment]
    return solid(piece.kind, "edge", (x, y, z), axes, half)


def swept(piece: Piece, side: Tip) -> tuple[Vector, Vector]:
    """V13: return the low and high corner of a box around all that a piece passes as it is tipped."""
    axis, _ = FALLS[side]
    size, turn = posed(piece.kind, piece.pose).size, yaw(piece.angle)
    edge = _turning(piece.kind, piece.pose, piece.angle, side, QUARTER).moved
    # Of all its points, the far corner is the farthest from the edge that it turns about.
    reach = sqrt(size[axis] ** 2 + size[2] ** 2)
    x, y, _ = turned(_absolute(turn), (reach, size[1] / 2, 0.0) if axis == 0 else (size[0] / 2, reach, 0.0))
    low = (piece.x + edge[0] - x, piece.y + edge[1] - y, piece.z)
    return low, (piece.x + edge[0] + x, piece.y + edge[1] + y, piece.z + reach)


class Placing(NamedTuple):
    """How a piece lies, wherever it is: its rotation, the edge it turned about, and where that edge went."""

    frame: Matrix
    axes: Matrix
    pivot: Vector
    moved: Vector


class Part(NamedTuple):
    """A part of a piece: its centre as seen from the edge that the piece turned about.

    `half` is how far it reaches from its centre along its own axes, `reach` along the hall's.
    """

    name: str
    centre: Vector
    half: Vector
    reach: Vector


@lru_cache(maxsize=4096)
def _turning(kind: Kind, pose: Pose, angle: int, lean: Tip, steps: int) -> Placing:
    """Return how a piece lies: first it leans, then it is turned by its angle."""
    (frame, axes), pivot = _frame(angle, lean, steps), _pivot(kind, pose, lean)
    return Placing(frame, axes, pivot, turned(yaw(angle), pivot))


@lru_cache(maxsize=4096)
def _frame(angle: int, lean: Tip, steps: int) -> tuple[Matrix, Matrix]:
    """Return the rotation of what leans and is turned, and its axes."""
    frame = times(yaw(angle), tilt(lean, steps)) if lean else yaw(angle)
    return frame, tuple(zip(*frame, strict=True))  # type: ignore[return-value]


@lru_cache(maxsize=4096)
def _parts(kind: Kind, pose: Pose, angle: int, lean: Tip, steps: int) -> tuple[Placing, tuple[Part, ...]]:
    """Return how a piece lies, and its parts. One that is tipped is mostly known by its crate alone."""
    placing = _turning(kind, pose, angle, lean, steps)
    return placing, tuple(
        Part(name, _from_edge(placing.frame, placing.pivot, centre), half, reach_of(placing.axes, half))
        for name, centre, half in posed(kind, pose).parts
    )


def _from_edge(frame: Matrix, pivot: Vector, point: Vector) -> Vector:
    return turned(frame, (point[0] - pivot[0], point[1] - pivot[1], point[2]))


def _lie(piece: Piece) -> tuple[Kind, Pose, int, Tip, int]:
    return piece.kind, piece.pose, piece.angle, piece.lean, piece.steps


def _placing(piece: Piece) -> Placing:
    return _turning(*_lie(piece))


def _in_hall(piece: Piece, placing: Placing, point: Vector) -> Vector:
    """Return where a point of the piece's frame is in the hall."""
    x, y, z = _from_edge(placing.frame, placing.pivot, point)
    return piece.x + placing.moved[0] + x, piece.y + placing.moved[1] + y, piece.z + z


def reach_of(axes: Matrix, half: Vector) -> Vector:
    """Return half the edges of the upright box around a box."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = axes
    p, q, r = half
    return (
        abs(ax) * p + abs(bx) * q + abs(cx) * r,
        abs(ay) * p + abs(by) * q + abs(cy) * r,
        abs(az) * p + abs(bz) * q + abs(cz) * r,
    )


def solid(kind: Kind, part: str, centre: Vector, axes: Matrix, half: Vector) -> Solid:
    """Return a box with the upright box around it."""
    (mx, my, mz), (x, y, z) = centre, reach_of(axes, half)
    return Solid(kind, part, centre, axes, half, (mx - x, my - y, mz - z), (mx + x, my + y, mz + z))


@lru_cache(maxsize=128)
def glass_of(piece: Piece) -> Glass:
    """V22: return the reflecting face of the mirror where it is."""
    _, depth, height = FURNITURE["mirror"].size
    (left, bottom), (right, top) = GLASS_LOW, GLASS_HIGH
    middle = ((left + right) / 2, depth / 2, (bottom + top) / 2 - height / 2)
    axes, placing = POSED[piece.pose], _placing(piece)
    size = posed("mirror", piece.pose).size
    x, y, z = turned(axes, middle)
    centre = _in_hall(piece, placing, (x, y, z + size[2] / 2))
    whole = times(placing.frame, axes)
    across, normal, up = zip(*whole, strict=True)
    half = ((right - left) / 2, (top - bottom) / 2)
    return Glass(centre, normal, across, up, half)  # type: ignore[arg-type]


def flattened(piece: Piece) -> Piece:
    """V13: return a piece tipped by a full quarter, in the pose in which it now lies."""
    axis, way = FALLS[piece.lean]
    size = posed(piece.kind, piece.pose).size
    shift = way * (size[axis] + size[2]) / 2
    dx, dy, _ = turned(yaw(piece.angle), (shift, 0.0, 0.0) if axis == 0 else (0.0, shift, 0.0))
    pose, quarters = _lying_as(piece.pose, piece.lean)
    angle = (piece.angle + 90 * quarters) % 360
    x, y = round(piece.x + dx, 4), round(piece.y + dy, 4)
    return replace(piece, x=x, y=y, angle=angle, pose=pose, lean="", steps=0)


@cache
def _lying_as(pose: Pose, side: Tip) -> tuple[Pose, int]:
    """Return the pose that a tipped pose ends in, and by how many quarters its angle turns."""
    whole = times(tilt(side, QUARTER), POSED[pose])
    return next(
        (other, quarters)
        for other, matrix in POSED.items()
        for quarters in range(4)
        if times(yaw(90 * quarters), matrix) == whole
    )
