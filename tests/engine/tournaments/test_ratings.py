"""Ratings: what a game changes, and that every way to compute them gives the same numbers."""

import random

import msgspec

from engine.tournaments import Rating, counted
from engine.tournaments.ratings import NEW, after_game


class Played(msgspec.Struct):
    """Who played, and their places."""

    users: tuple[int, ...]
    places: tuple[int, ...]


def games(count: int, seed: int = 1) -> list[Played]:
    chance = random.Random(seed)
    found = list[Played]()
    for _ in range(count):
        seats = chance.choice((2, 3, 4))
        scores = [chance.randrange(4) for _ in range(seats)]
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        found.append(Played(tuple(chance.sample(range(1, 13), seats)), places))
    return found


def test_a_new_player_is_shown_as_1000_and_provisional() -> None:
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


def test_forgotten_people_count_as_new_players_each_time_and_are_not_stored() -> None:
    games = [Played((1, 0), (1, 2)), Played((2, 0), (1, 2))]
    known = counted({}, games)
    assert set(known) == {1, 2} and known[1] == known[2]


def test_one_game_at_a_time_gives_the_same_bits_as_a_rebuild() -> None:
    stored: dict[int, Rating] = {}
    for game in games(300):
        # Through text, as if they were stored after each game.
        stored = msgspec.json.decode(msgspec.json.encode(counted(stored, [game])), type=dict[int, Rating])
    again = counted({}, games(300))
    assert {user: (r.mu.hex(), r.sigma.hex(), r.games) for user, r in again.items()} == {
        user: (r.mu.hex(), r.sigma.hex(), r.games) for user, r in stored.items()
    }
    assert any(rating.games > 20 for rating in again.values())


def test_the_order_of_games_matters() -> None:
    assert counted({}, games(50)) != counted({}, reversed(games(50)))
