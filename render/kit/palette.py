"""Palettes, and the way from true colour to them.

A patch is drawn in true colour once, converted to the palette, and kept; a picture is then only patches put
side by side. Pillow's own `quantize(palette=…)` confuses near colours, so the nearest colour is looked up
in a table of all 65,536 colours of five, six and five bits.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageChops

from render.keeping import kept
from render.kit.paint import filled, mapped
from render.kit.theme import COLOURS, DIM_MARK, WIDTH, Rgb, mix, rgb

Pixels: TypeAlias = NDArray[np.uint8]
# Two colours that meet along soft edges or in shadows, and the shares of the second in the first.
Ramp: TypeAlias = tuple[str, str, tuple[float, ...]]

LIMIT = 255
_WEIGHTS = np.array([3, 4, 2], np.int32)  # of red, green and blue in the distance between two colours
_RED = bytes(value & 0xF8 for value in range(256))
_GREEN_HIGH = bytes(value >> 5 for value in range(256))
_GREEN_LOW = bytes((value & 0x1C) << 3 for value in range(256))
_BLUE = bytes(value >> 3 for value in range(256))


class Palette:
    """Named colours and the blends between them. Tables are made when first needed."""

    def __init__(self, named: Mapping[str, str], ramps: Iterable[Ramp]) -> None:
        self._named = tuple(map(rgb, named.values()))
        blends = (
            mix(rgb(named[one]), rgb(named[other]), share) for one, other, shares in ramps for share in shares
        )
        self._colours = tuple(dict.fromkeys([*self._named, *blends]))
        self._bytes = bytes(channel for colour in self._colours for channel in colour)

    def colours(self) -> tuple[Rgb, ...]:
        """All colours, the named ones first."""
        return self._colours

    @cached_property
    def _table(self) -> Pixels:
        """For each of the 65,536 cells the number of the nearest colour; named colours are met exactly."""
        cells = np.arange(1 << 16, dtype=np.int32)
        mixed = np.stack([cells >> 8 & 0xF8 | 4, cells >> 3 & 0xFC | 2, cells << 3 & 0xF8 | 4], axis=1)
        best = np.full(cells.size, 1 << 30, np.int32)
        table = np.zeros(cells.size, np.uint8)
        for number, colour in enumerate(self._colours):
            away = mixed - np.array(colour, np.int32)
            distance = (away * away) @ _WEIGHTS
            np.copyto(table, number, where=distance < best)
            best = np.minimum(best, distance)
        for colour in self._named:
            table[_cell(colour)] = self._colours.index(colour)
        return table

    def nearest(self, colour: Rgb) -> int:
        """Returns the number of the nearest colour."""
        return int(self._table[_cell(colour)])

    def lookup(self, change: Callable[[Rgb], Rgb]) -> Pixels:
        """Returns a table of 256 entries: the number of what each colour becomes when it is changed."""
        numbers = self._table[[_cell(change(colour)) for colour in self._colours]]
        return np.pad(numbers, (0, 256 - numbers.size))

    def to_palette(self, image: Image.Image) -> Image.Image:
        """Converts a picture to the colours of the palette."""
        red, green, blue = image.convert("RGB").split()
        high = ImageChops.add(mapped(red, _RED), mapped(green, _GREEN_HIGH))
        low = ImageChops.add(mapped(green, _GREEN_LOW), mapped(blue, _BLUE))
        cells = np.frombuffer(Image.merge("LA", (low, high)).tobytes(), np.uint16)
        return self.image_of(image.size, self._table[cells].tobytes())

    def image_of(self, size: tuple[int, int], numbers: bytes) -> Image.Image:
        """Makes an image of palette numbers."""
        made = Image.frombytes("P", size, numbers)
        made.putpalette(self._bytes)
        return made


def _cell(colour: Rgb) -> int:
    red, green, blue = colour
    return (red & 0xF8) << 8 | (green & 0xFC) << 3 | blue >> 3


# fmt: off
_FILLS = (
    "steel", "steel-light", "steel-dark", "oak", "oak-light", "oak-dark", "red", "violet", "leaf",
    "leaf-light", "leaf-dark", "fire", "lute", "cream", "pink", "rose", "mouse", "feather", "feather-light",
    "belly", "gold", "gold-light", "gold-dark", "yes", "no", "seat-0", "seat-1", "seat-2", "seat-3", "white",
)
# fmt: on
_RAMPS: tuple[Ramp, ...] = (
    *((fill, "ink", (0.5,)) for fill in _FILLS),
    ("white", "ink", (0.16, 0.32, 0.68, 0.84)),
    ("panel", "ink", (0.1, 0.2, 0.35, 0.5, 0.65, 0.8)),
    ("panel", "muted", (0.35, 0.7)),
    ("paper", "ink", (0.08, 0.16, 0.24, 0.32, 0.42, 0.55, 0.7)),
    ("paper", "muted", (0.25, 0.5, 0.75)),
    ("floor", "ink", (0.12, 0.24, 0.36, 0.5, 0.65, 0.8)),
    ("lit", "ink", (0.12, 0.24, 0.38, 0.55, 0.75)),
    ("floor-shadow", "ink", (0.25, 0.45)),
    ("won", "paper", (0.2, 0.4, 0.6, 0.8)),
    ("lit-won", "lit", (0.25, 0.5, 0.75)),
    ("wall", "white", (0.3, 0.65)),
    ("wall", "ink", (0.3, 0.6)),
    ("wall-dim", "white", (0.5,)),
    ("fixed", "white", (0.3, 0.65)),
    ("fixed", "ink", (0.3, 0.6)),
    ("dim", "ink", (0.2, 0.4, 0.6, 0.8)),
    ("dim", "white", (0.25, 0.6)),
    ("disc", "ink", (0.15, 0.35)),
    ("gold", "floor", (0.5,)),
    ("ray", "floor", (0.5,)),
    *(("dim", f"mark-{seat}", (DIM_MARK,)) for seat in range(4)),
    *((f"text-{seat}", "white", (0.33, 0.67)) for seat in (0, 2, 3)),
    *((f"pale-{seat}", "ink", (0.25, 0.5, 0.75)) for seat in range(4)),
    ("edge", "ink", (0.5,)),
    ("edge", "paper", (0.5,)),
    ("night-0", "white", (0.25, 0.5, 0.75)),
    ("night-1", "gold-light", (0.33, 0.67)),
    *((zone, "ink", (0.25, 0.5, 0.75)) for zone in ("zone-d", "zone-e")),
    *((fill, "ink", (0.5,)) for fill in ("grass", "squid", "lilac", "blush", "skin", "back-light")),
    ("back", "ink", (0.3, 0.6)),
    ("lake", "ink", (0.35,)),
    ("pine-dark", "ink", (0.5,)),
)
_SHARED = Palette(COLOURS, _RAMPS)


@kept
def paper(height: int) -> Image.Image:
    """Returns an empty sheet of some height."""
    return to_palette(filled(WIDTH, height, "paper"))


@kept
def patch_of(ground: str, draw: Callable[..., Image.Image], *facts: object) -> Image.Image:
    """Puts the sticker that a function draws from some facts on a plain ground, and keeps it."""
    sticker = draw(*facts)
    picture = filled(*sticker.size, ground)
    picture.alpha_composite(sticker)
    return to_palette(picture)


colours = _SHARED.colours
nearest = _SHARED.nearest
lookup = _SHARED.lookup
to_palette = _SHARED.to_palette
image_of = _SHARED.image_of
