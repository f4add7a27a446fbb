"""Proposals are written with the message that asks for consent, and deleted with what settles them."""

import pytest

from db import Act, AlreadyExists, NewProposal, ProposalRow, Store
from db.queries import audit, moves, outbox, proposals
from tests.db.conftest import GUEST, HOST, a_move, make_game


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
    # Ids stand in buttons, so the id of a settled proposal is never used again.
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
