"""What the organiser is asked before a tournament starts."""

import pytest

from cogs.tournaments.pages.start import start_question
from engine.tournaments import AnyPlan, League, SingleElimination, Swiss
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.service import Hall


@pytest.mark.parametrize(
    ("plan", "people", "is_told"),
    [
        (Swiss(rounds=5), 4, True),
        (Swiss(rounds=5), 6, False),
        (Swiss(rounds=1), 4, False),
        (League(laps=2), 2, True),
        (League(), 4, False),
        (SingleElimination(), 2, False),
    ],
)
async def test_those_who_fill_one_table_are_told_that_they_meet_every_time(
    hall: Hall, plan: AnyPlan, people: int, is_told: bool
) -> None:
    number = (await hall.create("junior", plan, least=2)).row.id
    await hall.enter(number, range(101, 101 + people))
    known = await hall.service.records.load(number)
    assert says(start_question(known, hall.time, EN), "tournament-start-one-table") == is_told
    assert says_in_french(start_question(known, hall.time, FR), "tournament-start-one-table") == is_told
