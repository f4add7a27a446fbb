"""Pas vu pas pris: which piece an expert moves, and where to."""

from engine.core import Dice, Seat
from engine.pasvu.expert.sight import shares_seen
from engine.pasvu.model import DeclineFurniture, MoveFurniture, View
from engine.pasvu.stand_in.furnishing import Rating, tried

TRIES = 72
WEIGHED = 5  # of those tried, by what the doors would show


def expert_furniture(view: View, seat: Seat, dice: Dice) -> MoveFurniture | DeclineFurniture:
    """Return the best move of more that are tried, by what the doors would show of those that seem good."""
    rating, found = Rating(view, seat), tried(view, dice, TRIES)
    values = rating.from_above([hall for _, hall in found])
    likely = sorted(zip(values, found, strict=True), key=lambda one: -one[0])[:WEIGHED]
    best: MoveFurniture | DeclineFurniture = DeclineFurniture()
    most = rating.by(shares_seen, (view.pieces, view.figures))
    for _, (move, hall) in likely:
        value = rating.by(shares_seen, hall)
        if value > most + 1e-9:
            best, most = move, value
    return best
