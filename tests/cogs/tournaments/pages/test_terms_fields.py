"""The fields of a tournament's panel: what each offers."""

from types import SimpleNamespace
from typing import Any

from cogs.tournaments.pages.terms_fields import FIELDS
from tests.playing.saying import EN


def test_the_table_sizes_offered_are_those_that_the_game_seats() -> None:
    tournament: Any = SimpleNamespace(row=SimpleNamespace(game="junior"))
    assert list(FIELDS["size"].values(tournament, None, EN)) == ["2", "3", "4"]
