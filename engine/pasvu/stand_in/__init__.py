"""Pas vu pas pris: the stand-in. It plans from a view, so it knows what a person in its seat would.

It weighs each ghost by what it may still earn, times the chance not to be seen from the doors where the
keyhole may be. It never looks through a door: it judges the hall from above, over all those doors alike (V7).
"""

from collections.abc import Iterable

from engine.core import Dice, RuleError, Seat
from engine.pasvu import model
from engine.pasvu.hall.furnishing import put
from engine.pasvu.layout import GRID, HALL, OPPOSITE, ROUNDS
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.model import ChooseSide, DeclineFurniture, MoveFurniture, Piece, Side, View
from engine.pasvu.plans import ghosts_lie, row_from
from engine.pasvu.seating import right_of
from engine.pasvu.stand_in.exposure import chances, doors_ahead
from engine.pasvu.stand_in.planning import places, planned, worth

LEVELS = ("easy", "normal")
TRIES = 5  # places tried for each movable piece
RIVALRY = 0.6  # how much the others' ghosts count against our own
LIKELY_POSES: tuple[model.Pose, ...] = (*model.POSES, "standing", "standing", "standing", "standing")


def suggest(view: View, seat: Seat, dice: Dice, level: str) -> model.Action:
    """Return the next action of a seat that may act."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    is_easy = level == "easy"
    match view.phase:
        case "furniture":
            return _easy_furniture(view, dice) if is_easy else _furniture(view, seat, dice)
        case "plan":
            return planned(view, seat, dice if is_easy else None)
        case "side":
            return _side(view, seat, dice, is_easy)
        case _:
            return _midnight(view, seat)


def _easy_furniture(view: View, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the first of a few moves that is possible."""
    for kind in dice.shuffled(view.movable):
        for _ in range(TRIES):
            move = _random_move(kind, dice)
            if _after(view, move):
                return move
    return DeclineFurniture()


def _furniture(view: View, seat: Seat, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the move, of a few tried, that best hides our ghosts and exposes the others'; or none."""
    best: MoveFurniture | DeclineFurniture = DeclineFurniture()
    most = _standing(view, seat, view.pieces)
    for kind in view.movable:
        for _ in range(TRIES):
            move = _random_move(kind, dice)
            pieces = _after(view, move)
            if pieces and (value := _standing(view, seat, pieces)) > most + 1e-9:
                best, most = move, value
    return best


def _random_move(kind: model.Kind, dice: Dice) -> MoveFurniture:
    """Return a move to anywhere in the hall, mostly standing, sometimes lying or tipped."""
    steps = round(HALL / GRID)
    x, y = (round((10 + dice.below(steps - 19)) * GRID, 2) for _ in range(2))
    pose: model.Pose = dice.choice(LIKELY_POSES)
    tip: model.Tip = dice.choice(("", "", "", *model.TIPS))
    return MoveFurniture(kind, x, y, 15 * dice.below(24), pose, tip)


def _after(view: View, move: MoveFurniture) -> tuple[Piece, ...] | None:
    """Return the furniture after a move; None if it is impossible."""
    piece = Piece(move.piece, move.x, move.y, move.angle, move.pose)
    try:
        return put(view.pieces, view.ghosts, piece, move.tip, ghosts_lie(view)).pieces
    except RuleError:
        return None


def _standing(view: View, seat: Seat, pieces: tuple[Piece, ...]) -> float:
    """Rate a furnishing: what our ghosts in the hall are worth in it, less what the others' are."""
    hidden = [1 - float(chance) for chance in chances(pieces, view.figures, doors_ahead(view))]
    return _balance(view, seat, hidden, ROUNDS - view.round + 1)


def _balance(view: View, seat: Seat, shares: Iterable[float], rounds: int) -> float:
    """Add up a share of what each ghost in the hall is worth; the others' ghosts count against ours."""
    total = 0.0
    for figure, share in zip(view.figures, shares, strict=True):
        value = share * worth(figure.size, row_from(OPPOSITE[view.sides[figure.seat]], figure.cell), rounds)
        total += value if figure.seat == seat else -RIVALRY * value / (len(view.ghosts) - 1)
    return total


def _side(view: View, seat: Seat, dice: Dice, is_easy: bool) -> ChooseSide:
    """V7: choose, as judged from above, the side that faces few of our ghosts and many of the others'."""
    doors = doors_ahead(view)
    sides: list[Side] = [side for side in model.SIDES if any(side[0].upper() == door[0] for door in doors)]
    if is_easy or not view.figures:
        return ChooseSide(dice.choice(sides))

    def harm(side: Side) -> float:
        seen = chances(view.pieces, view.figures, [d for d in doors if d[0] == side[0].upper()])
        return _balance(view, seat, [float(chance) for chance in seen], ROUNDS - view.round)

    return ChooseSide(min(sides, key=harm))


def _midnight(view: View, seat: Seat) -> model.Action:
    """V30: tag the neighbour's foremost small ghost, or set our own. V33: grow a ghost."""
    if view.card == "brother":
        return _growth(view, seat)
    if found := taggable(view, seat):
        exit_side: Side = OPPOSITE[view.sides[right_of(view.colours, seat)]]
        return model.TagGhost(min(found, key=lambda ghost: row_from(exit_side, ghost.cell)).name)
    return _sneak(view, seat)


def _sneak(view: View, seat: Seat) -> model.SneakGhost:
    """V30: set a ghost in the third row where it is least likely to be seen."""
    free = set(sneaks(view, seat))
    _, cell, stand = min((chance, c, s) for c, s, chance in places(view, "small") if (c, s) in free)
    return model.SneakGhost(cell, stand.spot, stand.level)


def _growth(view: View, seat: Seat) -> model.GrowGhost | model.PassCard:
    """V33: make the growth that adds most, which favours ghosts near their exit."""
    best, most = model.PassCard(), 0.0
    rounds = ROUNDS - view.round + 1
    for ghost, larger, _ in growths(view, seat):
        rows = row_from(OPPOSITE[view.sides[seat]], ghost.cell)
        value = worth(larger.size, rows, rounds) - worth(ghost.size, rows, rounds)
        if value > most:
            best, most = model.GrowGhost(ghost.name, larger.name), value
    return best
