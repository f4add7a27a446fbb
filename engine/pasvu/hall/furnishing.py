"""Pas vu pas pris: puts down, stacks and tips furniture (V11–V13), and displaces ghosts (V14)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.core.seats import replaced
from engine.pasvu.hall import overlap, shapes
from engine.pasvu.hall.overlap import TOLERANCE, enters, overlap_plan
from engine.pasvu.hall.shapes import QUARTER, Vector, shape_of, solid
from engine.pasvu.hall.standing import (
    figure_of,
    figures_of,
    free_stands,
    index_of,
    is_carried_by,
    is_in_solid,
    nearest,
)
from engine.pasvu.layout import HALL
from engine.pasvu.model import PIECES, Figure, Ghost, Kind, Piece, Solid, Tip

Pieces = tuple[Piece, ...]
Ghosts = tuple[tuple[Ghost, ...], ...]

SLACK = 0.02  # V12: how far a centre may lie outside what carries it
FALL = 0.05  # V12: steps in which a piece comes down beside a leaning one
COLUMN_HEIGHT = 20.0  # above anything in the hall


class Furnished(NamedTuple):
    """The hall after a piece was put down, what fell, and which ghosts were displaced."""

    pieces: Pieces
    fallen: tuple[Piece, ...]
    ghosts: Ghosts
    displaced: tuple[tuple[Seat, Ghost], ...]


def put(pieces: Pieces, ghosts: Ghosts, piece: Piece, tip: Tip, lies: bool) -> Furnished:
    """V11–V14: take a piece from its place and put it down elsewhere; raise if that is impossible."""
    others = without(pieces, piece.kind)
    laid = laid_down(others, piece)
    if tip:
        laid = tipped(others, laid, tip)
    return refurnished(pieces, [*others, laid], ghosts, {piece.kind}, lies)


def without(pieces: Pieces, kind: Kind) -> list[Piece]:
    """Return the hall without one piece; what stood on it has come down."""
    return settled([other for other in pieces if other.kind != kind])


def refurnished(
    before: Pieces, after: Iterable[Piece], ghosts: Ghosts, moved: Collection[Kind], lies: bool
) -> Furnished:
    """Return the hall with its pieces at their new places. V14: move the ghosts that they carried or met."""
    pieces = in_order(after)
    fallen = tuple(piece for piece in pieces if piece not in before and piece.kind not in moved)
    kinds: set[Kind] = {*moved, *(piece.kind for piece in fallen)}
    ghosts, displaced = displace(before, pieces, ghosts, kinds, lies)
    return Furnished(pieces, fallen, ghosts, displaced)


def in_order(pieces: Iterable[Piece]) -> Pieces:
    """Return pieces in the order of PIECES."""
    return tuple(sorted(pieces, key=lambda piece: PIECES.index(piece.kind)))


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
    own = shape_of(piece)
    return any(
        enters(a, b)
        for other in others
        if _near(piece, other)
        for a in own.solids
        for b in shape_of(other).solids
    )


def _near(a: Piece, b: Piece) -> bool:
    one, two = shape_of(a), shape_of(b)
    return _between(one.low, one.high, two.low, two.high)


class Contact(NamedTuple):
    """Two level boxes, one above the other, and the level at which the upper one's piece would rest."""

    level: float
    upper: Solid
    lower: Solid


def _contacts(piece: Piece, others: Iterable[Piece]) -> list[Contact]:
    """Return where a level piece above the others would meet their boxes if it came straight down."""
    found: list[Contact] = []
    own = shape_of(piece).solids
    for other in others:
        if shape_of(other).is_level and overlap_plan(shape_of(piece), shape_of(other)):
            below = [b for b in shape_of(other).solids if overlap_plan(b, shape_of(piece))]
            for a in own:
                for b in below:
                    if overlap_plan(a, b) and overlap.covers_plan(a, b):
                        foot = a.centre[2] - a.half[2] - piece.z
                        found.append(Contact(round(b.centre[2] + b.half[2] - foot, 2), a, b))
    return found


