"""A question that was answered, or whose tournament is no more: nobody acts on what is no longer true."""

from typing import Any

from tests.playing.saying import FR, says_in_french
from tests.playing.tables import refused
from tests.playing.tournaments import open_tournament, tournament


async def test_an_answer_takes_the_question_off_the_page_and_the_button_off_the_invitation(
    french_world: Any,
) -> None:
    world = french_world
    await open_tournament(world, world.zoe, format="swiss")
    await world.zoe.slash("tournament add", player=world.francois.member)
    await world.zoe.slash("tournament add", player=world.lou.member)
    asked, other = world.public()[-2:]
    panel = await world.zoe.slash("tournament panel")
    page = await world.zoe.press(panel, FR("button-people"))
    await world.francois.press(asked, FR("button-join"))
    assert not asked.buttons and says_in_french(asked, "tournament-told-invited")
    await refused(world, world.zoe.forge(page, f"b|tournament-with|1|0|withdraw|{world.francois.id}"))
    assert says_in_french(page, "tournament-people-changed")
    assert says_in_french(page, "tournament-person-joined", user=world.francois.mention)
    assert says_in_french(page, "tournament-people-asked", count=1)
    await world.bot.tournaments.service.organiser.cancel(1, world.zoe.id)
    answer = await world.lou.press(other, FR("button-join"))
    assert says_in_french(answer, "tournament-status-cancelled") and not other.buttons
    assert world.lou.id not in [one.user_id for one in (await tournament(world)).entrants]
    # What is forged on a card takes nothing off it.
    forged = "b|tournament-join|1|0|invited|"
    assert says_in_french(
        await refused(world, world.lou.forge(world.public()[0], forged)), "tournament-status-cancelled"
    )
