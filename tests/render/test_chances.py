"""The curve of chances."""

import pytest

from render.chances import even_step


@pytest.mark.parametrize(("turns", "step"), [(0, 1), (1, 1), (7, 1), (14, 2), (15, 5), (36, 10), (400, 100)])
def test_the_numbers_of_turns_stand_in_even_whole_steps(turns: int, step: int) -> None:
    assert even_step(turns) == step
