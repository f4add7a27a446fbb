"""Le labyrinthe secret: what an expert weighs, and what it expects of a position."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from engine.core import Seat
from engine.core.appraisal import Outlook, hope_of_way, outlook, prize_hopes, shares_from_leads
from engine.mazes.corridors import members
from engine.mazes.rings import Place, Positions
from engine.secret.layout import RINGS, loads
from engine.secret.model import Action, State, Treasure
from engine.secret.stand_in import plans, ways_in
from engine.secret.turn import CHANGES

CACHED = 1 << 13


def appraised(state: State) -> tuple[float, ...]:
    """Return each seat's chance: the objects it holds, and those that its pawn stands well for."""
    seats = len(state.pawns)
    order = [(state.turn + later) % seats for later in range(seats)]
    worth = [float(len(objects)) for objects in state.held]
    outlooks = [_outlook(state, seat) for seat in order]
    for seat, hope in zip(order, prize_hopes(outlooks), strict=True):
        worth[seat] += hope
    return shares_from_leads(worth, 2 * (state.goal - max(len(objects) for objects in state.held)))


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


def weighed(actions: Sequence[Action], state: State) -> Sequence[Action]:
    """S12: in a duel nothing is better than to be unpredictable, so there is nothing to weigh."""
    return () if state.phase == "duel" else actions
