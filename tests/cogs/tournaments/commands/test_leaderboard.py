"""Ratings and the leaderboard: what counts, what is shown to whom, and that it can be left."""

import asyncio
from typing import Any

import pytest

from cogs.tournaments.service.ratings import Ratings
from db import Point, Rated, ResultRow
from db.queries import ratings
from db.queries.results import put
from engine.tournaments.ratings import Rating, counted
from tests.playing.saying import EN, labels, says
from tests.playing.stores import rated_results
from tests.playing.tables import give_up, open_table, quick_turn


def result(number: int, *places: int) -> ResultRow:
    users = tuple(range(1, 1 + len(places)))
    return ResultRow(
        id=number, game_id=number, game="junior", guild_id=1, users=users, places=places, at=number
    )


def test_counting_on_is_the_same_to_the_last_bit_as_counting_all() -> None:
    rows = [result(1, 1, 2, 3), result(2, 2, 1, 2), result(3, 1, 1, 3)]
    at_once = counted({}, rows)
    assert counted(counted({}, rows[:1]), rows[1:]) == at_once


async def results_of(world: Any, count: int, *people: Any) -> None:
    """So many finished games, won by the people in their order."""
    for number in range(1, 1 + count):
        await open_table(world, *people)
        places = tuple(range(1, len(people) + 1))
        users = tuple(player.id for player in people)
        await world.bot.store.write(put, number, Rated(users, places), 1_800_000_000)


async def test_a_game_that_was_hardly_played_counts_for_nobody(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await give_up(world.zoe)
    assert await world.bot.store.read(rated_results, "junior") == ()


async def test_no_result_is_counted_twice_whoever_asks_meanwhile(world: Any) -> None:
    await results_of(world, 2, world.matthieu, world.zoe)
    asked = ("junior", world.guild.id, [world.zoe.id])
    found = await asyncio.gather(*(world.bot.ratings.of(*asked) for _ in range(20)))
    assert {ratings[world.zoe.id].games for ratings in found} == {2}


async def shown(world: Any, player: Any, **options: Any) -> Any:
    answer = await player.slash("leaderboard", game="junior", **options)
    assert answer.is_private
    return answer


async def test_nobody_is_rated_before_a_game_that_counts(world: Any) -> None:
    assert says(await shown(world, world.zoe), "leaderboard-empty")


async def test_the_best_are_on_top_and_few_games_are_provisional(world: Any) -> None:
    await results_of(world, 2, world.matthieu, world.zoe)
    answer = await shown(world, world.zoe)
    alt = answer.pictures[0].alt
    assert alt.index("Matthieu") < alt.index("Zoé")
    text = (await shown(world, world.zoe, text=True)).text
    assert text.index("Matthieu") < text.index("Zoé") and "2" in text


async def test_whoever_wishes_is_left_out_of_all_servers_but_not_of_this_one(world: Any) -> None:
    await results_of(world, 1, world.matthieu, world.zoe)
    answer = await shown(world, world.zoe, reach="world")
    assert "Zoé" in answer.pictures[0].alt
    await world.zoe.press(answer, "button-world-hidden")
    answer = await shown(world, world.zoe, reach="world")
    assert "Zoé" not in answer.pictures[0].alt and EN("button-world-shown") in answer.buttons
    assert "Zoé" in (await shown(world, world.matthieu)).pictures[0].alt
    await world.zoe.press(answer, "button-world-shown")
    assert "Zoé" in (await shown(world, world.matthieu, reach="world")).pictures[0].alt


async def test_a_finished_game_of_people_counts_and_one_with_a_bot_does_not(world: Any) -> None:
    for number, bots in ((1, 0), (2, 1)):
        await open_table(world, world.zoe, world.matthieu, bots=bots)
        await quick_turn(world)
        await quick_turn(world)
        await world.bot.lifecycle.adjudicate(number)
        await world.env.settle()
    assert len(await world.bot.store.read(rated_results, "junior")) == 1
    ranking = await Ratings(world.bot.store, world.bot.workers).ranking("junior", None, 0, 0, 10)
    assert {one.user_id for one in ranking.rows} == {world.zoe.id, world.matthieu.id}


async def test_stats_show_how_a_rating_went(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    await quick_turn(world)
    await world.bot.lifecycle.adjudicate(1)
    await world.env.settle()
    answer = await world.zoe.slash("stats")
    assert answer.is_private and [picture.name for picture in answer.pictures] == ["rating-junior.png"]
    assert "Zoé" in answer.pictures[0].alt


async def test_a_long_ranking_comes_in_pages_of_text_too(world: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [Point(0, "junior", world.guild.id, n, Rating(40 - n / 10, 1, 20)) for n in range(1, 41)]
    monkeypatch.setattr("db.queries.ratings.ADD_POINT", "SELECT :result_id")
    await world.bot.store.write(ratings.put, (), people)
    answer = await shown(world, world.zoe, text=True)
    assert says(answer, "picture-tournament-page", page=1, pages=2) and answer.buttons == labels(
        "button-page-on"
    )
    await world.zoe.press(answer, "button-page-on")
    assert (
        says(answer, "picture-tournament-page", page=2, pages=2)
        and answer.buttons == labels("button-page-back")
        and not answer.pictures
    )


@pytest.mark.parametrize("forged", ["b|ranks|1|0|chess|server", "b|ranks-me|1|0||perhaps"])
async def test_forged_buttons_are_refused(world: Any, forged: str) -> None:
    await results_of(world, 1, world.matthieu, world.zoe)
    answer = await shown(world, world.zoe, reach="world")
    refusal = await world.zoe.forge(answer, forged)
    assert refusal.is_private and not refusal.pictures
