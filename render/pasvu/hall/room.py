"""The empty room: carpet, ceiling, and walls with doors, as flat polygons with nothing behind them."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from engine.pasvu.layout import DOORS, HALL, door_point, inward
from render.keeping import kept
from render.kit.fonts import TITLE, face
from render.kit.paint import perspective
from render.kit.theme import Rgb, mix
from render.pasvu.hall.camera import NEAREST, Camera
from render.pasvu.hall.mesh import Floats
from render.pasvu.hall.raster import Mirror
from render.pasvu.theme import rgb

CEILING = 2.4
SKIRTING = 0.14
DOOR_HEIGHT = 1.55
PLATE_HEIGHT = 1.33
_STRIPES = 24  # of the wallpaper on a wall


class Patch(NamedTuple):
    """A flat polygon of the room, and its colour."""

    corners: Floats
    colour: Rgb


def _level(points: list[tuple[float, float]], z: float, colour: Rgb) -> Patch:
    return Patch(np.array([(x, y, z) for x, y in points]), colour)


def _rectangle(x: float, y: float, wide: float, deep: float, z: float, colour: Rgb) -> Patch:
    return _level([(x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)], z, colour)


def _diamond(x: float, y: float, reach: float, colour: Rgb) -> Patch:
    return _level([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)], 0.0, colour)


@cache
def carpet() -> tuple[Patch, ...]:
    """Returns the floor: a chequer of two reds, seams between the cells, a diamond in each."""
    found: list[Patch] = []
    cells = [(column, row) for row in range(int(HALL)) for column in range(int(HALL))]
    for column, row in cells:
        shade = "carpet" if (column + row) % 2 else "carpet-dark"
        found.append(_rectangle(column, row, 1, 1, 0.0, rgb(shade)))
    for line in range(int(HALL) + 1):
        at = min(max(line - 0.012, 0), HALL - 0.024)
        found.append(_rectangle(at, 0, 0.024, HALL, 0.0, rgb("carpet-line")))
        found.append(_rectangle(0, at, HALL, 0.024, 0.0, rgb("carpet-line")))
    for column, row in cells:
        found.append(_diamond(column + 0.5, row + 0.5, 0.19, rgb("carpet-light")))
        found.append(_diamond(column + 0.5, row + 0.5, 0.12, rgb("carpet")))
    return tuple(found)


@cache
def ceiling() -> tuple[Patch, ...]:
    """Returns the ceiling: beams and a lamp."""
    found = [_rectangle(0, 0, HALL, HALL, CEILING, rgb("ceiling"))]
    for line in range(1, int(HALL)):
        found.append(_rectangle(line - 0.06, 0, 0.12, HALL, CEILING, rgb("ceiling-beam")))
        found.append(_rectangle(0, line - 0.06, HALL, 0.12, CEILING, rgb("ceiling-beam")))
    rounds = ((1.2, "lamp-rim"), (1.08, "ceiling-beam"), (0.72, "lamp-rim"), (0.62, "lamp"))
    for reach, colour in rounds:
        turns = [np.pi * n / 24 for n in range(48)]
        ring = [(HALL / 2 + reach * np.cos(t), HALL / 2 + reach * np.sin(t)) for t in turns]
        found.append(_level(ring, CEILING, rgb(colour)))
    return tuple(found)


class Wall(NamedTuple):
    """One side of the hall: its first corner, the direction along it, its letter and its darkness."""

    start: tuple[float, float]
    along: tuple[float, float]
    letter: str
    dark: float

    def patch(self, left: float, low: float, right: float, high: float, colour: str) -> Patch:
        """Returns a rectangle on the wall, from left to right as seen from inside."""
        (x, y), (dx, dy) = self.start, self.along
        ends = ((left, low), (right, low), (right, high), (left, high))
        shade = mix(rgb(colour), rgb("ink"), self.dark)
        return Patch(np.array([(x + dx * at, y + dy * at, z) for at, z in ends]), shade)

    def mark(self, at: float, z: float, reach: float, colour: str, sides: int = 4) -> Patch:
        """Returns a diamond or a disc on the wall."""
        (x, y), (dx, dy) = self.start, self.along
        turns = [np.pi / 2 + 2 * np.pi * n / sides for n in range(sides)]
        points = [(at + reach * np.cos(t), z + reach * np.sin(t)) for t in turns]
        shade = mix(rgb(colour), rgb("ink"), self.dark)
        return Patch(np.array([(x + dx * a, y + dy * a, z) for a, z in points]), shade)


WALLS = (
    Wall((0.0, 0.0), (1.0, 0.0), "N", 0.0),
    Wall((HALL, 0.0), (0.0, 1.0), "E", 0.14),
    Wall((HALL, HALL), (-1.0, 0.0), "S", 0.06),
    Wall((0.0, HALL), (0.0, -1.0), "W", 0.14),
)


@cache
def wall_patches(wall: Wall) -> tuple[Patch, ...]:
    """Returns wallpaper, skirting and six doors."""
    found = [wall.patch(0, 0, HALL, CEILING, "wall")]
    step = HALL / _STRIPES
    found += [wall.patch(n * step, 0, (n + 0.5) * step, CEILING, "wall-stripe") for n in range(_STRIPES)]
    for n in range(DOORS):
        found += [wall.mark(n, z, 0.075, "wall-mark") for z in (0.55, 1.05, 1.55) if n]
        found.append(wall.mark(n + 0.5, 1.95, 0.075, "wall-mark"))
    found.append(wall.patch(0, 0, HALL, SKIRTING, "skirting"))
    found.append(wall.patch(0, CEILING - 0.1, HALL, CEILING, "skirting"))
    for n in range(DOORS):
        found += _door(wall, n + 0.5)
    return tuple(found)


def _door(wall: Wall, at: float) -> list[Patch]:
    return [
        wall.patch(at - 0.36, 0, at + 0.36, DOOR_HEIGHT + 0.06, "skirting"),
        wall.patch(at - 0.3, 0, at + 0.3, DOOR_HEIGHT, "door"),
        wall.patch(at - 0.22, 0.12, at + 0.22, 0.55, "door-dark"),
        wall.patch(at - 0.2, 0.14, at + 0.2, 0.53, "door-light"),
        wall.patch(at - 0.22, 0.65, at + 0.22, 1.12, "door-dark"),
        wall.patch(at - 0.2, 0.67, at + 0.2, 1.1, "door-light"),
        wall.mark(at + 0.25, 0.6, 0.032, "brass-light", 12),
        wall.mark(at, PLATE_HEIGHT, 0.135, "brass-dark", 20),
        wall.mark(at, PLATE_HEIGHT, 0.115, "plate", 20),
    ]


def draw_patches(
    draw: ImageDraw.ImageDraw,
    camera: Camera,
    patches: tuple[Patch, ...],
    shift: tuple[int, int] = (0, 0),
    mirror: Mirror | None = None,
) -> None:
    """Draws patches, each over the one before, from a point of the picture; or their image in a mirror."""
    patches = tuple(patch for patch in patches if len(patch.corners))
    starts = [0, *accumulate(len(patch.corners) for patch in patches)]
    points = np.concatenate([patch.corners for patch in patches])
    seen = camera.seen(points if mirror is None else mirror.image(points))
    is_cut = np.zeros(len(points), np.bool_) if camera.is_parallel else seen[:, 2] < NEAREST
    if mirror is not None:
        is_cut |= mirror.before(points) < 0
    cuts = np.logical_or.reduceat(is_cut, starts[:-1]).tolist()
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):  # of points that are cut off
        flat = _pixels(camera, seen, shift).ravel().tolist()
    for (corners, colour), start, end, cut in zip(patches, starts, starts[1:], cuts, strict=False):
        if not cut:
            draw.polygon(flat[2 * start : 2 * end], fill=colour)
            continue
        polygon = corners if mirror is None else mirror.reflected(corners)
        ahead = camera.ahead(polygon) if len(polygon) else polygon
        if len(ahead):
            draw.polygon(_pixels(camera, ahead, shift).ravel().tolist(), fill=colour)


def _pixels(camera: Camera, seen: Floats, shift: tuple[int, int]) -> Floats:
    return np.clip(camera.placed(seen) - shift, -(1 << 20), 1 << 20)


def room_patches(eye: Floats) -> Iterator[tuple[Patch, ...]]:
    """Yields the parts of the room that an eye in it can see."""
    yield carpet()
    yield ceiling()
    for wall in WALLS:
        x, y = wall.start
        normal = (-wall.along[1], wall.along[0])
        if (eye[0] - x) * normal[0] + (eye[1] - y) * normal[1] > 1e-6:
            yield wall_patches(wall)


@kept
def _digit(number: int) -> Image.Image:
    picture = Image.new("RGBA", (96, 96))
    pen = ImageDraw.Draw(picture)
    pen.text((48, 48), str(number), fill=rgb("ink"), font=face(TITLE, 84), anchor="mm")
    return picture


def draw_numbers(picture: Image.Image, camera: Camera, letters: str) -> None:
    """Draws the numbers on the doors of some sides, in perspective."""
    for letter in letters:
        for number in range(1, DOORS + 1):
            x, y = door_point(f"{letter}{number}")
            dx, dy = inward(f"{letter}{number}")
            right, reach = np.array([-dy, dx, 0.0]) * -1, 0.105
            middle = np.array([x, y, PLATE_HEIGHT])
            up = np.array([0.0, 0.0, 1.0])
            corners = [middle + reach * (a * right + b * up) for a, b in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
            seen = camera.seen(np.array(corners))
            is_ahead = camera.is_parallel or seen[:, 2].min() > NEAREST
            if is_ahead and (found := spread(_digit(number), camera.placed(seen), picture.size)):
                picture.paste(found[0], found[1], found[0])


def spread(
    sprite: Image.Image, corners: Floats, size: tuple[int, int]
) -> tuple[Image.Image, tuple[int, int]] | None:
    """Returns the part of a sprite, brought to four points, that falls into a picture, and its corner."""
    low, high = np.floor(corners.min(axis=0)), np.ceil(corners.max(axis=0)) + 1
    left, top = max(int(low[0]), 0), max(int(low[1]), 0)
    right, bottom = min(int(high[0]), size[0]), min(int(high[1]), size[1])
    if left >= right or top >= bottom:
        return None
    numbers = perspective((corners - (left, top)).tolist(), sprite.size)
    shape = (right - left, bottom - top)
    laid = sprite.transform(shape, Image.Transform.PERSPECTIVE, numbers, Image.Resampling.BILINEAR)
    return laid.convert("RGBA") if laid.mode == "RGBa" else laid, (left, top)
