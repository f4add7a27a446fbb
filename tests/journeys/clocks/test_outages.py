"""Discord, the network or the disk fail for a while: nobody loses time by it, nothing is silent for good."""

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

import bot as program
import health
from cogs.posting.dispatcher import RETRY_SECONDS
from cogs.runtime import background
from cogs.runtime.background import spawn
from cogs.tables.outgoing import Letter
from db import Outgoing, StoreError
from db.queries import deadlines, moves, outbox, settings
from engine.core import dump
from tests.playing import tables
from tests.playing.saying import EN, says
from tests.playing.stores import replace_query
from tests.playing.tables import board, on_turn, open_table, other
from tests.playing.tournaments import open_tournament, settle, tournament

HOUR = 3600


def deadline(message: Any) -> int:
    return int(re.findall(r"<t:(\d+):R>", message.text)[-1])


async def dispatch(world: Any, event: str) -> None:
    world.bot.dispatch(event, 0)
    await world.env.settle()


async def test_without_a_connection_nobodys_time_runs_out_and_the_outage_is_given_back(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu, clock="1h")
    due = deadline(shown)
    await world.bot.store.write(settings.put, "bot", 0, "alive", str(int(world.env.now().timestamp())))
    await dispatch(world, "shard_disconnect")
    await world.env.advance_time(HOUR + 60)
    assert await world.bot.store.read(moves.of_game, 1) == ()
    await dispatch(world, "shard_resumed")
    await world.env.advance_time(60)
    assert await world.bot.store.read(moves.of_game, 1) == () and abs(deadline(shown) - due - HOUR - 90) <= 45
    await world.env.advance_time(HOUR + 60)
    assert len(await world.bot.store.read(moves.of_game, 1)) == 1


async def test_without_a_connection_no_tournament_begins(world: Any) -> None:
    await open_tournament(world, world.zoe, world.matthieu, world.lou, world.francois)
    panel = await world.zoe.slash("tournament panel")
    await settle(
        world,
        world.zoe,
        panel,
        "tournament-field-closes",
        EN("tournament-closes-in", time=EN("tournament-hours", count=1)),
    )
    await dispatch(world, "shard_disconnect")
    await world.env.advance_time(HOUR + 60)
    assert (await tournament(world)).row.status == "open"
    await dispatch(world, "shard_resumed")
    await world.env.advance_time(120)
    assert (await tournament(world)).row.status == "running"


async def test_there_is_a_sign_of_life_while_people_can_reach_the_bot_and_no_longer(world: Any) -> None:
    sign = health.heartbeat_file(world.bot.settings.database)
    for event, is_alive in (
        ("shard_disconnect", False),
        ("shard_resumed", True),
        ("shard_disconnect", False),
    ):
        sign.unlink(missing_ok=True)
        await dispatch(world, event)
        await program.beat(world.bot)
        assert sign.exists() == is_alive


@pytest.mark.logs_errors
async def test_a_sign_of_life_that_cannot_be_written_is_not_the_last(world: Any, monkeypatch: Any) -> None:
    with monkeypatch.context() as background:
        replace_query(
            background, world.bot.store, deadlines.note_alive, fails(StoreError("the disk is full"))
        )
        await program.beat(world.bot)
    await program.beat(world.bot)
    assert health.is_healthy(world.bot.settings.database)


def fails(*errors: Exception, then: Any = tables.nothing) -> Any:
    """A call that fails with each of these in turn, and then does what it should."""
    left = list(errors)

    async def call(*args: Any, **facts: Any) -> Any:
        if left:
            raise left.pop(0)
        return await then(*args, **facts)

    return call


