"""Where a table is played can close or vanish: the move is kept, somebody is told, play goes on elsewhere."""

from typing import Any

import pytest

from db.queries import games, moves
from tests.playing import tables
from tests.playing.tables import board, on_turn

NEEDED = {
    "view_channel": "“View Channel”",
    "send_messages": "“Send Messages”",
    "attach_files": "“Attach Files”",
    "embed_links": "“Embed Links”",
}


async def thread_world(make_world: Any) -> Any:
    """A game in a thread, and another channel to go to."""
    world = await make_world()
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    await world.zoe.press(card, "Start")
    world.other = world.guild.create_text_channel("elsewhere")
    return world


async def confirm(world: Any, place: Any) -> tuple[Any, Any]:
    """The player on turn has a ready panel; what happens meanwhile is the test's business."""
    player = on_turn(world, board(world, place))
    panel = await player.press(board(world, place), "Play")
    await player.press(panel, "Hint")
    return player, panel


async def moves_made(world: Any) -> int:
    return len(await world.bot.store.read(moves.of_game, 1))


async def test_after_a_thread_is_deleted_the_game_goes_on_in_another_channel(make_world: Any) -> None:
    world = await thread_world(make_world)
    player = on_turn(world, board(world, world.thread))
    world.env.backend.delete_channel(world.thread.id)
    await player.slash("junior push", slot="N1")
    answer = await player.slash("junior stay")
    assert answer.is_private and "Your move is kept" in answer.text and "`/board number:1`" in answer.text
    moved = await player.slash("board", number=1, at=world.other)
    assert "goes on here" in moved.text and moved.is_private
    assert on_turn(world, board(world, world.other)) is tables.other(world, player)
    assert await moves_made(world) == 2


async def test_after_its_channel_is_deleted_the_game_goes_on_in_another(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    player, elsewhere = on_turn(world), world.guild.create_text_channel("elsewhere")
    world.env.backend.delete_channel(world.channel.id)
    world.channel = elsewhere
    await player.slash("junior push", slot="N1")
    assert "is gone" in (await player.slash("junior stay")).text
    await player.slash("board", number=1)
    assert board(world).buttons == ["Play"] and on_turn(world) is tables.other(world, player)
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
    answer = await player.press(panel, "Confirm")
    assert answer.is_private and NEEDED[permission] in answer.text and "Your move is kept" in answer.text
    assert await moves_made(world) == 1 and len(world.public()) == count
    tables.allow(world, world.channel)
    await tables.other(world, player).slash("board")
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)


async def test_a_closed_channel_is_left_for_another_by_board(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    player, panel = await confirm(world, world.channel)
    tables.forbid(world, world.channel, "send_messages")
    await player.press(panel, "Confirm")
    elsewhere = world.guild.create_text_channel("elsewhere")
    await tables.other(world, player).slash("board", number=1, at=elsewhere)
    assert on_turn(world, board(world, elsewhere)) is tables.other(world, player)


async def test_board_does_not_move_a_table_to_a_channel_closed_to_the_bot(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    elsewhere = world.guild.create_text_channel("elsewhere")
    for channel in (world.channel, elsewhere):
        tables.forbid(world, channel, "send_messages")
    text = await tables.refused(world, world.zoe.slash("board", number=1, at=elsewhere))
    assert "I cannot run a game in this place" in text


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
    await player.press(panel, "Confirm")
    assert on_turn(world, board(world, thread)) is tables.other(world, player)


async def test_a_locked_thread_is_told_and_the_move_kept(make_world: Any) -> None:
    world = await thread_world(make_world)
    thread = world.thread
    player, _ = await confirm(world, thread)
    tables.forbid(world, world.channel, "manage_threads")
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True, "locked": True})
    await player.slash("junior push", slot="N1")
    answer = await player.slash("junior stay")
    assert "Your move is kept" in answer.text and "the thread is locked" in answer.text


async def test_the_host_is_told_when_nobody_has_acted(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    world.bot.dispatcher.deliver = tables.nothing
    await tables.quick_turn(world)
    tables.forbid(world, world.channel, "send_messages")
    await world.restart()
    (message,) = world.env.backend.messages[tables.direct_channel(world, world.zoe)].values()
    assert "`/board number:1`" in message.content and "“Send Messages”" in message.content


async def test_a_thread_needs_its_own_permission_to_send(make_world: Any) -> None:
    world = await thread_world(make_world)
    player, panel = await confirm(world, world.thread)
    tables.forbid(world, world.channel, "send_messages_in_threads")
    answer = await player.press(panel, "Confirm")
    assert "“Send Messages in Threads”" in answer.text


async def test_a_table_opened_in_a_thread_is_played_there_and_listed_for_all_who_see_it(
    make_world: Any,
) -> None:
    world = await thread_world(make_world)
    thread = world.thread
    card = await tables.open_lobby(world, world.lou, at=thread)
    await world.lou.press(card, "Start")
    assert world.channel.threads[-1].id == thread.id and on_turn(world, board(world, thread)) is world.lou
    assert "#2" in (await world.francois.slash("game list")).text
    tables.forbid(world, world.channel, "view_channel", who=world.francois.id)
    assert "No table" in (await world.francois.slash("game list", at=world.other)).text


async def test_a_game_that_ended_in_a_closed_channel_is_not_shown_where_it_was_opened(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    closed = world.guild.create_text_channel("closed")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    await world.bot.store.write(games.set_home, 1, closed.id)
    await world.bot.lifecycle.resign(1, world.zoe.id, None)
    await world.env.settle()
    for command in ({"command": "verify"}, {"command": "replay", "move": 0}, {"command": "board"}):
        assert "no running game" in await tables.refused(world, world.lou.slash(**command))
        assert "game 1" in (await world.francois.slash(**command)).text.lower()


async def test_a_table_that_has_moved_is_found_where_it_is_played_now(world: Any) -> None:
    await tables.open_table(world, world.zoe, world.matthieu)
    closed = world.guild.create_text_channel("closed")
    tables.forbid(world, closed, "view_channel", who=world.lou.id)
    tables.forbid(world, world.channel, "send_messages")
    await world.zoe.slash("board", number=1, at=closed)
    assert board(world, closed).buttons == ["Play"]
    assert "#1" in (await world.francois.slash("game list")).text
    assert "no game 1 here" in (await world.lou.slash("board", number=1)).text
