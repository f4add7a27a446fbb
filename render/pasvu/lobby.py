"""Pas vu pas pris: the lobby card, with the hall at night seen through a keyhole."""

from functools import partial

from PIL import Image

from engine.pasvu.layout import BODIES
from engine.pasvu.model import Figure, Piece, Size
from render.keeping import kept
from render.kit import lobby
from render.kit.canvas import fine_colours
from render.pasvu.hall.ghosts_seen import put_ghost, standings
from render.pasvu.hall.through_door import furnished, hall_from, keyhole_mask
from render.pasvu.keyhole import RIM, door_leaf, wood
from render.pasvu.theme import LOOK_SIZE, hex_of

_STYLE = lobby.Style(hex_of("ink"), hex_of("brass-light"), hex_of("paper"), (84, 84), 540)
_PIECES = (
    Piece("mirror", 4.3, 0.9, 0), Piece("trolley", 1.2, 2.2, 20), Piece("desk", 1.7, 0.8, 0),
    Piece("piano", 5.3, 2.2, 90), Piece("armchair", 3.4, 1.9, 10), Piece("table", 4.4, 3.6, 15),
)  # fmt: skip
# The ghosts on the card: colour, size, place.
_CAST: tuple[tuple[int, Size, float, float, float], ...] = (
    (0, "large", 1.9, 3.3, 0.0),
    (1, "small", 3.4, 2.0, 0.4),
    (2, "medium", 2.9, 3.9, 0.0),
    (3, "medium", 3.9, 2.6, 0.0),
    (2, "small", 4.4, 3.6, 0.0),
)


def art(picture: Image.Image) -> None:
    """Draws the look through the keyhole on the right of the door."""
    look = _look()
    picture.paste(look, (lobby.WIDTH - look.width - 24, 0), look)


@kept
def _look() -> Image.Image:
    """Draws the look through the keyhole, into a hall arranged for the card."""
    figures = [
        Figure(colour, "M1", size, "A1", "c", x, y, z, BODIES[size].radius, BODIES[size].height)
        for colour, size, x, y, z in _CAST
    ]
    hall = hall_from("S3", _PIECES)
    picture = furnished(hall, "S3", _PIECES, figures)
    for standing in standings(hall, figures):
        put_ghost(picture, standing, standing.figure.seat, is_seen=False)
    picture.paste(door_leaf(), (0, 0), door_leaf())
    picture.putalpha(keyhole_mask(RIM + 1))
    high = 470
    size = (round(LOOK_SIZE[0] * high / LOOK_SIZE[1]), high)
    return picture.resize(size, Image.Resampling.LANCZOS).crop((0, 0, size[0], lobby.HEIGHT))


LOBBY = lobby.Lobby(30, art, partial(wood, lobby.WIDTH, lobby.HEIGHT), _STYLE, fine_colours)
