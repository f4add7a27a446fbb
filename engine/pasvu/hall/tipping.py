"""Pas vu pas pris: tips furniture, which leans on what is in its way, ghosts too, or lies (V13)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall import laying, shapes
from engine.pasvu.hall.overlap import TOLERANCE, enters
from engine.pasvu.hall.shapes import QUARTER, shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.hall.sweep import NEVER, sweep_of
from engine.pasvu.model import Figure, Kind, Piece, Solid, Tip


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
    obstacles = _obstacles(others, figures, piece, side)
    if not obstacles:
        return QUARTER, None
    # Test the step at which it tips over first: a piece that cannot get so far needs no more tests.
    past = next(steps for steps in range(1, QUARTER + 1) if _is_past(piece, side, steps))
    if met := _met_at(past, obstacles, piece, side):
        return past - 1, met
    for steps in range(min(first for first, *_ in obstacles), QUARTER + 1):
        if met := _met_at(steps, obstacles, piece, side):
            return steps - 1, met
    return QUARTER, None


# What may be in a piece's way: from which step on, and the boxes of a piece by which it may be met.
_Obstacle = tuple[int, Piece | Figure, Sequence[Solid]]


def _obstacles(
    others: Sequence[Piece], figures: Sequence[Figure], piece: Piece, side: Tip
) -> list[_Obstacle]:
    """Return the pieces and the ghosts that a tipped piece may meet."""
    (low, high), sweep, found = shapes.swept(piece, side), sweep_of(piece, side), list[_Obstacle]()
    for other in others:
        steps = {
            solid: sweep.first_step(solid)
            for solid in shape_of(other).solids
            if laying.overlap_boxes(solid.low, solid.high, low, high)
        }
        near = [solid for solid, first in steps.items() if first < NEVER]
        if near:
            found.append((min(steps.values()), other, near))
    firsts = [(sweep.first_step_to(f), f) for f in figures if laying.overlap_boxes(*_box(f), low, high)]
    return found + [(first, figure, ()) for first, figure in firsts if first < NEVER]


def _met_at(steps: int, obstacles: Sequence[_Obstacle], piece: Piece, side: Tip) -> Kind | Figure | None:
    """Return the piece or ghost that a tipped piece enters at a step."""
    leaning = replace(piece, lean=side, steps=steps)
    around = shapes.crate_of(leaning)
    for first, obstacle, solids in obstacles:
        if first > steps:
            continue
        if isinstance(obstacle, Figure):
            if meets_figure([around], obstacle) and meets_figure(shape_of(leaning).solids, obstacle):
                return obstacle
        elif any(enters(around, solid) for solid in solids) and laying.enters_any(leaning, [obstacle]):
            return obstacle.kind
    return None


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
