"""Cards: how a long name is written."""

from render.kit.cards import lines


def test_a_long_name_is_broken_into_lines_of_about_the_same_length():
    assert lines("a bat of the old cellar", 100, 30) == ["a bat of the", "old cellar"]
