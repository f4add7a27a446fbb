from db import Store
from db.queries import moves, outbox, watchers
from tests.db.conftest import a_move, make_game


async def test_the_end_of_a_game_calls_those_who_watch_it(store: Store):
    game, unwatched = await make_game(store), await make_game(store)
    assert await store.write(watchers.add, game.id, 70) and not await store.write(watchers.add, game.id, 70)
    await store.write(moves.commit, a_move(game, outbox=()))
    assert await store.read(outbox.pending, game.id) == ()
    for row in (game, unwatched):
        version = 2 if row is game else 1
        move = a_move(row, version=version, interaction_id=80 + row.id, outbox=(), result="{}")
        await store.write(moves.commit, move)
    assert [(m.game_id, m.kind) for m in await store.read(outbox.pending)] == [(game.id, "watchers")]
    assert await store.read(watchers.of_game, game.id) == (70,) and await store.write(
        watchers.remove, game.id, 70
    )


async def test_a_person_who_does_not_watch_a_game_is_not_removed_from_it(store: Store):
    game = await make_game(store)
    assert not await store.write(watchers.remove, game.id, 70)
