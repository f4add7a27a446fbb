"""Play on, in place of the answer to a move: what the bots have done meanwhile is told there."""

import asyncio
from typing import Any

from cogs.posting.boards import Boards
from tests.playing import tables
from tests.playing.tables import unsent


def drawn_late(world: Any, monkeypatch: Any) -> "asyncio.Future[None]":
    """Boards are drawn when this is done."""
    due, draw = asyncio.get_running_loop().create_future(), Boards._draw

    async def slowly(self: Boards, *asked: Any) -> Any:
        await world.env.external_wait(asyncio.shield(due), reason="a board is drawn")
        return await draw(self, *asked)

    monkeypatch.setattr(Boards, "_draw", slowly)
    return due


async def test_play_on_tells_of_a_turn_that_no_board_shows_yet(world: Any, monkeypatch: Any) -> None:
    await world.zoe.press(await tables.open_lobby(world, world.zoe, bots=1), "button-start")
    panel = await tables.ready_panel(world)
    await world.zoe.press(panel, "button-confirm")
    onward = panel.button("button-onward")
    before = (await world.zoe.forge(panel, onward)).text
    await world.zoe.advised(panel)
    due = drawn_late(world, monkeypatch)
    await world.zoe.press(panel, "button-confirm")
    assert await unsent(world)
    early = (await world.zoe.forge(panel, onward)).text
    due.set_result(None)
    await world.env.settle()
    assert not await unsent(world)
    assert early == (await world.zoe.forge(panel, onward)).text != before
