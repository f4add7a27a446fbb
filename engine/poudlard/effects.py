"""Les couloirs de Poudlard: the effects of the thirteen kinds of event card (P14 to P23)."""

from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat
from engine.core.seats import replaced
from engine.poudlard import layout
from engine.poudlard.changes import with_touched
from engine.poudlard.events import ClassForgotten, ClassReopened, TokensShuffled, Update
from engine.poudlard.layout import SQUARES, ZONE_CARDS, class_of, is_down
from engine.poudlard.model import Cancellation, Card, PlayCard, Square, State
from engine.poudlard.turn import CANCELLED
from engine.poudlard.ways import in_reach

Squares = tuple[Square, ...]
Seats = tuple[Seat, ...]
Play = Callable[[State, Squares, Seats, Dice], Update]


class Effect(NamedTuple):
    """How a card works: `targets` lists its legal uses, `check` refuses others, `play` carries it out."""

    targets: Callable[[State], tuple[PlayCard, ...]]
    check: Callable[[State, Squares, Seats], None]
    play: Play


@cache
def _act(card: Card, squares: Squares = (), seats: Seats = ()) -> PlayCard:
    return PlayCard(card, tuple(SQUARES[square] for square in squares), seats)


def _anything(state: State, squares: Squares, seats: Seats) -> None:
    """Refuse nothing."""


def _always(state: State) -> tuple[PlayCard, ...]:
    return (_act("password"),)


