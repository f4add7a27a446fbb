"""A store on an empty file, and functions that make a lobby, a running game and a move."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from db import Commit, Dealt, GameRow, NewGame, Outgoing, SeatRow, Start, Store
from db.queries import games, moves, outbox

GUILD, CHANNEL, HOST, GUEST = 11, 22, 1_300_000_000_000_000_033, 44

ARIANE = SeatRow(seat=0, user_id=HOST, name="Ariane", pick=2, interaction_id=900)
STAND_IN = SeatRow(seat=1, name="Bot", level="easy", interaction_id=901)
ENGINES = ["sqlite", "postgresql"]
BOARD = Outgoing("board", '{"turn":0}')


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run every test of the store on both engines, unless it is about the ways of one."""
    marks = [mark.name for mark in metafunc.definition.iter_markers() if mark.name in ENGINES]
    if "database" in metafunc.fixturenames and "sqlite" not in marks:
        metafunc.parametrize("database", marks or ENGINES, indirect=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "dedale.sqlite3"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with await Store.open(database) as store:
        yield store


async def make_lobby(store: Store, **changes: Any) -> GameRow:
    facts: dict[str, Any] = {
        "game": "junior",
        "rules_version": 1,
        "options": "{}",
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "host_id": HOST,
        "secret": b"s" * 32,
        "seats": [ARIANE, STAND_IN],
        "at": 1000,
    }
    return await store.write(games.create, NewGame(**facts | changes))


async def start_game(store: Store, game: GameRow, **changes: Any) -> GameRow:
    facts: dict[str, Any] = {
        "rules_version": game.rules_version,
        "options": '{"goals":"shared"}',
        "interactions": (900, 901, 2**62),
        "seed": b"seed",
        "state": '{"ply":0}',
        "drawn": 3,
        "at": 1010,
    } | changes
    dealt = Dealt(**{name: facts.pop(name, None) for name in Dealt.__struct_fields__})
    return await store.write(games.start, Start(game_id=game.id, version=game.version, dealt=dealt, **facts))


async def make_game(store: Store, **changes: Any) -> GameRow:
    return await start_game(store, await make_lobby(store, **changes))


def a_move(game: GameRow, **changes: Any) -> Commit:
    facts: dict[str, Any] = {
        "game_id": game.id,
        "version": game.version,
        "seat": 0,
        "kind": "act",
        "actions": '[{"do":"move","to":"C3"}]',
        "interaction_id": 10_000 + game.id,
        "state": '{"ply":1}',
        "drawn": 4,
        "outbox": (BOARD,),
        "at": 1020,
    }
    return Commit(**facts | changes)


async def everything(store: Store, game: GameRow) -> tuple[object, ...]:
    """Return all that is stored about a game, to see that nothing has changed."""
    return (
        await store.read(games.load, game.id),
        await store.read(moves.of_game, game.id),
        await store.read(outbox.pending, game.id),
    )
