"""Pas vu pas pris: puts furniture down within the hall and on other pieces (V11, V12)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall import overlap
from engine.pasvu.hall.overlap import TOLERANCE, enters, overlap_plan
from engine.pasvu.hall.shapes import Vector, lower_edge, shape_of, solid
from engine.pasvu.layout import HALL
from engine.pasvu.model import Kind, Piece, Solid

SLACK = 0.02  # V12: how far a centre may lie outside what carries it
FALL = 0.05  # V12: steps in which a piece comes down beside a leaning one
COLUMN_HEIGHT = 20.0  # above anything in the hall


def is_over_edge(piece: Piece) -> bool:
    """Does a piece reach out of the hall?"""
    low, high = shape_of(piece).low, shape_of(piece).high
    return min(low[0], low[1]) < -TOLERANCE or max(high[0], high[1]) > HALL + TOLERANCE


def check_edge(piece: Piece) -> None:
    """V11: never over the hall's edge."""
    if is_over_edge(piece):
        raise RuleError("pasvu-over-edge", piece=piece.kind)


def enters_any(piece: Piece, others: Iterable[Piece]) -> bool:
    """Does a piece enter another?"""
    return any(_near(piece, other) and _enters(piece, other) for other in others)


@lru_cache(maxsize=1024)
def _enters(piece: Piece, other: Piece) -> bool:
    """Does a piece enter one other? While many places for a third are tried, the same two are asked for."""
    return any(enters(a, b) for a in shape_of(piece).solids for b in shape_of(other).solids)


def _near(a: Piece, b: Piece) -> bool:
    one, two = shape_of(a), shape_of(b)
    return overlap_boxes(one.low, one.high, two.low, two.high)


def overlap_boxes(low: Vector, high: Vector, other_low: Vector, other_high: Vector) -> bool:
    """Do two upright boxes overlap?"""
    return (
        high[0] > other_low[0]
        and other_high[0] > low[0]
        and high[1] > other_low[1]
        and other_high[1] > low[1]
        and high[2] > other_low[2]
        and other_high[2] > low[2]
    )


class Contact(NamedTuple):
    """Two level boxes, one above the other, and the level at which the upper one's piece would rest."""

    level: float
    upper: Solid
    lower: Solid


def contacts_of(piece: Piece, others: Iterable[Piece]) -> list[Contact]:
    """Return where a level piece above the others would meet their boxes if it came straight down."""
    found: list[Contact] = []
    own = shape_of(piece)
    for other in others:
        shape = shape_of(other)
        if shape.is_level and overlap_plan(own, shape):
            below = [b for b in shape.solids if overlap_plan(b, own)]
            for a in own.solids:
                for b in below:
                    if overlap_plan(a, b) and overlap.covers_plan(a, b):
                        foot = a.centre[2] - a.half[2] - piece.z
                        found.append(Contact(round(b.centre[2] + b.half[2] - foot, 2), a, b))
    return found


def laid_down(others: Sequence[Piece], piece: Piece) -> Piece:
    """V12: put a piece straight down; it must be carried where it comes to rest."""
    check_edge(piece)
    contacts = contacts_of(piece, others)
    level = max([0.0, *(contact.level for contact in contacts)])
    laid = replace(piece, z=level)
    _check_leaning(others, laid)
    check_carried(laid, [contact for contact in contacts if contact.level == level])
    return laid


def _check_leaning(others: Iterable[Piece], piece: Piece) -> None:
    """V12: nothing may rest on a leaning piece or pass through one."""
    leaning = [
        b
        for other in others
        if other.lean and overlap_plan(shape_of(piece), shape_of(other))
        for b in shape_of(other).solids
    ]
    for box in shape_of(piece).solids if leaning else ():
        x, y, z = box.centre
        middle = z - box.half[2] + COLUMN_HEIGHT / 2
        half = (box.half[0], box.half[1], COLUMN_HEIGHT / 2)
        column = solid(piece.kind, box.part, (x, y, middle), box.axes, half)
        for b in leaning:
            if enters(column, b):
                raise RuleError("pasvu-on-leaning", piece=piece.kind, other=b.kind)


def check_carried(piece: Piece, contacts: Sequence[Contact]) -> None:
    """V12: the centre of a piece on others must lie over what carries it."""
    if piece.z <= TOLERANCE:
        return
    carried: list[overlap.Point] = []
    for _, upper, lower in contacts:
        carried += overlap.clipped(overlap.footprint(upper), overlap.footprint(lower))
    if not overlap.is_inside(overlap.hull(carried), (piece.x, piece.y), SLACK):
        # The refusal names the first contact, in the order of the pieces.
        raise RuleError("pasvu-not-carried", piece=piece.kind, other=contacts[0].lower.kind)


def carriers(piece: Piece, pieces: Iterable[Piece]) -> tuple[Kind, ...]:
    """V12: return the pieces on which one rests; none if it is on the floor or leans."""
    if piece.z <= TOLERANCE or piece.lean:
        return ()
    contacts = contacts_of(piece, [other for other in pieces if other.kind != piece.kind])
    return tuple(dict.fromkeys(c.lower.kind for c in contacts if abs(c.level - piece.z) <= TOLERANCE))


def edge_level(others: Iterable[Piece], piece: Piece) -> float:
    """V13: return the highest level, at or below its own, that carries a leaning piece's lower edge."""
    edge = lower_edge(piece, SLACK)
    below = [
        round(box.high[2], 2)
        for other in others
        if shape_of(other).is_level and overlap_plan(edge, shape_of(other))
        for box in shape_of(other).solids
        if box.high[2] <= piece.z + TOLERANCE and overlap.covers_plan(edge, box)
    ]
    return max([0.0, *below])


def come_down(others: Sequence[Piece], piece: Piece) -> Piece:
    """Lower a level piece from where it is to what lies below it."""
    below = [contact.level for contact in contacts_of(piece, others) if contact.level <= piece.z + TOLERANCE]
    floor = max([0.0, *below])
    leaning = [other for other in others if other.lean]
    while piece.z > floor:
        lower = replace(piece, z=max(floor, round(piece.z - FALL, 2)))
        if enters_any(lower, leaning):
            break
        piece = lower
    return piece
