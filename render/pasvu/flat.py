"""Pictures put together in the palette itself, so that a board costs little more than its file.

A drawing is made ready once: where it is opaque its pixels are copied; its soft edges lie between ink and
white and are sorted into a few levels, and a table tells for each level what becomes of every colour below.
"""

from collections import OrderedDict
from functools import cache
from itertools import pairwise
from threading import Lock
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from render.kit.theme import mix
from render.pasvu.palette import as_image, colours, nearest_of, to_palette
from render.pasvu.theme import rgb

Pixels: TypeAlias = NDArray[np.uint8]

# A drawing's alpha below the first bound is nothing, above the last one opaque; so with greys.
_ALPHAS = (10, 36, 70, 110, 155, 200, 245)
_GREYS = (0, 70, 150, 256)
_KEPT = 4096


class Ready(NamedTuple):
    """A drawing taken apart: its pixels, where it is opaque, and its soft pixels with their levels."""

    pixels: Pixels
    opaque: NDArray[np.bool_]
    rows: NDArray[np.intp]
    columns: NDArray[np.intp]
    levels: Pixels


@cache
def _table() -> Pixels:
    """For each level of softness, what each colour of the palette becomes."""
    rows: list[Pixels] = []
    for low, high in pairwise(_ALPHAS):
        for dark, bright in pairwise(_GREYS):
            above = mix(rgb("ink"), rgb("white"), (dark + bright) / 2 / 255)
            rows.append(nearest_of([mix(below, above, (low + high) / 510) for below in colours()]))
    return np.stack(rows)


def _made_ready(image: Image.Image) -> Ready:
    alpha = np.asarray(image.getchannel("A"))
    grey = np.asarray(image.convert("RGB").convert("L"))
    step = np.digitize(alpha, _ALPHAS)  # 0 for nothing, 7 for opaque
    rows, columns = np.nonzero((step > 0) & (step < len(_ALPHAS)))
    shades = np.digitize(grey[rows, columns], _GREYS[1:-1])
    levels = ((step[rows, columns] - 1) * (len(_GREYS) - 1) + shades).astype(np.uint8)
    return Ready(np.asarray(to_palette(image)), step == len(_ALPHAS), rows, columns, levels)


# Drawings are kept by their producers; this keeps what was made of each, with the drawing itself, so that
# no other can take its place in memory.
_kept: OrderedDict[int, tuple[Image.Image, Ready]] = OrderedDict()
_lock = Lock()


def ready(image: Image.Image) -> Ready:
    """A drawing made ready; the same drawing is made ready once."""
    with _lock:
        if found := _kept.get(id(image)):
            _kept.move_to_end(id(image))
            return found[1]
    made = _made_ready(image)
    with _lock:
        _kept[id(image)] = (image, made)
        while len(_kept) > _KEPT:
            _kept.popitem(last=False)
    return made


class Flat:
    """A picture in the palette. What it starts from is copied, never drawn upon."""

    def __init__(self, ground: Pixels) -> None:
        self.pixels = ground.copy()

    def lay(self, image: Image.Image, left: int, top: int) -> None:
        """A drawing with its corner on a point; what hangs over the edge is cut."""
        made = ready(image)
        high, wide = self.pixels.shape
        deep, broad = made.opaque.shape
        x0, y0, x1, y1 = max(-left, 0), max(-top, 0), min(broad, wide - left), min(deep, high - top)
        if x0 >= x1 or y0 >= y1:
            return
        region = self.pixels[top + y0 : top + y1, left + x0 : left + x1]
        rows, columns, levels = made.rows - y0, made.columns - x0, made.levels
        if (x1 - x0, y1 - y0) != (broad, deep):
            kept = (rows >= 0) & (rows < y1 - y0) & (columns >= 0) & (columns < x1 - x0)
            rows, columns, levels = rows[kept], columns[kept], levels[kept]
        region[rows, columns] = _table()[levels, region[rows, columns]]
        np.copyto(region, made.pixels[y0:y1, x0:x1], where=made.opaque[y0:y1, x0:x1])

    def stamp(self, image: Image.Image, x: float, y: float) -> None:
        """A drawing with its middle on a point."""
        self.lay(image, round(x - image.width / 2), round(y - image.height / 2))

    def put(self, patch: Pixels, left: int, top: int) -> None:
        """A whole patch."""
        self.pixels[top : top + patch.shape[0], left : left + patch.shape[1]] = patch

    def image(self) -> Image.Image:
        """As a picture."""
        return as_image(self.pixels)


def flattened(image: Image.Image) -> Pixels:
    """A whole picture in the palette."""
    return np.asarray(to_palette(image))
