"""Where more waits for the workers than three seconds allow, what needs them is acknowledged first."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event
from typing import Any

import pytest

from cogs.runtime.workers import Workers
from db import Rated
from db.queries.results import put
from tests.playing.saying import says
from tests.playing.tables import board, on_turn, open_table, other, play_by_clicks, play_on, state_of
from tests.playing.tournaments import close_tables, games_of, started, tournament

DEFERRED = 5  # Discord's type of an acknowledgement that a message follows
UPDATE = 6  # and of one after which the message that was clicked changes
DRAWN: list[tuple[str, dict[str, Any], bool]] = [
    ("game new", {"game": "junior"}, False),
    ("board", {}, True),
    ("stats", {}, True),
    ("stats", {"public": True}, False),
    ("replay", {"turn": 1}, True),
    ("replay", {"turn": 1, "public": True}, False),
    ("verify", {}, True),
    ("daily", {"show": "maze"}, True),
    ("rules", {"game": "junior"}, True),
    ("leaderboard", {"game": "junior"}, True),
    ("leaderboard", {"game": "junior", "text": True}, True),
]
IN_WORDS = ("stats", "verify", "leaderboard")
OF_TOURNAMENTS: list[tuple[str, dict[str, Any]]] = [
    ("standings", {}),
    ("standings", {"text": True}),
    ("pairings", {}),
    ("pairings", {"text": True}),
    ("list", {}),
    ("history", {}),
    ("log", {}),
    ("export", {}),
]


@pytest.fixture
def swamp(monkeypatch: pytest.MonkeyPatch) -> Any:
    return lambda: monkeypatch.setattr(Workers, "busy", property(lambda _: True))


@contextmanager
def acknowledged(world: Any, *kinds: int) -> Iterator[None]:
    """Whatever is asked for in here is first acknowledged."""
    count = len(world.env.http_requests)
    yield
    sent = [r.json for r in world.env.http_requests[count:] if r.path.endswith("/callback")]
    assert sent and {each["type"] for each in sent} <= set(kinds), sent


async def test_an_answer_that_is_drawn_is_acknowledged_first(world: Any, swamp: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await play_on(world, most=2)
    await world.bot.lifecycle.resign(1, world.zoe.id, None)
    await world.bot.dispatcher.send(1)
    await world.env.settle()
    await world.bot.store.write(put, 1, Rated((world.matthieu.id, world.zoe.id), (1, 2)), 1_800_000_000)
    swamp()
    for command, options, is_private in DRAWN:
        with acknowledged(world, DEFERRED):
            answer = await world.matthieu.slash(command, **options)
        assert answer.is_private == is_private, command
        assert answer.text and (answer.pictures or command in IN_WORDS), command


async def test_a_turn_by_clicks_and_its_undo_are_acknowledged_first(world: Any, swamp: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, rated="casual")
    swamp()
    with acknowledged(world, DEFERRED, UPDATE):
        await play_by_clicks(world, on_turn(world), board(world))
        player = on_turn(world)
        assert says(await player.slash("junior hint"), "junior-hint-turn")
        await player.slash("junior push", slot="N1")
        before = await state_of(world)
        answer = await player.slash("junior stay")
        await player.press(answer, "button-undo")
        asks = board(world)
        await other(world, player).press(asks, "button-agree")
    assert says(asks, "settled-agreed") and await state_of(world) == before
    assert not [seen for seen in world.public() if not seen.text]  # nobody is left waiting


async def test_what_is_asked_of_a_tournament_is_acknowledged_first(world: Any, swamp: Any) -> None:
    card = await started(world, 4, rounds=2)
    swamp()
    with acknowledged(world, DEFERRED, UPDATE):
        for command, options in OF_TOURNAMENTS:
            answer = await world.zoe.slash(f"tournament {command}", **options)
            assert answer.is_private and answer.text, command
        await world.zoe.press(card, "button-standings")
        text = await world.zoe.slash("tournament standings", text=True)
        for page in ("tournament-page|1|0|standings|1.0.t", "tournament-lines|0|0|history|1"):
            await world.zoe.forge(text, f"b|{page}")
        assert "tournament history" not in text.text and "```" not in text.text
        await close_tables(world, world.zoe, await games_of(world))
    assert (await tournament(world)).state.results


@pytest.mark.parametrize("command", ["replay", "stats"])
async def test_a_refusal_is_private_even_where_the_answer_would_be_public(
    world: Any, swamp: Any, command: str
) -> None:
    await open_table(world, world.zoe, world.matthieu)
    if command == "stats":  # a game that counts for nobody
        async with world.bot.tables.lock(1):
            await world.bot.lifecycle.abandon(await world.bot.tables.load(1), 0, "abandoned")
        await world.bot.dispatcher.done(1)
        await world.env.settle()
    before = [seen.id for seen in world.public()]
    swamp()
    options = {"number": 1, "turn": 9} if command == "replay" else {}
    answer = await world.zoe.slash(command, public=True, **options)
    assert answer.is_private and answer.text
    assert [seen.id for seen in world.public()] == before


@pytest.mark.parametrize(("late", "many", "is_busy"), [(60.0, 40, False), (0.0, 40, True), (60.0, 0, True)])
async def test_workers_are_busy_with_many_things_or_with_an_old_one(
    monkeypatch: pytest.MonkeyPatch, late: float, many: int, is_busy: bool
) -> None:
    monkeypatch.setattr("cogs.runtime.workers.LATE", late)
    monkeypatch.setattr("cogs.runtime.workers.BUSY", many)
    workers, done = Workers(), Event()
    waiting = asyncio.create_task(workers.run(done.wait))
    await asyncio.sleep(0)
    assert workers.busy == is_busy
    done.set()
    await waiting
    assert not workers.busy
    workers.close()
