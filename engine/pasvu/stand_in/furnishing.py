"""Pas vu pas pris: which piece a stand-in moves, and where to."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain

from engine.core import Dice, RuleError, Seat
from engine.pasvu import model
from engine.pasvu.hall.furnishing import Furnished, Pieces, put
from engine.pasvu.hall.standing import CELLS, figure_of, figures_of, first_stands
from engine.pasvu.layout import GRID, HALL, OPPOSITE, ROUNDS
from engine.pasvu.model import Cell, DeclineFurniture, Figure, Ghost, MoveFurniture, Piece, Side, Spot, View
from engine.pasvu.plans import ghosts_lie, row_from
from engine.pasvu.stand_in.exposure import Judged, doors_ahead, seeming_in, shares_of
from engine.pasvu.stand_in.judging import RIVALRY, stakes_of

EASY_TRIES = 5  # places tried for each movable piece
TRIES = 36  # places tried for all movable pieces together
LIKELY_POSES: tuple[model.Pose, ...] = (*model.POSES, "standing", "standing", "standing", "standing")
# What a hiding place in a row is worth to those who have yet to come there, by rows to their exit.
COVER = (0.0, 1.0, 0.8, 0.6, 0.4, 0.3, 0.2)
COVER_WEIGHT = 0.5

Hall = tuple[Pieces, tuple[Figure, ...]]  # the pieces, and the ghosts among them


def easy_furniture(view: View, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the first of a few moves that is possible."""
    for kind in dice.shuffled(view.movable):
        for _ in range(EASY_TRIES):
            move = _random_move(kind, dice)
            if _after(view, move):
                return move
    return DeclineFurniture()


def best_furniture(view: View, seat: Seat, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the move, of some tried, that best hides our ghosts and exposes the others'; or none."""
    best: MoveFurniture | DeclineFurniture = DeclineFurniture()
    rating = Rating(view, seat)
    found = tried(view, dice, TRIES)
    most, *values = rating.from_above([(view.pieces, view.figures), *(hall for _, hall in found)])
    for (move, _), value in zip(found, values, strict=True):
        if value > most + 1e-9:
            best, most = move, value
    return best


def tried(view: View, dice: Dice, tries: int) -> list[tuple[MoveFurniture, Hall]]:
    """Return possible moves of some that are tried, and the hall after each."""
    lies, found = ghosts_lie(view), list[tuple[MoveFurniture, Hall]]()
    for number in range(tries if view.movable else 0):
        move = _random_move(view.movable[number % len(view.movable)], dice)
        if after := _after(view, move):
            found.append((move, (after.pieces, figures_of(after.ghosts, lies))))
    return found


def _random_move(kind: model.Kind, dice: Dice) -> MoveFurniture:
    """Return a move to anywhere in the hall, mostly standing, sometimes lying or tipped."""
    steps = round(HALL / GRID)
    x, y = (round((10 + dice.below(steps - 19)) * GRID, 2) for _ in range(2))
    pose: model.Pose = dice.choice(LIKELY_POSES)
    tip: model.Tip = dice.choice(("", "", "", *model.TIPS))
    return MoveFurniture(kind, x, y, 15 * dice.below(24), pose, tip)


def _after(view: View, move: MoveFurniture) -> Furnished | None:
    """Return the hall after a move; None if it is impossible."""
    piece = Piece(move.piece, move.x, move.y, move.angle, move.pose)
    try:
        return put(view.pieces, view.ghosts, piece, move.tip, ghosts_lie(view))
    except RuleError:
        return None


class Rating:
    """How one seat rates furnishings of the hall in its turn."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat, self.lies = view, seat, ghosts_lie(view)
        self._stakes = stakes_of(view, ROUNDS - view.round + 1)

    def from_above(self, halls: Sequence[Hall]) -> list[float]:
        """Return how well each of some furnishings hides us and exposes the others, as judged from above."""
        crowds = [(*figures, *_visitors(pieces, self.lies)) for pieces, figures in halls]
        numbers = {figure: number for number, figure in enumerate(dict.fromkeys(chain(*crowds)))}
        seen = seeming_in([pieces for pieces, _ in halls], list(numbers), doors_ahead(self.view))
        shares = shares_of(seen).tolist()
        return [
            self._value(crowd, len(figures), [risks[numbers[figure]] for figure in crowd])
            for (_, figures), crowd, risks in zip(halls, crowds, shares, strict=True)
        ]

    def by(self, judged: Judged, hall: Hall) -> float:
        """Return the same of one furnishing, judged in another way."""
        pieces, figures = hall
        crowd = (*figures, *_visitors(pieces, self.lies))
        risks = judged(pieces, crowd, doors_ahead(self.view)).tolist()
        return self._value(crowd, len(figures), risks)

    def _value(self, crowd: Sequence[Figure], count: int, risks: Sequence[float]) -> float:
        """Return how well our ghosts and our way ahead are hidden, less how well those of the others."""
        hidden = [1 - risk for risk in risks]
        cover = dict(zip((figure.cell for figure in crowd[count:]), hidden[count:], strict=True))
        value = self._stakes.balance(self.seat, hidden[:count])
        return value + COVER_WEIGHT * _cover(self.view, self.seat, cover)


def _visitors(pieces: Pieces, lies: bool) -> list[Figure]:
    """Return a medium ghost in each cell where there is room for one, to try how hidden it would be."""
    stands = zip(CELLS, first_stands(pieces, "medium", lies), strict=True)
    return [_visitor(cell, stand.spot, stand.level, lies) for cell, stand in stands if stand]


@lru_cache(maxsize=1024)
def _visitor(cell: Cell, spot: Spot, level: float, lies: bool) -> Figure:
    return figure_of(0, Ghost("M1", "medium", "hall", cell, spot, level), lies)


def _cover(view: View, seat: Seat, hidden: Mapping[Cell, float]) -> float:
    """Add up how hidden the best two cells of each row are for us, and take away the others' share."""
    total = 0.0
    for player, side in enumerate(view.sides):
        rows = (sorted(hidden[cell] for cell in row if cell in hidden) for row in _rows(OPPOSITE[side]))
        value = sum(weight * sum(row[-2:]) / 2 for weight, row in zip(COVER, rows, strict=True))
        total += value if player == seat else -RIVALRY * value / (len(view.sides) - 1)
    return total


@cache
def _rows(exit_side: Side) -> list[list[Cell]]:
    """Return the cells by their rows to an exit."""
    return [[cell for cell in CELLS if row_from(exit_side, cell) == row] for row, _ in enumerate(COVER)]
