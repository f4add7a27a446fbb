"""Les couloirs de Poudlard: how many changes of tokens a way would take. The stand-in player's map."""

from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.mazes.sliding import OPENINGS, openings
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import FIRST_ZONE, LINKS, class_of, pivoted
from engine.poudlard.model import Place, Square, Token, Year

# Costs are in changes of tokens, of which a turn has two and a half.
UNSEEN = {"first": 1.8, "expert": 2.6}  # a face-down token may turn out to be no use
CROSSING = 2.5  # P10: another classroom on the way costs the rest of the movement
LATER = 3.0  # a token that cannot be changed any more in this turn
NEVER = 99.0
DOORWAYS = (openings("NS"), openings("EW"))

Node = tuple[Place, int]  # a place, and the side by which a way from the goal comes in; 0 for a zone


class Need(NamedTuple):
    """A token on a way that is to be open on certain sides."""

    square: Square
    sides: int


class Plan(NamedTuple):
    """A way from a place to the goal: the places gone over and the tokens to change, the nearest first."""

    cost: float
    places: tuple[Place, ...]
    needs: tuple[Need, ...]


@cache
def turns_needed(sides: int, wanted: int, year: Year) -> float:
    """How many changes make a face-up token open on the wanted sides."""
    if sides & wanted == wanted:
        return 0
    if any(pivoted(sides, quarters) & wanted == wanted for quarters in QUARTERS[year]):
        return 1
    # P6: experts turn a token half round in two turns.
    return 1 + LATER if pivoted(sides, 2) & wanted == wanted else NEVER


@cache
def passing(token: Token, entry: int, leave: int, year: Year) -> float:
    """What it costs to pass between two sides: `entry` towards the goal, `leave` towards the pawn.

    0 for a side means to start or end here.
    """
    if not token:
        return UNSEEN[year]
    cost = turns_needed(token & OPENINGS, wanted_sides(token, entry, leave), year)
    if not _is_crossing(token, entry, leave):
        return cost
    return CROSSING + cost + (entry | leave not in DOORWAYS)


def wanted_sides(token: Token, entry: int, leave: int) -> int:
    """The sides that are to be open now: of a classroom, in which one waits a turn, that of the pawn."""
    return leave if _is_crossing(token, entry, leave) else entry | leave


def _is_crossing(token: Token, entry: int, leave: int) -> bool:
    return class_of(token) != 0 and entry != 0 and leave != 0


class Field:
    """All the cheapest ways to one goal, on tokens as a viewer sees them (0: face down)."""

    def __init__(self, tokens: tuple[Token, ...], fixed: tuple[Square, ...], goal: Place, year: Year) -> None:
        self.tokens, self.fixed, self.goal, self.year = tokens, fixed, goal, year
        self.costs: dict[Node, float] = {}
        self.came: dict[Node, tuple[Node, int]] = {}  # the node before on the way from the goal; its exit
        self._spread()

    def _cost(self, place: Place, entry: int, leave: int) -> float:
        if place >= FIRST_ZONE:
            return 0
        cost = passing(self.tokens[place], entry, leave, self.year)
        return cost + LATER if cost and place in self.fixed else cost

    def _spread(self) -> None:
        """Dijkstra from the goal: a node's cost leaves out that of its own token."""
        start: Node = (self.goal, 0)
        queue: list[tuple[float, Node, Node, int]] = [(0.0, start, start, 0)]
        while queue:
            cost, node, before, leave = heappop(queue)
            if node in self.costs:
                continue
            self.costs[node] = cost
            self.came[node] = (before, leave)
            place, entry = node
            for side, to, across in LINKS[place]:
                there = (to, 0 if to >= FIRST_ZONE else across)
                if there in self.costs or to == self.goal or side == entry:
                    continue
                step = cost + self._cost(place, entry, side)
                if step < NEVER:
                    heappush(queue, (step, there, node, side))

    def cost_from(self, place: Place) -> float:
        """What the cheapest way from a place costs."""
        return self._best(place)[0]

    def _best(self, place: Place) -> tuple[float, Node]:
        if place == self.goal:
            return 0.0, (place, 0)
        entries = (0,) if place >= FIRST_ZONE else [across for across, _, _ in LINKS[place]]
        found = [
            (self.costs[place, entry] + self._cost(place, entry, 0), (place, entry))
            for entry in entries
            if (place, entry) in self.costs
        ]
        return min(found, default=(NEVER, (place, 0)))

    def plan(self, place: Place) -> Plan:
        """The cheapest way from a place, and what it needs."""
        cost, node = self._best(place)
        if node not in self.costs:
            return Plan(NEVER, (place,), ())
        places, needs, leave = [place], list[Need](), 0
        while True:
            here, entry = node
            if here < FIRST_ZONE and self._cost(here, entry, leave):
                needs.append(Need(here, wanted_sides(self.tokens[here], entry, leave)))
            if here == self.goal:
                return Plan(cost, tuple(places), tuple(needs))
            node, leave = self.came[node]
            places.append(node[0])
