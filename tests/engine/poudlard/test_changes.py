"""Les couloirs de Poudlard, P3 to P7: what a turn is, and the changes of tokens."""

import pytest

from engine.poudlard.changes import phase_of
from engine.poudlard.events import DieRolled, TokenLaid, TokenLifted, TokenPivoted, TokenSeen
from engine.poudlard.layout import BACK, is_down
from engine.poudlard.model import EndTurn, FlipToken, LayToken, MovePawn, PivotToken, PlayCard, RollDie
from tests.engine.poudlard.castle import POUDLARD, act, after, castle, drawn, play, refusal, token, told

CORRIDOR = drawn("··┌─┐··")
CROSS, STRAIGHT, CORNER, TEE = 15, 5, 3, 7


def test_p3_a_turn_begins_with_the_die() -> None:
    state = castle(die=0)
    assert POUDLARD.legal_actions(state, 0) == (RollDie(),)


@pytest.mark.parametrize("action", [FlipToken("D4"), MovePawn("pitch"), EndTurn()])
def test_p3_nothing_goes_before_the_roll(action: object) -> None:
    assert refusal(castle(die=0), action) == "poudlard-roll-first"


def test_p3_the_roll_is_made_once() -> None:
    assert refusal(castle(), RollDie()) == "poudlard-already-rolled"


def test_p3_no_movement_before_all_changes_are_made() -> None:
    assert refusal(castle(left=1), MovePawn("pitch")) == "poudlard-change-first"
    assert refusal(castle(left=1), EndTurn()) == "poudlard-change-first"


@pytest.mark.parametrize("facts", [{"die": 0}, {"left": 1}, {}, {"can_move": False}])
def test_p3_events_at_any_moment_of_ones_own_turn(facts: dict[str, object]) -> None:
    assert play(castle(hand="homework", **facts), "homework").plays_again


def test_p3_no_events_in_the_turn_of_others() -> None:
    state = castle(hands=((), ("homework",)))
    assert refusal(state, PlayCard("homework"), seat=1) == "not-your-turn"


def test_p3_an_event_before_the_roll_leaves_the_roll_due() -> None:
    assert phase_of(play(castle(die=0, hand="homework"), "homework")) == "roll"


def test_p3_an_event_between_two_changes_leaves_the_others_due() -> None:
    state = play(castle(left=2, die=3, hand="homework"), "homework")
    assert (phase_of(state), state.left) == ("change", 2)


def test_p4_the_die_has_four_faces_and_tells_how_many_tokens_change() -> None:
    steps = [act(castle(die=0), RollDie(), bytes([seed])) for seed in range(60)]
    assert {step.state.left for step in steps} == {1, 2, 3, 4}
    assert all(step.events == (DieRolled(0, step.state.left),) for step in steps)


def test_p4_exactly_so_many_tokens_are_changed() -> None:
    state = castle(CORRIDOR, left=2, die=2)
    state = after(state, PivotToken("C1", 1), PivotToken("D1", 1))
    assert phase_of(state) == "move" and refusal(state, PivotToken("E1", 1)) == "poudlard-no-change-due"


def test_p4_they_are_different_tokens() -> None:
    state = after(castle(CORRIDOR, left=2), PivotToken("C1", 1))
    assert refusal(state, PivotToken("C1", 1)) == "poudlard-changed-already"
    assert PivotToken("C1", 1) not in POUDLARD.legal_actions(state, 0)


def test_p4_a_token_just_flipped_is_not_pivoted_too() -> None:
    state = after(castle(left=2), FlipToken("D4"), LayToken("NS"))
    assert refusal(state, PivotToken("D4", 1)) == "poudlard-changed-already"


def test_p4_a_face_up_token_is_never_flipped_back() -> None:
    assert refusal(castle(CORRIDOR, left=1), FlipToken("C1")) == "poudlard-face-up"


def test_p4_a_face_down_token_is_not_pivoted() -> None:
    assert refusal(castle(left=1), PivotToken("D4", 1)) == "poudlard-face-down"


@pytest.mark.parametrize("name", ["A1", "pitch", "H3", "", "d4"])
def test_p4_only_the_33_squares_have_tokens(name: str) -> None:
    assert refusal(castle(left=1), FlipToken(name)) == "poudlard-no-such-square"


