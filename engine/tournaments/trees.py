"""The shapes of knock-outs: which match feeds which, before any player is known."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.tournaments.model import Section


class Source(NamedTuple):
    """Where a slot gets its player from: a seed (from 0), or a place (from 1) in an earlier match."""

    seed: int | None = None
    match: int | None = None
    place: int = 1


class Node(NamedTuple):
    """A match of a tree. `step` orders the rounds. `ahead` of its players advance; the others are out or fall
    into the losers' bracket. A replay is only played if the first slot lost the match before it.
    """

    number: int
    section: Section
    level: int
    step: int
    sources: tuple[Source, ...]
    ahead: int = 1
    is_replay: bool = False


def seed_order(slots: int) -> list[int]:
    """Return the seeds in the order of the bracket, so that the best two can only meet at its end."""
    order = [0]
    while len(order) < slots:
        order = [seed for one in order for seed in (one, 2 * len(order) - 1 - one)]
    return order


def single_tree(players: int, at_table: int, *, third: bool = False) -> list[Node]:
    """Build the tree of a single elimination: one of two advances, or two of four.

    With `third`, those who lose the semi-finals meet while the final is played.
    """
    slots = at_table
    while slots < players:
        slots *= 2
    ahead, nodes = at_table // 2, list[Node]()
    sources = [Source(seed=seed) for seed in seed_order(slots)]
    level = 1
    while True:
        tables = [tuple(sources[at : at + at_table]) for at in range(0, len(sources), at_table)]
        if len(tables) == 1:
            if third and at_table == 2 and level > 1:
                losers = tuple(Source(match=source.match, place=2) for source in tables[0])
                nodes.append(Node(len(nodes), "third", level, level, losers))
            return [*nodes, Node(len(nodes), "final", level, level, tables[0])]
        first = len(nodes)
        nodes += [Node(first + at, "winners", level, level, table, ahead) for at, table in enumerate(tables)]
        sources = [
            Source(match=first + at, place=place)
            for at in range(len(tables))
            for place in range(1, ahead + 1)
        ]
        level += 1


class _Doubles:
    """Builds the tree of a double elimination."""

    def __init__(self) -> None:
        self.nodes = list[Node]()

    def add(self, section: Section, level: int, step: int, sources: Sequence[Source]) -> list[int]:
        """Add a level of matches between neighbours, and return their numbers."""
        first = len(self.nodes)
        pairs = [tuple(sources[at : at + 2]) for at in range(0, len(sources), 2)]
        self.nodes += [Node(first + at, section, level, step, pair) for at, pair in enumerate(pairs)]
        return list(range(first, len(self.nodes)))


def _taking(place: int, matches: Sequence[int]) -> list[Source]:
    return [Source(match=match, place=place) for match in matches]


def _neighbours(matches: Sequence[int]) -> list[int]:
    """Exchange each two neighbouring matches.

    If the losers of each level enter beside where they come from, then nobody meets again whom they met on
    the winners' side before the last match of the losers' side, where that cannot be helped.
    """
    return [matches[at ^ 1] for at in range(len(matches))] if len(matches) > 1 else [*matches]


def double_tree(players: int, *, is_first_edition: bool = False) -> list[Node]:
    """Build the tree of a double elimination.

    Winners' level k is played at step 2k - 2, in time for its losers to enter losers' level 2k - 2. In the
    first edition they always entered from the other end.
    """
    levels = max(1, (players - 1).bit_length())
    tree = _Doubles()
    winners = tree.add("winners", 1, 1, [Source(seed=seed) for seed in seed_order(1 << levels)])
    losers = _taking(2, winners)
    for level in range(2, levels + 1):
        winners = tree.add("winners", level, 2 * level - 2, _taking(1, winners))
        left = tree.add("losers", 2 * level - 3, 2 * level - 2, losers)
        fallen = _taking(2, winners[::-1] if is_first_edition else _neighbours(winners))
        facing = [source for pair in zip(_taking(1, left), fallen, strict=True) for source in pair]
        losers = _taking(1, tree.add("losers", 2 * level - 2, 2 * level - 1, facing))
    final = tree.add("final", 1, 2 * levels, [*_taking(1, winners), *losers])
    replay = Node(
        len(tree.nodes), "final", 2, 2 * levels + 1, (*_taking(1, final), *_taking(2, final)), is_replay=True
    )
    return [*tree.nodes, replay]
