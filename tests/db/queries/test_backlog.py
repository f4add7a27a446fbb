from db import Backlog, DeadlineRow, Outgoing, Store
from db.queries import backlog, games, moves, outbox
from tests.db.conftest import a_move, make_game


async def test_what_waits_is_counted_from_its_oldest_row(store: Store):
    game = await make_game(store)
    assert await store.read(backlog.waiting, 2000) == Backlog(0, None, 0)
    await store.write(outbox.add, game.id, (Outgoing("note", "{}"), Outgoing("retire", "{}")), 1010)
    await store.write(outbox.add, game.id, (Outgoing("board", "{}"), Outgoing("card", "{}")), 1030)
    await store.write(outbox.add, game.id, (Outgoing("lines", "{}"),), 1040)
    assert await store.read(backlog.waiting, 2000) == Backlog(3, 1030, 0)


async def test_what_its_host_knows_to_be_out_of_reach_is_left_out(store: Store):
    game = await make_game(store)
    await store.write(outbox.add, game.id, (Outgoing("board", "{}"),), 1030)
    await store.write(games.note_unreachable, game.id, game.version)
    assert (await store.read(backlog.waiting, 2000)).rows == 0


async def test_deadlines_that_have_passed_are_counted(store: Store):
    game = await make_game(store)
    due = DeadlineRow(game_id=game.id, seat=0, kind="turn", due=1500, began=1000)
    await store.write(moves.commit, a_move(game, outbox=(), deadlines=(due,)))
    found = [(await store.read(backlog.waiting, now)).overdue for now in (1499, 1500, 9999)]
    assert found == [0, 1, 1]
