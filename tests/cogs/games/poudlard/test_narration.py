"""What Les couloirs de Poudlard tells in one short line."""

from msgspec.structs import replace

from cogs.games.poudlard.narration import PoudlardNarration
from cogs.panels.drawings import sample_viewer
from cogs.panels.narration import ESSENCE_LIMIT, shown_length
from engine.core import Outcome
from engine.poudlard.events import (
    CardPlayed,
    ClassAttended,
    ClassForgotten,
    DieRolled,
    GameEnded,
    PawnMoved,
    StartRolled,
    TokenLaid,
    TokenPivoted,
    TurnBegan,
)
from locales import words
from tests.engine.poudlard.castle import POUDLARD, castle

FR = words("fr")
VIEWER = replace(sample_viewer(POUDLARD, castle(), 0, FR), names=("Zoé", "Bot 1"))
ONE, TWO = VIEWER.names[:2]


def test_the_essence_keeps_the_cards_that_moved_somebody_else() -> None:
    events = (
        ClassAttended(0, 1, 3),
        CardPlayed(1, "lost", (), (0, 1)),
        ClassAttended(1, 2, 2),
        CardPlayed(1, "homework", (), ()),
        TurnBegan(1, 4, is_extra=True),
        PawnMoved(1, ("D4", "D5")),
        ClassAttended(1, 3, 3),
    )
    essence = PoudlardNarration().essence(events, VIEWER)
    lost = FR("poudlard-brief-card-on", name=TWO, card=FR("poudlard-card-lost"), targets=f"{ONE}, {TWO}")
    assert lost in essence and shown_length(essence) <= ESSENCE_LIMIT


def test_the_essence_tells_what_a_card_did_only_with_the_card() -> None:
    played = (CardPlayed(0, "cancelled", ("E1",), ()), ClassForgotten(1, 1, 3))
    later = [ClassAttended(0, room, room) for room in (2, 3, 4, 5, 6, 7)]
    for count in range(len(later) + 1):
        essence = PoudlardNarration().essence((*played, *later[:count]), VIEWER)
        assert (FR("poudlard-card-cancelled") in essence) == ("refaire" in essence)
        assert shown_length(essence) <= ESSENCE_LIMIT


def test_the_essence_of_two_turns_says_which_tokens_were_changed() -> None:
    events = (
        DieRolled(0, 3),
        *(TokenLaid(0, square, 5) for square in ("C1", "C2", "C3")),
        PawnMoved(0, ("C1", "C2")),
        DieRolled(1, 2),
        *(TokenPivoted(1, square, 1, 10) for square in ("D1", "D2")),
        PawnMoved(1, ("D1", "D2")),
    )
    essence = PoudlardNarration().essence(events, VIEWER)
    assert "C1, C2, C3" in essence and "D1, D2" in essence and shown_length(essence) <= ESSENCE_LIMIT


def test_the_name_of_a_card_that_ends_with_a_mark_is_followed_by_no_other() -> None:
    for card in ("homework", "lost"):
        (line,) = PoudlardNarration().briefly((CardPlayed(0, card, (), ()),), VIEWER)
        assert FR(f"poudlard-card-{card}") in line and "!**." not in line and "!." not in line


def test_the_end_names_who_won() -> None:
    ended = GameEnded(Outcome((2, 1), (4, 7), "graduated"))
    assert TWO in PoudlardNarration().essence((ended,), VIEWER)


def test_p2_a_tie_at_the_start_is_told_as_one() -> None:
    first, again = PoudlardNarration().tell((StartRolled((2, 2)), StartRolled((1, 2))), VIEWER)
    assert first != again and again.startswith(FR("poudlard-told-start-again", rolls="")[:10])
