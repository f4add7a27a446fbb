"""Pas vu pas pris: whether ghosts find room (V14) where a card tries place after place for a piece."""

from collections.abc import Iterable

from engine.core import refusal
from engine.pasvu.hall.furnishing import Ghosts, Pieces, in_order, resettled
from engine.pasvu.hall.standing import comes_into, figures_of, is_carried_by, is_in_solid
from engine.pasvu.model import Cell, Figure, Kind, Piece


class Room:
    """The ghosts of a hall from which one piece is lifted.

    Ghosts never leave their cell, so that each cell is asked by itself. Places that are tried one after
    another mostly fail for the same cell: the last one that had no room is asked first.
    """

    def __init__(self, before: Pieces, others: Iterable[Piece], ghosts: Ghosts, kind: Kind) -> None:
        self.others, self.ghosts = in_order(others), ghosts
        gone: set[Kind] = {kind, *(piece.kind for piece in self.others if piece not in before)}
        figures = figures_of(ghosts, lies=False)
        self.carried = {figure for figure in figures if is_carried_by(before, gone, figure)}
        self.cells: dict[Cell, list[Figure]] = {}
        for figure in figures:
            self.cells.setdefault(figure.cell, []).append(figure)
        self.asked = list(self.cells)

    def can_lift(self) -> bool:
        """Do the ghosts that it carried, or that meet what falls, find room before it is put down again?"""
        return all(self._fits(cell, self.others) for cell in self.cells)

    def has_place(self, piece: Piece) -> bool:
        """Does every ghost find room once the piece lies there?"""
        after = in_order([*self.others, piece])
        for cell in self.asked:
            if comes_into(piece, cell) and not self._fits(cell, after):
                self.asked.remove(cell)
                self.asked.insert(0, cell)
                return False
        return True

    def _fits(self, cell: Cell, pieces: Pieces) -> bool:
        """V14: one cell's ghosts, those that cannot stay finding a place one after another."""
        figures = self.cells[cell]
        homeless = [figure for figure in figures if figure in self.carried or is_in_solid(pieces, figure)]
        return not refusal(list, resettled(pieces, figures, homeless, self.ghosts, lies=False))
