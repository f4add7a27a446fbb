"""Marks of the previews in the hall: outlines, arrows, cells within reach, paths, rings."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

import numpy as np
from PIL import Image, ImageDraw

from engine.pasvu.hall.overlap import corners_of, hull
from engine.pasvu.hall.shapes import crate_of
from engine.pasvu.hall.standing import Stand, centre_of
from engine.pasvu.model import Piece
from render.keeping import kept
from render.kit import paint
from render.kit.fonts import BOLD, face
from render.kit.palette import Pixels
from render.kit.theme import SCALE, mix
from render.pasvu import theme
from render.pasvu.flat import Flat
from render.pasvu.hall.top import PAD, point, stick
from render.pasvu.palette import lookup, nearest
from render.pasvu.theme import hex_of, rgb

_LINE = 4
FULL = "×"  # instead of the steps, for a cell within reach where the ghost has no room


def _spot(x: float, y: float) -> tuple[float, float]:
    """Returns the pixel of a place in the hall."""
    at = point(x, y)
    return at[0] + PAD, at[1] + PAD


def outline(picture: Flat, piece: Piece, colour: str, *, dashes: bool = False) -> None:
    """Draws a line around a piece."""
    ring = [_spot(x, y) for x, y in hull((x, y) for x, y, _ in corners_of(crate_of(piece)))]
    with picture.pen(ring) as (draw, (left, top)):
        ring = [(x - left, y - top) for x, y in ring]
        for start, end in zip(ring, [*ring[1:], ring[0]], strict=True):
            for a, b in _dashes(start, end) if dashes else [(start, end)]:
                draw.line((*a, *b), fill=nearest(rgb("ink")), width=_LINE + 4)
                draw.line((*a, *b), fill=nearest(rgb(colour)), width=_LINE)


def _dashes(
    start: tuple[float, float], end: tuple[float, float]
) -> Iterable[tuple[tuple[float, float], tuple[float, float]]]:
    a, b = np.array(start), np.array(end)
    count = max(1, round(float(np.hypot(*(b - a))) / 18))
    for n in range(count):
        one, two = a + (b - a) * n / count, a + (b - a) * (n + 0.55) / count
        yield (float(one[0]), float(one[1])), (float(two[0]), float(two[1]))


def arrow(picture: Flat, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draws an arrow from one place of the hall to another."""
    ends = _spot(*start), _spot(*end)
    a, b = np.array(ends[0]), np.array(ends[1])
    length = float(np.hypot(*(b - a)))
    if length < 24:
        return
    way = (b - a) / length
    across = np.array([-way[1], way[0]])
    ink, cream = nearest(rgb("ink")), nearest(rgb("cream"))
    with picture.pen(ends) as (draw, corner):
        a, b = a - corner, b - corner
        neck = b - way * 20
        tip = [tuple(b), tuple(neck + across * 12), tuple(neck - across * 12)]
        draw.line((*a, *neck), fill=ink, width=10)
        draw.polygon(tip, fill=cream, outline=ink)
        draw.line((*a, *neck), fill=cream, width=5)
        draw.line([*tip, tip[0]], fill=ink, width=2)


@kept
def nudge(turn: int) -> Image.Image:
    """Draws a golden arrow head that points north, east, south or west (0 to 3)."""
    size = 34
    picture, draw = paint.large(size, size)
    unit = size * SCALE / 100
    points = [
        (x * unit, y * unit) for x, y in ((50, 8), (92, 62), (64, 62), (64, 92), (36, 92), (36, 62), (8, 62))
    ]
    draw.polygon(points, fill=rgb("brass-light"))
    draw.line([*points, points[0], points[1]], fill=rgb("ink"), width=round(7 * unit), joint="curve")
    return paint.reduced(picture).rotate(-90 * turn)


def nudges(picture: Flat, low: Sequence[float], high: Sequence[float]) -> None:
    """Puts four arrows around a piece: the directions in which it can be nudged."""
    (left, top), (right, bottom) = point(*low[:2]), point(*high[:2])
    x, y = (left + right) / 2, (top + bottom) / 2
    for turn, (at_x, at_y) in enumerate(((x, top - 24), (right + 24, y), (x, bottom + 24), (left - 24, y))):
        stick(picture, nudge(turn), (round(at_x - 17), round(at_y - 17)))


