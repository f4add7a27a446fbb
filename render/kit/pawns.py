"""Pawns side by side on a square, with a disc below the one whose player is on turn."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from PIL import Image

from render.kit.layers import Layers, lay, layers_of
from render.kit.pen import Point


class Pawn(msgspec.Struct, frozen=True):
    """A pawn as it is drawn: its colour, its number, and whether its player is on turn."""

    colour: int
    number: int
    is_active: bool = False


def crowds(view: Any, colours: Sequence[int]) -> dict[int, tuple[Pawn, ...]]:
    """Returns the pawns on each place; a pawn that has left the board is on none."""
    found: dict[int, tuple[Pawn, ...]] = {}
    for seat, place in enumerate(view.pawns):
        if place is not None:
            found[place] = (*found.get(place, ()), Pawn(colours[seat], seat + 1, seat == view.turn))
    return found


def lay_pawns(
    picture: Image.Image,
    pawns: Iterable[Pawn],
    places: Iterable[Point],
    size: float,
    figure: Callable[[int, int, int], Image.Image],
    disc: Callable[[int], Layers],
    drop: float,
) -> None:
    """Lays pawns on their places; `drop` is how far below a pawn its disc lies, as a share of its size.

    The first place shows the disc best, so it goes to the player on turn.
    """
    placed = list(zip(sorted(pawns, key=lambda pawn: not pawn.is_active), places, strict=True))
    for pawn, (x, y) in placed:
        if pawn.is_active:
            lay(picture, disc(round(size)), x, y + size * drop)
    for pawn, (x, y) in placed:
        lay(picture, layers_of(figure, pawn.colour, pawn.number, round(size)), x, y)
