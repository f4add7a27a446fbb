"""Le labyrinthe secret, S16 and S17: what each viewer may know, and what always holds."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core import Dice, dump
from engine.secret import RINGS
from engine.secret.events import ObjectsHandedOver, TreasureTaken
from engine.secret.hidden import redealt
from engine.secret.layout import place_of
from engine.secret.model import MovePawn, Options, State
from tests.engine.secret.boards import SECRET, act, duel, fight, move, position, setup, signs, treasures

HELD = ("gem bell", "mask", "crown ring wand")


@pytest.mark.parametrize(
    ("viewer", "counts"), [(0, (2, None, None)), (2, (None, None, 3)), (None, (None,) * 3)]
)
def test_s16_with_memory_everybody_sees_only_their_own_count(
    viewer: int | None, counts: tuple[int | None, ...]
) -> None:
    view = SECRET.view(position("A12 A6 A3", held=HELD, memory=True), viewer)
    assert view.counts == counts and view.bag is None
    assert [hand is not None for hand in view.held] == [count is not None for count in counts]


def test_s16_off_unless_chosen() -> None:
    view = SECRET.view(position("A12 A6 A3", held=HELD), None)
    assert not Options().memory and view.counts == (2, 1, 3) and view.bag == 11


def test_s16_takes_and_transfers_are_still_told() -> None:
    taken = act(position(memory=True), MovePawn("B1"))
    assert TreasureTaken(0, treasures("key")[0]) in taken.events
    handed = fight(duel(held=("", "gem"), memory=True), "RRR", "SSS").events[-1]
    assert handed == ObjectsHandedOver(1, 0, treasures("gem")) and SECRET.sees(handed, None)


def test_s16_the_end_shows_all_counts() -> None:
    state = position("A12 A6 A3", held=HELD, memory=True, ended="turns-over")
    assert SECRET.view(state, None).counts == (2, 1, 3)


def test_s16_no_viewer_can_tell_how_many_the_others_hold() -> None:
    state = position("A12 A6 A3", held=HELD, memory=True)
    others = [redealt(state, 0, Dice(bytes([n]))) for n in range(30)]
    assert len({tuple(map(len, other.held)) for other in others}) > 10
    assert {dump(SECRET.view(other, 0)) for other in others} == {dump(SECRET.view(state, 0))}


def test_s16_a_hand_redealt_never_wins_and_never_empties_the_bag() -> None:
    state = position("A12 A6 A3", held=HELD, memory=True, goal=5)
    for number in range(50):
        other = redealt(state, 1, Dice(bytes([number])))
        assert all(len(hand) < 5 for hand in other.held) and other.bag and other.held[1] == state.held[1]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_s17_what_a_duellist_chose_is_hidden_until_both_have(viewer: int | None) -> None:
    state = duel("A12 A12 A6")
    views = {dump(SECRET.view(act(state, signs(way), 1).state, viewer)) for way in ("RRR", "PPP", "SRP")}
    assert len(views) == 1


def test_s17_one_sees_ones_own_choice_and_who_has_still_to_choose() -> None:
    state = act(duel(), signs("SRP"), 1).state
    view = SECRET.view(state, 1)
    assert view.duel and view.duel.mine == ("scissors", "rock", "paper") and view.duel.waiting == (0,)


def test_s17_only_the_signs_that_counted_are_ever_shown() -> None:
    state = fight(duel(), "RPP", "SPP").state
    view = SECRET.view(state, None)
    assert view.duel and view.duel.shown == (("rock", "scissors"),) and view.duel.mine is None
    assert '"paper"' not in dump(state)


def test_s17_the_event_of_a_choice_does_not_tell_it() -> None:
    events = [act(duel(), signs(way), 0).events for way in ("RRR", "PPP")]
    assert events[0] == events[1]


def test_s17_the_bag_has_no_order_that_could_be_known() -> None:
    state = position()
    assert list(state.bag) == sorted(state.bag)
    drawn = {SECRET.apply(state, 0, MovePawn("B1"), Dice(bytes([n]))).state.target for n in range(60)}
    assert len(drawn) > 12


def check_state(state: State) -> None:
    """Check what holds in every state: 18 objects, pawns on the board, counts within bounds."""
    out = [*state.bag, *state.aside, *(t for hand in state.held for t in hand)]
    assert sorted([*out, state.target] if state.target else out) == list(range(1, 19))
    assert all(place is not None and 0 <= place < RINGS.size for place in state.pawns)
    assert all(0 <= p < 12 for p in state.positions) and 0 <= state.changes_left <= 2
    assert (state.phase in ("duel", "place")) == (state.duel is not None)
    assert state.waited <= 6 * len(state.pawns) and state.quiet <= 3 * len(state.pawns)
    # At the start of a turn something is sought, unless nothing is left.
    assert state.phase == "place" or state.target or not state.bag or state.ended


@given(seed=st.integers(0, 2**32), seats=st.sampled_from((2, 3, 4)), memory=st.booleans())
@settings(max_examples=25, deadline=None, derandomize=True)
def test_objects_are_conserved_and_pawns_stay_on_the_board(seed: int, seats: int, memory: bool) -> None:
    chance, dice = random.Random(seed), Dice(seed.to_bytes(8, "big"))
    state = setup(seats, seed.to_bytes(8, "big"), memory=memory).state
    while acting := SECRET.to_act(state):
        check_state(state)
        seat = chance.choice(sorted(acting))
        before, actions = state, SECRET.legal_actions(state, seat)
        # Random pawns rarely meet, so let them go where others stand, and fight.
        meeting = [a for a in actions if getattr(a, "to", "") in {RINGS.names[p] for p in state.pawns if p}]
        state = SECRET.apply(state, seat, chance.choice(meeting or actions), dice).state
        assert before.phase == "place" or pawns_moved(before, state) <= 1 or state.changes != before.changes
    check_state(state)


def pawns_moved(before: State, after: State) -> int:
    """Count the pawns that stand elsewhere."""
    return sum(a != b for a, b in zip(before.pawns, after.pawns, strict=True))


def test_the_view_tells_where_everything_is() -> None:
    state = position("A12 A6", positions=(3, 0, 2))
    view = SECRET.view(state, 0)
    assert view.target_place == place_of(treasures("key")[0], (3, 0, 2))
    assert len(view.openings) == 60 and len(view.treasures) == 61 and view.treasures[60] == 18
    assert view.openings == RINGS.openings((3, 0, 2)) and view.to_act == (0,) and view.patience == 12


def test_the_view_tells_who_may_be_challenged_and_whether_one_must() -> None:
    view = SECRET.view(move(position("A12 A1 A6"), "A1"), 0)
    assert view.rivals == (1,) and not view.must_duel
    view = SECRET.view(move(position("A12 B1 B1"), "B1"), 0)
    assert view.rivals == (1, 2) and view.must_duel
    assert SECRET.view(replace(position("A12 A12"), phase="move"), 0).rivals == ()


def test_s16_after_the_end_a_replay_shows_what_everybody_held() -> None:
    state = setup(2, memory=True).state
    state = replace(state, held=((state.bag[0],), ()), bag=state.bag[1:])
    assert SECRET.view(state, None).counts == (None, None)
    assert SECRET.revealed(state).counts == (1, 0) and SECRET.revealed(state).held == state.held
