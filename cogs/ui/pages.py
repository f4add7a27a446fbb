"""Pictures still to be drawn, and the states of a private panel."""

from collections.abc import Callable

import discord
import msgspec

from cogs.ui.controls import PressButton, PressSelect, view_with


class Drawing(msgspec.Struct, frozen=True):
    """A picture still to be drawn by a worker, and its alt text."""

    draw: Callable[[], bytes]
    alt: str
    name: str = "board.png"


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
