"""A few whole pictures against stored ones. `GOLDEN=write make test` stores them anew: look at them first."""

import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.junior.layout import treasure_named
from locales import words
from render.junior import Draft, board, lobby_card, panel
from tests.render.scenes import scene, view

GOLDEN = Path(__file__).parent / "golden"
MEAN_AT_MOST = 1.0  # of 255, over all pixels and channels: another release of the font engine stays below
FAR = 64
FAR_AT_MOST = 0.002  # share of pixels that differ by more than that

PLAYED = view(
    pawns="A1 B2 B2 D4", turn=1, won=((treasure_named("dagger"),), (), (treasure_named("lute"),), ())
)
PICTURES: dict[str, Callable[[], bytes]] = {
    "board": lambda: board(scene(PLAYED, "fr")),
    "panel": lambda: panel(scene(PLAYED), Draft(slot="N1", sides="SW", to="B2")),
    "lobby": lambda: lobby_card(words("fr")),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_look_like_the_stored_ones(name: str):
    file, drawn = GOLDEN / f"{name}.png", PICTURES[name]()
    if os.environ.get("GOLDEN") == "write":
        file.write_bytes(drawn)
    golden, picture = (Image.open(io.BytesIO(data)).convert("RGB") for data in (file.read_bytes(), drawn))
    difference = ImageChops.difference(golden, picture)
    far = difference.convert("L").point([0] * FAR + [1] * (256 - FAR))
    assert golden.size == picture.size
    assert sum(ImageStat.Stat(difference).mean) / 3 <= MEAN_AT_MOST
    assert ImageStat.Stat(far).mean[0] <= FAR_AT_MOST
