"""Public messages: Components V2 layouts made of texts, one picture and a row of buttons."""

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.ui.limits import ALT_LIMIT, GALLERY_LIMIT, LAYOUT_LIMIT

TEXT_LIMIT = LAYOUT_LIMIT - 200


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a public message; stored with the game, so that its controls can be removed later."""

    above: str
    below: str = ""
    pictures: tuple[tuple[str, str], ...] = ()  # file name and alt text of each
    # Pictures among the lines above, each in full width: after how many lines, file name, alt text.
    insets: tuple[tuple[int, str, str], ...] = ()
    colour: int = 0x4A3F5C
    channel_id: int = 0
    is_result: bool = False  # a result stays when the controls are removed

    # discord.py types a dynamic item for either kind of view, and a row for one alone.
    def layout(self, controls: Sequence[ui.Item[Any]] = ()) -> ui.LayoutView:
        """Builds the Discord layout."""
        # The text below tells whose turn it is or the result: the text above is cut first.
        below = clipped(self.below, TEXT_LIMIT // 2)
        above = clipped(self.above, TEXT_LIMIT - len(below))
        parts = self._parts_above(above.split("\n"))
        if self.pictures:
            parts.append(_gallery(self.pictures[:GALLERY_LIMIT]))
        if below:
            parts.append(ui.TextDisplay(below))
        if controls:
            parts.append(ui.ActionRow[ui.LayoutView](*controls))
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*parts, accent_colour=discord.Colour(self.colour)))
        return view

    def _parts_above(self, lines: list[str]) -> list[ui.Item[ui.LayoutView]]:
        """The text above, with its pictures at their lines; those of lines that were cut come last."""
        parts: list[ui.Item[ui.LayoutView]] = []
        told = 0
        for line, name, alt in sorted(self.insets):
            if text := "\n".join(lines[told:line]).strip():
                parts.append(ui.TextDisplay(text))
            parts.append(_gallery([(name, alt)]))
            told = max(told, line)
        if text := "\n".join(lines[told:]).strip():
            parts.append(ui.TextDisplay(text))
        return parts


def _gallery(pictures: Sequence[tuple[str, str]]) -> ui.MediaGallery[ui.LayoutView]:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    for name, alt in pictures:
        gallery.add_item(media=f"attachment://{name}", description=alt[:ALT_LIMIT] or None)
    return gallery


def clipped(text: str, limit: int) -> str:
    """Cuts a long text at the end of a line."""
    if len(text) <= limit:
        return text
    return text[: limit - 2].rsplit("\n", 1)[0][: limit - 2] + "\n…"


def fenced(text: str) -> str:
    """A text in monospace characters. Backticks in it, as in a name, cannot end the block."""
    return "```\n" + text.replace("`", "ˋ") + "\n```"