def laid_down(others: Sequence[Piece], piece: Piece) -> Piece:
    """V12: put a piece straight down; it must be carried where it comes to rest."""
    check_edge(piece)
    contacts = _contacts(piece, others)
    level = max([0.0, *(contact.level for contact in contacts)])
    laid = replace(piece, z=level)
    _check_leaning(others, laid)
    _check_carried(laid, [contact for contact in contacts if contact.level == level])
    return laid


def _check_leaning(others: Iterable[Piece], piece: Piece) -> None:
    """V12: nothing may rest on a leaning piece or pass through one."""
    leaning = [
        b
        for other in others
        if other.lean and overlap_plan(shape_of(piece), shape_of(other))
        for b in shape_of(other).solids
    ]
    for box in shape_of(piece).solids:
        x, y, z = box.centre
        middle = z - box.half[2] + COLUMN_HEIGHT / 2
        half = (box.half[0], box.half[1], COLUMN_HEIGHT / 2)
        column = solid(piece.kind, box.part, (x, y, middle), box.axes, half)
        for b in leaning:
            if enters(column, b):
                raise RuleError("pasvu-on-leaning", piece=piece.kind, other=b.kind)


def _check_carried(piece: Piece, contacts: Sequence[Contact]) -> None:
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
    contacts = _contacts(piece, [other for other in pieces if other.kind != piece.kind])
    return tuple(dict.fromkeys(c.lower.kind for c in contacts if abs(c.level - piece.z) <= TOLERANCE))


def settled(pieces: Iterable[Piece]) -> list[Piece]:
    """V12: let pieces without support come straight down, unchecked. Leaning ones stay."""
    done: list[Piece] = []
    for piece in sorted(pieces, key=lambda piece: (not piece.lean, piece.z)):
        done.append(_come_down(done, piece) if piece.z > TOLERANCE and not piece.lean else piece)
    return done


def _come_down(others: Sequence[Piece], piece: Piece) -> Piece:
    """Lower a level piece from where it is to what lies below it."""
    below = [contact.level for contact in _contacts(piece, others) if contact.level <= piece.z + TOLERANCE]
    floor = max([0.0, *below])
    leaning = [other for other in others if other.lean]
    while piece.z > floor:
        lower = replace(piece, z=max(floor, round(piece.z - FALL, 2)))
        if enters_any(lower, leaning):
            break
        piece = lower
    return piece


def tipped(others: Sequence[Piece], piece: Piece, side: Tip) -> Piece:
    """V13: turn a piece about a lower edge until it meets something or lies flat."""
    steps, met = _steps_free(others, piece, side)
    last = replace(piece, lean=side, steps=steps)
    if met is None:
        flat = shapes.flattened(last)
        _check_tip_edge(flat)
        lying_flat = _come_down(others, flat)
        contacts = [c for c in _contacts(lying_flat, others) if abs(c.level - lying_flat.z) <= TOLERANCE]
        _check_held_up(others, lying_flat, contacts)
        _check_carried(lying_flat, contacts)
        return lying_flat
    _check_past(piece, side, steps, met)
    _check_tip_edge(last)
    return last


def _check_held_up(others: Iterable[Piece], piece: Piece, contacts: Sequence[Contact]) -> None:
    """V12: refuse a tipped piece above the floor that rests on nothing level, but on a leaning piece."""
    if piece.z <= TOLERANCE or contacts:
        return
    lower = replace(piece, z=max(0.0, round(piece.z - FALL, 2)))
    leaning = sorted(
        (other for other in others if other.lean), key=lambda other: not enters_any(lower, [other])
    )
    raise RuleError("pasvu-on-leaning", piece=piece.kind, other=leaning[0].kind)


def _check_tip_edge(piece: Piece) -> None:
    """V13: a piece may not be tipped out of the hall."""
    if is_over_edge(piece):
        raise RuleError("pasvu-tips-out", piece=piece.kind)


def attempted(others: Sequence[Piece], piece: Piece, tip: Tip) -> Piece:
    """Return where a refused piece would have come to rest, so that it can be drawn."""
    level = max([0.0, *(contact.level for contact in _contacts(piece, others))])
    laid = replace(piece, z=level)
    if not tip:
        return laid
    steps, met = _steps_free(others, laid, tip)
    last = replace(laid, lean=tip, steps=steps)
    return shapes.flattened(last) if met is None else last


