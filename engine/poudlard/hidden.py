"""Les couloirs de Poudlard: what each viewer may know (P25)."""

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from engine.core import Dice, Seat
from engine.core.seats import replaced, shared
from engine.mazes.sliding import rotations
from engine.poudlard.cards import playable
from engine.poudlard.changes import CARD_PHASES, fixed_of, left_of, phase_of
from engine.poudlard.events import CardSeen, Event, HandDealt, TokenSeen
from engine.poudlard.layout import BACK, is_down, laid_face_down
from engine.poudlard.model import Card, State, Token, View
from engine.poudlard.results import GRADUATED, outcome_of
from engine.poudlard.turn import stops_of

BLANK: tuple[Card, ...] = (cast(Card, ""),)  # a card that this viewer may not know; it has no effect
# What everybody knows: the same in a state and in a view.
PUBLIC = (
    "year", "swap", "hats", "students", "timetables", "progress", "pawns",
    "lifted", "cancellations", "losing", "plays_again", "first", "round", "turns",
    "die", "changed", "extra_left", "played", "can_move", "reached",
)  # fmt: skip


def view_of(state: State, seat: Seat | None) -> View:
    """P25: return everything but other hands, the stock, and face-down tokens."""
    outcome, phase = outcome_of(state), phase_of(state)
    is_acting = seat == state.turn and not outcome
    plays_now = is_acting and phase in CARD_PHASES
    return View(
        **shared(state, PUBLIC),
        seat=seat,
        tokens=tuple([0 if token & BACK else token for token in state.tokens]),
        lifted_token=state.tokens[state.lifted] - BACK if state.lifted is not None and is_acting else 0,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        stock_size=len(state.stock),
        turn=None if outcome else state.turn,
        phase=phase,
        left=left_of(state),
        fixed=fixed_of(state),
        roll_left=state.left,
        touched=state.touched or state.shown,
        has_touched=bool(state.touched),
        stops=stops_of(state) if phase == "move" and not outcome else (),
        playable=playable(state) if plays_now else (),
        outcome=outcome,
    )


def may_see(event: Event, seat: Seat | None) -> bool:
    """P25: only their own player sees a hand, a card taken or a token lifted."""
    return not isinstance(event, HandDealt | CardSeen | TokenSeen) or event.seat == seat


def imagined(view: View) -> State:
    """Return a state that looks like this view: unseen cards are blanks, face-down tokens have no sides."""
    is_friday = view.phase == "friday"
    outcome = view.outcome
    return State(
        **shared(view, PUBLIC),
        tokens=_imagined_tokens(view),
        hands=tuple(
            view.hand if seat == view.seat else BLANK * size for seat, size in enumerate(view.hand_sizes)
        ),
        stock=BLANK * view.stock_size,
        turn=view.first if view.turn is None else view.turn,
        left=view.roll_left,
        extra_changed=view.fixed if view.extra_left else (),
        shuffle_left=view.left if is_friday else 0,
        chosen=view.fixed if is_friday else (),
        touched=view.touched if view.has_touched else (),
        shown=() if view.has_touched else view.touched,
        winner=outcome.places.index(1) if outcome and outcome.reason == GRADUATED else None,
    )


def _imagined_tokens(view: View) -> tuple[Token, ...]:
    tokens = tuple(token or BACK for token in view.tokens)
    return tokens if view.lifted is None else replaced(tokens, view.lifted, view.lifted_token | BACK)


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """P25: redraw all that this viewer cannot see: other hands, the stock, and face-down tokens.

    Played cards go under the stock and count as unseen, as nobody may know its order.
    """
    return replace(state, tokens=_tokens_redealt(state, seat, dice), **_cards_redealt(state, seat, dice))


def _tokens_redealt(state: State, seat: Seat | None, dice: Dice) -> tuple[int, ...]:
    known = state.lifted if seat == state.turn else None
    hidden = [square for square, token in enumerate(state.tokens) if is_down(token) and square != known]
    tokens = list(state.tokens)
    faces = sorted(rotations(tokens[square] & ~BACK)[0] for square in hidden)
    for square, token in zip(hidden, dice.shuffled(faces), strict=True):
        tokens[square] = laid_face_down(token, dice)
    return tuple(tokens)


def _cards_redealt(state: State, seat: Seat | None, dice: Dice) -> dict[str, tuple[object, ...]]:
    unseen: list[Card] = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    unseen += state.stock
    pile: Iterator[Card] = iter(dice.shuffled(sorted(unseen)))
    hands = tuple(
        hand if owner == seat else tuple([next(pile) for _ in hand]) for owner, hand in enumerate(state.hands)
    )
    return {"hands": hands, "stock": tuple(pile)}
