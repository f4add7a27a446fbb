"""Where a table is played can close or vanish: the move is kept, somebody is told, play goes on elsewhere."""

from typing import Any

import pytest

from db.queries import games, moves
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, says
from tests.playing.tables import board, on_turn

NEEDED = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "attach_files": "permission-attach-files",
}


async def thread_world(make_world: Any) -> Any:
    """A game in a thread, and another channel to go to."""
    world = await make_world()
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    await tables.start(world.zoe, card)
    world.other = world.guild.create_text_channel("elsewhere")
    return world


async def confirm(world: Any, place: Any) -> tuple[Any, Any]:
    """The player on turn has a ready panel; what happens meanwhile is the test's business."""
    player = on_turn(world, board(world, place))
    panel = await player.press(board(world, place), "button-play")
    await player.advised(panel)
    return player, panel


async def moves_made(world: Any) -> int:
    return len(await world.bot.store.read(moves.of_game, 1))


async def test_after_a_thread_is_deleted_the_game_goes_on_in_another_channel(make_world: Any) -> None:
    world = await thread_world(make_world)
    player = on_turn(world, board(world, world.thread))
    world.env.backend.delete_channel(world.thread.id)
    await player.slash("junior push", slot="N1")
    answer = await player.slash("junior stay")
    assert answer.is_private and says(answer, "home-gone", game=1)
    moved = await player.slash("board", number=1, at=world.other)
    assert says(moved, "moved-here") and moved.is_private
    assert on_turn(world, board(world, world.other)) is tables.other(world, player)
    assert await moves_made(world) == 2


async def test_after_its_channel_is_deleted_the_game_goes_on_in_another(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    player, elsewhere = on_turn(world), world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(world.channel.id)
    world.channel = elsewhere
    await player.slash("junior push", slot="N1")
    assert says(await player.slash("junior stay"), "home-gone")
    await player.slash("board", number=1)
    assert board(world).buttons == BOARD_BUTTONS and on_turn(world) is tables.other(world, player)
    await tables.quick_turn(world)
    assert on_turn(world) is player


@pytest.mark.parametrize("permission", NEEDED)
async def test_a_permission_taken_away_is_named_to_the_mover_and_the_move_kept(
    world: Any, permission: str
) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    player, panel = await confirm(world, world.channel)
    count = len(world.public())
    tables.forbid(world, world.channel, permission)
    answer = await player.press(panel, "button-confirm")
    assert answer.is_private and says(answer, NEEDED[permission]) and says(answer, "home-closed")
    assert await moves_made(world) == 1 and len(world.public()) == count
    tables.allow(world, world.channel)
    await tables.other(world, player).slash("board")
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)


async def test_a_closed_channel_is_left_for_another_by_board(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    player, panel = await confirm(world, world.channel)
    tables.forbid(world, world.channel, "send_messages")
    await player.press(panel, "button-confirm")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await tables.other(world, player).slash("board", number=1, at=elsewhere)
    assert on_turn(world, board(world, elsewhere)) is tables.other(world, player)


async def test_board_does_not_move_a_table_to_a_channel_closed_to_the_bot(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for channel in (world.channel, elsewhere):
        tables.forbid(world, channel, "send_messages")
    text = await tables.refused(world, world.zoe.slash("board", number=1, at=elsewhere))
    assert says(text, "cannot-play-here")


async def test_a_table_in_order_is_not_moved_by_board(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    elsewhere = world.guild.create_text_channel("elsewhere")
    answer = await world.zoe.slash("board", number=1, at=elsewhere)
    assert answer.is_private and answer.pictures and world.public(elsewhere) == []


async def test_a_stranger_does_not_move_a_table(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    elsewhere = world.guild.create_text_channel("elsewhere")
    tables.forbid(world, world.channel, "send_messages")
    answer = await world.lou.slash("board", number=1, at=elsewhere)
    assert answer.is_private and world.public(elsewhere) == []


async def test_an_archived_thread_wakes_with_the_next_board(make_world: Any) -> None:
    world = await thread_world(make_world)
    thread = world.thread
    player, panel = await confirm(world, thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await player.press(panel, "button-confirm")
    assert on_turn(world, board(world, thread)) is tables.other(world, player)


async def test_a_locked_thread_is_told_and_the_move_kept(make_world: Any) -> None:
    world = await thread_world(make_world)
    thread = world.thread
    player, _ = await confirm(world, thread)
    tables.forbid(world, world.channel, "manage_threads")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await player.slash("junior push", slot="N1")
    answer = await player.slash("junior stay")
    assert says(answer, "home-closed") and says(answer, "permission-manage-threads")


async def test_the_host_is_told_when_nobody_has_acted(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world)
    tables.forbid(world, world.channel, "send_messages")
    await world.restart()
    (message,) = world.env.backend.messages[tables.direct_channel(world, world.zoe)].values()
    assert says(message.content, "home-closed", game=1) and says(message.content, "permission-send-messages")


async def test_a_thread_needs_its_own_permission_to_send(make_world: Any) -> None:
    world = await thread_world(make_world)
    player, panel = await confirm(world, world.thread)
    tables.forbid(world, world.channel, "send_messages_in_threads")
    answer = await player.press(panel, "button-confirm")
    assert says(answer, "permission-send-messages-in-threads")


async def test_a_table_opened_in_a_thread_is_played_there_and_listed_for_all_who_see_it(
    make_world: Any,
) -> None:
    world = await thread_world(make_world)
    thread = world.thread
    card = await tables.open_lobby(world, world.lou, at=thread)
    await tables.start(world.lou, card)
    assert world.channel.threads[-1].id == thread.id and on_turn(world, board(world, thread)) is world.lou
    assert "game 2]" in (await world.francois.slash("game list")).text
    tables.forbid(world, world.channel, "view_channel", who=world.francois.id)
    assert says(await world.francois.slash("game list", at=world.other), "list-none")


async def test_a_game_that_ended_in_a_closed_channel_is_not_shown_where_it_was_opened(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    closed = world.guild.create_text_channel("closed")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    await world.bot.store.write(games.set_home, 1, closed.id)
    await world.bot.lifecycle.resign(1, world.zoe.id, None)
    await world.bot.dispatcher.send(1)
    await world.env.settle()
    for command, key, fact in (
        ({"command": "verify"}, "verified", "game"),
        ({"command": "replay", "turn": 0}, "replay-still", "number"),
        ({"command": "board"}, "board-title", "number"),
    ):
        assert says(await tables.refused(world, world.lou.slash(**command)), "no-game-here")
        assert says(await world.francois.slash(**command), key, **{fact: 1})


async def test_a_table_that_has_moved_is_found_where_it_is_played_now(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    closed = world.guild.create_text_channel("closed")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    tables.forbid(world, world.channel, "send_messages")
    await world.zoe.slash("board", number=1, at=closed)
    assert board(world, closed).buttons == BOARD_BUTTONS
    assert "game 1]" in (await world.francois.slash("game list")).text
    assert says(await world.lou.slash("board", number=1), "no-such-game", game=1)
