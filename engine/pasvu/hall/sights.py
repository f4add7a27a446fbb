"""Pas vu pas pris: how many points of bodies a look shows (V21, V22), for many eyes and bodies at once.

The rules' own look is in `look`: this is the same arithmetic by columns and rows, which is quicker.
"""

from collections.abc import Iterable

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Numbers
from engine.pasvu.hall.look import (
    COLUMNS,
    IS_POINT,
    ROWS,
    Bodies,
    Eyes,
    Grid,
    Lines,
    in_keyhole,
    over_glass,
    reflected,
    silhouettes,
)
from engine.pasvu.hall.shadows import Shadow, shadows, some
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.model import Piece

ALL_ROWS = np.arange(ROWS.size)
SOME_ROWS = [ALL_ROWS[ALL_ROWS % 4 == 2], ALL_ROWS[ALL_ROWS % 4 != 2]]


def count_direct(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies, rows: Numbers) -> Numbers:
    """V21: return how many points in some rows of each body are seen past the furniture. One eye a body."""
    points = silhouettes(eyes.x, eyes.y, bodies, _grid(rows))
    shown = in_keyhole(eyes, points) & IS_POINT[:, rows, None]
    _darken(shown, shadows(pieces, Lines(eyes.x, eyes.y, eyes.z), points))
    return np.add.reduce(shown, axis=(0, 1), dtype=np.intp)


def count_mirrored(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Numbers:
    """V22: return how many points of each body are seen by one reflection in the mirror. One eye a body."""
    mirror = next((piece for piece in pieces if piece.kind == "mirror"), None)
    if mirror is None or not eyes.x.size:
        return np.zeros(eyes.x.size, dtype=np.intp)
    glass = glass_of(mirror)
    points, hits, shown = reflected(glass, eyes, bodies, _grid(ALL_ROWS))
    shown = shown & IS_POINT[:, :, None] & in_keyhole(eyes, hits)
    for away, half in over_glass(glass, hits):
        shown &= np.abs(away) <= half
    # The mirror's own box lies behind its face and blocks neither line.
    others = tuple(piece for piece in pieces if piece.kind != "mirror")
    (left,) = np.nonzero(np.any(shown, axis=(0, 1)))
    seen, hits, eyes = shown[..., left], some(hits, left), some(eyes, left)
    for start, end in ((Lines(eyes.x, eyes.y, eyes.z), hits), (hits, some(points, left))):
        _darken(seen, shadows(others, start, end, is_mirrored=True))
    counts = np.zeros(shown.shape[-1], dtype=np.intp)
    counts[left] = np.add.reduce(seen, axis=(0, 1), dtype=np.intp)
    return counts


def _grid(rows: Numbers) -> Grid:
    return Grid(COLUMNS[:, None, None], ROWS[rows, None])


def _darken(shown: Flags, shadows: Iterable[Shadow]) -> None:
    """Take away the lines that a box blocks."""
    for sights, lines in shadows:
        column, row, which = np.nonzero(lines)
        shown[column, row, sights[which]] = False
