"""`/daily` (J15): one maze a day for a whole server, played in private."""

from typing import Any

import pytest

from db.queries import games, moves
from tests.playing import tables
from tests.playing.tables import refused

DAY = 24 * 3600


async def begin(player: Any, at: Any = None) -> Any:
    panel = await player.slash("daily", at=at)
    assert panel.is_private and "The maze of" in panel.text
    return panel


async def finish(world: Any, player: Any, game_id: int, turns: int) -> Any:
    """Play the last turn of a maze that has taken so many turns by then."""
    state = await tables.state_of(world, game_id)
    won = (tuple(n for n in range(1, 13) if n != state.target),)
    state = tables.changed(state, won=won, deck=(), turns=(turns - 1,))
    await tables.set_state(world, state, game_id)
    panel = await player.slash("daily")
    while "Confirm" in panel.buttons or "Hint" in panel.buttons:
        await player.press(panel, "Hint")
        await player.press(panel, "Confirm")
    return panel


async def mazes(world: Any) -> list[Any]:
    count = len((await tables.stored(world))[0])
    return [(await tables.state_of(world, n)).tiles for n in range(1, count + 1)]


async def test_a_whole_maze_is_played_in_private(world: Any) -> None:
    panel = await begin(world.zoe)
    while "Hint" in panel.buttons:
        await world.zoe.press(panel, "Hint")
        await world.zoe.press(panel, "Confirm")
    assert "You found all twelve treasures" in panel.text and "1. Zoé —" in panel.text
    assert panel.pictures and world.public() == [] and tables.posts(world) == []
    again = await world.zoe.slash("daily")
    assert "You found all twelve" in again.text and again.buttons == []


async def test_two_people_of_a_server_get_the_same_maze(world: Any) -> None:
    await begin(world.zoe)
    await begin(world.matthieu)
    first, second = await mazes(world)
    assert first == second


async def test_another_server_and_another_day_have_other_mazes(world: Any) -> None:
    await begin(world.zoe)
    elsewhere = world.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("general")
    await begin(tables.visitor(world, elsewhere, "Vera"), at=channel)
    await world.env.advance_time(DAY)
    await begin(world.zoe)
    assert len(set(await mazes(world))) == 3


async def test_equal_turns_share_a_place_and_others_are_counted_as_searching(world: Any) -> None:
    for number, player in enumerate(tables.people(world), 1):
        await begin(player)
        if number <= 3:
            await finish(world, player, number, turns={1: 20, 2: 20, 3: 25}[number])
    text = (await world.lou.slash("daily", show="ranking")).text
    ranks = [line.split(" ")[0] for line in text.splitlines() if " — " in line]
    assert ranks == ["1.", "1.", "3."] and "One player is still searching" in text


async def test_the_seed_is_shown_the_day_after_only(world: Any) -> None:
    await begin(world.zoe)
    await finish(world, world.zoe, 1, 20)
    assert "Seed" not in (await world.zoe.slash("daily", show="ranking")).text
    await world.env.advance_time(DAY)
    text = (await world.zoe.slash("daily", show="yesterday")).text
    seed = (await world.bot.store.read(games.load, 1)).seed.hex()
    assert f"Seed of that day: `{seed}`" in text and "Zoé" in text


async def test_yesterdays_maze_can_no_longer_be_played(world: Any) -> None:
    panel = await begin(world.zoe)
    await world.zoe.press(panel, "Hint")
    await world.env.advance_time(DAY)
    for label in ("Confirm", "B ↓", "Hint"):
        assert "is over. Play today’s" in await refused(world, world.zoe.press(panel, label))
    for command in ("junior stay", "junior hint"):
        assert "no running game" in await refused(world, world.zoe.slash(command))
    fresh = await begin(world.zoe)
    await world.zoe.slash("junior push", slot="N1")
    assert len(await world.bot.store.read(moves.of_game, 2)) == 1 and "Hint" in fresh.buttons
    assert "Nobody finished it that day" in (await world.zoe.slash("daily", show="yesterday")).text


async def test_a_daily_maze_goes_on_after_a_restart(world: Any) -> None:
    panel = await begin(world.zoe)
    await world.zoe.press(panel, "Hint")
    await world.restart()
    await world.zoe.press(panel, "Confirm")
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1 and "Hint" in panel.buttons
    assert "Push the spare tile in" in (await world.zoe.slash("daily")).text


@pytest.mark.logs_errors
async def test_a_maze_that_was_not_dealt_before_the_process_died_is_dealt_later(
    world: Any, monkeypatch: Any
) -> None:
    with monkeypatch.context() as dying:
        dying.setattr(world.bot.lifecycle, "start", tables.broken)
        await world.zoe.slash("daily")
    await begin(world.zoe)


async def test_a_daily_maze_cannot_be_given_up_or_verified_or_seen_by_others(world: Any) -> None:
    await begin(world.zoe)
    assert "cannot be given up" in await refused(world, world.zoe.slash("game resign"))
    assert "one seed for the whole server" in await refused(world, world.zoe.slash("verify", number=1))
    for command in ("board", "verify", "junior hint"):
        assert "no game 1 here" in await refused(world, world.matthieu.slash(command, number=1))
    for player in (world.matthieu, world.zoe):
        assert "No table is open" in (await player.slash("game list")).text
    assert "no running game" in await refused(world, world.matthieu.slash("board"))
