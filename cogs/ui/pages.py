"""Pictures still to be drawn, and the states of a private panel."""

import io
import logging
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import discord
import msgspec

from cogs.runtime.workers import Workers
from cogs.ui.controls import PressButton, PressSelect, view_with
from cogs.ui.limits import ALT_LIMIT

log = logging.getLogger("dedale.talk")

Control: TypeAlias = PressButton | PressSelect | discord.ui.Button[Any]  # the last one is a link


class Drawing(msgspec.Struct, frozen=True):
    """A picture still to be drawn by a worker, and its alt text."""

    draw: Callable[[], bytes]
    alt: str
    name: str = "board.png"
    is_first: bool = False  # does it stand before the board, in the board's message?


async def drawn(drawing: Drawing, workers: Workers) -> discord.File | None:
    """Draws a picture with its alt text; returns None if that fails, so that the text still goes out."""
    return _file(drawing, await workers.run(lambda: _drawn(drawing, workers)))


def _drawn(drawing: Drawing, workers: Workers) -> bytes | None:
    try:
        return workers.timed(drawing.draw)
    except Exception:
        log.exception("picture %s could not be drawn", drawing.name)
        return None


def _file(drawing: Drawing, data: bytes | None) -> discord.File | None:
    if data is None:
        return None
    return discord.File(io.BytesIO(data), drawing.name, description=drawing.alt[:ALT_LIMIT])


class Page(msgspec.Struct, frozen=True):
    """One state of a private panel: its text, its picture and its rows of controls."""

    text: str
    drawing: Drawing
    rows: tuple[tuple[Control, ...], ...]

    def view(self) -> discord.ui.View:
        """The rows as a classic Discord view."""
        return in_rows(self.rows)


async def made(make: Callable[[], Page], workers: Workers) -> tuple[Page, discord.File | None]:
    """Makes a panel and draws its picture, in one job: what a worker is handed costs time by itself."""

    def work() -> tuple[Page, bytes | None]:
        page = make()
        return page, _drawn(page.drawing, workers)

    page, data = await workers.run(work)
    return page, _file(page.drawing, data)


def in_rows(rows: Iterable[Sequence[Control]]) -> discord.ui.View:
    """Controls as a classic Discord view, row by row."""
    view = view_with()
    for number, row in enumerate(rows):
        for item in row:
            item.row = number
            view.add_item(item)
    return view
