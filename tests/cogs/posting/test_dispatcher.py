"""The dispatcher: which tables are handled, and that none is forgotten."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.posting.dispatcher import ATTEMPTS, RETRY_SECONDS, Dispatcher
from db import Outgoing, Stale, Subject
from db.queries import dispatch, outbox
from tests.playing.saying import says
from tests.playing.tables import direct_channel, forbid, open_table, quick_turn


def fails_once(work: Any) -> Any:
    """A call that the network cuts off the first time."""
    left = [TimeoutError()]

    async def call(*args: Any, **facts: Any) -> Any:
        if left:
            raise left.pop()
        return await work(*args, **facts)

    return call


@pytest.mark.logs_errors
async def test_listeners_hear_of_a_table_that_was_told_at_the_second_try(
    world: Any, monkeypatch: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    dispatcher, heard = world.bot.dispatcher, list[int]()

    async def listen(due: Any) -> None:
        heard.append(len(due.rows))

    monkeypatch.setattr(dispatcher._boards, "_send", fails_once(dispatcher._boards._send))
    monkeypatch.setattr(dispatcher, "listeners", [listen])
    await quick_turn(world)
    count = len(heard)
    await world.env.advance_time(RETRY_SECONDS + 1)
    assert len(heard) == count + 1


@pytest.mark.logs_errors
@pytest.mark.parametrize("part", ["_tables.row", "_places.user"])
async def test_a_host_who_could_not_be_told_of_a_lost_table_is_told_later(
    world: Any, monkeypatch: Any, part: str
) -> None:
    await open_table(world, world.zoe, world.matthieu, clock="24h")
    forbid(world, world.channel, "send_messages")
    owner, name = part.split(".")
    of = getattr(world.bot.dispatcher, owner)
    tell_host = world.bot.dispatcher._tell_host

    async def cut_off(*facts: Any) -> None:
        with monkeypatch.context() as patch:
            if not tried:
                patch.setattr(of, name, fails_once(getattr(of, name)))
            tried.append(1)
            await tell_host(*facts)

    tried = list[int]()
    monkeypatch.setattr(world.bot.dispatcher, "_tell_host", cut_off)
    await world.env.advance_time(20 * 3600)  # a reminder is due
    await world.env.advance_time(RETRY_SECONDS + 1)
    messages = world.env.backend.messages[direct_channel(world, world.zoe)].values()
    assert sum(says(message.content, "home-closed", game=1) for message in messages) == 1


def test_a_dispatcher_that_has_not_begun_to_listen_queues_nothing() -> None:
    parts: Any = [SimpleNamespace(on_outbox=lambda listener: None), SimpleNamespace(), *[None] * 6]
    dispatcher = Dispatcher(*parts)
    dispatcher.wake([Subject(1, "game")])
    assert not dispatcher._queues._new


async def test_what_was_loaded_while_a_table_was_told_is_not_used_after_that(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    dispatcher, due = world.bot.dispatcher, await world.bot.store.read(dispatch.load, 1)
    async with dispatcher._telling(Subject(1)):
        dispatcher.expect(due)
    assert not dispatcher._expected


async def test_what_an_act_loaded_is_not_used_if_somebody_else_has_written_meanwhile(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    dispatcher, due = world.bot.dispatcher, await world.bot.store.read(dispatch.load, 1)
    await world.bot.store.write(outbox.add, 1, (Outgoing("lines", "{}"),), 5)
    dispatcher.expect(due)
    await dispatcher.done(1)
    assert "lines" not in [row.kind for row in await world.bot.store.read(outbox.pending, 1)]


async def test_a_table_that_is_overtaken_again_and_again_is_not_forgotten(
    world: Any, monkeypatch: Any
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    dispatcher, handle = world.bot.dispatcher, world.bot.dispatcher._handle_once
    left = 2 * ATTEMPTS

    async def overtaken(subject: Subject) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise Stale(0)
        return await handle(subject)

    monkeypatch.setattr(dispatcher, "_handle_once", overtaken)
    await quick_turn(world)
    for _ in range(3):
        await world.env.advance_time(RETRY_SECONDS + 1)
    assert left < 0 and not dispatcher._retries


async def test_tables_of_a_new_shard_wait_until_tournaments_have_given_theirs_a_place(
    world: Any, monkeypatch: Any
) -> None:
    dispatcher, told = world.bot.dispatcher, list[Subject]()
    mine = world.bot.sharding.mine()

    async def waiting(_: Any) -> dict[int, set[int]]:
        return {7: {1, 2}}

    async def tell(subject: Subject) -> None:
        if not told:
            dispatcher.wake([Subject(1)])
        told.append(subject)

    monkeypatch.setattr(dispatcher.tournaments, "waiting", waiting)
    monkeypatch.setattr(dispatcher._queues, "_tell", tell)
    await dispatcher.inherit(mine)
    dispatcher.wake([Subject(2)])
    await world.env.settle()
    assert told == []
    await dispatcher.start(mine)
    await dispatcher._queues.told([Subject(1), Subject(2)])
    assert told[0] == Subject(7, "tournament") and set(told[1:]) == {Subject(1), Subject(2)}


async def test_tables_wait_for_what_their_own_tournament_has_to_announce_and_for_nothing_else(
    world: Any, monkeypatch: Any
) -> None:
    dispatcher, told, released = world.bot.dispatcher, list[Subject](), asyncio.Event()
    mine = world.bot.sharding.mine()

    async def waiting(_: Any) -> dict[int, set[int]]:
        return {7: {1}, 8: {2}}

    async def tell(subject: Subject) -> None:
        if subject == Subject(7, "tournament"):
            await released.wait()
        told.append(subject)

    monkeypatch.setattr(dispatcher.tournaments, "waiting", waiting)
    monkeypatch.setattr(dispatcher._queues, "_tell", tell)
    await dispatcher.inherit(mine)
    dispatcher.wake([Subject(1)])
    dispatcher.wake([Subject(3)])
    beginning = asyncio.create_task(dispatcher.start(mine))
    for _ in range(5):
        await world.bot.store.read(outbox.waiting)  # whatever was asked of the store before is answered
        await world.env.settle()
    assert set(told) == {Subject(8, "tournament"), Subject(2), Subject(3)}
    released.set()
    await beginning
    assert told[3:] == [Subject(7, "tournament"), Subject(1)]
