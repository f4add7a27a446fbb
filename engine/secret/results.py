"""Le labyrinthe secret: who won, and why the game ended."""

from engine.core import Outcome, places_of
from engine.secret.model import State

# Why a game ended, as `State.ended` and `Outcome.reason`.
GOAL_REACHED = "goal-reached"  # S14: somebody holds as many objects as win
NOTHING_MOVES = "nothing-moves"  # S15: nothing is left to seek, and duels changed nothing
TURNS_OVER = "turns-over"  # S18: a hundred turns each
LAST_ONE = "last-one"  # S19: all others left


def outcome_of(state: State) -> Outcome | None:
    """S14, S15: ranked by objects held, equal counts share; who left ranks below all who stayed."""
    return standing_of(state) if state.ended else None


def standing_of(state: State) -> Outcome:
    """S14: who is ahead, were the game over now."""
    scores = tuple(len(objects) for objects in state.held)
    ranks = [(pawn is None, -score) for pawn, score in zip(state.pawns, scores, strict=True)]
    return Outcome(places_of(ranks), scores, state.ended)
