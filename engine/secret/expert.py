"""Le labyrinthe secret: what an expert weighs, and what it expects of a position."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.core.appraisal import Outlook, hope_of_way, outlook, prize_hopes, shares_from_leads
from engine.mazes.corridors import members
from engine.mazes.rings import Place, Positions
from engine.secret.layout import DIE, RINGS, loads
from engine.secret.model import Action, State, Treasure
from engine.secret.race import Prize, fresh, moves, race
from engine.secret.stand_in import plans, ways_in
from engine.secret.turn import CHANGES, MOVES, is_centre_turned, staying

MOST_PLAYERS = 2  # with more, whoever weighed turns won less than their share
CACHED = 1 << 13
DEPTH = 2  # turns that a race is looked ahead, after the own one
WEIGHED = 10  # turns that are played out
DUELS = 2  # of those that end beside the rival
LUCK = 2  # objects that are won by chance, for each that is missing


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance: the objects it holds, and those that its pawn stands well for."""
    worth = _worth_of_two(state) if _is_race(state) else _worth(state)
    return shares_from_leads(worth, LUCK * (state.goal - max(len(objects) for objects in state.held)))


def _is_race(state: State) -> bool:
    """Do two pawns race for a target?"""
    return state.target is not None and len(staying(state)) == len(state.pawns) == 2


def _worth_of_two(state: State) -> list[float]:
    """Return what both hold, and what whoever is on turn will win more than the other."""
    worth = [float(len(objects)) for objects in state.held]
    own, rival, prize = _pair(state, state.turn)
    if state.waited <= 0:
        # Where the target has just been drawn, any other might have been.
        worth[state.turn] += fresh(state.positions, (prize.target, *prize.bag), own, rival)
    else:
        worth[state.turn] += float(race(DEPTH, state.positions, prize)[own, rival])
    return worth


def _pair(state: State, seat: Seat) -> tuple[Place, Place, Prize]:
    """Return where a pawn and that of the next player stand, and what both race for."""
    seats = len(state.pawns)
    rival = next(other % seats for other in range(seat + 1, seat + seats) if other % seats in staying(state))
    own, next_to = state.pawns[seat], state.pawns[rival]
    assert state.target is not None and own is not None and next_to is not None
    mine, theirs = len(state.held[seat]), len(state.held[rival])
    return own, next_to, Prize(state.target, state.bag, _duel(mine, theirs), _duel(theirs, mine))


def _duel(mine: int, theirs: int) -> float:
    """S11: return what a duel is worth to whoever begins it: each has half a chance."""
    stakes = ((1,), DIE)
    return max(sum(min(stake, theirs) - min(stake, mine) for stake in die) / len(die) / 2 for die in stakes)


def _turns(state: State, seat: Seat) -> list[tuple[Action, ...]]:
    """Return the best ways to end this turn, of all, and the best of those that end beside the rival."""
    own, rival, prize = _pair(state, seat)
    found = list[tuple[float, bool, tuple[Action, ...]]]()
    for plan in plans(state.changes_left, is_centre_turned(state)):
        after, beside = plan.after(state.positions), plan.lands[rival]
        row = moves(DEPTH, after, prize)[beside]
        for stop in members(RINGS.areas(after)[plan.lands[own]]):
            found.append((float(row[stop]), stop == beside, (*plan.turns, MOVES[stop])))
    found.sort(key=lambda turn: -turn[0])
    return [line for _, _, line in found[:WEIGHED]] + [line for _, is_beside, line in found if is_beside][
        :DUELS
    ]


def _worth(state: State) -> list[float]:
    seats = len(state.pawns)
    order = [(state.turn + later) % seats for later in range(seats)]
    worth = [float(len(objects)) for objects in state.held]
    outlooks = [_outlook(state, seat) for seat in order]
    for seat, hope in zip(order, prize_hopes(outlooks), strict=True):
        worth[seat] += hope
    return worth


def _outlook(state: State, seat: Seat) -> Outlook:
    """Return how well a pawn stands. Where the target has just been drawn, any other might have been."""
    place = state.pawns[seat]
    if place is None or state.target is None:
        return Outlook(0.0, 0.0, 0.0)
    ways = ways_out(state.positions, place)
    bag = [ways[treasure] for treasure in state.bag]
    if state.waited <= 0:
        return outlook([ways[state.target], *bag], bag)
    return outlook([ways[state.target]], bag)._replace(later=kept_way(state.positions, state.target, place))


@lru_cache(CACHED)
def ways_out(positions: Positions, place: Place) -> Counter[Treasure]:
    """Return by how many pairs of changes each treasure would come into reach of a pawn."""
    ways = Counter[Treasure]()
    for plan in plans(CHANGES, False):
        after = plan.after(positions)
        lying = loads(after)
        ways.update([lying[stop] for stop in members(RINGS.areas(after)[plan.lands[place]])])
    return ways


@lru_cache(CACHED)
def kept_way(positions: Positions, target: Treasure, place: Place) -> float:
    """Return the hope that a way to the target is left after the turn of a rival, who would close it."""
    choices = plans(CHANGES, False)
    kept = sum(ways_in(plan.after(positions), target)[plan.lands[place]] > 0 for plan in choices)
    return hope_of_way(kept / len(choices))


def is_guess(state: State) -> bool:
    """S12: in a duel nothing is better than to be unpredictable."""
    return state.phase == "duel"


def weighed(actions: Sequence[Action], state: State, seat: Seat) -> Sequence[tuple[Action, ...]]:
    """Return what is worth weighing: whole turns in a race of two.

    With more players an expert does as the stand-in does. Of a guess there is nothing to weigh.
    """
    if len(state.pawns) > MOST_PLAYERS:
        return []
    if state.phase in ("change", "move") and state.target is not None:
        return _turns(state, seat)
    return [] if is_guess(state) else [(action,) for action in actions]
