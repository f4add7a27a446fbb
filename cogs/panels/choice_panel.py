"""A panel for games in which each action is one of a list: buttons while these are few, else selects."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec
from msgspec.structs import replace

from cogs.panels.builder import Panel, Row
from cogs.panels.drawings import board_drawing, scene_of
from cogs.panels.game_panel import DOT, MOST_ACTIONS, GamePanel, is_turn_over
from cogs.tables.viewer import Viewer
from cogs.ui.controls import Option
from cogs.ui.limits import OPTIONS_LIMIT
from cogs.ui.pages import Page
from engine.core import UnforeseenError
from render.kit.pictures import Pictures

V = TypeVar("V", bound=msgspec.Struct)
A = TypeVar("A", bound=msgspec.Struct)

ROW = 5  # buttons
MOST_BUTTONS = 3 * ROW  # more choices than these stand in selects
MOST_SELECTS = 4  # rows beside the one that ends the choice


class Choices(msgspec.Struct, Generic[V], frozen=True):
    """The actions chosen so far that are legal, what the viewer sees after them, and what is asked last."""

    drafts: tuple[str, ...]  # each action in the game's notation
    after: Viewer[V]
    asked: Viewer[V]  # before the last action, or after it if another follows in this turn
    is_open: bool  # does another action follow in this turn?

    @property
    def before(self) -> str:
        """The draft that a choice of what is asked goes on from."""
        return DOT.join(self.drafts if self.is_open else self.drafts[:-1])

    @property
    def draft(self) -> str:
        """The whole draft."""
        return DOT.join(self.drafts)


class ChoicePanel(GamePanel[V, A]):
    """Offers what is legal, shows the board after it, and plays it. A game gives each action its label.

    `words("<key>-panel")` asks the question. The game must imagine a state from a view, as open games do.
    """

    def __init__(self, pictures: Pictures[V, Any]) -> None:  # it draws boards, no drafts
        self._pictures = pictures

    @abstractmethod
    def label(self, viewer: Viewer[V], action: A) -> str:
        """What a button or an option says for an action."""

    def labels(self, viewer: Viewer[V]) -> dict[str, str]:
        """The legal actions by their text, each with its label; also what a command offers."""
        game, seat = viewer.game, viewer.seat or 0
        state = game.imagine(viewer.view)
        return {game.text(each): self.label(viewer, each) for each in game.legal_actions(state, seat)}

    def page(self, viewer: Viewer[V], draft: str) -> Page:
        chosen = self._read(viewer, draft)
        labels = self.labels(chosen.asked)
        lines = [viewer.words(f"{viewer.game.key}-panel")]
        if chosen.drafts and not chosen.is_open:
            lines.append(viewer.words("panel-chosen", choice=labels[chosen.drafts[-1]]))
        panel = Panel(viewer)
        ends = panel.ends(chosen.draft, ready=bool(chosen.drafts))
        drawing = board_drawing(self._pictures, scene_of(chosen.after))
        return Page("\n".join(lines), drawing, (*offers(panel, viewer, chosen, labels), ends))

    def _read(self, viewer: Viewer[V], draft: str) -> Choices[V]:
        """Reads a draft up to the first action that is not legal, or that ends the turn."""
        game, seat = viewer.game, viewer.seat or 0
        now, drafts = viewer, list[str]()
        for text in draft.split(DOT)[:MOST_ACTIONS]:
            if text not in self.labels(now):
                break
            drafts.append(text)
            try:
                view = game.preview(viewer.view, seat, [game.parse(each) for each in drafts])
            except UnforeseenError:
                return Choices(tuple(drafts), now, now, is_open=False)
            before, now = now, replace(now, view=view)
            if is_turn_over(viewer, view):
                return Choices(tuple(drafts), now, before, is_open=False)
        return Choices(tuple(drafts), now, now, is_open=True)


def offers(panel: Panel, viewer: Viewer[V], chosen: Choices[V], labels: Mapping[str, str]) -> list[Row]:
    """Rows of buttons, or selects, for what can be chosen now; the last choice is marked."""
    lead = f"{chosen.before}{DOT}" if chosen.before else ""
    last = "" if chosen.is_open else chosen.drafts[-1]
    found = list(labels.items())
    if len(found) <= MOST_BUTTONS:
        buttons = [panel.pick(label, lead + text, text, chosen=text == last) for text, label in found]
        return [tuple(buttons[at : at + ROW]) for at in range(0, len(buttons), ROW)]
    title = viewer.words("panel-choose")
    options = [Option(lead + text, label, chosen=text == last) for text, label in found]
    pages = [options[at : at + OPTIONS_LIMIT] for at in range(0, len(options), OPTIONS_LIMIT)]
    return [(panel.select(str(number), title, page),) for number, page in enumerate(pages[:MOST_SELECTS])]
