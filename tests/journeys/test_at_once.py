"""Many clicks at the same moment have the effect of one."""

from typing import Any

import pytest

from cogs.runtime.workers import Workers
from db.queries import games, moves
from tests.engines import on_both_engines
from tests.playing import tables
from tests.playing.saying import BOARD_BUTTONS, says
from tests.playing.tables import board, on_turn, open_table


async def moves_made(world: Any) -> int:
    return len(await world.bot.store.read(moves.of_game, 1))


@on_both_engines
async def test_fifty_clicks_on_confirm_make_one_move(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, count = on_turn(world), len(world.public())
    panel = await tables.ready_panel(world)
    await world.at_once(*[player.press(panel, "button-confirm") for _ in range(50)])
    assert await moves_made(world) == 1
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)


async def test_fifty_commands_at_once_make_one_push(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player = on_turn(world)
    await world.at_once(*[player.slash("junior push", slot="N1") for _ in range(50)])
    assert await moves_made(world) == 1


async def test_two_players_who_confirm_at_once_make_one_move(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, waiting = on_turn(world), tables.other(world, on_turn(world))
    panel = await tables.ready_panel(world)
    copied = waiting.forge(board(world), panel.button("button-confirm"))
    await world.at_once(copied, player.press(panel, "button-confirm"))
    assert await moves_made(world) == 1 and on_turn(world) is waiting


@pytest.mark.parametrize("is_busy", [False, True])
async def test_an_interaction_that_is_delivered_twice_moves_once(
    world: Any, monkeypatch: pytest.MonkeyPatch, is_busy: bool
) -> None:
    monkeypatch.setattr(Workers, "busy", property(lambda _: is_busy))
    await open_table(world, world.zoe, world.matthieu)
    player, count = on_turn(world), len(world.public())
    panel = await tables.ready_panel(world)
    emit = world.env.backend.emit

    def emit_twice(event: str, payload: Any) -> None:
        for _ in range(2 if event == "INTERACTION_CREATE" else 1):
            emit(event, payload)

    world.env.backend.emit = emit_twice
    await player.press(panel, "button-confirm")
    assert await moves_made(world) == 1
    assert len(world.public()) == count + 1 and on_turn(world) is tables.other(world, player)


async def join_at_once(world: Any) -> Any:
    """Four people join a table of which one is taken; the card."""
    card = await tables.open_lobby(world, world.zoe)
    crowd = [world.matthieu, world.lou, world.francois, world.add_player("Nora")]
    await world.at_once(*[person.press(card, "button-join") for person in crowd])
    return card


@on_both_engines
async def test_five_people_who_join_at_once_fill_four_seats(world: Any) -> None:
    await join_at_once(world)
    row = await world.bot.store.read(games.load, 1)
    assert len(row.seats) == len({seat.user_id for seat in row.seats}) == 4


@on_both_engines
async def test_the_card_shows_all_who_joined_at_once(world: Any) -> None:
    assert not says(await join_at_once(world), "seats-free")


async def test_start_pressed_twice_at_once_starts_one_game(world: Any) -> None:
    card = await tables.open_lobby(world, world.zoe, world.matthieu)
    await world.at_once(*[world.zoe.press(card, "button-start") for _ in range(5)])
    assert len(world.public()) == 2 and board(world).buttons == BOARD_BUTTONS


@on_both_engines
async def test_daily_asked_for_twice_at_once_deals_one_maze(world: Any) -> None:
    await world.at_once(*[world.zoe.slash("daily", show="maze") for _ in range(5)])
    today = world.env.now().date().isoformat()
    rows = await world.bot.store.read(games.of_user, world.zoe.id, ("lobby", "playing"), None, today)
    assert [row.status for row in rows] == ["playing"]
    assert [says(panel, "daily-maze-title") for panel in world.zoe.sees()] == [True] * 5
