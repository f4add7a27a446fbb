"""`/game list` and `/games`: tables with the button that their reader needs."""

from typing import Any

from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, open_lobby, open_table, refused


async def test_each_table_has_the_button_that_the_reader_needs(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await open_lobby(world, world.lou)
    listed = await world.francois.slash("game list")
    assert listed.is_private and listed.buttons == labels("button-join", "button-watch")
    assert (await world.zoe.slash("game list")).buttons == labels("button-join", "button-play")
    assert (await world.lou.slash("game list")).buttons == labels("button-place", "button-watch")


async def test_joining_and_watching_from_the_list(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    card = await open_lobby(world, world.lou)
    listed = await world.francois.slash("game list")
    assert says(await world.francois.press(listed, "button-join"), "joined", game=2)
    assert "François" in card.text
    assert says(await world.francois.press(listed, "button-watch"), "watching", game=1)
    panel = await world.zoe.press(await world.zoe.slash("game list"), "button-play")
    assert panel.is_private and panel.pictures


async def test_a_long_list_has_pages(world: Any) -> None:
    for _ in range(7):
        await open_lobby(world, world.zoe)
    listed = await world.lou.slash("game list")
    assert says(listed, "games-page", page=1, pages=2) and listed.text.count("](") == 5
    await world.lou.press(listed, "button-page-on")
    assert says(listed, "games-page", page=2, pages=2) and listed.text.count("](") == 2
    await world.restart()
    await world.lou.press(listed, "button-page-back")
    assert listed.text.count("](") == 5
    forged = await world.lou.forge(board(world), "b|list|0|999999999||")
    assert forged.is_private and says(forged, "games-page", page=2, pages=2)


async def test_play_in_games_opens_the_most_urgent_panel(world: Any) -> None:
    await open_table(world, world.zoe)
    listed = await world.zoe.slash("games")
    assert listed.buttons == labels("button-play")
    panel = await world.zoe.press(listed, "button-play")
    assert panel.is_private and says(panel, "board-title", number=1)


async def test_games_lists_the_daily_in_progress_last_and_play_opens_it(world: Any) -> None:
    assert EN("button-play") not in (await world.zoe.slash("games")).buttons
    await world.zoe.slash("daily")
    listed = await world.zoe.slash("games")
    assert says(listed, "list-daily", number=1)
    panel = await world.zoe.press(listed, "button-play")
    assert panel.pictures and says(panel, "junior-panel-push")
    await open_table(world, world.zoe)
    listed = await world.zoe.slash("games")
    assert listed.text.index("game 2]") < listed.text.index("game 1")
    await world.env.advance_time(86400)
    assert not says(await world.zoe.slash("games"), "list-daily")


async def test_who_gives_up_with_several_games_chooses_which(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu)
    offered = await world.zoe.complete("game resign", "number")
    assert [choice["value"] for choice in offered] == [1, 2]
    asked = await world.zoe.slash("game resign")
    assert asked.is_private and len(asked.choices) == 2
    forged = world.zoe.forge(asked, asked.option(asked.choices[1])[0], "nonsense")
    assert says(await refused(world, forged), "unknown-button")
    stranger = world.lou.forge(asked, asked.option(asked.choices[1])[0], "2")
    assert says(await refused(world, stranger), "not-seated")
    await world.zoe.choose(asked, asked.choices[1])
    assert says(asked, "resign-asked-end", number=2)
    await world.zoe.press(asked, "button-resign")
    assert (await world.bot.tables.load(2)).row.status == "over"
    assert (await world.bot.tables.load(1)).row.status == "playing"
