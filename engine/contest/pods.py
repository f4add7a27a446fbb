"""Splitting players into tables at the least cost: exactly up to 16 players, by local search above.

A player is an index into a matrix of what it costs that two sit together.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import inf
from typing import TypeAlias

import networkx as nx

Costs: TypeAlias = Sequence[Sequence[int]]
Pod: TypeAlias = tuple[int, ...]

EXACT_UP_TO = 16
# In points², for the first time that two meet again: more than any two scores of a Swiss are apart.
REPEAT = 1000
# Points are fractions of shared places, of two, three or four: twelfths make them whole.
WHOLE = 12


def meeting_cost(apart: int, met: int) -> int:
    """What it costs that two sit together: scores apart (in twelfths) and meetings, both squared."""
    return apart * apart + REPEAT * WHOLE * WHOLE * met * met


def pod_cost(costs: Costs, pod: Sequence[int]) -> int:
    """The sum over all pairs at one table."""
    return sum(costs[one][other] for one, other in combinations(pod, 2))


def split(costs: Costs, sizes: Sequence[int]) -> list[Pod]:
    """The players 0, 1, 2 … at tables of the given sizes, at the least cost that can be found.

    Equal costs are decided by the order of the players, so whoever wants chance shuffles them first.
    """
    if set(sizes) == {2}:
        return split_pairs(costs)
    if len(costs) <= EXACT_UP_TO:
        return split_exactly(costs, sizes)
    return split_by_search(costs, sizes)


def split_pairs(costs: Costs) -> list[Pod]:
    """Tables of two: a matching of maximum weight, which is exact for any number."""
    graph: nx.Graph[int] = nx.Graph()
    for one, other in combinations(range(len(costs)), 2):
        graph.add_edge(one, other, weight=-costs[one][other])
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(pair), max(pair)) for pair in matching)


def split_exactly(costs: Costs, sizes: Sequence[int]) -> list[Pod]:
    """Try everyone beside the first player who has no table yet; each set of the others is solved once.

    Sets of players are masks of bits.
    """
    everyone = range(len(costs))
    price = {
        sum(1 << who for who in pod): pod_cost(costs, pod)
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
    """Neighbours first; then any two tables are split anew, as well as can be, until no two gain by it."""
    pods, start = list[Pod](), 0
    for size in sizes:
        pods.append(tuple(range(start, start + size)))
        start += size
    unsettled = set(combinations(range(len(pods)), 2))
    while unsettled:
        for pair in sorted(unsettled):
            unsettled.discard(pair)
            one, other = pair
            better = _split_anew(costs, pods[one], pods[other])
            if better is not None:
                pods[one], pods[other] = better
                unsettled |= {
                    (min(pod, third), max(pod, third))
                    for pod in pair
                    for third in range(len(pods))
                    if third not in pair
                }
    return pods


def _split_anew(costs: Costs, one: Pod, other: Pod) -> tuple[Pod, Pod] | None:
    """The cheapest way to share two tables' players between them; None where they sit best already."""
    both = sorted((*one, *other))
    least, better = pod_cost(costs, one) + pod_cost(costs, other), None
    for stay in combinations(both, len(one)):
        go = tuple(who for who in both if who not in stay)
        cost = pod_cost(costs, stay) + pod_cost(costs, go)
        if cost < least:
            least, better = cost, (stay, go)
    return better
