"""A board that another one has followed loses its buttons, whatever happens in between."""

from typing import Any

import pytest

from db.queries import outbox
from tests.playing.tables import board, open_table, play_on, quick_turn


async def waiting(world: Any) -> list[str]:
    return [row.kind for row in await world.bot.store.read(outbox.pending) if row.kind == "retire"]


@pytest.mark.parametrize("restarts", [False, True])
async def test_buttons_that_could_not_be_taken_off_go_later_also_after_a_restart(
    world: Any, restarts: bool
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    old = board(world)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/{old.id}", status=503, code=0)
    await quick_turn(world)
    assert old.buttons and board(world).id != old.id and await waiting(world) == ["retire"]
    if restarts:
        await world.restart()
    await world.env.advance_time(60)
    assert not old.buttons and not await waiting(world)
    assert board(world).buttons


async def test_a_board_that_was_deleted_is_not_tried_again(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=404, code=10008)
    await play_on(world, most=2)
    assert not await waiting(world)


async def test_whoever_is_forgotten_is_not_named_by_a_board_that_waits(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    old = board(world)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/{old.id}", status=503, code=0)
    await quick_turn(world)
    assert await waiting(world)
    asked = await world.zoe.slash("data delete")
    await world.zoe.press(asked, "button-forget")
    assert not await waiting(world)
