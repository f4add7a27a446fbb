"""Pas vu pas pris: furniture without support comes down or tips on, so that nothing hangs (V12, V13)."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall import shapes
from engine.pasvu.hall.laying import (
    COLUMN_HEIGHT,
    come_down,
    edge_level,
    enters_any,
    is_over_edge,
)
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.shapes import QUARTER, shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.hall.tipping import tipped
from engine.pasvu.model import Figure, Piece


def settled(pieces: Sequence[Piece]) -> Sequence[Piece]:
    """V12: let pieces without support come straight down, unchecked."""
    if all(piece.z <= TOLERANCE and not piece.lean for piece in pieces):
        return pieces
    pieces = _from_below(pieces)
    # What falls may have carried another, which falls in the next pass.
    for _ in pieces:
        before, pieces = pieces, _lowered(pieces)
        if pieces == before:
            break
    return pieces


def _from_below(pieces: Iterable[Piece]) -> list[Piece]:
    """Return pieces from the floor up, first those that lean: one may carry what comes down."""
    return sorted(pieces, key=lambda piece: (piece.z, not piece.lean))


def _lowered(pieces: Sequence[Piece]) -> list[Piece]:
    """Let each piece come down once, from the floor up."""
    before = _from_below(pieces)
    done: list[Piece] = []
    for number, piece in enumerate(before):
        if piece.lean:
            done.append(_leaning_down(done + before[number + 1 :], piece))
        else:
            done.append(come_down(done, piece) if piece.z > TOLERANCE else piece)
    return done


def _leaning_down(others: Sequence[Piece], piece: Piece) -> Piece:
    """V12, V13: let a leaning piece with nothing below its lower edge come down, and lean again if it can.

    It comes straight down as it stood before it was tipped. What has come into that place carries it.
    """
    if edge_level(others, piece) >= piece.z - TOLERANCE:
        return piece
    upright = replace(piece, lean="", steps=0)
    upright = come_down(others, replace(upright, z=COLUMN_HEIGHT) if enters_any(upright, others) else upright)
    try:
        return tipped(others, (), upright, piece.lean)
    except RuleError:
        return upright


def tipped_on(pieces: tuple[Piece, ...], figures: Sequence[Figure]) -> tuple[Piece, ...]:
    """V13: let each leaning piece whose support has left tip on to the next thing in its way."""
    is_done = False
    # One that tips on may have carried another, so all are tested until none can.
    while not is_done:
        is_done = True
        for piece in (piece for piece in pieces if piece.lean):
            further = _turned_on([other for other in pieces if other != piece], figures, piece)
            if further != piece:
                pieces = tuple(further if other == piece else other for other in pieces)
                is_done = False
    return pieces


def _turned_on(others: Sequence[Piece], figures: Sequence[Figure], piece: Piece) -> Piece:
    """Turn a leaning piece step by step until it meets a piece, a ghost or the wall, or lies flat."""
    while piece.lean:
        further = _one_step_on(others, piece)
        is_stopped = is_over_edge(further) or enters_any(further, others)
        if is_stopped or any(meets_figure(shape_of(further).solids, figure) for figure in figures):
            break
        piece = further
    return piece


def _one_step_on(others: Sequence[Piece], piece: Piece) -> Piece:
    """Turn a leaning piece by 5°. At the last step it lies, and comes down to what is below it."""
    turned = replace(piece, steps=piece.steps + 1)
    if turned.steps < QUARTER or enters_any(turned, others):
        return turned
    return come_down(others, shapes.flattened(turned))
