"""`python -m docs.record_pictures`: plays a turn in the playground and records it for the READMEs.

Writes `playground.png` (the whole page) and `turn.gif` (one turn, click by click) to `docs/pictures`, in
English and in French (`-fr`). Needs Chromium. The dice are new each time, so tables are opened until the
treasure can be reached.
"""

import io
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect, sync_playwright

from locales import Words, words

Box: TypeAlias = dict[str, float]

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PAGE = {"width": 1280, "height": 960}
SIDE = 800  # of the part of the channel that the film shows
BELOW = 100  # the names of the person and the channel, which it does not show
FILM_WIDTH = 640
COLOURS = 255
TABLES = 20
ARROW = ((0, 0), (0, 19), (4, 15), (8, 23), (12, 21), (8, 14), (14, 14))
SETTLE_MS = 900  # pictures load, hovering fades
TO_THE_END = """
() => {
  let box = document.getElementById("channel-message-list");
  while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement;
  box?.scrollTo(0, box.scrollHeight);
}"""
ENDINGS = {"en": "", "fr": "-fr"}  # of the pictures' names, by language
SLOT = re.compile("^([BD] [↓↑]|[24] ?[→←])$")


@contextmanager
def playground(language: str) -> Iterator[str]:
    """The address of a playground that ends with the block."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DEDALE_"))}
    with subprocess.Popen(
        [sys.executable, "bot.py", "--language", language],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.send_signal(signal.SIGINT)


class Film:
    """Frames of the channel, each with the time for which it is shown."""

    def __init__(self, page: Page) -> None:
        self._page = page
        left = box_of(page.locator("#channel-message-list"))["x"]
        self._clip = FloatRect(x=left, y=BELOW, width=SIDE, height=SIDE)
        self._frames: list[tuple[Image.Image, int]] = []

    def shoot(self, milliseconds: int) -> None:
        """Adds the channel as it looks now."""
        self._page.wait_for_timeout(SETTLE_MS)
        picture = Image.open(io.BytesIO(self._page.screenshot(clip=self._clip))).convert("RGB")
        height = round(picture.height * FILM_WIDTH / picture.width)
        self._frames.append((picture.resize((FILM_WIDTH, height), Image.Resampling.LANCZOS), milliseconds))

    def point_at(self, box: Box) -> None:
        """Adds the last frame once more, with a pointer on a control."""
        picture = self._frames[-1][0].copy()
        scale = FILM_WIDTH / SIDE
        x = (box["x"] + box["width"] / 2 - self._clip["x"]) * scale
        y = (box["y"] + box["height"] * 0.6 - self._clip["y"]) * scale
        ImageDraw.Draw(picture).polygon([(x + dx, y + dy) for dx, dy in ARROW], "white", "black", 2)
        self._frames.append((picture, 700))

    def save(self, path: Path) -> None:
        """Writes the frames as a GIF in one palette."""
        sheet = Image.new("RGB", (FILM_WIDTH, sum(frame.height for frame, _ in self._frames)))
        for number, (frame, _) in enumerate(self._frames):
            sheet.paste(frame, (0, number * frame.height))
        palette = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)
        drawn = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame, _ in self._frames]
        times = [time for _, time in self._frames]
        drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=True)


def button(page: Page, label: str | re.Pattern[str]) -> Locator:
    """The newest button with this label."""
    return page.locator(".component-button:not([disabled])").filter(has_text=label).last


def press(page: Page, control: Locator) -> None:
    """Clicks, waits for the bot's answer, and shows the newest message whole."""
    with page.expect_response("**/api/action"):
        control.click()
    page.mouse.move(PAGE["width"] - 10, PAGE["height"] - 10)
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(TO_THE_END)


def box_of(control: Locator) -> Box:
    """Where a control is on the page."""
    box = control.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def slot_boxes(page: Page) -> dict[str, Box]:
    """The slots of the open panel, and where their buttons are."""
    slots = page.locator(".component-button:not([disabled])").filter(has_text=SLOT).all()
    return {slot.inner_text().strip(): box_of(slot) for slot in slots}


def treasure_mark(speak: Words) -> str:
    """What the label of a square says where the treasure lies."""
    label = speak("junior-square-goal", square="", treasure="|")
    return max(
        re.findall(r"\w[\w ]*", label.partition("|")[2]), key=len
    )  # in French an article stands before


def winning_push(page: Page, slots: Iterable[str], mark: str) -> str | None:
    """A slot that opens the way to the treasure; None where no push does."""
    for slot in slots:
        press(page, button(page, slot))
        page.locator(".select-trigger").last.click()
        first = page.locator(".select-option:visible").first.inner_text()
        page.keyboard.press("Escape")
        if mark in first:
            return slot
    return None


def start_game(page: Page, speak: Words) -> None:
    """From the lobby card to the first turn of the person at the page."""
    press(page, button(page, speak("button-add-bot")))
    press(page, button(page, speak("level-normal-label")))
    press(page, button(page, speak("button-start")))
    expect(button(page, speak("button-play"))).to_be_visible()
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(TO_THE_END)


def record_turn(page: Page, speak: Words, film: Film, shown: Path) -> bool:
    """Plays one turn and takes the screenshot of it; False where no treasure can be reached."""
    mark = treasure_mark(speak)
    film.shoot(1800)
    film.point_at(box_of(button(page, speak("button-play"))))
    press(page, button(page, speak("button-play")))
    film.shoot(1200)
    slots = slot_boxes(page)
    if (slot := winning_push(page, slots, mark)) is None:
        return False
    film.point_at(slots[slot])
    press(page, button(page, slot))
    film.shoot(1600)
    film.point_at(box_of(page.locator(".select-trigger").last))
    page.locator(".select-trigger").last.click()
    film.shoot(900)
    option = page.locator(".select-option:visible").filter(has_text=mark)
    film.point_at(box_of(option))
    press(page, option)
    film.shoot(1800)
    page.screenshot(path=shown)
    film.point_at(box_of(button(page, speak("button-confirm"))))
    press(page, button(page, speak("button-confirm")))
    expect(button(page, speak("button-play"))).to_be_visible()
    page.wait_for_timeout(SETTLE_MS)
    page.evaluate(TO_THE_END)
    film.shoot(3500)
    return True


def record(browser: Browser, language: str) -> bool:
    """Opens a playground and records both pictures; False where no treasure can be reached."""
    speak, ending = words(language), ENDINGS[language]
    with playground(language) as address:
        page = browser.new_page(viewport=PAGE)
        page.goto(address)
        page.wait_for_selector("#channel-composer-input", state="visible")
        start_game(page, speak)
        film = Film(page)
        is_recorded = record_turn(page, speak, film, PICTURES / f"playground{ending}.png")
        page.close()
    if is_recorded:
        film.save(PICTURES / f"turn{ending}.gif")
    return is_recorded


def main() -> int:
    """Records the pictures in each language; without a browser they stay as they are."""
    chromium = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    if chromium is None:
        sys.exit("There is no Chromium: the pictures of the playground stay as they are.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for language in ENDINGS:
            if not any(record(browser, language) for _ in range(TABLES)):
                sys.exit("The treasure could be reached at none of these tables: try again.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
