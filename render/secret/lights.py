"""Light and dark on the wheel: some cells stay bright, the rest is darkened."""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image

from engine.mazes.rings import Place
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit.layers import Layers, layered
from render.kit.palette import image_of, lookup
from render.kit.theme import Rgb, mix, rgb
from render.secret.dial import CENTRE_ZONE, SECTOR, Dial
from render.secret.pen import Arc, Box, Pen, bounds, outline, solid

_DARK = 0.62
_AIR = 2


@lru_cache(maxsize=1)
def _dimmer() -> bytes:
    """Returns what each colour of the palette becomes in the dark: greyer and nearer to the walls."""

    def dimmed(colour: Rgb) -> Rgb:
        grey = round(0.3 * colour[0] + 0.55 * colour[1] + 0.15 * colour[2])
        return mix(mix(colour, (grey, grey, grey), 0.6), rgb("wall-dim"), _DARK)

    return lookup(dimmed).tobytes()


def darkened(picture: Image.Image, dial: Dial, bright: Iterable[Place]) -> Image.Image:
    """Darkens the wheel except for some places."""
    left, top, right, bottom = box = _wheel(dial)
    light = picture.crop(box)
    dark = image_of(light.size, light.tobytes().translate(_dimmer()))
    for place in bright:
        if dial.shows(place):
            (x0, y0, x1, y1), mask = _cell(dial, place)
            inside = (x0 - left, y0 - top, x1 - left, y1 - top)
            dark.paste(light.crop(inside), inside, mask)
    whole = picture.copy()
    whole.paste(dark, box, _round(dial, right - left, bottom - top))
    return whole


@lru_cache(maxsize=2)
def _wheel(dial: Dial) -> Box:
    return bounds(outline(Arc(0, dial.outer(dial.first), 0, 360)), _AIR)


@kept
def _round(dial: Dial, wide: int, high: int) -> Image.Image:
    pen = Pen(_wheel(dial))
    pen.disc(dial.outer(dial.first), "white")
    return solid(pen.finished().getchannel("A")).crop((0, 0, wide, high))


def _piece(dial: Dial, place: Place) -> Arc:
    zone, sector = divmod(place, RINGS.sectors)
    if zone == CENTRE_ZONE:
        return Arc(0, dial.outer(zone), 0, 360)
    return Arc(dial.inner(zone), dial.outer(zone), (sector - 0.5) * SECTOR, (sector + 0.5) * SECTOR)


@kept
def _cell(dial: Dial, place: Place) -> tuple[Box, Image.Image]:
    piece = _piece(dial, place)
    box = bounds(outline(piece), _AIR)
    pen = Pen(box)
    pen.arc(piece, "white")
    return box, solid(pen.finished().getchannel("A"))


@kept
def frame(dial: Dial, place: Place, colour: str) -> tuple[Layers, float, float]:
    """Draws a line around a cell in three colours; returns it with its middle."""
    piece = _piece(dial, place)
    left, top, right, bottom = box = bounds(outline(piece), _AIR + 4)
    pen = Pen(box)
    for inset, shade in ((-3.0, "ink"), (-1.2, "white"), (0.6, colour), (6.0, "white"), (7.6, "ink")):
        pen.arc(piece, shade, -inset)
    cut = Pen(box)
    cut.arc(piece, "white", -9.0)
    hollow = pen.image.getchannel("A")
    hollow.paste(0, mask=cut.image.getchannel("A"))
    pen.image.putalpha(hollow)
    return layered(pen.finished()), (left + right) / 2, (top + bottom) / 2
