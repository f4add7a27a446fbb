"""Every select of the page opens on screens of any size and takes a choice; a move is made by clicks."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from engine import GAMES
from tests.browser.pressing import (
    EN,
    button,
    choose,
    choose_in_each,
    open_each,
    open_table,
    press,
    resize,
    timeline,
    triggers,
)

SIZES = [
    ViewportSize(width=1280, height=720),
    ViewportSize(width=1920, height=1080),
    ViewportSize(width=400, height=800),
]
PLAY = re.compile(f"^{EN('button-play')}$")


def begin(page: Page) -> None:
    """From the lobby to one's first panel."""
    for _ in range(2):
        press(page, EN("button-add-bot"))
        press(page, EN("level-normal-label"))
    press(page, EN("button-start"))
    expect(button(page, PLAY)).to_be_visible()
    press(page, PLAY)


def choose_at_each_size(page: Page, only_open: Sequence[ViewportSize] = ()) -> set[str]:
    """Choose in all selects of the newest private message, at all sizes; at some only open them."""
    titles: set[str] = set()
    for size in SIZES:
        resize(page, size)
        titles |= open_each(page) if size in only_open else choose_in_each(page)
    return titles


# A choice draws a picture: the suite opens all selects at all sizes and chooses on the phone, the long runs
# choose at all sizes.
@pytest.mark.parametrize("only_open", [SIZES[:-1], pytest.param((), marks=pytest.mark.soak)])
@pytest.mark.parametrize("game", GAMES)
def test_every_select_of_options_and_panel_takes_a_choice(
    shared_page: Page, game: str, only_open: Sequence[ViewportSize]
) -> None:
    page = shared_page
    open_table(page, game)
    press(page, EN("button-options"))
    assert EN("pick-title") in choose_at_each_size(page, only_open)
    if game == next(iter(GAMES)) or not only_open:  # the clock is the same in all games
        press(page, EN("button-time"))
        assert EN("time-clock") in choose_at_each_size(page, only_open)
        choose(page, triggers(page).first, EN("time-clock-none"))
    begin(page)
    choose_in_each(page)
    for step in (EN("button-hint"), EN("poudlard-button-roll")):
        if button(page, step).count():
            press(page, step)
    choose_at_each_size(page, only_open)


def test_what_was_chosen_before_the_message_changed_can_be_chosen_again(shared_page: Page) -> None:
    page = shared_page
    open_table(page, "secret")
    begin(page)
    chosen = choose(page, triggers(page).last)
    assert chosen
    press(page, re.compile("|".join((EN("secret-turn-b"), EN("secret-turn-d")))))
    expect(triggers(page).last).to_have_text(EN("secret-turn-f"))
    assert choose(page, triggers(page).last, chosen) == chosen
    expect(timeline(page)).to_contain_text(EN("button-confirm"))


def test_a_move_is_made_by_clicks_in_a_panel_that_others_do_not_see(shared_page: Page) -> None:
    page, note = shared_page, "Only you can see this"  # the page's own words
    resize(page, SIZES[0])
    open_table(page, "junior")
    begin(page)
    page.locator("#viewer-picker").select_option(label="Matthieu")
    expect(timeline(page)).not_to_contain_text(note)
    page.locator("#viewer-picker").select_option(label="Zoé")
    expect(timeline(page)).to_contain_text(note)
    press(page, re.compile("[BD] ↓"))
    assert choose(page, triggers(page).last)
    expect(button(page, EN("button-confirm"))).to_be_enabled()
    press(page, EN("button-confirm"))
    expect(timeline(page)).to_contain_text(re.compile("Zoé pushes column [BD] ↓"))
