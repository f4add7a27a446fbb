"""The condition by which a process finds its own rows."""

import pytest

from db import Mine, Store, shard_of
from db.queries import deadlines, outbox, settings, tournaments
from db.queries.values import of_shards, on_shards
from db.rows.deadlines import DeadlineRow
from tests.db.conftest import BOARD, make_game, make_lobby

COUNT = 5
GUILDS = [0, 1, (1 << 22) - 1, 1 << 22, (7 << 22) + 3, 1_300_000_000_000_000_033, (1 << 63) - 1]
PATIENCE = 900


def plainly(row: DeadlineRow, *_: object) -> int:
    return row.due


@pytest.mark.parametrize("shard", range(COUNT))
async def test_the_shard_of_a_server_is_the_same_in_python_and_in_a_query(store: Store, shard: int):
    for guild_id in GUILDS:
        await make_lobby(store, guild_id=guild_id)
    query = f"SELECT guild_id FROM games WHERE {on_shards('games')} ORDER BY id"
    found = await store.read(
        lambda db: [row[0] for row in db.execute(query, of_shards(Mine(COUNT, (shard,))))]
    )
    assert found == [guild_id for guild_id in GUILDS if shard_of(guild_id, COUNT) == shard]


async def test_what_is_due_and_what_waits_is_found_by_one_process_each(store: Store):
    found = []
    for shard in range(3):
        game = await make_game(store, guild_id=shard << 22)
        due = DeadlineRow(game_id=game.id, seat=0, kind="turn", due=1000 + shard, began=1)
        await store.write(deadlines.replace, game.id, (due,))
        await store.write(outbox.add, game.id, (BOARD,), 1)
        found.append(game.id)
    for shard, game_id in enumerate(found):
        mine = Mine(3, (shard,))
        assert await store.read(deadlines.nearest, mine) == 1000 + shard
        assert [row.game_id for row in await store.read(deadlines.due_by, 2000, 9, mine)] == [game_id]
        assert await store.read(outbox.waiting, mine) == (game_id,)
    nobody = Mine(3, ())
    assert (
        await store.read(deadlines.nearest, nobody) is None and await store.read(outbox.waiting, nobody) == ()
    )
    assert await store.read(tournaments.agenda, nobody) == ((), None)


async def test_an_outage_of_one_shard_gives_time_back_to_its_servers_alone(store: Store):
    games = [await make_game(store, guild_id=shard << 22) for shard in range(2)]
    for game in games:
        due = DeadlineRow(game_id=game.id, seat=0, kind="turn", due=9000, began=1)
        await store.write(deadlines.replace, game.id, (due,))
    both, second = Mine(2, (0, 1)), Mine(2, (1,))
    assert await store.write(deadlines.note_alive, 1000, PATIENCE, plainly, both) == 0
    assert await store.write(deadlines.note_alive, 1800, PATIENCE, plainly, second) == 0
    assert await store.write(deadlines.note_alive, 2600, PATIENCE, plainly, both) == 1600
    rows = await store.read(deadlines.of_games, [game.id for game in games])
    assert [rows[game.id][0].due for game in games] == [10600, 9000]


async def test_with_another_number_of_shards_the_whole_outage_counts_for_all(store: Store):
    game = await make_game(store, guild_id=3 << 22)
    await store.write(
        deadlines.replace, game.id, (DeadlineRow(game_id=game.id, seat=0, kind="turn", due=9000, began=1),)
    )
    await store.write(deadlines.note_alive, 1000, PATIENCE, plainly)
    assert await store.write(deadlines.note_alive, 5000, PATIENCE, plainly, Mine(4, (0, 1))) == 4000
    assert await store.write(deadlines.note_alive, 5100, PATIENCE, plainly, Mine(4, (2, 3))) == 4100
    rows = await store.read(deadlines.of_games, [game.id])
    assert rows[game.id][0].due == 9000 + 4100
    assert set(await store.read(settings.starting_with, "bot", 0, "alive")) == {
        f"alive {n}/4" for n in range(4)
    }
