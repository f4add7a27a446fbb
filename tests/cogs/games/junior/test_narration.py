"""Labyrinthe Junior: the sentences about a turn."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.games.junior.narration import JuniorNarration
from cogs.games.junior.words import line_words
from cogs.panels.narration import ESSENCE_LIMIT, shown_length
from engine.junior.model import PawnMoved, TargetShown, TilePushed, TreasureWon
from tests.playing.saying import EN, says

VIEWER = cast(Any, SimpleNamespace(words=EN, names=["Zoé", "Lou", "Matthieu"], view=None))
EVENTS = [
    TilePushed(0, "N1", "NES", ()),
    PawnMoved(0, "A1", "A1"),
    TilePushed(1, "W1", "NES", ()),
    PawnMoved(1, "A1", "C4"),
    TreasureWon(1, 7),
    TargetShown(4),
    TilePushed(2, "S1", "NES", ()),
    PawnMoved(2, "E1", "C1"),
]


def test_the_essence_of_several_turns_says_what_was_pushed_last_and_what_is_sought() -> None:
    essence = JuniorNarration().essence(EVENTS, VIEWER)
    assert line_words("S1", EN) in essence and EN("treasure-junior-dagger-the") in essence
    assert line_words("N1", EN) not in essence  # the oldest turn is left out


def test_the_line_about_a_found_treasure_says_what_was_pushed() -> None:
    long = cast(Any, SimpleNamespace(words=EN, names=["Maximilienne de La Tour", "Jean-Christophe Albert"]))
    events = [TilePushed(1, "N3", "NES", (0,)), PawnMoved(1, "A1", "C4"), TreasureWon(1, 7), TargetShown(4)]
    essence = JuniorNarration().essence(events, long)
    assert line_words("N3", EN) in essence and shown_length(essence) <= ESSENCE_LIMIT
    assert EN("treasure-junior-dagger-the") in essence and "…" not in essence


def test_j4_one_push_with_the_tile_turned_otherwise_is_told_as_another_choice() -> None:
    one, other = (TilePushed(0, "N1", sides, ()) for sides in ("NES", "ESW"))
    told = [JuniorNarration().tell_choice([push, PawnMoved(0, "A1", "C4")], VIEWER) for push in (one, other)]
    assert told[0] != told[1] and says(told[0], "junior-told-turned", sides="N E S")
    assert ". The spare is turned" in told[0] and "·" not in told[0]
