"""A newcomer in the playground: a game against a bot, by clicks alone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pressing import button, press, timeline

MOST_TURNS = 80


def begin(page: Page) -> None:
    """From the lobby card to one's first turn."""
    press(page, "Add a bot")
    press(page, "Normal")
    expect(timeline(page)).to_contain_text("Ariadne")
    press(page, "Start")
    expect(timeline(page)).to_contain_text("it is your turn")


@pytest.mark.soak
def test_a_whole_game_is_played_by_clicks(page: Page) -> None:
    begin(page)
    for _ in range(MOST_TURNS):
        press(page, "Play")
        press(page, "Hint")
        expect(button(page, "Confirm")).to_be_enabled()
        press(page, "Confirm")
        expect(button(page, "Confirm")).to_have_count(0)
        if button(page, "Play again").is_visible():
            break
    expect(button(page, "Play again")).to_be_visible()
