"""Pas vu pas pris: tips furniture, which leans on what is in its way, ghosts too, or lies (V13)."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall import laying, shapes
from engine.pasvu.hall.overlap import TOLERANCE, enters
from engine.pasvu.hall.shapes import QUARTER, shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.model import Figure, Kind, Piece, Tip


def tipped(others: Sequence[Piece], figures: Sequence[Figure], piece: Piece, side: Tip) -> Piece:
    """V13: turn a piece about a lower edge until it meets a piece or a ghost, or lies flat."""
    steps, met = _steps_free(others, figures, piece, side)
    last = replace(piece, lean=side, steps=steps)
    if met is None:
        flat = shapes.flattened(last)
        _check_tip_edge(flat)
        lying_flat = laying.come_down(others, flat)
        contacts = [
            c for c in laying.contacts_of(lying_flat, others) if abs(c.level - lying_flat.z) <= TOLERANCE
        ]
        _check_held_up(others, lying_flat, contacts)
        laying.check_carried(lying_flat, contacts)
        return lying_flat
    _check_past(piece, side, steps, met)
    _check_tip_edge(last)
    _check_edge_carried(others, last)
    return last


def _check_held_up(others: Sequence[Piece], piece: Piece, contacts: Sequence[laying.Contact]) -> None:
    """V12: refuse a tipped piece above the floor that rests on nothing level, but on a leaning piece."""
    if piece.z <= TOLERANCE or contacts:
        return
    lower = replace(piece, z=max(0.0, round(piece.z - laying.FALL, 2)))
    leaning = sorted(
        (other for other in others if other.lean), key=lambda other: not laying.enters_any(lower, [other])
    )
    raise RuleError("pasvu-on-leaning", piece=piece.kind, other=leaning[0].kind)


def _check_edge_carried(others: Sequence[Piece], piece: Piece) -> None:
    """V13: refuse a piece on others that would lean with nothing below the edge about which it turns."""
    if laying.edge_level(others, piece) < piece.z - TOLERANCE:
        raise RuleError("pasvu-edge-hangs", piece=piece.kind)


def _check_tip_edge(piece: Piece) -> None:
    """V13: a piece may not be tipped out of the hall."""
    if laying.is_over_edge(piece):
        raise RuleError("pasvu-tips-out", piece=piece.kind)


def attempted(others: Sequence[Piece], figures: Sequence[Figure], piece: Piece, tip: Tip) -> Piece:
    """Return where a refused piece would have come to rest, so that it can be drawn."""
    level = max([0.0, *(contact.level for contact in laying.contacts_of(piece, others))])
    laid = replace(piece, z=level)
    if not tip:
        return laid
    steps, met = _steps_free(others, clear_of(laid, figures), laid, tip)
    last = replace(laid, lean=tip, steps=steps)
    return shapes.flattened(last) if met is None else last


def clear_of(piece: Piece, figures: Sequence[Figure]) -> list[Figure]:
    """Return the ghosts that a piece does not enter: only these can stop it when it is tipped."""
    return [figure for figure in figures if not meets_figure(shape_of(piece).solids, figure)]


def _steps_free(
    others: Sequence[Piece], figures: Sequence[Figure], piece: Piece, side: Tip
) -> tuple[int, Kind | Figure | None]:
    """V13: return how many steps of 5° a piece turns before it would enter something, and what."""
    meets = _meeting(others, figures, piece, side)
    if meets is None:
        return QUARTER, None
    # Test the step at which it tips over first: a piece that cannot get so far needs no more tests.
    past = next(steps for steps in range(1, QUARTER + 1) if _is_past(piece, side, steps))
    if met := meets(past):
        return past - 1, met
    for steps in range(1, QUARTER + 1):
        if met := meets(steps):
            return steps - 1, met
    return QUARTER, None


def _meeting(
    others: Sequence[Piece], figures: Sequence[Figure], piece: Piece, side: Tip
) -> Callable[[int], Kind | Figure | None] | None:
    """Return what tells the piece or ghost that a tipped piece enters at a step; None if nothing is near."""
    low, high = shapes.swept(piece, side)
    near = [
        (other, solids)
        for other in others
        if (solids := [s for s in shape_of(other).solids if laying.overlap_boxes(s.low, s.high, low, high)])
    ]
    crowd = [figure for figure in figures if laying.overlap_boxes(*_box(figure), low, high)]

    def met_at(steps: int) -> Kind | Figure | None:
        leaning = replace(piece, lean=side, steps=steps)
        around = shapes.crate_of(leaning)
        for other, solids in near:
            if any(enters(around, solid) for solid in solids) and laying.enters_any(leaning, [other]):
                return other.kind
        for figure in crowd:
            if meets_figure([around], figure) and meets_figure(shape_of(leaning).solids, figure):
                return figure
        return None

    return met_at if near or crowd else None


def _box(figure: Figure) -> tuple[shapes.Vector, shapes.Vector]:
    """Return the low and high corner of the box around a ghost."""
    x, y, z, radius = figure.x, figure.y, figure.z, figure.radius
    return (x - radius, y - radius, z), (x + radius, y + radius, z + figure.height)


def _check_past(piece: Piece, side: Tip, steps: int, met: Kind | Figure) -> None:
    """V13: refuse a piece that would fall back, as its centre has not passed the edge."""
    if _is_past(piece, side, steps):
        return
    if isinstance(met, Figure):
        raise RuleError("pasvu-falls-back-ghost", piece=piece.kind, ghost=met.name, seat=met.seat)
    raise RuleError("pasvu-falls-back", piece=piece.kind, other=met)


def _is_past(piece: Piece, side: Tip, steps: int) -> bool:
    size = shapes.posed(piece.kind, piece.pose).size
    return size[2] * shapes.sine(steps) - size[shapes.FALLS[side][0]] * shapes.cosine(steps) > TOLERANCE
