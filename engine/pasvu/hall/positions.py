"""Pas vu pas pris: the positions where a piece of furniture can be, the nearest to a point first."""

from collections.abc import Iterator

import numpy as np
from msgspec.structs import replace

from engine.pasvu.hall.bulk_overlap import Floats
from engine.pasvu.hall.overlap import TOLERANCE, Point
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.layout import GRID, HALL
from engine.pasvu.model import Piece

STEPS = round(HALL / GRID)


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
