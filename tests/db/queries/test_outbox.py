from db import Outgoing, Store
from db.queries import games, moves, outbox
from tests.db.conftest import BOARD, a_move, make_game


async def kinds(store: Store, game_id: int | None = None) -> list[str]:
    return [row.kind for row in await store.read(outbox.pending, game_id)]


async def test_messages_wait_in_the_order_in_which_they_were_written(store: Store):
    game, other = await make_game(store), await make_game(store)
    await store.write(moves.commit, a_move(game, outbox=(Outgoing("retire", "{}"), BOARD)))
    await store.write(moves.commit, a_move(other, outbox=(Outgoing("result", "{}"),)))
    await store.write(
        moves.commit, a_move(game, version=2, interaction_id=8, outbox=(Outgoing("ping", "{}"),))
    )
    assert await kinds(store) == ["retire", "board", "result", "ping"]
    assert await kinds(store, game.id) == ["retire", "board", "ping"]


async def test_a_message_that_follows_from_no_move_waits_with_the_others(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game))
    await store.write(outbox.add, game.id, (Outgoing("note", "{}"),), 1030)
    assert await kinds(store, game.id) == ["board", "note"]


async def test_sent_messages_are_forgotten_and_the_board_remembered(store: Store):
    game = await make_game(store)
    await store.write(
        moves.commit, a_move(game, outbox=(Outgoing("retire", "{}"), BOARD, Outgoing("ping", "{}")))
    )
    await store.write(outbox.mark_sent, [1, 2], game_id=game.id, board_message_id=500, board_card="{}")
    after = await store.read(games.load, game.id)
    assert after is not None
    assert (after.board_message_id, after.board_card, await kinds(store)) == (500, "{}", ["ping"])


async def test_a_message_that_is_no_board_leaves_the_board(store: Store):
    game = await make_game(store)
    await store.write(outbox.mark_sent, [], game_id=game.id, board_message_id=500)
    await store.write(outbox.mark_sent, [1], game_id=game.id)
    after = await store.read(games.load, game.id)
    assert after is not None
    assert after.board_message_id == 500


async def test_messages_of_another_game_are_not_forgotten(store: Store):
    game, other = await make_game(store), await make_game(store)
    await store.write(moves.commit, a_move(game))
    await store.write(outbox.mark_sent, [1], game_id=other.id)
    assert await kinds(store) == ["board"]


async def test_the_id_of_a_sent_message_never_comes_again(store: Store):
    game = await make_game(store)
    await store.write(moves.commit, a_move(game))
    await store.write(outbox.mark_sent, [1], game_id=game.id)
    await store.write(moves.commit, a_move(game, version=2, interaction_id=8))
    assert [row.id for row in await store.read(outbox.pending)] == [2]
