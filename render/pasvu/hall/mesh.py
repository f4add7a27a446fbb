"""Furniture as coloured faces in the hall: the boxes of the rules, with painted details."""

from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.pasvu.hall.shapes import POSED, crate_of
from engine.pasvu.layout import FURNITURE, GLASS_HIGH, GLASS_LOW
from engine.pasvu.model import Kind, Piece
from render.pasvu.theme import rgb

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]

LIFT = 0.002  # how far paint stands off its face, so that it is always nearer
GLASS = "glass"


class Decal(NamedTuple):
    """A painted rectangle on a face ("+y": front, "-y": back, "+z": top …) of all parts with a name.

    The ends are fractions of the face along its two axes, in the order x, y, z.
    """

    part: str
    face: str
    ends: tuple[float, float, float, float]
    colour: str


def _drawers() -> tuple[Decal, ...]:
    rows = ((0.05, 0.31), (0.37, 0.63), (0.69, 0.95))
    fronts = [Decal("drawers", "+y", (0.08, low, 0.92, high), "oak-light") for low, high in rows]
    knobs = [
        Decal("drawers", "+y", (0.42, (a + b) / 2 - 0.03, 0.58, (a + b) / 2 + 0.03), "brass-light")
        for a, b in rows
    ]
    return *fronts, *knobs


def _keys() -> tuple[Decal, ...]:
    spots = [n for n in range(21) if n % 7 not in (2, 6)]
    black = [Decal("shelf", "+z", (0.066 + n * 0.0427, 0.3, 0.09 + n * 0.0427, 0.68), "ink") for n in spots]
    return Decal("shelf", "+z", (0.03, 0.3, 0.97, 0.97), "key"), *black


def _buttons() -> tuple[Decal, ...]:
    spots = [(x, z) for x in (0.3, 0.5, 0.7) for z in (0.6, 0.78)]
    return tuple(
        Decal("back", "+y", (x - 0.025, z - 0.02, x + 0.025, z + 0.02), "velvet-dark") for x, z in spots
    )


DECALS: dict[Kind, tuple[Decal, ...]] = {
    "mirror": (
        Decal("panel", "+y", (0.0, 0.0, 1.0, 1.0), "brass"),
        Decal("panel", "-y", (0.08, 0.05, 0.92, 0.95), "oak"),
        Decal("panel", "-y", (0.45, 0.05, 0.55, 0.95), "oak-dark"),
        Decal("panel", "-y", (0.08, 0.47, 0.92, 0.53), "oak-dark"),
    ),
    "trolley": (
        Decal("deck", "+z", (0.06, 0.1, 0.94, 0.9), "rug-dark"),
        Decal("deck", "+z", (0.09, 0.15, 0.91, 0.85), "rug"),
    ),
    "desk": (
        Decal("top", "+z", (0.2, 0.16, 0.8, 0.84), "brass-dark"),
        Decal("top", "+z", (0.21, 0.18, 0.79, 0.82), "leather"),
        Decal("top", "+z", (0.44, 0.34, 0.56, 0.68), "sheet"),
        Decal("panel", "-y", (0.08, 0.12, 0.92, 0.88), "oak-light"),
        Decal("drawers", "-y", (0.12, 0.12, 0.88, 0.88), "oak-light"),
        Decal("drawers", "+x", (0.1, 0.12, 0.9, 0.88), "oak-light"),
        Decal("drawers", "-x", (0.1, 0.12, 0.9, 0.88), "oak-light"),
        *_drawers(),
    ),
    "piano": (
        *_keys(),
        Decal("body", "+y", (0.3, 0.66, 0.7, 0.88), "brass-dark"),
        Decal("body", "+y", (0.33, 0.67, 0.49, 0.87), "sheet"),
        Decal("body", "+y", (0.51, 0.67, 0.67, 0.87), "sheet"),
        Decal("body", "+y", (0.08, 0.08, 0.92, 0.44), "ebony-light"),
        Decal("body", "+z", (0.02, 0.12, 0.98, 0.88), "ebony-light"),
        Decal("body", "-y", (0.06, 0.06, 0.94, 0.94), "walnut-dark"),
    ),
    "armchair": (
        Decal("seat", "+z", (0.06, 0.06, 0.94, 0.94), "velvet-light"),
        Decal("arm", "+z", (0.16, 0.04, 0.84, 0.96), "velvet-light"),
        Decal("back", "+z", (0.04, 0.2, 0.96, 0.8), "velvet-light"),
        Decal("back", "-y", (0.08, 0.08, 0.92, 0.92), "velvet-dark"),
        *_buttons(),
    ),
    "table": (
        Decal("top", "+z", (0.03, 0.03, 0.97, 0.97), "cloth"),
        Decal("top", "+z", (0.18, 0.03, 0.3, 0.97), "cloth-red"),
        Decal("top", "+z", (0.7, 0.03, 0.82, 0.97), "cloth-red"),
        Decal("top", "+z", (0.03, 0.18, 0.97, 0.3), "cloth-red"),
        Decal("top", "+z", (0.03, 0.7, 0.97, 0.82), "cloth-red"),
        Decal("top", "-z", (0.1, 0.1, 0.9, 0.9), "walnut-dark"),
    ),
}
_PLAIN: dict[tuple[Kind, str], str] = {
    ("mirror", "panel"): "oak", ("trolley", "wheel"): "wheel", ("trolley", "deck"): "brass-dark",
    ("trolley", "post"): "brass", ("trolley", "rail"): "brass", ("desk", "top"): "oak",
    ("desk", "drawers"): "oak-dark", ("desk", "panel"): "oak", ("piano", "body"): "ebony",
    ("piano", "shelf"): "ebony", ("piano", "leg"): "ebony", ("armchair", "seat"): "velvet",
    ("armchair", "back"): "velvet", ("armchair", "arm"): "velvet", ("table", "top"): "walnut",
    ("table", "leg"): "walnut",
}  # fmt: skip
_FACES = tuple((sign + "xyz"[axis], axis, 1 if sign == "+" else -1) for axis in range(3) for sign in "+-")


