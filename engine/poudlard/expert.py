"""Les couloirs de Poudlard: what an expert expects of a position, as games between bots have taught it."""

from math import exp

from engine.core import Seat
from engine.poudlard.layout import BACK, CARDS, LESSONS, NEAR, ROOM, TIMETABLES, ZONE_CARDS, class_of, zone_of
from engine.poudlard.model import State
from engine.poudlard.stand_in.routes import routes_on

FAR = 9  # changes: a way that needs more is as good as closed
LATE = 5  # classes from which it hurts to lose them by a Swap
# What each fact adds to a seat's score: a logistic regression of who wins, over 64,880 positions at the start
# of turns, of 3,200 games of two and 400 of four between stand-ins and experts of several manners. Its log
# loss on positions kept apart was 0.63 and 0.65 in games of two, 1.31 in games of four. To know nothing is
# 0.69 and 1.39; the estimate of turns left that was used before had 0.88 in games of two.
WEIGHTS: dict[str, float] = {
    "password": 0.37,
    "cancelled": 0.17,
    "friday": 0.05,
    "peeves": 0.49,
    "lost": 0.17,
    "swap": 0.31,
    "norris": 0.35,
    "homework": 0.59,
    "asleep": 0.05,
    "quidditch": 0.13,
    "squid": 0.12,
    "egg": 0.11,
    "detention": 0.13,
    "own zone": 0.25,
    "lead": 0.11,
    "done": 0.58,
    "way home": -0.28,
    "unfound": -0.27,
    "could take": 0.18,
    "could win": 2.41,
    "could nearly win": 0.87,
    "endangered": -0.17,
    "loses a turn": -1.14,
    "waits": -0.21,
}


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's share: on average over the rivals, how likely it comes before them."""
    scores = [_score(state, seat) for seat in range(len(state.pawns))]
    return tuple(
        sum(1 / (1 + exp(other - own)) for seat, other in enumerate(scores) if seat != me) / (len(scores) - 1)
        for me, own in enumerate(scores)
    )


def _score(state: State, seat: Seat) -> float:
    return sum(WEIGHTS[name] * value for name, value in facts(state, seat).items())


def facts(state: State, seat: Seat) -> dict[str, float]:
    """Return what counts for a seat at the start of a turn, by the names of the weights."""
    hand, count, is_on_turn = state.hands[seat], state.progress[seat], seat == state.turn
    rivals = [progress for rival, progress in enumerate(state.progress) if rival != seat]
    taken = _after_swap(state, seat)
    found: dict[str, float] = {card: hand.count(card) for card in CARDS}
    found["own zone"] = any(ZONE_CARDS.get(card) == zone_of(state.students[seat]) for card in hand)
    found["lead"] = count - max(rivals)
    found["done"] = count == LESSONS
    found["way home"] = _way_home(state, seat) if count == LESSONS else 0
    found["unfound"] = _unfound(state, seat)
    found["could take"] = taken - count
    found["could win"] = is_on_turn and taken == LESSONS
    found["could nearly win"] = is_on_turn and taken == LESSONS - 1
    found["endangered"] = _endangered(state, seat)
    found["loses a turn"] = state.losing[seat]
    found["waits"] = (seat - state.turn) % len(state.pawns) / len(state.pawns)
    return found


def _after_swap(state: State, seat: Seat) -> int:
    """P19: return how many classes a seat could have, with a Swap if it holds one."""
    count = state.progress[seat]
    most = LESSONS if state.swap == "any" else count + NEAR
    return (
        max(progress for progress in state.progress if progress <= most)
        if "swap" in state.hands[seat]
        else count
    )


def _endangered(state: State, seat: Seat) -> int:
    """P19: return how many classes a seat near the end would lose if the player on turn swapped with it."""
    count, mover = state.progress[seat], state.turn
    if count < LATE or "swap" not in state.hands[mover]:
        return 0
    return max(0, count - state.progress[mover])


def _unfound(state: State, seat: Seat) -> int:
    """Return how many of the rooms that a seat still needs nobody has seen."""
    seen = [class_of(token) for token in state.tokens if ROOM <= token < BACK]
    return sum(room not in seen for room in TIMETABLES[state.timetables[seat]][state.progress[seat] :])


def _way_home(state: State, seat: Seat) -> float:
    """Return how many changes of tokens a seat needs to come home."""
    seen = tuple([0 if token & BACK else token for token in state.tokens])
    home = routes_on(seen, (), zone_of(state.students[seat]), state.year)
    return min(FAR, home.cost_from(state.pawns[seat]))
