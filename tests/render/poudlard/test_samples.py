"""Whole pictures of Poudlard look like the stored ones; see `tests/render/stored.py`."""

from collections.abc import Callable

import pytest

from engine.poudlard.layout import SQUARES
from engine.poudlard.model import Cancellation, Played
from render.poudlard import PICTURES, Draft, hand
from tests.render.poudlard.castle import moving, scene, squares, view
from tests.render.stored import assert_like_the_stored

board, panel = PICTURES.board, PICTURES.panel

PLAYED = view(
    "C3 C3 forest D1",
    turn=1,
    progress=(2, 3, 7, 0),
    touched=squares("E3 D4"),
    cancellations=(Cancellation(SQUARES.index("B3"), 0),),
    played=Played(3, "peeves"),
    die=3,
    left=1,
    phase="change",
)
STORED: dict[str, Callable[[], bytes]] = {
    "poudlard-board": lambda: board(scene(PLAYED, "fr")),
    "poudlard-panel": lambda: panel(scene(moving()), Draft(to="C3")),
    "poudlard-hand": lambda: hand(
        scene(
            view(seat=0, hand=("friday", "lost", "homework", "quidditch"), playable=("lost", "homework")),
            "fr",
        )
    ),
}


@pytest.mark.parametrize("name", STORED)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, STORED[name]())
