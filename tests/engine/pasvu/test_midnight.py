"""Pas vu pas pris, V26 to V37: the midnight cards."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import Dice, Step
from engine.core.transcript import play
from engine.pasvu.events import (
    CardPassed,
    DieRolled,
    Event,
    FurnitureMoved,
    GhostDisplaced,
    GhostGrown,
    GhostMoved,
    GhostSet,
    GhostTagged,
    GhostWentBack,
    KeyholePlaced,
    LookTaken,
    MidnightStruck,
    SidesPassed,
)
from engine.pasvu.hall.laying import enters_any
from engine.pasvu.hall.shapes import glass_of, shape_of
from engine.pasvu.hall.standing import spot_point
from engine.pasvu.layout import START, door_point
from engine.pasvu.midnight import midnight_struck
from engine.pasvu.midnight_furniture import facing_centre, nearest_door
from engine.pasvu.model import (
    MIDNIGHT,
    PIECES,
    ChooseSide,
    DeclineFurniture,
    GrowGhost,
    PassCard,
    Piece,
    SneakGhost,
    State,
    TagGhost,
)
from tests.engine.pasvu.halls import (
    PASVU,
    act,
    assert_sound,
    carry_out,
    furnished,
    ghost,
    ghosts,
    piece,
    plan,
    position,
    refusal,
    setup,
    told,
    way,
    where,
)


def before(card: str, *own: Any, **facts: Any) -> State:
    """Return the end of round 2: seat 0 chooses the side, and then seat 1 draws this card."""
    return position(*own, **({"phase": "side", "midnight": True, "midnight_deck": (card,)} | facts))


def strike(card: str, *own: Any, holder: int = 0, **facts: Any) -> Step[State, Event]:
    """Draw the card at the start of round 3, with no ghost seen before; return the state and events."""
    state = position(*own, **({"midnight": True, "midnight_deck": (card,), "holder": holder} | facts))
    after, events = midnight_struck(replace(state, round=3), Dice(b"midnight"))
    return Step(after, tuple(events))


def during(card: str, *own: Any, **facts: Any) -> State:
    """Return a position in a round with this card."""
    return position(*own, **({"card": card} | facts))


def test_midnight_strikes_from_round_2_on_and_the_holder_draws() -> None:
    plies = list(play(PASVU, 2, PASVU.options(midnight="midnight"), b"strikes", ["easy"] * 2))
    events = [event for ply in plies for event in ply.events]
    cards = [event.card for event in told(events, MidnightStruck)]
    assert len(cards) == 4 == len(set(cards))
    step = act(before("knock"), ChooseSide("north"))
    assert told(step.events, MidnightStruck) == [MidnightStruck(step.state.holder, "knock")]
    assert not setup(midnight="midnight").state.card and len(set(MIDNIGHT)) == 12


def test_v26_double_looks_twice_and_the_keyhole_stays_across() -> None:
    state = during("double", ghosts(S1="A4"), phase="side")
    step = act(state, ChooseSide("north"))
    first, second = told(step.events, LookTaken)
    assert first.look.door[0] == "N" and second.look.door == f"S{first.look.door[1]}"
    assert step.state.keyhole == second.look.door and len(step.state.looks) == 2


def test_v26_those_seen_first_are_gone_at_the_second_look() -> None:
    state = during("double", ghosts(S1="A3", S2="B3", S3="C3", S4="D3"), phase="side")
    first, second = told(act(state, ChooseSide("north")).events, LookTaken)
    assert first.look.seen and len(second.look.figures) == 4 - len(first.look.seen)


def test_v27_lying_ghosts_are_as_high_as_wide() -> None:
    view = PASVU.view(during("shelter", ghosts(L1="A4")), None)
    assert [(f.radius, f.height) for f in view.figures] == [(0.34, 0.68)]


def test_v27_lying_ghosts_fit_where_standing_ones_do_not() -> None:
    low = furnished(Piece("table", 0.5, 3.5, 0))
    path = plan(way("M1", "A4"))
    assert refusal(position(ghosts(M1="A5"), pieces=low), path, 0) == "pasvu-cannot-stand"
    assert (
        where(carry_out(during("shelter", ghosts(M1="A5"), pieces=low), {0: path}).state, 0, "M1") == "A4 c 0"
    )


def test_v27_afterwards_one_that_does_not_fit_goes_to_the_nearest_spot() -> None:
    low = furnished(Piece("table", 0.5, 3.5, 0))
    state = during("shelter", ghosts(M1="A4"), phase="side", pieces=low, keyhole="N1")
    # No door in the east sees it, as the desk and piano stand there.
    step = next(
        s
        for n in range(40)
        if where((s := act(state, ChooseSide("west"), seed=bytes([n]))).state, 0, "M1") != "side"
    )
    assert where(step.state, 0, "M1") == "A4 c 0.8"
    assert told(step.events, GhostDisplaced) == [GhostDisplaced(0, "M1", "A4", "c", 0.8)]
    assert_sound(step.state)


def test_v28_every_piece_is_tipped() -> None:
    step = strike("excited", pieces=START)
    kinds = [event.piece.kind for event in told(step.events, FurnitureMoved)]
    assert kinds == list(PIECES)
    assert all(one.pose != "standing" or one.lean for one in step.state.pieces)
    assert_sound(step.state)


def test_v28_in_the_order_left_right_back_face() -> None:
    # In the open all fall to the left; the mirror by the west wall cannot, and falls to the right.
    state = strike(
        "excited", pieces=furnished(Piece("table", 3.0, 3.0, 0), Piece("mirror", 0.5, 5.0, 0))
    ).state
    assert piece(state, "table").pose == "left" and piece(state, "mirror").pose == "right"


def test_v28_nothing_enters_anything_and_nothing_sticks_out() -> None:
    pieces = strike("excited", pieces=START).state.pieces
    for one in pieces:
        assert not enters_any(one, [other for other in pieces if other != one])
        low, high = shape_of(one).low, shape_of(one).high
        assert min(low[:2]) > -0.001 and max(high[:2]) < 6.001


def test_v29_the_mirror_stands_and_faces_the_centre() -> None:
    state = strike("grimaces", pieces=furnished(Piece("mirror", 1.0, 3.0, 0, "back"))).state
    mirror = piece(state, "mirror")
    assert (mirror.pose, mirror.x, mirror.y, mirror.angle) == ("standing", 1.0, 3.0, 270)
    assert glass_of(mirror).normal == pytest.approx((1, 0, 0))


@pytest.mark.parametrize(("x", "y", "angle"), [(3, 0.5, 0), (5.5, 3, 90), (3, 5.5, 180), (1, 1, 315)])
def test_v29_facing_is_rounded_to_five_degrees(x: float, y: float, angle: int) -> None:
    assert facing_centre(x, y) == angle


def test_v29_each_sets_a_small_ghost_before_the_glass_which_rests() -> None:
    step = strike("grimaces", holder=1)
    placed = told(step.events, GhostSet)
    assert [event.seat for event in placed] == [1, 0] and all(event.level == 0 for event in placed)
    glass = glass_of(piece(step.state, "mirror"))
    for event in placed:
        x, y = spot_point(event.cell, event.spot, "small")
        assert (x - glass.centre[0]) * glass.normal[0] + (y - glass.centre[1]) * glass.normal[1] > 0
    state = replace(step.state, phase="plan", round=3)
    cell = placed[1].cell
    assert refusal(state, plan(way(placed[1].ghost, cell)), 0) == "pasvu-before-mirror"
    assert state.ghosts[0][3].entered == 3


def test_v29_the_first_stands_nearest_to_the_glass() -> None:
    placed = told(strike("grimaces", pieces=furnished(Piece("mirror", 1.0, 3.0, 0))).events, GhostSet)
    away = [
        (x - 1.06) ** 2 + (y - 3.0) ** 2 for x, y in (spot_point(e.cell, e.spot, "small") for e in placed)
    ]
    assert away == sorted(away)


def test_v29_a_player_with_no_small_ghost_left_sets_none() -> None:
    none = ghosts(S1="out", S2="out", S3="out", S4="out")
    step = strike("grimaces", none)
    assert CardPassed(0, able=False) in step.events and [e.seat for e in told(step.events, GhostSet)] == [1]


def tagging(*own: Any, turn: int = 0, **facts: Any) -> State:
    return during("tag", *own, phase="midnight", turn=turn, round=3, **facts)


def test_v30_a_small_ghost_takes_the_right_neighbours_place() -> None:
    state = tagging(ghosts(), ghosts(), ghosts(S2=ghost("S2", "C3 nw", entered=2)))
    step = act(state, TagGhost("S2"))
    assert where(step.state, 0, "S1") == "C3 nw 0" and where(step.state, 2, "S2") == "side"
    assert told(step.events, GhostTagged) == [GhostTagged(0, "S1", 2, "S2", "C3")]
    assert step.state.ghosts[0][3].entered == 3


def test_v30_not_the_left_neighbours_nor_a_larger_one_nor_one_that_the_card_set() -> None:
    own = (
        ghosts(),
        ghosts(S1=ghost("S1", "A2", entered=1)),
        ghosts(M1="B3", S2=ghost("S2", "C3", entered=3), S3="D3"),
    )
    assert PASVU.legal_actions(tagging(*own), 0) == (TagGhost("S3"),)
    for name in ("S1", "M1", "S2"):
        assert refusal(tagging(*own), TagGhost(name)) == "pasvu-not-taggable"


def test_v30_if_the_neighbour_had_none_one_is_set_in_the_third_row() -> None:
    state = tagging(ghosts(), ghosts())
    assert refusal(state, SneakGhost("B5")) == "pasvu-not-third-row"
    step = act(state, SneakGhost("B4", "n"))
    assert where(step.state, 0, "S1") == "B4 n 0" and told(step.events, GhostSet)
    assert {action.cell for action in PASVU.legal_actions(state, 0)} == {f"{c}4" for c in "ABCDEF"}  # type: ignore[union-attr]


def test_v30_if_the_neighbour_had_one_it_must_be_replaced() -> None:
    state = tagging(ghosts(), ghosts(S1="B2"))
    assert refusal(state, SneakGhost("B4")) == refusal(state, PassCard()) == "pasvu-must-tag"


def test_v30_clockwise_from_the_die_holder_and_without_a_reserve_passed_over() -> None:
    none = ghosts(S1="out", S2="out", S3="out", S4="out")
    step = act(before("tag", none, ghosts(), chosen=(0, 1)), ChooseSide("north"))
    assert step.state.phase == "midnight" and step.state.turn == 1
    after = act(step.state, SneakGhost("A3"))
    assert CardPassed(0, able=False) in after.events and after.state.phase in ("furniture", "plan")


def test_v31_every_piece_goes_to_its_nearest_door() -> None:
    step = strike("dance", pieces=furnished(Piece("table", 3.4, 1.2, 20)))
    table = piece(step.state, "table")
    assert (
        nearest_door(Piece("table", 3.4, 1.2, 20)) == "N3" and table.angle == 20 and table.pose == "standing"
    )
    x, y = door_point("N3")
    assert abs(table.x - x) < 0.3 and shape_of(table).low[1] < y + 0.06
    for one in step.state.pieces:
        assert not enters_any(one, [other for other in step.state.pieces if other != one])


def test_v31_ghosts_stay_on_their_cells() -> None:
    own = ghosts(S1=ghost("S1", "C3", z=0.8), M1="C1")
    step = strike("dance", own, pieces=furnished(Piece("table", 2.5, 2.5, 0)))
    assert where(step.state, 0, "S1") == "C3 c 0" and where(step.state, 0, "M1").startswith("C1")
    assert_sound(step.state)


def test_v32_ghosts_not_on_a_piece_go_back_after_the_look() -> None:
    pieces = furnished(Piece("table", 0.5, 3.5, 0), Piece("piano", 0.95, 5.5, 180))
    own = ghosts(S1=ghost("S1", "A4", z=0.8), S2="A4")
    state = during("perch", own, phase="side", pieces=pieces)
    step = act(state, ChooseSide("north"))
    assert where(step.state, 0, "S2") == "side"
    seen = {one.name for one in told(step.events, LookTaken)[0].look.seen}
    back = {event.ghost for event in told(step.events, GhostWentBack)}
    assert back == {"S2"} - seen and ("S1" in seen or where(step.state, 0, "S1") == "A4 c 0.8")


def growing(*own: Any, **facts: Any) -> State:
    return during("brother", *own, phase="midnight", turn=0, round=3, **facts)


def test_v33_a_larger_ghost_replaces_one_in_the_hall() -> None:
    state = growing(ghosts(S1=ghost("S1", "C3 nw", entered=2)))
    step = act(state, GrowGhost("S1", "L1"))
    assert where(step.state, 0, "L1") == "C3 nw 0" and where(step.state, 0, "S1") == "side"
    assert told(step.events, GhostGrown) == [GhostGrown(0, "S1", "L1", "C3", "nw", 0.0)]


def test_v33_it_keeps_what_v16_knows_of_the_replaced_one() -> None:
    state = growing(ghosts(S1=ghost("S1", "C3", entered=2)))
    assert act(state, GrowGhost("S1", "M2")).state.ghosts[0][2].entered == 2


@pytest.mark.parametrize(("name", "into"), [("M1", "S1"), ("S1", "S2"), ("S1", "M1"), ("S2", "L1")])
def test_v33_only_in_the_hall_only_larger_only_from_the_reserve(name: str, into: str) -> None:
    state = growing(ghosts(S1="C3", M1="D3"))
    assert refusal(state, GrowGhost(name, into)) == "pasvu-cannot-grow"


def test_v33_it_must_fit() -> None:
    crowd = ghosts(S1="C3 sw", S2="C3 ne", S3="C3 nw", S4="C3 se")
    assert refusal(growing(crowd), GrowGhost("S1", "L1")) == "pasvu-cannot-grow"


def test_v33_each_may_pass() -> None:
    state = growing(ghosts(S1="C3"))
    assert CardPassed(0, able=True) in act(state, PassCard()).events


def test_v33_the_cards_do_not_mix() -> None:
    assert refusal(growing(ghosts(S1="C3")), TagGhost("S1")) == "pasvu-other-card"
    assert refusal(growing(ghosts(S1="C3")), SneakGhost("B4")) == "pasvu-other-card"
    assert refusal(tagging(ghosts(), ghosts(S1="B2")), GrowGhost("S1", "L1")) == "pasvu-other-card"
    assert refusal(growing(ghosts(S1="C3")), DeclineFurniture()) == "pasvu-now-midnight"


def test_v34_nobody_chooses_and_the_keyhole_stays_on_its_side() -> None:
    state = during("knock", ghosts(), keyhole="W2", holder=1, chosen=(0, 1))
    step = carry_out(state, {})
    assert not told(step.events, DieRolled) and told(step.events, KeyholePlaced)[0].door[0] == "W"
    assert step.state.chosen == (0, 1) and step.state.round == 3 and step.state.holder == 0


def test_v35_sides_pass_on_and_the_board_stays() -> None:
    step = strike("dizzy", ghosts(S1="C3"), ghosts(), ghosts(), ghosts(), keyhole="W2")
    assert step.state.sides == ("east", "south", "west", "north")
    assert told(step.events, SidesPassed) == [SidesPassed(step.state.sides)]
    assert step.state.keyhole == "W2" and where(step.state, 0, "S1") == "C3 c 0"
    assert step.state.colours == (0, 1, 2, 3)


def test_v35_everybody_then_starts_from_and_aims_across_from_the_new_side() -> None:
    state = replace(strike("dizzy", ghosts(S1="A4", S2="B1")).state, phase="plan", round=3)
    # Seat 0 starts in the east now and leaves in the west.
    assert PASVU.check(state, 0, plan(way("S1", "out"))) is None
    assert refusal(state, plan(way("S2", "out")), 0) == "pasvu-no-exit"
    assert refusal(state, plan(way("S3", "A6")), 0) == "pasvu-not-your-door"


def test_v36_the_door_is_rolled_now_and_the_side_chosen_later() -> None:
    step = strike("crystal")
    (event,) = told(step.events, MidnightStruck)
    assert 1 <= event.number <= 6 and step.state.crystal == event.number
    state = during("crystal", crystal=4, phase="side")
    doors = {
        told(act(state, ChooseSide("north"), seed=bytes([n])).events, KeyholePlaced)[0] for n in range(9)
    }
    assert doors == {KeyholePlaced("N4", roll=False)}


def test_v37_ghosts_go_one_cell_towards_their_exit() -> None:
    step = strike("freeze", ghosts(S1="A5 ne", M1="B2", S2="C1"), ghosts(S1="D2"))
    assert where(step.state, 0, "S1") == "A4 ne 0" and where(step.state, 0, "M1") == "B1 c 0"
    assert where(step.state, 0, "S2") == "out" and where(step.state, 1, "S1") == "D3 c 0"


def test_v37_the_foremost_goes_first() -> None:
    step = strike("freeze", ghosts(S1="A3", S2="A2"))
    assert [event.ghost for event in told(step.events, GhostMoved)] == ["S2", "S1"]
    assert where(step.state, 0, "S1") == "A2 c 0"


def test_v37_with_no_room_a_ghost_stays() -> None:
    step = strike("freeze", ghosts(L1="A5"), ghosts(L1="A4"), holder=0)
    assert where(step.state, 0, "L1") == "A5 c 0"
    assert told(step.events, GhostMoved)[0].fate == "stayed"


def test_every_midnight_card_is_met_in_whole_games() -> None:
    met: set[str] = set()
    for number in range(12):
        options = PASVU.options(midnight="midnight", fusion=("whole", "fusion")[number % 2])
        for ply in play(PASVU, 2 + number % 3, options, b"met %d" % number, ["easy"] * 4):
            met |= {event.card for event in told(ply.events, MidnightStruck)}
            assert_sound(ply.state)
        if met == set(MIDNIGHT):
            break
    assert met == set(MIDNIGHT)
