from db import Store
from db.queries import dispatch, outbox
from tests.db.conftest import make_game


async def test_a_message_that_is_being_sent_is_known_by_its_last_row(store: Store):
    game = await make_game(store)
    await store.write(outbox.set_sending, game.id, 7)
    due = await store.read(dispatch.load, game.id)
    assert due and due.sending == 7
