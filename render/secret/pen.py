"""Drawing around the middle of the wheel at the large scale, and stickers for plain grounds."""

import math
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from typing import NamedTuple, TypeAlias

from PIL import Image, ImageDraw

from engine.mazes.rings import Place
from engine.secret.layout import RINGS
from render.keeping import kept
from render.kit import fonts, paint
from render.kit.canvas import put_patch
from render.kit.palette import to_palette
from render.kit.theme import SCALE, rgb
from render.secret import theme
from render.secret.dial import Dial, Point, at, name_spot

Box: TypeAlias = tuple[int, int, int, int]

_STEP = 0.5  # degrees between two points of an arc
_QUARTERS = (None, Image.Transpose.ROTATE_270, Image.Transpose.ROTATE_180, Image.Transpose.ROTATE_90)
_NAME_BORDER = 3
_FAINT = 8  # alpha below which a sticker is invisible


class Arc(NamedTuple):
    """A curved piece: radii and angles."""

    inner: float
    outer: float
    start: float
    end: float


class Spoke(NamedTuple):
    """A straight piece along a radius."""

    inner: float
    outer: float
    angle: float


def box_around(radius: int) -> Box:
    """Returns the square around a circle of the board."""
    x, y = theme.MIDDLE
    return x - radius, y - radius, x + radius, y + radius


def outline(piece: Arc, grow: float = 0.0) -> list[Point]:
    """Returns the border of a curved piece, grown by some pixels on all sides."""
    wider = math.degrees(grow / piece.outer)
    start, end = piece.start - wider, piece.end + wider
    steps = max(2, round((end - start) / _STEP))
    angles = [start + (end - start) * step / steps for step in range(steps + 1)]
    outside = [at(angle, piece.outer + grow) for angle in angles]
    return outside + [at(angle, max(piece.inner - grow, 0)) for angle in reversed(angles)]


