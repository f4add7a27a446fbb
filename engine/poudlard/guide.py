"""Les couloirs de Poudlard: what a player needs on the way to their goal, for the panel; from a view alone.

These are no hints: nothing is chosen for the player, and nothing is known that the open tokens do not show.
"""

from functools import cached_property

from msgspec.structs import replace

from engine.core import Seat
from engine.mazes.sliding import OPENINGS, openings, ways_to_lie
from engine.poudlard.layout import LINKS, SQUARES, pivoted
from engine.poudlard.model import FlipToken, PivotToken, Place, Square, Stop, View
from engine.poudlard.stand_in.situation import Situation

UNSEEN_NEARER = 2  # steps


class Guide:
    """One player's view, and the shortest way in it to what they seek."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._situation = Situation(view, seat)

    @cached_property
    def goal(self) -> Place | None:
        """Where a way would lead; None if the class is not found yet or, P10, cannot be entered now."""
        goal = self._situation.goal
        return None if goal in self._situation.closed else goal

    @cached_property
    def needs(self) -> dict[Square, FlipToken | PivotToken]:
        """The changes that the way to the goal still needs, by token, the pawn's side first."""
        plan = self._situation.plan if self.goal is not None else None
        changes: dict[Square, FlipToken | PivotToken] = {}
        for need in plan.needs if plan else ():
            if need.square in self._view.fixed:
                continue
            token, pivot = self._view.tokens[need.square], self._situation.pivot_for(need)
            if not token:
                changes[need.square] = FlipToken(SQUARES[need.square])
            elif pivot and pivoted(token, pivot.quarters) & need.sides == need.sides:
                changes[need.square] = pivot
        return changes

    @cached_property
    def of_turn(self) -> "Guide":
        """The guide as far as flips leave it the same in a turn: what was changed lies face down in it."""
        view = self._view
        touched = view.touched if view.has_touched else ()
        tokens = tuple([0 if square in touched else token for square, token in enumerate(view.tokens)])
        return Guide(replace(view, tokens=tokens, fixed=()), self._situation.seat)

    def nearest(self, squares: tuple[Square, ...]) -> list[Square]:
        """These tokens, those first that the way needs, then those nearest to the way and to the pawn.

        While a class is sought that nobody has found, those that lie face down come before others, but not
        before those in reach of the pawn: whoever would rather pivot one looks for it there.
        """
        needs, steps, tokens = self.needs, self._steps, self._view.tokens
        is_found, reached = self._situation.goal is not None, {*self._situation.reach()}

        def rank(square: Square) -> tuple[bool, float]:
            # Most changes are flips, at the end of a corridor or a little beyond it.
            is_far = tokens[square] != 0 and square not in reached
            is_later = square not in needs if is_found else is_far
            return is_later, steps[square] - UNSEEN_NEARER * (not tokens[square])

        return sorted(squares, key=rank)

    @cached_property
    def _steps(self) -> dict[Place, float]:
        """How far each place is from the way and from where the pawn can go."""
        plan = self._situation.plan if self.goal is not None else None
        away = spread((*self._situation.reach(), *(plan.places if plan else ())))
        here = spread((self._situation.pawn,))
        return {place: away[place] + here[place] / len(here) for place in away}

    def good_ways(self) -> tuple[str, ...]:
        """P5: how to lay the flipped token so that the fewest changes are left to the goal, if it matters."""
        square, token = self._view.lifted, self._view.lifted_token
        if square is None or self.goal is None or not token:
            return ()
        costs: dict[str, float] = {}
        for way in ways_to_lie(token):
            after = self._situation.with_token(square, token & ~OPENINGS | openings(way))
            plan = after.plan
            costs[way] = plan.cost if plan else 0
        least = min(costs.values())
        return tuple(way for way in costs if costs[way] == least) if max(costs.values()) > least else ()

    def good_stops(self, most: int) -> list[Stop]:
        """P9: the goal if it is in reach; else a few places from which the fewest changes are left to it."""
        goal, pawn = self._situation.goal, self._situation.pawn
        stops = [stop for stop in self._view.stops if stop.place != pawn or stop.place == self.goal]
        found = [stop for stop in stops if stop.place == goal]
        if found or goal is None:
            return found or [stop for stop in stops if stop.has_star][:most]
        routes = self._situation.routes_next_turn
        return sorted(stops, key=lambda stop: (routes.cost_from(stop.place), not stop.has_star))[:most]


def spread(start: tuple[Place, ...]) -> dict[Place, int]:
    """Return how many steps each place is away from the nearest of some places, whatever the walls."""
    steps = dict.fromkeys(start, 0)
    for place in (queue := list(start)):
        for _, to, _ in LINKS[place]:
            if to not in steps:
                steps[to] = steps[place] + 1
                queue.append(to)
    return steps
