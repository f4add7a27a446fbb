"""Pas vu pas pris, V3, V5, V8 and V30 with picked sides: neighbours are those at the table."""

import pytest
from msgspec.structs import replace

from engine.core import Dice
from engine.core.transcript import play
from engine.pasvu.events import CardDrawn, GhostMoved, GhostTagged, RoundBegan, SideChosen
from engine.pasvu.layout import MOVEMENT_CARDS
from engine.pasvu.midnight import midnight_struck, taggable
from engine.pasvu.model import SIDES, ChooseSide, DeclineFurniture, State, TagGhost
from engine.pasvu.rounds import round_begun
from engine.pasvu.seating import clockwise, left_of, right_of
from tests.engine.pasvu.halls import PASVU, act, carry_out, ghosts, plan, position, told, way, where

# Seat 0 in the west, 1 in the south, 2 in the north, 3 in the east: clockwise 0 (W), 2 (N), 3 (E), 1 (S).
SCATTERED = (1, 0, 2, 3)


def scattered(*own: object, colours: tuple[int, ...] = SCATTERED, **facts: object) -> State:
    """Return a position whose seats picked sides in another order than they sat down."""
    placed = (*own, *[ghosts()] * (len(colours) - len(own)))
    sides = tuple(SIDES[colour] for colour in colours)
    return position(*placed, colours=colours, sides=sides, **facts)  # type: ignore[arg-type]


def test_v8_v30_the_neighbours_of_the_east_are_the_south_and_the_north() -> None:
    # A player in the east faces west, and has the south on their left.
    assert left_of(SCATTERED, 3) == 1 and right_of(SCATTERED, 3) == 2


@pytest.mark.parametrize(
    ("colours", "order"),
    [
        ((0, 1, 2, 3), (1, 2, 3, 0)),
        (SCATTERED, (1, 0, 2, 3)),
        ((3, 0, 1), (1, 2, 0)),
        ((2, 0, 1), (1, 2, 0)),
        ((0, 3, 2), (1, 0, 2)),
        ((3, 1), (1, 0)),
    ],
)
def test_v3_clockwise_is_by_sides(colours: tuple[int, ...], order: tuple[int, ...]) -> None:
    assert clockwise(colours, 1) == order


def test_v3_cards_are_drawn_clockwise_round_the_table_from_the_die_holder() -> None:
    state = replace(scattered(holder=3), deck=MOVEMENT_CARDS[:8])
    state, events = round_begun(state, Dice(b"v3"))
    while state.phase == "furniture":
        step = act(state, DeclineFurniture())
        state, events = step.state, [*events, *step.events]
    assert [event.seat for event in told(events, CardDrawn)] == [3, 1, 0, 2]


def test_v5_plans_are_carried_out_clockwise_round_the_table_from_the_die_holder() -> None:
    doors = {0: "A3", 1: "C6", 2: "C1", 3: "F1"}
    step = carry_out(scattered(holder=1), {seat: plan(way("S1", cell)) for seat, cell in doors.items()})
    assert [event.seat for event in told(step.events, GhostMoved)] == [1, 0, 2, 3]


@pytest.mark.parametrize(("chooser", "holder"), [(0, 2), (2, 3), (3, 1), (1, 0)])
def test_v8_the_die_passes_to_the_left_neighbour_at_the_table(chooser: int, holder: int) -> None:
    step = act(scattered(phase="side", turn=chooser), ChooseSide("north"))
    assert step.state.holder == holder
    assert told(step.events, RoundBegan)[0].holder == holder


def test_v30_the_right_neighbour_is_the_one_at_the_table() -> None:
    own = [ghosts(S1=f"{column}3") for column in "ABCD"]
    state = scattered(*own, phase="midnight", card="tag", turn=0, waiting=())
    # The south sits to the right of the west: seat 1, though seat 3 comes before in the order of joining.
    step = act(state, TagGhost("S1"))
    assert told(step.events, GhostTagged) == [GhostTagged(0, "S2", 1, "S1", "B3")]
    assert where(step.state, 1, "S1") == "side" and where(step.state, 3, "S1") == "D3 c 0"


def test_v30_players_act_clockwise_round_the_table_and_the_stand_in_tags_the_right_one() -> None:
    own = (ghosts(), ghosts(S2="B3"), ghosts(), ghosts(S3="D3"))
    state = scattered(*own, midnight=True, midnight_deck=("tag",), holder=3, round=3)
    state, _ = midnight_struck(state, Dice(b"v30"))
    assert state.waiting == (3, 1, 0, 2)
    state = replace(state, phase="midnight", turn=0)
    assert PASVU.suggest(PASVU.view(state, 0), 0, Dice(b"v30"), "normal") == TagGhost("S2")


def test_v35_turning_the_board_changes_no_neighbour() -> None:
    state = scattered(ghosts(), ghosts(S1="B3"), midnight=True, midnight_deck=("dizzy",), round=3)
    after, _ = midnight_struck(state, Dice(b"v35"))
    assert after.sides != state.sides
    assert taggable(after, 0) == taggable(state, 0) != ()


def test_v8_a_whole_game_of_picked_sides_goes_clockwise() -> None:
    options = PASVU.options(picks=(3, 1, 0))
    plies = list(play(PASVU, 3, options, b"picked", ["easy"] * 3))
    events = [event for ply in plies for event in ply.events]
    rounds = [n for n, event in enumerate(events) if isinstance(event, RoundBegan)]
    for start, end in zip(rounds, [*rounds[1:], len(events)], strict=True):
        seats = [e.seat for e in events[start:end] if isinstance(e, CardDrawn)]
        # East, south, west: 0, 2, 1.
        assert tuple(seats) == {0: (0, 2, 1), 2: (2, 1, 0), 1: (1, 0, 2)}[events[start].holder]
    choosers = [event.seat for event in told(events, SideChosen)]
    holders = [events[n].holder for n in rounds]
    assert holders[1:] == [{0: 2, 2: 1, 1: 0}[seat] for seat in choosers[:-1]]


@pytest.mark.parametrize(
    ("picks", "filled"),
    [
        ([0, None], (0, 2)),
        ([None, 1], (3, 1)),
        ([None, 0], (2, 0)),
        ([1, None, 0], (1, 2, 0)),
        ([3, 0], (3, 0)),
    ],
)
def test_v1_of_two_players_the_one_who_has_not_picked_sits_opposite(
    picks: list[int | None], filled: tuple[int, ...]
) -> None:
    assert PASVU.fill_picks(picks) == filled
