"""The one palette of all pictures, and the way from true colour to it.

A patch is drawn in true colour once, brought to the palette, and kept; a picture is then only patches put
side by side. Pillow's own `quantize(palette=…)` confuses near colours, so the nearest colour is looked up
in a table of all 65,536 colours of five, six and five bits.
"""

from array import array
from functools import cache

import numpy as np
from PIL import Image, ImageChops, ImageMath

from render.kit.paint import mapped
from render.kit.theme import COLOURS, DIM_MARK, Rgb, mix, rgb

# fmt: off
_FILLS = (
    "steel", "steel-light", "steel-dark", "oak", "oak-light", "oak-dark", "red", "violet", "leaf",
    "leaf-light", "leaf-dark", "fire", "lute", "cream", "pink", "rose", "mouse", "feather", "feather-light",
    "belly", "gold", "gold-light", "gold-dark", "yes", "no", "seat-0", "seat-1", "seat-2", "seat-3", "white",
)
# fmt: on
# Pairs of colours that meet along soft edges or in shadows, and the shares of the second in the first.
_RAMPS: tuple[tuple[str, str, tuple[float, ...]], ...] = (
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
LIMIT = 255


@cache
def colours() -> tuple[Rgb, ...]:
    """All colours of the palette, the theme's own first."""
    blends = (mix(rgb(one), rgb(other), share) for one, other, shares in _RAMPS for share in shares)
    return tuple(dict.fromkeys([*(rgb(name) for name in COLOURS), *blends]))


def index(name: str) -> int:
    """The palette's number for a colour of the theme."""
    return colours().index(rgb(name))


@cache
def _flat() -> bytes:
    return bytes(channel for colour in colours() for channel in colour)


def _cell(colour: Rgb) -> int:
    red, green, blue = colour
    return (red & 0xF8) << 8 | (green & 0xFC) << 3 | blue >> 3


@cache
def _nearest() -> bytes:
    """For each of the 65,536 cells the palette's nearest colour; the theme's own colours are met exactly."""
    cells = range(1 << 16)
    red = _plane([(cell >> 8 & 0xF8) | 4 for cell in cells])
    green = _plane([(cell >> 3 & 0xFC) | 2 for cell in cells])
    blue = _plane([(cell << 3 & 0xF8) | 4 for cell in cells])
    best = Image.new("I", red.size, 2**31 - 1)
    for number, (r, g, b) in enumerate(colours()):
        best = ImageMath.lambda_eval(
            lambda at, r=r, g=g, b=b, number=number: at["min"](
                at["best"],
                ((at["red"] - r) * (at["red"] - r) * 3 + (at["green"] - g) * (at["green"] - g) * 4
                 + (at["blue"] - b) * (at["blue"] - b) * 2) * 256 + number,
            ),
            best=best, red=red, green=green, blue=blue,
        )  # fmt: skip
    table = bytearray(value & 255 for value in memoryview(best.tobytes()).cast("i"))
    for name in COLOURS:
        table[_cell(rgb(name))] = index(name)
    return bytes(table)


def _plane(values: list[int]) -> Image.Image:
    return Image.frombytes("I", (256, 256), array("i", values).tobytes())


def nearest(colour: Rgb) -> int:
    """The palette's number for the colour that comes nearest."""
    return _nearest()[_cell(colour)]


_RED = bytes(value & 0xF8 for value in range(256))
_GREEN_HIGH = bytes(value >> 5 for value in range(256))
_GREEN_LOW = bytes((value & 0x1C) << 3 for value in range(256))
_BLUE = bytes(value >> 3 for value in range(256))


def to_palette(image: Image.Image) -> Image.Image:
    """The picture in the colours of the palette."""
    red, green, blue = image.convert("RGB").split()
    high = ImageChops.add(mapped(red, _RED), mapped(green, _GREEN_HIGH))
    low = ImageChops.add(mapped(green, _GREEN_LOW), mapped(blue, _BLUE))
    cells = np.frombuffer(Image.merge("LA", (low, high)).tobytes(), np.uint16)
    return blank(image.size, np.frombuffer(_nearest(), np.uint8)[cells].tobytes())


def blank(size: tuple[int, int], pixels: bytes) -> Image.Image:
    """An image of the palette made of these pixels."""
    made = Image.frombytes("P", size, pixels)
    made.putpalette(_flat())
    return made
