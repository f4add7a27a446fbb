"""The ways that ghosts went, as points of the hall."""

from engine.pasvu.events import GhostMoved
from engine.pasvu.hall.standing import CELLS, centre_of
from engine.pasvu.layout import HALL
from engine.pasvu.model import Side

# One step outwards over each side.
_OUTWARDS: dict[Side, tuple[int, int]] = {"south": (0, 1), "west": (-1, 0), "north": (0, -1), "east": (1, 0)}
_DOORSTEP = 0.5  # from the middle of a cell to the wall


def way_of(side: Side, move: GhostMoved) -> list[tuple[float, float]]:
    """Returns the points that a ghost passed: from its side if it entered, to the wall if it left."""
    if move.fate in ("stayed", "lost"):
        return []
    cells = [cell for cell in (move.start, *move.cells) if cell in CELLS]
    points = [centre_of(cell) for cell in cells]
    if points and move.start not in CELLS:
        dx, dy = _OUTWARDS[side]
        x, y = points[0]
        points.insert(0, (x + dx * _DOORSTEP, y + dy * _DOORSTEP))
    if points and move.cells[-1:] and move.cells[-1] not in CELLS:
        points.append(_wall(*points[-1]))
    return points


def _wall(x: float, y: float) -> tuple[float, float]:
    """Returns the point on the nearest wall."""
    return min(
        ((0.0, y), (HALL, y), (x, 0.0), (x, HALL)), key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y)
    )
