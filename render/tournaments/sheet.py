"""The sheet of all tables: a card on paper with a title in a dark band."""

from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from locales import Words
from render.keeping import kept
from render.kit import canvas, fonts, paint
from render.kit.fonts import BOLD, TITLE
from render.kit.theme import Rgb, mix, rgb
from render.tournaments import theme
from render.tournaments.model import page_line, title_drawn

_SLICE = 60  # pixels at the edges of the card that are not stretched
STRIPE: Rgb = mix(rgb("panel"), rgb("paper"), 0.8)


class Line(NamedTuple):
    """A line of text that was written: its width, and the height of its middle."""

    wide: int
    middle: float


class Sheet:
    """A picture in the making."""

    def __init__(self, height: int, title: str, note: str, words: Words) -> None:
        self.height = max(height, theme.LEAST_HEIGHT)
        self.image = _ground(self.height)
        self.draw = ImageDraw.Draw(self.image)
        self.write = partial(paint.letter, self.image)
        self._band(title_drawn(title, words), note)

    def _band(self, title: str, note: str) -> None:
        room, y = theme.WIDTH - 2 * theme.SIDE, theme.MARGIN + theme.BAND / 2 - 1
        # The note is short; the title can have any length and gets the remaining room.
        text, size = fonts.fitted(note, BOLD, room * 3 // 5, theme.TYPE_NOTE, theme.TYPE_NOTE_LEAST)
        left = room - fonts.width(text, BOLD, size) - 30 * bool(text)
        if fonts.width(title, TITLE, theme.TYPE_TITLE_LEAST) > left:
            self._two_lines(title, note, room, y)
            return
        self.write(text, (theme.WIDTH - theme.SIDE, y), size, colour="white", anchor="rm")
        text, size = fonts.fitted(title, TITLE, left, theme.TYPE_TITLE, theme.TYPE_TITLE_LEAST)
        self.write(text, (theme.SIDE, y), size, colour="gold-light", weight=TITLE, anchor="lm")

    def _two_lines(self, title: str, note: str, room: int, y: float) -> None:
        """Writes a long title above the note instead of beside it."""
        text, size = fonts.fitted(title, TITLE, room, theme.TYPE_TITLE_ABOVE, theme.TYPE_TITLE_LEAST)
        self.write(text, (theme.SIDE, y - 15), size, colour="gold-light", weight=TITLE, anchor="lm")
        text, size = fonts.fitted(note, BOLD, room, theme.TYPE_NOTE_BELOW, theme.TYPE_NOTE_LEAST)
        self.write(text, (theme.SIDE, y + 21), size, colour="white", anchor="lm")

    def fit(
        self,
        text: str,
        spot: tuple[float, float],
        room: int,
        sizes: tuple[int, int],
        *,
        colour: str = "ink",
        anchor: str = "lm",
    ) -> int:
        """Writes a line of text, shrunk or cut to its room; returns its width."""
        fitted, size = fonts.fitted(text, BOLD, room, *sizes)
        self.write(fitted, spot, size, colour=colour, anchor=anchor)
        return fonts.width(fitted, BOLD, size)

    def name(
        self, text: str, spot: tuple[float, float], room: int, sizes: tuple[int, int], *, colour: str = "ink"
    ) -> list[Line]:
        """Writes a name in one line, or in two if it would be cut; returns its lines."""
        x, y = spot
        lines = fonts.parted(text, BOLD, room, sizes[1])
        tops = [y] if len(lines) == 1 else [y - theme.NAME_PITCH / 2, y + theme.NAME_PITCH / 2]
        largest = sizes[0] if len(lines) == 1 else sizes[1]
        return [
            Line(self.fit(line, (x, top), room, (largest, sizes[1]), colour=colour), top)
            for line, top in zip(lines, tops, strict=True)
        ]

    def stick(self, sticker: Image.Image, x: float, y: float) -> None:
        """Puts a sticker with its middle on a point."""
        spot = round(x - sticker.width / 2), round(y - sticker.height / 2)
        self.image.paste(sticker, spot, sticker)

    def nothing(self, text: str) -> None:
        """Writes that there is nothing on this card yet."""
        middle = (theme.MARGIN + theme.BAND + self.height - theme.MARGIN) / 2
        self.write(text, (theme.WIDTH / 2, middle), theme.TYPE_NAME, colour="muted")

    def page(self, number: int, of: int, words: Words, shift: int) -> None:
        """Writes the number of the page at the lower right, if there are several."""
        spot = (theme.WIDTH - theme.SIDE, self.height - theme.MARGIN - theme.FOOT / 2 + shift)
        for line in page_line(words, number, of):
            self.write(line, spot, theme.TYPE_FOOT, colour="muted", anchor="rm")

    def png(self) -> bytes:
        """Returns the finished file."""
        return png(self.image)


def png(picture: Image.Image) -> bytes:
    """Returns a true-colour picture as a small file."""
    return canvas.saved(canvas.few_colours(picture))


def _ground(height: int) -> Image.Image:
    """Returns the empty sheet of a height: a small sheet with its edges stretched."""
    small, head = _small(), theme.MARGIN + theme.BAND + 20
    picture = Image.new("RGB", (theme.WIDTH, height), rgb("panel"))
    wide = theme.WIDTH - 2 * _SLICE
    for top, bottom, place, high in (
        (0, head, 0, head),
        (head, head + 20, head, height - head - _SLICE),
        (small.height - _SLICE, small.height, height - _SLICE, _SLICE),
    ):
        if high != height - head - _SLICE:  # the middle is plain already
            middle = small.crop((_SLICE, top, _SLICE + 20, bottom))
            picture.paste(middle.resize((wide, high), Image.Resampling.NEAREST), (_SLICE, place))
        for left, spot in ((0, 0), (small.width - _SLICE, theme.WIDTH - _SLICE)):
            edge = small.crop((left, top, left + _SLICE, bottom))
            picture.paste(edge.resize((_SLICE, high), Image.Resampling.NEAREST), (spot, place))
    return picture


@kept
def _small() -> Image.Image:
    side = 260
    picture = Image.new("RGB", (side, side), rgb("paper"))
    edge = side - 2 * theme.MARGIN
    card = paint.rounded(edge, edge, theme.CORNER, rgb("panel"), rgb("ink"), 4)
    paint.shade(picture, card, (theme.MARGIN, theme.MARGIN), theme.SHADOW)
    picture.paste(card, (theme.MARGIN, theme.MARGIN), card)
    # The band is the upper part of the same card in another colour.
    band = paint.rounded(edge, edge, theme.CORNER, rgb("wall"), rgb("ink"), 4).crop((0, 0, edge, theme.BAND))
    picture.paste(band, (theme.MARGIN, theme.MARGIN), band)
    return picture
