"""Pas vu pas pris: where a ghost can stand (V17), by one rule for the floor, hollows and tops."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from engine.core import Seat
from engine.pasvu.hall.overlap import (
    TOLERANCE,
    all_within,
    any_upwards,
    carries,
    carries_disc,
    distance_level,
)
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.layout import BODIES, COLUMNS, HALL
from engine.pasvu.model import GHOSTS, SPOTS, Cell, Figure, Ghost, Kind, Piece, Size, Solid, Spot

CELLS = tuple(f"{column}{row}" for row in range(1, int(HALL) + 1) for column in COLUMNS)


class Stand(NamedTuple):
    """A place where a ghost of some size can stand if no other ghost is there."""

    spot: Spot
    level: float
    x: float
    y: float
    on: Kind | None  # the piece that carries it; None for the floor


def centre_of(cell: Cell) -> tuple[float, float]:
    """Return the middle of a cell."""
    return COLUMNS.index(cell[0]) + 0.5, int(cell[1]) - 0.5


@lru_cache(maxsize=1024)
def spot_point(cell: Cell, spot: Spot, size: Size) -> tuple[float, float]:
    """V17: return the point of a spot: the cell's centre, or a fixed distance from it."""
    x, y = centre_of(cell)
    row, column = divmod(SPOTS.index(spot), 3)
    offset = BODIES[size].offset
    return round(x + (column - 1) * offset, 2), round(y + (row - 1) * offset, 2)


def height_of(size: Size, lies: bool) -> float:
    """Return a ghost's height. V27: lying down, it is as high as it is wide."""
    body = BODIES[size]
    return 2 * body.radius if lies else body.height


@lru_cache(maxsize=4096)
def figure_of(seat: Seat, ghost: Ghost, lies: bool) -> Figure:
    """Return a ghost's body in the hall."""
    x, y = spot_point(ghost.cell, ghost.spot, ghost.size)
    radius, height = BODIES[ghost.size].radius, height_of(ghost.size, lies)
    return Figure(seat, ghost.name, ghost.size, ghost.cell, ghost.spot, x, y, ghost.z, radius, height)


@lru_cache(maxsize=64)
def figures_of(ghosts: tuple[tuple[Ghost, ...], ...], lies: bool) -> tuple[Figure, ...]:
    """Return the bodies of all ghosts in the hall, by seat and name."""
    return tuple(
        figure_of(seat, ghost, lies)
        for seat, own in enumerate(ghosts)
        for ghost in own
        if ghost.place == "hall"
    )


@lru_cache(maxsize=512)
def solids_of(pieces: tuple[Piece, ...]) -> tuple[Solid, ...]:
    """Return all boxes of all pieces."""
    return tuple(solid for piece in pieces for solid in shape_of(piece).solids)


@lru_cache(maxsize=512)
def level_solids(pieces: tuple[Piece, ...]) -> tuple[Solid, ...]:
    """Return the boxes of all pieces on which a ghost could stand."""
    return tuple(solid for solid in solids_of(pieces) if _is_level(solid))


@lru_cache(maxsize=1024)
def cells_under(piece: Piece) -> tuple[Cell, ...]:
    """Return the cells into which the box around a piece reaches."""
    shape = shape_of(piece)
    (west, north, _), (east, south, _) = shape.low, shape.high
    columns = [n for n in range(len(COLUMNS)) if abs(west + east - 2 * (n + 0.5)) < east - west + 1]
    rows = [n for n in range(len(COLUMNS)) if abs(north + south - 2 * (n + 0.5)) < south - north + 1]
    return tuple(CELLS[len(COLUMNS) * row + column] for row in rows for column in columns)


@lru_cache(maxsize=512)
def _near(pieces: tuple[Piece, ...]) -> dict[Cell, tuple[Piece, ...]]:
    """Return for each cell the pieces that reach into it."""
    near: dict[Cell, tuple[Piece, ...]] = dict.fromkeys(CELLS, ())
    for piece in pieces:
        for cell in cells_under(piece):
            near[cell] = (*near[cell], piece)
    return near


