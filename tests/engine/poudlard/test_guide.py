"""What the panel may offer on the way to the goal: computed from what the player sees, and nothing else."""

from engine.core import Dice
from engine.poudlard.guide import Guide
from engine.poudlard.layout import BACK, PLACES, SQUARES
from engine.poudlard.model import Cancellation, FlipToken, PivotToken
from tests.engine.poudlard.castle import POUDLARD, castle, drawn

CHARMS = {"charms": "E1"}  # the first class of seat 0, who stands on the Quidditch pitch


def guide(state) -> Guide:
    return Guide(POUDLARD.view(state, 0), 0)


def test_p5_a_token_that_bars_the_way_is_offered_as_the_way_needs_it():
    state = castle(drawn("··─│─··"), rooms=CHARMS, die=1, left=1)
    assert guide(state).needs == {SQUARES.index("D1"): PivotToken("D1", 1)}


def test_p4_a_face_down_token_on_the_way_is_offered_to_be_flipped():
    state = castle(drawn("··─?─··"), rooms=CHARMS, die=1, left=1)
    assert guide(state).needs == {SQUARES.index("D1"): FlipToken("D1")}


def test_p4_what_was_changed_already_is_not_offered_again():
    state = castle(drawn("··─│─··"), rooms=CHARMS, die=2, left=1, changed=(SQUARES.index("D1"),))
    assert SQUARES.index("D1") not in guide(state).needs


def test_p10_no_way_is_offered_to_a_class_that_is_cancelled():
    cancelled = (Cancellation(SQUARES.index("E1"), 1),)
    state = castle(drawn("··─│─··"), rooms=CHARMS, die=1, left=1, cancellations=cancelled)
    assert guide(state).needs == {} and guide(state).goal is None


def test_p5_the_ways_to_lay_that_open_the_way_are_marked():
    state = castle(drawn("··─?─··"), rooms=CHARMS, under={"D1": 5}, die=1, left=1, lifted=1)
    assert guide(state).good_ways() == ("EW",)


def test_p9_the_goal_alone_is_the_best_stop_once_it_is_in_reach():
    state = castle(drawn("··───··"), rooms=CHARMS)
    assert [PLACES[stop.place] for stop in guide(state).good_stops(3)] == ["E1"]


def test_p25_the_guide_knows_no_token_that_lies_face_down():
    state = castle(drawn("··─?─··"), rooms=CHARMS, under={"D1": 10, "D2": 15}, die=1, left=1)
    for seed in range(20):
        other = POUDLARD.redeal(state, 0, Dice(bytes([seed])))
        assert guide(other).needs == guide(state).needs
        able = tuple(range(len(SQUARES)))
        assert guide(other).nearest(able) == guide(state).nearest(able)


def test_while_the_class_is_not_found_what_is_open_out_of_reach_comes_last():
    state = castle(drawn("··─│─··"), die=1, left=1)
    ranked = [SQUARES[square] for square in guide(state).nearest(tuple(range(len(SQUARES))))]
    assert {*ranked[-2:]} == {"D1", "E1"} and "C1" in ranked[:5]
    assert all(state.tokens[SQUARES.index(name)] & BACK for name in ranked[:-2] if name != "C1")