class Mesh(NamedTuple):
    """Faces of four corners each. Faces of one group, such as paint and its ground, have no line between."""

    corners: Floats  # (faces, 4, 3)
    normals: Floats  # (faces, 3)
    colours: Floats  # (faces, 3)
    groups: Whole  # (faces,)
    boxes: Whole  # (faces,): the part to which a face belongs
    glass: int  # the reflecting face, -1 for none


def _quad(axis: int, at: float, one: tuple[float, float], two: tuple[float, float]) -> list[list[float]]:
    """Returns a rectangle across an axis, from its ends along the two other axes."""
    rest = [i for i in range(3) if i != axis]
    quad: list[list[float]] = []
    for a, b in ((one[0], two[0]), (one[1], two[0]), (one[1], two[1]), (one[0], two[1])):
        point = [at, at, at]
        point[rest[0]], point[rest[1]] = a, b
        quad.append(point)
    return quad


@cache
def _own(kind: Kind) -> Mesh:
    """Returns a standing piece in its own coordinates."""
    corners: list[list[list[float]]] = []
    normals: list[list[float]] = []
    colours: list[tuple[int, int, int]] = []
    groups, boxes, glass = list[int](), list[int](), -1
    for box, part in enumerate(FURNITURE[kind].parts):
        for number, (face, axis, way) in enumerate(_FACES):
            rest = [i for i in range(3) if i != axis]
            at = part.high[axis] if way > 0 else part.low[axis]
            ends = [(part.low[i], part.high[i]) for i in rest]
            painted = [Decal(part.name, face, (0, 0, 1, 1), _PLAIN[kind, part.name])]
            painted += [d for d in DECALS[kind] if d.part == part.name and d.face == face]
            layers = [(_shares(ends, decal.ends), decal.colour) for decal in painted]
            if (kind, face) == ("mirror", "+y"):
                glass = len(corners) + len(layers)
                layers.append((((GLASS_LOW[0], GLASS_HIGH[0]), (GLASS_LOW[1], GLASS_HIGH[1])), GLASS))
            for layer, ((one, two), colour) in enumerate(layers):
                corners.append(_quad(axis, at + way * LIFT * layer, one, two))
                normals.append([way if i == axis else 0 for i in range(3)])
                colours.append(rgb(colour))
                groups.append(box * 6 + number + (1000 if colour == GLASS else 0))
                boxes.append(box)
    return Mesh(
        np.array(corners), np.array(normals, float), np.array(colours, float), np.array(groups),
        np.array(boxes), glass,
    )  # fmt: skip


def _shares(
    ends: list[tuple[float, float]], shares: tuple[float, float, float, float]
) -> tuple[tuple[float, float], tuple[float, float]]:
    (a, b), (c, d) = ends
    left, low, right, high = shares
    return (a + (b - a) * left, a + (b - a) * right), (c + (d - c) * low, c + (d - c) * high)


def frame_of(piece: Piece) -> tuple[Floats, Floats]:
    """Returns the rotation of a piece, and the middle of the box around it."""
    crate = crate_of(piece)
    return np.array(crate.axes).T @ np.array(POSED[piece.pose], float), np.array(crate.centre)


@lru_cache(maxsize=256)
def mesh_of(piece: Piece) -> Mesh:
    """Returns a piece at its place in the hall."""
    own = _own(piece.kind)
    turn, centre = frame_of(piece)
    middle = np.array([0.0, 0.0, FURNITURE[piece.kind].size[2] / 2])
    return own._replace(corners=(own.corners - middle) @ turn.T + centre, normals=own.normals @ turn.T)


@lru_cache(maxsize=64)
def hall_mesh(pieces: tuple[Piece, ...]) -> Mesh:
    """Joins the meshes of some pieces."""
    meshes = [mesh_of(piece) for piece in pieces]
    glass, faces = -1, 0
    for mesh in meshes:
        glass = faces + mesh.glass if mesh.glass >= 0 else glass
        faces += len(mesh.groups)
    return Mesh(
        np.concatenate([mesh.corners for mesh in meshes]),
        np.concatenate([mesh.normals for mesh in meshes]),
        np.concatenate([mesh.colours for mesh in meshes]),
        np.concatenate([mesh.groups + 2000 * n for n, mesh in enumerate(meshes)]),
        np.concatenate([mesh.boxes + 100 * n for n, mesh in enumerate(meshes)]),
        glass,
    )
