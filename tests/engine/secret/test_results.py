"""Le labyrinthe secret, S15, S18 and S19: games without end that end, and players who leave."""

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError, Step
from engine.secret.events import Event
from engine.secret.layout import LONGEST
from engine.secret.model import MovePawn, State, TurnRing
from tests.engine.secret.boards import (
    SECRET,
    act,
    challenge,
    duel,
    fight,
    holdings,
    kinds,
    move,
    pawns,
    place,
    position,
    refusal,
    setup,
    treasures,
)

HELD = ("gem bell book", "mask crown ring wand")


def idle(state: State) -> Step[State, Event]:
    """A turn in which nothing happens: the inner corridor comes round by two, the pawn stays."""
    for _ in range(2):
        state = act(state, TurnRing("D")).state
    name = pawns(state).split()[state.turn]
    return act(state, MovePawn(name))


def idle_turns(state: State, count: int) -> list[Step[State, Event]]:
    """So many turns in which nothing happens."""
    steps = list[Step[State, Event]]()
    for _ in range(count):
        steps.append(idle(state))
        state = steps[-1].state
    return steps


def duels_only(**facts: object) -> State:
    """Nothing is left to seek."""
    return position("A12 A6", target="", bag=(), held=HELD, phase="change", **facts)


def test_s15_when_the_last_object_is_taken_duels_alone_are_left() -> None:
    step = act(position(bag=(), held=HELD), MovePawn("B1"))
    assert kinds(step) == ["PawnMoved", "TreasureTaken", "BagEmptied"]
    assert (step.state.target, step.state.quiet, step.state.ended) == (None, 0, "")


def test_s15_three_turns_each_without_a_change_of_hands_end_the_game() -> None:
    *before, last = idle_turns(duels_only(), 6)
    assert not any(step.state.ended for step in before)
    outcome = SECRET.outcome(last.state)
    assert outcome and (outcome.places, outcome.scores) == ((2, 1), (3, 4))
    assert outcome.reason == "nothing-moves" and kinds(last) == ["PawnMoved", "GameEnded"]


def test_s15_equal_counts_share_the_win() -> None:
    state = replace(duels_only(), held=(treasures("gem bell"), treasures("mask crown")))
    outcome = SECRET.outcome(idle_turns(state, 6)[-1].state)
    assert outcome and outcome.places == (1, 1)


def test_s15_an_object_that_changes_hands_starts_the_count_anew() -> None:
    state = duel(target="", bag=(), held=HELD, quiet=5)
    state = place(fight(state, "RRR", "SSS").state, "C12").state
    assert not state.ended and state.quiet == 0


def test_s15_a_duel_in_which_nothing_changes_hands_does_not() -> None:
    state = duel(target="", bag=(), held=("gem",), quiet=5)
    assert place(fight(state, "RRR", "SSS").state, "C12").state.ended == "nothing-moves"


def test_s15_duels_go_on_with_nothing_to_seek() -> None:
    state = challenge(move(position("A12 A1", target="", bag=(), held=HELD), "A1"), 1).state
    assert holdings(fight(state, "RRR", "SSS").state) == ["gem bell book wand", "mask crown ring"]


def test_s18_a_target_that_nobody_gets_in_six_turns_each_goes_back() -> None:
    *before, last = idle_turns(position("A12 A6", phase="change"), 12)
    assert all(step.state.target == treasures("key")[0] for step in before)
    assert kinds(last) == ["PawnMoved", "TargetReturned", "TargetDrawn"]
    assert treasures("key")[0] in last.state.bag and last.state.waited == 0


def test_s18_a_duel_starts_the_count_anew() -> None:
    state = challenge(move(position("A12 A1", waited=11), "A1"), 1).state
    state = place(fight(state, "RRR", "SSS").state, "C12").state
    assert state.waited == 0 and state.target == treasures("key")[0]


def test_s18_a_new_target_starts_the_count_anew() -> None:
    assert move(position(waited=11), "B1").waited == 0


def test_s18_with_an_empty_bag_it_is_set_aside_and_duels_alone_are_left() -> None:
    step = act(position("A12 A6", bag=(), held=HELD, waited=11), MovePawn("A1"))
    assert kinds(step) == ["PawnMoved", "TargetLaidAside", "BagEmptied"]
    assert (step.state.aside, step.state.target, step.state.quiet) == (treasures("key"), None, 0)
    assert not step.state.ended


def test_s18_after_a_hundred_turns_each_the_most_objects_win() -> None:
    state = position("A12 A6", held=HELD, turn=1, turns=(LONGEST, LONGEST - 1))
    outcome = SECRET.outcome(move(state, "A6"))
    assert outcome and outcome.places == (2, 1) and outcome.reason == "turns-over"


def test_s18_not_before_everybody_has_had_them() -> None:
    assert not move(position("A12 A6", turns=(LONGEST - 1, LONGEST - 1)), "A12").ended


def left(state: State, seat: int) -> Step[State, Event]:
    """What becomes of a state when a player leaves for good."""
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
    # With a third pawn there, that one is fought.
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
    # Two of three are left: twelve turns, not eighteen, make the target go back.
    state = replace(left(position("A12 A6 A3"), 1).state, waited=11)
    assert "TargetReturned" in kinds(act(state, MovePawn("A12")))


def test_s19_a_game_goes_on_to_its_end_without_the_one_who_left() -> None:
    dice, state = Dice(b"on"), setup(3).state
    state = SECRET.leave(state, state.turn, dice).state
    while seats := SECRET.to_act(state):
        seat = min(seats)
        action = SECRET.suggest(SECRET.view(state, seat), seat, dice, "normal")
        state = SECRET.apply(state, seat, action, dice).state
    assert SECRET.outcome(state)
