"""Le labyrinthe secret: its scene on the lobby card, the wheel lying by moonlight with ghosts and objects."""

from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from locales import Words
from render.kit import lobby, paint, sprites
from render.kit.theme import ROUND_PANEL_HEIGHT, ROUND_RIM, rgb
from render.secret.dial import BOARD
from render.secret.pen import box_around
from render.secret.zones import ground, part

PLAYERS = (2, 4)
MINUTES = 30

_POSITIONS = {1: 1, 3: 5, 5: 8}  # by zone
_WHEEL = (468, 206, 1000, 420)  # where the wheel lies, seen slantwise
_DEPTH = 14
# Who stands where: an object's name, or the colour of a ghost; the middle, the size.
_CAST: tuple[tuple[str | int, int, int, int], ...] = (
    ("crown", 700, 216, 50),
    (1, 826, 214, 84),
    ("lantern", 568, 262, 62),
    ("goblet", 736, 276, 74),
    (2, 908, 286, 104),
    (0, 630, 318, 116),
    ("key", 792, 362, 66),
)


def lobby_card(words: Words) -> bytes:
    """The card of Le labyrinthe secret in one language."""
    lines = (words("picture-secret-title-1"), words("picture-secret-title-2"))
    return lobby.card(lines, lobby.facts(words, PLAYERS, MINUTES), art)


def title() -> Image.Image:
    """The card in true colour, without a word."""
    return lobby.scene(art)


def art(picture: Image.Image) -> None:
    """The wheel, then its cast from back to front."""
    left, top, right, bottom = _WHEEL
    draw = ImageDraw.Draw(picture)
    draw.ellipse(
        (left, top + _DEPTH, right, bottom + _DEPTH), fill=rgb("wood"), outline=rgb("night-0"), width=2
    )
    picture.alpha_composite(_lying(), (left, top))
    for who, x, y, size in _CAST:
        sticker = sprites.pawn(who, who + 1, size) if isinstance(who, int) else sprites.treasure(who, size)
        paint.stamp(picture, sticker, x, y)


@lru_cache(maxsize=1)
def _lying() -> Image.Image:
    """The wheel without anything on it, flattened."""
    sheet = ground(BOARD, ROUND_PANEL_HEIGHT).copy()
    for zone, position in _POSITIONS.items():
        piece = part(BOARD, zone, position)
        sheet.paste(piece.image, piece.corner, piece.mask)
    left, top, right, bottom = _WHEEL
    size = (right - left, bottom - top)
    # Pillow types `resize` with numpy's help, which not every machine has: untyped here on purpose.
    round_board: Any = sheet.convert("RGB").crop(box_around(ROUND_RIM))
    wheel: Image.Image = round_board.resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    mask = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, *(4 * side - 1 for side in size)), fill=255)
    wheel.putalpha(mask.reduce(4))
    return wheel