def test_p5_a_flipped_token_is_lifted_and_then_laid() -> None:
    step = act(castle(left=1, under={"D4": TEE}), FlipToken("D4"))
    assert step.events == (TokenLifted(0, "D4"), TokenSeen(0, "D4", TEE))
    assert phase_of(step.state) == "lay" and is_down(token(step.state, "D4"))


@pytest.mark.parametrize(
    ("kind", "ways"),
    [(STRAIGHT, {"NS", "EW"}), (CORNER, {"NE", "ES", "SW", "NW"}), (CROSS, {"NESW"}),
     (TEE, {"NES", "ESW", "NSW", "NEW"})],
)  # fmt: skip
def test_p5_it_is_laid_in_the_orientation_the_player_likes(kind: int, ways: set[str]) -> None:
    state = after(castle(left=1, under={"D4": kind}), FlipToken("D4"))
    assert {action.sides for action in POUDLARD.legal_actions(state, 0)} == ways
    laid = [act(state, LayToken(way)) for way in ways]
    assert all(told(step, TokenLaid)[0].token == token(step.state, "D4") for step in laid)
    assert len({token(step.state, "D4") for step in laid}) == len(ways)


def test_p5_it_cannot_be_laid_as_another_token() -> None:
    state = after(castle(left=1, under={"D4": STRAIGHT}), FlipToken("D4"))
    assert refusal(state, LayToken("NE")) == "poudlard-wrong-sides"


def test_p5_it_is_laid_before_anything_else() -> None:
    state = after(castle(left=2, hand="homework"), FlipToken("D4"))
    for action in (FlipToken("D5"), PlayCard("homework"), RollDie(), MovePawn("pitch"), EndTurn()):
        assert refusal(state, action) == "poudlard-lay-first"


def test_p5_nothing_is_laid_that_was_not_flipped() -> None:
    assert refusal(castle(), LayToken("NS")) == "poudlard-nothing-to-lay"


@pytest.mark.parametrize(("quarters", "sides"), [(1, 6), (2, 12), (3, 9)])
def test_p5_a_pivot_is_by_any_quarter_turns(quarters: int, sides: int) -> None:
    step = act(castle(drawn("··└─┐··"), left=1), PivotToken("C1", quarters))
    assert step.events == (TokenPivoted(0, "C1", quarters, sides),) and token(step.state, "C1") == sides


@pytest.mark.parametrize("quarters", [0, 4, -1, True, 1.0, "1", None])
def test_p5_but_not_by_none(quarters: object) -> None:
    assert refusal(castle(CORRIDOR, left=1), PivotToken("C1", quarters)) == "poudlard-wrong-quarters"


def test_p5_a_pivot_that_changes_nothing_visible_is_legal() -> None:
    state = after(castle(drawn("··┼─┐··"), left=1), PivotToken("C1", 1))
    assert (token(state, "C1"), state.left) == (CROSS, 0)


def test_p6_an_experts_token_lies_as_it_comes() -> None:
    step = act(castle(left=1, year="expert", under={"D4": TEE}), FlipToken("D4"))
    assert step.events == (TokenLaid(0, "D4", TEE),)
    assert token(step.state, "D4") == TEE and phase_of(step.state) == "move"


@pytest.mark.parametrize("quarters", [1, 3])
def test_p6_an_experts_pivot_is_one_quarter_either_way(quarters: int) -> None:
    assert after(castle(CORRIDOR, left=1, year="expert"), PivotToken("C1", quarters)).left == 0


def test_p6_an_experts_pivot_is_never_half_a_turn() -> None:
    state = castle(CORRIDOR, left=1, year="expert")
    assert refusal(state, PivotToken("C1", 2)) == "poudlard-wrong-quarters"


def test_p7_a_token_with_pawns_may_be_pivoted() -> None:
    state = castle(CORRIDOR, left=1, pawns="D1 D1")
    assert token(after(state, PivotToken("D1", 1)), "D1") == STRAIGHT


def test_p4_what_is_printed_stays_on_a_token_that_turns() -> None:
    state = castle(drawn("··│─┐··"), rooms={"charms": "C1"}, left=1)
    assert token(after(state, PivotToken("C1", 1)), "C1") >> 4 == token(state, "C1") >> 4
    assert not token(after(castle(left=1), FlipToken("D4"), LayToken("EW")), "D4") & BACK
