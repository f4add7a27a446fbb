"""J16: states that a viewer cannot tell apart give the same bytes."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.core import Dice
from engine.junior import Junior
from engine.junior.layout import treasure_named
from locales import words
from render.junior import PICTURES, Draft
from render.junior.samples import played, scene
from render.junior.scene import treasure_word
from tests.render.junior import scenes

alt_text, board, panel, text_board = PICTURES.alt_text, PICTURES.board, PICTURES.panel, PICTURES.text_board

GAME = Junior()


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_j16_pictures_and_words_show_nothing_that_a_viewer_may_not_know(seat: int | None):
    state = played(3, 5, goals="secret")
    other = GAME.redeal(state, seat, Dice(b"another deal"))
    one, two = (scene(each, words("en"), seat) for each in (state, other))
    assert state.piles != other.piles
    assert board(one) == board(two)
    assert panel(one, Draft()) == panel(two, Draft())
    assert (alt_text(one), text_board(one)) == (alt_text(two), text_board(two))


def test_boards_drawn_in_many_threads_at_once_are_those_drawn_in_one():
    many = [scene(played(seats, 3, seed), words("fr")) for seats in (2, 3, 4) for seed in (b"x", b"y", b"z")]
    with ThreadPoolExecutor(4) as pool:
        at_once = list(pool.map(board, many * 3))
    assert at_once == [board(each) for each in many] * 3


def test_the_same_scene_gives_the_same_bytes():
    seen = scene(played(4, 6), words("fr"))
    assert board(seen) == board(seen)


def test_a_treasure_is_named_without_an_article_where_none_is_asked_for():
    seen = scenes.scene(scenes.view(), "fr")
    assert treasure_word(seen, treasure_named("owl")) == words("fr")("treasure-junior-owl")
