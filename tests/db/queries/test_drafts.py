from db import Store
from db.queries import drafts, moves
from tests.db.conftest import a_move, make_game


async def kept(store: Store, game_id: int) -> list[str | None]:
    """Return the drafts of the first two seats."""
    rows = [await store.read(drafts.load, game_id, seat) for seat in (0, 1)]
    return [row and row.draft for row in rows]


async def test_a_seat_keeps_its_last_draft(store: Store):
    game = await make_game(store)
    await store.write(drafts.keep, game.id, 0, 1, "one")
    await store.write(drafts.keep, game.id, 0, 2, "two")
    row = await store.read(drafts.load, game.id, 0)
    assert row and (row.version, row.draft) == (2, "two")


async def test_a_draft_outlives_the_process(store: Store, database: str):
    game = await make_game(store)
    await store.write(drafts.keep, game.id, 0, 1, "one")
    await store.close()
    async with await Store.open(database) as again:
        assert await kept(again, game.id) == ["one", None]


async def test_a_move_forgets_the_draft_of_its_seat_alone(store: Store):
    game, other = await make_game(store), await make_game(store)
    for seat in (0, 1):
        await store.write(drafts.keep, game.id, seat, 1, "mine")
    await store.write(drafts.keep, other.id, 0, 1, "elsewhere")
    await store.write(moves.commit, a_move(game))
    assert await kept(store, game.id) == [None, "mine"]
    assert await kept(store, other.id) == ["elsewhere", None]


async def test_the_end_of_a_game_forgets_all_its_drafts(store: Store):
    game = await make_game(store)
    await store.write(drafts.keep, game.id, 1, 1, "mine")
    await store.write(moves.commit, a_move(game, result="{}"))
    assert await kept(store, game.id) == [None, None]


async def test_what_comes_after_the_move_that_it_was_about_is_not_kept(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game))
    for seat in (0, 1):
        await store.write(drafts.keep, game.id, seat, game.version, "late")
    assert await kept(store, game.id) == [None, "late"]
    await store.write(
        moves.commit, a_move(game, version=game.version + 1, seat=1, interaction_id=2, turned=True)
    )
    await store.write(drafts.keep, game.id, 0, game.version + 1, "later")
    assert await kept(store, game.id) == [None, None]
