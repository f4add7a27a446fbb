"""A newcomer in the playground: a game against a bot, by clicks alone."""

import re

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


def test_a_move_is_made_by_clicks_in_a_panel_that_others_do_not_see(page: Page) -> None:
    begin(page)
    press(page, "Play")
    page.locator("#viewer-picker").select_option(label="Matthieu")
    expect(timeline(page)).not_to_contain_text("Only you can see this")
    page.locator("#viewer-picker").select_option(label="Zoé")
    expect(timeline(page)).to_contain_text("Only you can see this")
    press(page, re.compile("[BD] ↓"))
    page.locator(".select-trigger").last.click()
    page.locator(".select-option:visible").first.click()
    expect(button(page, "Confirm")).to_be_enabled()
    press(page, "Confirm")
    expect(timeline(page)).to_contain_text(re.compile("Zoé pushes at [BD] ↓"))


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
