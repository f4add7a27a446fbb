"""What Pas vu keeps for the next picture shows neither another position nor what another player planned."""

from collections.abc import Callable

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

from engine.core import Seat
from engine.pasvu import PasVu
from engine.pasvu.model import OUT, Path, Phase
from engine.pasvu.offers import goals_in, movers, route, stands_in
from engine.pasvu.plans import floor_of, value_of
from locales import words
from render import keeping
from render.pasvu import PICTURES, PlanDraft, Scene, keyhole
from render.pasvu.flat import Flat
from render.pasvu.samples import played

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def seen(shown: int = 14, seat: Seat | None = None, phase: Phase | None = None) -> Scene:
    """Returns a position as somebody sees it."""
    return Scene(PasVu().view(played(4, shown, phase=phase), seat), NAMES, words("en"))


def drafts(scene: Scene) -> list[PlanDraft]:
    """Returns every ghost that can go, in hand, and a way of each to one of its cells."""
    view, seat = scene.view, scene.view.seat
    floor, left, found = floor_of(view), value_of(view, seat), list[PlanDraft]()
    for ghost in movers(floor, seat, left, ()):
        found.append(PlanDraft(ghost=ghost.name))
        end = next(cell for cell, _ in goals_in(floor, seat, left, ghost.name) if cell != OUT)
        stand = stands_in(floor, seat, ghost.name, end)[0]
        path = Path(ghost.name, route(floor, seat, ghost.name, end), stand.spot, stand.level)
        found.append(PlanDraft((path,), ghost.name, end, 0))
    return found


def alone(draw: Callable[[], bytes], monkeypatch: pytest.MonkeyPatch) -> bytes:
    """Draws a picture as if it were the first of all."""
    with monkeypatch.context() as patch:
        patch.setattr(keeping.SHELF, "_kept", {})
        patch.setattr(keeping.SHELF, "bytes", 0)
        return draw()


def panels(shown: int, seat: Seat) -> list[Callable[[], bytes]]:
    """Returns what draws the panels of one player who plans."""
    scene = seen(shown, seat, "plan")
    return [lambda draft=draft: PICTURES.panel(scene, draft) for draft in drafts(scene)]


def plans() -> list[Callable[[], bytes]]:
    """Returns what draws the panels of two players in one hall, and of one of them in another."""
    return [*panels(14, 1), *panels(14, 2), *panels(26, 1)]


def boards() -> list[Callable[[], bytes]]:
    """Returns what draws two positions, each for two companies of people."""
    scenes = [replace(seen(shown), names=names) for shown in (12, 14) for names in (NAMES, NAMES[::-1])]
    return [lambda scene=scene: PICTURES.board(scene) for scene in scenes]


def looks() -> list[Callable[[], bytes]]:
    """Returns what draws looks into two halls."""
    return [lambda scene=scene: keyhole(scene) for scene in (seen(14), seen(26))]


@pytest.mark.parametrize("pictures", [plans, boards, looks])
def test_a_picture_after_all_others_is_as_if_it_were_the_first(
    pictures: Callable[[], list[Callable[[], bytes]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = pictures()
    for draw in drawn:
        draw()
    again = [draw() for draw in drawn]
    assert again == [alone(draw, monkeypatch) for draw in drawn]
    assert len(set(again)) == len(again)


@pytest.mark.parametrize("left", [-7, 0, 33])
def test_a_drawing_is_laid_alike_on_pictures_with_longer_and_shorter_lines(left: int) -> None:
    sticker = Image.radial_gradient("L").resize((40, 30))
    drawing = Image.merge("RGBA", (sticker, sticker, sticker, sticker.point(lambda value: 255 - value)))
    short, long = (Flat(np.zeros((50, wide), np.uint8)) for wide in (60, 90))
    for picture in (short, long):
        picture.lay(drawing, left, 12)
    assert short.pixels.any()
    assert (short.pixels == long.pixels[:, :60]).all()
