"""Pas vu pas pris: the panel of the step that the round is in."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from cogs.games.pasvu.choices import ChoicesPanel
from cogs.games.pasvu.furniture_panel import FurniturePanel
from cogs.games.pasvu.plan_draft import resumed
from cogs.games.pasvu.plan_panel import PlanPanel
from cogs.games.pasvu.words import effect_lines, letter_lines
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import Dice, RuleError
from engine.pasvu.model import Action, View

STEPS: dict[str, GamePanel[View, Action]] = {
    "furniture": FurniturePanel(),
    "plan": PlanPanel(),
    "side": ChoicesPanel(),
    "midnight": ChoicesPanel(),
}


def step_of(viewer: Viewer[View]) -> GamePanel[View, Action]:
    """The panel of the step that the round is in."""
    if viewer.view.phase == "over":
        raise RuleError("game-over")
    return STEPS[viewer.view.phase]


class PasvuPanel(GamePanel[View, Action]):
    """Each step has a panel of its own. A plan is kept while it is made; any other step is one choice."""

    keeps: ClassVar[bool] = True
    tells_board_words: ClassVar[bool] = True

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        """The step's panel, below what a midnight card does in it, above how the board calls the ghosts."""
        page = step_of(viewer).page(viewer, draft)
        lines = [*effect_lines(viewer.view, viewer.words), page.text, *letter_lines(viewer)]
        return replace(page, text="\n".join(lines))

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        return step_of(viewer).chosen(viewer, field, draft, values)

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        return step_of(viewer).actions(viewer, draft)

    def suggested(self, viewer: Viewer[View], dice: Dice) -> tuple[Action, ...]:
        return step_of(viewer).suggested(viewer, dice)

    def kept(self, viewer: Viewer[View], draft: str) -> str:
        return step_of(viewer).kept(viewer, draft)

    def resumed(self, draft: str, kept: str) -> str:
        """The kept plan, with the ghost in hand that the panel showed."""
        return resumed(draft, kept)
