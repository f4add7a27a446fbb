"""The drawings of Les couloirs de Poudlard: signs of classes, event cards, hats, zones. No layout."""

from functools import lru_cache

from PIL import Image

from render.kit.sprites import Look, numbered, sticker
from render.poudlard.sprites.events import EVENT_SHAPES
from render.poudlard.sprites.hats import HAT_NUMBERS, hat_shapes
from render.poudlard.sprites.lessons import LESSON_SHAPES


@lru_cache(maxsize=256)
def lesson_sticker(name: str, size: int, look: Look = "plain") -> Image.Image:
    """Draws the sign of a class, the star, or the way home."""
    return sticker(LESSON_SHAPES[name], size, look)


@lru_cache(maxsize=64)
def event_sticker(name: str, size: int, look: Look = "plain") -> Image.Image:
    """Draws the picture of an event card."""
    return sticker(EVENT_SHAPES[name], size, look)


@lru_cache(maxsize=128)
def hat_sticker(colour: int, number: int, size: int) -> Image.Image:
    """Draws a seat's hat with its number."""
    return numbered(hat_shapes(colour), HAT_NUMBERS[colour], number, size)
