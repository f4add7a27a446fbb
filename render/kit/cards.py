"""The column beside a board: cards with a title and something to see."""

from functools import lru_cache

from PIL import Image

from render.kit import fonts, paint, sprites, theme
from render.kit.fonts import TITLE
from render.kit.overlays import medallion
from render.kit.palette import to_palette
from render.kit.sprites import Look, Thing
from render.kit.theme import rgb

MARGIN = 8  # room around a card for its shadow
_NAME_FOOT = 42


class Card:
    """A card in the making; coordinates count from its own upper left corner."""

    def __init__(
        self, height: int, edge: str = "edge", line: float = 2.5, width: int = theme.COLUMN_WIDTH
    ) -> None:
        self.width, self.height = width, height
        self.image = Image.new("RGBA", (width + 2 * MARGIN, height + 2 * MARGIN), (*rgb("paper"), 255))
        plate = paint.rounded(width, height, 16, rgb("panel"), rgb(edge), line)
        paint.shade(self.image, plate, (MARGIN, MARGIN), theme.CARD_SHADOW)
        self.image.alpha_composite(plate, (MARGIN, MARGIN))

    def write(self, text: str, y: float, size: int, *, colour: str = "ink", weight: str = fonts.BOLD) -> None:
        """A line in the middle, shrunk where it is too long."""
        fitted, smaller = fonts.fitted(text, weight, self.width - 20, size, theme.TYPE_LEAST)
        spot = (MARGIN + self.width / 2, MARGIN + y)
        paint.letter(self.image, fitted, spot, smaller, colour=colour, weight=weight)

    def title(self, text: str) -> None:
        """The heading; a long one takes two smaller lines."""
        found = lines(text, self.width - 20, theme.TYPE_NAME_LEAST)
        if len(found) == 1:
            self.write(text, 25, theme.TYPE_CARD, colour="muted")
        for place, line in enumerate(found if len(found) > 1 else ()):
            self.write(line, 18 + 22 * place, theme.TYPE_NAME_NARROW, colour="muted")

    def name(self, text: str, foot: int) -> None:
        """A name, of a thing or a player's, in one line or two of one size, around a line above the foot."""
        room = self.width - 24
        found = lines(text, room, theme.TYPE_NAME)
        if len(found) == 1:
            found = fonts.parted(text, TITLE, room, theme.TYPE_NAME_LEAST)
        sizes = theme.TYPE_NAME, theme.TYPE_NAME_LEAST
        size = min(fonts.fitted(line, TITLE, room, *sizes)[1] for line in found)
        for place, line in enumerate(found):
            self.write(line, self.height - foot + (place - (len(found) - 1) / 2) * 31, size, weight=TITLE)

    def stick(self, sticker: Image.Image, x: float, y: float) -> None:
        """A sticker with its middle on a point."""
        paint.stamp(self.image, sticker, MARGIN + x, MARGIN + y)

    def patch(self) -> Image.Image:
        """The finished card in the colours of the palette."""
        return to_palette(self.image)


def lines(text: str, room: int, size: int) -> list[str]:
    """A name on one line, or on two when it is long."""
    words = text.split()
    if len(words) < 2 or fonts.width(text, TITLE, size) <= room:
        return [text]
    cut = min(range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) - len(" ".join(words[at:]))))
    return [" ".join(words[:cut]), " ".join(words[cut:])]


@lru_cache(maxsize=128)
def sought(title: str, treasure: Thing, name: str) -> Image.Image:
    """The treasure that is sought, large."""
    card = Card(theme.CARD_SOUGHT, "gold-dark", 5)
    card.title(title)
    card.stick(medallion(188), card.width / 2, 140)
    card.stick(sprites.treasure(treasure, 100), card.width / 2, 140)
    card.name(name, _NAME_FOOT)
    return card.patch()


@lru_cache(maxsize=32)
def face_down(title: str, name: str) -> Image.Image:
    """A card that this viewer may not see."""
    card = Card(theme.CARD_SOUGHT, "gold-dark", 5)
    card.title(title)
    card.stick(sprites.mark("card", 160), card.width / 2, 140)
    card.name(name, _NAME_FOOT)
    return card.patch()


@lru_cache(maxsize=128)
def winners(
    title: str, pawns: tuple[tuple[int, int], ...], name: str, *, is_crowned: bool = True
) -> Image.Image:
    """Who won: the ghosts (colour and number) on the plate of honour; after a draw without a crown."""
    card = Card(theme.CARD_SOUGHT, "gold-dark", 5)
    card.title(title)
    card.stick(medallion(188), card.width / 2, 140)
    for (colour, number), (x, y, size) in zip(pawns, gathered(len(pawns)), strict=True):
        card.stick(sprites.pawn(colour, number, size), card.width / 2 + x, 144 + y)
    if is_crowned:
        card.stick(sprites.mark("crown", 50), card.width / 2, 66)
    card.name(name, _NAME_FOOT)
    return card.patch()


def gathered(count: int) -> list[tuple[float, float, int]]:
    """Where so many stand on the plate of honour, from its middle, and how large: up to three in a row."""
    size = (104, 76, 62, 62, 46, 46)[count - 1]
    rows = (count,) if count <= 2 else (count // 2, count - count // 2)
    return [
        ((place - (wide - 1) / 2) * size * 0.76, (row - (len(rows) - 1) / 2) * size * 0.86, size)
        for row, wide in enumerate(rows)
        for place in range(wide)
    ]


@lru_cache(maxsize=4)
def stopped(title: str) -> Image.Image:
    """The game was ended before its time: nobody won."""
    card = Card(theme.CARD_SOUGHT, "edge", 5)
    card.stick(sprites.mark("forbidden", 110), card.width / 2, 118)
    card.name(title, _NAME_FOOT)
    return card.patch()


@lru_cache(maxsize=64)
def count(title: str, number: str, treasures: tuple[Thing, ...], missed: tuple[Thing, ...]) -> Image.Image:
    """How many were found, and which; those that went to nobody are grey."""
    card = _count(title, number).copy()
    half = _icon("chest", "bare").width // 2
    for place, thing in enumerate((*treasures, *missed)):
        icon = _icon(thing, "bare" if thing in treasures else "won")
        x, y = 29 + place % 4 * 45, 121 + place // 4 * 40
        card.paste(icon, (MARGIN + x - half, MARGIN + y - half))
    return card


@lru_cache(maxsize=64)
def _count(title: str, number: str) -> Image.Image:
    card = Card(theme.CARD_COUNT)
    card.title(title)
    card.write(number, 72, theme.TYPE_COUNT, weight=TITLE)
    return card.patch()


@lru_cache(maxsize=64)
def _icon(thing: Thing, look: Look) -> Image.Image:
    """A small treasure on the ground of a card."""
    side = theme.ICON + 4
    picture = Image.new("RGBA", (side, side), (*rgb("panel"), 255))
    paint.stamp(picture, sprites.treasure(thing, theme.ICON, look), side / 2, side / 2)
    return to_palette(picture)
