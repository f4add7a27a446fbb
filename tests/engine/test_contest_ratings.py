"""Ratings: what a game changes, and the same numbers whichever way they are computed."""

import random

import msgspec

from engine.contest import RatedGame, Rating, changes, rebuilt
from engine.contest.ratings import NEW, after_game


def games(count: int, seed: int = 1) -> list[RatedGame]:
    chance = random.Random(seed)
    found = list[RatedGame]()
    for _ in range(count):
        seats = chance.choice((2, 3, 4))
        scores = [chance.randrange(4) for _ in range(seats)]
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        players = tuple(chance.sample(range(12), seats))
        found.append(RatedGame(chance.choice(("junior", "pasvu")), chance.randrange(3), players, places))
    return found


def test_somebody_new_is_shown_as_1000_and_provisional() -> None:
    assert (NEW.shown, NEW.is_provisional) == (1000, True)


def test_ten_games_settle_a_rating() -> None:
    assert [Rating(games=count).is_provisional for count in (9, 10)] == [True, False]


def test_the_shown_number_is_three_sigmas_on_the_safe_side() -> None:
    assert Rating(30.0, 4.0, 20).shown == 1000 + 40 * (30 - 12)


def test_places_order_the_ratings() -> None:
    after = after_game([NEW] * 4, (3, 1, 4, 2))
    assert after[1].mu > after[3].mu > after[0].mu > after[2].mu


def test_equal_places_are_equal_ranks() -> None:
    after = after_game([NEW] * 3, (1, 2, 2))
    assert after[1] == after[2]
    assert after[0].mu > after[1].mu


def test_a_draw_between_equals_leaves_them_equal() -> None:
    one, other = after_game([NEW] * 2, (1, 1))
    assert one == other
    assert one.sigma < NEW.sigma


def test_a_game_counts_on_its_server_and_over_all() -> None:
    found = changes({}, RatedGame("junior", 7, (1, 2), (1, 2)))
    assert set(found) == {(("junior", server), player) for server in (7, None) for player in (1, 2)}


def test_servers_and_games_do_not_touch_each_other() -> None:
    known = rebuilt([RatedGame("junior", 7, (1, 2), (1, 2)), RatedGame("junior", 8, (1, 2), (2, 1))])
    assert known[("junior", 7), 1].games == 1
    assert known[("junior", None), 1].games == 2
    assert known[("junior", 7), 1] == known[("junior", 8), 2]


def test_one_game_at_a_time_from_the_store_gives_the_same_bits_as_a_rebuild() -> None:
    stored = dict[tuple[tuple[str, int | None], int], bytes]()
    for game in games(300):
        known = {key: msgspec.json.decode(text, type=Rating) for key, text in stored.items()}
        stored |= {key: msgspec.json.encode(rating) for key, rating in changes(known, game).items()}
    again = rebuilt(games(300))
    assert {key: (r.mu.hex(), r.sigma.hex(), r.games) for key, r in again.items()} == {
        key: (r.mu.hex(), r.sigma.hex(), r.games)
        for key, r in ((key, msgspec.json.decode(text, type=Rating)) for key, text in stored.items())
    }
    assert any(rating.games > 20 for rating in again.values())


def test_the_order_of_games_matters() -> None:
    assert rebuilt(games(50)) != rebuilt(reversed(games(50)))
