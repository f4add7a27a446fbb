"""Les couloirs de Poudlard: what an expert expects of a position."""

from engine.core import Seat
from engine.core.appraisal import shares_from_leads
from engine.poudlard.layout import BACK, LESSONS, class_of, next_class, zone_of
from engine.poudlard.model import Place, State
from engine.poudlard.stand_in.routes import RouteMap

EASY = 1.5  # changes of tokens that nearly every turn has
A_TURN = 2.5  # changes that a turn has on average
LESSON = 1.05  # turns from one lesson to the next
UNFOUND = 0.8  # turns more if the room of the next lesson is not found
CARD = 0.12  # turns that a card in hand saves
LUCK = 0.4  # how much of a lesson to come is luck: cards swap whole timetables
SWAP = 0.7  # of a rival's lead that a Swap in hand may yet take over
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


def _cost(state: State, seat: Seat) -> float:
    """Return how many changes a seat needs to its goal; none if the goal is not found."""
    goal = _goal(state, seat)
    return 0.0 if goal is None else min(FAR, _routes(state, goal).cost_from(state.pawns[seat]))
