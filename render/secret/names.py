"""The names of cells stay readable under what is laid on the wheel."""

from collections.abc import Generator, Iterable
from contextlib import contextmanager

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit import paint
from render.kit.canvas import put_patch
from render.kit.fonts import BOLD, width
from render.secret.dial import Dial, name_spot
from render.secret.pen import solid

_BORDER = 3


@contextmanager
def names_above(picture: Image.Image, dial: Dial, places: Iterable[Place]) -> Generator[None]:
    """Keeps the names of some cells, and a thin border, above what is put on a picture meanwhile."""
    names = [_name(dial, place) for place in places if dial.shows(place)]
    above = [picture.crop((left, top, left + mask.width, top + mask.height)) for mask, left, top in names]
    yield
    for (mask, left, top), patch in zip(names, above, strict=True):
        put_patch(picture, patch, left, top, mask)


@kept
def _name(dial: Dial, place: Place) -> tuple[Image.Image, int, int]:
    """Returns where a cell's name and its border lie: a mask and its corner."""
    name, size = RINGS.names[place], dial.names[place // RINGS.sectors - dial.first]
    (x, y), wide, high = name_spot(dial, place), width(name, BOLD, size) + 2 * _BORDER, size + 2 * _BORDER
    left, top = round(x - wide / 2), round(y - high / 2)
    picture = paint.clear(wide, high, "ink")
    paint.letter(picture, name, (x - left, y - top), size, halo="ink")
    return solid(picture.getchannel("A"), 1), left, top
