"""Buttons and selects that outlive the process: their custom id holds all they need.

An id reads `b|verb|subject|version|field|draft` (`s|…` for a select). `control_table` answers them.
"""

import re
from collections.abc import Sequence
from typing import Any, Self, cast

import discord
import msgspec
from discord import ui
from discord.enums import ButtonStyle

from cogs.ui import Interaction
from cogs.ui.limits import CUSTOM_ID_LIMIT, LABEL_LIMIT, OPTION_LIMIT, OPTIONS_LIMIT, PLACEHOLDER_LIMIT

TYPED_LIMIT = 6000  # characters, of what Discord lets people type


class Press(msgspec.Struct, frozen=True):
    """The content of a custom id, and the chosen values if it is that of a select."""

    verb: str
    subject_id: int  # the game or tournament that the control is about
    version: int  # of the subject; a page number where the control turns pages
    field: str = ""
    draft: str = ""
    values: tuple[str, ...] = ()


def custom_id(kind: str, press: Press) -> str:
    """The id under which Discord sends a control back to us."""
    text = f"{kind}|{press.verb}|{press.subject_id}|{press.version}|{press.field}|{press.draft}"
    if len(text) > CUSTOM_ID_LIMIT:
        raise ValueError(f"custom id of {len(text)} characters for {press.verb}")  # its draft is secret
    return text


def is_kind(text: str, component_type: object) -> bool:
    """Is this the id of such a component? No button has the id of a select, nor a form that of either."""
    is_button = component_type == discord.ComponentType.button.value
    return isinstance(component_type, int) and text.startswith("b|" if is_button else "s|")


def parse_press(text: str, values: Sequence[str] = ()) -> Press | None:
    """Reads a custom id; None for one that we never made."""
    parts = re.fullmatch(r"[bs]\|([a-z-]{1,24})\|([0-9]{1,18})\|([0-9]{1,9})\|([^|]*)\|([^|]*)", text)
    if parts is None:
        return None
    verb, subject_id, version, field, draft = parts.groups()
    verb = re.sub("^cup-", "tournament-", verb)  # messages posted before the word was changed
    return Press(verb, int(subject_id), int(version), field, draft, tuple(values))


def is_text(text: str) -> bool:
    """Can this be stored and sent? Halves of characters and the null character cannot."""
    return (
        len(text) <= TYPED_LIMIT and "\x00" not in text and not any("\ud800" <= c <= "\udfff" for c in text)
    )


class PlainButton(ui.Button[ui.View]):
    """A button before it is wrapped. It cuts the label, which discord.py does not check."""

    def __init__(
        self, press: Press, label: str, style: ButtonStyle, emoji: str | None, disabled: bool
    ) -> None:
        super().__init__(
            label=label[:LABEL_LIMIT],
            style=style,
            emoji=emoji,
            disabled=disabled,
            custom_id=custom_id("b", press),
        )


class PressButton(ui.DynamicItem[ui.Button[ui.View]], template=r"b\|[\s\S]*"):
    """A button whose id holds all it needs. discord.py does not store dynamic items, so none pile up."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[ui.View], match: re.Match[str], /
    ) -> Self:
        return cls(cast("ui.Button[ui.View]", item))  # whatever it is: an error here would only be logged

    async def callback(self, interaction: Interaction) -> None:
        """Does nothing: the bot's `on_interaction` answers, and also hears unknown ids."""


class PressSelect(ui.DynamicItem[ui.Select[ui.View]], template=r"s\|[\s\S]*"):
    """A select whose id holds all it needs."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[ui.View], match: re.Match[str], /
    ) -> Self:
        return cls(cast("ui.Select[ui.View]", item))  # or a list of people, whose ids look the same

    async def callback(self, interaction: Interaction) -> None:
        """Does nothing: the bot's `on_interaction` answers."""


class FreeView(ui.View):
    """A classic view that discord.py forgets once it is sent: `control_table` answers its controls.

    discord.py would hold every private answer for fifteen minutes, with a task to wait for its end.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Tells discord.py that there is nothing to wait for."""
        return True


class FreeLayout(ui.LayoutView):
    """A layout that discord.py forgets once it is sent."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Tells discord.py that there is nothing to wait for."""
        return True


def view_with(*items: ui.Item[ui.View | ui.LayoutView]) -> ui.View:
    """Return a classic view of these controls."""
    view = FreeView()
    for item in items:
        view.add_item(item)
    return view


def button(
    press: Press,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    emoji: str | None = None,
    disabled: bool = False,
) -> PressButton:
    """A button that sends this press."""
    return PressButton(PlainButton(press, label, style, emoji, disabled))


def link_button(label: str, url: str) -> ui.Button[Any]:
    """A button that leads to an address."""
    return ui.Button(label=label[:LABEL_LIMIT], url=url)


class Option(msgspec.Struct, frozen=True):
    """One line of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


def select(
    press: Press, placeholder: str, options: Sequence[Option], *, least: int = 1, most: int = 1
) -> PressSelect:
    """A select that sends this press with what was chosen: one option, or `least` to `most` of them."""
    lines = [
        discord.SelectOption(
            label=o.label[:OPTION_LIMIT],
            value=o.value,
            description=o.description[:OPTION_LIMIT] if o.description else None,
            default=o.chosen,
            emoji=o.emoji,
        )
        for o in options[:OPTIONS_LIMIT]
    ]
    return PressSelect(
        ui.Select(
            custom_id=custom_id("s", press),
            placeholder=placeholder[:PLACEHOLDER_LIMIT],
            options=lines,
            min_values=least,
            max_values=most,
        )
    )


def person_select(press: Press, placeholder: str, chosen: int = 0) -> ui.UserSelect[Any]:
    """A select that offers all members of the server, and sends this press with the id of the chosen one."""
    default = [discord.SelectDefaultValue.from_user(discord.Object(chosen))] if chosen else []
    text = placeholder[:PLACEHOLDER_LIMIT]
    return ui.UserSelect(custom_id=custom_id("s", press), placeholder=text, default_values=default)
