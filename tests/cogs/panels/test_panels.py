"""The private panel at Discord's limits."""

from collections.abc import Callable
from datetime import date
from types import SimpleNamespace
from typing import Any

from cogs.panels.offers import Offers
from cogs.panels.panels import Panels
from cogs.tables.viewer import viewer_of
from cogs.ui.control_table import ControlTable
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page
from locales import words
from tests.playing.tables import open_table

PAGE = Page("a" * 1000, Drawing(lambda: b"png", "a board"), ())


class Whole:
    """A panel that always looks the same."""

    tells_board_words = False

    def page(self, *_: Any) -> Page:
        return PAGE


class Recorder:
    """An answer that notes what is shown."""

    def __init__(self) -> None:
        self.shown: list[Page] = []

    async def show_made(self, make: Callable[[], Page]) -> None:
        self.shown.append(make())


async def test_a_lead_that_fills_the_message_to_its_last_character_is_shown_whole(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="junior")
    table, answer = await world.bot.tables.load(1), Recorder()
    faces: Any = {"junior": SimpleNamespace(panel=Whole())}
    panels = Panels(None, None, faces, date.today, Offers(), ControlTable(None))  # type: ignore[arg-type]
    lead = "b" * (CONTENT_LIMIT - len(PAGE.text) - len("\n"))
    await panels.show(answer, viewer_of(table, table.state.turn, words("en")), "", lead)  # type: ignore[arg-type]
    assert answer.shown[0].text == f"{lead}\n{PAGE.text}"
