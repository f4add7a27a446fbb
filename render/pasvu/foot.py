"""The line below a private preview, and the ways a piece can lie as small numbered drawings."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image

from engine.pasvu.model import POSES, Kind, Piece, Pose
from render.keeping import SHELF, kept
from render.kit import fonts, paint
from render.kit.fonts import BOLD, fitted
from render.kit.palette import Pixels
from render.pasvu.flat import Flat, flattened
from render.pasvu.hall.pieces import lying_icon
from render.pasvu.theme import hex_of, rgb

FOOT = 88  # its height
_MIDDLE = FOOT // 2 - 4  # of what stands in it
BAND = 98  # of the drawings below it
ICON = 72
TURN = 15  # degrees: a piece shows two of its sides


@kept
def _empty(wide: int) -> Image.Image:
    picture = Image.new("RGBA", (wide, FOOT), (*rgb("dark"), 255))
    picture.alpha_composite(paint.rounded(wide - 16, FOOT - 12, 14, rgb("paper"), rgb("brass"), 3), (8, 2))
    return picture


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


@kept
def _flat_band(wide: int, kind: Kind, pose: Pose) -> Pixels:
    return flattened(_band(wide, kind, pose))


class Sign(NamedTuple):
    """A sticker in the line, and its left edge."""

    sticker: Image.Image
    left: float


class Text(NamedTuple):
    """A text in the line, and its left edge."""

    text: str
    left: float
    size: int
    colour: str
    weight: str


class Foot:
    """The line below the hall in the making."""

    def __init__(self, wide: int) -> None:
        self._wide = wide
        self._parts: list[Sign | Text] = []
        self._poses: tuple[Kind, Pose] | None = None
        self.left = 24.0

    def add_poses(self, kind: Kind, pose: Pose) -> None:
        """Adds the ways a piece can lie below the line."""
        self._poses = kind, pose

    def stamp(self, sticker: Image.Image) -> None:
        """Puts a sticker after what is there already."""
        self._parts.append(Sign(sticker, self.left))
        self.left += sticker.width + 12

    def write(self, text: str, size: int = 28, *, colour: str = "ink", weight: str = BOLD) -> None:
        """Writes a text in the room that is left."""
        written, fit = fitted(text, weight, round(self._wide - 28 - self.left), size, 15)
        self._parts.append(Text(written, self.left, fit, colour, weight))
        self.left += fonts.width(written, weight, fit) + 18

    def image(self) -> Image.Image:
        """Draws it in true colour."""
        line = self._line(self._parts)
        if not self._poses:
            return line
        picture = Image.new("RGBA", (self._wide, FOOT + BAND))
        picture.paste(line, (0, 0))
        picture.paste(_band(self._wide, *self._poses), (0, FOOT))
        return picture

    def pixels(self) -> Pixels:
        """Draws it in the colours of the palette; a line with the same stickers is drawn only once."""
        # Kept together with its stickers, so that no other sticker can get the id of one of them.
        signs = [part for part in self._parts if isinstance(part, Sign)]
        key = (Foot, self._wide, *((id(sign.sticker), sign.left) for sign in signs))
        picture = Flat(SHELF.get(key, lambda: (*signs, flattened(self._line(signs))))[-1])
        for part in self._parts:
            if isinstance(part, Text):
                place = part.text, round(part.left), _MIDDLE, part.size
                picture.write(*place, part.colour, "paper", part.weight)
        line = picture.pixels
        return np.concatenate([line, _flat_band(self._wide, *self._poses)]) if self._poses else line

    def _line(self, parts: Sequence[Sign | Text]) -> Image.Image:
        picture = _empty(self._wide).copy()
        for part in parts:
            if isinstance(part, Sign):
                paint.stamp(picture, part.sticker, part.left + part.sticker.width / 2, _MIDDLE)
            else:
                colour = hex_of(part.colour)
                spot = (part.left, _MIDDLE)
                paint.letter(
                    picture, part.text, spot, part.size, colour=colour, weight=part.weight, anchor="lm"
                )
        return picture
