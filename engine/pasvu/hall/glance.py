"""Pas vu pas pris: what a look surely does not show, told by the corners of the silhouettes alone (V20–V22).

An expert works out the look from each door at every place of the hall. Most of it takes no more than this.
All of a silhouette lies between its corners, in the keyhole, on the glass and in the shadow of a box alike.
"""

import numpy as np

from engine.pasvu import layout
from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.look import (
    GRID,
    Bodies,
    Eyes,
    Grid,
    Lines,
    blocks_of,
    crosses,
    lines_along,
    over_glass,
    projected,
    reflected,
    silhouettes,
)
from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.model import Piece

MARGIN = 1e-6  # what is nearer to an edge is not sure


def _corners() -> Grid:
    """Return the corners of a silhouette: the ends of its lowest row and of the two highest."""
    heights = np.unique(GRID.up)[[0, -2, -1]]
    ends = [(end(GRID.across[GRID.up == up]), up) for up in heights for end in (np.min, np.max)]
    across, up = zip(*ends, strict=True)
    return Grid(np.array(across), np.array(up))


CORNERS = _corners()


def surely_unseen(pieces: tuple[Piece, ...], eyes: Eyes, bodies: Bodies) -> Flags:
    """V21: return which bodies are surely outside the keyhole, or surely behind one box. One eye a body."""
    start, points = Lines(eyes.x, eyes.y, eyes.z), silhouettes(eyes.x, eyes.y, bodies, CORNERS)
    unseen = _outside_keyhole(eyes, points)
    for block in blocks_of(pieces):
        (left,) = np.nonzero(~unseen)
        begin = Lines(*(np.repeat(values[left], CORNERS.up.size) for values in start))
        end = Lines(*(values[left].ravel() for values in points))
        way = Lines(end.x - begin.x, end.y - begin.y, end.z - begin.z)
        begins, ways = lines_along(block, begin, way)
        near = _all_corners(crosses(begins, ways, block.around, MARGIN))
        lines = np.repeat(near, CORNERS.up.size)
        shadows = crosses([b[lines] for b in begins], [w[lines] for w in ways], block.parts, MARGIN)
        unseen[left[near]] = np.any(_all_corners(shadows), axis=0)
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
    return ~shown.any(axis=1) | (beside & shown.all(axis=1))


def _all_corners(lines: Flags) -> Flags:
    """Return of which bodies all corners are meant, by flags of all corners of all in a row."""
    return np.all(lines.reshape(*lines.shape[:-1], -1, CORNERS.up.size), axis=-1)


def _outside_keyhole(eyes: Eyes, points: Lines) -> Flags:
    """V20: return which bodies are surely outside the keyhole's shape, by their corners."""
    u, v, is_ahead = projected(eyes, points, MARGIN)
    # The slot is narrower than the circle.
    reach = layout.KEYHOLE_TAN
    beside = _is_beyond(u, -reach, reach) | _is_beyond(v, -layout.SLOT_DEPTH * reach, reach)
    return beside & is_ahead.all(axis=1)


def _is_beyond(values: Floats, low: float, high: float) -> Flags:
    """Return which rows lie on one side of a stretch, all of each."""
    return (values.max(axis=1) < low - MARGIN) | (values.min(axis=1) > high + MARGIN)
