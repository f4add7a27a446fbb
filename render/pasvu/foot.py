"""The line below a private preview."""

from PIL import Image

from render.keeping import kept
from render.kit import fonts, paint
from render.kit.fonts import BOLD, fitted
from render.pasvu.theme import hex_of, rgb

FOOT = 88  # its height


@kept
def _empty(wide: int) -> Image.Image:
    picture = Image.new("RGBA", (wide, FOOT), (*rgb("dark"), 255))
    picture.alpha_composite(paint.rounded(wide - 16, FOOT - 12, 14, rgb("paper"), rgb("brass"), 3), (8, 2))
    return picture


class Foot:
    """The line below the hall in the making."""

    def __init__(self, wide: int) -> None:
        self._wide = wide
        self.image = _empty(wide).copy()
        self.left = 24.0

    def stamp(self, sticker: Image.Image) -> None:
        """Puts a sticker after what is there already."""
        paint.stamp(self.image, sticker, self.left + sticker.width / 2, FOOT / 2 - 4)
        self.left += sticker.width + 12

    def write(self, text: str, size: int = 28, *, colour: str = "ink", weight: str = BOLD) -> None:
        """Writes a text in the room that is left."""
        written, fit = fitted(text, weight, round(self._wide - 28 - self.left), size, 15)
        spot = (self.left, FOOT / 2 - 4)
        paint.letter(self.image, written, spot, fit, colour=hex_of(colour), weight=weight, anchor="lm")
        self.left += fonts.width(written, weight, fit) + 18