def bounds(points: list[Point], air: int) -> Box:
    """Returns the box around some points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return (
        math.floor(min(xs)) - air,
        math.floor(min(ys)) - air,
        math.ceil(max(xs)) + air,
        math.ceil(max(ys)) + air,
    )


class Pen:
    """Draws on a piece of the sheet at the large scale, in the coordinates of the sheet."""

    def __init__(self, box: Box, colour: str | None = None) -> None:
        self.left, self.top = box[:2]
        size = (box[2] - box[0]) * SCALE, (box[3] - box[1]) * SCALE
        self.image = Image.new("RGB", size, rgb(colour)) if colour else Image.new("RGBA", size)
        self.draw = ImageDraw.Draw(self.image)

    def polygon(self, points: list[Point], colour: str) -> None:
        """Draws an area."""
        placed = [((x - self.left) * SCALE, (y - self.top) * SCALE) for x, y in points]
        self.draw.polygon(placed, fill=rgb(colour))

    def dot(self, spot: Point, size: float, colour: str) -> None:
        """Draws a disc."""
        x, y = (spot[0] - self.left) * SCALE, (spot[1] - self.top) * SCALE
        reach = size * SCALE
        self.draw.ellipse((x - reach, y - reach, x + reach, y + reach), fill=rgb(colour))

    def disc(self, radius: float, colour: str) -> None:
        """Draws a disc around the middle of the board."""
        self.dot(theme.MIDDLE, radius, colour)

    def arc(self, piece: Arc, colour: str, grow: float = 0.0) -> None:
        """Draws a curved piece, grown by some pixels on all sides."""
        self.polygon(outline(piece, grow), colour)

    def spoke(self, piece: Spoke, half: float, colour: str) -> None:
        """Draws a straight piece."""
        ends = ((piece.inner, -half), (piece.inner, half), (piece.outer, half), (piece.outer, -half))
        self.polygon([beside(piece.angle, radius, aside) for radius, aside in ends], colour)

    def finished(self) -> Image.Image:
        """Returns the drawing at its final size."""
        return paint.reduced(self.image)


def quarter(picture: Image.Image, quarters: int) -> Image.Image:
    """Turns a picture clockwise by quarters, without drawing anything anew."""
    way = _QUARTERS[quarters]
    return picture if way is None else picture.transpose(way)


def beside(angle: float, radius: float, aside: float) -> Point:
    """Returns a point some pixels clockwise of a ray from the middle."""
    x, y = at(angle, radius)
    turn = math.radians(angle)
    return x + aside * math.cos(turn), y + aside * math.sin(turn)


def solid(band: Image.Image, least: int = 128) -> Image.Image:
    """Returns a one-bit mask of where a band reaches a value."""
    return paint.mapped(band, bytes(255 * (value >= least) for value in range(256))).convert("1")


# Shadows end sharply on plain grounds: soft ends would make the file larger.
_CRISP = bytes(0 if value < 30 else 70 if value < 110 else value for value in range(256))


class Flat(NamedTuple):
    """A sticker already blended with a ground of one colour: it is pasted without blending.

    What is clear around it has been cut off: the picture and its mask lie on a corner within the whole size.
    """

    image: Image.Image
    mask: Image.Image
    size: tuple[int, int]
    corner: tuple[int, int]


def flat(sticker: Image.Image, colour: str, least: int = _FAINT) -> Flat:
    """Blends a sticker with the colour of its ground."""
    picture = paint.filled(*sticker.size, colour)
    hard = sticker.copy()
    hard.putalpha(paint.mapped(sticker.getchannel("A"), _CRISP))
    picture.alpha_composite(hard)
    mask = solid(hard.getchannel("A"), least)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Flat(to_palette(picture.crop(box)), mask.crop(box), sticker.size, box[:2])


def turned(sticker: Flat, quarters: int) -> Flat:
    """Turns a sticker clockwise by quarters."""
    for _ in range(quarters):
        image, mask, (wide, high), (left, top) = sticker
        corner = high - top - image.height, left
        sticker = Flat(quarter(image, 1), quarter(mask, 1), (high, wide), corner)
    return sticker


@kept
def flat_of(colour: str, draw: Callable[..., Image.Image], *facts: object) -> Flat:
    """Blends the sticker that a function draws from some facts with its ground, and keeps it."""
    return flat(draw(*facts), colour)


def put(picture: Image.Image, sticker: Flat, x: float, y: float) -> None:
    """Pastes a sticker with its middle on a point."""
    image, mask, (wide, high), (left, top) = sticker
    put_patch(picture, image, round(x - wide / 2) + left, round(y - high / 2) + top, mask)


@kept
def line(text: str, size: int, colour: str = "ink", weight: str = fonts.BOLD) -> Flat:
    """A line of text on paper."""
    picture = paint.clear(fonts.width(text, weight, size) + 4, size + size // 2, "paper")
    paint.letter(picture, text, (picture.width / 2, picture.height / 2), size, colour=colour, weight=weight)
    return flat(picture, "paper")


@contextmanager
def names_above(picture: Image.Image, dial: Dial, places: Iterable[Place]) -> Generator[None]:
    """Keeps the names of some cells, and a thin border, above what is put on a picture meanwhile."""
    names = [_name_mask(dial, place) for place in places if dial.shows(place)]
    above = [picture.crop((left, top, left + mask.width, top + mask.height)) for mask, left, top in names]
    yield
    for (mask, left, top), patch in zip(names, above, strict=True):
        put_patch(picture, patch, left, top, mask)


@kept
def _name_mask(dial: Dial, place: Place) -> tuple[Image.Image, int, int]:
    """Returns where a cell's name and its border lie: a mask and its corner."""
    name, size = RINGS.names[place], dial.names[place // RINGS.sectors - dial.first]
    (x, y), wide, high = (
        name_spot(dial, place),
        fonts.width(name, fonts.BOLD, size) + 2 * _NAME_BORDER,
        size + 2 * _NAME_BORDER,
    )
    left, top = round(x - wide / 2), round(y - high / 2)
    picture = paint.clear(wide, high, "ink")
    paint.letter(picture, name, (x - left, y - top), size, halo="ink")
    return solid(picture.getchannel("A"), 1), left, top
