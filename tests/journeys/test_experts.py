"""A table with an expert: it thinks in a process of its own, and people never wait for it."""

import asyncio
from typing import Any

from cogs.games.junior.words import treasure_words
from cogs.runtime.lane import Lane
from cogs.ui.answers import Answer
from db.queries import games, moves
from locales import words
from tests.playing import tables
from tests.playing.saying import EN, labels, says
from tests.playing.tables import board, on_turn, open_lobby, open_panel


async def played_against_an_expert(world: Any) -> list[Any]:
    card = await open_lobby(world, world.zoe)
    await world.zoe.slash("game add-bot", strength="expert")
    await world.zoe.press(card, "button-start")
    if on_turn(world) is world.zoe:
        await tables.quick_turn(world)
    row = await world.bot.store.read(games.load, 1)
    assert row.seats[1].level == "expert" and on_turn(world) is world.zoe
    return [move for move in await world.bot.store.read(moves.of_game, 1) if move.seat == 1]


async def test_an_expert_plays_its_turn_after_the_answer(world: Any) -> None:
    assert await played_against_an_expert(world)
    assert board(world).pictures


async def test_an_expert_whose_lane_is_broken_plays_on_as_usual(world: Any) -> None:
    world.bot.moves._minds._lane = Lane(("no-such-program",))
    assert await played_against_an_expert(world)


async def test_nothing_at_the_table_is_locked_while_its_expert_thinks(world: Any, monkeypatch: Any) -> None:
    locked = list[bool]()

    async def asked(self: Lane, question: bytes) -> None:
        locked.append(world.bot.tables.lock(1).locked())

    monkeypatch.setattr(Lane, "ask", asked)
    assert await played_against_an_expert(world)
    assert locked and not any(locked)


def held_up(world: Any, monkeypatch: Any) -> "asyncio.Future[None]":
    """Bots think until this is done."""
    thought, choose = asyncio.get_running_loop().create_future(), world.bot.moves._minds.choose

    async def slowly(*asked: Any) -> Any:
        await world.env.external_wait(asyncio.shield(thought), reason="a bot thinks")
        return await choose(*asked)

    monkeypatch.setattr(world.bot.moves._minds, "choose", slowly)
    return thought


async def test_while_a_bot_thinks_play_on_says_so_and_stays(world: Any, monkeypatch: Any) -> None:
    await world.zoe.press(await open_lobby(world, world.zoe, bots=1), "button-start")
    panel, thought = await open_panel(world), held_up(world, monkeypatch)
    await world.zoe.advised(panel)
    confirm = panel.button("button-confirm")
    await world.zoe.press(panel, "button-confirm")
    thinking = EN("bot-thinking", name="Ariadne")
    second = await world.zoe.forge(panel, confirm)
    assert says(second, "not-your-turn-alone") and not says(second, "not-your-turn")  # nobody will be called
    assert says(await world.zoe.slash("junior push", slot="N1"), "not-your-turn-alone")
    assert says(panel, "move-made-then", name="Ariadne", count=1)
    for _ in range(2):
        await world.zoe.press(panel, "button-onward")
        assert thinking in panel.text and not says(panel, "not-your-turn")
    table = await world.bot.tables.load(1)
    target = treasure_words(table.state.target, words("en"))
    assert says(panel, "junior-panel-seek", treasure=target)
    thought.set_result(None)
    await world.env.settle()
    await world.zoe.press(panel, "button-onward")
    assert says(panel, "junior-panel-push")


async def test_a_game_that_ends_while_a_bot_thinks_takes_play_on_away(world: Any, monkeypatch: Any) -> None:
    await world.zoe.press(await open_lobby(world, world.zoe, bots=1), "button-start")
    panel, thought = await open_panel(world), held_up(world, monkeypatch)
    await world.zoe.advised(panel)
    await world.zoe.press(panel, "button-confirm")
    await world.zoe.press(panel, "button-onward")
    assert panel.buttons == labels("button-onward", "button-ahead") and says(panel, "junior-panel-seek")
    await world.bot.lifecycle.resign(1, world.zoe.id, 10**17)
    thought.set_result(None)
    await world.env.settle()
    assert panel.buttons == labels("button-again", "button-result")
    assert says(panel, "game-over") and not says(panel, "bot-thinking", name="Ariadne")
    assert says(panel, "card-won", names="Ariadne") and not says(panel, "junior-panel-seek")


async def test_a_game_that_ends_while_it_is_drawn_that_a_bot_thinks_takes_play_on_away(
    world: Any, monkeypatch: Any
) -> None:
    await world.zoe.press(await open_lobby(world, world.zoe, bots=1), "button-start")
    panel, thought = await open_panel(world), held_up(world, monkeypatch)
    await world.zoe.advised(panel)
    await world.zoe.press(panel, "button-confirm")
    show = Answer.show

    async def slowly(self: Answer, page: Any) -> None:
        monkeypatch.setattr(Answer, "show", show)
        await world.bot.lifecycle.resign(1, world.zoe.id, 10**17)
        thought.set_result(None)
        await world.bot.dispatcher.send(1)
        await self.show(page)

    monkeypatch.setattr(Answer, "show", slowly)
    await world.zoe.press(panel, "button-onward")
    assert panel.buttons == labels("button-again", "button-result") and says(panel, "game-over")


async def test_the_answer_to_a_move_stays_true_after_the_bot_has_played(world: Any) -> None:
    await world.zoe.press(await open_lobby(world, world.zoe, bots=1), "button-start")
    panel = await tables.ready_panel(world)
    await world.zoe.press(panel, "button-confirm")
    table = await world.bot.tables.load(1)
    assert table.seat_of(world.zoe.id) in table.to_act
    assert says(panel, "move-made-then", name="Ariadne", count=1) and "next" not in panel.text
