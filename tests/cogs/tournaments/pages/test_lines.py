"""Lists of a tournament in pages."""

from cogs.tournaments.pages.lines import page_buttons
from cogs.ui.controls import Press
from tests.playing.saying import EN


async def test_a_single_page_has_no_buttons_to_others() -> None:
    assert page_buttons(lambda page: Press("log", 1, page), 1, 1, EN) == ()
