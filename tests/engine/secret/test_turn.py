"""Le labyrinthe secret, S1 to S8: the set-up, the changes, the move, what it takes."""

from collections import Counter

import pytest

from engine.core import RuleError, UnforeseenError
from engine.secret import RINGS
from engine.secret.events import PartTurned, PawnMoved, TargetDrawn
from engine.secret.layout import place_of
from engine.secret.model import TREASURES, Change, EndTurn, MovePawn, TurnCentre, TurnRing
from engine.secret.turn import DUE
from tests import ROOT
from tests.engine.secret.boards import (
    SECRET,
    act,
    holdings,
    kinds,
    move,
    pawns,
    position,
    refusal,
    setup,
    treasures,
)


@pytest.mark.parametrize(("seats", "starts"), [(2, "A12 A6"), (3, "A12 A3 A6"), (4, "A12 A3 A6 A9")])
def test_s1_pawns_start_in_the_outermost_zone(seats: int, starts: str) -> None:
    assert pawns(setup(seats).state) == starts


def test_s1_a_picked_colour_is_a_picked_start() -> None:
    assert pawns(setup(2, picks=(3, 1)).state) == "A9 A3"


@pytest.mark.parametrize("picks", [(1,), (1, 1), (0, 4), (0, -1), (0, 1, 2)])
def test_s1_two_players_need_two_colours(picks: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match="picks-clash"):
        setup(2, picks=picks)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_s1_two_to_four_play(seats: int) -> None:
    with pytest.raises(RuleError, match="seat-count"):
        setup(seats)


def test_s1_a_first_player_must_sit_at_the_table() -> None:
    assert [setup(4, bytes([n]), first=2).state.turn for n in range(9)] == [2] * 9
    with pytest.raises(RuleError, match="no-such-seat"):
        setup(2, first=2)


def test_s1_eighteen_objects_one_of_which_is_drawn() -> None:
    state = setup().state
    assert sorted((*state.bag, state.target)) == list(range(1, len(TREASURES) + 1))


def test_s1_first_player_target_and_parts_are_drawn_evenly() -> None:
    states = [setup(4, n.to_bytes(2, "big")).state for n in range(400)]
    assert all(70 < Counter(s.first for s in states)[seat] < 130 for seat in range(4))
    assert all(count > 8 for count in Counter(s.target for s in states).values())
    for part in range(3):
        assert len(Counter(s.positions[part] for s in states)) == 12


def test_s6_who_does_nothing_in_the_move_phase_stays_in_place() -> None:
    assert SECRET.stand_still(position("A12 A6"), 0) == MovePawn("A12")


def test_s2_two_changes_come_before_the_move() -> None:
    state = position(phase="change")
    assert refusal(state, MovePawn("A12")) == "secret-change-first"
    state = act(state, TurnRing("B")).state
    assert refusal(state, MovePawn("A12")) == "secret-change-first" and state.changes_left == 1
    assert act(state, TurnRing("D")).state.phase == "move"


def test_s2_a_third_change_is_refused() -> None:
    assert refusal(position(), TurnRing("B")) == refusal(position(), TurnCentre(3)) == "secret-move-first"


def test_s2_each_change_stands_alone_and_is_told() -> None:
    step = act(position("B3 B4", phase="change"), TurnRing("B"))
    assert step.events == (PartTurned(0, "B", 1, (0, 1)),)


def test_s3_the_centre_turns_by_any_notches_a_corridor_by_one() -> None:
    state = position(phase="change")
    assert [act(state, TurnCentre(n)).state.positions for n in (1, 11)] == [(0, 0, 1), (0, 0, 11)]
    assert act(state, TurnRing("B")).state.positions == (1, 0, 0)
    assert act(state, TurnRing("D")).state.positions == (0, 1, 0)


@pytest.mark.parametrize("by", [0, 12, -1, 99])
def test_s3_the_centre_turns_by_one_to_eleven(by: int) -> None:
    assert refusal(position(phase="change"), TurnCentre(by)) == "secret-wrong-notches"


@pytest.mark.parametrize("ring", ["A", "C", "E", "F", "b", ""])
def test_s3_only_the_two_corridors_turn(ring: str) -> None:
    assert refusal(position(phase="change"), TurnRing(ring)) == "secret-no-such-ring"


def test_s3_a_position_comes_round_after_twelve() -> None:
    state = position(phase="change", positions=(11, 4, 11))
    assert act(state, TurnRing("B")).state.positions == (0, 4, 11)
    assert act(state, TurnCentre(2)).state.positions == (11, 4, 1)


def test_s4_the_centre_does_not_turn_twice_in_a_turn() -> None:
    state = act(position(phase="change"), TurnCentre(5)).state
    assert refusal(state, TurnCentre(1)) == "secret-centre-twice"
    assert SECRET.legal_actions(state, 0) == (TurnRing("B"), TurnRing("D"))


def test_s4_the_same_corridor_may_turn_twice() -> None:
    state = act(act(position(phase="change"), TurnRing("D")).state, TurnRing("D")).state
    assert state.positions == (0, 2, 0) and state.changes == (Change("D", 1), Change("D", 1))


def test_s4_the_next_player_may_turn_the_centre_again() -> None:
    state = act(act(position(phase="change"), TurnRing("B")).state, TurnCentre(5)).state
    state = move(state, "A12")
    assert state.turn == 1 and act(state, TurnCentre(5)).state.positions == (1, 0, 10)


def test_s5_pawns_ride_on_their_part() -> None:
    state = act(position("B11 D5 C3 F", phase="change"), TurnRing("B")).state
    assert pawns(state) == "B12 D5 C3 F"
    state = act(state, TurnRing("D")).state
    assert pawns(state) == "B12 D6 C3 F"


