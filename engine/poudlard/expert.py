"""Les couloirs de Poudlard: what an expert weighs, and what it expects of a position."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core import Seat
from engine.core.appraisal import shares_from_leads
from engine.core.seats import replaced
from engine.poudlard.layout import BACK, LESSONS, SQUARES, class_of, next_class, pivoted, zone_of
from engine.poudlard.model import Action, FlipToken, PivotToken, Place, State
from engine.poudlard.stand_in.routes import RouteMap

EASY = 1.5  # changes of tokens that nearly every turn has
A_TURN = 2.5  # changes that a turn has on average
LESSON = 1.05  # turns from one lesson to the next
UNFOUND = 0.8  # turns more if the room of the next lesson is not found
CARD = 0.12  # turns that a card in hand saves
LUCK = 0.4  # how much of a lesson to come is luck: cards swap whole timetables
SWAP = 0.7  # of a rival's lead that a Swap in hand may yet take over
MOST = 4  # pivots that are weighed
FAR = 9  # changes: a way that needs more is as good as closed


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance: the turns until it is home with all lessons, against the others' turns."""
    left = _swapped(state, [_turns_left(state, seat) for seat in range(len(state.pawns))])
    return shares_from_leads([-turns for turns in left], LUCK * (2 + LESSONS - max(state.progress)))


def _swapped(state: State, left: list[float]) -> list[float]:
    """P19: whoever is behind with a Swap in hand may yet take over the place of whoever is ahead."""
    found = list(left)
    first = min(range(len(left)), key=left.__getitem__)
    for seat, hand in enumerate(state.hands):
        if "swap" in hand and left[seat] > left[first]:
            taken = SWAP * (left[seat] - left[first])
            found[seat] -= taken
            found[first] += taken
    return found


def _turns_left(state: State, seat: Seat) -> float:
    """Return about how many turns a seat needs: to its next goal, for the lessons after it, and home."""
    seats = len(state.pawns)
    turns = LESSON * (LESSONS - state.progress[seat]) - CARD * len(state.hands[seat]) + state.losing[seat]
    turns += (seat - state.turn) % seats / seats  # whoever comes first needs less
    goal = _goal(state, seat)
    if goal is None:
        return turns + UNFOUND
    return turns + max(0.0, _cost(state, seat) - EASY) / A_TURN


def _goal(state: State, seat: Seat) -> Place | None:
    """Return where a seat goes next; None if nobody has seen the room."""
    room = next_class(state.timetables[seat], min(state.progress[seat], LESSONS))
    if room is None:
        return zone_of(state.students[seat])
    faces = enumerate(state.tokens)
    return next((square for square, face in faces if not face & BACK and class_of(face) == room), None)


def _routes(state: State, goal: Place) -> RouteMap:
    seen = tuple([0 if token & BACK else token for token in state.tokens])
    return RouteMap(seen, (), goal, state.year)


def weighed(actions: Sequence[Action], state: State, seat: Seat) -> list[Action]:
    """Return what is worth weighing: once the own way is open, the pivots that most close those of rivals.

    The rest is left to the stand-in, which knows how to open a way and when a card is good.
    """
    is_unseen = any(isinstance(action, FlipToken) for action in actions)  # turning a token up is worth more
    if is_unseen or _goal(state, seat) is None or _cost(state, seat):
        return []
    pivots = [action for action in actions if isinstance(action, PivotToken)]
    rivals = [rival for rival in range(len(state.pawns)) if rival != seat and _goal(state, rival) is not None]
    ways = {SQUARES[place] for rival in rivals for place in _way(state, rival) if place < len(SQUARES)}
    before = sum(_cost(state, rival) for rival in rivals)
    closing = list[tuple[float, PivotToken]]()
    for pivot in pivots:
        if pivot.square in ways:
            after = _pivoted(state, pivot)
            closing.append((sum(_cost(after, rival) for rival in rivals) - before, pivot))
    closing.sort(key=lambda pair: -pair[0])
    return [pivot for gain, pivot in closing[:MOST] if gain > 0]


def _pivoted(state: State, pivot: PivotToken) -> State:
    square = SQUARES.index(pivot.square)
    token = pivoted(state.tokens[square], pivot.quarters)
    return replace(state, tokens=replaced(state.tokens, square, token))


def _cost(state: State, seat: Seat) -> float:
    """Return how many changes a seat needs to its goal; none if the goal is not found."""
    goal = _goal(state, seat)
    return 0.0 if goal is None else min(FAR, _routes(state, goal).cost_from(state.pawns[seat]))


def _way(state: State, seat: Seat) -> tuple[Place, ...]:
    """Return the places on the way of a seat to its goal."""
    goal = _goal(state, seat)
    return () if goal is None else _routes(state, goal).plan(state.pawns[seat]).places