def stands(pieces: tuple[Piece, ...], cell: Cell, size: Size, lies: bool = False) -> tuple[Stand, ...]:
    """V17: return every place of a cell where the furniture lets a ghost of this size stand."""
    # Cached by the pieces nearby, as a piece that moves elsewhere in the hall changes nothing here.
    return _stands_among(_near(pieces)[cell], cell, size, lies)


@lru_cache(maxsize=64)
def every_stand(pieces: tuple[Piece, ...], size: Size, lies: bool) -> tuple[tuple[Cell, Stand], ...]:
    """V17: return every place of the hall where the furniture lets a ghost of this size stand."""
    return tuple((cell, stand) for cell in CELLS for stand in stands(pieces, cell, size, lies))


class Room(dict[Cell, tuple[Stand, ...]]):
    """V17: the places of each cell for a ghost of one size; who goes through the cells looks it up once."""

    def __init__(self, pieces: tuple[Piece, ...], size: Size, lies: bool) -> None:
        super().__init__()
        self._size: Size = size
        self._near, self._lies = _near(pieces), lies

    def __missing__(self, cell: Cell) -> tuple[Stand, ...]:
        found = self[cell] = _stands_among(self._near[cell], cell, self._size, self._lies)
        return found


@lru_cache(maxsize=64)
def room_for(pieces: tuple[Piece, ...], size: Size, lies: bool) -> Room:
    """V17: return where a ghost of this size can stand; a cell is looked at when it is asked for."""
    return Room(pieces, size, lies)


def first_stands(pieces: tuple[Piece, ...], size: Size, lies: bool) -> list[Stand | None]:
    """V17: return the first place of each cell where a ghost of this size can stand, if there is one."""
    near = _near(pieces)
    return [_first_among(near[cell], cell, size, lies) for cell in CELLS]


@lru_cache(maxsize=16384)
def _stands_among(near: tuple[Piece, ...], cell: Cell, size: Size, lies: bool) -> tuple[Stand, ...]:
    return tuple(_found(near, cell, size, lies))


@lru_cache(maxsize=16384)
def _first_among(near: tuple[Piece, ...], cell: Cell, size: Size, lies: bool) -> Stand | None:
    return next(_found(near, cell, size, lies), None)


def _found(near: tuple[Piece, ...], cell: Cell, size: Size, lies: bool) -> Iterator[Stand]:
    radius, height = BODIES[size].radius, height_of(size, lies)
    solids = _solids_at(near, cell, BODIES[size].offset + radius + TOLERANCE)
    for name in SPOTS:
        x, y = spot_point(cell, name, size)
        around = all_within(solids, x, y, radius)
        if not around:
            yield Stand(name, 0.0, x, y, None)
            continue
        tops: dict[float, Kind] = {
            round(face.centre[2] + face.half[2], 2): face.kind
            for face in around
            if _is_level(face) and carries(face, x, y)
        }
        for level in sorted({0.0, *tops}):
            is_free = not any_upwards(around, (x, y, level), radius, height)
            if is_free and _is_carried(around, x, y, level, radius / 2):
                yield Stand(name, level, x, y, tops[level] if level else None)


def _solids_at(near: Iterable[Piece], cell: Cell, reach: float) -> list[Solid]:
    """Return the boxes of some pieces that come so near to the middle of a cell, along the hall's axes."""
    x, y = centre_of(cell)
    west, north, east, south = x - reach, y - reach, x + reach, y + reach
    return [
        solid
        for piece in near
        for solid in shape_of(piece).solids
        if solid.low[0] <= east and solid.high[0] >= west and solid.low[1] <= south and solid.high[1] >= north
    ]


def carried_by(pieces: tuple[Piece, ...], x: float, y: float, level: float) -> Kind | None:
    """Return the piece on whose level face a point lies; None on the floor."""
    if level <= TOLERANCE:
        return None
    faces = bearers(solids_of(pieces), level)
    return next((face.kind for face in faces if carries(face, x, y)), None)


def covered_by(pieces: tuple[Piece, ...], x: float, y: float, top: float) -> Kind | None:
    """Return the piece that has a level part above a point at the height `top`."""
    over = [s for s in level_solids(pieces) if s.low[2] >= top - TOLERANCE and carries(s, x, y)]
    return min(over, key=lambda solid: solid.low[2]).kind if over else None


