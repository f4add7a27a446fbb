"""The button by which anybody reads the rules that a table is played by."""

from cogs.ui.controls import Press, PressButton, button
from db import GameRow
from locales import Words


def rules_button(row: GameRow, words: Words) -> PressButton:
    """Opens the rules of a table's game, the pages about its options first."""
    return button(Press("rules", row.id, 0, row.game, "open"), words("button-rules"))
