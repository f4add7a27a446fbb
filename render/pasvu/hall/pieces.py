"""Furniture as stickers: from above, to scale, with a shadow that shows its height; and as icons."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFilter

from engine.pasvu.hall.overlap import corners_of, hull
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.layout import HALL
from engine.pasvu.model import Kind, Piece
from render.keeping import kept
from render.pasvu import theme
from render.pasvu.hall.camera import Camera, above, parallel
from render.pasvu.hall.mesh import Mesh, mesh_of
from render.pasvu.hall.raster import Buffer, draw_mesh, painted, shaded
from render.pasvu.theme import rgb

TIMES = 2
FALL = (0.13, 0.17)  # the reach of a shadow for each unit of height
_MARGIN = 42  # of a sticker, for shadow and outline
FAR = -1e9
_ALIKE = {"table": 90, "trolley": 180}  # degrees after which a standing piece looks the same


class Sticker(NamedTuple):
    """A drawing, and its corner in the hall in pixels."""

    image: Image.Image
    spot: tuple[int, int]


def from_above(piece: Piece) -> Sticker:
    """Draws a piece from above; higher parts are brighter and cast longer shadows."""
    angle = piece.angle
    if piece.pose == "standing" and not piece.lean:
        angle %= _ALIKE.get(piece.kind, 360)
    form = Piece(piece.kind, 0.0, 0.0, angle, piece.pose, 0.0, piece.lean, piece.steps)
    image, (left, top) = _from_above(form)
    return Sticker(image, (left + round(piece.x * theme.CELL), top + round(piece.y * theme.CELL)))


@kept
def _from_above(piece: Piece) -> Sticker:
    """Draws a piece in the hall's north-west corner: its place does not change its look."""
    shape, cell = shape_of(piece), theme.CELL
    left, top = (int(np.floor(shape.low[i] * cell)) - _MARGIN for i in range(2))
    wide, high = (int(np.ceil(shape.high[i] * cell)) + _MARGIN - at for i, at in ((0, left), (1, top)))
    camera = above(cell, (HALL / 2 * cell - left, HALL / 2 * cell - top), (wide, high)).larger(TIMES)
    inset = _MARGIN - 2
    window = (inset * TIMES, inset * TIMES, (wide - inset) * TIMES, (high - inset) * TIMES)
    buffer, mesh = Buffer(window, FAR), mesh_of(piece)
    draw_mesh(buffer, camera, mesh)
    body = outlined(painted(buffer, mesh, _by_height(mesh), TIMES))
    picture = _shadow(piece, (left, top), (wide, high), cell)
    picture.alpha_composite(body, (inset, inset))
    if piece.kind == "mirror":
        _shine(picture, mesh, camera)
    box = picture.getbbox() or (0, 0, 1, 1)
    return Sticker(picture.crop(box), (left + box[0], top + box[1]))


def outlined(body: Image.Image) -> Image.Image:
    """Draws a line of ink around a drawing."""
    picture = Image.new("RGBA", body.size, (*rgb("ink"), 255))
    picture.putalpha(body.getchannel("A").filter(ImageFilter.MaxFilter(3)))
    picture.alpha_composite(body)
    return picture


def _by_height(mesh: Mesh) -> NDArray[np.uint8]:
    """Returns the colour of each face, brighter the higher it is and the more it looks up."""
    height = mesh.corners[:, :, 2].mean(axis=1)
    bright = 0.6 + 0.17 * np.clip(mesh.normals[:, 2], 0, 1) + 0.24 * np.clip(height, 0, 1.5)
    colours = np.clip(mesh.colours * bright[:, None], 0, 255)
    return np.concatenate([[rgb("ink")], colours]).astype(np.uint8)


def _shadow(piece: Piece, corner: tuple[int, int], size: tuple[int, int], cell: int) -> Image.Image:
    """Draws the shadow of a piece in a light from the upper left."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for solid in shape_of(piece).solids:
        outline = hull((x + FALL[0] * z, y + FALL[1] * z) for x, y, z in corners_of(solid))
        draw.polygon([(x * cell - corner[0], y * cell - corner[1]) for x, y in outline], fill=125)
    ground = Image.new("RGBA", size, (*rgb("ink"), 0))
    ground.putalpha(mask.filter(ImageFilter.GaussianBlur(3)))
    return ground


def _shine(picture: Image.Image, mesh: Mesh, camera: Camera) -> None:
    """Draws rays in front of a mirror that stands or leans, to show which way it faces."""
    corners, normal = mesh.corners[mesh.glass], mesh.normals[mesh.glass]
    if abs(normal[2]) > 0.9:
        return
    points = camera.placed(camera.seen(corners)) / TIMES
    # The lowest of the edges that are long from above: the foot of the glass in any pose.
    edges = [(points[n - 1], points[n], corners[n - 1, 2] + corners[n, 2]) for n in range(4)]
    longest = max(float(np.hypot(*(b - a))) for a, b, _ in edges)
    a, b, _ = min(
        (edge for edge in edges if np.hypot(*(edge[1] - edge[0])) > 0.7 * longest), key=lambda e: e[2]
    )
    flat = normal[:2] / np.hypot(*normal[:2])
    draw = ImageDraw.Draw(picture)
    draw.line([tuple(a + flat * 2), tuple(b + flat * 2)], fill=rgb("glass-edge"), width=5)
    for share in (0.1, 0.37, 0.63, 0.9):
        foot = a + (b - a) * share
        draw.line([tuple(foot + flat * 5), tuple(foot + flat * 17)], fill=rgb("glass"), width=3)


@kept
def icon(kind: Kind, size: int) -> Image.Image:
    """Draws a piece as on the cards: standing, seen slantwise."""
    return lying_icon(Piece(kind, 3.0, 3.0, 15), size)


def icon_form(piece: Piece) -> Piece:
    """Returns a piece as its icon shows it: turned by quarters, a little tilted if it leans. Few differ."""
    turn, steps = ((piece.angle + 45) // 90 * 90 + 15) % 360, 6 if piece.lean else 0
    return Piece(piece.kind, HALL / 2, HALL / 2, turn, piece.pose, 0.0, piece.lean, steps)


@kept
def lying_icon(piece: Piece, size: int) -> Image.Image:
    """Draws a piece in its pose, seen slantwise and alone."""
    moved = Piece(piece.kind, HALL / 2, HALL / 2, piece.angle, piece.pose, 0.0, piece.lean, piece.steps)
    times = 3
    camera = parallel(-28, 32, size / 1.85, (size / 2, size * 0.62), (size, size)).larger(times)
    mesh = mesh_of(moved)
    seen = camera.placed(camera.seen(mesh.corners.reshape(-1, 3)))
    low, high = seen.min(axis=0), seen.max(axis=0)
    room = size * times * 0.94
    scale = room / float((high - low).max())
    shift = size * times / 2 - ((low + high) / 2 - np.array(camera.middle)) * scale
    camera = camera._replace(scale=camera.scale * scale, middle=(float(shift[0]), float(shift[1])))
    buffer = Buffer((0, 0, *camera.size), FAR)
    draw_mesh(buffer, camera, mesh)
    return outlined(painted(buffer, mesh, shaded(mesh, camera.light(), 0.5), times))
