"""The drawings of Les couloirs de Poudlard: signs of classes, event cards, hats, zones. No layout."""

from functools import lru_cache

from PIL import Image

from render.kit.sprites import numbered, stickers
from render.poudlard.sprites.events import EVENT_SHAPES
from render.poudlard.sprites.hats import HAT_NUMBERS, hat_shapes
from render.poudlard.sprites.lessons import LESSON_SHAPES

lesson_sticker = stickers(LESSON_SHAPES)  # the sign of a class, the star, or the way home
event_sticker = stickers(EVENT_SHAPES)  # the picture of an event card


@lru_cache(maxsize=128)
def hat_sticker(colour: int, number: int, size: int) -> Image.Image:
    """Draws a seat's hat with its number."""
    return numbered(hat_shapes(colour), HAT_NUMBERS[colour], number, size)
