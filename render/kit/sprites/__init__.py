"""Stickers: every small drawing, made once at each size and kept. What is kept is never drawn upon."""

from functools import lru_cache
from typing import Literal, TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from render.fonts import BOLD, face
from render.paint import faded, shadowed
from render.pen import Shape, Sketch
from render.sprites.events import EVENT_SHAPES
from render.sprites.ghosts import NUMBER_SPOTS, badge, ghost
from render.sprites.hats import HAT_NUMBERS, hat_shapes
from render.sprites.lessons import LESSON_SHAPES
from render.sprites.marks import MARKS
from render.sprites.objects import OBJECT_SHAPES, SIGN_SHAPES
from render.sprites.treasures import TREASURE_SHAPES
from render.theme import SCALE, rgb

Look: TypeAlias = Literal["plain", "won", "dim", "bare"]  # bare: no halo and no shadow

Thing: TypeAlias = str | tuple[Shape, ...]  # one of ours by its name, or a drawing that a game brings itself

_THINGS = {**TREASURE_SHAPES, **OBJECT_SHAPES, **SIGN_SHAPES}
MARGIN = 9  # room around a sticker for its halo and its shadow
_HALO = {"treasure": 2.0, "ghost": 2.6}


@lru_cache(maxsize=256)
def treasure(thing: Thing, size: int, look: Look = "plain") -> Image.Image:
    """A treasure; `won` is grey and faded, `dim` is grey in the dark."""
    return _sticker(_THINGS[thing] if isinstance(thing, str) else thing, size, look)


@lru_cache(maxsize=256)
def lesson(name: str, size: int, look: Look = "plain") -> Image.Image:
    """The sign of a class, the star, or the way home."""
    return _sticker(LESSON_SHAPES[name], size, look)


@lru_cache(maxsize=64)
def event(name: str, size: int, look: Look = "plain") -> Image.Image:
    """The drawing on an event card."""
    return _sticker(EVENT_SHAPES[name], size, look)


def _sticker(shapes: tuple[Shape, ...], size: int, look: Look) -> Image.Image:
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
    return _numbered(ghost(colour), NUMBER_SPOTS[colour], number, size)


@lru_cache(maxsize=128)
def hat(colour: int, number: int, size: int) -> Image.Image:
    """A seat's hat with its number."""
    return _numbered(hat_shapes(colour), HAT_NUMBERS[colour], number, size)


def _numbered(
    shapes: tuple[Shape, ...], badge_spot: tuple[float, float, float], number: int, size: int
) -> Image.Image:
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
