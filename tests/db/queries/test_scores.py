"""Scores are stored once for each finished game, and added up by the store."""

from typing import Any

import pytest

from db import Best, Correction, GameRow, Record, ScoreRow, SeenPlaces, Store
from db.queries import games, moves, people, scores
from db.queries.moves import correct
from tests.db.conftest import CHANNEL, GUILD, HOST, a_move, make_game

THREAD = 77


async def over(store: Store, **facts: Any) -> GameRow:
    """Make a finished game."""
    game = await make_game(store, **facts)
    await store.write(moves.commit, a_move(game, result="{}", outbox=(), at=2000 + game.id))
    ended = await store.read(games.load, game.id)
    assert ended
    return ended


async def counted(store: Store, place: int | None, turns: int = 10, **facts: Any) -> GameRow:
    """Make a finished game and its score for the host."""
    game = await over(store)
    score = {"is_won": place == 1, "is_played": True, "turns": turns} | facts
    known = {"user_id": HOST, "game_id": game.id, "version": game.version}
    await store.write(scores.put, [ScoreRow(**known, place=place, **score)])
    return game


async def record(store: Store, places: SeenPlaces | None = None) -> Record | None:
    return next(iter(await store.read(scores.records, HOST, GUILD, places)), None)


async def test_a_record_adds_up_games_wins_places_streaks_and_lengths(store: Store):
    await counted(store, 1, turns=30)
    await counted(store, 1, turns=20)
    await counted(store, 2, turns=90, is_played=False)
    await counted(store, None, turns=99)
    await counted(store, 1, turns=20, is_won=False, is_shared=True)
    await counted(store, 1, turns=20)
    assert await record(store) == Record(
        game="junior",
        games=5,
        wins=3,
        shared=1,
        places=(4, 1),
        average=1.2,
        streak=1,
        best_streak=2,
        unplayed=1,
        longest=Best(1, 30),
        fastest_win=Best(2, 20),
    )


async def test_a_streak_is_over_with_the_last_game_lost(store: Store):
    for place in (1, 1, 3):
        await counted(store, place)
    found = await record(store)
    assert found and (found.streak, found.best_streak, found.places) == (0, 2, (2, 0, 1))


async def test_each_game_is_counted_once_and_none_of_another_server(store: Store):
    first, second, _ = await over(store), await over(store), await over(store, guild_id=GUILD + 1)
    assert [row.id for row in await store.read(scores.uncounted, HOST, GUILD, 1)] == [first.id]
    none = ScoreRow(user_id=HOST, game_id=first.id, version=first.version)
    await store.write(scores.put, [none])
    assert [row.id for row in await store.read(scores.uncounted, HOST, GUILD, 9)] == [second.id]
    assert await record(store) is None


async def test_a_corrected_result_is_counted_anew_and_never_as_it_was_before(store: Store):
    game = await counted(store, 2)
    wanted = Correction(game_id=game.id, version=game.version, result="{}", rated=None, outbox=())
    await store._connection.write(lambda db: correct(db, wanted, 3000))
    assert [row.id for row in await store.read(scores.uncounted, HOST, GUILD, 9)] == [game.id]
    old = ScoreRow(user_id=HOST, game_id=game.id, version=game.version, place=2)
    await store.write(scores.put, [old])
    assert await record(store) is None


@pytest.mark.parametrize(
    ("known", "seen", "is_shown"),
    [
        ((CHANNEL, THREAD), (CHANNEL, THREAD), True),
        ((CHANNEL, THREAD), (CHANNEL,), False),  # a private thread
        ((CHANNEL,), (CHANNEL,), True),  # a thread that is asleep counts as its channel
        ((CHANNEL,), (), False),
        ((), (), False),
    ],
)
async def test_a_game_counts_for_others_where_they_see_its_table(
    store: Store, known: tuple[int, ...], seen: tuple[int, ...], is_shown: bool
):
    game = await counted(store, 1)
    await store.write(games.set_home, game.id, THREAD)
    assert (await record(store, SeenPlaces(known, seen)) is not None) is is_shown


async def test_a_forgotten_person_has_no_record_and_gets_none(store: Store):
    game = await counted(store, 1)
    assert await store.write(people.forget, HOST, 4000, a_move(game).outbox[0])
    assert await record(store) is None
    await store.write(scores.put, [ScoreRow(user_id=HOST, game_id=game.id, version=game.version, place=1)])
    assert await record(store) is None and await store.read(scores.uncounted, HOST, GUILD, 9) == ()
