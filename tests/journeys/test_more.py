"""More, under a board: pausing, proposing a draw and giving up without typing; each asks once more."""

from typing import Any

from tests.playing import tables
from tests.playing.saying import EN, labels, says, says_in_french
from tests.playing.tables import board, open_table, refused, stored


async def test_a_draw_is_asked_once_then_proposed_to_the_others(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    page = await world.zoe.press(board(world), "button-more")
    assert page.is_private and page.buttons == labels(
        "button-pause", "button-draw", "button-resign", "button-rules"
    )
    before = await stored(world)
    await world.zoe.press(page, "button-draw")
    assert says(page, "propose-draw") and await stored(world) == before
    await world.zoe.press(page, "button-back")
    await world.zoe.press(page, "button-draw")
    await world.zoe.press(page, "button-propose-draw")
    assert says(page, "proposed") and page.buttons == []
    await world.matthieu.press(board(world), "button-agree")
    assert (await world.bot.tables.row(1)).status == "over"


async def test_alone_a_pause_is_asked_once_then_begins_and_more_ends_it(french_world: Any) -> None:
    world = french_world
    await open_table(world, world.zoe, bots=1)
    page = await world.zoe.press(board(world), "button-more")
    await world.zoe.press(page, "button-pause")
    assert says_in_french(page, "propose-pause-alone")
    await world.zoe.press(page, "button-propose-pause")
    assert says_in_french(page, "done-pause") and says_in_french(board(world), "turn-paused")
    page = await world.zoe.press(board(world), "button-more")
    await world.zoe.press(page, "button-resume")
    assert (await world.bot.tables.row(1)).paused_at is None


async def test_giving_up_leads_to_the_question_that_the_command_asks(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    page = await world.zoe.press(board(world), "button-more")
    await world.zoe.press(page, "button-resign")
    assert says(page, "resign-asked-end", number=1) and page.buttons == labels("button-resign", "button-back")
    await world.zoe.press(page, "button-back")
    assert says(page, "more-panel")
    await world.zoe.press(page, "button-resign")
    await world.zoe.press(page, "button-resign")
    assert says(board(world), "told-resigned-end", name="Zoé")


async def test_somebody_who_looks_on_can_only_watch(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    page = await world.lou.press(board(world), "button-more")
    assert says(page, "more-panel-onlooker") and page.buttons == labels("button-watch", "button-rules")
    assert says(await refused(world, world.lou.forge(page, "b|propose|1|0|draw|")), "not-seated")
    for forged in ("b|propose|1|0|undo|", "b|propose|1|0||", "b|propose-ask|1|0|replace|"):
        assert says(await refused(world, world.zoe.forge(page, forged)), "unknown-button")
    public = world.zoe.forge(board(world), "b|propose|1|0|draw|")
    assert says(await refused(world, public), "unknown-button")


async def test_empty_lists_lead_to_the_games(world: Any) -> None:
    for command in ("games", "game list"):
        page = await world.zoe.press(await world.zoe.slash(command), "button-new-table")
        assert EN("game-junior") in page.buttons
    assert says(await tables.open_lobby(world, world.zoe), "lobby-lobby")
