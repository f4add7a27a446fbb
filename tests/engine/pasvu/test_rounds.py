"""Pas vu pas pris, V1, V2, V6 to V10 and V38: set-up, the keyhole, the end, and what is hidden."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError, dump
from engine.core.transcript import play
from engine.pasvu.events import (
    CardDrawn,
    ChooserFound,
    DieRolled,
    GameEnded,
    KeyholePlaced,
    LookTaken,
    PlanCommitted,
    RoundBegan,
    SideChosen,
)
from engine.pasvu.layout import BODIES, MOVEMENT_CARDS
from engine.pasvu.model import PIECES, ChooseSide, CommitPlan, DeclineFurniture, MovementCard, State
from engine.pasvu.results import outcome_of
from tests.engine.pasvu.halls import (
    PASVU,
    act,
    assert_sound,
    carry_out,
    ghosts,
    plan,
    position,
    refusal,
    setup,
    told,
    way,
    where,
)


@pytest.mark.parametrize(
    ("seats", "sides"), [(2, "south north"), (3, "south west north"), (4, "south west north east")]
)
def test_v1_each_has_a_side_two_sit_opposite(seats: int, sides: str) -> None:
    assert setup(seats).state.sides == tuple(sides.split())


def test_v1_sides_are_picked_in_the_lobby() -> None:
    assert setup(2, picks=(3, 1)).state.sides == ("east", "west")


@pytest.mark.parametrize("picks", [(1,), (1, 1), (0, 4), (0, 1, 2)])
def test_v1_one_colour_a_side(picks: tuple[int, ...]) -> None:
    with pytest.raises(RuleError, match="picks-clash"):
        setup(2, picks=picks)


@pytest.mark.parametrize("seats", [1, 5])
def test_v1_two_to_four_play(seats: int) -> None:
    with pytest.raises(RuleError, match="seat-count"):
        setup(seats)


def test_v1_the_keyhole_and_the_die_start_at_random() -> None:
    starts = [setup(4, bytes([number])).state for number in range(240)]
    doors, holders = Counter(s.keyhole for s in starts), Counter(s.holder for s in starts)
    assert len(doors) == 24 and all(35 < holders[seat] < 85 for seat in range(4))


def test_v1_a_named_first_player_holds_the_die() -> None:
    assert [setup(4, bytes([n]), first=2).state.holder for n in range(5)] == [2] * 5
    with pytest.raises(RuleError, match="no-such-seat"):
        setup(2, first=2)


def test_v1_seven_ghosts_each_wait_outside() -> None:
    own = setup().state.ghosts[0]
    assert Counter(g.size for g in own) == {"large": 1, "medium": 2, "small": 4}
    assert {g.place for g in own} == {"side"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v2_always_five_rounds(seats: int) -> None:
    plies = list(play(PASVU, seats, PASVU.options(), b"v2", ["easy"] * seats))
    events = [event for ply in plies for event in ply.events]
    assert [event.round for event in told(events, RoundBegan)] == [1, 2, 3, 4, 5]
    assert len(told(events, CardDrawn)) == 5 * seats


def test_v2_twenty_cards_every_pair_once_and_five_plain() -> None:
    pairs = {frozenset(card.pieces) for card in MOVEMENT_CARDS if card.pieces}
    assert len(MOVEMENT_CARDS) == 20 and pairs == {frozenset(pair) for pair in combinations(PIECES, 2)}
    assert sorted(card.value for card in MOVEMENT_CARDS if not card.pieces) == [8, 8, 9, 9, 10]


def test_v2_cards_of_one_value_share_no_piece() -> None:
    for value in (5, 6, 7):
        uses = Counter(kind for card in MOVEMENT_CARDS if card.value == value for kind in card.pieces)
        assert len(set(uses.values())) == 1


def test_v3_a_plain_card_passes_the_step_on() -> None:
    state = position(phase="furniture", cards=(MovementCard(5, ("table", "desk")), None), waiting=(1,))
    state = replace(state, deck=(MovementCard(8), *state.deck))
    after = act(state, DeclineFurniture()).state
    assert after.phase == "plan" and after.cards[1] == MovementCard(8)


def chosen(state: State, seed: bytes = b"test") -> tuple[State, list[object]]:
    """Let all pass; return the state in which a side is to be chosen, and the events."""
    step = carry_out(state, {}, seed)
    return step.state, list(step.events)


def test_v6_the_highest_roll_chooses() -> None:
    for number in range(20):
        state, events = chosen(position(ghosts(), ghosts(), ghosts()), bytes([number]))
        throw = told(events, DieRolled)[-1]  # type: ignore[arg-type]
        best = max(throw.rolls)
        assert throw.rolls.count(best) == 1 and throw.seats[throw.rolls.index(best)] == state.turn
        assert told(events, ChooserFound) == [ChooserFound(state.turn)]  # type: ignore[arg-type]


def test_v6_ties_roll_again() -> None:
    throws = [told(chosen(position(), bytes([n]))[1], DieRolled) for n in range(60)]  # type: ignore[arg-type]
    tied = [throw for throw in throws if len(throw) > 1]
    assert tied and all(len(set(throw[0].rolls)) == 1 for throw in tied)


def test_v6_who_has_chosen_does_not_roll() -> None:
    state, events = chosen(position(ghosts(), ghosts(), ghosts(), chosen=(1, 0, 0)))
    assert all(0 not in throw.seats for throw in told(events, DieRolled)) and state.turn != 0  # type: ignore[arg-type]


def test_v6_a_sole_remaining_player_does_not_roll() -> None:
    state, events = chosen(position(ghosts(), ghosts(), ghosts(), chosen=(1, 0, 1)))
    assert state.turn == 1 and not told(events, DieRolled)  # type: ignore[arg-type]


def test_v38_plans_that_move_nothing_are_shown_all_the_same_when_they_are_carried_out() -> None:
    """A sole chooser rolls no die, but the last player to plan sees that the others stay."""
    waits = act(position(chosen=(1, 0)), CommitPlan(), 0)
    assert not PASVU.has_revealed(waits.events, 0)
    dice = Dice(b"test")
    last = PASVU.apply(waits.state, 1, CommitPlan(), dice)
    assert dice.drawn == 0 and last.state.phase == "side"
    assert PASVU.has_revealed(last.events, dice.drawn)


def test_v6_all_equal_again_all_roll() -> None:
    _, events = chosen(position(chosen=(2, 2)))
    assert told(events, DieRolled)[0].seats == (0, 1)  # type: ignore[arg-type]


def test_v6_choosing_is_counted() -> None:
    state = position(phase="side", turn=1, chosen=(1, 0))
    assert act(state, ChooseSide("north")).state.chosen == (1, 1)


def test_v7_the_keyhole_must_change_sides() -> None:
    state = position(phase="side", keyhole="E1")
    assert refusal(state, ChooseSide("east")) == "pasvu-same-side"
    assert [action.side for action in PASVU.legal_actions(state, 0)] == ["south", "west", "north"]  # type: ignore[union-attr]


def test_v7_a_side_that_is_none() -> None:
    assert refusal(position(phase="side"), ChooseSide("up")) == "pasvu-no-such-side"  # type: ignore[arg-type]


def test_v7_no_view_tells_what_a_door_would_show() -> None:
    # A view holds only looks that were taken, so none before the first.
    state = position(ghosts(S1="C4"), phase="side")
    assert PASVU.view(state, 0).looks == () and "seen" not in dump(PASVU.view(state, 0))


def test_v8_the_chooser_rolls_for_the_door() -> None:
    doors = Counter(
        told(act(position(phase="side"), ChooseSide("north"), seed=bytes([n])).events, KeyholePlaced)[0].door
        for n in range(240)
    )
    assert set(doors) == {f"N{n}" for n in range(1, 7)} and all(20 < count < 65 for count in doors.values())


@pytest.mark.parametrize(("chooser", "holder"), [(0, 1), (1, 2), (2, 0)])
def test_v8_the_die_passes_to_the_choosers_left_neighbour(chooser: int, holder: int) -> None:
    state = position(ghosts(), ghosts(), ghosts(), phase="side", turn=chooser)
    after = act(state, ChooseSide("north")).state
    assert after.holder == holder and after.round == 3
    assert after.cards[holder] is not None


def test_v9_every_ghost_seen_goes_back_the_others_stay() -> None:
    state = position(ghosts(S1="A4", S2="B4", S3="C4", S4="D4"), ghosts(M1="B2"), phase="side", turn=0)
    step = act(state, ChooseSide("north"))
    (event,) = told(step.events, LookTaken)
    seen = {(one.seat, one.name) for one in event.look.seen}
    assert seen
    for seat, name in ((0, "S1"), (0, "S2"), (0, "S3"), (0, "S4"), (1, "M1")):
        assert (where(step.state, seat, name) == "side") == ((seat, name) in seen)


def test_v9_the_keyhole_stays_and_the_cards_go() -> None:
    step = act(position(phase="side"), ChooseSide("north"))
    assert step.state.keyhole == told(step.events, KeyholePlaced)[0].door
    assert told(step.events, SideChosen)[0].side == "north"
    # New cards are drawn from the deck, and those of the round before are gone.
    assert MovementCard(9) not in step.state.cards


def test_v9_the_hall_of_the_look_is_kept_with_its_result() -> None:
    state = position(ghosts(S1="A4"), phase="side")
    after = act(state, ChooseSide("west")).state
    (look,) = after.looks
    assert look.pieces == state.pieces and [figure.name for figure in look.figures] == ["S1"]
    assert look.round == 2 and PASVU.view(after, None).looks == after.looks


def over(*own: object, **facts: object) -> State:
    return position(*own, phase="over", **facts)  # type: ignore[arg-type]


def test_v10_the_game_ends_with_the_last_card() -> None:
    step = act(position(phase="side", deck=()), ChooseSide("north"))
    assert PASVU.to_act(step.state) == frozenset() and told(step.events, GameEnded)


def test_v10_points_by_size_out_and_inside() -> None:
    result = outcome_of(over(ghosts(L1="out", M1="out", S1="out"), ghosts(L1="C3", M1="A1", S1="B2")))
    assert result and result.scores == (9, 3) and result.places == (1, 2)
    assert [BODIES[size].out for size in BODIES] == [1, 3, 5]


def test_v10_then_most_ghosts_out() -> None:
    result = outcome_of(over(ghosts(M1="out"), ghosts(S1="out", S2="out", S3="out")))
    assert result and result.scores == (3, 3) and result.places == (2, 1)


def test_v10_then_fewest_at_the_own_side() -> None:
    result = outcome_of(over(ghosts(S1="out"), ghosts(S1="out", S2="C3")))
    assert result and result.places == (2, 1)


def test_v10_then_shared() -> None:
    result = outcome_of(over(ghosts(S1="out"), ghosts(S4="out")))
    assert result and result.places == (1, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v10_points_equal_a_recount_and_ghosts_are_conserved(seats: int) -> None:
    options = PASVU.options(fusion="fusion", midnight="midnight")
    worth = {"out": {"small": 1, "medium": 3, "large": 5}, "hall": {"small": 0, "medium": 1, "large": 2}}
    for ply in play(PASVU, seats, options, b"recount", ["easy"] * seats):
        assert_sound(ply.state)
        view = PASVU.view(ply.state, None)
        for seat, own in enumerate(ply.state.ghosts):
            assert view.points[seat] == sum(worth.get(g.place, {}).get(g.size, 0) for g in own)


def test_v38_a_plan_is_hidden_until_all_are_in() -> None:
    state = position(ghosts(S1="A5"))
    step = act(state, plan(way("S1", "A4")), seat=0)
    other = act(state, CommitPlan(), seat=0)
    for viewer in (None, 1):
        assert PASVU.view(step.state, viewer) == PASVU.view(other.state, viewer)
    assert step.events == other.events == (PlanCommitted(0, False),)
    assert PASVU.view(step.state, 0).plan == (way("S1", "A4"),)


def test_v38_who_is_still_planning_is_public() -> None:
    state = act(position(), CommitPlan(), seat=0).state
    assert PASVU.view(state, None).planning == (1,)


def test_v38_drawn_cards_are_public_the_decks_order_is_nobodys() -> None:
    state = setup(4, midnight="midnight").state
    for viewer in (None, 0, 3):
        view = PASVU.view(state, viewer)
        assert view.cards == state.cards
        assert not {"deck", "midnight_deck", "plans"} & set(view.__struct_fields__)
        assert PASVU.view(PASVU.redeal(state, viewer, Dice(b"x")), viewer) == view
