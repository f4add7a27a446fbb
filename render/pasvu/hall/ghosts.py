"""Ghosts: of tinted glass as they stand in the hall, and as tokens from above."""

from typing import TypeAlias

import numpy as np
from PIL import Image, ImageDraw

from engine.pasvu.model import Figure
from render.keeping import kept
from render.kit.fonts import BOLD, face
from render.kit.paint import large, reduced, shadowed
from render.kit.pen import Shape, Sketch, contours
from render.kit.sprites import BADGES
from render.kit.theme import SCALE, mix
from render.pasvu.hall.camera import Camera
from render.pasvu.hall.mesh import Floats
from render.pasvu.theme import hex_of, rgb

Rgba: TypeAlias = tuple[int, int, int, int]

# The body fills a box of 100 by 200, or of 100 by 100 if it lies (V27); `ROOM` around it is for its rim.
ROOM = 8
_TALL = (
    "M2 192 L2 50 C2 18 22 1 50 1 C78 1 98 18 98 50 L98 192 L86 199 L74 190 L62 199 L50 190 L38 199 L26 190 "
    "L14 199 Z"
)
_LOW = (
    "M2 94 L2 50 C2 18 22 1 50 1 C78 1 98 18 98 50 L98 94 L86 99 L74 93 L62 99 L50 93 L38 99 L26 93 L14 99 Z"
)
# By colour: circle, square, triangle, diamond, in a box of 100.
_MARKS = tuple(BADGES[badge] for badge in (0, 2, 1, 3))
# Scales that make the four look equally large, and how far the text is moved down.
_MARK_SCALE = (1.0, 0.96, 1.12, 1.12)
_TEXT_DROP = (0.0, 0.0, 0.13, 0.0)
_UNIT = 2.4  # pixels to a hundredth of a ghost's width
_TINT = 150  # of 255: how much of the colour the glass has


class _Pen:
    """Draws translucent lines and areas in a box of hundredths, at twice the size."""

    def __init__(self, high: int) -> None:
        self._unit = 2 * _UNIT
        size = tuple(round((long + 2 * ROOM) * self._unit) for long in (100, high))
        self.image = Image.new("RGBA", (size[0], size[1]))
        self._draw = ImageDraw.Draw(self.image)

    def points(self, path: str) -> list[tuple[float, float]]:
        """Returns the first contour of a path in pixels."""
        return [((x + ROOM) * self._unit, (y + ROOM) * self._unit) for x, y in contours(path)[0].points]

    def line(self, path: str, colour: Rgba, wide: float, *, closed: bool = True) -> None:
        """Draws a line along a path."""
        points = self.points(path)
        ring = [*points, points[0], points[1]] if closed else points
        self._draw.line(ring, fill=colour, width=round(wide * self._unit), joint="curve")

    def area(self, path: str, colour: Rgba) -> None:
        """Fills a path."""
        self._draw.polygon(self.points(path), fill=colour)

    def finished(self) -> Image.Image:
        """Returns the drawing at its final size."""
        return self.image.convert("RGBa").reduce(2).convert("RGBA")


@kept
def glass_ghost(colour: int, is_seen: bool, is_low: bool) -> Image.Image:
    """Draws a glass ghost, to be laid on four points; if it was seen, its rim is yellow."""
    body, pen = (_LOW, _Pen(100)) if is_low else (_TALL, _Pen(200))
    seat, deep = rgb(f"seat-{colour}"), rgb(f"deep-{colour}")
    if is_seen:
        pen.line(body, (*rgb("ink"), 255), 7.5)
        pen.line(body, (*rgb("seen"), 255), 5.7)
    pen.area(body, (*seat, _TINT))
    pen.line(body, (*mix(seat, deep, 0.4), 245), 2.5)
    pen.line("M14 60 C14 32 24 18 36 13", (255, 255, 255, 120), 3.5, closed=False)
    _draw_face(pen, 40 if is_low else 52, 6 if is_low else 10)
    middle, reach = (84, 13) if is_low else (136, 20)
    for fill, wide in (((255, 255, 255, 240), 1.22), ((*seat, 255), 0.86)):
        pen.area(_scaled(_MARKS[colour], middle, reach * wide / 50), fill)
    return pen.finished()


