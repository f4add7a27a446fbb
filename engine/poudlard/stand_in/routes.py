"""Les couloirs de Poudlard: the stand-in's map: how many changes of tokens a route would take."""

from functools import cache, lru_cache
from heapq import heappop, heappush
from typing import NamedTuple, TypeAlias

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

# A place, and in the low four bits the side by which a route from the goal enters it; 0 for a zone.
Node: TypeAlias = int
ENTRY_BITS = 4
ENTRIES = 1 << ENTRY_BITS  # of a place
# What it costs to cross a place, by the side of entry, then by the side of leaving.
Prices: TypeAlias = tuple[tuple[float, ...], ...]


def _node(place: Place, entry: int) -> Node:
    return place << ENTRY_BITS | (entry if place < FIRST_ZONE else 0)


class Exit(NamedTuple):
    """A step of a route away from the goal: the node it leads to, the node it leaves, and by which side."""

    to: Node
    node: Node
    side: int


# For each place: the nodes by which it may be entered.
NODES = tuple(tuple(sorted({_node(place, side) for side, _, _ in LINKS[place]})) for place in LINKS)
# All exits, numbered in this order: of steps that cost the same, a map takes the lowest.
EXITS = tuple(
    sorted(
        Exit(_node(to, across), node, side)
        for place, links in LINKS.items()
        for node in {_node(place, 0), *NODES[place]}
        for side, to, across in links
        if side != node % ENTRIES
    )
)


def _leaving() -> tuple[tuple[tuple[int, Node, int], ...], ...]:
    found: list[list[tuple[int, Node, int]]] = [[] for _ in range(len(LINKS) * ENTRIES)]
    for number, way in enumerate(EXITS):
        found[way.node].append((way.side, way.to, number))
    return tuple(map(tuple, found))


# For each node: the side, the node there and the number of each exit.
LEAVING = _leaving()


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


@cache
def _prices(token: Token, is_fixed: bool, year: Year) -> Prices:
    """Return what it costs to cross a token; a fixed one cannot be changed in this turn any more."""
    found = [
        [crossing_cost(token, entry, leave, year) for leave in range(ENTRIES)] for entry in range(ENTRIES)
    ]
    return tuple(tuple(cost + LATER if cost and is_fixed else cost for cost in costs) for costs in found)


FREE: Prices = ((0.0,) * ENTRIES,) * ENTRIES  # zones are open to all sides


class RouteMap:
    """The cheapest routes to one goal from everywhere, on tokens as a viewer sees them (0: face down)."""

    def __init__(self, tokens: tuple[Token, ...], fixed: tuple[Square, ...], goal: Place, year: Year) -> None:
        self.tokens, self.goal = tokens, goal
        self.prices = [_prices(token, False, year) for token in tokens]
        for square in fixed:
            self.prices[square] = _prices(tokens[square], True, year)
        self.prices += [FREE] * (len(LINKS) - FIRST_ZONE)
        self.costs = [NEVER] * len(LEAVING)  # by node; what costs that much is out of reach
        self.came: dict[Node, int] = {}  # by which exit, from the goal
        self._spread()

    def _spread(self) -> None:
        """Run Dijkstra's algorithm from the goal. A node's cost does not include its own token."""
        start, prices, costs, came = _node(self.goal, 0), self.prices, self.costs, self.came
        is_done = bytearray(len(costs))
        is_done[start : start + ENTRIES] = bytes([True]) * ENTRIES  # no route comes back to the goal
        costs[start] = 0.0
        queue = sorted([(prices[self.goal][0][side], number) for side, _, number in LEAVING[start]])
        while queue:
            cost, number = heappop(queue)
            node = EXITS[number].to
            if is_done[node]:
                continue
            is_done[node] = True
            costs[node] = cost
            came[node] = number
            here = prices[node >> ENTRY_BITS][node % ENTRIES]
            for side, to, number in LEAVING[node]:
                if not is_done[to] and (step := cost + here[side]) <= costs[to]:
                    costs[to] = step
                    heappush(queue, (step, number))

    def cost_from(self, place: Place) -> float:
        """Return the cost of the cheapest route from a place."""
        return self._best(place)[0]

    def _best(self, place: Place) -> tuple[float, Node]:
        if place == self.goal:
            return 0.0, _node(place, 0)
        prices, costs = self.prices[place], self.costs
        found = [
            (costs[node] + prices[node % ENTRIES][0], node) for node in NODES[place] if costs[node] < NEVER
        ]
        return min(found, default=(NEVER, _node(place, 0)))

    def plan(self, place: Place) -> Plan:
        """Return the cheapest route from a place, and what it needs."""
        cost, node = self._best(place)
        if self.costs[node] >= NEVER:
            return Plan(NEVER, (place,), ())
        places, needs, leave = [place], list[Need](), 0
        while True:
            here, entry = divmod(node, ENTRIES)
            if self.prices[here][entry][leave]:
                needs.append(Need(here, wanted_sides(self.tokens[here], entry, leave)))
            if here == self.goal:
                return Plan(cost, tuple(places), tuple(needs))
            _, node, leave = EXITS[self.came[node]]
            places.append(node >> ENTRY_BITS)


@lru_cache(maxsize=256)  # an expert plays turns out from one position in several manners
def routes_on(tokens: tuple[Token, ...], fixed: tuple[Square, ...], goal: Place, year: Year) -> RouteMap:
    """Return the routes to a goal; they are found once."""
    return RouteMap(tokens, fixed, goal, year)
