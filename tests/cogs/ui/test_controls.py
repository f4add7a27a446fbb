"""Custom ids: what we wrote is read again, and nothing else."""

import pytest

from cogs.ui.controls import Press, custom_id, parse_press


def test_an_id_is_read_as_it_was_written() -> None:
    press = Press("tournament-leave-sure", 12, 7, "field", "N1.NES")
    assert parse_press(custom_id("b", press)) == press


@pytest.mark.parametrize(
    "verb", ["join", "leave", "leave-sure", "check", "table", "standings", "page", "lines"]
)
def test_buttons_of_tournaments_posted_under_the_old_word_still_work(verb: str) -> None:
    assert parse_press(f"b|cup-{verb}|1|0||") == Press(f"tournament-{verb}", 1, 0)


@pytest.mark.parametrize(
    "text", ["", "b|play", "x|play|1|0||", "b|PLAY|1|0||", "b|play|-1|0||", "b|play|1|0||a|b"]
)
def test_an_id_that_we_never_made_is_none(text: str) -> None:
    assert parse_press(text) is None
