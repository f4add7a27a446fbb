"""Le labyrinthe secret: the lobby card, with ghosts and objects on the wheel in the moonlight."""

from PIL import Image, ImageDraw

from render.keeping import kept
from render.kit import lobby, sprites
from render.kit.theme import rgb
from render.secret import theme
from render.secret.dial import BOARD
from render.secret.objects import object_sticker
from render.secret.parts import put_part
from render.secret.pen import box_around
from render.secret.zones import ground

_POSITIONS = {1: 1, 3: 5, 5: 8}  # by zone
_WHEEL = (468, 206, 1000, 420)  # the box of the wheel in perspective
_DEPTH = 14
_CAST: tuple[lobby.Actor, ...] = (
    ("crown", 700, 216, 50),
    (1, 826, 214, 84),
    ("lantern", 568, 262, 62),
    ("goblet", 736, 276, 74),
    (2, 908, 286, 104),
    (0, 630, 318, 116),
    ("key", 792, 362, 66),
)


def art(picture: Image.Image) -> None:
    """Draws the wheel, then its cast."""
    left, top, right, bottom = _WHEEL
    edge = (left, top + _DEPTH, right, bottom + _DEPTH)
    ImageDraw.Draw(picture).ellipse(edge, fill=rgb("wood"), outline=rgb("night-0"), width=2)
    picture.alpha_composite(_lying(), (left, top))
    lobby.stamp_cast(picture, _CAST, sprites.pawn, object_sticker)


@kept
def _lying() -> Image.Image:
    """Draws the empty wheel, flattened."""
    sheet = ground(BOARD).copy()
    for zone, position in _POSITIONS.items():
        put_part(sheet, BOARD, zone, position)
    left, top, right, bottom = _WHEEL
    size = (right - left, bottom - top)
    round_board = sheet.convert("RGB").crop(box_around(theme.RIM))
    wheel = round_board.resize(size, Image.Resampling.LANCZOS).convert("RGBA")
    mask = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(mask).ellipse((0, 0, *(4 * side - 1 for side in size)), fill=255)
    wheel.putalpha(mask.reduce(4))
    return wheel


LOBBY = lobby.Lobby(30, art)
