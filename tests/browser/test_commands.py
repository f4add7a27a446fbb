"""The box for commands in French: it knows their French names, and the English ones as well."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from locales import Words, words
from tests.browser.conftest import opened, playground
from tests.browser.pressing import send, timeline

FR, EN = words("fr"), words("en")


@pytest.fixture(scope="module")
def french_page() -> Iterator[Page]:
    with playground("--language", "fr") as address, opened(address) as page:
        yield page


@pytest.mark.parametrize("speak", [FR, EN], ids=["French", "English"])
def test_a_command_is_found_by_its_name(french_page: Page, speak: Words) -> None:
    page = french_page
    typed = f"/{speak('cmd-game')} {speak('cmd-game-new')}"
    page.locator("#channel-composer-input").fill(typed)
    expect(page.locator(".command-entry-title")).to_contain_text(f"/{FR('cmd-game')} {FR('cmd-game-new')}")
    page.keyboard.press("Enter")
    expect(page.locator(".command-pill-label")).to_have_text(FR("opt-game"))
    page.locator(".command-suggestion").filter(has_text=FR("game-secret")).click()
    send(page)
    expect(timeline(page)).to_contain_text(FR("game-secret"))
    expect(timeline(page)).not_to_contain_text(typed)
