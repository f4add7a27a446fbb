"""Pas vu pas pris: the panel where a side is chosen for the keyhole (V6, V7). It shows no view."""

from collections.abc import Sequence

import render.pasvu as pictures
from cogs.games.pasvu.words import scene_of, side_words, suggested, view_of
from cogs.panels.controls import PanelControls
from cogs.panels.face import panel_drawing
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.model import SIDES, ChooseSide, Side, View
from engine.pasvu.rounds import side_of
from render.pasvu.scene import door_name

SIDE = "s"  # then the side's letter


def page(viewer: Viewer, draft: str) -> Page:
    """V7: the three sides where the keyhole is not, and Confirm."""
    words, view, controls = viewer.words, view_of(viewer), PanelControls(viewer)
    side = read(draft, view)
    labels: dict[Side, str] = {
        at: words("pasvu-button-side", side=side_words(at, words)) for at in open_sides(view)
    }
    sides = tuple(controls.page(label, written(at), at[0], chosen=at == side) for at, label in labels.items())
    confirm = controls.confirm(written(side) if side else "", ready=side is not None)
    drawing = panel_drawing(pictures.PICTURES, scene_of(viewer), pictures.SideDraft(side))
    return Page(_text(viewer, side), drawing, (sides, (confirm, controls.hint())))


def _text(viewer: Viewer, side: Side | None) -> str:
    words, view = viewer.words, view_of(viewer)
    lines = [words("pasvu-panel-side", door=door_name(words, view.keyhole), number=view.crystal)]
    if side:
        lines.append(words("pasvu-panel-side-chosen", side=side_words(side, words)))
    return "\n".join(lines)


def chosen(viewer: Viewer, field: str, draft: str, values: Sequence[str]) -> str:
    """There is no select on this panel."""
    return draft


def actions(viewer: Viewer, draft: str) -> tuple[ChooseSide, ...]:
    """The side that the draft holds."""
    side = read(draft, view_of(viewer))
    if side is None:
        raise RuleError("unknown-button")
    return (ChooseSide(side),)


def hint(viewer: Viewer) -> str:
    """The stand-in's side as a draft."""
    return written(suggested(viewer).side)


def open_sides(view: View) -> tuple[Side, ...]:
    """V7: the sides that the keyhole may go to."""
    return tuple(side for side in SIDES if side != side_of(view.keyhole))


def written(side: Side) -> str:
    """A side as a draft."""
    return SIDE + side[0].upper()


def read(draft: str, view: View) -> Side | None:
    """The side in a draft, if the keyhole may go there."""
    return next((side for side in open_sides(view) if written(side) == draft), None)
