"""Where Discord does not take an answer, or is slow, what was committed goes on all the same."""

from typing import Any

import discord
import pytest

from cogs.clock.vacations import Hours
from tests.playing import tables
from tests.playing.saying import EN
from tests.playing.tables import board, on_turn, open_lobby, open_table

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
    monkeypatch.setattr(discord.TextChannel, "create_thread", failing(FORBIDDEN))
    await tables.start(world.zoe, card)
    assert world.public()[-1].pictures and EN("button-play") in world.public()[-1].buttons
    assert not await tables.unsent(world)


@pytest.mark.logs_errors
async def test_the_tables_of_whoever_is_forgotten_go_on_though_they_could_not_be_told(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu, world.lou)
    leaving = on_turn(world)
    question = await leaving.slash("data delete")
    monkeypatch.setattr(discord.Interaction, "edit_original_response", failing(BROKEN))
    await leaving.press(question, question.buttons[0])
    assert on_turn(world) is not leaving and not await tables.unsent(world)


async def test_a_vacation_is_answered_before_the_boards_tell_of_it(
    world: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="24h")
    asked, answered = list[Any](), list[bool]()
    set_away, done = Hours.set_away, world.bot.dispatcher.done

    async def noted(hours: Any, answer: Any, *days: Any) -> None:
        asked.append(answer.interaction)
        await set_away(hours, answer, *days)

    async def shown(game_id: int, kind: Any = "game") -> Any:
        answered.append(asked[-1].response.is_done())
        return await done(game_id)

    async def pressed(answer: Any, press: Any) -> None:
        asked.append(answer.interaction)
        await world.bot.hours.press_end(answer, press)

    monkeypatch.setattr(Hours, "set_away", noted)
    monkeypatch.setitem(world.bot.controls._handlers, "away-end", pressed)
    world.bot.dispatcher.done = shown
    today = world.env.now().date().isoformat()
    await world.zoe.slash("settings away", **{"from": today, "to": today})
    await world.zoe.press(await world.zoe.slash("settings away"), "button-away-end")
    assert answered == [True, True]


async def test_a_new_host_is_told_of_though_the_command_was_not_answered(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await world.zoe.slash("game host", who=world.matthieu.member.user)
    assert "Matthieu" in board(world).text and not board(world).pictures
    assert not await tables.unsent(world)


async def test_a_board_shows_more_time_though_the_click_was_not_answered(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, clock="24h")
    player, before = on_turn(world), shown.text
    await world.env.advance_time(18 * 3600 + 60)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    await player.press(board(world), "button-not-now")
    assert shown.text != before and not await tables.unsent(world)
