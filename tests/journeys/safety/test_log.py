"""The log of whole games, with faults of Discord among them, holds no token and nothing that is hidden."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cogs.runtime.logs import Sparing, formatter
from db.queries import games, moves
from engine import GAMES
from tests.playing.tables import board, open_table, play_on

FAULTS = [
    ("POST", "/interactions/*/*/callback", 404, 10062),
    ("POST", "/webhooks/*/*", 404, 10015),
    ("PATCH", "/webhooks/*/*/messages/*", 503, 0),
    ("PATCH", "/channels/*/messages/*", 429, 0),
    ("POST", "/channels/*/messages", 503, 0),
]


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What the operator would read."""
    stream, root = io.StringIO(), logging.getLogger()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(request.param))
    handler.addFilter(Sparing())
    handler.setLevel(logging.INFO)
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def fragments(value: Any) -> set[str]:
    """Texts of a state or an action, long enough to be told from ordinary words and numbers."""
    match value:
        case dict():
            return set().union(*(fragments(each) for each in value.values()))
        case list() if value and all(isinstance(each, (int, str)) for each in value):
            return {str(value), msgspec.json.encode(value).decode(), ", ".join(map(str, value))}
        case list():
            return set().union(*(fragments(each) for each in value))
        case _:
            return {str(value)}


async def hidden_in(world: Any, game_id: int) -> set[str]:
    """Secrets, seeds, positions and moves of a game, as they might stand in a log."""
    row = await world.bot.store.read(games.load, game_id)
    played = await world.bot.store.read(moves.of_game, game_id)
    found = {row.secret.hex(), str(row.secret), row.seed.hex(), row.state}
    found |= fragments(msgspec.json.decode(row.state)) | {move.actions for move in played}
    return {text for text in found if len(text) > 11}


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    ("game", "most"),
    [("pasvu", 2), *(pytest.param(key, 10_000, marks=pytest.mark.soak) for key in GAMES)],
)
async def test_the_log_of_a_game_holds_nothing_that_is_secret(
    world: Any, log: io.StringIO, game: str, most: int
) -> None:
    await open_table(world, world.zoe, world.matthieu, game=game)
    for method, path, status, code in FAULTS:
        world.env.inject_error(method, path, status=status, code=code)
        for player in (world.zoe, world.matthieu):
            panel = await player.press(board(world), "button-play")
            if panel and panel.buttons:
                await player.advised(panel)
        await play_on(world, most=2)
    hidden = await hidden_in(world, 1)
    await play_on(world, most=most)
    hidden |= await hidden_in(world, 1)
    tokens = {record.token for record in world.env.backend.interactions.values()}
    text = log.getvalue()
    assert len(hidden) > 10 and tokens and "dedale" in text
    assert not [each for each in hidden | tokens if each in text]
    assert "Traceback" not in text
    assert text[0] != "{" or all(json.loads(line)["message"] for line in text.splitlines())
