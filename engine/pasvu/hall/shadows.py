"""Pas vu pas pris: which lines of many sights meet a box (V21, V22), by columns and rows of silhouettes.

A sight is a body as one eye sees it. The points of a column lie above each other, so level boxes are met in
plan once for all of them. Arrays have the axes (columns, rows, sights); what is the same in all columns or
rows has a length of 1 there. Sights come last, as numpy is quick with long last axes alone.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

import numpy as np

from engine.pasvu.hall.bulk_overlap import Flags, Floats, Numbers
from engine.pasvu.hall.look import SHORTEST, Block, Bodies, Eyes, Lines, block_of, never_nowhere
from engine.pasvu.hall.shapes import shape_of
from engine.pasvu.model import Piece

PLAN, ALL = 2, 3  # axes: those of a level box in plan, and all
Values = TypeVar("Values", Lines, Eyes, Bodies)
Ends = tuple[Floats, Floats]


class Crates(NamedTuple):
    """Pieces that are all level, or all lean: their axes, and along them the ends of what is around them.

    `middle` and `reach` are a circle around each in plan. The parts of a piece follow each other in `parts`,
    from number `first` on.
    """

    level: int  # axes that can be told in plan
    middle: Floats
    reach: Floats
    axes: Floats
    around: tuple[Ends, ...]
    first: Numbers
    many: Numbers
    parts: tuple[Ends, ...]


class Shadow(NamedTuple):
    """Which lines of some sights meet one box each; a sight may be named several times."""

    sights: Numbers
    lines: Flags


def some(values: Values, which: Numbers) -> Values:
    """Return some sights of all these arrays."""
    return type(values)(*(at(value, which) for value in values))


def at(values: Floats, which: Numbers) -> Floats:
    """Return the values of some sights, by numbers that are all in range."""
    return values.take(which, axis=-1, mode="clip")  # eight times as fast as by an index


@lru_cache(maxsize=256)
def crates_of(pieces: tuple[Piece, ...]) -> tuple[Crates, ...]:
    """Return pieces for `shadows`: the level ones together, and those that lean."""
    groups = [[piece for piece in pieces if bool(piece.lean) == leans] for leans in (False, True)]
    return tuple(_crates(group) for group in groups if group)


def _crates(pieces: Sequence[Piece]) -> Crates:
    shapes, blocks = [shape_of(piece) for piece in pieces], [_block(piece) for piece in pieces]
    low, high = (
        np.array(corners).T[:PLAN] for corners in ([s.low for s in shapes], [s.high for s in shapes])
    )
    many = np.array([len(shape.solids) for shape in shapes], dtype=np.intp)
    return Crates(
        level=ALL if pieces[0].lean else PLAN,
        middle=((low + high) / 2)[:, :, None],
        reach=np.sqrt(((high - low) ** 2).sum(axis=0))[:, None] / 2,
        axes=np.array([block.axes for block in blocks]).transpose(1, 2, 0),
        around=tuple(_ends([block.around[i] for block in blocks]) for i in range(ALL)),
        first=np.cumsum(many) - many,
        many=many,
        parts=tuple(_joined([block.parts[i] for block in blocks]) for i in range(ALL)),
    )


@lru_cache(maxsize=1024)
def _block(piece: Piece) -> Block:
    return block_of(shape_of(piece).solids)


def _ends(pairs: Sequence[tuple[float, float]]) -> Ends:
    low, high = np.array(pairs).T
    return low, high


def _joined(pairs: Sequence[Ends]) -> Ends:
    low, high = (np.concatenate([pair[i].ravel() for pair in pairs]) for i in range(2))
    return low, high


def shadows(
    pieces: tuple[Piece, ...], start: Lines, end: Lines, *, whole: float = 0.0, is_mirrored: bool = False
) -> Iterator[Shadow]:
    """Yield which lines meet a box. With `whole`, only where all lines of a sight may do so for so long."""
    way = Lines(end.x - start.x, end.y - start.y, end.z - start.z)
    for crates in crates_of(pieces):
        # In a mirror the outer lines tell nothing: a point behind it has no reflection.
        every = (crates.many.size, way.x.shape[-1])
        near = np.ones(every, dtype=np.bool_) if is_mirrored else _are_near(crates, start, way)
        piece, sight = np.nonzero(near)
        yield _shadow(Pairs(crates, piece, sight, some(start, sight), some(way, sight)), whole)


def _are_near(crates: Crates, start: Lines, way: Lines) -> Flags:
    """Return by pieces and sights whether a circle around a piece may come between a sight's outer lines."""
    x, y = crates.middle
    way_x, way_y = way.x[[0, -1]], way.y[[0, -1]]
    side = way_x * (y - start.y) - way_y * (x - start.x)
    reach = crates.reach * np.sqrt(way_x * way_x + way_y * way_y) + SHORTEST
    return np.any(side <= reach, axis=0) & np.any(side >= -reach, axis=0)


