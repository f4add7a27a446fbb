"""Pas vu pas pris: whether ghosts find room (V14) while a card tries many places for a piece."""

from collections.abc import Iterable

from engine.core import refusal
from engine.pasvu.hall.furnishing import Ghosts, Pieces, in_order, resettled
from engine.pasvu.hall.standing import comes_into, figures_of, is_carried_by, is_in_solid
from engine.pasvu.model import Cell, Figure, Kind, Piece


class Room:
    """The ghosts of a hall from which one piece is lifted.

    Ghosts never leave their cell, so each cell is tested by itself. Places tried one after another mostly
    fail in the same cell, so the last cell that had no room is tested first.
    """

    def __init__(self, before: Pieces, others: Iterable[Piece], ghosts: Ghosts, kind: Kind) -> None:
        self.others, self.ghosts = in_order(others), ghosts
        gone: set[Kind] = {kind, *(piece.kind for piece in self.others if piece not in before)}
        figures = figures_of(ghosts, lies=False)
        self.carried = {figure for figure in figures if is_carried_by(before, gone, figure)}
        self.cells: dict[Cell, list[Figure]] = {}
        for figure in figures:
            self.cells.setdefault(figure.cell, []).append(figure)
        self.order = list(self.cells)

    def can_lift(self) -> bool:
        """Do the ghosts that the piece carried, or that meet what falls, find room while it is lifted?"""
        return all(self._fits(cell, self.others) for cell in self.cells)

    def has_place(self, piece: Piece) -> bool:
        """Does every ghost find room with the piece there?"""
        after = in_order([*self.others, piece])
        for cell in self.order:
            if comes_into(piece, cell) and not self._fits(cell, after):
                self.order.remove(cell)
                self.order.insert(0, cell)
                return False
        return True

    def _fits(self, cell: Cell, pieces: Pieces) -> bool:
        """V14: do the ghosts of a cell that cannot stay find places, one after another?"""
        figures = self.cells[cell]
        homeless = [figure for figure in figures if figure in self.carried or is_in_solid(pieces, figure)]
        return not refusal(list, resettled(pieces, figures, homeless, self.ghosts, lies=False))
