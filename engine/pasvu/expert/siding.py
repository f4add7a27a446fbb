"""Pas vu pas pris: how an expert chooses the side of the keyhole: from above, as everybody must (V7)."""

from collections.abc import Sequence

import numpy as np

from engine.core import Seat
from engine.pasvu.expert.race import chance, result, rows_of
from engine.pasvu.hall.bulk_overlap import Flags, Floats
from engine.pasvu.hall.furnishing import Ghosts
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.layout import LETTERS, OPPOSITE, ROUNDS
from engine.pasvu.model import ChooseSide, Ghost, Side, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.stand_in import sides_ahead
from engine.pasvu.stand_in.exposure import doors_ahead, seeming
from engine.pasvu.stand_in.outlook import HOME


def expert_side(view: View, ghosts: Ghosts, seat: Seat) -> ChooseSide:
    """V7: choose the side whose doors seem to show the others' ghosts rather than ours, as the race goes."""
    doors, figures = doors_ahead(view), figures_of(ghosts, ghosts_lie(view))
    shown = seeming(view.pieces, figures, doors)
    found: list[Floats] = []
    for one, own in enumerate(ghosts):
        which = [number for number, figure in enumerate(figures) if figure.seat == one]
        found.append(seeming_result(view, one, own, shown[:, which]))
    return ChooseSide(best_side(view, found, seat))


def best_side(view: View, results: Sequence[Floats], seat: Seat) -> Side:
    """Return the side that is best for a seat, from how well each player would stand by doors."""
    doors, rounds = doors_ahead(view), ROUNDS - view.round
    others = [result for one, result in enumerate(results) if one != seat]
    chances = sum((chance(rounds, results[seat] - other) for other in others), np.zeros(len(doors)))

    def hope(side: Side) -> float:
        return float(chances[[door[0] == LETTERS[side] for door in doors]].sum())

    return max(sides_ahead(view), key=hope)


def seeming_result(view: View, seat: Seat, own: tuple[Ghost, ...], shown: Flags) -> Floats:
    """Return by doors how well a player would stand if what seems to be seen is: their ghosts in the hall."""
    rows = np.array([rows_of(own, OPPOSITE[view.sides[seat]])] * len(shown), dtype=np.intp)
    inside = [number for number, ghost in enumerate(own) if ghost.place == "hall"]
    rows[:, inside] = np.where(shown, HOME, rows[:, inside])
    return result(ROUNDS - view.round, rows)
