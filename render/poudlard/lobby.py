"""Les couloirs de Poudlard: the lobby card, with hats on the castle floor in the moonlight."""

from PIL import Image

from engine.mazes.sliding import openings
from render.keeping import kept
from render.kit import lobby
from render.poudlard.sprites import hat_sticker, lesson_sticker
from render.poudlard.tokens import TokenLook, full

_HAT_SHARE = 11 / 12  # of a ghost's size

# The floor on the card: open sides, then a class, a star or stairs; "" lies face down.
_FLOOR = (
    ("NS:charms", "EW", "NESW", "EW:stairs", "NS:potions"),
    ("", "NS", "NE:star", "", "NES"),
    ("ES", "EW:defence", "NESW", "EW", "NSW"),
    ("NS:stairs", "", "NS:astronomy", "ES:star", ""),
    ("NE", "NEW", "NESW", "NW", "NS:library"),
)
_CAST: tuple[lobby.Actor, ...] = (
    ("astronomy", 690, 232, 56),
    (3, 868, 212, 84),
    ("potions", 584, 268, 58),
    (1, 765, 240, 96),
    (0, 660, 306, 122),
    (2, 904, 304, 116),
    ("transfiguration", 786, 342, 66),
)


def figure(colour: int, number: int, size: int) -> Image.Image:
    """Draws a hat that looks as large as a ghost of this size."""
    return hat_sticker(colour, number, round(size * _HAT_SHARE))


def art(picture: Image.Image) -> None:
    """Draws the board in perspective, and its cast."""
    lobby.lay_board(picture, _board())
    lobby.stamp_cast(picture, _CAST, hat_sticker, lesson_sticker)


@kept
def _board() -> Image.Image:
    return lobby.slanted([[full(_look(token)) for token in row] for row in _FLOOR])


def _look(token: str) -> TokenLook:
    sides, _, kind = token.partition(":")
    room = kind if kind not in ("", "star", "stairs") else None
    return TokenLook(
        sides=openings(sides) if sides else 0, star=kind == "star", stairs=kind == "stairs", room=room
    )


LOBBY = lobby.Lobby(45, art)