def _steps_free(others: Sequence[Piece], piece: Piece, side: Tip) -> tuple[int, Kind | None]:
    """V13: return how many steps of 5° a piece turns before it would enter another, and which."""
    low, high = shapes.swept(piece, side)
    near = [
        (other, solids)
        for other in others
        if (solids := [s for s in shape_of(other).solids if _between(s.low, s.high, low, high)])
    ]
    if not near:
        return QUARTER, None

    def met_at(steps: int) -> Kind | None:
        leaning = replace(piece, lean=side, steps=steps)
        around = shapes.crate_of(leaning)
        for other, solids in near:
            if any(enters(around, solid) for solid in solids) and enters_any(leaning, [other]):
                return other.kind
        return None

    # Test the step at which it tips over first: a piece that cannot get so far needs no more tests.
    past = next(steps for steps in range(1, QUARTER + 1) if _is_past(piece, side, steps))
    if met := met_at(past):
        return past - 1, met
    for steps in range(1, QUARTER + 1):
        if met := met_at(steps):
            return steps - 1, met
    return QUARTER, None


def _between(low: Vector, high: Vector, other_low: Vector, other_high: Vector) -> bool:
    """Do two upright boxes overlap?"""
    return all(high[i] > other_low[i] and other_high[i] > low[i] for i in range(3))


def _check_past(piece: Piece, side: Tip, steps: int, met: Kind) -> None:
    """V13: refuse a piece that would fall back, as its centre has not passed the edge."""
    if not _is_past(piece, side, steps):
        raise RuleError("pasvu-falls-back", piece=piece.kind, other=met)


def _is_past(piece: Piece, side: Tip, steps: int) -> bool:
    size = shapes.posed(piece.kind, piece.pose).size
    return size[2] * shapes.sine(steps) - size[shapes.FALLS[side][0]] * shapes.cosine(steps) > TOLERANCE


def displace(
    before: Pieces, after: Pieces, ghosts: Ghosts, moved: Collection[Kind], lies: bool
) -> tuple[Ghosts, tuple[tuple[Seat, Ghost], ...]]:
    """V14: move ghosts that moved pieces carried, or that pieces now enter, to the floor or nearby."""
    figures = figures_of(ghosts, lies)
    homeless = [
        figure for figure in figures if is_carried_by(before, moved, figure) or is_in_solid(after, figure)
    ]
    displaced = tuple(resettled(after, figures, homeless, ghosts, lies))
    for seat, ghost in displaced:
        ghosts = with_ghost(ghosts, seat, ghost)
    return ghosts, displaced


def resettled(
    pieces: Pieces, figures: Iterable[Figure], homeless: Sequence[Figure], ghosts: Ghosts, lies: bool
) -> Iterator[tuple[Seat, Ghost]]:
    """V14: find a place for each homeless ghost, one after another; raise where one finds none."""
    standing = [figure for figure in figures if figure not in homeless]
    for figure in homeless:
        ghost = rehoused(pieces, standing, ghosts[figure.seat][index_of(figure.name)], figure, lies)
        standing.append(figure_of(figure.seat, ghost, lies))
        yield figure.seat, ghost


def rehoused(pieces: Pieces, standing: Sequence[Figure], ghost: Ghost, figure: Figure, lies: bool) -> Ghost:
    """V14: return a ghost on the floor at its spot, or else at the nearest free spot of its cell."""
    choices = free_stands(pieces, standing, ghost.cell, ghost.size, lies)
    stand = nearest(choices, figure.x, figure.y, 0.0)
    if stand is None:
        raise RuleError("pasvu-no-room", cell=ghost.cell)
    return replace(ghost, spot=stand.spot, z=stand.level)


def with_ghost(ghosts: Ghosts, seat: Seat, ghost: Ghost) -> Ghosts:
    """Return the ghosts with one of them changed."""
    return replaced(ghosts, seat, replaced(ghosts[seat], index_of(ghost.name), ghost))
