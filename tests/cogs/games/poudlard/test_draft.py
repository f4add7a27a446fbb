"""Drafts of Poudlard: what an old or forged one says is left out where it is not possible."""

from cogs.games.poudlard.draft import ROLL, Plan, is_possible
from tests.engine.poudlard.castle import POUDLARD, castle


def test_p3_the_die_is_not_rolled_again_once_the_changes_are_made() -> None:
    assert not is_possible(Plan(POUDLARD.view(castle(), 0), kind=ROLL))
