"""Labyrinthe Junior: what each viewer may know (J16)."""

from itertools import islice

import msgspec

from engine.core import Dice, Seat
from engine.core.seats import shared
from engine.junior.layout import MAZE
from engine.junior.model import TREASURES, State, Treasure, View
from engine.junior.results import outcome_of

BLANK: Treasure = 0  # a card that this viewer may not know
# What everybody knows: the same in a state and in a view.
PUBLIC = (
    "goals", "last_round", "colours", "first", "phase", "tiles", "spare",
    "pawns", "pushed", "turns", "won", "target_turns", "aside",
)  # fmt: skip


def view_of(state: State, seat: Seat | None) -> View:
    """J16: return everything but the cards that are face down for this viewer."""
    outcome = outcome_of(state)
    is_pushing = state.phase == "push"
    return View(
        **shared(state, PUBLIC),
        seat=seat,
        turn=None if outcome else state.turn,
        pusher=_pusher(state),
        banned=MAZE.reverse[state.pushed] if is_pushing and not outcome else None,
        left=tuple(len(pile) for pile in state.piles),
        target=_known_target(state, seat),
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


def imagined(view: View) -> State:
    """Return a state that looks like this view. Cards that nobody may know are blanks, which no pawn wins."""
    is_shared = view.goals == "shared"
    seen = sum(map(len, view.won)) + len(view.aside) + (view.target is not None)
    own = (view.target or BLANK,)
    piles = [
        (*own, *[BLANK] * left)[:left] if seat == view.seat else (BLANK,) * left
        for seat, left in enumerate(view.left)
    ]
    return State(
        **shared(view, PUBLIC),
        turn=view.first if view.turn is None else view.turn,
        deck=(BLANK,) * (len(TREASURES) - seen) if is_shared else (),
        target=view.target if is_shared else None,
        piles=tuple(piles),
        looked=(True,) * len(view.left),
    )


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """J16: shuffle the deck, and deal the unseen cards of all piles anew to piles of the same size."""
    known = _known_target(state, seat) if state.goals == "secret" else None
    unseen = iter(dice.shuffled(sorted(card for pile in state.piles for card in pile if card != known)))
    piles: list[tuple[Treasure, ...]] = []
    for owner, pile in enumerate(state.piles):
        kept = (known,) if known and owner == seat else ()
        piles.append((*kept, *islice(unseen, len(pile) - len(kept))))
    return msgspec.structs.replace(state, deck=dice.shuffled(sorted(state.deck)), piles=tuple(piles))
