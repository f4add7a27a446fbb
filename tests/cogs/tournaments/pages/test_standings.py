"""The page of the standings: the arrows beside the ranks."""

from cogs.tournaments.pages.standings import ranks_before
from engine.tournaments import Round, Swiss, Table
from tests.engine.tournaments.random_play import entered, played_round, the_lower_number_wins


def test_after_the_second_round_everybody_has_a_rank_from_the_first() -> None:
    state = entered(Swiss(rounds=3, sizes=(2,)), 4)
    for number, pairs in enumerate((((1, 2), (3, 4)), ((1, 3), (2, 4))), 1):
        tables = tuple(map(Table, pairs))
        state = played_round(state, Round(number, "swiss", tables), the_lower_number_wins)
    assert set(ranks_before(state)) == {1, 2, 3, 4}
