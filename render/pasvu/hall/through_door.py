"""The hall as seen through a door: room, furniture, and their image in the mirror (V20, V22)."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from engine.pasvu.hall.shapes import glass_of
from engine.pasvu.layout import SLOT_DEPTH, SLOT_FLARE, SLOT_WIDTH
from engine.pasvu.model import Door, Figure, Piece
from render.keeping import kept
from render.pasvu import theme
from render.pasvu.hall.camera import Camera, door_camera
from render.pasvu.hall.mesh import Mesh, hall_mesh
from render.pasvu.hall.raster import Buffer, Mirror, draw_mesh, painted_part, shaded
from render.pasvu.hall.room import draw_numbers, draw_patches, room_patches
from render.pasvu.hall.shadows import shade_floor
from render.pasvu.theme import rgb

TIMES = 2  # furniture is drawn this many times larger, then reduced
LEAST = 0.5
_SILVER = 0.13  # how much of its own colour a mirror adds


class Hall(NamedTuple):
    """A hall seen through a door: the camera, and the buffers that say what hides what."""

    camera: Camera
    buffer: Buffer
    mirror: Mirror | None
    behind: Buffer | None  # the mirror image, within the box around the glass
    glass: NDArray[np.bool_]  # the visible glass, in pixels of `behind`
    mesh: Mesh


def hall_from(door: Door, pieces: tuple[Piece, ...]) -> Hall:
    """Returns the furniture as the eye at a door sees it."""
    camera = door_camera(door).larger(TIMES)
    mesh = hall_mesh(pieces)
    buffer = Buffer((0, 0, *camera.size))
    draw_mesh(buffer, camera, mesh)
    shown = buffer.faces == mesh.glass + 1
    if mesh.glass < 0 or not shown.any():
        return Hall(camera, buffer, None, None, shown, mesh)
    glass = glass_of(next(piece for piece in pieces if piece.kind == "mirror"))
    mirror = Mirror(np.array(glass.centre), np.array(glass.normal))
    rows, columns = np.nonzero(shown.any(axis=1))[0], np.nonzero(shown.any(axis=0))[0]
    left, right = int(columns[0]) // TIMES * TIMES, -(-(int(columns[-1]) + 1) // TIMES) * TIMES
    top, bottom = int(rows[0]) // TIMES * TIMES, -(-(int(rows[-1]) + 1) // TIMES) * TIMES
    behind = Buffer((left, top, right, bottom))
    others = hall_mesh(tuple(piece for piece in pieces if piece.kind != "mirror"))
    draw_mesh(behind, camera, others, mirror)
    return Hall(camera, buffer, mirror, behind, shown[top:bottom, left:right], mesh)


@kept
def empty_room(door: Door) -> Image.Image:
    """Draws the room without furniture."""
    camera = door_camera(door).larger(TIMES)
    picture = Image.new("RGB", camera.size, rgb("ink"))
    draw = ImageDraw.Draw(picture)
    for patches in room_patches(camera.eye):
        draw_patches(draw, camera, patches)
    draw_numbers(picture, camera, "SWNE".replace(door[0], ""))
    return picture.reduce(TIMES)


def furnished(hall: Hall, door: Door, pieces: tuple[Piece, ...], figures: Sequence[Figure]) -> Image.Image:
    """Draws the room with its furniture and the mirror image of both, without ghosts."""
    picture = empty_room(door).copy()
    shade_floor(picture, door_camera(door), pieces, figures)
    _put_furniture(picture, hall, hall.buffer, hall.mesh)
    if hall.mirror and hall.behind:
        reflection = _reflection(hall, hall.mirror, hall.behind, pieces)
        spot = (hall.behind.left // TIMES, hall.behind.top // TIMES)
        picture.paste(reflection, spot, Image.fromarray(hall.glass.astype(np.uint8) * 255).reduce(TIMES))
    return picture


def _put_furniture(picture: Image.Image, hall: Hall, buffer: Buffer, mesh: Mesh) -> None:
    if part := painted_part(buffer, mesh, shaded(mesh, hall.camera.light(), LEAST), TIMES):
        picture.paste(*part, part[0])


def _reflection(hall: Hall, mirror: Mirror, behind: Buffer, pieces: tuple[Piece, ...]) -> Image.Image:
    """Draws the mirror image of room and furniture, within the box of the glass."""
    size = (behind.right - behind.left, behind.bottom - behind.top)
    room = Image.new("RGB", size, rgb("ink"))
    draw = ImageDraw.Draw(room)
    for patches in room_patches(mirror.image(hall.camera.eye)):
        draw_patches(draw, hall.camera, patches, (behind.left, behind.top), mirror)
    room = room.reduce(TIMES)
    others = hall_mesh(tuple(piece for piece in pieces if piece.kind != "mirror"))
    _put_furniture(room, hall, behind, others)
    return Image.blend(room, Image.new("RGB", room.size, rgb("glass")), _SILVER)


@kept
def keyhole_mask(grown: int = 0) -> Image.Image:
    """V20: returns a mask of the keyhole, grown by some pixels."""
    (x, y), radius, times = theme.LOOK_MIDDLE, theme.LOOK_RADIUS, 4
    mask = Image.new("L", (theme.LOOK_SIZE[0] * times, theme.LOOK_SIZE[1] * times))
    draw = ImageDraw.Draw(mask)
    reach = radius + grown
    draw.ellipse([v * times for v in (x - reach, y - reach, x + reach, y + reach)], fill=255)
    low = SLOT_DEPTH * radius
    half = [SLOT_WIDTH * radius, SLOT_WIDTH * radius + SLOT_FLARE * low]
    points = [
        (x - half[0] - grown, y), (x + half[0] + grown, y),
        (x + half[1] + grown, y + low + grown), (x - half[1] - grown, y + low + grown),
    ]  # fmt: skip
    draw.polygon([(a * times, b * times) for a, b in points], fill=255)
    return mask.reduce(times)
