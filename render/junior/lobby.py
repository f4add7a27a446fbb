"""Labyrinthe Junior: the lobby card, with ghosts and treasures on a maze in the moonlight."""

from functools import lru_cache

from PIL import Image

from engine.mazes.sliding import openings
from render.junior import theme
from render.junior.square import Square, full
from render.junior.treasures import treasure_sticker
from render.kit import lobby, paint, sprites

# The maze on the card: open sides; a star marks a fixed square.
_MAZE = (
    ("ES*", "EW", "ESW*", "EW", "SW*"),
    ("NS", "ES", "NEW", "SW", "NS"),
    ("NES*", "NW", "NS*", "NE", "NSW*"),
    ("NS", "ES", "NSW", "ES", "NW"),
    ("NE*", "NEW", "NEW*", "NEW", "NW*"),
)
_CAST: tuple[lobby.Actor, ...] = (
    ("owl", 692, 234, 58),
    (3, 868, 214, 82),
    ("candelabra", 590, 268, 66),
    (1, 765, 242, 96),
    (0, 662, 306, 116),
    (2, 904, 304, 110),
    ("frog", 788, 340, 66),
)


def art(picture: Image.Image) -> None:
    """Draws the board in perspective, and its cast."""
    lobby.lay_board(picture, _slanted())
    lobby.stamp_cast(picture, _CAST, sprites.pawn, treasure_sticker)


@lru_cache(maxsize=1)
def _slanted() -> Image.Image:
    tile = theme.TILE
    side = tile * len(_MAZE) + 16
    flat = paint.filled(side, side, "ink")
    for row, line in enumerate(_MAZE):
        for column, sides in enumerate(line):
            square = Square(sides=openings(sides.rstrip("*")), fixed=sides.endswith("*"))
            flat.paste(full(square), (8 + column * tile, 8 + row * tile))
    return lobby.slanted(flat)


LOBBY = lobby.Lobby(("picture-title-junior-1", "picture-title-junior-2"), (1, 4), 15, art)
lobby_card, title = LOBBY.card, LOBBY.title
