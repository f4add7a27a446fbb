"""Letters kept one by one: names are new at every table, and are put together from letters drawn before."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from render.keeping import kept
from render.kit import fonts, paint
from render.kit.palette import Pixels, image_of, to_palette
from render.kit.theme import rgb

_AIR = 8  # how far a letter such as j reaches to the left of its place, at most


class Glyph(NamedTuple):
    """The soft pixels of a letter, and where they begin from its place on the line's middle."""

    pixels: Pixels
    left: int
    top: int


@lru_cache(maxsize=4096)
def _glyph(letter: str, weight: str, size: int) -> Glyph | None:
    """Draws a letter; None for a space."""
    picture = Image.new("L", (2 * _AIR + fonts.width(letter, weight, size), 3 * size))
    middle = picture.height // 2
    ImageDraw.Draw(picture).text((_AIR, middle), letter, 255, fonts.face(weight, size), "lm")
    box = picture.getbbox()
    return Glyph(np.asarray(picture.crop(box)), box[0] - _AIR, box[1] - middle) if box else None


def inked(text: str, weight: str, size: int) -> Glyph | None:
    """Puts the letters of a line together; None if there is nothing to see."""
    placed, x, advances = list[tuple[int, Glyph]](), 0, fonts.advances(weight, size)
    for letter in text:
        if glyph := _glyph(letter, weight, size):
            placed.append((x + glyph.left, glyph))
        x += advances[letter]
    if not placed:
        return None
    left = min(x for x, _ in placed)
    top = min(glyph.top for _, glyph in placed)
    right = max(x + glyph.pixels.shape[1] for x, glyph in placed)
    bottom = max(glyph.top + glyph.pixels.shape[0] for _, glyph in placed)
    line, end = np.zeros((bottom - top, right - left), np.uint8), left
    for x, glyph in placed:
        deep, broad = glyph.pixels.shape
        region = line[glyph.top - top : glyph.top - top + deep, x - left : x - left + broad]
        region[:] = glyph.pixels if x >= end else _joined(region, glyph.pixels)
        end = max(end, x + broad)
    return Glyph(line, left, top)


def _joined(one: Pixels, other: Pixels) -> Pixels:
    """Lays soft pixels on others, as Pillow does where two letters of a line meet."""
    shared = one.astype(np.uint16) * other + 128
    return other + (one - ((shared >> 8) + shared >> 8).astype(np.uint8))


@kept
def _shades(ground: str, words: str) -> Pixels:
    """Returns for each strength of a letter's soft edge the colour in which it is seen on a ground."""
    picture = paint.filled(256, 1, ground)
    strengths = Image.frombytes("L", (256, 1), bytes(range(256)))
    picture.paste((*rgb(words), 255), mask=strengths)
    return np.frombuffer(to_palette(picture).tobytes(), np.uint8)


def write(
    picture: Image.Image,
    text: str,
    spot: tuple[int, int],
    size: int,
    *,
    ground: str,
    colour: str,
    weight: str = fonts.BOLD,
) -> None:
    """Writes a line from the left on the plain part of a patch, without true colour."""
    if line := inked(text, weight, size):
        size_of = line.pixels.shape[::-1]
        shown = image_of(size_of, _shades(ground, colour)[line.pixels].tobytes())
        mask = Image.frombytes("L", size_of, ((line.pixels > 0) * np.uint8(255)).tobytes())
        picture.paste(shown, (spot[0] + line.left, spot[1] + line.top), mask)
