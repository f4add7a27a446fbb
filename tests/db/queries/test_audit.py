"""The log of acts is written together with the acts, and only grows."""

import sqlite3

import pytest

from db import Act, LobbyChange, Store, StoreError
from db.queries import audit, games
from tests.db.conftest import GUEST, HOST, make_game, make_lobby


async def test_the_log_is_read_from_its_newest_line(store: Store):
    game = await make_game(store)
    await store.write(audit.add, game.id, [Act(f"act{n}", None) for n in range(5)], 1030)
    count, lines = await store.read(audit.newest, game.id, 2, skip=1)
    assert (count, [line.act for line in lines]) == (5, ["act3", "act2"])


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE audit SET act = 'nothing'",
        "UPDATE audit SET data = '{}', at = 0",
        "UPDATE audit SET actor_id = 5",
        "UPDATE audit SET subject_id = 5",
        "DELETE FROM audit",
    ],
)
async def test_the_log_is_never_changed(store: Store, statement: str):
    game = await make_game(store)
    await store.write(audit.add, game.id, [Act("kick", HOST, GUEST, '{"reason":"x"}')], 1030)
    with pytest.raises(StoreError, match="the log of acts"):
        await store._connection.write(lambda db: db.execute(statement))


async def test_a_forgotten_person_is_no_longer_named_in_the_log(store: Store):
    game = await make_game(store)
    await store.write(audit.add, game.id, [Act("kick", HOST, GUEST)], 1030)

    def forget(db: sqlite3.Connection) -> None:
        db.execute("UPDATE audit SET actor_id = NULL WHERE actor_id = ?", (HOST,))
        db.execute("UPDATE audit SET subject_id = NULL WHERE subject_id = ?", (GUEST,))

    await store._connection.write(forget)
    _, (line,) = await store.read(audit.newest, game.id, 10)
    assert (line.act, line.actor_id, line.subject_id) == ("kick", None, None)


async def test_a_lobby_and_its_log_change_together(store: Store):
    game = await make_lobby(store)
    await store.write(
        games.change_lobby,
        LobbyChange(game_id=game.id, version=0, host_id=GUEST, acts=[Act("host", HOST, GUEST)], at=1005),
    )
    assert (await store.read(audit.newest, game.id, 10))[0] == 1
