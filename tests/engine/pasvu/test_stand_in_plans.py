"""Pas vu pas pris: the stand-in uses its steps, leaves when it can, merges, moves furniture, and varies."""

from collections import Counter
from typing import Any

import pytest

from engine.core import Dice
from engine.pasvu.layout import MATCHINGS, START
from engine.pasvu.model import OUT, CommitPlan, MoveFurniture, MovementCard
from engine.pasvu.plans import check_plan, floor_of, value_of
from tests.engine.pasvu.halls import PASVU, ghosts, position

SIX = (MovementCard(6),) * 2
HALF_THE_CARDS = [MovementCard(value, pair) for value, pairs in MATCHINGS for pair in pairs][:9]


def suggested(state: Any, seed: bytes = b"whim") -> Any:
    return PASVU.suggest(PASVU.view(state, 0), 0, Dice(seed), "normal")


def steps(plan: CommitPlan) -> int:
    return sum(len(path.cells) for path in plan.paths)


def leavers(plan: CommitPlan) -> set[str]:
    return {path.ghost for path in plan.paths if path.cells[-1] == OUT}


def crowd(state: Any, plan: CommitPlan) -> int:
    """Return how many own ghosts the fullest cell holds after a plan."""
    own = check_plan(floor_of(state), 0, value_of(state, 0), plan.paths).ghosts[0]
    return max(Counter(ghost.cell for ghost in own if ghost.place == "hall").values())


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_small_ghost_six_steps_from_its_exit_leaves_no_step_of_a_six_unused(number: int) -> None:
    own = ghosts(True, S1="A6")
    plan = suggested(position(own, ghosts(True), fusion=True, round=number, cards=SIX))
    assert steps(plan) == 6


def test_it_leaves_from_the_last_row_whatever_else_it_could_do_with_that_ghost() -> None:
    state = position(ghosts(True, S2="A1"), ghosts(True), fusion=True, pieces=START, cards=SIX)
    assert leavers(suggested(state)) == {"S2"}


def test_in_the_last_round_it_leaves_with_all_that_can() -> None:
    own = ghosts(True, M1="A6", M2="out", S1="C3")
    state = position(own, ghosts(True), fusion=True, round=5, pieces=START, cards=(MovementCard(9),) * 2)
    assert leavers(suggested(state)) == {"M1", "S1"}


def test_with_a_round_left_it_does_not_gather_four_small_ghosts_in_one_cell() -> None:
    state = position(ghosts(S1="A6"), round=4, pieces=START, cards=SIX)
    plan = suggested(state)
    assert crowd(state, plan) < 4
    assert {"L1", "M1"} <= {path.ghost for path in plan.paths}  # in the hall they score, small ones do not


@pytest.mark.parametrize("number", [2, 3])
def test_v25_two_small_ghosts_in_one_cell_merge_by_a_step_away_and_back(number: int) -> None:
    own = ghosts(True, S1="A3 nw", S2="A3 se", S3="out", S4="out")
    state = position(own, ghosts(True), fusion=True, round=number, cards=(MovementCard(5),) * 2)
    plan = suggested(state)
    PASVU.check(state, 0, plan)
    joined = next(path for path in plan.paths if path.merge)
    assert {joined.ghost, joined.merge} == {"S1", "S2"} and joined.cells[-1] == "A3"


def test_v25_two_small_ghosts_enter_together_and_merge() -> None:
    state = position(ghosts(True), ghosts(True), fusion=True, round=1, cards=(MovementCard(7),) * 2)
    assert any(path.merge for path in suggested(state).paths)


@pytest.mark.parametrize("own", [ghosts(), ghosts(L1="D5")], ids=["nobody", "a large one"])
def test_it_moves_furniture_in_eight_of_nine_cases(own: Any) -> None:
    cases = [position(own, phase="furniture", pieces=START, cards=(card, None)) for card in HALF_THE_CARDS]
    assert sum(isinstance(suggested(state), MoveFurniture) for state in cases) >= 8


def test_places_that_are_as_good_are_chosen_in_turn() -> None:
    state = position(round=1, cards=SIX)
    plans = [suggested(state, b"%d" % number) for number in range(12)]
    assert len({tuple(path.cells[-1] for path in plan.paths) for plan in plans}) >= 3


def test_the_same_dice_give_the_same_plan() -> None:
    state = position(ghosts(S1="A4"), ghosts(S1="B3"), pieces=START)
    assert suggested(state) == suggested(state)
