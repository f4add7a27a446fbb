"""The hotel's own palette, which all its flat pictures share, and the way from true colour to it."""

from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.theme import Rgb, mix
from render.pasvu.theme import COLOURS, rgb

LIMIT = 255
# Colours that fall into shadow or meet the ink of an outline, and those that letters stand on.
_SHADES = tuple(name for name in COLOURS if not name.startswith(("sky", "ink", "night", "dark", "white")))
_RAMPS: tuple[tuple[str, str, tuple[float, ...]], ...] = (
    *((name, "ink", (0.24, 0.55)) for name in _SHADES),
    *((name, "ink", (0.12, 0.38)) for name in ("carpet", "carpet-dark", "carpet-light", "oak", "velvet")),
    ("white", "ink", (0.12, 0.25, 0.4, 0.55, 0.7, 0.85)),
    *((f"seat-{seat}", "white", (0.35, 0.65)) for seat in range(4)),
    *((f"deep-{seat}", "white", (0.5,)) for seat in range(4)),
)


@cache
def colours() -> tuple[Rgb, ...]:
    """All colours of the palette, the hotel's own first."""
    blends = (mix(rgb(one), rgb(other), share) for one, other, shares in _RAMPS for share in shares)
    return tuple(dict.fromkeys([*(rgb(name) for name in COLOURS), *blends]))


@cache
def _nearest() -> NDArray[np.uint8]:
    """For each of the 65,536 colours of five, six and five bits the nearest one; our own are met exactly."""
    cells = np.arange(1 << 16, dtype=np.int32)
    mixed = np.stack([cells >> 8 & 0xF8 | 4, cells >> 3 & 0xFC | 2, cells << 3 & 0xF8 | 4], axis=1)
    best = np.full(cells.size, 1 << 30, np.int32)
    table = np.zeros(cells.size, np.uint8)
    for number, colour in enumerate(colours()):
        away = mixed - np.array(colour, np.int32)
        distance = (away * away) @ np.array([3, 4, 2], np.int32)
        np.copyto(table, number, where=distance < best)
        best = np.minimum(best, distance)
    for number, (red, green, blue) in list(enumerate(colours()))[: len(COLOURS)]:
        table[(red & 0xF8) << 8 | (green & 0xFC) << 3 | blue >> 3] = number
    return table


def to_palette(image: Image.Image) -> Image.Image:
    """The picture in the colours of the palette."""
    pixels = np.asarray(image.convert("RGB"))
    cells = (pixels[..., 0] & 0xF8).astype(np.uint16) << 8
    cells |= (pixels[..., 1] & 0xFC).astype(np.uint16) << 3
    cells |= pixels[..., 2] >> 3
    return as_image(_nearest()[cells])


def as_image(pixels: NDArray[np.uint8]) -> Image.Image:
    """An image of the palette made of these pixels."""
    made = Image.fromarray(pixels)
    made.putpalette(_bytes())
    return made


@cache
def _bytes() -> bytes:
    return bytes(channel for colour in colours() for channel in colour)


def nearest_of(mixed: list[Rgb]) -> NDArray[np.uint8]:
    """The palette's numbers for some colours, as many as it can hold."""
    cells = [(red & 0xF8) << 8 | (green & 0xFC) << 3 | blue >> 3 for red, green, blue in mixed]
    return np.pad(_nearest()[cells], (0, 256 - len(cells)))
