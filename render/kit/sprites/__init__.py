"""Stickers: every small drawing, made once at each size and kept. What is kept is never drawn upon."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from render.kit.fonts import BOLD, face
from render.kit.paint import faded, shadowed
from render.kit.pen import Shape, Sketch
from render.kit.sprites.ghosts import NUMBER_SPOTS, badge, ghost
from render.kit.sprites.marks import MARKS
from render.kit.theme import SCALE, rgb

Look: TypeAlias = Literal["plain", "won", "dim", "bare"]  # bare: no halo and no shadow

Thing: TypeAlias = str | tuple[Shape, ...]  # one of ours by its name, or a drawing that a game brings itself

_things: dict[str, tuple[Shape, ...]] = {}
MARGIN = 9  # room around a sticker for its halo and its shadow
_HALO = {"treasure": 2.0, "ghost": 2.6}


def learn(shapes: Mapping[str, tuple[Shape, ...]]) -> None:
    """Add a game's own drawings, so that the shared parts can draw them by name."""
    _things.update(shapes)


@lru_cache(maxsize=256)
def treasure(thing: Thing, size: int, look: Look = "plain") -> Image.Image:
    """A treasure; `won` is grey and faded, `dim` is grey in the dark."""
    return sticker(_things[thing] if isinstance(thing, str) else thing, size, look)


def sticker(shapes: tuple[Shape, ...], size: int, look: Look) -> Image.Image:
    """Shapes as a sticker; the caller keeps it."""
    if look == "bare":
        return _bare(shapes, size)
    if look == "won":
        return _greyed(_bare(shapes, size), "floor-shadow", 0.45, 0.62)
    if look == "dim":
        return _greyed(_bare(shapes, size), "dim", 0.45, 1.0)
    sketch = Sketch(size, MARGIN)
    sketch.halo(shapes, "white", _HALO["treasure"])
    sketch.add(shapes)
    return shadowed(sketch.finished())


@lru_cache(maxsize=128)
def pawn(colour: int, number: int, size: int) -> Image.Image:
    """A seat's ghost with its number."""
    return numbered(ghost(colour), NUMBER_SPOTS[colour], number, size)


def numbered(
    shapes: tuple[Shape, ...], badge_spot: tuple[float, float, float], number: int, size: int
) -> Image.Image:
    """A pawn with a number on its badge; `badge_spot` is the badge's middle and height in a box of 100."""
    sketch = Sketch(size, MARGIN)
    sketch.halo(shapes, "white", _HALO["ghost"])
    sketch.add(shapes)
    x, y, height = badge_spot
    unit = size * SCALE / 100
    spot = (x * unit + MARGIN * SCALE, y * unit + MARGIN * SCALE)
    pen = ImageDraw.Draw(sketch.image)
    pen.text(spot, str(number), fill=rgb("ink"), font=face(BOLD, round(height * 1.05 * unit)), anchor="mm")
    return shadowed(sketch.finished())


@lru_cache(maxsize=64)
def mark(name: str, size: int) -> Image.Image:
    """A small sign of `MARKS`."""
    return _bare(MARKS[name], size)


@lru_cache(maxsize=64)
def seat_badge(colour: int, size: int, fill: str, line: str) -> Image.Image:
    """The bare shape of a seat."""
    return _bare(badge(colour, fill, line), size)


def _bare(shapes: tuple[Shape, ...], size: int) -> Image.Image:
    sketch = Sketch(size, MARGIN)
    sketch.add(shapes)
    return sketch.finished()


def _greyed(sticker: Image.Image, towards: str, share: float, strength: float) -> Image.Image:
    alpha = faded(sticker.getchannel("A"), strength)
    grey = ImageEnhance.Color(sticker.convert("RGB")).enhance(0)
    mixed = Image.blend(grey, Image.new("RGB", sticker.size, rgb(towards)), share)
    mixed.putalpha(alpha)
    return mixed
