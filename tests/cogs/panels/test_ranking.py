"""Results: who stands where, also with equal scores, and lists of names that read well."""

from types import SimpleNamespace
from typing import Any

from cogs.games import FACES
from engine.core import Outcome
from tests.playing.saying import EN, FR


def tie_break(places: tuple[int, ...], scores: tuple[int, ...], reason: str) -> list[str]:
    viewer: Any = SimpleNamespace(words=FR, names=("Zoé", "Bot 1"))
    return FACES["poudlard"].narration.tie_break(viewer, Outcome(places, scores, reason))


def test_poudlard_says_why_of_two_with_all_classes_one_has_won() -> None:
    assert tie_break((2, 1), (7, 7), "graduated") == [FR("poudlard-tie-break", name="Bot 1")]
    assert tie_break((1, 2), (7, 5), "graduated") == []
    assert tie_break((1, 1), (5, 5), "out-of-time") == []


def test_names_in_a_row_end_with_and() -> None:
    assert EN.listed(["Zoé"]) == "Zoé" and FR.listed(["Zoé", "Bot 1"]) == "Zoé et Bot 1"
    assert EN.listed(["Zoé", "Lou", "Bot 1"]) == "Zoé, Lou and Bot 1"


def test_a_place_is_no_list_item_which_discord_would_number_anew() -> None:
    for words in (EN, FR):
        assert words("rank-line", place=1, name="Zoé", score="7").startswith("**1.**")
