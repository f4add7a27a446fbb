"""Stickers prepared for the palette, so that one can be laid on a finished patch without true colour.

Opaque pixels are simply pasted. The soft edges lie between the ink of the shadow and the white of the halo:
they are sorted into a few opacities of a few greys, and for each of these a table says what every colour of
the palette below becomes.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops

from render.kit.paint import mapped
from render.kit.palette import lookup, to_palette
from render.kit.theme import mix, rgb

# Alpha below the first bound counts as clear, above the last one as opaque, and between two bounds as their
# middle.
_ALPHAS = (10, 36, 70, 110, 155, 200, 245)
_GREYS = (0, 70, 150, 256)


class Soft(NamedTuple):
    """The pixels of a sticker that share one blending table, numbered within its box."""

    table: bytes
    spots: tuple[int, ...]


class Layers(NamedTuple):
    """A sticker split into its opaque body and its soft edges within a box."""

    body: Image.Image
    mask: Image.Image
    box: tuple[int, int, int, int]
    edges: tuple[Soft, ...]


def layered(sticker: Image.Image) -> Layers:
    """Splits a sticker."""
    alpha = sticker.getchannel("A")
    box = alpha.getbbox() or (0, 0, 1, 1)
    strength, grey = alpha.crop(box), sticker.convert("RGB").convert("L").crop(box)
    edges: list[Soft] = []
    for low, high in pairwise(_ALPHAS):
        for dark, bright in pairwise(_GREYS):
            mask = ImageChops.multiply(_between(strength, low, high), _between(grey, dark, bright))
            if spots := tuple(spot for spot, value in enumerate(mask.tobytes()) if value):
                edges.append(Soft(_blends((low + high) // 2, (dark + bright) // 2), spots))
    body = to_palette(sticker)
    return Layers(body, _between(alpha, _ALPHAS[-1], 256).convert("1"), box, tuple(edges))


@lru_cache(maxsize=1024)
def layers_of(draw: Callable[..., Image.Image], *facts: object) -> Layers:
    """Splits the sticker that a function draws from some facts, and keeps it."""
    return layered(draw(*facts))


def lay(picture: Image.Image, layers: Layers, x: float, y: float) -> None:
    """Lays a sticker on a patch with its middle on a point."""
    left, top = round(x - layers.body.width / 2), round(y - layers.body.height / 2)
    x0, y0, x1, y1 = layers.box
    box = (left + x0, top + y0, left + x1, top + y1)
    below = bytearray(picture.crop(box).tobytes())
    for table, spots in layers.edges:  # a few hundred: calls into Pillow would cost more
        for spot in spots:
            below[spot] = table[below[spot]]
    picture.paste(Image.frombytes("P", (x1 - x0, y1 - y0), bytes(below)), box)
    picture.paste(layers.body, (left, top), layers.mask)


def _between(band: Image.Image, low: int, high: int) -> Image.Image:
    return mapped(band, bytes(255 if low <= value < high else 0 for value in range(256)))


@cache
def _blends(alpha: int, grey: int) -> bytes:
    """Returns what each colour of the palette becomes under a share of a grey between ink and white."""
    above = mix(rgb("ink"), rgb("white"), grey / 255)
    return lookup(lambda below: mix(below, above, alpha / 255)).tobytes()
