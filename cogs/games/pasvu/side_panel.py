"""Pas vu pas pris: the panel where a side is chosen for the keyhole (V6, V7). It shows no view."""

from collections.abc import Mapping

from cogs.games.pasvu.choices import Choice, StepPanel
from cogs.games.pasvu.words import side_words
from cogs.panels.builder import Panel
from cogs.panels.drawings import panel_drawing, scene_of
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import Dice, RuleError
from engine.pasvu.model import Action, ChooseSide, Side, View
from render.pasvu import PICTURES, SideDraft
from render.pasvu.scene import door_name


class SidePanel(StepPanel):
    """Three buttons and Confirm. Hint says why there is none."""

    def __init__(self) -> None:
        super().__init__(side_page)

    def suggested(self, viewer: Viewer[View], dice: Dice) -> tuple[Action, ...]:
        """V7: a hint would be a look beforehand."""
        raise RuleError("pasvu-no-side-hint")


def side_page(viewer: Viewer[View], choices: Mapping[str, Choice], draft: str) -> Page:
    """V7: the three sides where the keyhole is not, and Confirm."""
    words, view, panel = viewer.words, viewer.view, Panel(viewer)
    sides: dict[str, Side] = {
        text: choice.side for text, choice in choices.items() if isinstance(choice, ChooseSide)
    }
    names, side = {text: side_words(side, words) for text, side in sides.items()}, sides.get(draft)
    lines = [words("pasvu-panel-side", door=door_name(words, view.keyhole), number=view.crystal)]
    if side:
        lines.append(words("pasvu-panel-side-chosen", side=names[draft]))
    buttons = tuple(
        panel.pick(words("pasvu-button-side", side=name), text, text, chosen=text == draft)
        for text, name in names.items()
    )
    drawing = panel_drawing(PICTURES, scene_of(viewer), SideDraft(side))
    return Page("\n".join(lines), drawing, (buttons, panel.ends(draft, ready=side is not None)))
