"""Pas vu pas pris: the panel where a side is chosen for the keyhole (V6, V7). It shows no view."""

from cogs.games.pasvu.choices import Choice, StepPanel
from cogs.games.pasvu.words import side_words
from cogs.panels.builder import Panel
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.pasvu.model import ChooseSide, View
from render.pasvu import PICTURES, SideDraft
from render.pasvu.scene import door_name


class SidePanel(StepPanel):
    """V7: the three sides where the keyhole is not, and Confirm."""

    def chosen_page(self, viewer: Viewer[View], choices: dict[str, Choice], choice: Choice | None) -> Page:
        words, view, panel = viewer.words, viewer.view, Panel(viewer)
        names = {
            draft: side_words(each.side, words)
            for draft, each in choices.items()
            if isinstance(each, ChooseSide)
        }
        side = choice.side if isinstance(choice, ChooseSide) else None
        draft = viewer.game.text(choice) if choice else ""
        lines = [words("pasvu-panel-side", door=door_name(words, view.keyhole), number=view.crystal)]
        if side:
            lines.append(words("pasvu-panel-side-chosen", side=names[draft]))
        sides = tuple(
            panel.pick(words("pasvu-button-side", side=name), each, each, chosen=each == draft)
            for each, name in names.items()
        )
        drawing = panel_drawing(PICTURES, scene_of(viewer), SideDraft(side))
        return Page("\n".join(lines), drawing, (sides, panel.ends(draft, ready=side is not None)))