def covers_in(pieces: tuple[Piece, ...]) -> dict[Cell, tuple[Solid, ...]]:
    """Return for each cell the level parts of pieces that reach into it."""
    return {cell: level_solids(near) for cell, near in _near(pieces).items()}


def is_covered(covers: Sequence[Solid], x: float, y: float, top: float) -> bool:
    """Is one of these level parts above a point at the height `top`?"""
    return any(cover.low[2] >= top - TOLERANCE and carries(cover, x, y) for cover in covers)


def _is_level(solid: Solid) -> bool:
    return solid.axes[2][2] == 1.0


def _is_carried(solids: Iterable[Solid], x: float, y: float, level: float, reach: float) -> bool:
    """V17: do level faces carry every point within half the radius?"""
    return level <= TOLERANCE or carries_disc(bearers(solids, level), x, y, reach)


def bearers(solids: Iterable[Solid], level: float) -> list[Solid]:
    """Return the solids whose level top is at this height."""
    return [s for s in solids if _is_level(s) and abs(s.centre[2] + s.half[2] - level) <= TOLERANCE]


def is_carried_by(pieces: tuple[Piece, ...], kinds: Iterable[Kind], figure: Figure) -> bool:
    """V14: does a ghost stand, even partly, on one of these pieces?"""
    if figure.z <= TOLERANCE:
        return False
    faces = [s for s in bearers(solids_of(pieces), figure.z) if s.kind in kinds]
    reach = figure.radius / 2 - TOLERANCE
    return any(distance_level(face, figure.x, figure.y) < reach for face in faces)


def is_in_solid(pieces: tuple[Piece, ...], figure: Figure) -> bool:
    """Does a ghost's body overlap a piece?"""
    near = _near(pieces)[figure.cell]
    return bool(near) and meets_figure(solids_of(near), figure)


def meets_figure(solids: Iterable[Solid], figure: Figure) -> bool:
    """Does a ghost's body overlap one of these boxes?"""
    x, y, radius = figure.x, figure.y, figure.radius
    return any_upwards(all_within(solids, x, y, radius), (x, y, figure.z), radius, figure.height)


def meet(a: Figure, b: Figure) -> bool:
    """Do two ghosts' bodies overlap?"""
    return _meets(b, a.x, a.y, a.z, a.radius, a.height)


def _meets(figure: Figure, x: float, y: float, z: float, radius: float, height: float) -> bool:
    """Does a ghost's body overlap one that stands at a point?"""
    if z >= figure.z + figure.height - TOLERANCE or figure.z >= z + height - TOLERANCE:
        return False
    return sqrt((x - figure.x) ** 2 + (y - figure.y) ** 2) < radius + figure.radius - TOLERANCE


def free_stands(
    pieces: tuple[Piece, ...], others: Iterable[Figure], cell: Cell, size: Size, lies: bool = False
) -> list[Stand]:
    """V17: return where a ghost of this size can stand in a cell, beside the ghosts that are there."""
    return free_among(stands(pieces, cell, size, lies), others, cell, size, lies)


def free_among(
    found: Sequence[Stand], others: Iterable[Figure], cell: Cell, size: Size, lies: bool
) -> list[Stand]:
    """V17: return those of a cell's places where no other ghost is in the way."""
    radius, height = BODIES[size].radius, height_of(size, lies)
    near = [figure for figure in others if figure.cell == cell]
    if not near:
        return list(found)
    return [
        stand
        for stand in found
        if not any(_meets(figure, stand.x, stand.y, stand.level, radius, height) for figure in near)
    ]


def nearest(choices: Iterable[Stand], x: float, y: float, level: float) -> Stand | None:
    """V18: return the nearest of some places; ties go north, then west, then down."""

    def rank(stand: Stand) -> tuple[float, float, float, float]:
        away = (stand.x - x) ** 2 + (stand.y - y) ** 2 + (stand.level - level) ** 2
        return round(away, 6), stand.y, stand.x, stand.level

    return min(choices, key=rank, default=None)


def index_of(name: str) -> int:
    """Return a ghost's index in its seat's tuple."""
    return GHOSTS.index(name)
