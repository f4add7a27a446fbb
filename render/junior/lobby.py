"""Labyrinthe Junior: its scene on the lobby card, ghosts and treasures on a maze by moonlight."""

from functools import lru_cache

from PIL import Image

from engine.mazes.sliding import openings
from locales import Words
from render.kit import lobby, paint, sprites, theme
from render.kit.square import Square, full
from render.kit.theme import rgb

PLAYERS = (1, 4)
MINUTES = 15

# The maze of the card: open sides; a star stands for a fixed square.
_MAZE = (
    ("ES*", "EW", "ESW*", "EW", "SW*"),
    ("NS", "ES", "NEW", "SW", "NS"),
    ("NES*", "NW", "NS*", "NE", "NSW*"),
    ("NS", "ES", "NSW", "ES", "NW"),
    ("NE*", "NEW", "NEW*", "NEW", "NW*"),
)
# Who stands where: a treasure's name, or the colour of a ghost; the middle, the size.
_CAST: tuple[tuple[str | int, int, int, int], ...] = (
    ("owl", 692, 234, 58),
    (3, 868, 214, 82),
    ("candelabra", 590, 268, 66),
    (1, 765, 242, 96),
    (0, 662, 306, 116),
    (2, 904, 304, 110),
    ("frog", 788, 340, 66),
)


def lobby_card(words: Words) -> bytes:
    """The card of Labyrinthe Junior in one language."""
    lines = (words("picture-junior-title-1"), words("picture-junior-title-2"))
    return lobby.card(lines, lobby.facts(words, PLAYERS, MINUTES), art)


def title() -> Image.Image:
    """The card in true colour, without a word."""
    return lobby.scene(art)


def art(picture: Image.Image) -> None:
    """The slanted board, and its cast from back to front."""
    lobby.lay_board(picture, _slanted())
    for who, x, y, size in _CAST:
        sticker = sprites.pawn(who, who + 1, size) if isinstance(who, int) else sprites.treasure(who, size)
        paint.stamp(picture, sticker, x, y)


@lru_cache(maxsize=1)
def _slanted() -> Image.Image:
    tile = theme.JUNIOR_TILE
    side = tile * len(_MAZE) + 16
    flat = Image.new("RGBA", (side, side), (*rgb("ink"), 255))
    for row, line in enumerate(_MAZE):
        for column, sides in enumerate(line):
            square = Square(size=tile, sides=openings(sides.rstrip("*")), fixed=sides.endswith("*"))
            flat.paste(full(square), (8 + column * tile, 8 + row * tile))
    return lobby.slanted(flat)
