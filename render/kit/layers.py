"""Stickers prepared for the palette, so that one can be laid on a finished patch without true colour.

Opaque pixels are simply pasted. The soft edges lie between the ink of the shadow and the white of the halo:
they are sorted into a few opacities of a few greys, and for each of these a table says what every colour of
the palette below becomes.
"""

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.keeping import kept
from render.kit.canvas import Canvas, put_patch
from render.kit.paint import mapped
from render.kit.palette import Pixels, lookup, to_palette
from render.kit.theme import mix, rgb

# Alpha below the first bound counts as clear, above the last one as opaque, and between two bounds as their
# middle.
_ALPHAS = (10, 36, 70, 110, 155, 200, 245)
_GREYS = (0, 70, 150, 256)


class Layers(NamedTuple):
    """A sticker of some size: its opaque body with its mask and its upper left corner, and its soft pixels.

    These are numbered within a box, and each has a table of what becomes of the colour below.
    """

    size: tuple[int, int]
    body: Image.Image
    mask: Image.Image
    corner: tuple[int, int]
    box: tuple[int, int, int, int]
    spots: NDArray[np.int32]
    tables: NDArray[np.uint16]  # where they begin


def layered(sticker: Image.Image) -> Layers:
    """Splits a sticker."""
    alpha = sticker.getchannel("A")
    box = alpha.getbbox() or (0, 0, 1, 1)
    step = np.digitize(np.asarray(alpha.crop(box)).ravel(), _ALPHAS)  # 0 for nothing, 7 for opaque
    spots = np.nonzero((step > 0) & (step < len(_ALPHAS)))[0].astype(np.int32)
    grey = np.asarray(sticker.convert("RGB").convert("L").crop(box)).ravel()[spots]
    levels = (step[spots] - 1) * (len(_GREYS) - 1) + np.digitize(grey, _GREYS[1:-1])
    mask = mapped(alpha, bytes(255 * (value >= _ALPHAS[-1]) for value in range(256))).convert("1")
    inside = mask.getbbox() or (0, 0, 1, 1)  # a smaller mask is pasted sooner
    body, tables = to_palette(sticker.crop(inside)), (levels * 256).astype(np.uint16)
    return Layers(sticker.size, body, mask.crop(inside), inside[:2], box, spots, tables)


@kept
def layers_of(draw: Callable[..., Image.Image], *facts: object) -> Layers:
    """Splits the sticker that a function draws from some facts, and keeps it."""
    return layered(draw(*facts))


def lay(picture: Image.Image, layers: Layers, x: float, y: float) -> None:
    """Lays a sticker on a patch with its middle on a point."""
    left, top = _corner(layers, x, y)
    x0, y0, x1, y1 = layers.box
    box = (left + x0, top + y0, left + x1, top + y1)
    below = np.frombuffer(bytearray(picture.crop(box).tobytes()), np.uint8)
    _soften(below, layers)
    put_patch(picture, Image.frombytes("P", (x1 - x0, y1 - y0), below.tobytes()), *box[:2])
    _put_body(picture, layers, left, top)


def lay_on(canvas: Canvas, layers: Layers, x: float, y: float) -> None:
    """Lays a sticker on a canvas, wholly within it: its pixels need not be taken out and put back."""
    left, top = _corner(layers, x, y)
    x0, y0, x1, y1 = layers.box
    box = canvas.pixels[top + y0 : top + y1, left + x0 : left + x1]
    below = box.ravel()
    _soften(below, layers)
    box[...] = below.reshape(box.shape)
    _put_body(canvas.image, layers, left, top)


def _corner(layers: Layers, x: float, y: float) -> tuple[int, int]:
    """Returns the upper left corner of a sticker whose middle is on a point."""
    wide, high = layers.size
    return round(x - wide / 2), round(y - high / 2)


def _put_body(picture: Image.Image, layers: Layers, left: int, top: int) -> None:
    right, down = layers.corner
    put_patch(picture, layers.body, left + right, top + down, layers.mask)


def _soften(below: Pixels, layers: Layers) -> None:
    """Blends the soft pixels of a sticker with what lies below its box."""
    spots = layers.spots.astype(np.intp)  # as numpy would do for each use of them
    below[spots] = _tables()[layers.tables + below[spots]]


@cache
def _tables() -> Pixels:
    """Returns for each level of softness, one after another, what each colour of the palette becomes."""
    levels = [(alphas, greys) for alphas in pairwise(_ALPHAS) for greys in pairwise(_GREYS)]
    return np.concatenate([_blends(sum(alphas) // 2, sum(greys) // 2) for alphas, greys in levels])


def _blends(alpha: int, grey: int) -> Pixels:
    """Returns what each colour becomes under a share of a grey between ink and white."""
    above = mix(rgb("ink"), rgb("white"), grey / 255)
    return lookup(lambda below: mix(below, above, alpha / 255))