@pytest.mark.logs_errors
async def test_a_network_that_is_down_is_tried_again_by_one_task_a_game(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, count, dispatcher = on_turn(world), len(world.public()), world.bot.dispatcher
    down = (aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError(), aiohttp.ClientError())
    boards = dispatcher._boards
    monkeypatch.setattr(boards, "_send", fails(*down, then=boards._send))
    await tables.quick_turn(world)
    await dispatcher.send(1)
    await dispatcher.send(1)
    trying = [task for task in asyncio.all_tasks() if task.get_name() == "posting-game-1"]
    assert len(world.public()) == count and len(trying) == 1
    await world.env.advance_time(35)
    await world.env.advance_time(65)
    assert len(world.public()) == count + 1 and on_turn(world) is other(world, player)
    assert trying[0].done()


async def test_an_old_message_that_cannot_be_edited_keeps_no_board_from_the_table(
    world: Any, monkeypatch: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="24h")
    player, down = on_turn(world), fails(*[aiohttp.ServerDisconnectedError()] * 9)
    await world.env.advance_time(19 * HOUR)
    assert says(board(world), "reminder")
    await player.slash("game draw")
    monkeypatch.setattr(discord.PartialMessage, "edit", down)
    monkeypatch.setattr(discord.PartialMessage, "delete", down)
    await player.slash("junior push", slot="N1")
    await player.slash("junior stay")
    left = {row.kind for row in await world.bot.store.read(outbox.pending)}
    assert on_turn(world) is other(world, player) and left <= {"retire"}  # it is edited later


def taken_unheard(count: int = 1) -> Any:
    """Edits that Discord takes, though its answers are lost; those after them are heard of."""
    edit, left = discord.PartialMessage.edit, [TimeoutError()] * count

    async def call(*args: Any, **facts: Any) -> Any:
        message = await edit(*args, **facts)
        if left:
            raise left.pop()
        return message

    return call


def edits(world: Any, message: Any) -> int:
    """How often somebody has tried to edit a message."""
    return sum(one.method == "PATCH" and str(message.id) in one.path for one in world.env.http_requests)


@pytest.mark.logs_errors
@pytest.mark.parametrize("is_restarted", [False, True])
async def test_a_board_shows_that_it_goes_on_though_nobody_heard_that_it_showed_the_pause(
    world: Any, monkeypatch: Any, is_restarted: bool
) -> None:
    shown = await open_table(world, world.zoe, bots=1)
    monkeypatch.setattr(discord.PartialMessage, "edit", taken_unheard())
    await world.zoe.slash("game pause")
    assert EN("button-play") not in shown.buttons
    if is_restarted:
        world.bot.dispatcher.deliver = tables.nothing  # it dies before it can tell more
    await world.zoe.slash("game resume")
    if is_restarted:
        await world.restart()
    assert EN("button-play") in shown.buttons and not await tables.unsent(world)


@pytest.mark.logs_errors
async def test_a_pause_that_the_board_could_not_show_is_shown_later_and_keeps_nothing_else_waiting(
    world: Any,
) -> None:
    shown = await open_table(world, world.zoe, bots=1)
    world.env.inject_error("PATCH", f"/channels/*/messages/{shown.id}", status=503, times=None)
    await world.zoe.slash("game pause")
    letter = Outgoing("letter", dump(Letter("told-host", world.zoe.id)))
    await world.bot.store.write(outbox.add, 1, (letter,), 1000)
    await world.bot.dispatcher.send(1)
    assert says(world.public()[-1], "told-host") and not says(shown, "turn-paused")
    assert [row.kind for row in await tables.unsent(world)] == ["lines"]
    world.env.backend.faults.clear()
    await world.env.advance_time(RETRY_SECONDS * 3)
    assert says(shown, "turn-paused") and not await tables.unsent(world)


async def test_a_board_that_will_never_show_the_pause_is_not_tried_again(world: Any) -> None:
    shown = await open_table(world, world.zoe, bots=1)
    world.env.backend.delete_message(world.channel.id, shown.id)
    await world.zoe.slash("game pause")
    await world.env.advance_time(HOUR)
    assert edits(world, shown) == 1 and not await tables.unsent(world)


async def test_what_the_board_shows_already_costs_no_edit(world: Any) -> None:
    shown = await open_table(world, world.zoe, world.matthieu)
    await world.bot.store.write(outbox.add, 1, (Outgoing("lines", "{}"),), 1000)
    await world.bot.dispatcher.send(1)
    assert edits(world, shown) == 0 and not await tables.unsent(world)


@pytest.mark.logs_errors
async def test_waking_is_tried_again_and_a_bug_in_one_step_does_not_stop_the_others(
    world: Any, monkeypatch: Any
) -> None:
    done: list[str] = []

    async def woken(*_: object) -> None:
        done.append("woken")

    monkeypatch.setattr(program, "WAKE_AGAIN_SECONDS", 0)
    monkeypatch.setattr(world.bot.clock, "start", fails(StoreError("locked"), OSError("full"), then=woken))
    monkeypatch.setattr(world.bot.tournaments, "start", fails(KeyError("a bug"), then=woken))
    monkeypatch.setattr(world.bot.dispatcher, "start", woken)
    await world.bot.take_up({0})
    assert done == ["woken", "woken"]


async def test_digests_do_not_wait_until_all_that_was_left_is_sent(world: Any, monkeypatch: Any) -> None:
    woken, begun = asyncio.Event(), asyncio.Event()

    async def begin(*_: object) -> None:
        begun.set()

    async def send_for_ever(_: object) -> None:
        woken.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(world.bot.dispatcher, "start", send_for_ever)
    monkeypatch.setattr(world.bot.digests, "start", begin)
    waking = asyncio.create_task(world.bot.take_up({0}))
    await woken.wait()
    assert begun.is_set()
    waking.cancel()


async def test_a_task_that_stops_is_in_the_log_by_its_name(caplog: Any) -> None:
    task = spawn("the baker", fails(KeyError("flour"))())
    with pytest.raises(KeyError):
        await task
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.getMessage() == "the baker stopped" and record.exc_info


def test_all_work_in_the_background_is_begun_where_its_end_is_logged() -> None:
    sources = Path(background.__file__).parents[1].rglob("*.py")
    begun = [
        path.name for path in sources if re.search(r"create_task|ensure_future", path.read_text("utf-8"))
    ]
    assert begun == ["background.py"]
