"""Le labyrinthe secret, S19: players who leave for good."""

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError, Step
from engine.secret.events import Event
from engine.secret.model import MovePawn, State
from tests.engine.secret.boards import (
    SECRET,
    act,
    duel,
    fight,
    holdings,
    kinds,
    move,
    pawns,
    position,
    refusal,
    setup,
    treasures,
)

HELD = ("gem bell book", "mask crown ring wand")


def left(state: State, seat: int) -> Step[State, Event]:
    """Let a player leave for good."""
    return SECRET.leave(state, seat, Dice(b"leave"))


def test_s19_the_pawn_is_off_and_the_objects_are_back_in_the_bag() -> None:
    step = left(position("A12 A6 A3", held=HELD, phase="change"), 1)
    assert pawns(step.state) == "A12 - A3" and holdings(step.state) == ["gem bell book", "", ""]
    assert set(treasures("mask crown ring wand")) < set(step.state.bag)
    assert kinds(step) == ["PlayerLeft"] and step.state.turn == 0


def test_s19_the_turn_passes_over_who_left() -> None:
    state = left(position("A12 A6 A3"), 1).state
    assert move(state, "A12").turn == 2
    state = left(position("A12 A6 A3"), 0).state
    assert (state.turn, state.phase, state.changes_left, state.turns) == (1, "change", 2, (0, 0, 0))


def test_s19_a_target_is_drawn_if_none_is_out() -> None:
    step = left(position("A12 A6 A3", target="", bag=(), held=HELD, phase="change"), 1)
    assert kinds(step) == ["PlayerLeft", "TargetDrawn"]
    assert step.state.target in treasures("mask crown ring wand")


def test_s19_the_last_player_left_wins() -> None:
    step = left(position("A12 A6", held=HELD), 1)
    outcome = SECRET.outcome(step.state)
    assert outcome and (outcome.places, outcome.scores, outcome.reason) == ((1, 2), (3, 0), "last-one")


def test_s19_who_left_ranks_below_all_who_stayed() -> None:
    state = left(position("A12 A6 A3", held=("", HELD[0])), 1).state
    outcome = SECRET.outcome(replace(state, ended="turns-over"))
    assert outcome and outcome.places == (1, 3, 1)


@pytest.mark.parametrize("leaver", [0, 1])
def test_s19_a_duel_for_objects_is_off(leaver: int) -> None:
    state = left(duel("A12 A12 A6", held=HELD), leaver).state
    assert (state.duel, state.phase, state.turn) == (None, "change", 1 if leaver == 0 else 1 + leaver)


def test_s19_of_a_duel_for_the_target_who_is_left_there_takes_it() -> None:
    assert holdings(left(duel("B1 B1 A6", stake=0), 1).state) == ["key", "", ""]
    # With a third pawn there, the duel is with that one.
    state = left(duel("B1 B1 B1", stake=0), 1).state
    assert state.duel and state.duel.challenged == 2


def test_s19_others_fight_on() -> None:
    state = duel("A12 A12 A6", held=HELD)
    assert left(state, 2).state.duel == state.duel


@pytest.mark.parametrize("leaver", [0, 1])
def test_s19_a_pawn_that_was_to_be_set_or_its_setter_may_be_gone(leaver: int) -> None:
    decided = fight(duel("B1 B1 A6", stake=0), "RRR", "SSS").state
    step = left(decided, leaver)
    assert step.state.phase == "change" and step.state.target and step.state.duel is None
    assert kinds(step) == ["PlayerLeft", "TargetDrawn"]


def test_s19_a_challenge_that_cannot_be_made_any_more_ends_the_turn() -> None:
    state = move(position("A12 A1 A6"), "A1")
    assert left(state, 1).state.turn == 2
    assert left(move(position("A12 A1 A1"), "A1"), 1).state.phase == "challenge"


def test_s19_nobody_leaves_twice_or_after_the_end() -> None:
    state = left(position("A12 A6 A3"), 1).state
    with pytest.raises(RuleError, match="no-such-seat"):
        left(state, 1)
    with pytest.raises(RuleError, match="game-over"):
        left(position(ended="turns-over"), 0)
    assert refusal(state, MovePawn("A6"), 1) == "not-your-turn"


def test_s19_the_counts_follow_the_players_who_stayed() -> None:
    # With two of three players left, the target goes back after twelve turns, not eighteen.
    state = replace(left(position("A12 A6 A3"), 1).state, waited=11)
    assert "TargetReturned" in kinds(act(state, MovePawn("A12")))


@pytest.mark.parametrize(("leaver", "waited"), [(0, 8), (1, 7), (2, 7)])
def test_s18_the_turns_of_who_left_do_not_count_for_those_who_stay(leaver: int, waited: int) -> None:
    # Eleven turns since the draw, seat 0 on turn: seats 1 and 2 have had four each, seat 0 three.
    state = position("A12 A6 A3", phase="change", waited=11)
    assert left(state, leaver).state.waited == waited


def test_s15_nor_do_they_bring_the_end_nearer() -> None:
    state = position("A12 A6 A3", phase="change", target="", bag=(), held=("gem",), quiet=5)
    assert left(state, 1).state.quiet == 3


def test_s19_a_game_goes_on_to_its_end_without_the_one_who_left() -> None:
    dice, state = Dice(b"on"), setup(3).state
    state = SECRET.leave(state, state.turn, dice).state
    while seats := SECRET.to_act(state):
        seat = min(seats)
        action = SECRET.suggest(SECRET.view(state, seat), seat, dice, "normal")
        state = SECRET.apply(state, seat, action, dice).state
    assert SECRET.outcome(state)
