"""Whole pictures of tournaments look like the stored ones; see `tests/render/stored.py`."""

from collections.abc import Callable

import pytest

from locales import words
from render import tournaments
from render.tournaments import samples
from tests.render.stored import assert_like_the_stored
from tests.render.tournaments.hostile import HOSTILE, double_elimination, named

EN, FR = words("en"), words("fr")
PICTURES: dict[str, Callable[[], bytes]] = {
    "tournament-standings": lambda: tournaments.standings(samples.table(30, FR, 28), FR),
    "tournament-names": lambda: tournaments.standings(named(samples.table(len(HOSTILE), EN), HOSTILE), EN),
    "tournament-leaderboard": lambda: tournaments.leaderboard(samples.ratings(12, EN, 5), EN),
    "tournament-bracket": lambda: tournaments.bracket(samples.knockout(16, EN), EN),
    "tournament-groups": lambda: tournaments.bracket(samples.knockout(16, FR, 4), FR),
    "tournament-double": lambda: tournaments.bracket(double_elimination(EN), EN),
    "tournament-pairings": lambda: tournaments.pairings(samples.seating(6, FR), FR),
    "tournament-podium": lambda: tournaments.podium(samples.ending(FR, "poudlard"), FR),
    "tournament-header": lambda: tournaments.header(samples.opening(EN, "secret"), EN),
    "tournament-curve": lambda: tournaments.curve(samples.career(34), FR),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, PICTURES[name]())
