"""The essence of what happened: one short line, whatever the game says."""

from types import SimpleNamespace
from typing import Any, ClassVar

import msgspec
import pytest

from cogs.panels.narration import ESSENCE_LIMIT, Narration, in_short, shown_length
from cogs.ui.cards import newest


class Said(msgspec.Struct, frozen=True):
    text: str


class Shouted(msgspec.Struct, frozen=True):
    text: str


class Plain(Narration[Any, Any]):
    """Says what it is given."""

    def tell(self, events: Any, viewer: Any) -> list[str]:
        return [event.text for event in events]

    def score_line(self, viewer: Any, seat: int) -> str:
        return ""


class Weighed(Plain):
    """Some events matter more."""

    weights: ClassVar[dict[type[msgspec.Struct], int]] = {Shouted: 1}


LONG = "a" * 60
VIEWER: Any = SimpleNamespace()


def test_a_short_story_is_told_whole() -> None:
    assert Weighed().essence([Said("One."), Shouted("Two.")], VIEWER) == "One. Two."


def test_a_small_line_and_a_line_break_have_no_place_in_it() -> None:
    assert Plain().essence([Said("One.\nTwo."), Said("-# Three.")], VIEWER) == "One. Two. Three."


def test_of_a_long_story_what_matters_most_is_told() -> None:
    events = [Said(LONG), Shouted("Two."), Said(LONG), Said(LONG), Shouted("Five.")]
    assert Weighed().essence(events, VIEWER) == "Two. Five."


def test_a_line_that_leaves_out_what_matters_begins_with_dots() -> None:
    events = [Shouted(f"{number} {LONG}.") for number in range(3)]
    assert Weighed().essence(events, VIEWER) == f"… 1 {LONG}. 2 {LONG}."


class Paired(Weighed):
    """What is shouted in a row is shouted as one."""

    together = (Shouted,)


def test_what_belongs_together_is_left_out_together() -> None:
    events = [Shouted(LONG), Shouted("Two."), Said(LONG), Shouted(LONG), Shouted("Five.")]
    assert Paired().essence(events, VIEWER) == f"{LONG} Two. {LONG} Five."
    assert Paired().essence([*events, Said("."), Shouted(LONG)], VIEWER) == f"… {LONG} Five. {LONG}"


def test_a_game_that_weighs_nothing_tells_what_came_last() -> None:
    events = [Said(f"{number} {LONG}.") for number in range(5)]
    assert Plain().essence(events, VIEWER) == f"… 3 {LONG}. 4 {LONG}."


@pytest.mark.parametrize(
    ("lines", "shown"), [(["a" * 300], "a" * 300), (["a" * 300, "b" * 300], "… " + "b" * 300)]
)
def test_a_single_sentence_is_never_cut(lines: list[str], shown: str) -> None:
    assert in_short(lines) == shown


class Counting(Weighed):
    """Says what it leaves out."""

    def more(self, left_out: Any, viewer: Any) -> list[str]:
        return [f"+{len(left_out)}"] if left_out else []


def test_what_matters_and_is_left_out_is_counted() -> None:
    events = [Shouted(LONG), Shouted(LONG), Said("Three."), Shouted(LONG), Shouted("Five.")]
    assert Counting().essence(events, VIEWER) == f"{LONG} {LONG} Five. +1"


class Tallied(Weighed):
    """Notes how many events it is given to tell."""

    def __init__(self) -> None:
        self.given = list[int]()

    def tell(self, events: Any, viewer: Any) -> list[str]:
        self.given.append(len(events))
        return super().tell(events, viewer)


def test_a_long_story_is_not_told_anew_for_each_thing_that_is_left_out() -> None:
    narration, events = Tallied(), [Shouted(f"{number} {LONG}.") for number in range(150)]
    assert narration.essence(events, VIEWER) == f"… 148 {LONG}. 149 {LONG}."
    assert sum(narration.given) < 5 * len(events)


def test_what_says_so_much_that_leaving_it_out_is_enough_takes_nothing_else_along() -> None:
    events = [Shouted("word " * 40 + "end."), Shouted("Two."), Shouted("Three.")]
    assert Weighed().essence(events, VIEWER) == "… Two. Three."


def test_an_essence_never_ends_inside_a_sentence() -> None:
    alone = "word " * 40 + "end."
    assert Weighed().essence([Shouted("One."), Shouted(alone)], VIEWER) == f"… {alone}"
    assert Plain().essence([Said("One."), Said(alone)], VIEWER) == f"… {alone}"


@pytest.mark.parametrize("lines", [[LONG, "**b**" * 30, "c"], [LONG] * 9, ["a\nb"]])
def test_an_essence_is_one_line_that_fits(lines: list[str]) -> None:
    text = in_short(lines)
    assert 0 < shown_length(text) <= ESSENCE_LIMIT and "\n" not in text


def test_no_line_ends_inside_a_sentence_however_long_it_is() -> None:
    sentence = "**" + "word " * 50 + "end**."
    assert in_short(["One.", sentence]) == f"… {sentence}" and in_short([sentence], 40) == sentence


def test_the_newest_of_a_long_story_stays_under_its_heading() -> None:
    assert newest(["Head", "One.", "Two.", "Three."], 17) == "Head\n…\nThree."


def test_nothing_is_told_of_nothing() -> None:
    assert Plain().essence([], VIEWER) == "" and in_short([]) == ""
