"""The drawings of Les couloirs de Poudlard: signs of classes, event cards, hats, zones. No layout."""

from pathlib import Path

from PIL import Image

from render.keeping import kept
from render.kit.pen import drawn
from render.kit.sprites import numbered, stickers
from render.kit.sprites.drawings import drawings

_HERE = Path(__file__).parent
# The middle of the number on each hat's badge, and its height.
_HAT_NUMBERS = ((50, 67, 31), (50, 68, 25), (50.5, 66.5, 32), (50, 64, 30))

lesson_sticker = stickers(_HERE / "lessons.svg")  # the sign of a class, the star, or the way home
event_sticker = stickers(_HERE / "events.svg")  # the picture of an event card


def landscape(zone: str, side: int) -> Image.Image:
    """Draws the ground of a zone."""
    return drawn(drawings(_HERE / "grounds.svg")[zone], side)


@kept
def hat_sticker(colour: int, number: int, size: int) -> Image.Image:
    """Draws a seat's hat with its number."""
    hat = drawings(_HERE / "hats.svg")[f"hat-{colour}"]
    return numbered(hat, _HAT_NUMBERS[colour], number, size)
