"""Where Discord does not take an answer, or is slow, what was committed goes on all the same."""

from typing import Any

import discord
import pytest

from cogs.clock.vacations import Hours
from db.queries import outbox
from tests.playing.saying import EN
from tests.playing.tables import on_turn, open_lobby, open_table

BROKEN = discord.HTTPException(type("Response", (), {"status": 500, "reason": ""})(), "broken")  # type: ignore[arg-type]
FORBIDDEN = discord.Forbidden(type("Response", (), {"status": 403, "reason": ""})(), "no")  # type: ignore[arg-type]


def failing(error: Exception) -> Any:
    async def fail(*args: Any, **facts: Any) -> None:
        raise error

    return fail


async def test_a_game_begins_though_its_start_was_not_answered_and_no_thread_could_be_opened(
    make_world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await make_world(where="thread")
    card = await open_lobby(world, world.zoe, world.matthieu)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062, times=None)
    monkeypatch.setattr(discord.PartialMessage, "create_thread", failing(FORBIDDEN))
    await world.zoe.press(card, "button-start")
    assert world.public()[-1].pictures and EN("button-play") in world.public()[-1].buttons
    assert not await world.bot.store.read(outbox.pending, 1)


@pytest.mark.logs_errors
async def test_the_tables_of_whoever_is_forgotten_go_on_though_they_could_not_be_told(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    leaving = on_turn(world)
    question = await leaving.slash("data delete")
    monkeypatch.setattr(discord.Interaction, "edit_original_response", failing(BROKEN))
    await leaving.press(question, question.buttons[0])
    assert on_turn(world) is not leaving and not await world.bot.store.read(outbox.pending, 1)


async def test_a_vacation_is_answered_before_the_boards_tell_of_it(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="24h")
    asked, answered = list[Any](), list[bool]()
    set_away, go_on = Hours.set_away, world.bot.postman.go_on

    async def noted(hours: Any, interaction: Any, *days: Any) -> None:
        asked.append(interaction)
        await set_away(hours, interaction, *days)

    async def shown(game_id: int, *facts: Any) -> None:
        answered.append(asked[-1].response.is_done())
        await go_on(game_id, *facts)

    monkeypatch.setattr(Hours, "set_away", noted)
    world.bot.postman.go_on = shown
    today = world.env.now().date().isoformat()
    await world.zoe.slash("settings away", **{"from": today, "to": today})
    await world.zoe.slash("settings away")
    assert answered == [True, True]
