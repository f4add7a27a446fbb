"""The hall of the day, once it is over: through which doors one can look, and what they show (V41)."""

from functools import partial

from msgspec.structs import replace

from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import scene_of
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option, button, select
from cogs.ui.pages import Drawing, Page
from engine.core import RuleError
from engine.pasvu.daily.model import ALL_DOORS, View
from engine.pasvu.daily.scoring import door_points, look_through
from engine.pasvu.model import Door
from render.pasvu import keyhole, keyhole_alt
from render.pasvu.scene import door_name, with_barrier

LOOK = "daily-look"  # the verb of the controls


def look_rows(viewer: Viewer[View], chosen: Door = "") -> tuple[Row, ...]:
    """A select of all doors, each with its points."""
    words, press = viewer.words, Panel(viewer).press(LOOK)
    options = [
        Option(door, words("hall-door", door=door_name(words, door), points=points), chosen=door == chosen)
        for door, points in zip(ALL_DOORS, door_points(viewer.view), strict=True)
    ]
    return ((select(press, words("hall-choose-door"), options),),)


def look_page(viewer: Viewer[View], door: str) -> Page:
    """V23: what one sees through a door; the doors again, and the way back to the result."""
    if door not in ALL_DOORS or not viewer.view.lost:
        raise RuleError("unknown-button")
    words, scene = viewer.words, scene_of(viewer)
    look = look_through(viewer.view, door)
    scene = replace(scene, view=replace(viewer.view, looks=(look,)))
    points = door_points(viewer.view)[ALL_DOORS.index(door)]
    text = words("hall-door", door=door_name(words, door), points=points)
    back = button(Panel(viewer).press(LOOK, "back"), words("button-back"))
    drawing = Drawing(partial(keyhole, scene), keyhole_alt(scene), "keyhole.png")
    return Page(with_barrier(f"🗝️ **{text}**", look, words), drawing, (*look_rows(viewer, door), (back,)))
