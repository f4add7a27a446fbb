"""The curve of chances."""

from math import dist

import pytest

from locales import words
from render.chances import APART, Chances, chances_picture, even_step, mark_spots, swings_of
from render.kit.theme import rgb
from tests.render.stored import assert_like_the_stored

# Four players, each in turn: the lead changes hands, and near the end three turns decide it.
COURSE = (
    *((0.25, 0.25, 0.25, 0.25), (0.28, 0.24, 0.24, 0.24), (0.25, 0.33, 0.21, 0.21), (0.22, 0.30, 0.28, 0.20)),
    *((0.20, 0.28, 0.27, 0.25), (0.52, 0.18, 0.17, 0.13), (0.50, 0.22, 0.16, 0.12), (0.47, 0.21, 0.21, 0.11)),
    *((0.44, 0.20, 0.19, 0.17), (0.49, 0.18, 0.17, 0.16), (0.30, 0.46, 0.14, 0.10), (0.29, 0.44, 0.18, 0.09)),
    *((0.27, 0.41, 0.16, 0.16), (0.33, 0.38, 0.15, 0.14), (0.14, 0.74, 0.07, 0.05), (0.00, 1.00, 0.00, 0.00)),
)
LINES = tuple(rgb(f"text-{seat}") for seat in range(4))
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François-Xavier de la Tour")


def drawn(*course: tuple[float, ...], swings: tuple[tuple[int, int], ...]) -> Chances:
    """What is drawn of such chances."""
    return Chances("Chances", NAMES[: len(course[0])], LINES, course, swings)


@pytest.mark.parametrize(("turns", "step"), [(0, 1), (1, 1), (7, 1), (14, 2), (15, 5), (36, 10), (400, 100)])
def test_the_numbers_of_turns_stand_in_even_whole_steps(turns: int, step: int) -> None:
    assert even_step(turns) == step


def test_the_largest_swings_stand_in_the_order_of_turns_with_who_gained() -> None:
    assert swings_of(COURSE, 3) == ((5, 0), (10, 1), (14, 1))


def test_of_equal_swings_the_earlier_counts_and_of_equal_gains_the_first_seat() -> None:
    course = ((0.4, 0.3, 0.3), (0.2, 0.4, 0.4), (0.4, 0.3, 0.3))
    assert swings_of(course[:2], 3) == ((1, 1),)
    assert swings_of((*course, *course), 1) == ((2, 0),)


def test_where_no_chances_change_nothing_swings() -> None:
    assert swings_of(((0.5, 0.5), (0.5, 0.5), (0.6, 0.4)), 3) == ((2, 0),)


def test_a_mark_stands_on_its_line_or_below_another_that_would_cover_it() -> None:
    course = [(0.5, 0.5)] * 98 + [(0.8, 0.2), (0.81, 0.19), (0.82, 0.18)]
    alone = mark_spots(drawn(*course, swings=((99, 0),)))
    spots = mark_spots(drawn(*course, swings=((98, 0), (99, 0), (100, 0))))
    assert spots[1][0] == alone[0][0] and spots[1][1] > alone[0][1]
    assert all(dist(one, other) >= APART for one in spots for other in spots if one != other)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_curve_looks_like_the_stored_one(language: str) -> None:
    speak = words(language)
    title = speak("review-picture", game=speak("game-secret"), number=128)
    told = Chances(title, NAMES, LINES, COURSE, swings_of(COURSE, 3))
    picture = chances_picture(told, speak)
    assert_like_the_stored(f"chances-{language}", picture)
    assert len(picture) <= 150 * 1024


@pytest.mark.parametrize("language", ["en", "fr"])
def test_an_end_that_people_gave_the_game_stands_apart_from_its_turns(language: str) -> None:
    speak = words(language)
    course = (*COURSE[:-1], (1.0, 0.0, 0.0, 0.0))
    title = speak("review-picture", game=speak("game-secret"), number=128)
    told = Chances(title, NAMES, LINES, course, swings_of(course[:-1], 3), end=speak("picture-review-end"))
    assert told.turns == 14
    assert_like_the_stored(f"chances-ended-{language}", chances_picture(told, speak))
