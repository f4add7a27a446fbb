"""The look back: where in a turn an expert would have gained most."""

from typing import Any

from engine import GAMES
from engine.core import Dice
from engine.core.review import preferred
from engine.poudlard.model import EndTurn, MovePawn
from engine.secret import model as secret_model
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


def test_what_is_preferred_is_the_whole_turn_where_nothing_hidden_decides() -> None:
    secret, dice, steps = GAMES["secret"], Dice(b"deal 2"), list[tuple[Any, Any]]()
    state = first = secret.setup(2, secret.options(), dice).state
    seat = min(secret.to_act(first))
    while secret.is_same_turn(first, state):
        steps.append((state, secret.legal_actions(state, seat)[0]))
        state = secret.apply(state, seat, steps[-1][1], dice).state
    better = preferred(secret, steps, seat, b"")
    assert better and better.step == 0 and isinstance(better.actions[-1], secret_model.MovePawn)
    assert len(better.actions) > 1
