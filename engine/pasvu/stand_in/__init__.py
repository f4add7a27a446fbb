"""Pas vu pas pris: the stand-in. It plans from a view, so it knows what a person in its seat would.

It weighs each ghost by what it may still earn, times the chance not to be seen from the doors where the
keyhole may be. It never looks through a door: it judges the hall from above, over all those doors alike (V7).
"""

from collections.abc import Mapping, Sequence

from engine.core import Dice, RuleError, Seat
from engine.pasvu import model
from engine.pasvu.layout import OPPOSITE, ROUNDS
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.model import ChooseSide, Side, View
from engine.pasvu.plans import row_from
from engine.pasvu.seating import right_of
from engine.pasvu.stand_in.exposure import Judged, chances, doors_ahead
from engine.pasvu.stand_in.furnishing import best_furniture, easy_furniture
from engine.pasvu.stand_in.judging import Judge, Stakes, outlook_of, stakes_of
from engine.pasvu.stand_in.outlook import HOME
from engine.pasvu.stand_in.planning import places
from engine.pasvu.stand_in.sharing import planned

LEVELS = ("easy", "normal")


def suggest(view: View, seat: Seat, dice: Dice, level: str) -> model.Action:
    """Return the next action of a seat that may act."""
    if level not in LEVELS:
        raise RuleError("no-such-level", level=level)
    is_easy = level == "easy"
    match view.phase:
        case "furniture":
            return easy_furniture(view, dice) if is_easy else best_furniture(view, seat, dice)
        case "plan":
            return planned(Judge(view, seat, dice, is_easy))
        case "side":
            return _easy_side(view, dice) if is_easy else best_side(view, seat, dice, chances)
        case _:
            return _midnight(view, seat)


def sides_ahead(view: View) -> list[Side]:
    """Return the sides where the keyhole may be at this round's look."""
    doors = doors_ahead(view)
    return [side for side in model.SIDES if any(side[0].upper() == door[0] for door in doors)]


def _easy_side(view: View, dice: Dice) -> ChooseSide:
    return ChooseSide(dice.choice(sides_ahead(view)))


def best_side(view: View, seat: Seat, dice: Dice, judged: Judged) -> ChooseSide:
    """V7: choose the side that faces few of our ghosts and many of the others'."""
    if not view.figures:
        return _easy_side(view, dice)
    shown: dict[Side, list[float]] = {}
    for side in sides_ahead(view):
        doors = [door for door in doors_ahead(view) if door[0] == side[0].upper()]
        shown[side] = judged(view.pieces, view.figures, doors).tolist()
    return ChooseSide(guarded_side(shown, stakes_of(view, ROUNDS - view.round), seat))


def guarded_side(shown: Mapping[Side, Sequence[float]], stakes: Stakes, seat: Seat) -> Side:
    """Return the side that faces few of a seat's ghosts and many of the others', by what each would show."""
    return min(shown, key=lambda side: stakes.balance(seat, shown[side]))


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
    ways = outlook_of(view, seat, view.ghosts[seat], ROUNDS - view.round + 1).ways
    for ghost, larger, _ in growths(view, seat):
        rows = row_from(OPPOSITE[view.sides[seat]], ghost.cell)
        value = ways[larger.size][rows] - ways[larger.size][HOME] - ways[ghost.size][rows]
        if value > most:
            best, most = model.GrowGhost(ghost.name, larger.name), value
    return best
