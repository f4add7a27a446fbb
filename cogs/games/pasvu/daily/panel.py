"""The hall of the day: the panel where its ghosts are hidden, which counts no doors (V42)."""

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from cogs.games.pasvu.plan_draft import resumed
from cogs.games.pasvu.plan_panel import PlanPanel
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.model import Action, Card, View
from locales import Words


def card_line(card: Card, words: Words) -> str:
    """What the midnight card of the day does in a hall."""
    return words("pasvu-effect", title=words(f"midnight-{card}"), does=words(f"hall-card-{card}"))


class HallPanel(GamePanel[View, Action]):
    """The panel of a plan, which is kept while it is made."""

    keeps: ClassVar[bool] = True

    def __init__(self) -> None:
        self._plans = PlanPanel()

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        """The plan, below what the midnight card does."""
        if viewer.view.phase == "over":
            raise RuleError("game-over")
        page, card = self._plans.page(viewer, draft), viewer.view.card
        lines = [card_line(card, viewer.words)] if card else []
        return replace(page, text="\n".join([*lines, page.text]))

    def chosen(self, viewer: Viewer[View], field: str, draft: str, values: Sequence[str]) -> str:
        return self._plans.chosen(viewer, field, draft, values)

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        return self._plans.actions(viewer, draft)

    def kept(self, viewer: Viewer[View], draft: str) -> str:
        return self._plans.kept(viewer, draft)

    def resumed(self, draft: str, kept: str) -> str:
        """The kept plan, with the ghost in hand that the panel showed."""
        return resumed(draft, kept)
