"""Les couloirs de Poudlard: the stand-in's map: how many changes of tokens a route would take."""

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from engine.mazes.sliding import OPENINGS, openings
from engine.poudlard.changes import QUARTERS
from engine.poudlard.layout import FIRST_ZONE, LINKS, class_of, pivoted
from engine.poudlard.model import Place, Square, Token, Year

# Costs are in changes of tokens; a turn has two and a half on average.
UNSEEN = {"first": 1.8, "expert": 2.6}  # a face-down token may turn out useless
CROSSING = 2.5  # P10: another classroom on the route costs the rest of the movement
LATER = 3.0  # a token that cannot be changed in this turn any more
NEVER = 99.0
DOORWAYS = (openings("NS"), openings("EW"))

Node = tuple[Place, int]  # a place, and the side by which a route from the goal enters it; 0 for a zone


class Need(NamedTuple):
    """A token on a route, and the sides on which it has to be open."""

    square: Square
    sides: int


class Plan(NamedTuple):
    """A route from a place to the goal: its places and the tokens to change, the nearest first."""

    cost: float
    places: tuple[Place, ...]
    needs: tuple[Need, ...]


@cache
def turns_needed(sides: int, wanted: int, year: Year) -> float:
    """Return how many changes open a face-up token on the wanted sides."""
    if sides & wanted == wanted:
        return 0
    if any(pivoted(sides, quarters) & wanted == wanted for quarters in QUARTERS[year]):
        return 1
    # P6: experts need two turns to turn a token by half.
    return 1 + LATER if pivoted(sides, 2) & wanted == wanted else NEVER


@cache
def crossing_cost(token: Token, entry: int, leave: int, year: Year) -> float:
    """Return the cost to cross a token between two sides: `entry` towards the goal, `leave` towards the pawn.

    A side of 0 means that the route starts or ends here.
    """
    if not token:
        return UNSEEN[year]
    cost = turns_needed(token & OPENINGS, wanted_sides(token, entry, leave), year)
    if not _is_crossing(token, entry, leave):
        return cost
    return CROSSING + cost + (entry | leave not in DOORWAYS)


def wanted_sides(token: Token, entry: int, leave: int) -> int:
    """Return the sides to open now. A classroom ends the movement, so only the pawn's side counts."""
    return leave if _is_crossing(token, entry, leave) else entry | leave


def _is_crossing(token: Token, entry: int, leave: int) -> bool:
    return class_of(token) != 0 and entry != 0 and leave != 0


class RouteMap:
    """The cheapest routes to one goal from everywhere, on tokens as a viewer sees them (0: face down)."""

    def __init__(self, tokens: tuple[Token, ...], fixed: tuple[Square, ...], goal: Place, year: Year) -> None:
        self.tokens, self.fixed, self.goal, self.year = tokens, fixed, goal, year
        self.costs: dict[Node, float] = {}
        self.previous: dict[Node, tuple[Node, int]] = {}  # the node before, from the goal; its exit
        self._spread()

    def _cost(self, place: Place, entry: int, leave: int) -> float:
        if place >= FIRST_ZONE:
            return 0
        cost = crossing_cost(self.tokens[place], entry, leave, self.year)
        return cost + LATER if cost and place in self.fixed else cost

    def _spread(self) -> None:
        """Run Dijkstra's algorithm from the goal. A node's cost does not include its own token."""
        start: Node = (self.goal, 0)
        queue: list[tuple[float, Node, Node, int]] = [(0.0, start, start, 0)]
        while queue:
            cost, node, before, leave = heappop(queue)
            if node in self.costs:
                continue
            self.costs[node] = cost
            self.previous[node] = (before, leave)
            place, entry = node
            for side, to, across in LINKS[place]:
                there = (to, 0 if to >= FIRST_ZONE else across)
                if there in self.costs or to == self.goal or side == entry:
                    continue
                step = cost + self._cost(place, entry, side)
                if step < NEVER:
                    heappush(queue, (step, there, node, side))

    def cost_from(self, place: Place) -> float:
        """Return the cost of the cheapest route from a place."""
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
        """Return the cheapest route from a place, and what it needs."""
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
            node, leave = self.previous[node]
            places.append(node[0])


@lru_cache(maxsize=256)  # an expert plays turns out from one position in several manners
def routes_on(tokens: tuple[Token, ...], fixed: tuple[Square, ...], goal: Place, year: Year) -> RouteMap:
    """Return the routes to a goal; they are found once."""
    return RouteMap(tokens, fixed, goal, year)
