"""Pas vu pas pris: which piece a stand-in moves, and where to."""

from collections.abc import Iterator

from engine.core import Dice, RuleError, Seat
from engine.pasvu import model
from engine.pasvu.hall.furnishing import Furnished, put
from engine.pasvu.hall.standing import CELLS, figure_of, figures_of, first_stands
from engine.pasvu.layout import GRID, HALL, OPPOSITE, ROUNDS
from engine.pasvu.model import DeclineFurniture, Figure, Ghost, MoveFurniture, Piece, View
from engine.pasvu.plans import ghosts_lie, row_from
from engine.pasvu.stand_in.exposure import Judged, chances, doors_ahead
from engine.pasvu.stand_in.judging import RIVALRY, stakes_of

EASY_TRIES = 5  # places tried for each movable piece
TRIES = 36  # places tried for all movable pieces together
LIKELY_POSES: tuple[model.Pose, ...] = (*model.POSES, "standing", "standing", "standing", "standing")
# What a hiding place in a row is worth to those who have yet to come there, by rows to their exit.
COVER = (0.0, 1.0, 0.8, 0.6, 0.4, 0.3, 0.2)
COVER_WEIGHT = 0.5


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
    most = rating.of(view.pieces, view.figures)
    for value, move, _ in tried(rating, dice, TRIES):
        if value > most + 1e-9:
            best, most = move, value
    return best


def tried(rating: "Rating", dice: Dice, tries: int) -> Iterator[tuple[float, MoveFurniture, Furnished]]:
    """Yield possible moves of some that are tried, with their worth as judged from above."""
    view = rating.view
    for number in range(tries if view.movable else 0):
        move = _random_move(view.movable[number % len(view.movable)], dice)
        hall = _after(view, move)
        if hall is not None:
            yield rating.of(hall.pieces, figures_of(hall.ghosts, rating.lies)), move, hall


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

    def of(self, pieces: tuple[Piece, ...], figures: tuple[Figure, ...], judged: Judged = chances) -> float:
        """Return how well a furnishing hides our ghosts and our way ahead, less how well the others'."""
        visitors = _visitors(pieces, self.lies)
        risks = judged(pieces, [*figures, *visitors], doors_ahead(self.view)).tolist()
        hidden = [1 - risk for risk in risks]
        cover = dict(zip((figure.cell for figure in visitors), hidden[len(figures) :], strict=True))
        value = self._stakes.balance(self.seat, hidden[: len(figures)])
        return value + COVER_WEIGHT * _cover(self.view, self.seat, cover)


def _visitors(pieces: tuple[Piece, ...], lies: bool) -> list[Figure]:
    """Return a medium ghost in each cell where there is room for one, to try how hidden it would be."""
    found: list[Figure] = []
    for cell, stand in zip(CELLS, first_stands(pieces, "medium", lies), strict=True):
        if stand:
            ghost = Ghost("M1", "medium", "hall", cell, stand.spot, stand.level)
            found.append(figure_of(0, ghost, lies))
    return found


def _cover(view: View, seat: Seat, hidden: dict[model.Cell, float]) -> float:
    """Add up how hidden the best two cells of each row are for us, and take away the others' share."""
    total = 0.0
    for player, side in enumerate(view.sides):
        rows: list[list[float]] = [[] for _ in COVER]
        for cell, share in hidden.items():
            rows[row_from(OPPOSITE[side], cell)].append(share)
        value = sum(weight * sum(sorted(row)[-2:]) / 2 for weight, row in zip(COVER, rows, strict=True))
        total += value if player == seat else -RIVALRY * value / (len(view.sides) - 1)
    return total
