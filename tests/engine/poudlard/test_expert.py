"""What an expert expects of a position of Poudlard."""

import pytest

from engine.poudlard.expert import appraised
from engine.poudlard.model import State
from tests.engine.poudlard.castle import castle


def begun(**facts: object) -> State:
    """Return a position at the start of seat 0's turn."""
    return castle(**({"die": 0} | facts))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (begun(hand="password"), begun()),
        (begun(hand="swap", progress=(0, 7)), begun(progress=(0, 7))),
        (begun(losing=(False, True)), begun()),
        (begun(progress=(7, 0)), begun(progress=(6, 0))),
        (begun(progress=(7, 3), hands=((), ())), begun(progress=(7, 3), hands=((), ("swap",)), turn=1)),
    ],
)
def test_it_expects_more_with_cards_a_lead_and_a_turn_that_a_rival_loses(better: State, worse: State) -> None:
    assert appraised(better)[0] > appraised(worse)[0]


def test_p19_where_swaps_are_near_it_expects_nothing_of_one_with_a_player_far_ahead() -> None:
    far, near = [appraised(begun(hand="swap", progress=(0, 7), swap=swap))[0] for swap in ("any", "near")]
    assert near < far


def test_shares_of_four_are_of_one_game() -> None:
    assert sum(appraised(begun(pawns="pitch forest hut lake"))) == pytest.approx(2)  # each against three
