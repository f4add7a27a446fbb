"""The line below a private preview, and the ways a piece can lie as small numbered drawings."""

from PIL import Image

from engine.pasvu.model import POSES, Kind, Piece, Pose
from render.keeping import kept
from render.kit import fonts, paint
from render.kit.fonts import BOLD, fitted
from render.pasvu.hall.pieces import lying_icon
from render.pasvu.theme import hex_of, rgb

FOOT = 88  # its height
BAND = 98  # of the drawings below it
ICON = 72
TURN = 15  # degrees: a piece shows two of its sides


@kept
def _empty(wide: int) -> Image.Image:
    picture = Image.new("RGBA", (wide, FOOT), (*rgb("dark"), 255))
    picture.alpha_composite(paint.rounded(wide - 16, FOOT - 12, 14, rgb("paper"), rgb("brass"), 3), (8, 2))
    return picture


@kept
def _band(wide: int, kind: Kind, pose: Pose) -> Image.Image:
    """Draws a piece in each pose, numbered as the panel's list numbers them; the present one is framed."""
    picture = Image.new("RGBA", (wide, BAND), (*rgb("dark"), 255))
    each, middle = wide / len(POSES), BAND / 2 - 4
    for number, one in enumerate(POSES, 1):
        left, is_chosen = (number - 1) * each, one == pose
        edge, line = ("seen", 6) if is_chosen else ("brass", 3)
        card = paint.rounded(round(each) - 12, BAND - 10, 14, rgb("paper"), rgb(edge), line)
        picture.alpha_composite(card, (round(left) + 6, 2))
        paint.letter(picture, str(number), (left + 27, middle), 34, colour=hex_of("ink"), anchor="mm")
        drawn = lying_icon(Piece(kind, 3.0, 3.0, TURN, one), ICON)
        paint.stamp(picture, drawn, left + each / 2 + 19, middle)
    return picture


class Foot:
    """The line below the hall in the making."""

    def __init__(self, wide: int) -> None:
        self._wide = wide
        self.image = _empty(wide).copy()
        self.left = 24.0

    def add_poses(self, kind: Kind, pose: Pose) -> None:
        """Adds the ways a piece can lie below the line."""
        band = _band(self._wide, kind, pose)
        line, self.image = self.image, Image.new("RGBA", (self._wide, FOOT + BAND))
        self.image.paste(line, (0, 0))
        self.image.paste(band, (0, FOOT))

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
