"""Results that count for ratings."""

from typing import Any

from db import Rated, SeatRow, Store
from db.queries import results
from tests.db.conftest import make_game
from tests.playing.stores import rated_results

DAY = 86400


async def put(store: Store, users: tuple[int, ...], at: int, **facts: Any) -> bool:
    seats = tuple(
        SeatRow(seat=seat, user_id=user, name="", interaction_id=1) for seat, user in enumerate(users)
    )
    game = await make_game(store, seats=seats, **facts)
    return await store.write(results.put, game.id, Rated(users, (1, 2)), at)


async def test_the_same_people_count_three_times_within_a_day_in_whichever_order_they_sit(
    store: Store,
) -> None:
    assert [await put(store, (1, 2), 1000) for _ in range(2)] == [True, True]
    assert await put(store, (2, 1), 1000)
    assert not await put(store, (2, 1), 1000 + DAY - 1)
    assert len(await store.read(rated_results, "junior")) == 3


async def test_a_day_later_elsewhere_in_another_game_or_with_others_they_count_again(store: Store) -> None:
    for _ in range(3):
        await put(store, (1, 2), 1000)
    assert await put(store, (1, 2), 1000 + DAY)
    assert await put(store, (1, 2), 1000, guild_id=99)
    assert await put(store, (1, 2), 1000, game="secret")
    assert await put(store, (1, 3), 1000)
