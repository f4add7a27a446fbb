"""Plates of several coloured lines: the matches of a bracket, the tables of a round."""

from PIL import Image, ImageDraw

from render.keeping import kept
from render.kit import paint
from render.kit.theme import SCALE, rgb

_RADIUS = 10
_EDGE = 3


@kept
def plate(wide: int, lines: tuple[tuple[int, str], ...]) -> Image.Image:
    """Draws a plate with round corners; each line has a height and a colour."""
    high = sum(line for line, _ in lines)
    picture = Image.new("RGBA", (wide, high))
    draw, top = ImageDraw.Draw(picture), 0
    for at, (line, colour) in enumerate(lines):
        draw.rectangle((0, top, wide, top + line), (*rgb(colour), 255))
        if at:
            draw.line((0, top, wide, top), (*rgb("edge"), 255), 2)
        top += line
    picture.putalpha(paint.rounded(wide, high, _RADIUS, rgb("ink"), rgb("ink"), 1).getchannel("A"))
    picture.alpha_composite(_frame(wide, high))
    return picture


@kept
def _frame(wide: int, high: int) -> Image.Image:
    picture, draw = paint.large(wide, high)
    box = (0, 0, wide * SCALE - 1, high * SCALE - 1)
    draw.rounded_rectangle(box, _RADIUS * SCALE, None, (*rgb("ink"), 255), _EDGE * SCALE)
    return paint.reduced(picture)
