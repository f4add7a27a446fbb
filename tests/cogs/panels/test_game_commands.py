"""What people type into the options of commands."""

import pytest

from cogs.panels.game_commands import sides_typed


@pytest.mark.parametrize("text", ["EW", "eo", "OE", "we", "E O", "o-e", "─ E O", "─ E W", "E, O", "W E"])
def test_open_sides_are_understood_in_both_languages_and_any_order(text: str) -> None:
    assert sides_typed(text) == "EW"


@pytest.mark.parametrize("text", ["", "X", "NX", "nord", "@everyone", "1"])
def test_what_names_no_sides_is_left_for_the_rules_to_refuse(text: str) -> None:
    assert not set(sides_typed(text)) or not set(sides_typed(text)) <= set("NESW")
