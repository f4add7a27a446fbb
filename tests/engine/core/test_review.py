"""The look back: where in a turn an expert would have gained most."""

from engine.core import Dice
from engine.core.review import preferred
from engine.poudlard.model import EndTurn, MovePawn
from tests.engine.poudlard.castle import POUDLARD, castle
from tests.engine.poudlard.test_cards import HALL

BEFORE_A_CLASS = castle(HALL, rooms={"charms": "E1"}, pawns="D1 forest", progress=(0, 0))


def test_a_class_that_was_not_attended_makes_a_costly_turn() -> None:
    elsewhere = POUDLARD.apply(BEFORE_A_CLASS, 0, MovePawn("C1"), Dice(b"")).state
    ended = [(BEFORE_A_CLASS, EndTurn())]
    went = [(BEFORE_A_CLASS, MovePawn("C1")), (elsewhere, EndTurn())]
    for steps in (ended, went):
        better = preferred(POUDLARD, steps, 0, b"")
        assert better and better.step == 0 and better.actions[0] == MovePawn("E1") and better.gain > 0.02


def test_what_an_expert_does_itself_costs_nothing() -> None:
    assert preferred(POUDLARD, [(BEFORE_A_CLASS, MovePawn("E1"))], 0, b"") is None
