from db import Outgoing, Store, Subject
from db.queries import dispatch, games, outbox, tournaments
from db.sql import Database
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


async def test_a_tournament_that_announces_something_is_known_with_its_tables_that_wait(store: Store):
    waits, silent = await make_game(store), await make_game(store)
    numbers = [await a_tournament(store, 77) for _ in range(3)]

    def announce(db: Database) -> None:
        for number, game in zip(numbers, (waits, silent), strict=False):
            db.execute(
                "INSERT INTO pairings (tournament_id, round, number, game_id) VALUES (?, 1, 1, ?)",
                (number, game.id),
            )
            db.execute(
                "INSERT INTO announcements (tournament_id, kind, payload, at) VALUES (?, 'card', '{}', 1)",
                (number,),
            )
        outbox.add(db, waits.id, (Outgoing("board", "{}"), Outgoing("lines", "{}")), 1)

    await store.write(announce)
    found = await store.read(tournaments.announcing)
    assert found == {numbers[0]: {waits.id}, numbers[1]: set()}
