"""The playground in a process of its own, and its page in headless Chromium."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page, sync_playwright

from tests import ROOT

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
PATIENCE = 60_000  # milliseconds: a shared machine draws slowly


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"))


@contextmanager
def playground(*wishes: str) -> Iterator[str]:
    """The address of the page of a playground that ends with the block."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "DEDALE_"))}
    with subprocess.Popen(
        [sys.executable, "bot.py", *wishes],
        cwd=ROOT,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        # A shell lets what it runs in the background ignore Ctrl-C, and all that is started from there.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
        finally:
            process.send_signal(signal.SIGINT)
            try:
                process.communicate(timeout=60)
            except subprocess.TimeoutExpired:
                process.kill()  # or leaving this block would wait for it for ever
                raise


@contextmanager
def opened(address: str) -> Iterator[Page]:
    """A playground's page in a browser of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        page.wait_for_selector("#channel-composer-input", state="visible")
        yield page
        browser.close()


@pytest.fixture
def page() -> Iterator[Page]:
    """The page of a new playground."""
    with playground() as address, opened(address) as page:
        yield page


@pytest.fixture(scope="module")
def shared_page() -> Iterator[Page]:
    """The page of a playground that a module's tests share: a start takes seconds."""
    with playground() as address, opened(address) as page:
        yield page
