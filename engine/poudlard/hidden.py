"""Les couloirs de Poudlard: what each viewer may know (P25)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Dice, Seat
from engine.poudlard.cards import playable
from engine.poudlard.changes import CARD_PHASES, fixed_of, left_of, phase_of
from engine.poudlard.events import CardSeen, Event, HandDealt, TokenSeen
from engine.poudlard.layout import BACK, is_down, laid_face_down
from engine.poudlard.model import Card, State, View
from engine.poudlard.results import outcome_of
from engine.poudlard.turn import stops_of


def view_of(state: State, seat: Seat | None) -> View:
    """P25: return everything but other hands, the stock, and face-down tokens."""
    outcome, phase = outcome_of(state), phase_of(state)
    is_acting = seat == state.turn and not outcome
    plays_now = is_acting and phase in CARD_PHASES
    return View(
        seat=seat,
        year=state.year,
        swap=state.swap,
        hats=state.hats,
        students=state.students,
        timetables=state.timetables,
        progress=state.progress,
        pawns=state.pawns,
        tokens=tuple([0 if token & BACK else token for token in state.tokens]),
        lifted=state.lifted,
        lifted_token=state.tokens[state.lifted] - BACK if state.lifted is not None and is_acting else 0,
        cancellations=state.cancellations,
        losing=state.losing,
        plays_again=state.plays_again,
        hand=() if seat is None else state.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        stock_size=len(state.stock),
        first=state.first,
        turn=None if outcome else state.turn,
        round=state.round,
        turns=state.turns,
        phase=phase,
        die=state.die,
        left=left_of(state),
        fixed=fixed_of(state),
        touched=state.touched or state.shown,
        played=state.played,
        can_move=state.can_move,
        stops=stops_of(state) if phase == "move" and not outcome else (),
        playable=playable(state) if plays_now else (),
        outcome=outcome,
    )


def may_see(event: Event, seat: Seat | None) -> bool:
    """P25: only their own player sees a hand, a card taken or a token lifted."""
    return not isinstance(event, HandDealt | CardSeen | TokenSeen) or event.seat == seat


def redealt(state: State, seat: Seat | None, dice: Dice) -> State:
    """P25: redraw all that this viewer cannot see: other hands, the stock, and face-down tokens.

    Played cards go under the stock and count as unseen, as nobody may know its order.
    """
    return replace(state, tokens=_tokens_redealt(state, seat, dice), **_cards_redealt(state, seat, dice))


def _tokens_redealt(state: State, seat: Seat | None, dice: Dice) -> tuple[int, ...]:
    known = state.lifted if seat == state.turn else None
    hidden = [square for square, token in enumerate(state.tokens) if is_down(token) and square != known]
    tokens = list(state.tokens)
    for square, token in zip(hidden, dice.shuffled([tokens[square] for square in hidden]), strict=True):
        tokens[square] = laid_face_down(token, dice)
    return tuple(tokens)


def _cards_redealt(state: State, seat: Seat | None, dice: Dice) -> dict[str, tuple[object, ...]]:
    unseen: list[Card] = [card for owner, hand in enumerate(state.hands) if owner != seat for card in hand]
    unseen += state.stock
    pile: Iterator[Card] = iter(dice.shuffled(unseen))
    hands = tuple(
        hand if owner == seat else tuple([next(pile) for _ in hand]) for owner, hand in enumerate(state.hands)
    )
    return {"hands": hands, "stock": tuple(pile)}
