"""A few whole pictures of Pas vu pas pris against stored ones; see `test_golden`."""

import io
import os
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.pasvu.model import MovementCard
from locales import words
from render.pasvu import PlanDraft, board, card, keyhole, panel
from tests.render.halls import random_look, scene, start, with_ghosts
from tests.render.test_golden import FAR, FAR_AT_MOST, GOLDEN, MEAN_AT_MOST

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
PICTURES: dict[str, Callable[[], bytes]] = {
    "pasvu-board": lambda: board(scene(HALL, "fr")),
    "pasvu-3d": lambda: board(scene(HALL), view="3d"),
    "pasvu-keyhole": lambda: keyhole(scene(HALL, "fr", looks=(random_look(8),))),
    "pasvu-panel": lambda: panel(PLANNING, PlanDraft(ghost="S1", cell="C3")),
    "pasvu-card": lambda: card("crystal", words("fr")),
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
