"""A reader whose language is not that of the board: sizes of ghosts have other letters there."""

from typing import TYPE_CHECKING

from tests.playing.pasvu import open_hotel, open_panel, planning
from tests.playing.saying import says, says_in_french

if TYPE_CHECKING:
    from tests.conftest import World


async def test_a_panel_beside_a_board_in_another_language_says_how_the_board_calls_the_ghosts(
    world: "World",
) -> None:
    helene = world.add_player("Hélène", "fr")
    await open_hotel(world, world.zoe, helene)
    await planning(world)
    panel, own = await open_panel(world, helene), await open_panel(world, world.zoe)
    assert says_in_french(panel, "pasvu-letters", letters="S = P, L = G")
    assert not says(own, "pasvu-letters")
    await helene.press(panel, "pasvu-button-exact")
    assert says_in_french(panel, "pasvu-letters")


async def test_a_panel_that_a_command_opens_says_so_too(world: "World") -> None:
    helene = world.add_player("Hélène", "fr")
    await open_hotel(world, world.zoe, helene)
    await planning(world)
    typed = await helene.slash("pasvu ghost", ghost="S1")
    assert typed and says_in_french(typed, "pasvu-letters")
