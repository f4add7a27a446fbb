"""Public messages: Components V2 layouts made of texts, pictures and rows of buttons."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
import msgspec
from discord import ui

from cogs.ui.controls import FreeLayout
from cogs.ui.limits import ALT_LIMIT, LAYOUT_LIMIT, PICTURES_LIMIT, ROW_LIMIT

Control = TypeVar("Control", bound=ui.Item[Any])
TEXT_LIMIT = LAYOUT_LIMIT - 200
Foot: TypeAlias = tuple[str, ui.Item[Any]]  # a short line with a button beside it


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """The content of a public message; stored with the game, so that its controls can be removed later."""

    above: str
    below: str = ""
    pictures: tuple[tuple[str, str], ...] = ()  # file name and alt text of each
    colour: int = 0x4A3F5C
    channel_id: int = 0
    is_result: bool = False  # a result stays when the controls are removed
    turn: str = ""  # whose turn it is and until when, also above the pictures; it goes with the controls
    is_replaced: bool = False  # is another board being posted in its place?
    story: tuple[tuple[int, str], ...] = ()  # what a board's own button tells: outbox rows, ids and payloads

    # discord.py types a dynamic item for either kind of view, and a row for one alone.
    def layout(self, controls: Sequence[ui.Item[Any]] = (), foot: Foot | None = None) -> ui.LayoutView:
        """Builds the Discord layout; the foot comes last."""
        # The others tell whose turn it is, or the result: the text above is cut first.
        below, turn = clipped(self.below, TEXT_LIMIT // 2), clipped(self.turn, TEXT_LIMIT // 4)
        above = clipped(self.above, TEXT_LIMIT - len(below) - len(turn))
        lead = "\n".join(filter(None, (above, turn)))
        parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(lead)] if lead else []
        parts += [gallery(name, alt) for name, alt in self.pictures[:PICTURES_LIMIT]]
        if below:
            parts.append(ui.TextDisplay(below))
        parts += [ui.ActionRow[ui.LayoutView](*row) for row in rows_of(controls)]
        if foot:
            parts.append(ui.Section(foot[0], accessory=foot[1]))
        view = FreeLayout()
        view.add_item(ui.Container(*parts, accent_colour=discord.Colour(self.colour)))
        return view


def gallery(name: str, alt: str) -> ui.MediaGallery[ui.LayoutView]:
    """A picture of its own: Discord crops the pictures of a gallery that holds several."""
    return ui.MediaGallery(
        discord.MediaGalleryItem(f"attachment://{name}", description=alt[:ALT_LIMIT] or None)
    )


def in_order(parts: Iterable[str | discord.File]) -> ui.LayoutView:
    """Texts and pictures as they are read, one after the other."""
    view, room = FreeLayout(), TEXT_LIMIT
    for part in parts:
        if isinstance(part, discord.File):
            view.add_item(gallery(part.filename, part.description or ""))
        elif text := clipped(part, room):
            view.add_item(ui.TextDisplay(text))
            room -= len(text)
    return view


def rows_of(controls: Sequence[Control]) -> list[Sequence[Control]]:
    """Controls in rows of as many as Discord allows."""
    return [controls[start : start + ROW_LIMIT] for start in range(0, len(controls), ROW_LIMIT)]


def clipped(text: str, limit: int) -> str:
    """Cuts a long text at the end of a line."""
    if len(text) <= limit:
        return text
    return text[: limit - 2].rsplit("\n", 1)[0] + "\n…" if limit > 2 else ""


def newest(lines: Sequence[str], limit: int) -> str:
    """A heading and as many of the last lines as fit under it."""
    head, *rest = lines
    while len(text := "\n".join([head, *rest])) > limit and len(rest) > 1:
        rest = ["…", *rest[2 if rest[0] == "…" else 1 :]]
    return text[:limit]


def fenced(text: str) -> str:
    """A text in monospace characters. Backticks in it, as in a name, cannot end the block."""
    return "```\n" + text.replace("`", "ˋ") + "\n```"