class Pairs(NamedTuple):
    """Pieces and sights that may meet, side by side."""

    crates: Crates
    piece: Numbers
    sight: Numbers
    start: Lines
    way: Lines


def _shadow(pairs: Pairs, whole: float) -> Shadow:
    """Return which lines meet a part of their piece."""
    crates, piece = pairs.crates, pairs.piece
    met, least = (np.logical_and, whole) if whole else (np.logical_or, SHORTEST)
    begins, ways = zip(*(_along(pairs, axis) for axis in range(crates.level)), strict=True)
    enter, leave = _stretch(begins, ways, [(low[piece], high[piece]) for low, high in crates.around])
    (near,) = np.nonzero(met.reduce(leave - enter > least, axis=(0, 1)))
    pair, part = _parts(crates, piece[near])
    pair = near[pair]
    begins, ways = [at(values, pair) for values in begins], [at(values, pair) for values in ways]
    enter, leave = _stretch(begins, ways, [(low[part], high[part]) for low, high in crates.parts])
    if crates.level == PLAN:
        (near,) = np.nonzero(met.reduce(leave - enter > least, axis=(0, 1)))
        pair, part = pair[near], part[near]
        low, high = crates.parts[-1]
        way = never_nowhere(at(pairs.way.z, pair))
        up = _stretch([at(pairs.start.z, pair)], [way], [(low[part], high[part])])
        enter, leave = np.maximum(at(enter, near), up[0]), np.minimum(at(leave, near), up[1])
    return Shadow(pairs.sight[pair], leave - enter > least)


def _along(pairs: Pairs, axis: int) -> Ends:
    """Return where lines begin along an axis of their pieces, and how far they go."""
    x, y, z = at(pairs.crates.axes[axis], pairs.piece)
    begin, way = (lines.x * x + lines.y * y for lines in (pairs.start, pairs.way))
    if pairs.crates.level == ALL:
        begin, way = begin + pairs.start.z * z, way + pairs.way.z * z
    return begin, never_nowhere(way)


def _stretch(begins: Sequence[Floats], ways: Sequence[Floats], ends: Sequence[Ends]) -> Ends:
    """Return the shares of lines at which they come between the ends on all axes, and leave them."""
    enter, leave = np.zeros(1), np.ones(1)
    for begin, way, (low, high) in zip(begins, ways, ends, strict=False):
        one, two = (low - begin) / way, (high - begin) / way
        enter, leave = np.maximum(enter, np.minimum(one, two)), np.minimum(leave, np.maximum(one, two))
    return enter, leave


def _parts(crates: Crates, piece: Numbers) -> tuple[Numbers, Numbers]:
    """Return the parts of all these pieces, and to which of them each belongs."""
    many = crates.many[piece]
    pair = np.repeat(np.arange(piece.size), many)
    return pair, np.arange(pair.size) - np.repeat(np.cumsum(many) - many - crates.first[piece], many)
