"""Stickers: small drawings made once at each size and kept. Kept stickers are never drawn on."""

from collections import ChainMap
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from PIL import Image, ImageDraw, ImageEnhance

from render.keeping import kept
from render.kit.fonts import BOLD, face
from render.kit.paint import faded, shadowed
from render.kit.pen import Drawing, Shape, Sketch, drawn
from render.kit.sprites.drawings import drawings
from render.kit.theme import SCALE, rgb

# `won` is grey and faded, `dim` is grey in the dark, `bare` has no halo and no shadow.
Look: TypeAlias = Literal["plain", "won", "dim", "bare"]

MARGIN = 9  # room around a sticker for its halo and its shadow
_HALO, _PAWN_HALO = 2.0, 2.6

MARKS = Path(__file__).with_name("marks.svg")  # small signs that several games use
# The pawns: a ghost in the seat's colour, with a hat and a badge of its own. All silhouettes differ, so that
# nobody needs to see colours.
_GHOSTS = Path(__file__).with_name("ghosts.svg")
# The middle of the number on each badge, and its height.
_NUMBER_SPOTS = ((50, 70, 29), (50, 75, 24), (50, 70, 30), (50, 70, 26), (50, 71, 28), (50, 70, 29))
# The badges without a ghost, as large as the box.
BADGES = (
    "O 50 50 46 46",
    "M50 4 L98 90 L2 90 Z",
    "R 8 8 84 84 3",
    "M50 0 L100 50 L50 100 L0 50 Z",
    "M50 2 L98 38 L80 96 L20 96 L2 38 Z",
    "M26 8 L74 8 L98 50 L74 92 L26 92 L2 50 Z",
)


def sticker(drawing: Drawing, size: int, look: Look) -> Image.Image:
    """Draws a sticker. `stickers` keeps it by its name: hashing a drawing would be slow."""
    if look == "plain":
        return shadowed(_haloed(drawing, size, _HALO).finished())
    bare = drawn(drawing, size, MARGIN)
    if look == "bare":
        return bare
    return _greyed(bare, "floor-shadow", 0.62) if look == "won" else _greyed(bare, "dim", 1.0)


class Named(Protocol):
    """Draws one of several stickers by its name."""

    def __call__(self, name: str, size: int, look: Look = ..., /) -> Image.Image: ...


def stickers(*files: Path, usual: Look = "plain") -> Named:
    """Returns a function that draws the stickers of some SVG files and keeps what it has drawn."""

    @kept
    def named(name: str, size: int, look: Look = usual) -> Image.Image:
        return sticker(ChainMap(*map(drawings, files))[name], size, look)

    return named


mark = stickers(MARKS, usual="bare")
bot_face = stickers(Path(__file__).with_name("faces.svg"))  # by the bot's level


@kept
def pawn(colour: int, number: int, size: int) -> Image.Image:
    """A seat's ghost with its number."""
    return numbered(drawings(_GHOSTS)[f"ghost-{colour}"], _NUMBER_SPOTS[colour], number, size)


def numbered(drawing: Drawing, badge_spot: tuple[float, float, float], number: int, size: int) -> Image.Image:
    """Draws a pawn with a number; `badge_spot` is the badge's middle and height in a box of 100."""
    sketch = _haloed(drawing, size, _PAWN_HALO)
    x, y, height = badge_spot
    unit = size * SCALE / 100
    spot = (x * unit + MARGIN * SCALE, y * unit + MARGIN * SCALE)
    pen = ImageDraw.Draw(sketch.image)
    pen.text(spot, str(number), fill=rgb("ink"), font=face(BOLD, round(height * 1.05 * unit)), anchor="mm")
    return shadowed(sketch.finished())


@kept
def seat_badge(colour: int, size: int, fill: str, line: str) -> Image.Image:
    """Draws the shape of a seat, for its start square and for players without a printable name."""
    return drawn((Shape(BADGES[colour], fill, line, 7),), size, MARGIN)


def _haloed(drawing: Drawing, size: int, halo: float) -> Sketch:
    sketch = Sketch(size, MARGIN)
    sketch.halo(drawing, "white", halo)
    sketch.add(drawing)
    return sketch


def _greyed(sticker: Image.Image, towards: str, strength: float) -> Image.Image:
    alpha = faded(sticker.getchannel("A"), strength)
    grey = ImageEnhance.Color(sticker.convert("RGB")).enhance(0)
    mixed = Image.blend(grey, Image.new("RGB", sticker.size, rgb(towards)), 0.45)
    mixed.putalpha(alpha)
    return mixed
