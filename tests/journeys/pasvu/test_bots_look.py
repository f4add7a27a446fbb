"""One person and bots: what the bots did while the person waited is told where they play on."""

from typing import TYPE_CHECKING

from tests.playing.pasvu import change, commit, open_hotel, open_panel, planning, state_of, with_ghosts
from tests.playing.tables import board

if TYPE_CHECKING:
    from tests.conftest import World


async def test_v9_who_was_seen_after_the_last_plan_is_told_in_the_panel_that_follows(world: "World") -> None:
    await open_hotel(world, world.zoe, bots=1)
    ghosts = with_ghosts(await planning(world), 0, L1="C3", M1="C4")
    await change(world, chosen=(1, 0), ghosts=ghosts)  # the bot chooses the side
    panel = await open_panel(world, world.zoe)
    await commit(world, world.zoe, panel)
    told, *_ = board(world).text.splitlines()
    assert (await state_of(world)).looks and told not in panel.text
    await world.zoe.press(panel, "button-onward")
    assert panel.text.startswith(told)
