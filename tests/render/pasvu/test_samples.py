"""Whole pictures of Pas vu pas pris look like the stored ones; see `tests/render/stored.py`."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from engine.pasvu.model import POSES, MovementCard
from locales import words
from render.pasvu import PICTURES, PlanDraft, card, keyhole
from tests.render.pasvu.halls import random_look, scene, start, with_ghosts
from tests.render.stored import assert_like_the_stored

board, panel = PICTURES.board, PICTURES.panel

UPRIGHT = POSES[:-1]  # no piece of the stored hall is upside down
CARDS = (
    MovementCard(6, ("mirror", "trolley")), MovementCard(8), MovementCard(7, ("desk", "piano")), None,
)  # fmt: skip
HALL = with_ghosts(
    replace(start(), keyhole="E2", cards=CARDS, turn=0, holder=0),
    0,
    L1=("C5", "c", 0.0),
    S1=("D4", "nw", 0.0),
    S2=("B2", "n", 0.85),
)
PLANNING = scene(replace(HALL, phase="plan"), seat=1)
STORED: dict[str, Callable[[], bytes]] = {
    "pasvu-board": lambda: board(scene(HALL, "fr")),
    "pasvu-3d": lambda: board(scene(HALL), "3d"),
    "pasvu-keyhole": lambda: keyhole(scene(HALL, "fr", looks=(random_look(8, UPRIGHT),))),
    "pasvu-panel": lambda: panel(PLANNING, PlanDraft(ghost="S1", cell="C3")),
    "pasvu-card": lambda: card("crystal", words("fr")),
}


@pytest.mark.parametrize("name", STORED)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, STORED[name]())
