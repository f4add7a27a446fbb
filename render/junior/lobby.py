"""Labyrinthe Junior: the lobby card, with ghosts and treasures on a maze in the moonlight."""

from PIL import Image

from engine.mazes.sliding import openings
from render.junior.square import Square, full
from render.junior.treasures import treasure_sticker
from render.keeping import kept
from render.kit import lobby, sprites

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
    lobby.lay_board(picture, _board())
    lobby.stamp_cast(picture, _CAST, sprites.pawn, treasure_sticker)


@kept
def _board() -> Image.Image:
    return lobby.slanted(
        [
            [full(Square(sides=openings(sides.rstrip("*")), fixed=sides.endswith("*"))) for sides in row]
            for row in _MAZE
        ]
    )


LOBBY = lobby.Lobby(15, art)
