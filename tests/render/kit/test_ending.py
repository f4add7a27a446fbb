"""How the pictures name the end of a game."""

import pytest

from engine.core import Outcome
from locales import LANGUAGES, words
from render.kit import ending

ALONE = Outcome((1,), (4,), "resigned")


def test_nobody_wins_what_its_only_player_gave_up():
    assert ending.winners(ALONE) == [] and not ending.is_crowned(ALONE, 0)
    assert ending.winners(Outcome((2, 1), (4, 0), "resigned")) == [1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_its_only_player_gave_up_is_called_so_and_has_no_places(language: str):
    said = words(language)
    assert ending.title(ALONE, said) == said("picture-given-up")
    assert ending.sentences(ALONE, str, said) == [said("alt-given-up")]
    assert ending.place_of(ALONE, 0, said) == ""
    assert ending.over(ALONE, said).endswith(said("picture-given-up"))
