"""Pictures still to be drawn, and the states of a private panel."""

import io
import logging
from collections.abc import Callable

import discord
import msgspec

from cogs.runtime.workers import Workers
from cogs.ui.controls import PressButton, PressSelect, view_with
from cogs.ui.limits import ALT_LIMIT

log = logging.getLogger("dedale.talk")


class Drawing(msgspec.Struct, frozen=True):
    """A picture still to be drawn by a worker, and its alt text; in a board's message, also its place.

    `after` is the line of text that it follows; without one it stands beside the board.
    """

    draw: Callable[[], bytes]
    alt: str
    name: str = "board.png"
    after: str = ""


async def drawn(drawing: Drawing, workers: Workers) -> discord.File | None:
    """Draws a picture with its alt text; returns None if that fails, so that the text still goes out."""
    await workers.ready()  # if Discord does not take an acknowledgement, the drawing has not failed
    try:
        data = await workers.run(drawing.draw)
    except Exception:
        log.exception("picture %s could not be drawn", drawing.name)
        return None
    return discord.File(io.BytesIO(data), drawing.name, description=drawing.alt[:ALT_LIMIT])


class Page(msgspec.Struct, frozen=True):
    """One state of a private panel: its text, its picture and its rows of controls."""

    text: str
    drawing: Drawing
    rows: tuple[tuple[PressButton | PressSelect, ...], ...]

    def view(self) -> discord.ui.View:
        """The rows as a classic Discord view."""
        for number, row in enumerate(self.rows):
            for item in row:
                item.row = number
        return view_with(*(item for row in self.rows for item in row))
