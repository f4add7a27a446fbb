"""`/game list` and `/games`: tables with the button that their reader needs."""

from typing import Any

from cogs.general.my_games import fitting, is_due
from db.queries import games
from tests.playing import tables
from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, on_turn, open_lobby, open_table, quick_turn, refused


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
    await world.zoe.slash("daily", show="maze")
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


async def test_who_gives_up_beside_the_puzzles_of_the_day_chooses_the_maze_or_a_game(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for puzzle in ("maze", "hall"):
        await world.zoe.slash("daily", show=puzzle)
    maze = EN("list-daily", number=2, game="junior")
    offered = await world.zoe.complete("game resign", "number")
    assert [choice["value"] for choice in offered] == [1, 2] and offered[1]["name"] == maze
    for at in (world.channel, world.guild.create_text_channel("elsewhere")):
        asked = await world.zoe.slash("game resign", at=at)
        assert len(asked.choices) == 2 and maze in asked.choices
    await world.zoe.choose(asked, maze)
    assert says(asked, "resign-asked-daily")


async def test_beside_the_hall_of_the_day_the_maze_is_what_can_be_given_up(world: Any) -> None:
    for puzzle in ("maze", "hall"):
        await world.zoe.slash("daily", show=puzzle)
    assert says(await world.zoe.slash("game resign"), "resign-asked-daily")


async def test_a_game_that_one_has_left_does_not_hide_the_others_when_one_gives_up(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    await tables.give_up(world.zoe)
    await tables.start(world.zoe, await open_lobby(world, world.zoe, at=world.guild.create_text_channel("b")))
    assert [choice["value"] for choice in await world.zoe.complete("game resign", "number")] == [2]
    assert says(await world.zoe.slash("game resign"), "resign-asked-alone", number=2)


async def test_a_long_list_of_ones_own_games_is_turned_on_and_back(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.general.my_games.PAGE_LINES", 2)
    for _ in range(5):
        await open_lobby(world, world.zoe)
    listed = await world.zoe.slash("games")
    assert says(listed, "games-title", count=5) and says(listed, "games-part", first=1, last=2)
    for first, last in ((3, 4), (5, 5)):
        await world.zoe.press(listed, "button-page-on")
        assert says(listed, "games-part", first=first, last=last)
    await world.zoe.press(listed, "button-page-back")
    assert says(listed, "games-part", first=3, last=4)
    older = await world.zoe.forge(board(world), "b|games|0|2||")  # the third page, as it was numbered before
    assert says(older, "games-part", first=5, last=5)
    for forged in ("b|games|0|999999999|back|", "b|games|0|0|back|", "b|games|0|999999999||"):
        assert says(await world.zoe.forge(board(world), forged), "games-title", count=5)


async def test_a_game_that_cannot_be_read_hides_no_other(world: Any) -> None:
    for _ in range(2):
        await open_table(world, world.zoe, world.matthieu)
    await world.bot.store.write(lambda db: db.execute("UPDATE games SET state = '{' WHERE id = 1"))
    listed = await world.zoe.slash("games")
    assert says(listed, "list-unreadable", number=1) and "game 2]" in listed.text


async def test_whose_turn_it_is_is_known_without_the_position(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    (row,) = await world.bot.store.read(games.live_of_user, world.zoe.id, ("playing",), "")
    assert row.state is None and is_due(row) == (on_turn(world) is world.zoe)
    await quick_turn(world)
    (after,) = await world.bot.store.read(games.live_of_user, world.zoe.id, ("playing",), "")
    assert is_due(after) != is_due(row)
    await world.bot.store.write(lambda db: db.execute("UPDATE games SET acting = NULL"))
    (older,) = await world.bot.store.read(games.live_of_user, world.zoe.id, ("playing",), "")
    assert older.state and is_due(older) == is_due(after)


def test_a_page_holds_as_many_lines_as_a_message() -> None:
    lines = [letter * 700 for letter in "abcd"]
    assert fitting(lines, is_back=False) == lines[:2] and fitting(lines, is_back=True) == lines[2:]
    assert fitting(["x" * 5000], is_back=False) == ["x" * 5000]
