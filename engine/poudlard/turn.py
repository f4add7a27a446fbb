"""Les couloirs de Poudlard: the movement (P9 to P13), coming home (P24), and the end of a turn."""

from msgspec.structs import replace

from engine.core import Dice, RuleError, Seat, Step
from engine.core.seats import replaced
from engine.poudlard import events as happened
from engine.poudlard.changes import check_due
from engine.poudlard.events import Event, Update
from engine.poudlard.layout import PLACES, SQUARES, class_of, is_zone, next_class, place_named, zone_of
from engine.poudlard.model import Card, EndTurn, MovePawn, Place, State, Stop
from engine.poudlard.movement import path_on, stops
from engine.poudlard.results import is_over, outcome_of
from engine.poudlard.ways import cancelled_squares

CANCELLED: tuple[Card, ...] = ("cancelled",)


def stops_of(state: State) -> tuple[Stop, ...]:
    """P9, P13: return where the pawn on turn may stop. Stars do not count while the stock is empty."""
    found = stops(state.tokens, cancelled_squares(state), state.pawns[state.turn])
    return found if state.stock else tuple([Stop(stop.place, False) for stop in found])


def check_move(state: State, seat: Seat, action: MovePawn) -> Place:
    """P3, P9, P12, P13: once, after the changes, where corridors lead. Return the place."""
    check_due(state, "poudlard-already-moved", "move")
    place = place_named(action.to)
    if place is None:
        raise RuleError("poudlard-no-such-place", place=str(action.to))
    stop = next((stop for stop in stops_of(state) if stop.place == place), None)
    if stop is None:
        raise RuleError("poudlard-out-of-reach", place=PLACES[place])
    if type(action.star) is not bool or action.star > stop.has_star:
        raise RuleError("poudlard-no-star", place=PLACES[place])
    return place


def moved(state: State, seat: Seat, action: MovePawn, dice: Dice) -> Step[State, Event]:
    """P9 to P13: move the pawn; it may take a card, attend a class, or come home."""
    place = check_move(state, seat, action)
    start = state.pawns[seat]
    path = path_on(state.tokens, cancelled_squares(state), start, Stop(place, action.star))
    events: list[Event] = [happened.PawnMoved(seat, tuple(PLACES[step] for step in path))]
    state = replace(state, pawns=replaced(state.pawns, seat, place), can_move=False)
    if action.star:
        card, *stock = state.stock
        hands = replaced(state.hands, seat, (*state.hands[seat], card))
        state = replace(state, hands=hands, stock=tuple(stock))
        events += [happened.CardTaken(seat), happened.CardSeen(seat, card)]
    state, attended = with_class_attended(state)
    state, ended = with_arrivals(state, replaced(state.pawns, seat, start))
    return Step(state, (*events, *attended, *ended))


def with_class_attended(state: State) -> Update:
    """P11: attend the next class if the pawn entered it or stayed in it. A cancelled one does not count."""
    seat = state.turn
    place, count = state.pawns[seat], state.progress[seat]
    if is_zone(place) or place in cancelled_squares(state):
        return state, ()
    room = next_class(state.timetables[seat], count)
    if room is None or class_of(state.tokens[place]) != room:
        return state, ()
    state = replace(state, progress=replaced(state.progress, seat, count + 1))
    return state, (happened.ClassAttended(seat, room, count + 1),)


def with_arrivals(state: State, before: tuple[Place, ...]) -> Update:
    """P24: end the game if a player came home with all classes attended, the player on turn first."""
    seats = len(state.pawns)
    for seat in [(state.turn + step) % seats for step in range(seats)]:
        home = zone_of(state.students[seat])
        is_done = next_class(state.timetables[seat], state.progress[seat]) is None
        if is_done and state.pawns[seat] == home != before[seat]:
            state = replace(state, winner=seat, turns=state.turns + 1)
            return state, game_end(state)
    return state, ()


def game_end(state: State) -> tuple[Event, ...]:
    """Return the event of the result, once the game is over."""
    outcome = outcome_of(state)
    return (happened.GameEnded(outcome),) if outcome else ()


def check_end(state: State, seat: Seat, action: EndTurn) -> None:
    """P3, P4: the roll and all its changes are compulsory. The movement is not."""
    check_due(state, "poudlard-roll-first", "move", "end")


def turn_ended(state: State, seat: Seat, action: EndTurn, dice: Dice) -> Step[State, Event]:
    """P11: end the turn; without a movement the pawn stays. P20, P21, P27: begin the next turn, if any."""
    check_end(state, seat, action)
    attended: tuple[Event, ...] = ()
    if state.can_move:
        state, attended = with_class_attended(state)
    is_extra = state.plays_again
    state = replace(
        state,
        turns=state.turns + 1,
        die=0,
        changed=(),
        extra_changed=(),
        chosen=(),
        can_move=True,
        plays_again=False,
        touched=(),
        shown=state.touched,
    )
    state, lost = (state, ()) if is_extra else with_next_seat(state)
    if is_over(state):
        return Step(state, (*attended, *lost, *game_end(state)))
    if is_extra:
        state, lost = with_classes_reopened(state, seat)
    return Step(state, (*attended, *lost, happened.TurnBegan(state.turn, state.round, is_extra)))


def with_next_seat(state: State) -> Update:
    """P20: pass the turn to the next player who does not lose it. P27: count the rounds."""
    events: list[Event] = []
    while True:
        seat = (state.turn + 1) % len(state.pawns)
        state = replace(state, turn=seat, round=state.round + (seat == state.first))
        if is_over(state):
            return state, tuple(events)
        # P15: a cancellation also ends when its player loses a turn.
        state, reopened = with_classes_reopened(state, seat)
        events += reopened
        if not state.losing[seat]:
            return state, tuple(events)
        state = replace(state, losing=replaced(state.losing, seat, False))
        events.append(happened.TurnLost(seat))


def with_classes_reopened(state: State, seat: Seat) -> Update:
    """P15, P13: reopen what a player cancelled, and put the cards under the stock."""
    lifted = [found for found in state.cancellations if found.seat == seat]
    if not lifted:
        return state, ()
    state = replace(
        state,
        cancellations=tuple(found for found in state.cancellations if found.seat != seat),
        stock=state.stock + CANCELLED * len(lifted),
    )
    return state, tuple(happened.ClassReopened(seat, SQUARES[found.square]) for found in lifted)
