"""Pas vu pas pris, V1: the designed halls, of which the dice draw one and one of its eight symmetries.

The sheet asks the players to place the furniture "de manière à faire un joli hall". All pieces stand, and
corners are made safe by pieces across them.
"""

from typing import TypeAlias

from msgspec.structs import replace

from engine.core import Dice
from engine.pasvu.layout import HALL, START
from engine.pasvu.model import PIECES, Piece

Place: TypeAlias = tuple[float, float, int]  # x, y, angle
QUARTERS = 4

# By the order of PIECES: mirror, trolley, desk, piano, armchair, table.
DESIGNS: dict[str, tuple[Place, Place, Place, Place, Place, Place]] = {
    # The desk of the night porter, with the mirror behind.
    "reception": (
        (3.0, 1.75, 0), (4.9, 4.9, 210), (3.0, 2.7, 180), (5.1, 1.2, 45), (1.2, 4.5, 135), (1.2, 1.4, 20),
    ),
    # The piano on the slant, and the armchair that listens to it.
    "music": (
        (0.9, 3.0, 270), (4.7, 5.1, 160), (5.1, 2.6, 90), (2.7, 2.4, 315), (3.1, 4.2, 150), (1.2, 5.0, 0),
    ),
    # A table to gather round.
    "lounge": (
        (4.6, 3.4, 120), (1.1, 2.9, 80), (3.2, 5.1, 180), (3.1, 1.2, 0), (4.9, 1.4, 45), (2.5, 3.3, 45),
    ),
    # The trolley left in the middle, the rest along the corners.
    "luggage": (
        (5.0, 1.0, 45), (3.0, 3.1, 60), (1.1, 1.3, 135), (4.8, 4.8, 225), (1.2, 4.6, 250), (3.2, 0.9, 0),
    ),
    # Desk and piano back to back.
    "bar": (
        (3.9, 4.9, 180), (1.2, 1.2, 40), (2.1, 3.4, 90), (2.9, 3.4, 270), (4.9, 1.3, 30), (4.9, 3.8, 0),
    ),
    # An alley from corner to corner, which the mirror bars.
    "alley": (
        (3.05, 3.0, 135), (4.9, 4.9, 135), (1.3, 1.5, 315), (4.3, 1.9, 45), (1.9, 4.2, 225), (3.1, 5.2, 0),
    ),
    # A ring with an empty middle, for a ball.
    "ring": (
        (1.1, 1.1, 315), (3.0, 4.9, 0), (4.9, 3.1, 90), (3.1, 1.1, 0), (1.1, 3.1, 270), (4.9, 4.9, 45),
    ),
    # The mirror alone in the middle.
    "square": (
        (3.0, 3.0, 45), (1.2, 4.8, 45), (1.4, 1.2, 0), (4.8, 1.2, 20), (4.7, 4.7, 225), (3.0, 4.7, 0),
    ),
}  # fmt: skip

HALLS: dict[str, tuple[Piece, ...]] = {
    "classic": START,
    **{
        name: tuple(Piece(kind, *place) for kind, place in zip(PIECES, places, strict=True))
        for name, places in DESIGNS.items()
    },
}


def symmetries(pieces: tuple[Piece, ...]) -> tuple[tuple[Piece, ...], ...]:
    """V1: return a hall in its eight symmetries: four turns, and those of its mirror image."""
    found: list[tuple[Piece, ...]] = []
    for hall in (pieces, tuple(map(_reflected, pieces))):
        for _ in range(QUARTERS):
            found.append(hall)
            hall = tuple(map(_turned, hall))
    return tuple(found)


def _turned(piece: Piece) -> Piece:
    """Return a standing piece after a quarter turn of the hall, clockwise."""
    return replace(piece, x=round(HALL - piece.y, 2), y=piece.x, angle=(piece.angle + 90) % 360)


def _reflected(piece: Piece) -> Piece:
    """Return a standing piece with west and east exchanged. Each piece is its own mirror image."""
    return replace(piece, x=round(HALL - piece.x, 2), angle=-piece.angle % 360)


def drawn_hall(dice: Dice) -> tuple[Piece, ...]:
    """V1: draw one of the designed halls, in one of its symmetries."""
    return dice.choice(symmetries(dice.choice(tuple(HALLS.values()))))