def _password(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P14: five more changes, each of a different token. P12: after them it is seen if a way has opened."""
    reached = () if state.can_move else in_reach(state)
    return replace(state, extra_left=layout.PASSWORD, extra_changed=(), reached=reached), ()


def _rooms(state: State) -> tuple[PlayCard, ...]:
    """P15: rooms that are face up and that the player has not cancelled already."""
    own = [found.square for found in state.cancellations if found.seat == state.turn]
    found = [square for square, token in enumerate(state.tokens) if layout.ROOM <= token < layout.BACK]
    return tuple([_act("cancelled", (square,)) for square in found if square not in own])


def _check_room(state: State, squares: Squares, seats: Seats) -> None:
    (square,) = squares
    token = state.tokens[square]
    if is_down(token) or not class_of(token):
        raise RuleError("poudlard-no-room", square=SQUARES[square])
    if Cancellation(square, state.turn) in state.cancellations:
        raise RuleError("poudlard-cancelled-already", square=SQUARES[square])


def _cancelled(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P15: close a room to everybody until the start of the player's next turn."""
    (square,) = squares
    return replace(state, cancellations=(*state.cancellations, Cancellation(square, state.turn))), ()


def shufflable(state: State) -> Squares:
    """P16: return the face-up tokens without pawns that are not chosen yet."""
    taken = (*state.pawns, *state.chosen)
    return tuple(
        [
            square
            for square, token in enumerate(state.tokens)
            if not token & layout.BACK and square not in taken
        ]
    )


def _friday_free(state: State) -> tuple[PlayCard, ...]:
    return (_act("friday"),) if shufflable(state) else ()


def _friday(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P16: five tokens are chosen one by one. If there are no more than five, all are shuffled at once."""
    choices = shufflable(state)
    if len(choices) > layout.SHUFFLED:
        return replace(state, shuffle_left=layout.SHUFFLED, chosen=()), ()
    return with_shuffled(state, choices, dice)


def with_shuffled(state: State, squares: Squares, dice: Dice) -> Update:
    """P16: shuffle tokens face down among their squares, randomly turned; lift the cancellations on them.

    Nobody can know any more which of them was changed, so the rest of a roll may change any of them.
    """
    tokens = list(state.tokens)
    for square, token in zip(squares, dice.shuffled([tokens[square] for square in squares]), strict=True):
        tokens[square] = layout.laid_face_down(token, dice)
    lifted = [found for found in state.cancellations if found.square in squares]
    state = replace(
        state,
        tokens=tuple(tokens),
        touched=with_touched(state, *squares),
        changed=tuple(square for square in state.changed if square not in squares),
        cancellations=tuple(found for found in state.cancellations if found not in lifted),
        stock=state.stock + CANCELLED * len(lifted),
    )
    reopened = tuple(ClassReopened(found.seat, SQUARES[found.square]) for found in lifted)
    return state, (TokensShuffled(state.turn, tuple(SQUARES[s] for s in squares)), *reopened)


PEEVES = tuple(_act("peeves", pair) for pair in combinations(range(len(SQUARES)), 2))


def _any_pair(state: State) -> tuple[PlayCard, ...]:
    return PEEVES


def _peeves(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P17: two tokens change places, with the pawns and the cancellations on them. Faces stay as they are."""
    one, other = squares
    goes = {one: other, other: one}
    tokens = replaced(replaced(state.tokens, one, state.tokens[other]), other, state.tokens[one])
    state = replace(
        state,
        tokens=tokens,
        pawns=tuple(goes.get(place, place) for place in state.pawns),
        cancellations=tuple(
            Cancellation(goes.get(found.square, found.square), found.seat) for found in state.cancellations
        ),
        # P4: "different tokens" means the tokens, wherever they lie now.
        changed=tuple(goes.get(square, square) for square in state.changed),
        touched=with_touched(state, one, other),
    )
    return state, ()


def _apart(state: State) -> tuple[PlayCard, ...]:
    """P18, P26: any two pawns that stand on different places."""
    pairs = combinations(range(len(state.pawns)), 2)
    return tuple(_act("lost", (), pair) for pair in pairs if state.pawns[pair[0]] != state.pawns[pair[1]])


def _check_apart(state: State, squares: Squares, seats: Seats) -> None:
    one, other = seats
    if state.pawns[one] == state.pawns[other]:
        raise RuleError("poudlard-same-place")


def _lost(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P18: two pawns change places."""
    one, other = seats
    pawns = replaced(state.pawns, one, state.pawns[other])
    return replace(state, pawns=replaced(pawns, other, state.pawns[one])), ()


def _on_rival(card: Card, is_open: Callable[[State, Seat], bool], refused: RuleError, play: Play) -> Effect:
    """Return the effect of a card that is played on one opponent, if `is_open` allows that one."""

    def targets(state: State) -> tuple[PlayCard, ...]:
        seats = range(len(state.pawns))
        open_to = [seat for seat in seats if seat != state.turn and is_open(state, seat)]
        return tuple([_act(card, (), (seat,)) for seat in open_to])

    def check(state: State, squares: Squares, seats: Seats) -> None:
        if seats[0] == state.turn:
            raise RuleError("poudlard-not-yourself")
        if not is_open(state, seats[0]):
            raise RuleError(refused.code, **refused.facts)

    return Effect(targets, check, play)


def _is_near(state: State, seat: Seat) -> bool:
    """P19: with swap=near, is a player at most two classes ahead?"""
    return state.swap == "any" or state.progress[seat] - state.progress[state.turn] <= layout.NEAR


def _swap(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P19: swap timetables and progress. Students and zones stay."""
    one, other = state.turn, seats[0]
    tables = replaced(state.timetables, one, state.timetables[other])
    counts = replaced(state.progress, one, state.progress[other])
    state = replace(
        state,
        timetables=replaced(tables, other, state.timetables[one]),
        progress=replaced(counts, other, state.progress[one]),
    )
    return state, ()


def _keeps_turn(state: State, seat: Seat) -> bool:
    """P20: is a player not yet due to lose a turn?"""
    return not state.losing[seat]


def _norris(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P20: an opponent loses their next turn."""
    return replace(state, losing=replaced(state.losing, seats[0], True)), ()


def _homework_free(state: State) -> tuple[PlayCard, ...]:
    return () if state.plays_again else (_act("homework"),)


def _homework(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P21: another turn after this one."""
    return replace(state, plays_again=True), ()


def _has_attended(state: State, seat: Seat) -> bool:
    """P22: has a player attended a class that they can lose?"""
    return state.progress[seat] > 0


def _asleep(state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P22: take one class back. The pawn goes to that room, cancelled or not; home if it lies face down."""
    (seat,) = seats
    count = state.progress[seat] - 1
    room = layout.TIMETABLES[state.timetables[seat]][count]
    found = (at for at, token in enumerate(state.tokens) if class_of(token) == room and not is_down(token))
    place = next(found, layout.zone_of(state.students[seat]))
    state = replace(
        state,
        progress=replaced(state.progress, seat, count),
        pawns=replaced(state.pawns, seat, place),
    )
    return state, (ClassForgotten(seat, room, count),)


def _gatherable(card: Card, state: State) -> tuple[PlayCard, ...]:
    """P23, P26: at least one pawn must be elsewhere."""
    return () if set(state.pawns) == {ZONE_CARDS[card]} else (_act(card),)


def _gathered(card: Card, state: State, squares: Squares, seats: Seats, dice: Dice) -> Update:
    """P23: move all pawns to the card's zone."""
    return replace(state, pawns=(ZONE_CARDS[card],) * len(state.pawns)), ()


EFFECTS: dict[Card, Effect] = {
    "password": Effect(_always, _anything, _password),
    "cancelled": Effect(_rooms, _check_room, _cancelled),
    "friday": Effect(_friday_free, _anything, _friday),
    "peeves": Effect(_any_pair, _anything, _peeves),
    "lost": Effect(_apart, _check_apart, _lost),
    "swap": _on_rival("swap", _is_near, RuleError("poudlard-too-far-ahead", most=layout.NEAR), _swap),
    "norris": _on_rival("norris", _keeps_turn, RuleError("poudlard-loses-already"), _norris),
    "homework": Effect(_homework_free, _anything, _homework),
    "asleep": _on_rival("asleep", _has_attended, RuleError("poudlard-attended-nothing"), _asleep),
    **{card: Effect(partial(_gatherable, card), _anything, partial(_gathered, card)) for card in ZONE_CARDS},
}
