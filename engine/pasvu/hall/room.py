"""Pas vu pas pris: whether ghosts find room (V14), where many places for a piece are tried."""

from engine.core import RuleError, refusal
from engine.pasvu.hall.furnishing import Displacing, Ghosts, Pieces, fallen_among, in_order, without
from engine.pasvu.hall.laying import laid_down
from engine.pasvu.hall.overlap import Point
from engine.pasvu.hall.positions import around
from engine.pasvu.hall.standing import cells_under, figures_of, is_carried_by
from engine.pasvu.hall.tipping import clear_of, tipped
from engine.pasvu.model import Cell, Figure, Kind, Piece, Tip


class Room:
    """The ghosts of a hall from which one piece is lifted.

    Ghosts never leave their cell, so each cell is tested by itself. Places tried one after another mostly
    fail in the same cell, so the last cell that had no room is tested first.
    """

    def __init__(self, before: Pieces, ghosts: Ghosts, kind: Kind, lies: bool) -> None:
        self.others, self.ghosts = in_order(without(before, kind)), ghosts
        self.gone: set[Kind] = {kind, *fallen_among(before, self.others)}
        figures = figures_of(ghosts, lies=lies)
        self.lies, self.carried = lies, {f for f in figures if is_carried_by(before, self.gone, f)}
        self.staying = [figure for figure in figures if figure not in self.carried]
        self.cells: dict[Cell, list[Figure]] = {}
        for figure in figures:
            self.cells.setdefault(figure.cell, []).append(figure)
        self.order = list(self.cells)

    def can_lift(self) -> bool:
        """Do the ghosts that the piece carried, or that meet what falls, find room while it is lifted?"""
        return all(self._fits(cell, self.others) for cell in self.cells)

    def has_place(self, piece: Piece) -> bool:
        """Does every ghost find room with the piece there?"""
        after, under = in_order([*self.others, piece]), cells_under(piece)
        for cell in self.order:
            if cell in under and not self._fits(cell, after):
                self.order.remove(cell)
                self.order.insert(0, cell)
                return False
        return True

    def _fits(self, cell: Cell, pieces: Pieces) -> bool:
        """V14: do the ghosts of a cell that cannot stay find places, one after another?"""
        displacing = Displacing(pieces, self.ghosts, self.carried, self.gone, self.lies)
        return not refusal(list, displacing.resettled(self.cells[cell]))


def nearest_placing(pieces: Pieces, ghosts: Ghosts, piece: Piece, tip: Tip, lies: bool) -> Point | None:
    """V14: return the nearest position where a piece can be put, turned and tipped as it is; None if none."""
    room = Room(pieces, ghosts, piece.kind, lies)
    if not room.can_lift():
        return None
    for there in around(piece.x, piece.y, piece):
        laid = _laid(room, there, tip)
        # Where it is already, it would not be moved.
        if laid and laid not in pieces and room.has_place(laid):
            return there.x, there.y
    return None


def _laid(room: Room, piece: Piece, tip: Tip) -> Piece | None:
    """Return a piece as it comes to rest; None if it cannot be there."""
    try:
        laid = laid_down(room.others, piece)
        return tipped(room.others, clear_of(laid, room.staying), laid, tip) if tip else laid
    except RuleError:
        return None
