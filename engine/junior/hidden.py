"""Labyrinthe Junior: what each viewer may know (J16)."""

from itertools import islice

import msgspec

from engine.core import Dice, Seat
from engine.junior.layout import MAZE
from engine.junior.model import State, Treasure, View
from engine.junior.results import outcome_of


def view_of(state: State, seat: Seat | None) -> View:
    """J16: return everything but the cards that are face down for this viewer."""
    outcome = outcome_of(state)
    is_pushing = state.phase == "push"
    return View(
        seat=seat,
        goals=state.goals,
        last_round=state.last_round,
        colours=state.colours,
        first=state.first,
        turn=None if outcome else state.turn,
        phase=state.phase,
        tiles=state.tiles,
        spare=state.spare,
        pawns=state.pawns,
        pushed=state.pushed,
        pusher=_pusher(state),
        banned=MAZE.reverse[state.pushed] if is_pushing and not outcome else None,
        turns=state.turns,
        won=state.won,
        left=tuple(len(pile) for pile in state.piles),
        target=_known_target(state, seat),
        aside=state.aside,
        outcome=outcome,
    )


def _pusher(state: State) -> Seat | None:
    """Return who made the last push. The turn passes on with the move."""
    if state.pushed is None:
        return None
    return state.turn if state.phase == "move" else (state.turn - 1) % len(state.pawns)


def _known_target(state: State, seat: Seat | None) -> Treasure | None:
    """J2: the card that lies face up. J14: the viewer's own top card, once they have looked at it."""
    if state.goals == "shared":
        return state.target
    if seat is None or not state.looked[seat]:
        return None
    return state.piles[seat][0]


def revealed(state: State) -> View:
    """J14, J16: return a spectator's view that also shows the top card of the player on turn."""
    view = view_of(state, None)
    if state.goals == "shared" or view.turn is None or not state.piles[view.turn]:
        return view
    return msgspec.structs.replace(view, target=state.piles[view.turn][0])


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """J16: shuffle the deck, and deal the unseen cards of all piles anew to piles of the same size."""
    known = _known_target(state, seat) if state.goals == "secret" else None
    unseen = iter(dice.shuffled(card for pile in state.piles for card in pile if card != known))
    piles: list[tuple[Treasure, ...]] = []
    for owner, pile in enumerate(state.piles):
        kept = (known,) if known and owner == seat else ()
        piles.append((*kept, *islice(unseen, len(pile) - len(kept))))
    return msgspec.structs.replace(state, deck=dice.shuffled(state.deck), piles=tuple(piles))
