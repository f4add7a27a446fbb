"""Controls at Discord's limits, and one character or one line over them."""

from typing import Any

import pytest

from cogs.ui.controls import Option, Press, button, custom_id, select

PRESS = Press("play", 1, 0)


def sent(item: Any) -> dict[str, Any]:
    """A control as it is sent."""
    return item.item.to_component_dict()


@pytest.mark.parametrize("length", [80, 81])
def test_a_label_has_eighty_characters_at_most(length: int) -> None:
    assert sent(button(PRESS, "a" * length))["label"] == "a" * 80


@pytest.mark.parametrize("length", [100, 101])
def test_a_line_of_a_select_has_a_hundred_characters_at_most(length: int) -> None:
    (line,) = sent(select(PRESS, "", [Option("v", "a" * length, "b" * length)]))["options"]
    assert (line["label"], line["description"]) == ("a" * 100, "b" * 100)


@pytest.mark.parametrize("length", [150, 151])
def test_the_title_of_a_select_has_a_hundred_and_fifty_characters_at_most(length: int) -> None:
    assert sent(select(PRESS, "a" * length, [Option("v", "a")]))["placeholder"] == "a" * 150


@pytest.mark.parametrize("count", [25, 26])
def test_a_select_has_twenty_five_lines_at_most(count: int) -> None:
    lines = sent(select(PRESS, "", [Option(str(n), str(n)) for n in range(count)]))["options"]
    assert [line["value"] for line in lines] == [str(n) for n in range(25)]


def test_an_id_that_is_too_long_is_our_bug_and_never_cut() -> None:
    room = 100 - len(custom_id("b", PRESS))
    assert len(custom_id("b", Press("play", 1, 0, draft="d" * room))) == 100
    with pytest.raises(ValueError, match="101 characters"):
        custom_id("b", Press("play", 1, 0, draft="d" * (room + 1)))
