"""The private panel at Discord's limits."""

from datetime import date
from types import SimpleNamespace
from typing import Any

from cogs.panels.panel import Panel
from cogs.tables.seating import seat_names
from cogs.tables.viewer import Viewer
from cogs.ui.controls import ControlTable
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.pages import Drawing, Page
from locales import words
from tests.playing.tables import open_table

PAGE = Page("a" * 1000, Drawing(lambda: b"png", "a board"), ())


class Recorder:
    """Replies that note what is shown."""

    def __init__(self) -> None:
        self.shown: list[Page] = []

    async def work(self, interaction: Any, job: Any, *, fresh: bool) -> Any:
        return job()

    async def show(self, interaction: Any, page: Page, *, fresh: bool) -> None:
        self.shown.append(page)


async def test_a_lead_that_fills_the_message_to_its_last_character_is_shown_whole(world: Any) -> None:
    await open_table(world, world.zoe, world.matthieu, game="junior")
    table = await world.bot.tables.load(1)
    seat, replies, faces = table.state.turn, Recorder(), {"junior": SimpleNamespace(page=lambda *_: PAGE)}
    panel = Panel(None, None, replies, faces, date.today, ControlTable())  # type: ignore[arg-type]
    person: Any = SimpleNamespace(user=SimpleNamespace(id=table.row.seats[seat].user_id))
    viewer = Viewer(table, seat, seat_names(table.row, words("en")), words("en"))
    lead = "b" * (CONTENT_LIMIT - len(PAGE.text) - len("\n"))
    await panel.show(person, viewer, "", fresh=True, lead=lead)
    assert replies.shown[0].text == f"{lead}\n{PAGE.text}"
