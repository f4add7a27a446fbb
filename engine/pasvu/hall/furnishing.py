"""Pas vu pas pris: moves furniture (V11–V13), and puts the ghosts back that it meets (V14)."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.core.seats import replaced
from engine.pasvu.hall import standing
from engine.pasvu.hall.laying import laid_down, settled
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import Stand, figure_of, figures_of, free_stands, index_of
from engine.pasvu.hall.tipping import clear_of, tipped, tipped_on
from engine.pasvu.model import PIECES, Figure, Ghost, Kind, Piece, Tip

Pieces = tuple[Piece, ...]
Ghosts = tuple[tuple[Ghost, ...], ...]


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
        gone: set[Kind] = {piece.kind, *fallen_among(pieces, others)}
        staying = [f for f in figures_of(ghosts, lies) if not standing.is_carried_by(pieces, gone, f)]
        laid = tipped(others, clear_of(laid, staying), laid, tip)
    return refurnished(pieces, [*others, laid], ghosts, {piece.kind}, lies)


def without(pieces: Pieces, kind: Kind) -> list[Piece]:
    """Return the hall without one piece; what stood on it has come down."""
    return settled(other for other in pieces if other.kind != kind)


def fallen_among(before: Pieces, after: Iterable[Piece]) -> set[Kind]:
    """Return the pieces that are no longer as they were."""
    return {piece.kind for piece in after if piece not in before}


def refurnished(
    before: Pieces, after: Iterable[Piece], ghosts: Ghosts, moved: Collection[Kind], lies: bool
) -> Furnished:
    """Return the hall with its pieces at their new places.

    V14: the ghosts that they carried or met are put back. V13: then pieces that have lost what they leaned
    on tip on.
    """
    pieces = in_order(after)
    ghosts, displaced = displace(before, pieces, ghosts, {*moved, *fallen_among(before, pieces)}, lies)
    pieces = tipped_on(pieces, figures_of(ghosts, lies))
    fallen = tuple(piece for piece in pieces if piece not in before and piece.kind not in moved)
    return Furnished(pieces, fallen, ghosts, displaced)


def in_order(pieces: Iterable[Piece]) -> Pieces:
    """Return pieces in the order of PIECES."""
    return tuple(sorted(pieces, key=lambda piece: PIECES.index(piece.kind)))


def displace(
    before: Pieces, after: Pieces, ghosts: Ghosts, moved: Collection[Kind], lies: bool
) -> tuple[Ghosts, tuple[tuple[Seat, Ghost], ...]]:
    """V14: put back the ghosts that moved pieces carried, or that pieces now enter."""
    figures = figures_of(ghosts, lies)
    carried = {figure for figure in figures if standing.is_carried_by(before, moved, figure)}
    displaced = tuple(Displacing(after, ghosts, carried, moved, lies).resettled(figures))
    for seat, ghost in displaced:
        ghosts = with_ghost(ghosts, seat, ghost)
    return ghosts, displaced


class Displacing(NamedTuple):
    """V14: a hall in which some pieces have moved or fallen, and the ghosts that they carried before."""

    pieces: Pieces
    ghosts: Ghosts
    carried: Collection[Figure]
    moved: Collection[Kind]
    lies: bool

    def resettled(self, figures: Sequence[Figure]) -> Iterator[tuple[Seat, Ghost]]:
        """Yield each ghost that cannot stay with its new place, one after another; raise if it has none."""
        homeless = [f for f in figures if f in self.carried or standing.is_in_solid(self.pieces, f)]
        placed = [figure for figure in figures if figure not in homeless]
        for figure in homeless:
            stand = self._stand_for(figure, placed)
            if stand is None:
                raise RuleError("pasvu-no-room", ghost=figure.name, seat=figure.seat, cell=figure.cell)
            ghost = self.ghosts[figure.seat][index_of(figure.name)]
            ghost = replace(ghost, spot=stand.spot, z=stand.level)
            placed.append(figure_of(figure.seat, ghost, self.lies))
            yield figure.seat, ghost

    def _stand_for(self, figure: Figure, placed: Sequence[Figure]) -> Stand | None:
        """Return the free place of its cell that is nearest to where a ghost belongs."""
        free = free_stands(self.pieces, placed, figure.cell, figure.size, self.lies)
        # Never on to the piece that was moved, or on to one that fell.
        free = [stand for stand in free if stand.on not in self.moved]
        if figure not in self.carried:
            level = [stand for stand in free if abs(stand.level - figure.z) <= TOLERANCE]
            return standing.nearest(level, figure.x, figure.y, figure.z)
        # To the floor; if it is full, on to what was below, but never higher up.
        below = [stand for stand in free if stand.level < figure.z + TOLERANCE]
        floor = [stand for stand in below if stand.on is None]
        return standing.nearest(floor or below, figure.x, figure.y, 0.0)


def with_ghost(ghosts: Ghosts, seat: Seat, ghost: Ghost) -> Ghosts:
    """Return the ghosts with one of them changed."""
    return replaced(ghosts, seat, replaced(ghosts[seat], index_of(ghost.name), ghost))
