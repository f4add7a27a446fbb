"""Pictures composed in the palette itself, so that a board costs little more than its file.

A drawing is prepared once: opaque pixels are copied; soft edges lie between ink and white and are sorted into
a few levels, and for each level a table says what every colour below becomes.
"""

from collections.abc import Generator, Iterable
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from typing import NamedTuple, Self, TypeAlias

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from render.keeping import SHELF
from render.kit.fonts import BOLD
from render.kit.palette import Pixels
from render.kit.sprites.glyphs import inked
from render.kit.theme import Rgb, mix
from render.pasvu.palette import image_of, lookup, nearest, to_palette
from render.pasvu.theme import rgb

# Alpha below the first bound counts as clear, above the last one as opaque; greys are sorted likewise.
_ALPHAS = (10, 36, 70, 110, 155, 200, 245)
_GREYS = (0, 70, 150, 256)
_STEPS = np.digitize(np.arange(256), _ALPHAS).astype(np.uint8)
_PEN = 16  # how far a line reaches beyond its points, at most

Point: TypeAlias = tuple[float, float]
Places: TypeAlias = NDArray[np.intp]  # of numpy's own kind: others would be converted whenever they are used


class Ready(NamedTuple):
    """A prepared drawing: its opaque pixels, 0 elsewhere, and its soft pixels with their levels.

    `below` is 255 where what lies below stays, and 0 where the drawing is opaque. `soft` counts pixels from
    the drawing's corner along the lines of the picture that it is laid on. A level is where its row begins in
    `_table`.
    """

    pixels: Pixels
    below: Pixels
    soft: Places
    levels: Places

    def within(self, left: int, top: int, right: int, bottom: int, stride: int) -> "Ready":
        """Returns what of it lies in a box."""
        rows, columns = np.divmod(self.soft, stride)
        kept = (rows >= top) & (rows < bottom) & (columns >= left) & (columns < right)
        shown, below = self.pixels[top:bottom, left:right], self.below[top:bottom, left:right]
        return Ready(shown, below, self.soft[kept] - (top * stride + left), self.levels[kept])


@cache
def _table() -> Pixels:
    """Returns what each colour of the palette becomes, one level of softness after another."""
    levels = [(alphas, greys) for alphas in pairwise(_ALPHAS) for greys in pairwise(_GREYS)]
    return np.concatenate([_blends(sum(alphas) / 510, sum(greys) / 2 / 255) for alphas, greys in levels])


def _blends(alpha: float, grey: float) -> Pixels:
    above: Rgb = mix(rgb("ink"), rgb("white"), grey)
    return lookup(lambda below: mix(below, above, alpha))


@cache
def _inks(colour: str) -> Pixels:
    """Returns for each strength of a letter what each colour of the palette becomes."""
    table = np.tile(np.arange(256, dtype=np.uint8), (256, 1))
    red, green, blue = rgb(colour)
    grey = np.digitize((red * 19595 + green * 38470 + blue * 7471 + 0x8000) >> 16, _GREYS[1:-1])
    for level, (low, high) in enumerate(pairwise(_ALPHAS)):
        table[low:high] = _table().reshape(-1, 256)[level * (len(_GREYS) - 1) + grey]
    table[_ALPHAS[-1] :] = nearest(rgb(colour))
    return table


@cache
def _shades(ground: str, colour: str) -> bytes:
    """Returns for each strength of a letter the colour in which it is seen on a ground."""
    picture = Image.new("RGB", (256, 1), rgb(ground))
    picture.paste(rgb(colour), mask=Image.frombytes("L", (256, 1), bytes(range(256))))
    return flattened(picture)[0].tobytes()


def _made_ready(image: Image.Image, stride: int) -> Ready:
    assert image.width <= stride, "it would not lie within one line"
    pixels = np.asarray(image)
    step = _STEPS[pixels[..., 3]]  # 0 for nothing, 7 for opaque
    rows, columns = np.nonzero((step > 0) & (step < len(_ALPHAS)))
    soft = Image.fromarray(pixels[rows, columns, :3][None]) if rows.size else Image.new("RGB", (0, 0))
    shades = np.digitize(np.asarray(soft.convert("L")).ravel(), _GREYS[1:-1])
    levels = ((step[rows, columns] - 1) * (len(_GREYS) - 1) + shades).astype(np.intp) * 256
    opaque = step == len(_ALPHAS)
    shown = np.where(opaque, np.asarray(to_palette(image)), np.uint8(0))
    below = np.where(opaque, np.uint8(0), np.uint8(255))
    return Ready(shown, below, rows * stride + columns, levels)