def test_s5_on_the_turning_centre_a_pawn_stays_on_it() -> None:
    assert pawns(act(position("F F", phase="change"), TurnCentre(7)).state) == "F F"


def test_s5_treasures_ride_on_their_part() -> None:
    state = act(position(phase="change"), TurnRing("B")).state
    key, book = treasures("key book")
    assert [RINGS.names[place_of(t, state.positions)] for t in (key, book)] == ["B2", "C1"]


def test_s6_a_pawn_goes_as_far_as_an_unbroken_path_leads() -> None:
    step = act(position(), MovePawn("E8"))
    assert pawns(step.state) == "E8 A6" and step.events[0] == PawnMoved(0, "A12", "E8")
    trail = [RINGS.names[place] for place in step.state.trail]
    assert trail[0] == "A12" and trail[-1] == "E8" and len(trail) == len(set(trail)) > 4


@pytest.mark.parametrize("to", ["A2", "B2", "F", "C12"])
def test_s6_walls_cannot_be_passed(to: str) -> None:
    assert refusal(position(), MovePawn(to)) == "secret-out-of-reach"


@pytest.mark.parametrize("to", ["", "A0", "A13", "G1", "F1", "a12"])
def test_s6_there_are_sixty_one_places(to: str) -> None:
    assert refusal(position(), MovePawn(to)) == "secret-no-such-cell"


def test_s6_the_move_is_free() -> None:
    state = move(position(), "A12")
    assert pawns(state) == "A12 A6" and state.turn == 1 and state.turns == (1, 0)


def test_s6_pawns_never_block_and_share_places() -> None:
    # The only path from A12 to B11 leads over B12.
    assert pawns(move(position("A12 B12 B11 B11"), "B11")) == "B11 B12 B11 B11"


def test_s6_passing_over_the_target_takes_nothing() -> None:
    # From A12 the path to C1 leads over B1, where the key lies.
    state = move(position(), "C1")
    assert RINGS.names.index("B1") in state.trail and holdings(state) == ["", ""]


def test_s7_a_player_who_ends_alone_on_the_target_takes_it() -> None:
    step = act(position(), MovePawn("B1"))
    assert holdings(step.state) == ["key", ""] and step.state.turn == 1
    assert kinds(step) == ["PawnMoved", "TreasureTaken", "TargetDrawn"]


def test_s7_the_new_target_comes_out_of_the_bag() -> None:
    before = position()
    state = move(before, "B1")
    assert state.target in before.bag and state.target not in state.bag and len(state.bag) == 16


def test_s7_a_target_drawn_under_a_pawn_waits_for_its_turn() -> None:
    # Only the bell can be drawn, on C4, where seat 1 stands.
    step = act(position("A12 C4", bag=treasures("bell")), MovePawn("B1"))
    assert step.events[-1] == TargetDrawn(*treasures("bell"), "C4")
    assert holdings(step.state) == ["key", ""] and step.state.target == treasures("bell")[0]


def test_s7_others_on_other_places_do_not_matter() -> None:
    assert holdings(move(position("A12 B12 B11"), "B1")) == ["key", "", ""]


def test_s8_already_on_it_a_player_changes_twice_and_takes_it_by_staying() -> None:
    state = position("C4 A6", target="bell", phase="change")
    for change in (TurnCentre(1), TurnRing("D")):
        state = act(state, change).state
        assert state.target == treasures("bell")[0] and holdings(state) == ["", ""]
    assert holdings(move(state, "C4")) == ["bell", ""]


def test_s8_a_pawn_that_turns_with_the_target_stays_on_it() -> None:
    state = act(act(position("B1 A6", phase="change"), TurnRing("B")).state, TurnRing("B")).state
    assert pawns(state) == "B3 A6" and holdings(move(state, "B3")) == ["key", ""]


def test_s8_a_player_who_moves_off_the_target_leaves_it() -> None:
    state = move(position("B1 A6"), "A12")
    assert holdings(state) == ["", ""] and state.target == treasures("key")[0]


def test_only_a_player_who_has_to_act_may_act() -> None:
    assert refusal(position(), MovePawn("A6"), seat=1) == "not-your-turn"
    assert refusal(position(), MovePawn("A6"), seat=2) == "no-such-seat"
    assert refusal(position(ended="goal-reached"), MovePawn("A12")) == "game-over"
    assert refusal(position(), EndTurn()) == "secret-move-first"


def test_the_changes_and_the_way_of_a_turn_are_shown_until_the_board_turns_again() -> None:
    state = move(act(act(position(phase="change"), TurnCentre(2)).state, TurnRing("B")).state, "A1")
    shown = SECRET.view(state, None)
    assert shown.changes == (Change("F", 2), Change("B", 1)) and shown.mover == 0
    assert [RINGS.names[place] for place in shown.trail] == ["A12", "A1"]
    later = SECRET.view(act(state, TurnRing("D")).state, None)
    assert (later.changes, later.trail, later.mover) == ((Change("D", 1),), (), 1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_refusal_at_the_wrong_time_has_its_sentence(language: str) -> None:
    text = (ROOT / "locales" / f"secret.{language}.ftl").read_text(encoding="utf-8")
    assert all(f"\n{code} = " in text for code in DUE.values())


def test_s2_nothing_can_be_tried_out() -> None:
    state = position(phase="change")
    with pytest.raises(UnforeseenError):
        SECRET.preview(SECRET.view(state, 0), 0, [TurnRing("B")])
