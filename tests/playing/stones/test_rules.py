"""The rules of Stones, by their ids."""

import pytest

from engine.core import Dice, RuleError
from tests.playing.stones.rules import State, Stones, Take

GAME = Stones()


def after(left: int, count: int) -> State:
    """The state after the first of two players takes stones."""
    return GAME.apply(State(turn=0, left=left, taken=(0, 0), colours=(0, 1)), 0, Take(count), Dice(b"")).state


def test_t2_stones_taken_leave_the_table() -> None:
    assert after(left=4, count=2).left == 2


@pytest.mark.parametrize("count", [0, 3, -1])
def test_t2_nobody_takes_more_than_two(count: int) -> None:
    with pytest.raises(RuleError, match="stones-wrong-count"):
        after(left=4, count=count)


def test_t3_the_last_stone_wins() -> None:
    assert GAME.standing(after(left=1, count=1)).places == (1, 2)
