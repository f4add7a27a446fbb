"""Seeds of a knock-out after groups: by place and points, and people of one group apart."""

import random

import pytest

from engine.tournaments import RoundRobin, cut_of, groups, next_round, points_table
from tests.engine.tournaments.random_play import drawn, entered, played_round


def group_stage(plan: RoundRobin, players: int, seed: int):
    """Play all rounds of the groups at random."""
    state, chance = entered(plan, players, b"%d" % seed), random.Random(seed)
    while (paired := next_round(state)).stage == "groups":
        state = played_round(state, paired, drawn(chance))
    return state


def test_of_two_winners_of_groups_the_one_with_more_points_is_seeded_first() -> None:
    for seed in range(20):
        state = group_stage(RoundRobin(groups=2, cut=2), 8, seed)
        rows = {row.entrant: row for row in points_table(state)}
        first, second = cut_of(state).seeds
        assert rows[first].rank == rows[second].rank == 1
        assert rows[first].points >= rows[second].points


def test_the_number_of_the_group_gives_nobody_the_first_seed() -> None:
    firsts = set[int]()
    for seed in range(20):
        state = group_stage(RoundRobin(groups=2, cut=4), 8, seed)
        rows = {row.entrant: row for row in points_table(state)}
        firsts.add(rows[cut_of(state).seeds[0]].group)
    assert firsts == {1, 2}


@pytest.mark.parametrize(("count", "cut"), [(2, 4), (2, 8), (4, 8), (4, 16), (8, 16), (3, 6), (6, 12)])
def test_people_of_one_group_meet_as_late_as_possible(count: int, cut: int) -> None:
    for seed in range(4):
        state = group_stage(RoundRobin(groups=count, cut=cut), 4 * count, seed)
        knockout = cut_of(state)
        group = {one.id: at for at, members in enumerate(groups(state)) for one in members}
        ranks = [
            next(row.rank for row in points_table(state) if row.entrant == who) for who in knockout.seeds
        ]
        assert ranks == sorted(ranks)
        first = [table.seats for table in knockout.next_round().tables]
        assert all(group[one] != group[other] for one, other in first)
        if cut == 2 * count:  # the two of a group are in different halves
            halves = [set[int](), set[int]()]
            for node in knockout.nodes:
                if node.level == 1:
                    seeds = [source.seed for source in node.sources]
                    here = [knockout.seeds[seed] for seed in seeds if seed < len(knockout.seeds)]
                    halves[node.number * 2 >= sum(one.level == 1 for one in knockout.nodes)].update(here)
            assert all(len({group[who] for who in half}) == len(half) for half in halves)


def test_a_tournament_of_the_first_edition_keeps_its_seeds() -> None:
    state = group_stage(RoundRobin(groups=2, cut=4, edition=1), 8, 1)
    rows = {row.entrant: row for row in points_table(state)}
    assert [rows[who].group for who in cut_of(state).seeds] == [1, 2, 1, 2]
