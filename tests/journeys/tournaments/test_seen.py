"""What players see of a tournament beside its own messages: lists, vacations, buttons, and how it ended."""

from typing import Any

import pytest

from tests.playing.tournaments import close_tables, games_of, open_tournament, refused, started, tournament

pytestmark = pytest.mark.usefixtures("only_what_is_due")


async def test_where_a_tournament_shows_and_what_it_does_not_wait_for(world: Any) -> None:
    await started(world, 4, rounds=2)
    due = (await tournament(world)).row.due
    (post,) = [message for message in world.public() if "Round 1 of 2** begins" in message.text]
    assert post.buttons == ["My table"]
    assert "your board" in (await world.lou.press(post, "My table")).text.lower()
    listed = (await world.lou.slash("tournament list")).text
    assert f"running · Round 1 of 2 · until <t:{due}:R> · 4 players · ✅ you play" in listed
    assert "you play" not in (await world.add_player("Otto").slash("tournament list")).text
    mine = (await world.lou.slash("games")).text
    assert f"🏆 Cup · the round ends <t:{due}:R>" in mine
    away = (await world.lou.slash("settings away", **{"from": "2026-01-02", "to": "2026-01-05"})).text
    assert "Not in Cup · tournament 1: its clocks go on" in away
    assert "Your vacation" in (await world.lou.slash("tournament my-table")).text
    assert "Your vacation" not in (await world.matthieu.slash("tournament my-table")).text
    (game,) = await games_of(world)
    await close_tables(world, world.zoe, [game])
    ended = [message for message in world.public() if "Replay" in message.buttons]
    assert ended and all("Play again" not in message.buttons for message in ended)


async def test_only_who_takes_part_is_told_that_a_tournament_does_not_wait(french_world: Any) -> None:
    world = french_world
    await open_tournament(world, world.zoe)
    dates = {"from": "2026-01-02", "to": "2026-01-05"}
    assert "ce tournoi ne t’attend pas" in (await world.zoe.slash("settings away", **dates)).text
    assert "Sauf dans" not in (await world.lou.slash("settings away", **dates)).text


async def test_a_pause_is_not_paused_again_and_a_cancelled_tournament_is_in_the_history(world: Any) -> None:
    await open_tournament(world, *[world.zoe, world.matthieu, world.lou, world.francois])
    closed = (await world.zoe.slash("tournament start")).text
    assert closed.endswith("are closed. Round 1 is being paired: its tables open at once.")
    await world.zoe.slash("tournament pause")
    assert "is paused already" in await refused(world, world.zoe.slash("tournament pause"))
    ask = await world.zoe.slash("tournament cancel")
    await world.zoe.press(ask, "Cancel the tournament")
    assert "Cup · tournament 1 · cancelled" in (await world.lou.slash("tournament history")).text
    assert "`/tournament history` shows those" in (await world.lou.slash("tournament list")).text
