"""Les couloirs de Poudlard: rows of buttons and selects, each of which adds a step to the draft."""

import re
from collections.abc import Callable, Mapping, Sequence

from cogs.games.poudlard.draft import Plan, Step, text_of
from cogs.panels.builder import Panel, Row
from cogs.ui.controls import Option, PressButton, select
from cogs.ui.limits import OPTIONS_LIMIT
from engine.poudlard import model

IN_ROW = 5  # Discord's limit


class Choices:
    """How the next step of a plan is offered."""

    def __init__(self, plan: Plan) -> None:
        self._plan, self._words, self._panel = plan, plan.viewer.words, Panel(plan.viewer)

    def buttons(self, offered: Mapping[str, str], step: Callable[[str], Step]) -> list[Row]:
        """A button for each choice."""
        return in_rows(
            [self._panel.pick(label, self._plan.then(step(name))) for name, label in offered.items()]
        )

    def selects(self, key: str, offered: Mapping[str, str], step: Callable[[str], Step]) -> list[Row]:
        """As many selects as Discord's limit requires, evenly filled; each names its range."""
        options = [Option(text_of(step(name)), label) for name, label in offered.items()]
        return self._selects(key, options, self._plan.then(), 1)

    def many(self, key: str, offered: Mapping[str, str], draft: str, count: int) -> list[Row]:
        """P16: selects from which several tokens are chosen; from a single one all of them at once."""
        options = [Option(text_of(model.ChooseToken(name)), label) for name, label in offered.items()]
        return self._selects(key, options, draft, count)

    def _selects(self, key: str, options: Sequence[Option], draft: str, most: int) -> list[Row]:
        count = -(-len(options) // OPTIONS_LIMIT)
        rows: list[Row] = []
        for part in range(count):
            some = options[part * len(options) // count : (part + 1) * len(options) // count]
            title = self._words(key, count=most)
            if count > 1:
                facts = {"first": place_named(some[0].label), "last": place_named(some[-1].label)}
                title = self._words("poudlard-among", title=title, **facts)
            press = self._panel.press("choose", f"{key[-4:]}{part}", draft)
            rows.append((select(press, title, some, least=most if count == 1 else 1, most=most),))
        return rows


def in_rows(buttons: Sequence[PressButton]) -> list[Row]:
    """Buttons in as few rows as there can be, evenly filled."""
    count = -(-len(buttons) // IN_ROW)
    return [
        tuple(buttons[row * len(buttons) // count : (row + 1) * len(buttons) // count])
        for row in range(count)
    ]


def place_named(label: str) -> str:
    """The square that an option names, or all of a place that has another name."""
    square = re.search(r"\b[A-G][1-7]\b", label)
    return square.group() if square else label.split(" —")[0]
