"""Le labyrinthe secret: who won, and why the game ended."""

from engine.core import Outcome, places_of
from engine.secret.model import State

# Why a game ended, as `State.ended` and `Outcome.reason`.
GOAL_REACHED = "goal-reached"  # S14: a player holds as many objects as win
NOTHING_MOVES = "nothing-moves"  # S15: nothing is left to seek, and duels changed nothing
TURNS_OVER = "turns-over"  # S18: a hundred turns each
LAST_ONE = "last-one"  # S19: all others left


def outcome_of(state: State) -> Outcome | None:
    """Return the result once the game is over, else None."""
    return standing_of(state) if state.ended else None


def standing_of(state: State) -> Outcome:
    """S14, S15, S19: rank the players by objects held, and those who left below all who stayed."""
    scores = tuple(len(objects) for objects in state.held)
    ranks = [(pawn is None, -score) for pawn, score in zip(state.pawns, scores, strict=True)]
    return Outcome(places_of(ranks), scores, state.ended)