def light_cell(picture: Flat, cell: str, *, chosen: bool = False) -> None:
    """Lights a cell within reach and writes its name."""
    x, y = centre_of(cell)
    left, top = round((x - 0.5) * theme.CELL), round((y - 0.5) * theme.CELL)
    corner = (PAD + left, PAD + top)
    picture.tint(_light(chosen), (*corner, corner[0] + theme.CELL, corner[1] + theme.CELL))
    stick(picture, _lit_frame(cell, chosen), (left, top))


def count_steps(picture: Flat, cell: str, text: str) -> None:
    """Puts the number of steps to a cell in its upper right corner."""
    x, y = centre_of(cell)
    pill = steps_pill(text)
    stick(picture, pill, (round((x + 0.5) * theme.CELL - pill.width - 4), round((y - 0.5) * theme.CELL + 4)))


def steps_box(cell: str) -> tuple[float, float, float, float]:
    """Returns the box, in pixels of the hall, where the steps to a cell are written."""
    x, y = centre_of(cell)
    right, top = (x + 0.5) * theme.CELL, (y - 0.5) * theme.CELL
    return right - 36, top + 4, right - 4, top + 34


@cache
def _light(chosen: bool) -> Pixels:
    """Returns what each colour of the palette becomes in a lit cell."""
    return lookup(lambda below: mix(below, rgb("reach"), 0.59 if chosen else 0.41))


@kept
def _lit_frame(cell: str, chosen: bool) -> Image.Image:
    size = theme.CELL
    picture = Image.new("RGBA", (size, size), (*rgb("ink"), 0))
    edge = (*rgb("seen" if chosen else "reach-line"), 255)
    ImageDraw.Draw(picture).rectangle((2, 2, size - 3, size - 3), outline=edge, width=5 if chosen else 3)
    paint.letter(picture, cell, (8, 16), theme.TYPE_CELL, colour=hex_of("ink"), anchor="lm")
    return picture


@kept
def steps_pill(text: str) -> Image.Image:
    """Draws the number of steps to a cell, or that it is full."""
    wide = round(face(BOLD, 24).getlength(text)) + 16
    fill, ink = ("night", "cream") if text == FULL else ("white", "ink")
    picture = paint.rounded(wide, 30, 9, rgb(fill), rgb("ink"), 2)
    paint.letter(picture, text, (wide / 2, 14), 24, colour=hex_of(ink))
    return picture


def spot_dots(picture: Flat, stands: Sequence[Stand], colour: int, chosen: tuple[str, float] | None) -> None:
    """Puts dots where a ghost can stand in a cell; raised ones are square."""
    for stand in sorted(stands, key=lambda one: one.level):
        x, y = point(stand.x, stand.y)
        dot = _dot(colour, stand.level > 0.005, chosen == (stand.spot, stand.level))
        stick(picture, dot, (round(x - dot.width / 2), round(y - dot.height / 2)))


@kept
def _dot(colour: int, raised: bool, chosen: bool) -> Image.Image:
    size = 24 if chosen else 19
    return paint.rounded(
        size, size, 4 if raised else size // 2, rgb("seen" if chosen else f"pale-{colour}"), rgb("ink"), 2.4
    )


@kept
def _path_dot(colour: int) -> Image.Image:
    return paint.rounded(13, 13, 6, rgb(f"seat-{colour}"), rgb("white"), 2)


def path(picture: Flat, points: Sequence[tuple[float, float]], colour: int) -> None:
    """Dots a path."""
    dot = _path_dot(colour)
    for start, end in pairwise(points):
        for share in (0.0, 0.25, 0.5, 0.75):
            x, y = point(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            stick(picture, dot, (round(x - 6), round(y - 6)))


def ring(picture: Flat, x: float, y: float, size: int, colour: str = "seen") -> None:
    """Draws a ring around a ghost."""
    shown = _ring(size, colour)
    at = point(x, y)
    stick(picture, shown, (round(at[0] - shown.width / 2), round(at[1] - shown.height / 2)))


@kept
def _ring(size: int, colour: str) -> Image.Image:
    picture, draw = paint.large(size, size)
    side = size * SCALE
    draw.ellipse((0, 0, side - 1, side - 1), outline=rgb("ink"), width=8 * SCALE)
    inset = 2 * SCALE
    draw.ellipse((inset, inset, side - inset - 1, side - inset - 1), outline=rgb(colour), width=4 * SCALE)
    return paint.reduced(picture)
