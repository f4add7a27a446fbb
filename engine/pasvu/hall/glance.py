"""Pas vu pas pris: what a look surely does not show, told by the corners of the silhouettes alone (V20–V22).

An expert works out the look from each door at every place of the hall. Most of it takes no more than this.
All of a silhouette lies between its corners, in the keyhole, on the glass and in the shadow of a box alike.
"""

import numpy as np

from engine.pasvu import layout
from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.look import (
    COLUMNS,
    ROWS,
    Bodies,
    Eyes,
    Grid,
    Lines,
    over_glass,
    projected,
    reflected,
    silhouettes,
)
from engine.pasvu.hall.shadows import shadows, some
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.model import Piece

MARGIN = 1e-6  # what is nearer to an edge is not sure
CORNERS = Grid(COLUMNS[[0, -1], None, None], ROWS[[0, -1], None])


def surely_unseen(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Flags:
    """V21: return which bodies are surely outside the keyhole, or surely behind one box. One eye a body."""
    points = silhouettes(eyes.x, eyes.y, bodies, CORNERS)
    unseen = _outside_keyhole(eyes, points)
    (left,) = np.nonzero(~unseen)
    start = Lines(eyes.x[left], eyes.y[left], eyes.z[left])
    for sights, lines in shadows(pieces, start, some(points, left), whole=MARGIN):
        unseen[left[sights[lines.all(axis=(0, 1))]]] = True
    return unseen


def surely_not_mirrored(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Flags:
    """V22: return which bodies surely do not show in the mirror. One eye a body."""
    mirror = next((piece for piece in pieces if piece.kind == "mirror"), None)
    if mirror is None:
        return np.ones(len(bodies.x), dtype=np.bool_)
    glass = glass_of(mirror)
    _, hits, shown = reflected(glass, eyes, bodies, CORNERS)
    beside = _outside_keyhole(eyes, hits)
    for away, half in over_glass(glass, hits):
        beside |= _is_beyond(away, -half, half)
    # Those that are partly behind the glass are not sure.
    return ~shown.any(axis=(0, 1)) | (beside & shown.all(axis=(0, 1)))


def _outside_keyhole(eyes: Eyes, points: Lines) -> Flags:
    """V20: return which bodies are surely outside the keyhole's shape, by their corners."""
    u, v, is_ahead = projected(eyes, points, MARGIN)
    # The slot is narrower than the circle.
    reach = layout.KEYHOLE_TAN
    beside = _is_beyond(u, -reach, reach) | _is_beyond(v, -layout.SLOT_DEPTH * reach, reach)
    return beside & is_ahead.all(axis=(0, 1))


def _is_beyond(values: Floats, low: float, high: float) -> Flags:
    """Return of which bodies all values lie on one side of a stretch."""
    return (values.max(axis=(0, 1)) < low - MARGIN) | (values.min(axis=(0, 1)) > high + MARGIN)
