"""Letters kept one by one: names are new at every table, and are put together from letters drawn before."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageDraw

from render.keeping import kept
from render.kit import fonts, paint
from render.kit.canvas import Canvas
from render.kit.palette import Pixels, to_palette
from render.kit.theme import rgb

_AIR = 8  # how far a letter such as j reaches beyond its own width, at most
_SOFT = bytes(range(256))  # strengths as they are


class Letter(NamedTuple):
    """The soft pixels of a letter, column by column: those over its own width, and those beyond its ends."""

    pixels: bytes
    before: bytes
    after: bytes
    top: int  # of its ink, and where that ends, in rows of the line
    bottom: int


class Line(NamedTuple):
    """The pixels of a line, and where they begin from its place on the line's middle."""

    pixels: Pixels
    left: int
    top: int


@lru_cache(maxsize=64)
def _half(weight: str, size: int) -> int:
    """Returns how far the letters of a font reach above and below a line's middle, at most."""
    return sum(fonts.face(weight, size).getmetrics()) // 2 + 2


@kept
def _letter(letter: str, weight: str, size: int) -> Letter:
    """Draws a letter; a space has no ink."""
    wide, half = fonts.advances(weight, size)[letter], _half(weight, size)
    picture = Image.new("L", (wide + 2 * _AIR, 2 * half))
    ImageDraw.Draw(picture).text((_AIR, half), letter, 255, fonts.face(weight, size), "lm")
    left, top, right, bottom = picture.getbbox() or (_AIR, half, _AIR, half)
    columns = np.asarray(picture).T
    before, after = columns[left:_AIR], columns[_AIR + wide : right]
    return Letter(columns[_AIR:-_AIR].tobytes(), before.tobytes(), after.tobytes(), top, bottom)


def inked(text: str, weight: str, size: int, shades: bytes = _SOFT) -> Line:
    """Puts the letters of a line together, in the colours of their 256 strengths."""
    letters, high = [_letter(letter, weight, size) for letter in text], 2 * _half(weight, size)
    at, air = _AIR * high, bytes(_AIR * high)
    line = bytearray().join((air, *[letter.pixels for letter in letters], air))
    for letter in letters:
        if before := letter.before:
            line[at - len(before) : at] = _joined(bytes(line[at - len(before) : at]), before)
        at += len(letter.pixels)
        if after := letter.after:
            line[at : at + len(after)] = _joined(bytes(line[at : at + len(after)]), after)
    left, right = _AIR - len(letters[0].before) // high, (at + len(letters[-1].after)) // high
    top, bottom = min(letter.top for letter in letters), max(letter.bottom for letter in letters)
    columns = np.frombuffer(line.translate(shades), np.uint8).reshape(-1, high)
    return Line(columns[left:right, top:bottom].T, left - _AIR, top - high // 2)


@kept
def _joined(one: bytes, other: bytes) -> bytes:
    """Lays soft pixels on others, as Pillow does where two letters of a line meet."""
    below, above = np.frombuffer(one, np.uint8), np.frombuffer(other, np.uint8)
    shared = below.astype(np.uint16) * above + 128
    return (above + (below - ((shared >> 8) + shared >> 8).astype(np.uint8))).tobytes()


@kept
def _shades(ground: str, words: str) -> bytes:
    """Returns for each strength of a letter's soft edge the colour in which it is seen on a ground."""
    picture = paint.filled(256, 1, ground)
    strengths = Image.frombytes("L", (256, 1), bytes(range(256)))
    picture.paste((*rgb(words), 255), mask=strengths)
    return to_palette(picture).tobytes()


def write(
    canvas: Canvas,
    text: str,
    spot: tuple[int, int],
    size: int,
    *,
    ground: str,
    colour: str,
    weight: str = fonts.BOLD,
) -> None:
    """Writes a line from the left on a plain part of a picture, without true colour."""
    if text:
        shades = _shades(ground, colour)
        line = inked(text, weight, size, shades)
        (x, y), (high, wide) = spot, line.pixels.shape
        left, top = x + line.left, y + line.top
        region = canvas.pixels[top : top + high, left : left + wide]
        np.copyto(region, line.pixels, where=line.pixels != shades[0])  # a sign may reach between letters
