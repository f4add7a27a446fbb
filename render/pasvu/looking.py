"""The hall through a door: furniture, what the mirror shows, and which parts of ghosts are to be seen.

V23: the masks of ghosts made here are what is drawn; the rings come from the stored result.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.pasvu.layout import SLOT_DEPTH, SLOT_FLARE, SLOT_WIDTH
from engine.pasvu.model import Door, Figure, Piece
from engine.pasvu.shapes import glass_of, shape_of
from engine.pasvu.touch import corners_of, hull
from render.pasvu import theme
from render.pasvu.camera import NEAREST, Camera, door_camera
from render.pasvu.ghosts import ROOM, glass_ghost, is_low, stood
from render.pasvu.mesh import Floats, Mesh, hall_mesh
from render.pasvu.raster import Buffer, Mirror, cut, draw_mesh, painted, shaded
from render.pasvu.room import draw_numbers, draw_patches, room_patches, spread
from render.pasvu.theme import rgb

TIMES = 2  # furniture is drawn that many times too large, then reduced
LEAST = 0.5
_GIANT = 560  # a ghost higher than this on the picture is of thinner glass
_SILVER = 0.13  # how much of its own colour a mirror adds


class Standing(NamedTuple):
    """A ghost's board on the picture: its corners, how deep it is, where its sprite begins, what is seen."""

    figure: Figure
    corners: Floats
    depth: float
    mask: Image.Image
    spot: tuple[int, int]
    is_mirrored: bool


class Hall(NamedTuple):
    """A hall seen from a door: the picture without ghosts, and the buffers that say what hides what."""

    camera: Camera
    buffer: Buffer
    mirror: Mirror | None
    behind: Buffer | None  # what the mirror shows, within the box around its glass
    glass: NDArray[np.bool_]  # where the glass is seen, in pixels of `behind`
    mesh: Mesh


def hall_from(door: Door, pieces: tuple[Piece, ...]) -> Hall:
    """What stands in the hall, as the door's eye has it before it."""
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


@lru_cache(maxsize=24)
def empty_room(door: Door) -> Image.Image:
    """The room without furniture."""
    camera = door_camera(door).larger(TIMES)
    picture = Image.new("RGB", camera.size, rgb("ink"))
    draw = ImageDraw.Draw(picture)
    for patches in room_patches(camera.eye):
        draw_patches(draw, camera, patches)
    draw_numbers(picture, camera, "SWNE".replace(door[0], ""))
    return picture.reduce(TIMES)


