"""A line of words below a board, in the colours that the board has: for the frames of a film."""

from functools import lru_cache

import numpy as np
from PIL import Image

from render.keeping import kept
from render.kit import fonts, paint
from render.kit.palette import Pixels

HEIGHT = 108
_SIZES = (36, 30)  # of the letters, in pixels; films are halved
_AIR = 20
_LINE = 46


def captioned(picture: Image.Image, text: str) -> Image.Image:
    """Returns a board with a caption below it."""
    sheet = picture.crop((0, 0, picture.width, picture.height + HEIGHT))
    band = _band(text, picture.width, bytes(picture.getpalette() or []))
    sheet.paste(band, (0, picture.height))
    return sheet


@kept
def _band(text: str, wide: int, palette: bytes) -> Image.Image:
    """Draws a caption in at most two lines, white on black, in the colours of a palette."""
    drawn = Image.new("RGBA", (wide, HEIGHT), (0, 0, 0, 255))
    room, text = wide - 2 * _AIR, fonts.printable(text).replace(" )", ")")  # after an emoji
    size = _SIZES[0] if fonts.width(text, fonts.BOLD, _SIZES[0]) <= room else _SIZES[1]
    lines = fonts.parted(text, fonts.BOLD, room, size)
    top = HEIGHT / 2 - _LINE * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        fitted, _ = fonts.fitted(line, fonts.BOLD, room, size, size)
        spot = wide / 2, top + number * _LINE
        paint.letter(drawn, fitted, spot, size, colour="#FFFFFF")
    band = Image.fromarray(_greys(palette)[np.asarray(drawn.convert("L"))])
    band.putpalette(palette)
    return band


@lru_cache(maxsize=4)
def _greys(palette: bytes) -> Pixels:
    """Returns for each grey the number of the nearest colour."""
    colours = np.frombuffer(palette, np.uint8).reshape(-1, 3)[:255].astype(np.int32)
    greys = np.arange(256, dtype=np.int32)[:, None, None]
    return ((colours[None] - greys) ** 2).sum(axis=2).argmin(axis=1).astype(np.uint8)
