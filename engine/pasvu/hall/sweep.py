"""Pas vu pas pris: from which step on a piece that is tipped may meet something (V13).

A quick first test: it may name too early a step, and never one too late.
"""

from typing import NamedTuple

from engine.pasvu.hall.overlap import spread
from engine.pasvu.hall.shapes import COSINES, FALLS, QUARTER, SINES, posed, turned, yaw
from engine.pasvu.model import Figure, Piece, Solid, Tip

NEVER = QUARTER + 1
MARGIN = 1e-6  # what comes nearer is not sure


class Sweep(NamedTuple):
    """The box around a piece that falls over its lower edge: the middle of the edge, and where it falls to.

    `half` is half the edge's length, `depth` and `height` are those of the piece before it falls.
    """

    x: float
    y: float
    z: float
    way: tuple[float, float]
    half: float
    depth: float
    height: float

    def first_step(self, solid: Solid) -> int:
        """Return the first step at which the piece may meet a box, or NEVER."""
        (x, y, _), (ahead_x, ahead_y) = solid.centre, self.way
        reach = spread(solid, (ahead_x, ahead_y, 0.0)), spread(solid, (-ahead_y, ahead_x, 0.0))
        return self._first(x, y, reach, solid.high[2])

    def first_step_to(self, figure: Figure) -> int:
        """Return the first step at which the piece may meet a ghost, or NEVER."""
        return self._first(figure.x, figure.y, (figure.radius, figure.radius), figure.z + figure.height)

    def _first(self, x: float, y: float, reach: tuple[float, float], top: float) -> int:
        """Return the first step for what reaches so far ahead and aside from a point, and up to a level."""
        dx, dy, (ahead_x, ahead_y) = x - self.x, y - self.y, self.way
        ahead, aside = dx * ahead_x + dy * ahead_y, abs(dy * ahead_x - dx * ahead_y)
        near, far = ahead - reach[0] - MARGIN, ahead + reach[0] + MARGIN
        if aside > self.half + reach[1] + MARGIN or far < -self.depth or near > self.height:
            return NEVER
        if near <= 0:
            return 1
        # The face in front comes first to what is nearest and highest, up to its own length from the edge.
        high = min(max(0.0, top - self.z) + MARGIN, (self.height**2 - near**2) ** 0.5 + MARGIN)
        return next((s for s in range(1, NEVER) if near * COSINES[s] <= high * SINES[s]), NEVER)


def sweep_of(piece: Piece, side: Tip) -> Sweep:
    """Return what a piece sweeps as it is tipped to a side."""
    (axis, sign), size = FALLS[side], posed(piece.kind, piece.pose).size
    ahead = (float(sign), 0.0, 0.0) if axis == 0 else (0.0, float(sign), 0.0)
    x, y, _ = turned(yaw(piece.angle), ahead)
    edge = size[axis] / 2
    return Sweep(
        piece.x + x * edge, piece.y + y * edge, piece.z, (x, y), size[1 - axis] / 2, size[axis], size[2]
    )
