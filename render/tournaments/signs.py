"""Small signs of tournaments, each with its own shape as well as colour."""

from pathlib import Path

from PIL import Image

from render.keeping import kept
from render.kit import paint
from render.kit.fonts import TITLE, width
from render.kit.paint import letter
from render.kit.pen import drawn
from render.kit.sprites.drawings import drawings
from render.kit.theme import rgb

MARGIN = 3

SIGNS = Path(__file__).with_name("signs.svg")


@kept
def sign(name: str, size: int) -> Image.Image:
    """Draws a sign."""
    return drawn(drawings(SIGNS)[name], size, MARGIN)


@kept
def medal(rank: int, size: int) -> Image.Image:
    """Draws the medal of one of the first three."""
    picture = sign(f"medal-{rank}", size).copy()
    number = round(size * 0.58)
    letter(picture, str(rank), (MARGIN + size / 2, MARGIN + size * 0.42), number, weight=TITLE)
    return picture


@kept
def pill(text: str, size: int, fill: str) -> Image.Image:
    """Draws a short text on a plate with round ends."""
    high = round(size * 1.5)
    plate = paint.rounded(width(text, TITLE, size) + high, high, high // 2, rgb(fill), rgb("ink"), 2.5)
    letter(plate, text, (plate.width / 2, high / 2 - 1), size, weight=TITLE)
    return plate
