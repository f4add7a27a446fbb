from db import Store, Subject
from db.queries import dispatch, games, outbox
from tests.db.conftest import make_game
from tests.db.queries.test_tournaments import a_tournament


async def test_a_message_that_is_being_sent_is_known_by_its_last_row(store: Store):
    game = await make_game(store)
    await store.write(outbox.set_sending, game.id, 7)
    due = await store.read(dispatch.load, game.id)
    assert due and due.sending == 7


async def test_a_table_is_told_at_its_home_and_a_tournament_in_its_channel_before_all_tables(store: Store):
    game, tournament = await make_game(store), Subject(await a_tournament(store, 77), "tournament")
    await store.write(games.set_home, game.id, 88)
    found = await store.read(dispatch.places, [Subject(game.id), tournament, Subject(999)])
    assert {one: place for one, (place, _) in found.items()} == {Subject(game.id): 88, tournament: 77}
    assert max(found, key=lambda one: found[one][1]) == tournament
