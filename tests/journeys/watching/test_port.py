"""The port for those who watch the bot: numbers that rise with each click, and no word about anybody."""

import re
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import pytest

from cogs.runtime import monitor
from cogs.runtime.environment import Address
from engine import GAMES
from tests.conftest import World
from tests.playing.tables import board, on_turn, open_table, play_by_clicks, play_on

pytestmark = pytest.mark.usefixtures("always_fresh")


@pytest.fixture
def always_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the store says is asked for each time."""
    monkeypatch.setattr(monitor, "FRESH_SECONDS", 0.0)


@pytest.fixture
async def world(make_world: Callable[..., Awaitable[World]]) -> World:
    return await make_world(where="channel", metrics=Address("127.0.0.1", 0))


async def ask(world: World, path: str) -> tuple[int, str]:
    assert world.bot.watching.monitor
    address = f"http://127.0.0.1:{world.bot.watching.monitor.port}{path}"
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        return response.status, await response.text()


async def status(world: World, path: str) -> int:
    return (await ask(world, path))[0]


async def numbers(world: World) -> dict[str, float]:
    """What Prometheus reads, by name and labels."""
    lines = [line for line in (await ask(world, "/metrics"))[1].splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def clicks(game: str, outcome: str, kind: str = "click") -> str:
    return f'dedale_clicks_total{{game="{game}",kind="{kind}",outcome="{outcome}"}}'


async def test_the_numbers_rise_with_clicks(world: World) -> None:
    await open_table(world, world.zoe, world.matthieu)
    before = await numbers(world)
    await play_by_clicks(world, on_turn(world), board(world))
    after = await numbers(world)
    assert after[clicks("junior", "done")] > before[clicks("junior", "done")]
    for name in (
        'dedale_acknowledgement_seconds_count{kind="click"}',
        'dedale_reply_seconds_count{kind="click"}',
        "dedale_picture_seconds_count",
        'dedale_store_seconds_count{kind="write",outcome="done"}',
    ):
        assert after[name] > before[name], name
    now = ("dedale_ready", "dedale_shards_held", "dedale_store_unwritable", "dedale_deadlines_overdue")
    assert [after[name] for name in now] == [1, 1, 0, 0]
    assert after["dedale_outbox_oldest_seconds"] < 60


async def test_a_refusal_is_counted_as_one(world: World) -> None:
    await open_table(world, world.zoe, world.matthieu)
    await world.francois.forge(board(world), "b|confirm|1|1||pN1-NES")
    await world.zoe.forge(board(world), "b|no-such-verb|1|1||")
    counted = await numbers(world)
    assert counted[clicks("junior", "refused")] == 1
    assert counted[clicks("none", "refused")] == 1


@pytest.mark.logs_errors
async def test_what_waits_is_told(world: World) -> None:
    await open_table(world, world.zoe, world.matthieu)
    world.env.inject_error("POST", "/channels/*/messages", status=503, code=0)
    await play_on(world, most=2)
    counted = await numbers(world)
    assert counted["dedale_outbox_rows"] >= 1 and counted['dedale_retries_total{status="503"}'] == 1


@pytest.mark.parametrize("game", ["junior", *(pytest.param(key, marks=pytest.mark.soak) for key in GAMES)])
async def test_after_a_game_nothing_names_a_person_or_a_place(world: World, game: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game)
    await world.zoe.press(board(world), "button-play")
    await world.francois.slash("board")
    await play_on(world)
    assert (await world.bot.tables.row(1)).status == "over"
    text = (await ask(world, "/metrics"))[1]
    people = (world.zoe, world.matthieu, world.lou, world.francois)
    known = {str(place.id) for place in (*people, world.guild, world.channel, world.env.bot.user)}
    known |= {message.id for message in world.public()} | {one.name for one in people} | {"dédale"}
    assert f'game="{game}"' in text
    assert not [each for each in map(str, known) if each.lower() in text.lower()]
    # Nor any other id of Discord's: these have 17 digits or more, and stand alone.
    assert not re.findall(r"(?<![\d.])\d{17,}(?![\d.])", text)


@pytest.mark.sqlite
@pytest.mark.logs_errors
async def test_health_is_red_while_nothing_can_be_written_and_green_again_later(world: World) -> None:
    async def let_write(pragma: str) -> None:
        await world.bot.store.read(lambda db: db.execute(f"PRAGMA query_only = {pragma}"))  # type: ignore[arg-type]

    assert await status(world, "/healthz") == 200
    await let_write("ON")
    assert await status(world, "/healthz") == 503
    assert (await numbers(world))["dedale_store_unwritable"] == 1
    await let_write("OFF")
    assert await status(world, "/healthz") == 200
    assert (await numbers(world))["dedale_store_unwritable"] == 0


async def test_a_bot_is_ready_while_it_is_connected(world: World) -> None:
    assert await status(world, "/readyz") == 200
    world.bot.dispatch("shard_disconnect", 0)
    await world.env.settle()
    assert (await status(world, "/readyz"), await status(world, "/healthz")) == (503, 200)
    world.bot.dispatch("shard_resumed", 0)
    await world.env.settle()
    assert await status(world, "/readyz") == 200


async def test_without_an_address_there_is_no_port(make_world: Any) -> None:
    assert (await make_world(where="channel")).bot.watching.monitor is None
