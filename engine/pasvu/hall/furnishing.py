"""Pas vu pas pris: moves furniture (V11–V13), and puts the ghosts back that it meets (V14)."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import RuleError, Seat
from engine.core.seats import replaced
from engine.pasvu.hall import standing
from engine.pasvu.hall.falling import settled, tipped_on
from engine.pasvu.hall.laying import laid_down
from engine.pasvu.hall.overlap import TOLERANCE
from engine.pasvu.hall.standing import Stand, figure_of, figures_of, free_stands, index_of
from engine.pasvu.hall.tipping import clear_of, tipped
from engine.pasvu.model import PIECES, Figure, Ghost, Kind, Piece, Tip

Pieces = tuple[Piece, ...]
Ghosts = tuple[tuple[Ghost, ...], ...]
# What becomes of a ghost without room: from the pieces, the other ghosts, its body and itself.
NoRoom = Callable[[Pieces, Sequence[Figure], Figure, Ghost], Ghost]


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


@lru_cache(maxsize=64)
def without(pieces: Pieces, kind: Kind) -> Pieces:
    """Return the hall without one piece; what stood on it has come down. Many places are tried for one."""
    return tuple(settled([other for other in pieces if other.kind != kind]))


def fallen_among(before: Pieces, after: Iterable[Piece]) -> set[Kind]:
    """Return the pieces that are no longer as they were."""
    return {piece.kind for piece in after if piece not in before}


def refurnished(
    before: Pieces, after: Iterable[Piece], ghosts: Ghosts, moved: Collection[Kind], lies: bool
) -> Furnished:
    """Return the hall with its pieces at their new places.

    V14: the ghosts that they carried or met are put back. V12, V13: then pieces that have lost their support
    come down or tip on.
    """
    pieces = in_order(after)
    ghosts, displaced = displace(before, pieces, ghosts, {*moved, *fallen_among(before, pieces)}, lies)
    rested = at_rest(pieces, ghosts, lies)
    fallen = tuple(piece for piece in rested.pieces if piece not in before and piece.kind not in moved)
    return Furnished(rested.pieces, fallen, rested.ghosts, (*displaced, *rested.displaced))


def refused(pieces: Pieces, standing: Sequence[Figure], figure: Figure, ghost: Ghost) -> Ghost:
    """V14: refuse what leaves no room for a ghost, with its name."""
    raise RuleError("pasvu-no-room", ghost=figure.name, seat=figure.seat, cell=figure.cell)


def at_rest(pieces: Pieces, ghosts: Ghosts, lies: bool, no_room: NoRoom = refused) -> Furnished:
    """V12, V13: let all pieces without support tip on and come down, until nothing hangs.

    Ghosts stop a piece that tips on. One that comes straight down puts them aside (V14); `no_room` says what
    becomes of a ghost that finds no place then.
    """
    before, displaced = pieces, tuple[tuple[Seat, Ghost], ...]()
    while True:
        after = in_order(settled(tipped_on(pieces, figures_of(ghosts, lies))))
        if after == pieces:
            return Furnished(pieces, tuple(p for p in pieces if p not in before), ghosts, displaced)
        ghosts, more = displace(pieces, after, ghosts, fallen_among(pieces, after), lies, no_room)
        pieces, displaced = after, (*displaced, *more)


def in_order(pieces: Iterable[Piece]) -> Pieces:
    """Return pieces in the order of PIECES."""
    return tuple(sorted(pieces, key=lambda piece: PIECES.index(piece.kind)))


def displace(
    before: Pieces,
    after: Pieces,
    ghosts: Ghosts,
    moved: Collection[Kind],
    lies: bool,
    no_room: NoRoom = refused,
) -> tuple[Ghosts, tuple[tuple[Seat, Ghost], ...]]:
    """V14: put back the ghosts that moved pieces carried, or that pieces now enter."""
    figures = figures_of(ghosts, lies)
    carried = {figure for figure in figures if standing.is_carried_by(before, moved, figure)}
    displaced = tuple(Displacing(after, ghosts, carried, moved, lies, no_room).resettled(figures))
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
    no_room: NoRoom = refused

    def resettled(self, figures: Sequence[Figure]) -> Iterator[tuple[Seat, Ghost]]:
        """Yield each ghost that cannot stay as it is at its new place, one after another."""
        homeless = [f for f in figures if f in self.carried or standing.is_in_solid(self.pieces, f)]
        placed = [figure for figure in figures if figure not in homeless]
        for figure in homeless:
            ghost = self.ghosts[figure.seat][index_of(figure.name)]
            stand = self._stand_for(figure, placed)
            if stand is None:
                ghost = self.no_room(self.pieces, placed, figure, ghost)
            else:
                ghost = replace(ghost, spot=stand.spot, z=stand.level)
            if ghost.place == "hall":
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
