"""Le labyrinthe secret, S15 and S18: games that would never end are ended."""

from msgspec.structs import replace

from engine.core import Step
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
    treasures,
)

HELD = ("gem bell book", "mask crown ring wand")


def idle(state: State) -> Step[State, Event]:
    """Play a turn in which nothing happens: the inner corridor turns by two, the pawn stays."""
    for _ in range(2):
        state = act(state, TurnRing("D")).state
    name = pawns(state).split()[state.turn]
    return act(state, MovePawn(name))


def idle_turns(state: State, count: int) -> list[Step[State, Event]]:
    """Play so many turns in which nothing happens."""
    steps = list[Step[State, Event]]()
    for _ in range(count):
        steps.append(idle(state))
        state = steps[-1].state
    return steps


def duels_only(**facts: object) -> State:
    """Return a state in which nothing is left to seek."""
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


def test_a_game_that_people_ended_seeks_nothing_and_waits_for_nobody() -> None:
    state = duel()
    view = SECRET.over(SECRET.view(state, 0), SECRET.standing(state))
    assert (view.turn, view.target, view.target_place, view.duel, view.to_act) == (None, None, None, None, ())
    assert view.outcome == SECRET.standing(state)
