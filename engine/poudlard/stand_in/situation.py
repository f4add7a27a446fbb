"""Les couloirs de Poudlard: what the stand-in player makes of its view: its goals and the ways to them."""

from functools import cached_property

from msgspec.structs import replace

from engine.core import Seat
from engine.poudlard.layout import LESSONS, LINKS, class_of, next_class, zone_of
from engine.poudlard.model import Place, Square, Token, View
from engine.poudlard.movement import reach, ways
from engine.poudlard.stand_in.routes import Field, Plan


class Outlook:
    """One seat's view of things, thought through as far as somebody asks."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.pawn = view.pawns[seat]
        self.home = zone_of(view.students[seat])

    def with_token(self, square: Square, token: Token) -> "Outlook":
        """The same with one token as it might lie, changed for this turn."""
        tokens = (*self.view.tokens[:square], token, *self.view.tokens[square + 1 :])
        return Outlook(replace(self.view, tokens=tokens, fixed=(*self.view.fixed, square)), self.seat)

    def goal_of(self, seat: Seat, ahead: int = 0) -> Place | None:
        """Where a seat wants to go next, or after that; None while the room is not found."""
        view = self.view
        room = next_class(view.timetables[seat], min(view.progress[seat] + ahead, LESSONS))
        if room is None:
            return zone_of(view.students[seat])
        found = [square for square, token in enumerate(view.tokens) if class_of(token) == room]
        return found[0] if found else None

    @cached_property
    def goal(self) -> Place | None:
        """P24: who has attended everything while at home must leave first: then any neighbour will do."""
        goal = self.goal_of(self.seat)
        if goal != self.home or self.pawn != self.home:
            return goal
        return min([to for _, to, _ in LINKS[self.home]], key=self.field_to(self.home).cost_from)

    @cached_property
    def _field(self) -> Field | None:
        return None if self.goal is None else self.field_to(self.goal)

    def field_to(self, goal: Place) -> Field:
        """All ways to a place, with what can still be changed now."""
        return Field(self.view.tokens, self.view.fixed, goal, self.view.year)

    @cached_property
    def _later(self) -> Field:
        assert self.goal is not None
        return Field(self.view.tokens, (), self.goal, self.view.year)

    def later(self) -> Field:
        """All ways to the goal as the next turn would find them."""
        return self._later

    def plan(self) -> Plan | None:
        """The cheapest way to the goal, once the goal is found."""
        return self._field.plan(self.pawn) if self._field else None

    def next_plan(self) -> Plan | None:
        """The cheapest way from the goal to the one after it."""
        following = self.goal_of(self.seat, 1)
        if self.goal is None or following is None or following == self.goal:
            return None
        return self.field_to(following).plan(self.goal)

    def focus(self) -> Place:
        """Where tokens are worth flipping: near the goal, or near the pawn while it is not found."""
        return self.pawn if self.goal is None else self.goal

    @cached_property
    def closed(self) -> tuple[Square, ...]:
        """P15: the rooms that cannot be entered."""
        return tuple(found.square for found in self.view.cancellations)

    def reach(self, start: Place | None = None, tokens: tuple[Token, ...] | None = None) -> tuple[Place, ...]:
        """Where the pawn could go from a place, on tokens that may lie otherwise."""
        place = self.pawn if start is None else start
        return reach(ways(tokens or self.view.tokens, self.closed, place), place)

    def arrives(self, start: Place | None = None, tokens: tuple[Token, ...] | None = None) -> bool:
        """Would a movement from there attend the next class, or win?"""
        return self.goal is not None and self.goal in self.reach(start, tokens)

    def may_stop(self, place: Place) -> bool:
        """At home with everything attended, staying is no use (P24)."""
        return not (place == self.pawn == self.home and self.goal_of(self.seat) == self.home)

    @cached_property
    def rivals(self) -> list[Seat]:
        """The others, who is furthest first."""
        others = [seat for seat in range(len(self.view.pawns)) if seat != self.seat]
        return sorted(others, key=lambda seat: -self.view.progress[seat])

    def is_done(self, seat: Seat) -> bool:
        """Has this seat attended everything?"""
        return self.view.progress[seat] == LESSONS
