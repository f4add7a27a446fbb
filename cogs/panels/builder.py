"""Builds a page of a private panel: each control carries the table, its version and a draft."""

from collections.abc import Sequence

from discord import ButtonStyle

from cogs.tables.viewer import AnyViewer
from cogs.ui.controls import Option, Press, PressButton, PressSelect, button, select

Item = PressButton | PressSelect
Row = tuple[Item, ...]


class Panel:
    """The controls of one viewer's panel."""

    def __init__(self, viewer: AnyViewer) -> None:
        self._viewer, self._words = viewer, viewer.words

    def press(self, verb: str, field: str = "", draft: str = "") -> Press:
        """What a control of this panel sends."""
        return Press(verb, self._viewer.table_id, self._viewer.version, field, draft)

    def pick(
        self, label: str, draft: str, field: str = "", *, chosen: bool = False, disabled: bool = False
    ) -> PressButton:
        """A button that shows the panel with this draft."""
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        return button(self.press("page", field, draft), label, style, disabled=disabled)

    def select(self, field: str, title: str, options: Sequence[Option], draft: str = "") -> PressSelect:
        """A select that adds what is chosen in it to this draft."""
        return select(self.press("choose", field, draft), title, options)

    def carry_out(
        self, label: str, draft: str, field: str = "", style: ButtonStyle = ButtonStyle.secondary
    ) -> PressButton:
        """A button that carries this draft out at once."""
        return button(
            self.press("prepare" if self._viewer.is_ahead else "confirm", field, draft), label, style
        )

    def confirm(
        self, draft: str, *, ready: bool = True, key: str = "button-confirm", **facts: str | int
    ) -> PressButton:
        """Confirm, once something is chosen."""
        if self._viewer.is_ahead:
            key = "button-prepare"
        press = self.press("prepare" if self._viewer.is_ahead else "confirm", "", draft)
        return button(press, self._words(key, **facts), ButtonStyle.success, disabled=not ready)

    def hints(self, draft: str = "") -> Row:
        """Hint: the panel filled with what the stand-in would play; nothing at a table without hints."""
        hint = button(self.press("hint", "", draft), self._words("button-hint"))
        return (hint,) if self._viewer.hints else ()

    def ends(self, draft: str, *more: PressButton, ready: bool = True) -> Row:
        """The last row: Confirm, what else ends the choice, and Hint where hints are given."""
        return (self.confirm(draft, ready=ready), *more, *self.hints())
