"""Les couloirs de Poudlard: when a game is over, and who won it (P24, P27)."""

from engine.core import Outcome, places_of
from engine.poudlard.layout import ROUNDS
from engine.poudlard.model import State

# Why a game ended, as `Outcome.reason`.
GRADUATED = "graduated"  # P24: somebody is back with all classes attended
OUT_OF_TIME = "out-of-time"  # P27


def is_over(state: State) -> bool:
    """P24: somebody has won. P27: or sixty rounds are over."""
    return state.winner is not None or state.round > ROUNDS


def outcome_of(state: State) -> Outcome | None:
    """P24: the winner, then the others by classes attended; equal counts share a place."""
    return standing_of(state) if is_over(state) else None


def standing_of(state: State) -> Outcome:
    """P24: who is ahead, were the game over now."""
    ranks = [
        (seat != state.winner, -count) if state.winner is not None else (False, -count)
        for seat, count in enumerate(state.progress)
    ]
    return Outcome(places_of(ranks), state.progress, OUT_OF_TIME if state.winner is None else GRADUATED)
