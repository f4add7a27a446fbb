"""Every select of the page opens on screens of any size and takes a choice; a move is made by clicks."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

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


def choose_at_each_size(
    page: Page, open_at: Sequence[ViewportSize], choose_at: Sequence[ViewportSize]
) -> set[str]:
    """Open all selects of the newest private message at some sizes, and choose in them at others."""
    titles: set[str] = set()
    for size in (*open_at, *choose_at):
        resize(page, size)
        titles |= choose_in_each(page) if size in choose_at else open_each(page)
    return titles


def sizes() -> Iterator[Any]:
    """A choice draws a picture: the suite chooses on the phone, and opens one game's selects at all sizes.

    The long runs choose in every game at every size.
    """
    for number, game in enumerate(GAMES):
        yield game, () if number else SIZES[:-1], SIZES[-1:]
        yield pytest.param(game, (), SIZES, marks=pytest.mark.soak)


@pytest.mark.parametrize(("game", "open_at", "choose_at"), list(sizes()))
def test_every_select_of_options_and_panel_takes_a_choice(
    shared_page: Page, game: str, open_at: Sequence[ViewportSize], choose_at: Sequence[ViewportSize]
) -> None:
    page = shared_page
    open_table(page, game)
    press(page, EN("button-options"))
    assert EN("pick-title") in choose_at_each_size(page, open_at, choose_at)
    if open_at or choose_at == SIZES:  # the clock is the same in all games
        press(page, EN("button-time"))
        assert EN("time-clock") in choose_at_each_size(page, open_at, choose_at)
        choose(page, triggers(page).first, EN("time-clock-none"))
    begin(page)
    choose_in_each(page)
    for step in (EN("button-hint"), EN("poudlard-button-roll")):
        if button(page, step).count():
            press(page, step)
    choose_at_each_size(page, open_at, choose_at)


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
