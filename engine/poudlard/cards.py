"""Les couloirs de Poudlard: when an event card can be played (P26), and what playing it opens (P12)."""

from itertools import chain

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.poudlard.changes import CARD_PHASES, check_due, check_square
from engine.poudlard.effects import EFFECTS, Seats, Squares, shufflable, with_shuffled
from engine.poudlard.events import CardPlayed, Event, PawnSet, TokenChosen
from engine.poudlard.layout import CARDS, PLACES, SQUARES, TARGETS
from engine.poudlard.model import Card, ChooseToken, Place, PlayCard, Played, Square, State
from engine.poudlard.turn import with_arrivals
from engine.poudlard.ways import opens_way


def plays(state: State) -> tuple[PlayCard, ...]:
    """Return every way to play each kind of card in hand. Pairs of targets are in ascending order."""
    hand = state.hands[state.turn]
    if not hand:
        return ()
    cards = dict.fromkeys(hand)
    return tuple(chain.from_iterable([EFFECTS[card].targets(state) for card in cards]))


def check_card(state: State, seat: Seat, action: PlayCard) -> tuple[Card, Squares, Seats]:
    """P3: cards are played at any moment of one's turn, once the effect of the last one is finished."""
    check_due(state, "poudlard-roll-first", *CARD_PHASES)
    card = next((card for card in CARDS if card == action.card), None)
    if card is None:
        raise RuleError("poudlard-no-such-card", card=str(action.card))
    if card not in state.hands[seat]:
        raise RuleError("poudlard-not-in-hand", card=card)
    effect = EFFECTS[card]
    # P26: if the card can do nothing at all, the refusal says why.
    if not effect.targets(state):
        raise RuleError(f"poudlard-nothing-{card}")
    squares, seats = _check_targets(state, card, action)
    effect.check(state, squares, seats)
    return card, squares, seats


def _check_targets(state: State, card: Card, action: PlayCard) -> tuple[Squares, Seats]:
    """Check that there are as many different squares and seats as the card needs, all at this table."""
    given = (action.squares, action.seats)
    for values, count in zip(given, TARGETS[card], strict=True):
        if not isinstance(values, tuple) or len(values) != count:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise RuleError(f"poudlard-aim-{card}")
    squares = tuple(check_square(name) for name in action.squares)
    for seat in action.seats:
        if type(seat) is not int or seat not in range(len(state.pawns)):
            raise RuleError("no-such-seat", seat=str(seat))
    if len(set(squares)) < len(squares) or len(set(action.seats)) < len(action.seats):
        raise RuleError(f"poudlard-aim-{card}")
    return squares, action.seats


def card_played(state: State, seat: Seat, action: PlayCard, dice: Dice) -> Step[State, Event]:
    """P13: play the card and put it under the stock. A Class cancelled card first lies on its room."""
    card, squares, seats = check_card(state, seat, action)
    before = state
    hand = list(state.hands[seat])
    hand.remove(card)
    under = () if card == "cancelled" else (card,)
    state = replace(
        state,
        hands=replaced(state.hands, seat, tuple(hand)),
        stock=(*state.stock, *under),
        played=Played(seat, card),
    )
    state, events = EFFECTS[card].play(state, squares, seats, dice)
    # P12: after the movement, only an event that opens a new way gives another one.
    state = replace(state, can_move=before.can_move or opens_way(before, state))
    state, ended = with_arrivals(state, before.pawns)
    told = CardPlayed(seat, card, action.squares, action.seats)
    return Step(state, (told, *events, *_sets(before.pawns, state.pawns), *ended))


def would_open_way(state: State, action: PlayCard) -> bool:
    """P12: would a card, by itself and as far as the open tokens show it, open a new way?

    A Password does so only by its changes. Friday reshuffle hides tokens, which opens nothing.
    """
    card, squares, seats = check_card(state, state.turn, action)
    if card in ("password", "friday"):
        return False
    after, _ = EFFECTS[card].play(state, squares, seats, Dice(b""))
    return opens_way(state, after)


def _sets(before: tuple[Place, ...], after: tuple[Place, ...]) -> tuple[PawnSet, ...]:
    return tuple(
        PawnSet(seat, PLACES[start], PLACES[end])
        for seat, (start, end) in enumerate(zip(before, after, strict=True))
        if start != end
    )


def check_choice(state: State, seat: Seat, action: ChooseToken) -> Square:
    """P16: a face-up token without pawns that is not chosen yet. Return its square."""
    check_due(state, "poudlard-nothing-to-choose", "friday")
    square = check_square(action.square)
    if square in state.chosen:
        raise RuleError("poudlard-chosen-already", square=SQUARES[square])
    if square not in shufflable(state):
        raise RuleError("poudlard-not-shufflable", square=SQUARES[square])
    return square


def token_chosen(state: State, seat: Seat, action: ChooseToken, dice: Dice) -> Step[State, Event]:
    """P16: choose a token. The last choice shuffles all of them."""
    square = check_choice(state, seat, action)
    chosen = (*state.chosen, square)
    event = TokenChosen(seat, action.square)
    if state.shuffle_left > 1:
        return Step(replace(state, shuffle_left=state.shuffle_left - 1, chosen=chosen), (event,))
    state, events = with_shuffled(replace(state, shuffle_left=0, chosen=()), tuple(sorted(chosen)), dice)
    return Step(state, (event, *events))


def playable(state: State) -> tuple[Card, ...]:
    """P26: return the kinds of card in hand that could be played now."""
    return tuple([card for card in dict.fromkeys(state.hands[state.turn]) if EFFECTS[card].targets(state)])
