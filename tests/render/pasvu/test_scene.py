"""V38: states that a viewer cannot tell apart give the same pictures and texts."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from msgspec.structs import replace

from engine.core import Dice
from engine.pasvu.choices import plans_of
from locales import words
from render.pasvu import PICTURES, PlanDraft, keyhole, keyhole_alt
from render.pasvu.samples import played
from render.pasvu.samples import scene as sampled
from tests.render.pasvu.halls import GAME

alt_text, board, panel, panel_alt, text_board = (
    PICTURES.alt_text,
    PICTURES.board,
    PICTURES.panel,
    PICTURES.panel_alt,
    PICTURES.text_board,
)


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_v38_pictures_and_words_show_no_plan_and_no_deck(seat: int | None):
    state = played(4, 14, phase="plan")
    state = replace(state, plans=(None, *(plans_of(state, other)[-1].paths for other in (1, 2, 3))))
    other = GAME.redeal(state, seat, Dice(b"another deal"))
    one, two = (sampled(each, words("en"), seat) for each in (state, other))
    draft = PlanDraft(ghost="S1")
    assert (state.deck, state.plans) != (other.deck, other.plans)
    assert board(one) == board(two)
    assert board(one, "3d") == board(two, "3d")
    assert keyhole(one) == keyhole(two)
    assert panel(one, draft) == panel(two, draft)
    assert [tell(one) for tell in (alt_text, text_board, keyhole_alt)] == [
        tell(two) for tell in (alt_text, text_board, keyhole_alt)
    ]
    assert panel_alt(one, draft) == panel_alt(two, draft)


def test_boards_drawn_in_many_threads_at_once_are_those_drawn_in_one():
    scenes = [sampled(played(seats, 5, seed), words("fr")) for seats in (2, 4) for seed in (b"x", b"y")]
    with ThreadPoolExecutor(4) as pool:
        at_once = list(pool.map(board, scenes * 3))
    assert at_once == [board(each) for each in scenes] * 3


def test_what_is_kept_is_never_drawn_upon():
    first = board(sampled(played(4, 7), words("en")))
    for shown in range(8, 12):
        board(sampled(played(4, shown), words("fr")))
    assert board(sampled(played(4, 7), words("en"))) == first
