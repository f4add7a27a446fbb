"""Stored ratings: each result counts once, rankings come page by page, corrections are counted again."""

import random

import pytest

from cogs.tournaments.service.ratings import counted
from db import Point, Ranked, Rated, SeatRow, Stale, Store
from db.queries import people, ratings, results, settings
from engine.tournaments import ratings as rules
from engine.tournaments.ratings import NEW, Rating
from tests.db.conftest import BOARD, make_game
from tests.playing.stores import rated_results

SERVER = 1
SURE = Rating(NEW.mu + 1, NEW.sigma / 3, 12)


async def finished(store: Store, users: tuple[int, ...], guild_id: int = SERVER) -> int:
    """One more finished game, won by the people in their order; return its number."""
    seats = tuple(SeatRow(seat=n, user_id=user, name="", interaction_id=1) for n, user in enumerate(users))
    game = await make_game(store, seats=seats, guild_id=guild_id)
    # Days apart: the same people count only so often.
    places = tuple(range(1, len(users) + 1))
    assert await store.write(results.put, game.id, Rated(users, places), game.id * 100_000)
    return game.id


async def count(store: Store, limit: int = 3) -> None:
    while (batch := await store.read(ratings.uncounted, "junior", limit)).results:
        await store.write(ratings.put, batch.results, counted(batch))


async def games_of_many(store: Store, number: int) -> None:
    chance = random.Random(3)
    for _ in range(number):
        await finished(
            store, tuple(chance.sample(range(1, 6), chance.choice((2, 3, 4)))), chance.choice((1, 2))
        )


async def rank(store: Store, known: dict[int, Rating], guild_id: int = SERVER) -> None:
    """Write these ratings without results."""
    await store.write(
        lambda db: [
            db.execute(ratings.PUT, ratings._facts(Point(0, "junior", guild_id, *one)))
            for one in known.items()
        ]
    )


def told(rows: tuple[Ranked, ...]) -> list[tuple[int, int, int]]:
    return [(one.user_id, one.rank, one.place) for one in rows]


async def test_counting_a_few_at_a_time_is_the_same_to_the_last_bit_as_counting_all(store: Store) -> None:
    await games_of_many(store, 12)
    await count(store)
    for guild_id in (1, 2, ratings.WORLD):
        all_results = await store.read(rated_results, "junior", guild_id or None)
        expected = rules.counted({}, all_results)
        assert await store.read(ratings.of_users, "junior", guild_id, range(1, 6)) == expected


async def test_a_curve_has_a_point_for_each_game(store: Store) -> None:
    await games_of_many(store, 12)
    await count(store)
    played = [one for one in await store.read(rated_results, "junior", SERVER) if 3 in one.users]
    curve = await store.read(ratings.curve, "junior", SERVER, 3, 100)
    assert [at for at, _ in curve] == [one.at for one in played]
    assert [rating.games for _, rating in curve] == list(range(1, len(played) + 1))


async def test_a_curve_of_many_games_has_a_few_points_the_first_and_the_last_among_them(store: Store) -> None:
    for _ in range(10):
        await finished(store, (3, 4))
    await count(store)
    curve = await store.read(ratings.curve, "junior", SERVER, 3, 4)
    assert [rating.games for _, rating in curve] == [1, 3, 6, 9, 10]


async def test_no_result_is_counted_twice(store: Store) -> None:
    await finished(store, (1, 2))
    batch = await store.read(ratings.uncounted, "junior", 9)
    await store.write(ratings.put, batch.results, counted(batch))
    with pytest.raises(Stale):
        await store.write(ratings.put, batch.results, counted(batch))
    assert (await store.read(ratings.of_users, "junior", SERVER, [1]))[1].games == 1


async def test_a_corrected_result_and_all_after_it_are_counted_again(store: Store) -> None:
    await games_of_many(store, 12)
    await count(store)
    fifth = (await store.read(rated_results, "junior"))[4]
    users, places = fifth.users, fifth.places[::-1]
    await store.write(results.put, fifth.game_id, Rated(users, places), fifth.at)
    await count(store)
    for guild_id in (1, 2, ratings.WORLD):
        expected = rules.counted({}, await store.read(rated_results, "junior", guild_id or None))
        assert await store.read(ratings.of_users, "junior", guild_id, range(1, 6)) == expected


async def test_equal_ratings_share_a_rank_and_the_settled_come_first(store: Store) -> None:
    await rank(store, {1: NEW, 2: SURE, 3: SURE, 4: Rating(NEW.mu, NEW.sigma / 3, 12), 5: NEW})
    found = await store.read(ratings.ranking, "junior", SERVER, 5, 0, 3)
    assert told(found.rows) == [(2, 1, 1), (3, 1, 2), (4, 3, 3)] and not found.rows[0].is_provisional
    assert found.own and told((found.own,)) == [(5, 4, 5)]
    assert (found.count, found.has_provisional) == (5, True)


async def test_a_later_page_goes_on_with_the_rank_that_it_shares(store: Store) -> None:
    await rank(store, dict.fromkeys(range(1, 6), SURE))
    found = await store.read(ratings.ranking, "junior", SERVER, 1, 3, 3)
    assert told(found.rows) == [(4, 1, 4), (5, 1, 5)] and not found.has_provisional


async def test_whoever_wishes_is_left_out_over_all_servers_and_nobody_in_one(store: Store) -> None:
    for guild_id in (SERVER, ratings.WORLD):
        await rank(store, {1: SURE, 2: NEW, 3: SURE}, guild_id)
    await store.write(settings.put, "user", 1, "world", "hidden")
    world = await store.read(ratings.ranking, "junior", ratings.WORLD, 1, 0, 9)
    assert (told(world.rows), world.own, world.count) == ([(3, 1, 1), (2, 2, 2)], None, 2)
    assert (await store.read(ratings.ranking, "junior", SERVER, 1, 0, 9)).count == 3


async def test_a_forgotten_person_has_no_rating_and_the_others_keep_theirs(store: Store) -> None:
    await finished(store, (1, 2))
    await count(store)
    before = await store.read(ratings.of_users, "junior", SERVER, [2])
    await store.write(lambda db: db.execute("UPDATE games SET status = 'over'"))
    assert await store.write(people.forget, 1, 1, BOARD)
    assert await store.read(ratings.of_users, "junior", SERVER, [1, 2]) == before
    assert await store.read(ratings.curve, "junior", SERVER, 1, 100) == []
    assert (await store.read(rated_results, "junior"))[0].users == (0, 2)