def furnished(hall: Hall, door: Door, pieces: tuple[Piece, ...], figures: Sequence[Figure]) -> Image.Image:
    """The room with its furniture and what the mirror shows of both, without ghosts."""
    picture = empty_room(door).copy()
    shade_floor(picture, door_camera(door), pieces, figures)
    furniture = painted(
        hall.buffer, hall.mesh, shaded(hall.mesh, hall.camera.light(), LEAST), rgb("ink"), TIMES
    )
    picture.paste(furniture, (0, 0), furniture)
    if hall.mirror and hall.behind:
        reflection = _reflection(hall, hall.mirror, hall.behind, pieces)
        spot = (hall.behind.left // TIMES, hall.behind.top // TIMES)
        picture.paste(reflection, spot, glass_mask(hall))
    return picture


def glass_mask(hall: Hall) -> Image.Image:
    """Where the glass is seen, within its box on the picture."""
    return Image.fromarray(hall.glass.astype(np.uint8) * 255).reduce(TIMES)


def shade_floor(
    picture: Image.Image, camera: Camera, pieces: tuple[Piece, ...], figures: Sequence[Figure]
) -> None:
    """Soft shadows below what stands on the floor or hangs over it."""
    mask = Image.new("L", picture.size)
    draw = ImageDraw.Draw(mask)
    for piece in pieces:
        for solid in shape_of(piece).solids:
            low = solid.low[2]
            if low < 1.0:
                _shadow(draw, camera, hull((x, y) for x, y, _ in corners_of(solid)), round(130 - 90 * low))
    for figure in figures:
        if figure.z < 0.01:
            turns = [np.pi * n / 8 for n in range(16)]
            ring = [
                (figure.x + figure.radius * np.cos(t), figure.y + figure.radius * np.sin(t)) for t in turns
            ]
            _shadow(draw, camera, ring, 90)
    picture.paste(rgb("ink"), mask=mask.filter(ImageFilter.GaussianBlur(3)))


def _shadow(draw: ImageDraw.ImageDraw, camera: Camera, outline: list[tuple[float, float]], dark: int) -> None:
    seen = camera.seen(np.array([(x, y, 0.0) for x, y in outline]))
    if not camera.is_parallel:
        seen = cut(seen, seen[:, 2] - NEAREST)
    if len(seen):
        points = np.clip(camera.placed(seen), -(1 << 20), 1 << 20)
        draw.polygon(points.ravel().tolist(), fill=dark)


def _reflection(hall: Hall, mirror: Mirror, behind: Buffer, pieces: tuple[Piece, ...]) -> Image.Image:
    """What the glass shows of room and furniture, within its box on the picture."""
    size = (behind.right - behind.left, behind.bottom - behind.top)
    room = Image.new("RGB", size, rgb("ink"))
    draw = ImageDraw.Draw(room)
    for patches in room_patches(mirror.image(hall.camera.eye)):
        draw_patches(draw, hall.camera, patches, (behind.left, behind.top), mirror)
    room = room.reduce(TIMES)
    others = hall_mesh(tuple(piece for piece in pieces if piece.kind != "mirror"))
    furniture = painted(behind, others, shaded(others, hall.camera.light(), LEAST), rgb("ink"), TIMES)
    room.paste(furniture, (0, 0), furniture)
    return Image.blend(room, Image.new("RGB", room.size, rgb("glass")), _SILVER)


def standings(hall: Hall, figures: Sequence[Figure]) -> list[Standing]:
    """Every ghost of which something is seen, straight or in the mirror, the farthest first."""
    found: list[Standing] = []
    for figure in figures:
        corners = stood(hall.camera, figure)
        found += _standing(hall, figure, corners, hall.buffer, None)
        if hall.mirror and hall.behind:
            image = hall.camera._replace(eye=hall.mirror.image(hall.camera.eye))
            corners = stood(image, figure)
            if hall.mirror.before(corners).min() > 0:
                found += _standing(hall, figure, hall.mirror.image(corners), hall.behind, hall.glass)
    return sorted(found, key=lambda one: -one.depth)


def _standing(
    hall: Hall, figure: Figure, corners: Floats, buffer: Buffer, glass: NDArray[np.bool_] | None
) -> list[Standing]:
    """A ghost's board, and the mask of what furniture leaves to be seen of it; none where nothing is."""
    seen = hall.camera.seen(corners)
    is_ahead = hall.camera.is_parallel or seen[:, 2].min() > NEAREST
    plane = hall.camera.plane(seen) if is_ahead else None
    points = hall.camera.placed(seen) if plane else seen[:, :2]
    box = buffer.box(points) if plane else None
    if plane is None or box is None:
        return []
    # Whole pixels of the finished picture, so that the mask can be reduced.
    left, top = box[0] // TIMES * TIMES, box[1] // TIMES * TIMES
    high, wide = buffer.near.shape
    right, bottom = min(-(-box[2] // TIMES) * TIMES, wide), min(-(-box[3] // TIMES) * TIMES, high)
    clear = buffer.nearness((left, top, right, bottom), plane) > buffer.near[top:bottom, left:right]
    if glass is not None:
        clear &= glass[top:bottom, left:right]
    if not clear.any():
        return []
    mask = Image.fromarray(clear.astype(np.uint8) * 255).reduce(TIMES)
    spot = ((buffer.left + left) // TIMES, (buffer.top + top) // TIMES)
    depth = float(seen[:, 2].mean())
    return [Standing(figure, points / TIMES, depth, mask, spot, glass is not None)]


def put_ghost(picture: Image.Image, standing: Standing, colour: int, is_seen: bool, through: int = 0) -> None:
    """A ghost of glass, as far as it is to be seen; `through`: how much (of 255) shows through furniture."""
    sprite = _tinted(colour, is_seen, is_low(standing.figure), _height(standing) > _GIANT)
    if standing.is_mirrored:
        sprite = sprite.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    box = standing.mask.getbbox() if not through else (0, 0, *standing.mask.size)
    if box is None:
        return
    corner = (standing.spot[0] + box[0], standing.spot[1] + box[1])
    found = spread(sprite, standing.corners - corner, (box[2] - box[0], box[3] - box[1]))
    if found:
        laid, (x, y) = found
        left, top = box[0] + x, box[1] + y
        mask = standing.mask.crop((left, top, left + laid.width, top + laid.height))
        if through:
            mask = mask.point([max(value, through) for value in range(256)])
        spot = (corner[0] + x, corner[1] + y)
        picture.paste(laid, spot, ImageChops.multiply(laid.getchannel("A"), mask))


def _height(standing: Standing) -> float:
    return float(standing.corners[2, 1] - standing.corners[1, 1])


@lru_cache(maxsize=64)
def _tinted(colour: int, is_seen: bool, low: bool, is_giant: bool) -> Image.Image:
    """The glass is thinner where a ghost stands right before the eye, so that others show through it."""
    sprite = glass_ghost(colour, is_seen, low)
    if is_giant:
        sprite = sprite.copy()
        sprite.putalpha(
            sprite.getchannel("A").point([round(v * (0.62 if v < 200 else 0.9)) for v in range(256)])
        )
    return sprite


class Body(NamedTuple):
    """A standing ghost, the share of its body to be seen within the keyhole, and the box around that."""

    standing: Standing
    share: float
    box: tuple[float, float, float, float]


def bodies(hall: Hall, figures: Sequence[Figure]) -> list[Body]:
    """Every ghost of which something is within the keyhole and past the furniture."""
    found: list[Body] = []
    for standing in standings(hall, figures):
        body = Image.new("L", standing.mask.size)
        outline = _outline(standing)
        ImageDraw.Draw(body).polygon(outline.ravel().tolist(), fill=255)
        x, y = standing.spot
        wide, high = standing.mask.size
        hole = keyhole_mask().crop((x, y, x + wide, y + high))
        shown = ImageChops.multiply(ImageChops.multiply(body, standing.mask), hole)
        box = shown.getbbox() or (0, 0, 0, 0)
        share = np.asarray(shown).sum() / 255 / max(_area(outline), 1.0)
        found.append(Body(standing, float(share), (x + box[0], y + box[1], x + box[2], y + box[3])))
    return found


def _outline(standing: Standing) -> Floats:
    """The corners of the body's board without the room around it, counted from the mask's corner."""
    upper_left, upper_right, lower_right, lower_left = standing.corners - standing.spot
    wide = ROOM / (100 + 2 * ROOM)
    high = ROOM / ((100 if is_low(standing.figure) else 200) + 2 * ROOM)

    def at(x: float, y: float) -> Floats:
        top = upper_left + (upper_right - upper_left) * x
        foot = lower_left + (lower_right - lower_left) * x
        return top + (foot - top) * y

    return np.array([at(wide, high), at(1 - wide, high), at(1 - wide, 1 - high), at(wide, 1 - high)])


def _area(points: Floats) -> float:
    x, y = points[:, 0], points[:, 1]
    return float(abs(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y)) / 2)


@lru_cache(maxsize=4)
def keyhole_mask(grown: int = 0) -> Image.Image:
    """V20: the keyhole's shape on the picture, larger by some pixels."""
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
