"""Whole pictures of Junior look like the stored ones; see `tests/render/stored.py`."""

from collections.abc import Callable

import pytest

from engine.junior.layout import treasure_named
from locales import words
from render.junior import PICTURES, Draft
from tests.render.junior.scenes import scene, view
from tests.render.stored import assert_like_the_stored

board, lobby_card, panel = PICTURES.board, PICTURES.lobby_card, PICTURES.panel

PLAYED = view(
    pawns="A1 B2 B2 D4", turn=1, won=((treasure_named("dagger"),), (), (treasure_named("lute"),), ())
)
STORED: dict[str, Callable[[], bytes]] = {
    "junior-board": lambda: board(scene(PLAYED, "fr")),
    "junior-panel": lambda: panel(scene(PLAYED), Draft(slot="N1", sides="SW", to="B2")),
    "junior-lobby": lambda: lobby_card(words("fr")),
}


@pytest.mark.parametrize("name", STORED)
def test_pictures_look_like_the_stored_ones(name: str):
    assert_like_the_stored(name, STORED[name]())
