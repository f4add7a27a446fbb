"""Pas vu pas pris: how an expert plans."""

import pytest

from engine.core import Dice
from engine.core.search import search
from engine.pasvu.layout import START
from engine.pasvu.model import OUT, CommitPlan, MovementCard, State
from tests.engine.pasvu.halls import PASVU, ghost, ghosts, position


def planned(state: State, seat: int = 0, seed: bytes = b"seed") -> CommitPlan:
    action = PASVU.first_choice(PASVU.view(state, seat), seat, Dice(seed))
    assert isinstance(action, CommitPlan)
    PASVU.check(state, seat, action)
    return action


def test_v15_it_takes_the_large_ghost_out_when_it_can() -> None:
    state = position(ghosts(L1="B1"), cards=(MovementCard(5), MovementCard(5)), pieces=START)
    assert ("L1", (OUT,)) in [(path.ghost, path.cells) for path in planned(state).paths]


@pytest.mark.parametrize("value", [1, 5, 10])
def test_v5_it_keeps_to_the_card(value: int) -> None:
    state = position(ghosts(S1="A4", M1="C5"), cards=(MovementCard(value),) * 2, pieces=START)
    assert 0 < sum(len(path.cells) for path in planned(state).paths) <= value


def test_v16_it_does_not_take_out_what_entered_in_this_round() -> None:
    own = ghosts(S1=ghost("S1", "B1", entered=2))
    state = position(own, cards=(MovementCard(1),) * 2, pieces=START)
    assert all(OUT not in path.cells for path in planned(state).paths)


def test_v10_in_the_last_round_steps_that_are_left_bring_ghosts_into_the_hall() -> None:
    own = ghosts(L1="out", M1="out", M2="out", S1="out")
    state = position(own, own, round=5, cards=(MovementCard(5),) * 2, pieces=START, deck=())
    assert {path.ghost for path in planned(state).paths} == {"S2", "S3", "S4"}


def test_a_position_and_a_seed_give_one_plan() -> None:
    state = position(ghosts(M1="B3"), ghosts(L1="E4"), pieces=START)
    assert planned(state) == planned(state)


def test_v38_the_hidden_plan_of_a_rival_changes_nothing() -> None:
    state = position(ghosts(M1="B3"), ghosts(L1="E4"), pieces=START)
    other = PASVU.apply(state, 1, CommitPlan(), Dice(b"")).state
    busy = PASVU.apply(state, 1, planned(state, seat=1), Dice(b"")).state
    assert search(PASVU, other, 0, b"seed") == search(PASVU, busy, 0, b"seed")


def test_it_plans_for_four_players_too() -> None:
    state = position(ghosts(M1="B3"), ghosts(L1="E4"), ghosts(S1="C3"), ghosts(), pieces=START)
    assert planned(state, seat=2).paths
