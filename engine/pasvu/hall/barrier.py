"""Pas vu pas pris: the piece that stands right behind a door, so that its keyhole shows little else."""

from functools import lru_cache

import numpy as np

from engine.pasvu import layout
from engine.pasvu.hall.look import Lines, blocked, blocks_of, eyes_at, in_keyhole
from engine.pasvu.hall.shapes import dot, glass_of
from engine.pasvu.model import Door, Kind, Piece

ACROSS = 30  # lines of sight from side to side of the keyhole, and from top to bottom
NEARLY_ALL = 0.85  # of them: the rest is a strip of wall or ceiling


@lru_cache(maxsize=64)
def barrier(pieces: tuple[Piece, ...], door: Door) -> Kind | None:
    """V20: return the piece that alone blocks nearly all of what a keyhole could show; None if none does.

    A mirror shows what it reflects (V22), unless its back is turned to the door.
    """
    start, end = lines_of_sight(door)
    for piece in pieces:
        if piece.kind == "mirror" and faces(piece, door):
            continue
        if blocked(start, end, blocks_of((piece,))).mean() >= NEARLY_ALL:
            return piece.kind
    return None


def lines_of_sight(door: Door) -> tuple[Lines, Lines]:
    """V20: return lines from the eye at a door through all of the keyhole, to the far end of the hall."""
    x, y, z, dx, dy = (values.ravel() for values in eyes_at([door]))
    reach = layout.KEYHOLE_TAN * max(1.0, layout.SLOT_DEPTH)
    across, up = (grid.ravel() for grid in np.meshgrid(*[np.linspace(-reach, reach, ACROSS)] * 2))
    far = layout.HALL
    end = Lines(x + far * (dx - across * dy), y + far * (dy + across * dx), z + far * up)
    shown = in_keyhole(eyes_at([door]), Lines(*(one.reshape(1, 1, -1) for one in end)))[0, 0]
    end = Lines(*(one[shown] for one in end))
    return Lines(*(np.broadcast_to(one, end.x.shape) for one in (x, y, z))), end


def faces(mirror: Piece, door: Door) -> bool:
    """V22: return whether the glass of a mirror faces the eye at a door."""
    glass, (x, y) = glass_of(mirror), layout.door_point(door)
    middle_x, middle_y, middle_z = glass.centre
    return dot((x - middle_x, y - middle_y, layout.EYE_HEIGHT - middle_z), glass.normal) > 0
