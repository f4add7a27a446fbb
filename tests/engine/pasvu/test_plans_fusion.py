"""Pas vu pas pris, V25: ghosts that grow by merging."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.transcript import play
from engine.pasvu.events import GhostMoved, GhostsMerged, MergeFailed
from engine.pasvu.model import ChooseSide, Piece, State
from engine.pasvu.results import points
from tests.engine.pasvu.halls import (
    PASVU,
    act,
    assert_sound,
    carry_out,
    furnished,
    ghost,
    ghosts,
    plan,
    position,
    refusal,
    setup,
    told,
    way,
    where,
)


def fused(*own: Any, **facts: Any) -> State:
    """Return a position of the fusion variant."""
    seats = own if len(own) > 1 else (*own, ghosts(True))
    return position(*seats, fusion=True, **facts)


def test_v25_only_small_ghosts_leave_their_side() -> None:
    state = setup(fusion="fusion").state
    assert {g.size for g in state.ghosts[0] if g.place == "side"} == {"small"}
    assert refusal(fused(ghosts(True)), plan(way("M1", "A6")), 0) == "pasvu-in-reserve"


def test_v25_two_small_ones_become_a_medium_one() -> None:
    state = fused(ghosts(True, S1="A5", S2="A4 nw"))
    step = carry_out(state, {0: plan(way("S1", "A4", merge="S2"))})
    assert where(step.state, 0, "M1") == "A4 c 0"
    assert where(step.state, 0, "S1") == where(step.state, 0, "S2") == "side"
    assert told(step.events, GhostsMerged) == [GhostsMerged(0, "S1", "S2", "M1", "A4", "c", 0.0)]


def test_v25_a_small_and_a_medium_one_become_the_large_one() -> None:
    state = fused(ghosts(True, S1="A5", M1="A4"))
    after = carry_out(state, {0: plan(way("S1", "A4", merge="M1"))}).state
    assert where(after, 0, "L1") == "A4 c 0"
    # V25: a ghost replaced by a merge does not wait on the edge.
    assert where(after, 0, "M1") == "reserve"


def test_v25_either_may_be_the_one_that_moved() -> None:
    state = fused(ghosts(True, S1="A4", M1="A5"))
    assert where(carry_out(state, {0: plan(way("M1", "A4", merge="S1"))}).state, 0, "L1") == "A4 c 0"


def test_v25_one_that_just_came_in_may_merge() -> None:
    state = fused(ghosts(True))
    after = carry_out(state, {0: plan(way("S1", "A6"), way("S2", "A6", merge="S1"))}).state
    assert where(after, 0, "M1") == "A6 c 0"


def test_v25_without_the_option_nothing_merges() -> None:
    assert (
        refusal(position(ghosts(S1="A5", S2="A4")), plan(way("S1", "A4", merge="S2")), 0) == "pasvu-no-fusion"
    )


def test_v25_not_with_one_elsewhere() -> None:
    state = fused(ghosts(True, S1="A5", S2="B4"))
    assert refusal(state, plan(way("S1", "A4", merge="S2")), 0) == "pasvu-merge-apart"


@pytest.mark.parametrize(("one", "two"), [("M1", "M2"), ("S1", "L1"), ("L1", "S1")])
def test_v25_two_mediums_never_merge_nor_the_large_one(one: str, two: str) -> None:
    state = fused(ghosts(True, **{one: "A5", two: "A4"}))
    assert refusal(state, plan(way(one, "A4", merge=two)), 0) == "pasvu-merge-sizes"


def test_v25_the_next_size_must_be_in_the_reserve() -> None:
    state = fused(ghosts(True, S1="A5", S2="A4", M1="B1", M2="C1"))
    assert refusal(state, plan(way("S1", "A4", merge="S2")), 0) == "pasvu-merge-reserve"
    # One that waits on the edge is not in the reserve.
    waiting = fused(ghosts(True, S1="A5", S2="A4", M1="B1", M2="edge"))
    assert refusal(waiting, plan(way("S1", "A4", merge="S2")), 0) == "pasvu-merge-reserve"


def test_v25_the_larger_one_must_fit() -> None:
    under = furnished(Piece("table", 0.5, 3.5, 0))
    state = fused(ghosts(True, S1="A5", S2="A4"), pieces=under)
    assert refusal(state, plan(way("S1", "A4", merge="S2")), 0) == "pasvu-cannot-stand"


def test_v25_the_new_one_does_not_move_or_merge_this_round() -> None:
    state = fused(ghosts(True, S1="A5", S2="A4", S3="A3"))
    merge = way("S1", "A4", merge="S2")
    assert refusal(state, plan(merge, way("M1", "A3")), 0) == "pasvu-rests"
    assert refusal(state, plan(merge, way("S3", "A4", merge="M1")), 0) == "pasvu-merge-again"
    after = carry_out(state, {0: plan(merge)}).state
    later = replace(after, phase="plan", round=3, cards=state.cards)
    assert PASVU.check(later, 0, plan(way("M1", "B4"))) is None


def test_v25_seen_mediums_wait_on_the_edge_with_their_size() -> None:
    state = fused(ghosts(True, M1="C3", S1="B3"), phase="side", turn=0)
    seen = [act(state, ChooseSide("south"), seed=bytes([n])).state for n in range(6)]
    assert {where(s, 0, "M1") for s in seen} <= {"edge", "C3 c 0"}
    caught = next(s for s in seen if where(s, 0, "M1") == "edge")
    later = replace(caught, phase="plan", cards=state.cards, plans=(None, None))
    assert PASVU.check(later, 0, plan(way("M1", "A6"))) is None


def test_v25_one_that_is_out_may_be_taken_back_when_no_small_one_is_left() -> None:
    state = fused(ghosts(True, S1="out", S2="out", S3="A3", S4="B3"))
    assert points(state, 0) == 2
    after = carry_out(state, {0: plan(way("S1", "A6"))}).state
    assert where(after, 0, "S1") == "A6 c 0" and points(after, 0) == 1
    # With a small ghost at the side, those that are out stay out.
    assert refusal(fused(ghosts(True, S1="out")), plan(way("S1", "A6")), 0) == "pasvu-is-out"


def test_v25_taken_back_it_counts_as_coming_in() -> None:
    state = fused(ghosts(True, S1="out", S2="out", S3="A3", S4="B3"))
    path = way("S1", "A6 A5 A4 A3 A2 A1 out")
    assert refusal(state, plan(path), 0) == "pasvu-in-and-out"


def test_v25_a_merge_finds_the_nearest_place_when_plans_collide() -> None:
    state = fused(ghosts(True, S1="A5", S2="A4"), ghosts(True, S1="A3"), holder=1)
    plans = {0: plan(way("S1", "A4", merge="S2")), 1: plan(way("S1", "A4", "nw"))}
    step = carry_out(state, plans)
    assert where(step.state, 0, "M1").startswith("A4") and told(step.events, GhostsMerged)
    assert_sound(step.state)


def test_v25_a_merge_that_has_become_impossible_is_told() -> None:
    # The other player's large ghost takes the cell first, so the two small ones stay apart.
    other = ghosts(True, L1=ghost("L1", "A3", entered=1))
    state = fused(ghosts(True, S1="A5", S2="A4 nw"), other, holder=1)
    plans = {0: plan(way("S1", "A4", merge="S2")), 1: plan(way("L1", "A4", "se"))}
    step = carry_out(state, plans)
    assert told(step.events, MergeFailed) == [MergeFailed(0, "S1", "S2", "A4", "room")]
    assert not told(step.events, GhostsMerged) and told(step.events, GhostMoved)[1].seat == 0
    assert_sound(step.state)


def test_v18_v25_two_that_stop_short_of_the_cell_of_their_merge_merge_where_both_have_ended() -> None:
    # The other player's large ghost fills A4, so both stop in A5.
    other = ghosts(True, L1=ghost("L1", "A3", entered=1))
    own = plan(way("S1", "A6 A5 A4"), way("S2", "A6 A5 A4", merge="S1"))
    step = carry_out(fused(ghosts(True), other, holder=1), {0: own, 1: plan(way("L1", "A4"))})
    assert where(step.state, 0, "M1").startswith("A5") and not told(step.events, MergeFailed)
    moved = [event for event in told(step.events, GhostMoved) if event.seat == 0]
    assert [event.fate for event in moved] == ["stopped", "stopped"]
    assert_sound(step.state)


def test_v18_v25_one_that_stops_short_of_the_other_does_not_merge() -> None:
    # S1 waits in A4, which the other player's ghosts fill, so S2 stops before it, alone.
    other = ghosts(True, L1=ghost("L1", "A3", entered=1))
    own = plan(way("S2", "A6 A5 A4", merge="S1"))
    state = fused(ghosts(True, S1="A4 nw"), other, holder=1)
    step = carry_out(state, {0: own, 1: plan(way("L1", "A4", "se"))})
    assert told(step.events, MergeFailed) == [MergeFailed(0, "S2", "S1", "A4", "room")]
    assert_sound(step.state)


def test_v18_v25_a_ghost_that_was_to_enter_again_after_a_merge_stays_where_it_failed() -> None:
    # A6 is also beside A5, where S1 was to merge; but the plan meant to enter from the side.
    other = ghosts(True, L1=ghost("L1", "A4", entered=1))
    own = plan(way("S2", "A6 A5", merge="S1"), way("S1", "A6"))
    step = carry_out(
        fused(ghosts(True, S1="A5 nw"), other, holder=1), {0: own, 1: plan(way("L1", "A5", "se"))}
    )
    assert told(step.events, MergeFailed) and where(step.state, 0, "S1").startswith("A5 nw")


def test_v25_a_merge_for_which_a_failed_one_leaves_no_larger_ghost_is_told_so() -> None:
    # M1 was to return to the reserve by merging into L1, and to come back as the merge of S2 and S3.
    own = ghosts(True, S1="A5 nw", M1="A4 nw", M2="C1", S2="B5", S3="B4")
    grow, again = way("S1", "A4", merge="M1"), way("S2", "B4", merge="S3")
    other = ghosts(True, M2=ghost("M2", "A3", entered=1))
    step = carry_out(fused(own, other, holder=1), {0: plan(grow, again), 1: plan(way("M2", "A4", "se"))})
    assert [event.why for event in told(step.events, MergeFailed)] == ["room", "reserve"]


def test_v25_each_size_class_is_conserved() -> None:
    for ply in play(PASVU, 3, PASVU.options(fusion="fusion"), b"conserved", ["normal"] * 3):
        for own in ply.state.ghosts:
            assert [g.size[0] for g in own] == list("lmmssss")
        assert_sound(ply.state)


def test_v18_a_ghost_that_a_failed_merge_did_not_send_home_stays_where_it_is() -> None:
    state = fused(ghosts(True, S1="C3 nw", S2="C4 nw"), ghosts(True, S1="C2"), holder=1)
    own = plan(way("S2", "C3", "ne", merge="S1"), way("S1", "A6"))
    step = carry_out(state, {0: own, 1: plan(way("S1", "C3"))})
    assert told(step.events, MergeFailed) and where(step.state, 0, "S1") == "C3 nw 0"
    stayed = [event for event in told(step.events, GhostMoved) if event.seat == 0 and event.ghost == "S1"]
    assert [(event.cells, event.fate) for event in stayed] == [((), "lost")]


def test_v25_the_sheets_example_and_both_merged_ghosts_set_out_again() -> None:
    """The sheet: "Les 2 petits fantômes sont placés sur leur côté de départ." She has steps left for both."""
    own = plan(way("S1", "A6"), way("S2", "A6", merge="S1"), way("S1", "B6 B5"), way("S2", "C6"))
    step = carry_out(fused(ghosts(True)), {0: own})
    assert [where(step.state, 0, name) for name in ("M1", "S1", "S2")] == ["A6 c 0", "B5 c 0", "C6 c 0"]
    assert_sound(step.state)


def test_v25_sent_out_again_they_may_merge_again() -> None:
    own = plan(
        *(way("S1", "A6"), way("S2", "A6", merge="S1")),
        *(way("S2", "B6"), way("S1", "B6", merge="S2")),
        way("S1", "C6"),
    )
    after = carry_out(fused(ghosts(True)), {0: own}).state
    assert [where(after, 0, name) for name in ("M1", "M2", "S1")] == ["A6 c 0", "B6 c 0", "C6 c 0"]


def test_v25_without_a_merge_a_ghost_has_one_path() -> None:
    again = plan(way("S1", "A6"), way("S2", "B6"), way("S1", "A5"))
    assert refusal(fused(ghosts(True)), again, 0) == "pasvu-not-home"
    # Nor a third one, after a merge that sent it home only once.
    thrice = plan(way("S1", "A6"), way("S2", "A6", merge="S1"), way("S1", "B6"), way("S1", "B5"))
    assert refusal(fused(ghosts(True)), thrice, 0) == "pasvu-not-home"


def test_v25_a_medium_one_that_merged_does_not_leave_again_with_its_size() -> None:
    """The sheet: they "sont remplacés par un grand fantôme et sont placés sur leur côté de départ"."""
    state = fused(ghosts(True, M1="edge", S1="A6 nw"))
    join = way("M1", "A6", merge="S1")
    assert refusal(state, plan(join, way("M1", "B6")), 0) == "pasvu-in-reserve"
    assert PASVU.check(state, 0, plan(join, way("S1", "B6"))) is None


def test_v25_if_the_merge_fails_the_path_of_one_to_be_sent_out_again_is_lost() -> None:
    other = ghosts(True, L1=ghost("L1", "A4", entered=1))
    own = plan(way("S2", "A6 A5", merge="S1"), way("S2", "B6"), way("S1", "C6"))
    state = fused(ghosts(True, S1="A5 nw"), other, holder=1)
    step = carry_out(state, {0: own, 1: plan(way("L1", "A5", "se"))})
    lost = [event.ghost for event in told(step.events, GhostMoved) if event.fate == "lost"]
    assert told(step.events, MergeFailed) and lost == ["S2", "S1"]
    assert where(step.state, 0, "S2").startswith("A6") and where(step.state, 0, "S1") == "A5 nw 0"


def test_v25_what_is_offered_as_legal_lets_one_that_merged_leave_again() -> None:
    state = fused(ghosts(True, S1="A5", S2="A4 nw"))
    again = [action for action in PASVU.legal_actions(state, 0) if len({p.ghost for p in action.paths}) == 1]
    assert any(len(action.paths) == 2 for action in again)
