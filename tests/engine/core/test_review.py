"""The look back: where in a turn an expert would have gained most."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine import GAMES
from engine.core import Dice
from engine.core.replay import history_of, replay
from engine.core.review import chances, preferred, turns_played
from engine.core.search import proved
from engine.core.transcript import dump, play
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


def test_s12_no_sign_in_a_duel_is_called_worse_than_another() -> None:
    secret, met = GAMES["secret"], 0
    for deal in range(6):
        dice = Dice(b"%d" % deal)
        state = secret.setup(2, secret.options(), dice).state
        while (acting := secret.to_act(state)) and met < 10:
            seat = min(acting)
            action = secret.suggest(secret.view(state, seat), seat, dice, "normal")
            if isinstance(state, secret_model.State) and state.phase == "duel":
                met += 1
                assert preferred(secret, [(state, action)], seat, b"%d" % met) is None
            state = secret.apply(state, seat, action, dice).state
    assert met == 10


def test_who_has_won_has_all_chances_however_many_play() -> None:
    junior = GAMES["junior"]
    *_, last = play(junior, 4, junior.options(), b"all", ["easy"] * 4)
    places = junior.standing(last.state).places
    assert chances(junior, last.state, b"") == tuple(float(place == 1) for place in places)


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_judged_together_was_done_in_one_turn(key: str) -> None:
    game, seats = GAMES[key], min(count for count in GAMES[key].seats if count > 1)
    plies = list(play(game, seats, game.options(), b"turns", ["normal"] * seats))[1:]
    log = [SimpleNamespace(seat=ply.seat, kind="act", actions=dump([ply.action])) for ply in plies]
    last = replay(game, seats, game.options(), b"turns", log)
    turns = list(turns_played(game, reversed(list(history_of(last))), b"turns"))
    assert sum(len(turn.steps) for turn in turns) == len(plies)
    assert all(game.is_same_turn(turn.before, state) for turn in turns for state, _ in turn.steps)


def test_gains_that_chance_explains_are_none() -> None:
    assert proved([0.5, -0.45, 0.5, -0.45], 2.0) == 0.0
    assert proved([0.1, 0.12, 0.11, 0.09], 2.0) == pytest.approx(0.105)
