"""Proposals, the log of acts, watchers: each is written with what it belongs to, and the log only grows."""

import sqlite3

import pytest

from db import Act, AlreadyExists, LobbyChange, NewProposal, ProposalRow, Store, StoreError, Taker
from db.queries import audit, games, moves, outbox, proposals, watchers
from tests.db.conftest import GUEST, HOST, a_move, make_game, make_lobby


async def propose(store: Store, game_id: int, kind: str = "draw") -> ProposalRow:
    return await store.write(
        proposals.add,
        NewProposal(game_id=game_id, kind=kind, user_id=HOST, seat=0, data="{}", needed=[GUEST, 45], at=1015),
    )


async def test_a_proposal_and_the_message_that_asks_are_written_together(store: Store):
    game = await make_game(store)
    proposal = await propose(store, game.id)
    assert await store.read(proposals.of_game, game.id) == (proposal,)
    (message,) = await store.read(outbox.pending, game.id)
    assert (message.kind, message.payload) == ("proposal", str(proposal.id))


async def test_there_is_one_open_proposal_of_a_kind_a_table(store: Store):
    game, other = await make_game(store), await make_game(store)
    first = await propose(store, game.id)
    with pytest.raises(AlreadyExists):
        await propose(store, game.id)
    await propose(store, game.id, "pause")
    await propose(store, other.id)
    await store.write(proposals.close, first.id)
    # Ids stand in buttons: a settled one's is not given out again.
    assert (await propose(store, game.id)).id > first.id
    assert not await store.write(proposals.close, first.id)


async def test_consents_and_the_message_are_remembered(store: Store):
    game = await make_game(store)
    proposal = await propose(store, game.id)
    await store.write(proposals.set_consents, proposal.id, (GUEST, 46), (GUEST,))
    await store.write(proposals.set_shown, proposal.id, 22, 500)
    (after,) = await store.read(proposals.of_game, game.id)
    assert (after.needed, after.agreed) == ((GUEST, 46), (GUEST,))
    assert (after.channel_id, after.message_id) == (22, 500)


async def test_what_a_move_settles_and_logs_stands_or_falls_with_it(store: Store):
    game = await make_game(store)
    proposal = await propose(store, game.id)
    move = a_move(game, kind="draw", settles=proposal.id, acts=(Act("draw", HOST),))
    await store.write(moves.commit, move)
    assert await store.read(proposals.of_game, game.id) == ()
    count, (line,) = await store.read(audit.newest, game.id, 10)
    assert (count, line.act, line.actor_id, line.at) == (1, "draw", HOST, 1020)
    with pytest.raises(Exception, match="interaction"):
        await store.write(moves.commit, move)
    assert (await store.read(audit.newest, game.id, 10))[0] == 1


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


async def test_but_whoever_has_their_data_deleted_is_no_longer_named_in_it(store: Store):
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