def ready(image: Image.Image, stride: int) -> Ready:
    """Prepares a drawing for pictures whose lines lie so far apart; it is prepared only once."""
    # Kept together with its drawing, so that no other drawing can get the same id.
    return SHELF.get((ready, id(image), stride), lambda: (image, _made_ready(image, stride)))[1]


class Flat:
    """A picture in the palette. Its ground is copied, so cached grounds are never drawn on."""

    def __init__(self, ground: Pixels) -> None:
        self._draw_on(ground.copy())

    @classmethod
    def on(cls, pixels: Pixels) -> Self:
        """Draws on these pixels themselves."""
        flat = cls.__new__(cls)
        flat._draw_on(pixels)
        return flat

    def _draw_on(self, pixels: Pixels) -> None:
        assert pixels.strides[0] > 0 and pixels.strides[1] == 1, "drawn on line by line"
        self.pixels = pixels
        high, wide = pixels.shape
        # All rows as one, with what may lie between them: one index finds a pixel faster than two.
        self._stride = pixels.strides[0]
        self._line = as_strided(pixels, ((high - 1) * self._stride + wide,), (1,))

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """Lays a drawing with its corner on a point; what sticks out is cut off."""
        made = ready(image, stride := self._stride)
        high, wide = self.pixels.shape
        deep, broad = made.pixels.shape
        x0, y0, x1, y1 = max(-left, 0), max(-top, 0), min(broad, wide - left), min(deep, high - top)
        if x0 >= x1 or y0 >= y1:
            return
        if (x1 - x0, y1 - y0) != (broad, deep):
            made, left, top = made.within(x0, y0, x1, y1, stride), left + x0, top + y0
        soft = made.soft + (top * stride + left)
        self._line[soft] = _table().take(made.levels + self._line.take(soft))
        region = self.pixels[top : top + y1 - y0, left : left + x1 - x0]
        np.bitwise_and(region, made.below, out=region)
        np.bitwise_or(region, made.pixels, out=region)

    def stamp(self, image: Image.Image, x: float, y: float) -> None:
        """Lays a drawing with its middle on a point."""
        self.lay(image, round(x - image.width / 2), round(y - image.height / 2))

    def put(self, patch: Pixels, left: int, top: int) -> None:
        """Puts a patch with its corner on a point."""
        self.pixels[top : top + patch.shape[0], left : left + patch.shape[1]] = patch

    def write(
        self, text: str, left: int, middle: int, size: int, colour: str, ground: str = "", weight: str = BOLD
    ) -> None:
        """Writes a line of text that fits in, by its left end and its middle; its letters are kept.

        On a plain ground, if that is named, all shades between the two colours are met.
        """
        if not text:
            return
        line = inked(text, weight, size, _shades(ground, colour)) if ground else inked(text, weight, size)
        x, y = left + line.left, middle + line.top
        high, wide = line.pixels.shape
        region = self.pixels[y : y + high, x : x + wide]
        region[:] = line.pixels if ground else _inks(colour)[line.pixels, region]

    def tint(self, table: Pixels, box: tuple[int, int, int, int]) -> None:
        """Replaces the colours within a box by those that a table names."""
        left, top, right, bottom = box
        region = self.pixels[top:bottom, left:right]
        region[:] = table[region]

    @contextmanager
    def pen(self, points: Iterable[Point]) -> Generator[tuple[ImageDraw.ImageDraw, tuple[int, int]]]:
        """Draws lines and areas near some points; yields the pen and the corner from which it counts.

        Their colours are numbers of the palette.
        """
        across, along = zip(*points, strict=True)
        left, top = max(int(min(across)) - _PEN, 0), max(int(min(along)) - _PEN, 0)
        region = self.pixels[top : int(max(along)) + _PEN, left : int(max(across)) + _PEN]
        image = Image.fromarray(region)
        yield ImageDraw.Draw(image), (left, top)
        region[:] = np.asarray(image)

    def image(self) -> Image.Image:
        """Returns the finished picture."""
        return image_of(self.pixels.shape[::-1], self.pixels.tobytes())


def flattened(image: Image.Image) -> Pixels:
    """Converts a picture to the palette."""
    return np.asarray(to_palette(image))
