"""Les couloirs de Poudlard: when a game is over, and who won (P24, P27)."""

from engine.core import Outcome, places_of
from engine.poudlard.layout import ROUNDS
from engine.poudlard.model import State

# Why a game ended, as `Outcome.reason`.
GRADUATED = "graduated"  # P24: a player came home with all classes attended
OUT_OF_TIME = "out-of-time"  # P27


def is_over(state: State) -> bool:
    """P24: has a player won? P27: or are sixty rounds over?"""
    return state.winner is not None or state.round > ROUNDS


def outcome_of(state: State) -> Outcome | None:
    """Return the result once the game is over, else None."""
    return standing_of(state) if is_over(state) else None


def standing_of(state: State) -> Outcome:
    """P24: rank the winner first, then the others by classes attended."""
    ranks = [
        (seat != state.winner, -count) if state.winner is not None else (False, -count)
        for seat, count in enumerate(state.progress)
    ]
    return Outcome(places_of(ranks), state.progress, OUT_OF_TIME if state.winner is None else GRADUATED)
