"""Pas vu pas pris: the steps in which one of a few actions is chosen: the keyhole's side, midnight cards."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from cogs.games.pasvu.words import ghost_at, side_words, stand_words
from cogs.panels.game_panel import GamePanel
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import RuleError, Seat
from engine.pasvu.midnight import growths, sneaks, taggable
from engine.pasvu.model import SIDES, Action, ChooseSide, GrowGhost, PassCard, SneakGhost, TagGhost, View
from engine.pasvu.rounds import side_of
from engine.pasvu.seating import right_of
from render.pasvu.scene import ghost_name

Choice: TypeAlias = ChooseSide | TagGhost | SneakGhost | GrowGhost | PassCard
C = TypeVar("C", bound=Choice)


class StepPanel(GamePanel[View, Action]):
    """The panel of such a step, whose draft is the action that is chosen.

    `page_of` shows the choices by their drafts, and the draft if it is one of them.
    """

    def __init__(self, page_of: Callable[[Viewer[View], dict[str, Choice], str], Page]) -> None:
        self._page_of = page_of

    def page(self, viewer: Viewer[View], draft: str) -> Page:
        choices = offered(viewer)
        return self._page_of(viewer, choices, draft if draft in choices else "")

    def actions(self, viewer: Viewer[View], draft: str) -> tuple[Action, ...]:
        """The choice that the draft holds."""
        if draft not in offered(viewer):
            raise RuleError("unknown-button")
        return super().actions(viewer, draft)


def offered(viewer: Viewer[View]) -> dict[str, Choice]:
    """V7, V30, V33: the choices of this step by their text; none in other steps."""
    view, found = viewer.view, list[Choice]()
    if view.phase == "side":
        found += [ChooseSide(side) for side in SIDES if side != side_of(view.keyhole)]
    elif view.phase == "midnight":
        found += by_card(view, viewer.seat or 0)
    return {viewer.game.text(choice): choice for choice in found}


def by_card(view: View, seat: Seat) -> list[Choice]:
    """V30, V33: the choices that the card allows this seat. Larger ghosts of one size are alike."""
    if view.card == "brother":
        grown: dict[tuple[str, str], Choice] = {}
        for ghost, larger, _ in growths(view, seat):
            grown.setdefault((ghost.name, larger.size), GrowGhost(ghost.name, larger.name))
        return [*grown.values(), PassCard()]
    tags: list[Choice] = [TagGhost(ghost.name) for ghost in taggable(view, seat)]
    return tags or [SneakGhost(cell, stand.spot, stand.level) for cell, stand in sneaks(view, seat)]


def offered_of(kind: type[C], viewer: Viewer[View]) -> list[C]:
    """The choices of one kind."""
    return [choice for choice in offered(viewer).values() if isinstance(choice, kind)]


def choice_words(choice: Choice, viewer: Viewer[View]) -> str:
    """A choice in words, for options, hints and the panel's text."""
    words, seat, view = viewer.words, viewer.seat or 0, viewer.view
    match choice:
        case ChooseSide(side=side):
            return words("pasvu-button-side", side=side_words(side, words))
        case TagGhost(ghost=ghost):
            return words("pasvu-do-tag", ghost=ghost_at(view, right_of(view.colours, seat), ghost, words))
        case SneakGhost(cell=cell, spot=spot, level=level):
            place = stand_words(view, cell, spot, level, "small", words)
            return words("pasvu-do-sneak", cell=cell, spot=place)
        case GrowGhost(ghost=ghost, into=into):
            facts = {"ghost": ghost_at(view, seat, ghost, words), "into": ghost_name(words, into)}
            return words("pasvu-do-grow", **facts)
        case PassCard():
            return words("pasvu-do-pass")
