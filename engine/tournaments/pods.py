"""Splits players into tables at the least cost: exactly for up to 16 players, by local search above that.

A player is an index into a matrix that holds the cost of each pair sitting together and, on its diagonal,
what it costs to put a player at a table that is smaller than the largest.
"""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from math import inf
from operator import itemgetter
from typing import NamedTuple, TypeAlias

Costs: TypeAlias = Sequence[Sequence[int]]
Pod: TypeAlias = tuple[int, ...]

EXACT_UP_TO = 16
# The cost in points² of two players' first repeat: more than any difference of scores in a Swiss.
REPEAT = 1000
# Shared places give points in halves, thirds or quarters: in twelfths they are whole.
WHOLE = 12


def meeting_cost(apart: int, met: int) -> int:
    """Return the cost of a pair: the squares of their scores' difference (in twelfths) and past meetings."""
    return apart * apart + REPEAT * WHOLE * WHOLE * met * met


def pod_cost(costs: Costs, pod: Sequence[int], largest: int) -> int:
    """Return the cost of one table: the sum over all its pairs, and over its players if it is small."""
    together = sum(costs[one][other] for one, other in combinations(pod, 2))
    return together + (sum(costs[who][who] for who in pod) if len(pod) < largest else 0)


def split(costs: Costs, sizes: Sequence[int]) -> list[Pod]:
    """Split the players 0, 1, 2 … into tables of the given sizes, at the least cost that can be found.

    The order of the players breaks ties, so shuffle them first for a random choice.
    """
    if set(sizes) == {2}:
        return split_pairs(costs)
    if len(costs) <= EXACT_UP_TO:
        return split_exactly(costs, sizes)
    return split_by_search(costs, sizes)


def split_pairs(costs: Costs) -> list[Pod]:
    """Split into tables of two by a matching of maximum weight, which is exact for any number."""
    import networkx as nx  # a tenth of the bot's start, and only pairings need it

    graph: nx.Graph[int] = nx.Graph()
    for one, other in combinations(range(len(costs)), 2):
        graph.add_edge(one, other, weight=-costs[one][other])
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def split_exactly(costs: Costs, sizes: Sequence[int]) -> list[Pod]:
    """Try every company for the first player without a table; each set of remaining players is solved once.

    Sets of players are bit masks.
    """
    everyone = range(len(costs))
    largest = max(sizes)
    price = {
        sum(1 << who for who in pod): pod_cost(costs, pod, largest)
        for size in set(sizes)
        for pod in combinations(everyone, size)
    }

    @cache
    def cheapest(left: int, wanted: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        if not left:
            return 0, ()
        first, *others = (1 << who for who in everyone if left >> who & 1)
        best, chosen = inf, (0, ())
        for at, size in enumerate(wanted):
            if size in wanted[:at]:
                continue
            still_wanted = wanted[:at] + wanted[at + 1 :]
            for company in combinations(others, size - 1):
                pod = first + sum(company)
                rest, pods = cheapest(left ^ pod, still_wanted)
                if price[pod] + rest < best:
                    best, chosen = price[pod] + rest, (price[pod] + rest, (pod, *pods))
        return chosen

    _, pods = cheapest((1 << len(costs)) - 1, tuple(sizes))
    return [tuple(who for who in everyone if pod >> who & 1) for pod in pods]


def split_by_search(costs: Costs, sizes: Sequence[int]) -> list[Pod]:
    """Seat neighbours together, then split pairs of tables anew, as well as possible, until none improves."""
    pods, start = list[Pod](), 0
    for size in sizes:
        pods.append(tuple(range(start, start + size)))
        start += size
    unsettled = set(combinations(range(len(pods)), 2))
    while unsettled:
        for pair in sorted(unsettled):
            unsettled.discard(pair)
            one, other = pair
            better = _split_anew(costs, pods[one], pods[other], max(sizes))
            if better is not None:
                pods[one], pods[other] = better
                unsettled |= {
                    (min(pod, third), max(pod, third))
                    for pod in pair
                    for third in range(len(pods))
                    if third not in pair
                }
    return pods


class _Way(NamedTuple):
    """One way to share players between two tables: who sits at which, and the pairs that then sit together.

    All are positions, in the list of players or in the list of all their pairs.
    """

    one: tuple[int, ...]
    other: tuple[int, ...]
    together: Callable[[Sequence[int]], tuple[int, ...]]


@cache
def _ways(size: int, other_size: int) -> list[_Way]:
    players = range(size + other_size)
    pairs = {pair: at for at, pair in enumerate(combinations(players, 2))}
    found = list[_Way]()
    for one in combinations(players, size):
        if size == other_size and one[0] != 0:
            break  # the rest are the same ways with the tables swapped
        other = tuple(who for who in players if who not in one)
        together = (pairs[pair] for table in (one, other) for pair in combinations(table, 2))
        found.append(_Way(one, other, itemgetter(*together)))
    return found


def _split_anew(costs: Costs, one: Pod, other: Pod, largest: int) -> tuple[Pod, Pod] | None:
    """Return the cheapest way to share two tables' players between them; None if it is what they have."""
    both = sorted((*one, *other))
    prices = [costs[who][them] for who, them in combinations(both, 2)]
    dues = [costs[who][who] for who in both]
    is_small = (len(one) < largest, len(other) < largest)

    def price(way: _Way) -> int:
        at_small = (who for seats, small in zip(way[:2], is_small, strict=True) if small for who in seats)
        return sum(way.together(prices)) + sum(dues[who] for who in at_small)

    best = min(_ways(len(one), len(other)), key=price)
    if price(best) >= pod_cost(costs, one, largest) + pod_cost(costs, other, largest):
        return None
    return tuple(both[at] for at in best.one), tuple(both[at] for at in best.other)
