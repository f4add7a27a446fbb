"""The panel of the hall of the day, which does not say how well places hide (V42)."""

import pytest

from cogs.games.pasvu.daily.face import FACE
from cogs.panels.drawings import sample_viewer
from cogs.ui.pages import Page
from engine.core import Dice
from engine.pasvu.daily import HallOfTheDay
from engine.pasvu.hall.standing import CELLS
from locales import LANGUAGES, words
from tests.playing.saying import says

GAME = HallOfTheDay()


def page(number: int, draft: str = "", language: str = "en") -> Page:
    state = GAME.setup(1, GAME.options(), Dice(bytes([number]))).state
    return FACE.panel.page(sample_viewer(GAME, state, 0, words(language)), draft)


def told(page: Page) -> list[str]:
    """All texts that a page shows."""
    options = [o for row in page.rows for item in row for o in getattr(item.item, "options", ())]
    return [page.text, *(text for o in options for text in (o.label, o.description) if text)]


@pytest.mark.parametrize("number", [0, 2])
@pytest.mark.parametrize("draft", ["", "p.S1"])
def test_v42_no_door_is_counted_and_no_hint_is_given(number: int, draft: str) -> None:
    texts = told(page(number, draft))
    assert len(texts) > 20 and not any(says(text, "pasvu-hidden") for text in texts)


def test_the_cells_of_a_ghost_are_listed_in_the_order_of_the_board() -> None:
    values = [o.value for row in page(0, "p.S1").rows[1:-1] for item in row for o in item.item.options]
    cells = [value for value in values if value in CELLS]
    assert cells == sorted(cells, key=CELLS.index)


@pytest.mark.parametrize("language", LANGUAGES)
def test_v27_v32_the_midnight_card_of_the_day_stands_first(language: str) -> None:
    state = GAME.setup(1, GAME.options(), Dice(bytes([2]))).state
    title = words(language)(f"midnight-{state.card}")
    assert state.card == "perch" and title in page(2, language=language).text.splitlines()[0]
