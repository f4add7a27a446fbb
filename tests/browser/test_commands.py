"""The box for commands in French: it knows their French names, and the English ones as well."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from engine import GAMES
from locales import Words, words
from tests.browser.conftest import opened, playground
from tests.browser.pressing import rest, send, sent, timeline

FR, EN = words("fr"), words("en")


@pytest.fixture(scope="module")
def french_page() -> Iterator[Page]:
    with playground("--language", "fr") as address, opened(address) as page:
        yield page


def put_away(page: Page) -> None:
    """Close the list of an option, then leave the command."""
    page.keyboard.press("Escape")
    expect(page.locator(".command-suggestion")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("#channel-composer-input")).to_have_value("")


@pytest.mark.parametrize("speak", [FR, EN], ids=["French", "English"])
def test_a_command_is_found_by_its_name(french_page: Page, speak: Words) -> None:
    page = french_page
    typed = f"/{speak('cmd-game')} {speak('cmd-game-new')}"
    page.locator("#channel-composer-input").fill(typed.upper())
    expect(page.locator(".command-entry-title")).to_contain_text(f"/{FR('cmd-game')} {FR('cmd-game-new')}")
    expect(page.locator("#live-status")).to_have_text(FR("page-commands-one", count=1))
    page.keyboard.press("Enter")
    expect(page.locator(".command-pill-label")).to_have_text(FR("opt-game"))
    page.locator(".command-suggestion").filter(has_text=FR("game-secret")).click()
    send(page)
    expect(timeline(page)).to_contain_text(FR("game-secret"))
    expect(timeline(page)).not_to_contain_text(typed)


def test_the_page_shows_and_takes_french_names_and_posts_no_unknown_command(french_page: Page) -> None:
    page, box = french_page, french_page.locator("#channel-composer-input")
    box.fill("/reglages langues")  # the accent is missing, and there is a letter too many
    expect(page.locator(".command-empty")).to_have_text(FR("page-unknown-command"))
    page.keyboard.press("Enter")
    box.fill(f"/{FR('cmd-help')}")
    page.keyboard.press("Enter")
    send(page)
    expect(timeline(page)).not_to_contain_text("/reglages")
    named = page.locator(".command-mention").filter(has_text=f"/{FR('cmd-board')}")
    expect(named).to_have_css("margin-right", "0px")  # a comma may follow
    named.click()
    page.locator(".command-mention").filter(has_text=f"/{FR('cmd-settings')} ").press("Enter")
    expect(page.locator(".command-chip")).to_contain_text(f"/{FR('cmd-settings')}")
    put_away(page)
    box.fill("/reglages resume")  # all of its options may be left out
    expect(page.locator(".command-entry")).to_have_count(1)
    page.keyboard.press("Enter")
    send(page)
    expect(timeline(page)).to_contain_text(FR("digest-none").split("`")[0])


def test_a_line_is_sent_with_its_options(french_page: Page) -> None:
    page, box = french_page, french_page.locator("#channel-composer-input")
    box.fill("/plateau TEXTE:true")
    assert sent(page, lambda: page.keyboard.press("Enter")) == {"text": True}
    box.fill("/réglages résumé time:25:99")
    assert sent(page, lambda: page.keyboard.press("Enter")) == {"time": "25:99"}
    box.fill("/quotidien plan:P1 C2 milieu")
    assert sent(page, page.locator("#send-message").click) == {"plan": "P1 C2 milieu"}
    box.fill("/plateau txte:True")
    page.keyboard.press("Enter")
    options = ", ".join(FR(f"opt-{option}") for option in ("text", "view", "number"))
    told = FR("page-no-option", command="/plateau", option="txte", options=options)
    expect(page.locator(".command-empty")).to_have_text(told)
    expect(box).to_have_value("/plateau txte:True")


def test_a_command_is_completed_and_sent_by_keys_alone(french_page: Page) -> None:
    page = french_page
    page.locator("#channel-composer-input").fill("/partie nouvelle")
    for key in ("Enter", "ArrowDown", "Enter", "ArrowDown"):
        page.keyboard.press(key)
    # After the game is chosen, an arrow offers what may be left out, and says what it is.
    expect(page.locator(".command-option-about")).to_have_text(FR("opt-clock-about"))
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    options = sent(page, lambda: page.keyboard.press("Enter"))
    assert options == {"game": list(GAMES)[1], "clock": "none"}
    page.locator("#channel-composer-input").fill("/plateau")
    page.keyboard.press("Enter")
    expect(page.locator(".command-option-about")).to_have_count(3)
    put_away(page)


def spoil(route: Route) -> None:
    """Let the page get a first message that it cannot draw."""
    answer = route.fetch()
    told = answer.json()
    told["messages"][told["timeline"][0]]["reactions"] = [None]
    route.fulfill(response=answer, json=told)


def test_a_file_is_there_to_be_downloaded_and_a_bad_message_spoils_no_other(french_page: Page) -> None:
    page = french_page
    page.locator("#channel-composer-input").fill(f"/{FR('cmd-data')} {FR('cmd-data-export')}")
    page.keyboard.press("Enter")
    send(page)
    page.route("**/api/pages", spoil)
    page.reload()
    expect(timeline(page).locator(".channel-message").first).to_have_text(FR("page-broken"))
    page.unroute("**/api/pages")
    with page.expect_download() as download:
        page.get_by_role("button", name=f"{FR('page-download')} dedale-data.json").click()
    assert download.value.suggested_filename == "dedale-data.json"


def test_an_answer_and_a_message_that_shrinks_are_in_view(french_page: Page) -> None:
    page, box = french_page, french_page.locator("#channel-composer-input")
    page.set_viewport_size({"width": 400, "height": 800})
    box.fill("/tournoi créer jeu:junior")
    sent(page, lambda: page.keyboard.press("Enter"))
    panel = timeline(page).locator(".channel-message").last
    panel_id = panel.get_attribute("data-message-id")
    timeline(page).locator(".channel-message").first.get_by_text(FR("button-rules"), exact=True).click()
    expect(timeline(page).locator(".channel-message").last).not_to_have_attribute(
        "data-message-id", panel_id or ""
    )
    expect(
        timeline(page).locator(".channel-message").last.locator(".component-button").last
    ).to_be_in_viewport()
    panel = timeline(page).locator(f'[data-message-id="{panel_id}"]')
    rest(page)
    panel.get_by_role("button", name=FR("button-open-entries")).click()
    expect(panel.locator(".component-button")).to_have_count(1)
    expect(panel.locator(".component-button")).to_be_in_viewport()


def test_blue_is_what_is_chosen_and_a_large_picture_fills_a_phone(french_page: Page) -> None:
    page = french_page
    page.set_viewport_size({"width": 400, "height": 800})
    grey = timeline(page).locator(".component-button.button-style-2:not([disabled])").last
    grey.hover()
    channels = grey.evaluate("button => getComputedStyle(button).backgroundColor.match(/\\d+/g).map(Number)")
    assert max(channels) - min(channels) < 20, channels
    timeline(page).locator(".media-lightbox-trigger").last.click()
    box = page.locator(".media-lightbox-image").bounding_box()
    assert box and (box["x"], box["width"]) == (0, 400)
    page.keyboard.press("Escape")
