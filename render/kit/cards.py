"""Cards for the column beside a board, and the card that shows the result of a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from engine.core import Outcome, Seat
from locales import Words
from render.keeping import kept
from render.kit import ending, fonts, paint, sprites, theme
from render.kit.canvas import Canvas
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import to_palette
from render.kit.theme import COLUMN_WIDTH, rgb

MARGIN = 8  # room around a card for its shadow


class Card:
    """A card in the making. Coordinates count from its upper left corner."""

    def __init__(
        self, height: int, edge: str | None = None, line: float = 5, width: int = COLUMN_WIDTH, head: str = ""
    ) -> None:
        self.width, self.height = width, height
        self.image = _blank(width, height, edge or "edge", line if edge else 2.5).copy()
        self._head(head)

    def write(self, text: str, y: float, size: int, *, colour: str = "ink", weight: str = fonts.BOLD) -> None:
        """Writes a centred line, shrunk if it is too long."""
        fitted, smaller = fonts.fitted(text, weight, self.width - 20, size, theme.TYPE_LEAST)
        spot = (MARGIN + self.width / 2, MARGIN + y)
        paint.letter(self.image, fitted, spot, smaller, colour=colour, weight=weight)

    def _head(self, text: str) -> None:
        """Writes the heading; a long one takes two smaller lines."""
        found = lines(text, self.width - 20, theme.TYPE_NAME_LEAST)
        if len(found) == 1:
            self.write(text, 25, theme.TYPE_CARD, colour="muted")
        for place, line in enumerate(found if len(found) > 1 else ()):
            self.write(line, 18 + 22 * place, theme.TYPE_NAME_NARROW, colour="muted")

    def name(self, text: str, foot: int) -> None:
        """Writes a name in one or two lines of one size, centred this far above the lower edge."""
        room = self.width - 24
        found = lines(text, room, theme.TYPE_NAME)
        if len(found) == 1:
            found = fonts.parted(text, TITLE, room, theme.TYPE_NAME_LEAST)
        sizes = theme.TYPE_NAME, theme.TYPE_NAME_LEAST
        size = min(fonts.fitted(line, TITLE, room, *sizes)[1] for line in found)
        for place, line in enumerate(found):
            self.write(line, self.height - foot + (place - (len(found) - 1) / 2) * 31, size, weight=TITLE)

    def stick(self, sticker: Image.Image, x: float, y: float) -> None:
        """Puts a sticker with its middle on a point."""
        paint.stamp(self.image, sticker, MARGIN + x, MARGIN + y)

    def patch(self) -> Image.Image:
        """Returns the finished card in the colours of the palette."""
        return to_palette(self.image)


@kept
def _blank(width: int, height: int, edge: str, line: float) -> Image.Image:
    """Returns an empty card on paper, with its shadow."""
    ground = paint.filled(width + 2 * MARGIN, height + 2 * MARGIN, "paper")
    plate = paint.rounded(width, height, 16, rgb("panel"), rgb(edge), line)
    paint.shade(ground, plate, (MARGIN, MARGIN), theme.CARD_SHADOW)
    ground.alpha_composite(plate, (MARGIN, MARGIN))
    return ground


def lines(text: str, room: int, size: int) -> list[str]:
    """Breaks a long name into two lines of about the same length."""
    words = text.split(" ")
    if len(words) < 2 or fonts.width(text, TITLE, size) <= room:
        return [text]
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


def put_column(canvas: Canvas, column: Iterable[Image.Image], left: int, gap: int) -> None:
    """Puts finished cards below each other."""
    top = theme.COLUMN_TOP
    for card in column:
        canvas.put(card, left - MARGIN, top - MARGIN)
        top += card.height - 2 * MARGIN + gap


class ResultLayout(NamedTuple):
    """Where things lie on the result card of a game, and how the game draws a pawn."""

    height: int
    plate: tuple[int, int]  # size and y, as of the crown
    crown: tuple[int, int]
    pawns: tuple[float, int]  # share of their usual size, and y
    foot: int  # of the name
    stopped: tuple[int, int]  # y of the sign and foot of the text, if nobody won
    figure: Callable[[int, int, int], Image.Image]


def result(
    layout: ResultLayout,
    outcome: Outcome,
    colours: Sequence[int],
    name_of: Callable[[Seat], str],
    words: Words,
) -> Image.Image:
    """Returns the card that shows how a game ended."""
    title, name = ending.caption(outcome, name_of, words)
    if ending.is_stopped(outcome):
        return _stopped(layout, name)
    pawns = tuple((colours[seat], seat + 1) for seat in ending.winners(outcome))
    return winners(layout, title, pawns, name, is_crowned=not ending.is_drawn(outcome))


@kept
def winners(
    layout: ResultLayout,
    title: str,
    pawns: tuple[tuple[int, int], ...],
    name: str,
    *,
    is_crowned: bool = True,
) -> Image.Image:
    """Draws the winners (colour and number) on the plate of honour; after a draw nobody has a crown."""
    card = Card(layout.height, "gold-dark", head=title)
    middle, (share, y) = card.width / 2, layout.pawns
    card.stick(medallion(layout.plate[0]), middle, layout.plate[1])
    for (colour, number), (dx, dy, size) in zip(pawns, gathered(len(pawns)), strict=True):
        card.stick(layout.figure(colour, number, round(size * share)), middle + dx * share, y + dy * share)
    if is_crowned:
        card.stick(sprites.mark("crown", layout.crown[0]), middle, layout.crown[1])
    card.name(name, layout.foot)
    return card.patch()


@kept
def _stopped(layout: ResultLayout, title: str) -> Image.Image:
    """Draws that the game was ended early and nobody won."""
    y, foot = layout.stopped
    card = Card(layout.height, "edge")
    card.stick(sprites.mark("forbidden", 110), card.width / 2, y)
    card.name(title, foot)
    return card.patch()


def gathered(count: int) -> list[tuple[float, float, int]]:
    """Returns where pawns stand on the plate of honour, from its middle, and their size; three a row."""
    size = (104, 76, 62, 62, 46, 46)[count - 1]
    rows = (count,) if count <= 2 else (count // 2, count - count // 2)
    return [
        ((place - (wide - 1) / 2) * size * 0.76, (row - (len(rows) - 1) / 2) * size * 0.86, size)
        for row, wide in enumerate(rows)
        for place in range(wide)
    ]
