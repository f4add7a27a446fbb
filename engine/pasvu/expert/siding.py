"""Pas vu pas pris: how an expert chooses the side of the keyhole: from above, as everybody must (V7)."""

import numpy as np

from engine.core import Seat
from engine.pasvu.expert.race import chance, result, rows_of
from engine.pasvu.hall.bulk_overlap import Floats
from engine.pasvu.hall.furnishing import Ghosts
from engine.pasvu.hall.standing import figures_of, index_of
from engine.pasvu.layout import LETTERS, OPPOSITE, ROUNDS
from engine.pasvu.model import ChooseSide, Side, View
from engine.pasvu.plans import ghosts_lie
from engine.pasvu.stand_in.exposure import Seeming, doors_ahead, seeming
from engine.pasvu.stand_in.outlook import HOME


def expert_side(view: View, ghosts: Ghosts, seat: Seat, in_sight: Seeming = seeming) -> ChooseSide:
    """V7: choose the side whose doors seem to show the others' ghosts rather than ours, as the race goes."""
    doors, rounds = doors_ahead(view), ROUNDS - view.round
    own, *others = _results(view, ghosts, seat, in_sight)
    chances = sum((chance(rounds, own - other) for other in others), np.zeros(len(doors)))

    def hope(side: Side) -> float:
        return float(chances[[door[0] == LETTERS[side] for door in doors]].sum())

    sides: list[Side] = [side for side, letter in LETTERS.items() if any(door[0] == letter for door in doors)]
    return ChooseSide(max(sides, key=hope))


def _results(view: View, ghosts: Ghosts, first: Seat, in_sight: Seeming) -> list[Floats]:
    """Return by doors how well each player would stand, one of them first, if what seems to be seen is."""
    doors, figures = doors_ahead(view), figures_of(ghosts, ghosts_lie(view))
    shown = in_sight(view.pieces, figures, doors)
    found: list[Floats] = []
    for seat in sorted(range(len(ghosts)), key=lambda one: one != first):
        rows = np.array([rows_of(ghosts[seat], OPPOSITE[view.sides[seat]])] * len(doors), dtype=np.intp)
        for number, figure in enumerate(figures):
            if figure.seat == seat:
                rows[shown[:, number], index_of(figure.name)] = HOME
        found.append(result(ROUNDS - view.round, rows))
    return found
