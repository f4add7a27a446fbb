"""Rated or casual: hints, what a lobby says, and results that do not count."""

from typing import Any

import pytest

from engine import GAMES
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.stores import rated_results
from tests.playing.tables import board, on_turn, open_lobby, open_panel, open_table, quick_turn, refused


async def counted(world: Any) -> int:
    return len(await world.bot.store.read(rated_results, "junior"))


async def agree_to_a_draw(world: Any) -> Any:
    await world.zoe.slash("game draw")
    await world.matthieu.press(board(world), "button-agree")
    return board(world)


@pytest.mark.parametrize("key", GAMES)
async def test_a_table_of_people_is_rated_and_has_no_hints(world: Any, key: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=key)
    panel = await open_panel(world)
    assert EN("button-hint") not in panel.buttons
    assert says(await refused(world, on_turn(world).slash(f"{key} hint")), "no-hints")
    (version,) = [(await world.bot.tables.load(1)).row.version]
    forged = on_turn(world).forge(panel, f"b|hint|1|{version}||")
    assert says(await refused(world, forged), "no-hints")


@pytest.mark.parametrize("key", GAMES)
async def test_a_table_with_a_bot_is_casual_and_gives_hints(world: Any, key: str) -> None:
    card = await open_lobby(world, bots=1, game=key)
    assert says(card, "lobby-casual-bots")
    await world.zoe.press(card, "button-start")
    assert EN("button-hint") in (await open_panel(world)).buttons


async def test_the_host_makes_a_table_casual_by_a_click_and_rated_again_by_a_command(world: Any) -> None:
    card = await open_lobby(world, world.zoe, world.matthieu)
    assert says(card, "lobby-rated")
    panel = await world.zoe.press(card, "button-options")
    await world.zoe.press(panel, "button-casual")
    assert says(card, "lobby-casual") and EN("button-rated") in panel.buttons
    await world.zoe.slash("game options", option="rated", value="rated")
    assert says(card, "lobby-rated")
    answer = await refused(world, world.zoe.slash("game options", option="rated", value="nonsense"))
    assert says(answer, "option-not-understood")
    guest = world.matthieu.slash("game options", option="rated", value="casual")
    assert says(await refused(world, guest), "only-host")


async def test_a_casual_game_gives_hints_and_counts_for_no_rating(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, rated="casual")
    assert EN("button-hint") in (await open_panel(world)).buttons
    over = await tables.play_to_the_end(world)
    assert says(over, "counts-casual") and await counted(world) == 0


async def test_a_rated_game_that_is_played_to_the_end_counts(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    over = await tables.play_to_the_end(world)
    assert says(over, "counts-rated") and await counted(world) == 1


async def test_a_draw_agreed_on_after_a_move_each_is_not_rated(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await quick_turn(world)
    await quick_turn(world)
    assert says(await agree_to_a_draw(world), "unrated-short") and await counted(world) == 0


async def test_a_draw_after_enough_turns_is_rated(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for _ in range(GAMES["junior"].rated_after):
        await quick_turn(world)
    assert says(await agree_to_a_draw(world), "counts-rated") and await counted(world) == 1


async def test_the_same_people_count_three_times_a_day_at_most(world: Any) -> None:
    for played in range(4):
        await open_table(world, world.zoe, world.matthieu)
        for _ in range(GAMES["junior"].rated_after):
            await quick_turn(world)
        over = await agree_to_a_draw(world)
        assert says(over, "counts-rated" if played < 3 else "unrated-often")
    assert await counted(world) == 3


async def test_a_person_who_takes_over_a_bots_seat_does_not_make_a_casual_game_rated(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    row = (await world.bot.tables.load(1)).row
    assert not row.rated
