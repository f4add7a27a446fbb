import asyncio
import signal
import subprocess
import sys

import pytest
from msgspec.structs import replace

from db import Duplicate, GameRow, MoveRow, OutboxRow, Outgoing, Stale, Store, StoreError, Taker
from db.queries import games, moves, outbox
from tests import ROOT
from tests.db.conftest import GUEST, HOST, STAND_IN, a_move, everything, make_game, make_lobby

CRASH = """
import asyncio, os, signal, sys
from db import Commit, Outgoing, Store
from db.queries import moves

async def main():
    store = await Store.open(sys.argv[1])
    move = Commit(game_id=1, version=1, seat=0, kind="act", actions="[]", interaction_id=7,
                  state="after", drawn=9, outbox=(Outgoing("board", "{}"),), at=1)
    await store.write(moves.commit, move)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_a_move_writes_itself_the_game_and_the_messages(store: Store):
    game = await make_game(store)
    assert (await store.write(moves.commit, a_move(game))).version == 2
    assert await everything(store, game) == (
        replace(game, version=2, state='{"ply":1}', drawn=4, sending_id=1),
        (
            MoveRow(
                game_id=1,
                version=2,
                seat=0,
                kind="act",
                actions='[{"do":"move","to":"C3"}]',
                interaction_id=10_001,
                at=1020,
            ),
        ),
        (OutboxRow(id=1, game_id=1, kind="board", payload='{"turn":0}', at=1020),),
    )


async def test_the_last_move_ends_the_game(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game, result='{"places":[1,2]}'))
    ended = await store.read(games.load, game.id)
    assert ended is not None
    assert (ended.status, ended.result, ended.ended_at) == ("over", '{"places":[1,2]}', 1020)


async def test_resigning_marks_the_seat(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game, seat=1, kind="resign", actions="[]"))
    after = await store.read(games.load, game.id)
    assert after is not None
    assert after.seats == (game.seats[0], replace(STAND_IN, resigned=True))


async def test_a_move_on_another_version_is_stale_and_writes_nothing(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game))
    before = await everything(store, game)
    with pytest.raises(Stale) as caught:
        await store.write(moves.commit, a_move(game, interaction_id=8))
    assert (caught.value.current, await everything(store, game)) == (2, before)


async def test_a_move_in_a_game_that_does_not_exist_is_stale(store: Store):
    game = await make_game(store)
    with pytest.raises(Stale) as caught:
        await store.write(moves.commit, a_move(game, game_id=99))
    assert caught.value.current is None


async def test_a_lobby_takes_no_move(store: Store):
    lobby = await make_lobby(store)
    with pytest.raises(Stale):
        await store.write(moves.commit, a_move(lobby))


async def test_a_game_that_is_over_takes_no_move(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game, result="{}"))
    with pytest.raises(Stale):
        await store.write(moves.commit, a_move(game, version=2, interaction_id=8))


async def test_an_interaction_moves_once_at_any_version_of_any_game(store: Store):
    game, other = await make_game(store), await make_game(store)
    await store.write(moves.commit, a_move(game, interaction_id=7))
    before = await everything(store, other)
    for again in (a_move(game, interaction_id=7), a_move(other, interaction_id=7)):
        with pytest.raises(Duplicate):
            await store.write(moves.commit, again)
    assert await everything(store, other) == before


async def test_moves_without_an_interaction_are_never_duplicates(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game, interaction_id=None))
    assert (await store.write(moves.commit, a_move(game, version=2, interaction_id=None))).version == 3


async def test_a_move_that_fails_at_its_last_write_leaves_nothing(store: Store):
    game = await make_game(store)
    before = await everything(store, game)
    unwritable = Outgoing("board", None)  # type: ignore[arg-type]
    with pytest.raises(StoreError):
        await store.write(moves.commit, a_move(game, outbox=(Outgoing("board", "{}"), unwritable)))
    assert await everything(store, game) == before


@pytest.mark.parametrize("change", ["UPDATE moves SET actions = '[]'", "DELETE FROM moves"])
async def test_the_file_itself_keeps_moves_as_they_are(store: Store, change: str):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game))
    with pytest.raises(StoreError, match="moves are never"):
        await store._connection.write(lambda db: db.execute(change))
    assert len(await store.read(moves.of_game, game.id)) == 1


async def test_fifty_clicks_on_one_version_make_one_move(store: Store):
    game = await make_game(store)
    clicks = [store.write(moves.commit, a_move(game, interaction_id=number)) for number in range(50)]
    answers = await asyncio.gather(*clicks, return_exceptions=True)
    assert sorted(map(type, answers), key=str) == [Stale] * 49 + [GameRow]
    assert len(await store.read(moves.of_game, game.id)) == len(await store.read(outbox.pending)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_confirmed_move_outlives_a_killed_process(database: str):
    async def begin():
        async with await Store.open(database) as store:
            await make_game(store)

    async def look():
        async with await Store.open(database) as store:
            return (
                await store.read(games.load, 1),
                await store.read(moves.of_game, 1),
                await store.read(outbox.pending),
            )

    asyncio.run(begin())
    killed = subprocess.run([sys.executable, "-c", CRASH, database], cwd=ROOT, check=False)
    game, played, messages = asyncio.run(look())
    assert game is not None
    assert (killed.returncode, game.state, game.version) == (-signal.SIGKILL, "after", 2)
    assert (len(played), len(messages)) == (1, 1)


async def test_a_seat_that_is_taken_over_is_nobody_elses(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game, kind="resign", handed=True, missed=2))
    await store.write(
        moves.commit, a_move(game, version=2, interaction_id=9, kind="replace", taker=Taker(GUEST, "Lou"))
    )
    after = await store.read(games.load, game.id)
    assert after is not None
    seat = after.seats[0]
    assert (seat.user_id, seat.name, seat.resigned, seat.handed, seat.missed) == (
        GUEST,
        "Lou",
        False,
        False,
        0,
    )
    assert await store.read(games.of_user, HOST, ("playing",)) == ()
