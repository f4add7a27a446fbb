"""Pas vu pas pris: its actions as text."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import Dice, RuleError
from engine.core.notation import WRITTEN
from engine.pasvu import model
from engine.pasvu.hall.standing import CELLS
from engine.pasvu.layout import START
from engine.pasvu.model import GHOSTS, OUT, SPOTS, CommitPlan, Path
from tests.engine.pasvu.halls import PASVU, ghosts, move, plan, position, way

LONGEST = 53  # what a custom id leaves to a plan, with the longest numbers for the game and its version
WRITTEN_AS = {
    "fdesk-3_25-1-45-standing-": move("desk", 3.25, 1.0, 45),
    "ftable-0_5-5_05-n5-back-left": move("table", 0.5, 5.05, -5, "back", "left"),
    "d": model.DeclineFurniture(),
    "p": CommitPlan(),
    "pDLuo": plan(way("S1", "A6 A5")),
    "pD1088_Ae428z0": plan(way("S1", "C2 out", "n", 0.08), way("L1", "F6 A1", "c", 0.8, "S2")),
    "pDLuEdLuDLu": plan(way("S1", "A6"), way("S2", "A6", merge="S1"), way("S1", "A6")),
    "snorth": model.ChooseSide("north"),
    "tS1": model.TagGhost("S1"),
    "eC3-nw-0_8": model.SneakGhost("C3", "nw", 0.8),
    "gS1-M1": model.GrowGhost("S1", "M1"),
    "x": model.PassCard(),
}
NO_PLANS = ["pD", "pDL", "pLu", "pDLuoE", "pDLDLu", "pQLu", "pDL_u", "pDLuo.ELo", "puDLu", "pD400u"]
LONG_PLAN = "pDL" + "u" * 11
NO_LEVELS = ["pD4X0_8Xu", "pD4X1_00Xu", "pD4XnXu", "pD4X1e999Xu", "pD4X_Xu"]
NO_MOVES = ["f", "fdesk-1-1-0-back", "fdesk-1_50-1-0-back-", "fdesk-nan-1-0-back-", "fsofa-1-1-0-back-"]
NO_OTHERS = ["dd", "sup", "tS1-S2", "eC3-nw"]


@pytest.mark.parametrize("text", WRITTEN_AS)
def test_every_kind_of_action_has_a_letter(text: str) -> None:
    assert PASVU.text(WRITTEN_AS[text]) == text and PASVU.parse(text) == WRITTEN_AS[text]


def steps(most: int) -> st.SearchStrategy[tuple[str, ...]]:
    inside = st.lists(st.sampled_from(CELLS), min_size=1, max_size=most - 1)
    return st.builds(lambda cells, out: (*cells, *out), inside, st.sampled_from([(), (OUT,)]))


levels = st.one_of(
    st.integers(0, 1295).map(lambda n: n / 100),
    st.integers(0, 129500).map(lambda n: n / 10000),
    st.floats(-1e5, 1e5),
)
paths = st.builds(
    Path,
    st.sampled_from(GHOSTS),
    steps(10),
    st.sampled_from(SPOTS),
    levels,
    st.sampled_from(["", *GHOSTS]),
)


@settings(max_examples=200)
@given(st.lists(paths, max_size=10))
def test_a_plan_is_read_exactly_as_it_was_written(made: list[Path]) -> None:
    action = CommitPlan(tuple(made))
    assert PASVU.parse(PASVU.text(action)) == action


@settings(max_examples=200)
@given(st.floats(-10, 10), st.floats(-10, 10), st.integers(-1000, 1000))
def test_numbers_are_read_exactly_as_they_were_written(x: float, y: float, angle: int) -> None:
    action = move("piano", x, y, angle, "face", "right")
    assert PASVU.parse(PASVU.text(action)) == action
    assert WRITTEN.fullmatch(PASVU.text(action))


def test_the_longest_plan_fits_in_a_custom_id() -> None:
    # V25: ten paths of one step each, of which three merge, and three that end on furniture.
    alone = [way(name, "A6", "nw") for name in ("S1", "S1", "S1", "S1", "S2", "S3", "S4")]
    merges = [
        way("S2", "A6", "c", 0.8, "S1"),
        way("S2", "A6", "c", 0.8, "S1"),
        way("M1", "A6", "c", 0.8, "S1"),
    ]
    text = PASVU.text(plan(*alone, *merges))
    assert len(text) <= LONGEST and re.fullmatch("[A-Za-z0-9_]+", text)


@pytest.mark.parametrize("text", [*NO_PLANS, LONG_PLAN, *NO_LEVELS, *NO_MOVES, *NO_OTHERS])
def test_what_no_action_is_written_as_is_refused(text: str) -> None:
    with pytest.raises(RuleError, match="unknown-action"):
        PASVU.parse(text)


def test_a_height_typed_nearly_right_is_kept_as_it_was_typed() -> None:
    """V17: it is legal within a tolerance, so the text must keep it."""
    state = position(ghosts(), pieces=START)
    action = plan(way("S1", "A6", "c", 0.0012))
    PASVU.apply(state, 0, action, Dice(b"test"))
    assert PASVU.parse(PASVU.text(action)) == action
