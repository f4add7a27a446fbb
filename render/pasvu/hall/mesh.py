"""Furniture as coloured faces in the hall: the boxes of the rules, with painted details."""

from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.pasvu.hall.shapes import POSED, crate_of
from engine.pasvu.layout import FURNITURE, GLASS_HIGH, GLASS_LOW
from engine.pasvu.model import Kind, Piece
from render.keeping import kept
from render.kit.pen import Drawing, Shape
from render.kit.sprites.drawings import drawings
from render.pasvu.theme import rgb

Floats: TypeAlias = NDArray[np.float64]
Whole: TypeAlias = NDArray[np.int64]
Span: TypeAlias = tuple[float, float]

# The parts of furniture, and the rectangles painted on their faces ("+y": front, "-y": back, "+z": top …).
# The two axes of a face stand in the order x, y, z; the second one goes up.
_PAINT = Path(__file__).with_name("furniture.svg")
LIFT = 0.002  # how far paint stands off its face, so that it is always nearer
GLASS = "glass"
_FACES = tuple((sign + "xyz"[axis], axis, 1 if sign == "+" else -1) for axis in range(3) for sign in "+-")


class Mesh(NamedTuple):
    """Faces of four corners each. Faces of one group, such as paint and its ground, have no line between."""

    corners: Floats  # (faces, 4, 3)
    normals: Floats  # (faces, 3)
    colours: Floats  # (faces, 3)
    groups: Whole  # (faces,)
    boxes: Whole  # (faces,): the part to which a face belongs
    glass: int  # the reflecting face, -1 for none


def _quad(axis: int, at: float, one: Span, two: Span) -> list[list[float]]:
    """Returns a rectangle across an axis, from its ends along the two other axes."""
    rest = [i for i in range(3) if i != axis]
    quad: list[list[float]] = []
    for a, b in ((one[0], two[0]), (one[1], two[0]), (one[1], two[1]), (one[0], two[1])):
        point = [at, at, at]
        point[rest[0]], point[rest[1]] = a, b
        quad.append(point)
    return quad


@kept
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
            layers = [_layer(ends, shape) for shape in _painted(f"{kind}.{part.name}", face)]
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


def _painted(part: str, face: str) -> Drawing:
    """Returns the rectangles that are painted on a face of a part, the face itself first."""
    found = drawings(_PAINT)
    return (*found[part], *found.get(f"{part}.{face}", ()))


def _layer(ends: list[Span], shape: Shape) -> tuple[tuple[Span, Span], str]:
    """Returns where a painted rectangle lies between the ends of a face, and its colour."""
    left, top, wide, high = (float(number) for number in shape.path.split()[1:5])
    return (_part(ends[0], left, left + wide), _part(ends[1], 100 - top - high, 100 - top)), shape.fill


def _part(ends: Span, start: float, end: float) -> Span:
    low, high = ends
    return low + (high - low) * (start / 100), low + (high - low) * (end / 100)


@kept
def mesh_of(piece: Piece) -> Mesh:
    """Returns a piece at its place in the hall."""
    own = _own(piece.kind)
    crate = crate_of(piece)
    turn, centre = np.array(crate.axes).T @ np.array(POSED[piece.pose], float), np.array(crate.centre)
    middle = np.array([0.0, 0.0, FURNITURE[piece.kind].size[2] / 2])
    return own._replace(corners=(own.corners - middle) @ turn.T + centre, normals=own.normals @ turn.T)


@kept
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
