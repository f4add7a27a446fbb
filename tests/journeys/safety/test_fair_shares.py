"""Whoever asks for much gets a little of it at a time, and keeps nobody else waiting."""

from typing import Any

import pytest

from tests.playing.saying import says
from tests.playing.tables import board, open_table, play_on
from tests.playing.tournaments import draft, refused


def answers(world: Any, player: Any) -> list[str]:
    return [message.text for message in player.sees() if message.is_private]


async def test_of_many_films_a_person_gets_a_few_and_another_one_comes_in_between(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world)
    last = board(world)
    hostile = [world.zoe.press(last, "button-replay") for _ in range(6)]
    await world.at_once(*hostile, world.lou.press(last, "button-replay"))
    told = answers(world, world.zoe)
    assert sum(says(text, "too-much-at-once") for text in told) == 3
    assert sum(says(text, "replay-done") for text in told) == 3
    assert sum(says(text, "replay-done") for text in answers(world, world.lou)) == 1


async def test_of_many_exports_one_is_made_at_a_time(world: Any) -> None:
    await world.at_once(*(world.zoe.slash("data export") for _ in range(5)))
    told = answers(world, world.zoe)
    assert sum(says(text, "too-much-at-once") for text in told) == 4
    assert says((await world.zoe.slash("data export")).text, "data-exported")


async def test_nobody_fills_a_server_with_tournaments(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.tournaments.service.drafts.MOST_OF_ONE", 1)
    monkeypatch.setattr("cogs.tournaments.service.drafts.MOST_IN_SERVER", 2)
    await draft(world, world.zoe)
    one_more = {"game": "junior", "name": "Cup"}
    assert says(await refused(world, world.zoe.slash("tournament create", **one_more)), "tournament-too-many")
    await draft(world, world.lou)
    answer = await refused(world, world.matthieu.slash("tournament create", **one_more))
    assert says(answer, "tournament-too-many-here")