def _draw_face(pen: _Pen, eye: float, mouth: float) -> None:
    """Draws two eyes and an astonished mouth."""
    ink, white = (*rgb("ink"), 255), (255, 255, 255, 250)
    for x, inwards in ((32, 2), (68, -2)):
        pen.area(f"O {x} {eye} 12 15", ink)
        pen.area(f"O {x} {eye} 10 13", white)
        pen.area(f"O {x + inwards} {eye + 2} 5 7", ink)
        pen.area(f"O {x} {eye - 2} 2 2.4", white)
    pen.area(f"O 50 {eye + 27} 7 {mouth}", ink)


def _scaled(path: str, middle: float, scale: float) -> str:
    """Returns a mark scaled down, centred on a body at some height."""
    points = [(50 + (x - 50) * scale, middle + (y - 50) * scale) for x, y in contours(path)[0].points]
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + " Z"


def stood(camera: Camera, figure: Figure, room: float = ROOM / 100) -> Floats:
    """V21: returns the corners of an upright board through a ghost's axis that faces the eye, with a rim."""
    if camera.is_parallel:
        right = camera.axes[0]
    else:
        dx, dy = figure.x - camera.eye[0], figure.y - camera.eye[1]
        length = max(float(np.hypot(dx, dy)), 1e-9)
        right = np.array([-dy / length, dx / length, 0.0])
    reach, lip = figure.radius * (1 + 2 * room), 2 * figure.radius * room
    foot = np.array([figure.x, figure.y, figure.z])
    low, high = np.array([0, 0, -lip]), np.array([0, 0, figure.height + lip])
    corners = ((-reach, high), (reach, high), (reach, low), (-reach, low))
    return np.array([foot + right * aside + lift for aside, lift in corners])


def is_low(figure: Figure) -> bool:
    """V27: does it lie?"""
    return figure.height < 3 * figure.radius


@kept
def token(colour: int, text: str, size: int, look: str = "plain") -> Image.Image:
    """Draws a ghost from above: its mark with a text. `look`: plain, under (a piece), small, bare."""
    fill = hex_of(f"seat-{colour}") if look != "under" else hex_of(f"under-{colour}")
    shape = Shape(_MARKS[colour], fill, hex_of("ink"), 5)
    scaled = round(size * _MARK_SCALE[colour])
    sketch = Sketch(scaled, 7)
    if look != "bare":
        sketch.halo((shape,), "white", 2.2)
    sketch.add((shape,))
    picture = sketch.finished()
    if text:
        _write(picture, text, scaled, colour)
    if look == "plain":
        return shadowed(picture)
    return picture


def _write(picture: Image.Image, text: str, size: int, colour: int) -> None:
    pen = ImageDraw.Draw(picture)
    middle = picture.width / 2
    letters = round(size * (0.62 if len(text) < 2 else 0.44) * (0.8 if colour in (2, 3) else 1))
    spot = (middle, middle + size * _TEXT_DROP[colour])
    pen.text(
        spot, text, fill=(255, 255, 255), font=face(BOLD, max(letters, 9)), anchor="mm",
        stroke_width=max(2, round(size / 22)), stroke_fill=rgb("ink"),
    )  # fmt: skip


@kept
def mark(colour: int, size: int) -> Image.Image:
    """Draws a seat's mark, for labels and bars."""
    return token(colour, "", size, "bare")


@kept
def name_pill(colour: int, text: str, size: int) -> Image.Image:
    """Draws a ghost's name and mark in a pill of its colour."""
    wide = round(face(BOLD, size).getlength(text)) + round(size * 1.85)
    high = round(size * 1.42)
    plate, pen = large(wide, high)
    box = (0, 0, wide * SCALE - 1, high * SCALE - 1)
    pen.rounded_rectangle(box, high * SCALE / 2, rgb("ink"))
    inset = 1.4 * SCALE
    inner = (inset, inset, box[2] - inset, box[3] - inset)
    pen.rounded_rectangle(inner, high * SCALE / 2, rgb(f"seat-{colour}"))
    inset = 4.2 * SCALE
    pen.rounded_rectangle((inset, inset, box[2] - inset, box[3] - inset), high * SCALE / 2, rgb("white"))
    picture = reduced(plate)
    badge = mark(colour, round(size * 0.74))
    picture.alpha_composite(badge, (round(size * 0.86 - badge.width / 2), round(high / 2 - badge.height / 2)))
    ImageDraw.Draw(picture).text(
        (size * 1.36, high / 2), text, fill=rgb("ink"), font=face(BOLD, size), anchor="lm"
    )
    return picture
