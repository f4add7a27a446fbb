"""What a person does on the playground's page."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, Response, TimeoutError, ViewportSize, expect

from locales import words

EN = words("en")
OPEN_LIST = ".select-list:popover-open"
LOST_AFTER = 20_000  # milliseconds without an answer: the page has lost the click
MOST_SELECTS = 5  # that are tried in one message: in some, each choice brings another select
# Also of pictures: a click on what is just being drawn anew would be lost.
IS_SHOWN = """
async (revision) => {
  while (!(window.simcordPreview.ready && window.simcordPreview.publishedRevision >= revision)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}"""


def button(page: Page, label: str | re.Pattern[str]) -> Locator:
    """The newest button with this label."""
    return page.locator(".component-button:not([disabled])").filter(has_text=label).last


def timeline(page: Page) -> Locator:
    return page.locator("#channel-message-list")


def done(*kinds: str) -> Callable[[Response], bool]:
    """Is this the answer to such an act? The page also tells its own size in this way."""

    def is_done(response: Response) -> bool:
        act = response.request.post_data if response.url.endswith("/api/action") else None
        return act is not None and json.loads(act)["kind"] in kinds

    return is_done


def rest(page: Page) -> None:
    """Wait until the page does nothing of its own: a command that is sent meanwhile would be lost."""
    page.evaluate(IS_SHOWN, 0)


@contextmanager
def acting(page: Page, *kinds: str, patience: float | None = None) -> Iterator[None]:
    """An act in this block is answered, and the page shows the answer, before the block ends."""
    with page.expect_response(done(*kinds), timeout=patience) as answer:
        yield
    receipt = answer.value.json()
    assert receipt["settlement"] == "settled", receipt
    page.evaluate(IS_SHOWN, receipt["revision"])


def resize(page: Page, size: ViewportSize) -> None:
    """Give the page a size."""
    if page.viewport_size == size:
        return
    with acting(page, "configure_presentation"):
        page.set_viewport_size(size)


def press(page: Page, label: str | re.Pattern[str]) -> None:
    """Press the newest button with this label; again if a message that changed just then took the click."""
    rest(page)
    try:
        with acting(page, "click", patience=LOST_AFTER):
            button(page, label).click()
    except TimeoutError:
        with acting(page, "click"):
            button(page, label).click()


def triggers(page: Page) -> Locator:
    """What opens the selects of the newest private message: other tables go on meanwhile."""
    private = page.locator(".channel-message").filter(has=page.locator(".message-ephemeral-note"))
    return private.last.locator(".select-trigger:not([disabled])")


def unfold(page: Page, trigger: Locator) -> Locator:
    """Open a select; its list, which must be whole on the screen."""
    trigger.click()
    shown = page.locator(OPEN_LIST)
    expect(shown).to_be_visible()
    box, size = shown.bounding_box(), page.viewport_size
    assert box and size and box["height"] > 40, box
    assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], (box, size)
    return shown


def choose(page: Page, trigger: Locator, option: str = "") -> str | None:
    """Choose something that is not chosen yet; its label, or None where there is no such thing."""
    options = unfold(page, trigger).locator(".select-option:not(.is-selected)").filter(has_text=option)
    if not options.count():
        page.keyboard.press("Escape")
        return None
    label = options.first.locator(".option-label").inner_text()
    with acting(page, "select"):
        options.first.click()
    return label


def choose_in_each(page: Page) -> set[str]:
    """Choose something in every select of the newest private message; the titles of all."""
    seen: set[str] = set()
    for _ in range(MOST_SELECTS):
        titles = [each.get_attribute("aria-label") or "" for each in triggers(page).all()]
        title = next((title for title in titles if title not in seen), None)
        if title is None:
            break
        seen.add(title)
        choose(page, triggers(page).nth(titles.index(title)))
    return seen


def open_each(page: Page) -> set[str]:
    """Open every select of the newest private message and close it again; the titles of all."""
    for trigger in triggers(page).all():
        unfold(page, trigger)
        page.keyboard.press("Escape")
    return {each.get_attribute("aria-label") or "" for each in triggers(page).all()}


def send(page: Page) -> None:
    """Send the command that is in the box."""
    rest(page)
    with acting(page, "run_command"):
        page.keyboard.press("Enter")


def sent(page: Page, act: Callable[[], None]) -> dict[str, Any]:
    """What an act sends to the bot as a command: its options by name."""
    rest(page)
    with page.expect_response(done("run_command")) as answer, acting(page, "run_command"):
        act()
    return json.loads(answer.value.request.post_data or "{}")["options"]


def open_table(page: Page, game: str) -> None:
    """Open a table by a command that is typed, completed and sent with the keyboard."""
    page.locator("#channel-composer-input").fill(f"/{EN('cmd-game')} {EN('cmd-game-new')}")
    expect(page.locator(".command-entry")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".command-suggestion").filter(has_text=EN(f"game-{game}")).click()
    send(page)
