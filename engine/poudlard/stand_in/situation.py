"""Les couloirs de Poudlard: the situation as the stand-in sees it: its goals and the routes to them."""

from collections.abc import Collection
from functools import cached_property, lru_cache

from msgspec.structs import replace

from engine.core import Seat
from engine.core.seats import replaced
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import LESSONS, LINKS, ROOM, SQUARES, class_of, next_class, pivoted, zone_of
from engine.poudlard.model import Class, PivotToken, Place, Square, Token, View
from engine.poudlard.movement import reach_on
from engine.poudlard.stand_in.routes import Need, Plan, RouteMap, routes_on

# Situations of which all that is worked out is kept: an expert weighs several manners of going on from each.
KEPT = 64


class Situation:
    """One seat's view, with its goals and routes, which are computed on demand."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.pawn = view.pawns[seat]
        self.home = zone_of(view.students[seat])

    def with_token(self, square: Square, token: Token) -> "Situation":
        """Return the situation with one token lying otherwise, and counted as changed in this turn."""
        tokens = (*self.view.tokens[:square], token, *self.view.tokens[square + 1 :])
        return Situation(replace(self.view, tokens=tokens, fixed=(*self.view.fixed, square)), self.seat)

    def goal_of(self, seat: Seat, ahead: int = 0) -> Place | None:
        """Return where a seat wants to go next, or `ahead` classes later; None if the room is not found."""
        view = self.view
        room = next_class(view.timetables[seat], min(view.progress[seat] + ahead, LESSONS))
        if room is None:
            return zone_of(view.students[seat])
        return self._rooms.get(room)

    @cached_property
    def _rooms(self) -> dict[Class, Square]:
        """Where the rooms that were found lie, by class."""
        found = [(square, class_of(token)) for square, token in enumerate(self.view.tokens) if token >= ROOM]
        return {room: square for square, room in reversed(found)}

    @cached_property
    def goal(self) -> Place | None:
        """Our own goal. P24: at home with all classes attended, we have to leave first, to any neighbour."""
        goal = self.goal_of(self.seat)
        if goal != self.home or self.pawn != self.home:
            return goal
        return min([to for _, to, _ in LINKS[self.home]], key=self.routes_to(self.home).cost_from)

    @cached_property
    def _routes(self) -> RouteMap | None:
        return None if self.goal is None else self.routes_to(self.goal)

    def routes_to(self, goal: Place) -> RouteMap:
        """Return the routes to a place, with the changes that are still possible now."""
        return routes_on(self.view.tokens, self.view.fixed, goal, self.view.year)

    @cached_property
    def routes_next_turn(self) -> RouteMap:
        """The routes to the goal with the changes of the next turn."""
        assert self.goal is not None
        return routes_on(self.view.tokens, (), self.goal, self.view.year)

    @cached_property
    def plan(self) -> Plan | None:
        """The cheapest route to the goal, once the goal is found."""
        return self._routes.plan(self.pawn) if self._routes else None

    def pivot_for(self, need: Need) -> PivotToken | None:
        """Return the pivot that opens the sides, or the first of two where experts need two; None if open."""
        token, allowed = self.view.tokens[need.square], QUARTERS[self.view.year]
        if token & need.sides == need.sides:
            return None
        for quarters in (*allowed, 2):
            if pivoted(token, quarters) & need.sides == need.sides:
                return PivotToken(SQUARES[need.square], quarters if quarters in allowed else allowed[0])
        return None

    @cached_property
    def next_plan(self) -> Plan | None:
        """The cheapest route from the goal to the one after it."""
        following = self.goal_of(self.seat, 1)
        if self.goal is None or following is None or following == self.goal:
            return None
        return self.routes_to(following).plan(self.goal)

    def focus(self) -> Place:
        """Return where tokens are worth flipping: near the goal, or near the pawn while it is not found."""
        return self.pawn if self.goal is None else self.goal

    @cached_property
    def closed(self) -> tuple[Square, ...]:
        """P15: the rooms that cannot be entered."""
        return tuple(found.square for found in self.view.cancellations)

    def reach(self, start: Place | None = None, tokens: tuple[Token, ...] | None = None) -> tuple[Place, ...]:
        """Return where the pawn could go from a place, on these tokens (by default: as they lie)."""
        place = self.pawn if start is None else start
        return reach_on(tokens or self.view.tokens, self.closed, place)

    @cached_property
    def arrives(self) -> bool:
        """Would a movement reach the goal?"""
        return self.goal is not None and self.goal in self.reach()

    def goes_on(self, reach: Collection[Place], goal: Place | None = None) -> bool:
        """Does this reach lead to the goal? P12: after the movement it must hold a new place too."""
        wanted = self.goal if goal is None else goal
        return wanted in reach and (self.view.can_move or not self._reached.issuperset(reach))

    @cached_property
    def _reached(self) -> frozenset[Place]:
        """P12: what is in reach now or, during a Password, what was right before it."""
        return frozenset(self.view.reached or self.reach())

    @cached_property
    def opening_pivot(self) -> PivotToken | None:
        """P12: a pivot of one token that opens a new way and keeps the goal in reach."""
        view, fixed = self.view, self.view.fixed if self.view.extra_left else ()
        for square, token in enumerate(view.tokens):
            if not token or square in fixed:
                continue
            for quarters in QUARTERS[view.year]:
                tokens = replaced(view.tokens, square, pivoted(token, quarters))
                if self.goes_on(self.reach(None, tokens)):
                    return PivotToken(SQUARES[square], quarters)
        return None

    def may_stop(self, place: Place) -> bool:
        """P24: is it of any use to stop there? At home with all classes attended, it is not."""
        return not (place == self.pawn == self.home and self.goal_of(self.seat) == self.home)

    @cached_property
    def rivals(self) -> list[Seat]:
        """The others, the furthest in their timetable first."""
        others = [seat for seat in range(len(self.view.pawns)) if seat != self.seat]
        return sorted(others, key=lambda seat: -self.view.progress[seat])

    def is_done(self, seat: Seat) -> bool:
        """Has this seat attended all classes?"""
        return self.view.progress[seat] == LESSONS


@lru_cache(KEPT)
def situation_of(view: View, seat: Seat) -> Situation:
    """Return the situation of a seat. Who asks again is given the same one, with all that was worked out."""
    return Situation(view, seat)
