"""Pas vu pas pris: which piece an expert moves, and where to."""

from engine.core import Dice, Seat
from engine.pasvu.expert.sight import shares_seen
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.model import DeclineFurniture, MoveFurniture, View
from engine.pasvu.stand_in.furnishing import Rating, tried

TRIES = 72
WEIGHED = 5  # of those tried, by what the doors would show


def expert_furniture(view: View, seat: Seat, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the best move of more that are tried, by what the doors would show of those that seem good."""
    rating = Rating(view, seat)
    likely = sorted(tried(rating, dice, TRIES), key=lambda one: -one[0])[:WEIGHED]
    best: MoveFurniture | DeclineFurniture = DeclineFurniture()
    most = rating.of(view.pieces, view.figures, shares_seen)
    for _, move, hall in likely:
        value = rating.of(hall.pieces, figures_of(hall.ghosts, rating.lies), shares_seen)
        if value > most + 1e-9:
            best, most = move, value
    return best
