"""Le labyrinthe secret: the sentences about a turn."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.games.secret.narration import SecretNarration
from cogs.games.secret.words import part_words
from engine.secret.events import PartTurned, PawnMoved, TreasureTaken
from engine.secret.model import Challenge
from tests.playing.saying import EN, says

VIEWER = cast(Any, SimpleNamespace(words=EN, names=["Zoé", "Lou"], view=None))
EVENTS = [
    PartTurned(0, "B", 1, ()),
    PartTurned(0, "F", 3, ()),
    PawnMoved(0, "A1", "A2"),
    PartTurned(1, "D", 1, ()),
]


def test_a_turn_is_one_sentence_in_short_and_its_rotations_are_one_at_length() -> None:
    narration = SecretNarration()
    assert (len(narration.briefly(EVENTS, VIEWER)), len(narration.tell(EVENTS, VIEWER))) == (2, 3)


def test_the_line_about_a_taken_object_says_what_was_turned() -> None:
    long = cast(Any, SimpleNamespace(words=EN, names=["Maximilienne de La Tour"], view=None))
    events = [*EVENTS[:2], PawnMoved(0, "A1", "B7"), TreasureTaken(0, 1)]
    essence = SecretNarration().essence(events, long)
    assert all(part_words(part, EN) in essence for part in "BF") and "B7" in essence
    assert EN("treasure-secret-key-the") in essence


def test_the_essence_of_several_turns_says_what_was_turned() -> None:
    events = [*EVENTS, PawnMoved(1, "D1", "D6"), PartTurned(0, "B", 5, ()), PawnMoved(0, "A2", "C7")]
    essence = SecretNarration().essence(events, VIEWER)
    assert (
        part_words("D", EN) in essence and essence.count(part_words("B", EN)) == 1
    )  # the oldest is left out


def test_rotations_of_two_players_are_never_told_as_one() -> None:
    told = SecretNarration().briefly([EVENTS[1], EVENTS[3]], VIEWER)
    assert ["Zoé" in told[0], "Lou" in told[1]] == [True, True]


def test_s9_a_duel_for_what_the_die_is_going_to_show_has_words() -> None:
    viewer = cast(Any, SimpleNamespace(words=EN, names=["Zoé", "Lou"], seat=0))
    told = [SecretNarration().tell_intent(Challenge(1, stake), viewer) for stake in ("die", "one")]
    assert says(told[0], "secret-told-duel-die", name="Zoé", rival="Lou") and not told[1]
