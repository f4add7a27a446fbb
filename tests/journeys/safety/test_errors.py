"""When a part of ours fails: one log entry with an id, the same id in private, and the game kept."""

import logging
import re
from typing import Any

import pytest

from db import StoreError, UnavailableError
from db.queries import dispatch, drafts, games, settings
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, says, says_in_french
from tests.playing.stores import replace_query
from tests.playing.tables import board, on_turn, open_table

pytestmark = pytest.mark.logs_errors


def error_ids(caplog: Any) -> list[str]:
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    return [found[1] for record in errors if (found := re.fullmatch(r"error (\w+)", record.getMessage()))]


async def crash(*_: Any, **__: Any) -> Any:
    raise StoreError("broken for a test")


@pytest.mark.draws_all
async def test_a_crash_in_the_rules_gives_one_id_to_log_and_player(
    world: Any, monkeypatch: Any, caplog: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    panel = await tables.ready_panel(world)
    monkeypatch.setattr("engine.junior.rules.Junior.apply", tables.broken)
    text = await tables.refused(world, on_turn(world).press(panel, "button-confirm"))
    (number,) = error_ids(caplog)
    assert says(text, "our-error", id=number)


async def test_a_crash_in_a_command_gives_one_id_too(world: Any, monkeypatch: Any, caplog: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    replace_query(monkeypatch, world.bot.store, dispatch.commit, crash)
    text = await tables.refused(world, on_turn(world).slash("junior push", slot="N1"))
    (number,) = error_ids(caplog)
    assert f"`{number}`" in text


async def test_a_store_that_fails_altogether_is_told_too(world: Any, monkeypatch: Any, caplog: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    for query in (games.load, drafts.load_panel, settings.get, games.live_of_user, games.in_channel):
        replace_query(monkeypatch, world.bot.store, query, crash)
    for act in (world.zoe.slash("games"), world.zoe.press(board(world), "button-play")):
        answer = await act
        assert answer.is_private and f"`{error_ids(caplog)[-1]}`" in answer.text


async def test_a_disk_that_fails_is_told_without_an_id_and_changes_nothing(
    world: Any, monkeypatch: Any, caplog: Any
) -> None:
    async def full(*_: Any, **__: Any) -> Any:
        raise UnavailableError("x.sqlite3 cannot grow: the disk is full.")

    await open_table(world, world.zoe, world.matthieu)
    panel = await tables.ready_panel(world)
    replace_query(monkeypatch, world.bot.store, dispatch.commit, full)
    text = await tables.refused(world, on_turn(world).press(panel, "button-confirm"))
    assert says(text, "store-failed") and not error_ids(caplog)


async def test_a_frenchman_is_told_in_french(french_world: Any, monkeypatch: Any) -> None:
    replace_query(monkeypatch, french_world.bot.store, games.live_of_user, crash)
    assert says_in_french(await french_world.zoe.slash("games"), "our-error")


@pytest.mark.draws_all
async def test_a_board_that_cannot_be_drawn_is_posted_as_text_and_the_game_goes_on(
    world: Any, monkeypatch: Any
) -> None:
    monkeypatch.setattr("render.kit.pictures.Pictures.board", tables.broken)
    await open_table(world, world.zoe, world.matthieu)
    assert (
        board(world).pictures == [] and "```" in board(world).text and board(world).buttons == BOARD_BUTTONS
    )
    old = board(world)
    first = await tables.quick_turn(world)
    assert on_turn(world) is not first and old.buttons == []
    assert "```" in (await world.zoe.slash("board")).text


async def test_a_panel_that_cannot_be_drawn_still_plays(world: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("render.kit.pictures.Pictures.panel", tables.broken)
    await open_table(world, world.zoe, world.matthieu)
    first = await tables.quick_turn(world)
    assert on_turn(world) is not first


async def test_a_bot_that_fails_does_not_keep_the_board_from_the_table(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    panel = await tables.ready_panel(world)
    monkeypatch.setattr("cogs.tables.minds.think", tables.broken)
    await world.zoe.press(panel, "button-confirm")
    assert says(board(world), "junior-told-turn", name="Zoé") and says(
        board(world), "bot-stuck", name=EN("bot-name", level="normal")
    )
    monkeypatch.undo()
    await world.zoe.slash("board")
    assert (
        says(board(world), "junior-told-turn", name=EN("bot-name", level="normal"))
        and on_turn(world) is world.zoe
    )


async def test_a_lobby_whose_card_could_not_be_posted_is_in_nobodys_way(world: Any) -> None:
    world.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035)
    await world.zoe.slash("game new", game="junior")
    assert says(await world.zoe.slash("game join"), "no-lobby-here")
