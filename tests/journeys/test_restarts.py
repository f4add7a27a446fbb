"""The process may end at any moment: what was confirmed is kept, told once, and the turn goes on."""

from typing import Any

import discord
import pytest

from db.queries import dispatch, outbox
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, EN, says
from tests.playing.stores import replace_query
from tests.playing.tables import board, on_turn, open_table


async def test_a_turn_begun_by_command_is_finished_after_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await player.slash("junior push", slot="N1")
    await world.restart()
    panel = await player.press(board(world), "button-play")
    assert "B ↓" not in panel.buttons and EN("button-stay") in panel.buttons
    await player.press(panel, "button-stay")
    await player.press(panel, "button-confirm")
    assert says(board(world), "junior-told-turn-stay", slot=EN("junior-line-column", label="B ↓"))


async def test_an_open_panel_works_after_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    panel = await tables.open_panel(world)
    await player.press(panel, "B ↓")
    await world.restart()
    await player.choose(panel, panel.choices[0])
    await player.press(panel, "button-confirm")
    assert on_turn(world) is tables.other(world, player)


async def test_the_old_boards_controls_come_off_after_a_restart(world: Any) -> None:
    old = await open_table(world, world.zoe, world.matthieu)
    await world.restart()
    await tables.quick_turn(world)
    assert old.buttons == [] and old.pictures and says(old, "junior-told-first")


async def test_a_move_committed_and_not_posted_is_posted_once_after_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, count = on_turn(world), len(world.public())
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world)
    assert len(world.public()) == count
    await world.restart()
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)
    await world.restart()
    assert len(world.public()) == count + 1


@on_both_engines
async def test_what_was_being_posted_goes_out_again_by_its_nonce_and_what_came_after_by_another(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    nonces: list[str] = []
    parameters = discord.abc.handle_message_parameters
    monkeypatch.setattr(
        "discord.abc.handle_message_parameters",
        lambda **facts: nonces.append(facts["nonce"]) or parameters(**facts),
    )
    await open_table(world, world.zoe, world.matthieu)
    replace_query(monkeypatch, world.bot.store, outbox.mark_sent, tables.nothing)
    await tables.quick_turn(world)
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world)
    posted = nonces[-1]
    await world.restart()
    assert nonces[-2] == posted != nonces[-1]


async def test_a_game_started_and_not_posted_is_posted_after_a_restart(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    world.bot.dispatcher.deliver = tables.nothing
    await tables.start(world.zoe, card)
    assert len(world.public()) == 1
    await world.restart()
    assert board(world).buttons == BOARD_BUTTONS


async def test_a_bot_that_was_due_to_move_moves_after_a_restart(world: Any) -> None:
    await open_table(world, world.zoe, bots=1)
    count = len(world.public())
    world.bot.moves.play_on = tables.nothing
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world)
    await world.restart()
    assert len(world.public()) == count
    assert says(await tables.story(world), "junior-told-turn", name=EN("bot-name", level="normal"))
    assert on_turn(world) is world.zoe


@pytest.mark.logs_errors
async def test_a_board_that_discord_would_not_take_is_tried_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, count = on_turn(world), len(world.public())
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50083)
    await tables.quick_turn(world)
    assert len(world.public()) == count
    await world.env.advance_time(60)
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)


@pytest.mark.logs_errors
@pytest.mark.parametrize("times", [1, 2])
async def test_a_board_that_discord_does_not_understand_is_posted_without_its_picture_or_left_out(
    world: Any, times: int
) -> None:
    first = await open_table(world, world.zoe, world.matthieu)
    count = len(world.public())
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=times)
    player = await tables.quick_turn(world)
    assert len(world.public()) == count + (times == 1) and not await waiting(world)
    if times == 1:
        assert not board(world).pictures and "```" in board(world).text
        assert board(world).buttons == BOARD_BUTTONS and first.buttons == []
    await tables.quick_turn(world, tables.other(world, player))
    assert board(world).pictures and on_turn(world) is player


async def waiting(world: Any) -> list[str]:
    """What is still to be sent to the first table, but for its card."""
    due = await world.bot.store.read(dispatch.load, 1)
    return [row.kind for row in due.rows if row.kind != "card"]


async def test_the_board_is_posted_even_when_the_answer_to_the_click_is_lost(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    panel = await tables.ready_panel(world)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await player.press(panel, "button-confirm")
    assert on_turn(world) is tables.other(world, player)


async def test_a_lobby_works_after_a_restart(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe)
    await world.restart()
    await world.matthieu.press(card, "button-join")
    await tables.start(world.zoe, card)
    assert board(world).buttons == BOARD_BUTTONS and "Matthieu" in card.text


async def test_two_boards_that_a_restart_sends_call_the_player_on_turn_once(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    count, player = len(world.public()), on_turn(world)
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world, player)
    await tables.quick_turn(world, tables.other(world, player))
    await world.restart()
    new = tables.posts(world)[-(len(world.public()) - count) :]
    called = [post["allowed_mentions"].get("users", []) for post in new]
    assert sum(map(len, called)) == 1 and called[-1] == [player.id]


async def test_a_turn_is_told_as_if_the_process_had_never_ended(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="secret")
    player, before = on_turn(world), await tables.state_of(world)
    told = list[str]()
    for ends in (False, True):
        await tables.set_state(world, before)
        for options in ({"part": "b"}, {"part": "f", "by": 3}):
            await player.slash("secret turn", **options)
            if ends:
                world.bot.dispatcher.deliver = tables.nothing  # what it had to say is left to the next one
                await world.restart()
        cell = (await player.complete("secret move", "cell", ""))[0]["value"]
        await player.slash("secret move", cell=cell)
        told.append(board(world).text)
    assert told[0] == told[1] and player.name in told[0]
