"""Labyrinthe Junior: when a game is over, and who won."""

from engine.core import Outcome, places_of
from engine.junior.model import State

# Why a game ended, as `Outcome.reason`.
ALL_WON = "all-won"  # J13: the last card was won
LAID_ASIDE = "laid-aside"  # J17: nobody won the last card
PILE_FINISHED = "pile-finished"  # J14: a player turned up their whole pile
SOLO = "solo"  # J15


def is_over(state: State) -> bool:
    """J13, J14: is no card left to seek, or does a player have none left?"""
    if state.goals == "shared":
        return state.target is None and not state.deck
    # J14, `last_round`: the round is complete when the turn comes back to the first player.
    return not all(state.piles) and (not state.last_round or state.turn == state.first)


def outcome_of(state: State) -> Outcome | None:
    """Return the result once the game is over, else None."""
    return standing_of(state) if is_over(state) else None


def standing_of(state: State) -> Outcome:
    """J13, J14: rank the players as if the game ended now. J15: a solo player's score is their turns."""
    if len(state.pawns) == 1:
        return Outcome((1,), state.turns, SOLO)
    scores = tuple(len(cards) for cards in state.won)
    if state.goals == "secret":
        # J14: ranked by cards left; turns do not matter.
        return Outcome(places_of([len(pile) for pile in state.piles]), scores, PILE_FINISHED)
    # J13: most cards, then fewest turns, then shared.
    ranks = [(-score, turns) for score, turns in zip(scores, state.turns, strict=True)]
    # J17: winning a card resets this count, so if it is not 0 the last card was laid aside.
    reason = LAID_ASIDE if state.target_turns else ALL_WON
    return Outcome(places_of(ranks), scores, reason)
