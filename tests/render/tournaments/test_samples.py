"""Whole pictures of tournaments against stored ones; see `test_golden`."""

from collections.abc import Callable

import pytest

from locales import words
from render import contest
from render.contest import samples
from tests.render.contests import HOSTILE, double_elimination, named
from tests.render.stored import assert_like_the_stored

EN, FR = words("en"), words("fr")
PICTURES: dict[str, Callable[[], bytes]] = {
    "contest-standings": lambda: contest.standings(samples.table(30, FR, 28), FR),
    "contest-names": lambda: contest.standings(named(samples.table(len(HOSTILE), EN), HOSTILE), EN),
    "contest-leaderboard": lambda: contest.leaderboard(samples.ratings(12, EN, 5), EN),
    "contest-bracket": lambda: contest.bracket(samples.knockout(16, EN), EN),
    "contest-groups": lambda: contest.bracket(samples.knockout(16, FR, 4), FR),
    "contest-double": lambda: contest.bracket(double_elimination(EN), EN),
    "contest-pairings": lambda: contest.pairings(samples.seating(6, FR), FR),
    "contest-podium": lambda: contest.podium(samples.ending(FR, "poudlard"), FR),
    "contest-header": lambda: contest.header(samples.opening(EN, "secret"), EN),
    "contest-curve": lambda: contest.curve(samples.career(34), FR),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, PICTURES[name]())
