"""The panels of Pas vu pas pris without Discord: who looks at them, and what they press."""

from typing import Any

from cogs.tables.viewer import Viewer
from cogs.ui.controls import parse_press
from cogs.ui.pages import Page
from engine.core import Outcome
from engine.pasvu import PasVu
from engine.pasvu.model import State, View
from locales import words
from tests.playing.saying import is_label

GAME = PasVu()
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def asking(
    state: State, language: str = "en", seat: int | None = 0, result: Outcome | None = None
) -> Viewer[View]:
    """A seat at a table in this position, whose ids are as long as can be."""
    view = GAME.over(GAME.view(state, seat), result) if result else GAME.view(state, seat)
    names = NAMES[: len(state.sides)]
    long = {"table_id": 999_999_999_999_999_999, "version": 999_999_999}
    return Viewer(GAME, view, seat, names, words(language), turned=0, board_count=0, turn_count=0, **long)


def controls(page: Page) -> list[Any]:
    return [item.item for row in page.rows for item in row]


def after(viewer: Viewer[View], panel: Any, page: Page, wanted: str) -> Page:
    """The page after a button or an option with this label, or with the label of this key."""
    for item in controls(page):
        press = parse_press(item.custom_id)
        assert press
        if is_label(getattr(item, "label", None), wanted) and not item.disabled:
            chosen = (
                panel.chosen(viewer, press.field, press.draft, ()) if press.verb == "choose" else press.draft
            )
            return panel.page(viewer, chosen)
        for option in getattr(item, "options", ()):
            if is_label(option.label, wanted):
                return panel.page(viewer, panel.chosen(viewer, press.field, press.draft, (option.value,)))
    raise AssertionError(f"no {wanted!r} in {[getattr(i, 'label', None) for i in controls(page)]}")


def confirmed(viewer: Viewer[View], panel: Any, page: Page) -> Any:
    """What the last button of the page stands for, also if it asks first."""
    press = parse_press(controls(page)[-1].custom_id)
    assert press
    if press.field == "ask":
        asked = panel.page(viewer, panel.chosen(viewer, press.field, press.draft, ()))
        press = parse_press(controls(asked)[-1].custom_id)
    assert press and press.verb == "confirm"
    (action,) = panel.actions(viewer, press.draft)
    return action


def options(page: Page) -> list[str]:
    return [option.label for item in controls(page) for option in getattr(item, "options", ())]
