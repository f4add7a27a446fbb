"""Weeks of tournaments by the service, with diligent, slow, absent and quitting people: how many tables the
deadline decides, how often people are called, how much the main channel gets.
"""

from typing import Any

import pytest

from cogs.tournaments.service.formats import usual_size
from engine import GAMES
from engine.tournaments import AnyPlan, DoubleElimination, League, RoundRobin, Swiss
from tests.playing.service import Hall
from tests.playing.weeks import MIXED, Simulation, people

PLANS: dict[str, dict[int, AnyPlan]] = {
    "swiss": {16: Swiss(rounds=5), 11: Swiss(rounds=5)},
    "groups": {16: RoundRobin(groups=4, cut=8), 11: RoundRobin(groups=3, cut=6)},
    "double": {16: DoubleElimination(), 11: DoubleElimination()},
    "league": {16: League(divisions=2), 11: League(divisions=2)},
}
PINGS = 1.0  # a person and day
MESSAGES = 2  # in the main channel, a round
DECIDED = 20  # at most one table in so many


async def test_a_tournament_of_people_who_play_once_a_day_ends_by_its_games(hall: Hall) -> None:
    found = await Simulation(hall, people({"daily": 4}, 1)).run("junior", Swiss(rounds=2))
    assert (found.tables, found.by_deadline, found.missed) == (2, 0, 0), found
    assert 0 < found.pings_a_day <= PINGS and found.public_a_round <= MESSAGES, found


async def test_absent_people_miss_turns_and_still_it_ends(hall: Hall) -> None:
    found = await Simulation(hall, people({"diligent": 3, "absent": 1}, 1)).run("junior", Swiss(rounds=1))
    assert found.missed and found.tables == 1, found


@pytest.mark.soak
@pytest.mark.parametrize("count", MIXED)
@pytest.mark.parametrize("form", PLANS)
async def test_weeks_with_all_kinds_of_people_call_nobody_too_often(
    hall: Hall, form: str, count: int
) -> None:
    found = await Simulation(hall, people(MIXED[count], 1)).run("junior", PLANS[form][count])
    assert found.pings_a_day <= PINGS and found.public_a_round <= MESSAGES, found
    assert found.by_deadline * 8 <= found.tables, found


@pytest.mark.soak
@pytest.mark.parametrize("plan", [Swiss(rounds=3), DoubleElimination()])
@pytest.mark.parametrize("key", GAMES)
async def test_by_default_the_deadline_decides_at_most_one_table_in_twenty_of_daily_players(
    hall: Hall, key: str, plan: Any
) -> None:
    if isinstance(plan, Swiss):
        size = usual_size("swiss", GAMES[key])
        plan = Swiss(rounds=3, sizes=(size, 3) if size == 4 else (size,))
    found = await Simulation(hall, people({"daily": 8}, 2)).run(key, plan)
    assert found.by_deadline * DECIDED <= found.tables, found
    assert found.pings_a_day <= PINGS and found.public_a_round <= MESSAGES, found
