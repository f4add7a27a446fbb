"""Cards of the column put together from pieces that are kept, so that nothing is drawn for a new choice.

Pieces lie on the plain part of a card, each within the box of its own ink: none hides another.
"""

import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops

from render.keeping import kept
from render.kit import fonts, paint
from render.kit import theme as shared
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, Card
from render.kit.palette import to_palette
from render.kit.sprites import glyphs
from render.poudlard import theme

_GROUND = "panel"
_LEAST = 14  # the smallest type of several lines


class Name(NamedTuple):
    """A player's name as it is written: where it begins, on which ground, in which colour."""

    text: str
    spot: tuple[int, int]
    size: int
    ground: str
    colour: str


class Cut(NamedTuple):
    """A sticker on the ground of a card, cut out around its ink: its size, and where the patch lies in it."""

    patch: Image.Image
    left: int
    top: int
    size: tuple[int, int]


class Pieced:
    """A card and the pieces on it. Coordinates count from its upper left corner."""

    def __init__(self, card: Image.Image) -> None:
        self.card, self.width = card, card.width - 2 * MARGIN
        self._pieces: list[tuple[Image.Image, int, int]] = []
        self._names: list[Name] = []

    def add(self, patch: Image.Image, x: float, y: float) -> None:
        """Adds a patch with its middle on a point."""
        self._pieces.append(
            (patch, round(MARGIN + x - patch.width / 2), round(MARGIN + y - patch.height / 2))
        )

    def stick(self, x: float, y: float, draw: Callable[..., Image.Image], *facts: object) -> None:
        """Adds what a function draws from some facts, with its middle on a point."""
        cut = _cut(draw, *facts)
        left, top = round(MARGIN + x - cut.size[0] / 2), round(MARGIN + y - cut.size[1] / 2)
        self._pieces.append((cut.patch, left + cut.left, top + cut.top))

    def write(self, text: str, y: float, size: int, *, colour: str = "ink", weight: str = fonts.BOLD) -> None:
        """Writes a centred line, shrunk if it is too long."""
        fitted, smaller = fonts.fitted(text, weight, self.width - 20, size, shared.TYPE_LEAST)
        self.letter(fitted, y, smaller, colour, weight)

    def letter(self, text: str, y: float, size: int, colour: str, weight: str) -> None:
        """Writes a centred line as large as it is."""
        (across, x), (down, y) = math.modf(MARGIN + self.width / 2), math.modf(MARGIN + y)
        cut = _line(text, size, colour, weight, across, down)
        left, top = int(x) - cut.size[0] // 2, int(y) - cut.size[1] // 2
        self._pieces.append((cut.patch, left + cut.left, top + cut.top))

    def name(self, name: Name) -> None:
        """Writes a player's name; names are new at every table, so they are not kept."""
        self._names.append(name)

    def put(self, canvas: Canvas, left: int, top: int) -> None:
        """Puts the card and all on it on a picture."""
        canvas.put(self.card, left, top)
        for patch, x, y in self._pieces:
            canvas.put(patch, left + x, top + y)
        for text, (x, y), size, ground, colour in self._names:
            glyphs.write(canvas, text, (left + x, top + y), size, ground=ground, colour=colour)


def put_column(canvas: Canvas, column: Iterable[Pieced]) -> None:
    """Puts cards below each other."""
    top = shared.COLUMN_TOP - MARGIN
    for card in column:
        card.put(canvas, theme.COLUMN_LEFT - MARGIN, top)
        top += card.card.height - 2 * MARGIN + theme.COLUMN_GAP


@kept
def headed(height: int, head: str = "", edge: str | None = None) -> Image.Image:
    """Draws a card with nothing but its heading."""
    return Card(height, edge, head=head).patch()


@kept
def _cut(draw: Callable[..., Image.Image], *facts: object) -> Cut:
    return _cut_out(draw(*facts))


@kept
def _line(text: str, size: int, colour: str, weight: str, across: float, down: float) -> Cut:
    """Draws a line with its middle in the middle of a box, or so much of a pixel beyond it."""
    half_wide, half_high = fonts.width(text, weight, size) // 2 + size, size
    picture = paint.filled(2 * half_wide, 2 * half_high, _GROUND)
    paint.letter(picture, text, (half_wide + across, half_high + down), size, colour=colour, weight=weight)
    return _cut_out(picture)


def _cut_out(sticker: Image.Image) -> Cut:
    ground = paint.filled(*sticker.size, _GROUND)
    picture = Image.alpha_composite(ground, sticker)
    left, top, right, low = ImageChops.difference(ground, picture).convert("RGB").getbbox() or (0, 0, 1, 1)
    return Cut(to_palette(picture.crop((left, top, right, low))), left, top, sticker.size)


@lru_cache(maxsize=256)
def broken(text: str, room: int, size: int, weight: str = fonts.BOLD) -> tuple[str, ...]:
    """Breaks a text into as few lines as fit the room, all of about the same length."""
    words = text.split(" ")
    for count in range(1, len(words) + 1):
        lines = fonts.in_lines(words, count)
        if all(fonts.width(line, weight, size) <= room for line in lines):
            return lines
    return tuple(words)


def write_lines(
    card: Card | Pieced,
    text: str,
    top: float,
    size: int,
    colour: str = "ink",
    *,
    weight: str = fonts.BOLD,
    room: int = 0,
    most: int = 9,
) -> float:
    """Writes a text in the middle of a card, smaller if it takes more than `most` lines.

    Returns where the next line would stand.
    """
    room = room or card.width - 22
    while size > _LEAST and len(broken(text, room, size, weight)) > most:
        size -= 1
    pitch = size * 1.3
    lines = broken(text, room, size, weight)
    for place, line in enumerate(lines):
        card.write(line, top + place * pitch, size, colour=colour, weight=weight)
    return top + len(lines) * pitch
