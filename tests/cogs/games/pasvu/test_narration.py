"""What stands above the picture of a round of Pas vu pas pris."""

from itertools import product

from msgspec.structs import replace

from cogs.games.pasvu.narration import PasvuNarration
from cogs.panels.narration import ESSENCE_LIMIT, shown_length
from engine.core import Outcome
from engine.pasvu.events import (
    CardDrawn,
    FurnitureMoved,
    GameEnded,
    GhostMoved,
    KeyholePlaced,
    LookTaken,
    RoundBegan,
    SideChosen,
)
from engine.pasvu.model import MovementCard
from tests.playing.pasvu_panels import NAMES, asking
from tests.playing.saying import EN, FR, says
from tests.render.pasvu.halls import figure, start, taken

LOOK = LookTaken(taken("S3", (figure(0, "M1", "C5"),)))
WENT = [GhostMoved(0, f"S{number}", "", ("B5", "C5"), "c", 0.0) for number in (1, 2)]
HELD_UP = GhostMoved(1, "M1", "", (), "c", 0.0, "stayed")


def test_v18_a_ghost_that_found_no_room_is_named_in_the_essence() -> None:
    state = start(2)
    next_round = [RoundBegan(2, 1), CardDrawn(1, MovementCard(8)), FurnitureMoved(1, state.pieces[0])]
    essence = PasvuNarration().essence(
        [*WENT, HELD_UP, KeyholePlaced("S3"), LOOK, *next_round], asking(state)
    )
    seen = EN("pasvu-told-seen", name="Matthieu", ghosts="M1")
    assert EN("pasvu-brief-stayed", ghosts=seen) in essence and shown_length(essence) <= ESSENCE_LIMIT


def test_v10_the_end_is_a_whole_sentence_whatever_the_winners_are_called() -> None:
    names = tuple(f"{name}-Marie de Franche-Comté" for name in NAMES)
    end = Outcome((1, 1, 1, 1), (12, 12, 12, 12), "rules")
    viewer = replace(asking(start(4), "fr", None, end), names=names)
    told = FR("pasvu-brief-ended", names=FR.listed(names), count=4, points=12)
    assert PasvuNarration().essence([LOOK, GameEnded(end)], viewer) == f"… {told}"


def test_moves_that_the_essence_leaves_out_are_counted() -> None:
    state = start(2)
    moves = [FurnitureMoved(seat % 2, piece) for seat, piece in enumerate(state.pieces)]
    events = [CardDrawn(0, MovementCard(8)), *moves]  # the board shows the card
    viewer = asking(state)
    essence = PasvuNarration().essence(events, viewer)
    told = [line for line in PasvuNarration().tell(events, viewer) if line in essence]
    assert essence.endswith(EN("essence-more", count=len(moves) - len(told)))
    assert 0 < len(told) < len(moves) and shown_length(essence) <= ESSENCE_LIMIT


def test_what_the_essence_leaves_out_is_not_counted_as_more_winners_would_be() -> None:
    for speak, bare in ((EN, " more)"), (FR, " autres)")):
        assert not speak("essence-more", count=6).endswith(bare)


def test_no_ghost_is_said_to_move_where_all_stay() -> None:
    lines = PasvuNarration().briefly([HELD_UP, LOOK], asking(start(2)))
    assert not any(says(line, "pasvu-brief-moved") for line in lines)


def test_v34_a_door_whose_side_was_chosen_is_never_told_as_a_knock() -> None:
    state, knock = start(2), EN("pasvu-told-keyhole-knock", name="#", number=3, door="#").split("#")[1][:30]
    went = [GhostMoved(1, f"S{number}", "", ("B5", "C5"), "c", 0.0) for number in range(1, 5)]
    for moved, gone in product(range(4), range(5)):
        moves = [FurnitureMoved(1, piece) for piece in state.pieces[:moved]]
        events = [*moves, *went[:gone], SideChosen(0, "south"), KeyholePlaced("S3"), LOOK, RoundBegan(2, 1)]
        assert knock not in PasvuNarration().essence(events, asking(state))
    assert knock in PasvuNarration().essence([KeyholePlaced("S3"), LOOK], asking(state))
