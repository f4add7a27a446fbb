"""Type: what of a name can be drawn."""

import pytest

from render.kit.fonts import in_lines, printable


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("김민준", "GimMinJun"), ("李雷", "LiLei"), ("Ελένη", "Ελένη"), ("たろう", "tarou"), ("🦊 Max", "Max")],
)
def test_names_in_scripts_that_the_font_lacks_are_spelt_in_latin_letters(name: str, drawn: str) -> None:
    assert printable(name) == drawn


def test_lines_are_about_as_long_as_each_other() -> None:
    text = "All pawns go to the Quidditch pitch"
    assert in_lines(text.split(" "), 3) == ("All pawns", "go to the", "Quidditch pitch")
