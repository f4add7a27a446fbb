"""Pas vu pas pris: the midnight cards that move the furniture (V28, V29, V31)."""

from collections.abc import Iterator
from itertools import chain, pairwise

import numpy as np
from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.pasvu.events import Event, FurnitureMoved, GhostDisplaced, PieceFell, Update
from engine.pasvu.hall.bulk_overlap import Floats, surely_enters
from engine.pasvu.hall.furnishing import Furnished, enters_any, laid_down, refurnished, tipped, without
from engine.pasvu.hall.overlap import TOLERANCE, Point
from engine.pasvu.hall.room import Room
from engine.pasvu.hall.shapes import shape_of, yaw
from engine.pasvu.layout import DOORS, GRID, HALL, LETTERS, TURN, door_point
from engine.pasvu.model import PIECES, TIPS, Door, Kind, Piece, State

STEPS = round(HALL / GRID)
BATCHES = (128, 1024)  # ends of the batches of positions tested together; mostly the first is enough


def with_furniture(state: State, furnished: Furnished, seat: Seat | None, kind: Kind) -> Update:
    """Return the hall after a piece was moved, and the events; `seat` is None if a card moved it."""
    piece = next(piece for piece in furnished.pieces if piece.kind == kind)
    events: list[Event] = [FurnitureMoved(seat, piece), *(PieceFell(fallen) for fallen in furnished.fallen)]
    events += [
        GhostDisplaced(owner, ghost.name, ghost.cell, ghost.spot, ghost.z)
        for owner, ghost in furnished.displaced
    ]
    return replace(state, pieces=furnished.pieces, ghosts=furnished.ghosts), events


def positions(x: float, y: float, low: Point, high: Point) -> tuple[Floats, Floats]:
    """Return the grid positions between two corners, the nearest to a point first, then north, west."""
    steps = np.arange(STEPS + 1, dtype=np.float64)
    gx, gy = np.meshgrid(steps, steps)
    is_in = (gx * GRID >= low[0]) & (gy * GRID >= low[1]) & (gx * GRID <= high[0]) & (gy * GRID <= high[1])
    gx, gy = gx[is_in], gy[is_in]
    away = np.rint(((gx * GRID - x) ** 2 + (gy * GRID - y) ** 2) * 1e6)
    order = np.lexsort((gx, gy, away))
    return gx[order] * GRID, gy[order] * GRID


def pairs(xs: Floats, ys: Floats) -> Iterator[Point]:
    """Yield positions one by one."""
    for x, y in zip(xs.tolist(), ys.tolist(), strict=True):
        yield round(x, 2), round(y, 2)


def in_hall(x: float, y: float, piece: Piece) -> tuple[Floats, Floats]:
    """Return the grid positions where a piece, as it lies, is in the hall, the nearest to a point first."""
    low, high = shape_of(piece).low, shape_of(piece).high
    least = piece.x - low[0] - TOLERANCE, piece.y - low[1] - TOLERANCE
    most = HALL - high[0] + piece.x + TOLERANCE, HALL - high[1] + piece.y + TOLERANCE
    return positions(x, y, least, most)


def around(x: float, y: float, piece: Piece) -> Iterator[Piece]:
    """Yield a piece, as it lies, at all grid positions within the hall, the nearest first."""
    for gx, gy in pairs(*in_hall(x, y, piece)):
        yield replace(piece, x=gx, y=gy)


def all_tipped(state: State) -> Update:
    """V28: tip every piece, in table order, to the left, right, back or face, where it is or nearby."""
    events: list[Event] = []
    for kind in PIECES:
        here = replace(_piece(state, kind), lean="", steps=0, z=0.0)
        others = without(state.pieces, kind)
        ways = (
            laid
            for piece in chain([here], around(here.x, here.y, here))
            for laid in _tipped_all_ways(others, piece)
        )
        state, told = _with_first(state, kind, others, ways)
        events += told
    return state, events


def _tipped_all_ways(others: list[Piece], piece: Piece) -> Iterator[Piece]:
    """Yield a piece put down and tipped, to each side that it can be tipped to."""
    try:
        laid = laid_down(others, piece)
    except RuleError:
        return
    for tip in TIPS:
        try:
            yield tipped(others, laid, tip)
        except RuleError:
            continue


def all_danced(state: State) -> Update:
    """V31: move every piece, in table order and as it lies, to the door nearest to it."""
    events: list[Event] = []
    for kind in PIECES:
        piece = _piece(state, kind)
        flat = replace(piece, z=piece.z if piece.lean else 0.0)
        others = without(state.pieces, kind)
        x, y = door_point(nearest_door(piece))
        ways = _free_around(x, y, flat, others)
        state, told = _with_first(state, kind, others, ways)
        events += told
    return state, events


def _free_around(x: float, y: float, piece: Piece, others: list[Piece]) -> Iterator[Piece]:
    """V31: yield a piece, as it lies, where it enters no other, the nearest position to a point first."""
    xs, ys = in_hall(x, y, piece)
    for start, end in pairwise((0, *BATCHES, xs.size)):
        some_x, some_y = xs[start:end], ys[start:end]
        clear = ~surely_enters(piece, others, some_x - piece.x, some_y - piece.y)
        for gx, gy in pairs(some_x[clear], some_y[clear]):
            there = replace(piece, x=gx, y=gy)
            if not enters_any(there, others):
                yield there


def nearest_door(piece: Piece) -> Door:
    """V31: return the door nearest to a piece's centre; ties go clockwise from the south, then by number."""

    def away(door: Door) -> float:
        x, y = door_point(door)
        return round((x - piece.x) ** 2 + (y - piece.y) ** 2, 6)

    return min((f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1)), key=away)


def mirror_raised(state: State) -> Update:
    """V29: raise the mirror at its place or the nearest free one, facing the centre of the hall."""
    mirror = _piece(state, "mirror")
    others = without(state.pieces, "mirror")
    return _with_first(state, "mirror", others, _raised(others, mirror))


def _raised(others: list[Piece], mirror: Piece) -> Iterator[Piece]:
    """Yield the mirror at each place where it can stand."""
    everywhere = pairs(*positions(mirror.x, mirror.y, (0.0, 0.0), (HALL, HALL)))
    for x, y in chain([(mirror.x, mirror.y)], everywhere):
        try:
            yield laid_down(others, Piece("mirror", x, y, facing_centre(x, y)))
        except RuleError:
            continue


def facing_centre(x: float, y: float) -> int:
    """V29: return the angle, to 5°, at which a piece at this place faces the middle of the hall."""
    dx, dy = HALL / 2 - x, HALL / 2 - y

    def towards(angle: int) -> float:
        # At 0 the front faces +y, so the second column of the rotation is where it faces.
        matrix = yaw(angle)
        return round(matrix[0][1] * dx + matrix[1][1] * dy, 9)

    return max(range(0, 360, TURN), key=towards)


def _piece(state: State, kind: Kind) -> Piece:
    return next(piece for piece in state.pieces if piece.kind == kind)


def _with_first(state: State, kind: Kind, others: list[Piece], ways: Iterator[Piece]) -> Update:
    """Put a piece in the first of several ways that leaves the ghosts room, or else leave it.

    V14: ghosts on the piece come down as it is lifted; if one cannot, no way is possible.
    """
    room = Room(state.pieces, others, state.ghosts, kind)
    piece = next(filter(room.has_place, ways), None) if room.can_lift() else None
    if piece is None:
        return state, []
    furnished = refurnished(state.pieces, [*others, piece], state.ghosts, {kind}, lies=False)
    return (state, []) if furnished.pieces == state.pieces else with_furniture(state, furnished, None, kind)
