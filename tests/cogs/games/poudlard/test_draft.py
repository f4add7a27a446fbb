"""Drafts of Poudlard: what an old or forged one says is left out where it is not possible."""

from cogs.games.poudlard.draft import read_plan
from cogs.panels.drawings import sample_viewer
from locales import words
from tests.engine.poudlard.castle import POUDLARD, castle


def test_p3_the_die_is_not_rolled_again_once_the_changes_are_made() -> None:
    assert read_plan("r", sample_viewer(POUDLARD, castle(), 0, words("en"))).draft == ""
