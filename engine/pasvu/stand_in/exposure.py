"""Pas vu pas pris: judges from above how likely a ghost is to be seen (V7).

Nobody may look through a door beforehand, so nothing here does. A guess is what a person reads off the hall
from above: does a door face the ghost, and does a piece as high as the ghost stand on the line between them?
Heights of eyes, gaps, and what the mirror shows are left out.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import chain, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.furnishing import Pieces
from engine.pasvu.hall.standing import CELLS, Stand, every_stand, height_of, spot_point
from engine.pasvu.layout import BODIES, DOORS, LETTERS, SIZES
from engine.pasvu.model import SPOTS, Cell, Door, Figure, Piece, Size, View
from engine.pasvu.stand_in.sightlines import Lines, blocked, lines_to

EVERY_DOOR = tuple(f"{letter}{number}" for letter in LETTERS.values() for number in range(1, DOORS + 1))
# The number of each spot of the floor, for ghosts of each size.
_FLOOR = {place: number for number, place in enumerate(product(SIZES, CELLS, SPOTS))}
# Pieces that are remembered, each with its 5 kB of bits: 432 places in the designed halls, and where they go.
FLOORS = 1024

Bits: TypeAlias = NDArray[np.uint8]  # eight flags in each

# Tells for each figure the share of some doors from which it is seen, or seems to be.
Judged = Callable[[Pieces, Sequence[Figure], Sequence[Door]], Floats]


def doors_ahead(view: View) -> tuple[Door, ...]:
    """Return the doors where the keyhole may be at this round's look. V34: it stays on its side.

    The number that V36 tells is ignored: no door is judged by itself (V7).
    """
    return _doors_ahead(view.keyhole[0], view.card == "knock")


@cache
def _doors_ahead(here: str, stays: bool) -> tuple[Door, ...]:
    letters = [here] if stays else [letter for letter in LETTERS.values() if letter != here]
    return tuple(f"{letter}{number}" for letter in letters for number in range(1, DOORS + 1))


def chances(pieces: Pieces, figures: Sequence[Figure], doors: Sequence[Door]) -> Floats:
    """Return for each figure the share of the doors from which it seems to be in sight."""
    return shares_of(seeming(pieces, figures, doors))


def shares_of(seen: Flags) -> Floats:
    """Return for each figure the share of the doors, by rows, from which it is seen."""
    return seen.astype(np.float64).mean(axis=-2)


def seeming(pieces: Pieces, figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by doors which figures seem to be in sight."""
    return seeming_in([pieces], figures, doors)[0]


def seeming_in(halls: Sequence[Pieces], figures: Sequence[Figure], doors: Sequence[Door]) -> Flags:
    """Return by halls and doors which figures seem to be in sight. What halls share is worked out once."""
    facts = [(one.x, one.y, one.z, one.radius, one.height) for one in figures]
    return _seeming_in(halls, np.array(facts).reshape(-1, 5).T, doors)


def _seeming_in(halls: Sequence[Pieces], bodies: Floats, doors: Sequence[Door]) -> Flags:
    """Return by halls and doors which bodies seem to be in sight: their x, y, foot, radius and height."""
    lines = lines_to(bodies, tuple(doors))
    pieces = tuple(dict.fromkeys(chain(*halls)))
    numbers = {piece: number for number, piece in enumerate(pieces)}
    is_blocked = blocked(lines, pieces)
    seen = np.zeros((len(halls), len(doors) * bodies.shape[1]), dtype=np.bool_)
    for number, hall in enumerate(halls):
        is_hidden = np.logical_or.reduce(is_blocked[[numbers[piece] for piece in hall]], axis=0)
        seen[number, lines.sight[~is_hidden]] = True
    return seen.reshape(len(halls), len(doors), bodies.shape[1])


def stands_seeming(pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]) -> Flags:
    """Return by doors which places seem to be in sight, of all where a ghost of this size can stand."""
    return _stands_seeming(pieces, lies, doors)[size]


@lru_cache(maxsize=24)
def _stands_seeming(pieces: Pieces, lies: bool, doors: tuple[Door, ...]) -> dict[Size, Flags]:
    """Return the same for all sizes: they share most of the work, and who plans asks for all."""
    on_floor, above = _floor_seeming(pieces, lies)[_rows(doors)], _above_seeming(pieces, lies, doors)
    found: dict[Size, Flags] = {}
    for size in SIZES:
        places = every_stand(pieces, size, lies)
        floor = [_FLOOR[size, cell, stand.spot] for cell, stand in places]
        found[size] = on_floor.take(floor, axis=1)
        which = [number for number, (_, stand) in enumerate(places) if stand.level]
        found[size][:, which], above = above[:, : len(which)], above[:, len(which) :]
    return found


def _body(size: Size, lies: bool, x: float, y: float, level: float = 0.0) -> tuple[float, ...]:
    return x, y, level, BODIES[size].radius, height_of(size, lies)


def _above_seeming(pieces: Pieces, lies: bool, doors: tuple[Door, ...]) -> Flags:
    """Return by doors which places above the floor seem to be in sight, those of one size after another."""
    bodies = [
        _body(size, lies, stand.x, stand.y, stand.level)
        for size in SIZES
        for _, stand in every_stand(pieces, size, lies)
        if stand.level
    ]
    return _seeming_in([pieces], np.array(bodies).reshape(-1, 5).T, doors)[0]


@cache
def _rows(doors: tuple[Door, ...]) -> list[int]:
    return [EVERY_DOOR.index(door) for door in doors]


@lru_cache(maxsize=8)
def _floor_seeming(pieces: Pieces, lies: bool) -> Flags:
    """Return by all doors from which of all spots of the floor a ghost there would seem to be in sight."""
    lines, seen = _floor_lines(lies), np.zeros(len(EVERY_DOOR) * len(_FLOOR), dtype=np.bool_)
    hidden = np.bitwise_or.reduce([_floor_blocked(piece, lies) for piece in pieces])
    seen[lines.sight[np.unpackbits(hidden, count=lines.sight.size) == 0]] = True
    return seen.reshape(len(EVERY_DOOR), len(_FLOOR))


@cache
def _floor_lines(lies: bool) -> Lines:
    """Return the lines from all doors to a ghost of each size at each spot of the floor."""
    bodies = [_body(size, lies, *spot_point(cell, spot, size)) for size, cell, spot in _FLOOR]
    return lines_to(np.array(bodies).T, EVERY_DOOR)


@lru_cache(maxsize=FLOORS)
def _floor_blocked(piece: Piece, lies: bool) -> Bits:
    """Return which lines to the spots of the floor a piece blocks: few pieces move in a turn."""
    return np.packbits(blocked(_floor_lines(lies), (piece,))[0])


@lru_cache(maxsize=64)
def stand_chances(
    pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]
) -> tuple[tuple[Cell, Stand, float], ...]:
    """Return every place where a ghost of this size can stand, with the chance to be seen there."""
    shares = shares_of(stands_seeming(pieces, size, lies, doors)).tolist()
    places = every_stand(pieces, size, lies)
    return tuple((cell, stand, share) for (cell, stand), share in zip(places, shares, strict=True))


@lru_cache(maxsize=64)
def best_chances(pieces: Pieces, size: Size, lies: bool, doors: tuple[Door, ...]) -> dict[Cell, float]:
    """Return for every cell the chance to be seen at its best place."""
    best: dict[Cell, float] = {}
    for cell, _, chance in stand_chances(pieces, size, lies, doors):
        if chance < best.get(cell, 2.0):
            best[cell] = chance
    return best
