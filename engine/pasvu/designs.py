"""Pas vu pas pris, V1: the dice draw one of the designed halls, and one of its eight symmetries.

The sheet asks the players to place the furniture "de manière à faire un joli hall".
"""

from msgspec.structs import replace

from engine.core import Dice
from engine.pasvu.layout import HALL, HALLS
from engine.pasvu.model import Piece

QUARTERS = 4


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
