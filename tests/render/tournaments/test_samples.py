"""Whole pictures of tournaments against stored ones; see `test_golden`."""

from collections.abc import Callable

import pytest

from locales import words
from render import tournaments
from render.tournaments import samples
from tests.render.stored import assert_like_the_stored
from tests.render.tournaments.hostile import HOSTILE, double_elimination, named

EN, FR = words("en"), words("fr")
PICTURES: dict[str, Callable[[], bytes]] = {
    "contest-standings": lambda: tournaments.standings(samples.table(30, FR, 28), FR),
    "contest-names": lambda: tournaments.standings(named(samples.table(len(HOSTILE), EN), HOSTILE), EN),
    "contest-leaderboard": lambda: tournaments.leaderboard(samples.ratings(12, EN, 5), EN),
    "contest-bracket": lambda: tournaments.bracket(samples.knockout(16, EN), EN),
    "contest-groups": lambda: tournaments.bracket(samples.knockout(16, FR, 4), FR),
    "contest-double": lambda: tournaments.bracket(double_elimination(EN), EN),
    "contest-pairings": lambda: tournaments.pairings(samples.seating(6, FR), FR),
    "contest-podium": lambda: tournaments.podium(samples.ending(FR, "poudlard"), FR),
    "contest-header": lambda: tournaments.header(samples.opening(EN, "secret"), EN),
    "contest-curve": lambda: tournaments.curve(samples.career(34), FR),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, PICTURES[name]())
