"""The shapes of knock-outs: who can meet again, and when."""

import pytest

from engine.tournaments.trees import Node, double_tree


def first_rematch(nodes: list[Node]) -> int:
    """Return the losers' level at which two who have met on the winners' side can first meet again."""
    reach: dict[tuple[int, int], set[int]] = {}
    levels = list[int]()
    for node in nodes:
        sides = [
            {source.seed or 0} if source.match is None else reach[source.match, 0] for source in node.sources
        ]
        reach[node.number, 0] = set[int]().union(*sides)
        falls = [source for source in node.sources if source.place == 2 and source.match is not None]
        if node.section == "losers" and len(falls) == 1 and sides[0] & sides[1]:
            levels.append(node.level)
    return min(levels, default=99)


@pytest.mark.parametrize(("players", "before", "now"), [(8, 4, 4), (16, 4, 6), (32, 4, 8), (64, 4, 10)])
def test_losers_meet_nobody_again_before_the_last_match_of_their_side(
    players: int, before: int, now: int
) -> None:
    assert first_rematch(double_tree(players, is_first_edition=True)) == before
    assert first_rematch(double_tree(players)) == now
