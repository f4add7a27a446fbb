"""Pas vu pas pris: the midnight cards that move the furniture (V28, V29, V31)."""

from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

import numpy as np
from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.pasvu.events import Event, FurnitureMoved, GhostDisplaced, PieceFell
from engine.pasvu.furnishing import Furnished, enters_any, laid_down, refurnished, tipped, without
from engine.pasvu.layout import DOORS, GRID, HALL, LETTERS, TURN, door_point
from engine.pasvu.model import PIECES, TIPS, Door, Kind, Piece, State
from engine.pasvu.shapes import shape_of, yaw
from engine.pasvu.touch import TOUCH, Point

Told: TypeAlias = tuple[State, list[Event]]

STEPS = round(HALL / GRID)


def with_furniture(state: State, furnished: Furnished, seat: Seat | None, kind: Kind) -> Told:
    """The hall after a piece was moved, and what is told of it; `seat` None where a card moved it."""
    piece = next(piece for piece in furnished.pieces if piece.kind == kind)
    events: list[Event] = [FurnitureMoved(seat, piece), *(PieceFell(fallen) for fallen in furnished.fallen)]
    events += [
        GhostDisplaced(owner, ghost.name, ghost.cell, ghost.spot, ghost.z)
        for owner, ghost in furnished.displaced
    ]
    return replace(state, pieces=furnished.pieces, ghosts=furnished.ghosts), events


def positions(x: float, y: float, low: Point, high: Point) -> Iterator[Point]:
    """The grid's positions between two corners, the nearest to a point first; ties north, then west."""
    steps = np.arange(STEPS + 1)
    gx, gy = np.meshgrid(steps, steps)
    is_in = (gx * GRID >= low[0]) & (gy * GRID >= low[1]) & (gx * GRID <= high[0]) & (gy * GRID <= high[1])
    gx, gy = gx[is_in], gy[is_in]
    away = np.rint(((gx * GRID - x) ** 2 + (gy * GRID - y) ** 2) * 1e6)
    for index in np.lexsort((gx, gy, away)):
        yield round(int(gx[index]) * GRID, 2), round(int(gy[index]) * GRID, 2)


def around(x: float, y: float, piece: Piece) -> Iterator[Piece]:
    """A piece, as it lies, at all positions of the grid where it is in the hall, the nearest first."""
    low, high = shape_of(piece).low, shape_of(piece).high
    least = piece.x - low[0] - TOUCH, piece.y - low[1] - TOUCH
    most = HALL - high[0] + piece.x + TOUCH, HALL - high[1] + piece.y + TOUCH
    for gx, gy in positions(x, y, least, most):
        yield replace(piece, x=gx, y=gy)


def all_tipped(state: State) -> Told:
    """V28: every piece on its side, in table order: left, right, back, face, where it is or nearby."""
    events: list[Event] = []
    for kind in PIECES:
        here = replace(_piece(state, kind), lean="", steps=0, z=0.0)
        others = without(state.pieces, kind)
        ways = (
            laid
            for piece in chain([here], around(here.x, here.y, here))
            for laid in _tipped_all_ways(others, piece)
        )
        state, told = _with_first(state, others, ways)
        events += told
    return state, events


def _tipped_all_ways(others: list[Piece], piece: Piece) -> Iterator[Piece]:
    """A piece put down and tipped to each side that it can be tipped to."""
    try:
        laid = laid_down(others, piece)
    except RuleError:
        return
    for tip in TIPS:
        try:
            yield tipped(others, laid, tip)
        except RuleError:
            continue


def all_danced(state: State) -> Told:
    """V31: every piece, in table order and as it lies, to the door nearest to it."""
    events: list[Event] = []
    for kind in PIECES:
        piece = _piece(state, kind)
        flat = replace(piece, z=piece.z if piece.lean else 0.0)
        others = without(state.pieces, kind)
        x, y = door_point(nearest_door(piece))
        ways = (there for there in around(x, y, flat) if not enters_any(there, others))
        state, told = _with_first(state, others, ways)
        events += told
    return state, events


def nearest_door(piece: Piece) -> Door:
    """V31: the door nearest to a piece's centre; ties clockwise from the south, then by number."""

    def away(door: Door) -> float:
        x, y = door_point(door)
        return round((x - piece.x) ** 2 + (y - piece.y) ** 2, 6)

    return min((f"{letter}{n}" for letter in LETTERS.values() for n in range(1, DOORS + 1)), key=away)


def mirror_raised(state: State) -> Told:
    """V29: the mirror stands at its place, or the nearest free one, and faces the hall's centre."""
    mirror = _piece(state, "mirror")
    others = without(state.pieces, "mirror")
    return _with_first(state, others, _raised(others, mirror))


def _raised(others: list[Piece], mirror: Piece) -> Iterator[Piece]:
    """The mirror at each place where it can stand."""
    everywhere = positions(mirror.x, mirror.y, (0.0, 0.0), (HALL, HALL))
    for x, y in chain([(mirror.x, mirror.y)], everywhere):
        try:
            yield laid_down(others, Piece("mirror", x, y, facing_centre(x, y)))
        except RuleError:
            continue


def facing_centre(x: float, y: float) -> int:
    """V29: the angle, to 5°, at which a front at this place looks at the middle of the hall."""
    dx, dy = HALL / 2 - x, HALL / 2 - y

    def towards(angle: int) -> float:
        # At 0 the front looks along +y; the second column of the turn tells where it looks then.
        matrix = yaw(angle)
        return round(matrix[0][1] * dx + matrix[1][1] * dy, 9)

    return max(range(0, 360, TURN), key=towards)


def _piece(state: State, kind: Kind) -> Piece:
    return next(piece for piece in state.pieces if piece.kind == kind)


def _with_first(state: State, others: list[Piece], ways: Iterator[Piece]) -> Told:
    """The hall with a piece in the first of several ways that leaves the ghosts room; else it stays."""
    for piece in ways:
        try:
            furnished = refurnished(state.pieces, [*others, piece], state.ghosts, {piece.kind}, lies=False)
        except RuleError:
            continue
        if furnished.pieces == state.pieces:
            break
        return with_furniture(state, furnished, None, piece.kind)
    return state, []
