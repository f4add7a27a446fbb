"""Pas vu pas pris, V5 and V15 to V19: where ghosts go and stand, and plans carried out together."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.pasvu.events import GhostMoved, PlanCommitted
from engine.pasvu.hall.standing import CELLS, free_stands, spot_point, stands
from engine.pasvu.layout import BODIES
from engine.pasvu.model import SPOTS, CommitPlan, MovementCard, Path, Piece
from tests.engine.pasvu.halls import (
    EMPTY,
    PASVU,
    act,
    assert_sound,
    body,
    carry_out,
    furnished,
    ghost,
    ghosts,
    plan,
    position,
    refusal,
    told,
    way,
    where,
)


def code(state: Any, *paths: Path, seat: int = 0) -> str:
    return refusal(state, plan(*paths), seat)


def test_v5_the_cards_number_is_shared_out() -> None:
    state = position(ghosts(S1="A5", M1="B4"))
    after = carry_out(
        state, {0: plan(way("S1", "A4 A3"), way("M1", "B3 B2 B1"), way("L1", "C6 C5 C4 C3"))}
    ).state
    assert [where(after, 0, name) for name in ("S1", "M1", "L1")] == ["A3 c 0", "B1 c 0", "C3 c 0"]


def test_v5_no_more_steps_than_the_card_has() -> None:
    state = position(ghosts(S1="A5"), cards=(MovementCard(3), MovementCard(9)))
    assert code(state, way("S1", "A4 A3 A2 A1")) == "pasvu-too-many-steps"
    assert code(state, way("S1", "A4 A3"), way("S2", "B6 B5")) == "pasvu-too-many-steps"


def test_v5_plans_are_carried_out_when_all_are_in() -> None:
    state = position(ghosts(S1="A5"))
    first = act(state, plan(way("S1", "A4")), seat=0)
    assert first.events == (PlanCommitted(0, False),) and where(first.state, 0, "S1") == "A5 c 0"
    assert where(act(first.state, CommitPlan(), seat=1).state, 0, "S1") == "A4 c 0"


@pytest.mark.parametrize("holder", [0, 1])
def test_v5_the_die_holder_goes_first(holder: int) -> None:
    state = position(ghosts(S1="B4"), ghosts(S1="B2"), holder=holder)
    step = carry_out(state, {0: plan(way("S1", "B3")), 1: plan(way("S1", "B3"))})
    moved = told(step.events, GhostMoved)
    assert [event.seat for event in moved] == [holder, 1 - holder]
    assert [event.fate for event in moved] == ["", "shifted"]


def test_v15_a_ghost_comes_in_by_any_door_of_its_side() -> None:
    for column in "ABCDEF":
        stand = stands(EMPTY, f"{column}6", "small")[0]
        after = carry_out(position(), {0: plan(way("S1", f"{column}6", stand.spot, stand.level))}).state
        assert where(after, 0, "S1").startswith(f"{column}6")


def test_v15_going_in_is_one_step() -> None:
    state = position(cards=(MovementCard(1), MovementCard(9)))
    assert where(carry_out(state, {0: plan(way("S1", "A6"))}).state, 0, "S1") == "A6 c 0"


def test_v15_not_by_another_sides_door() -> None:
    assert code(position(), way("S1", "A5")) == "pasvu-not-your-door"
    assert code(position(), way("S1", "A6"), seat=1) == "pasvu-not-your-door"
    assert PASVU.check(position(), 1, plan(way("S1", "A1"))) is None


def test_v15_going_out_is_one_step() -> None:
    state = position(ghosts(S1="A1"), cards=(MovementCard(1), MovementCard(9)))
    step = carry_out(state, {0: plan(way("S1", "out"))})
    assert where(step.state, 0, "S1") == "out"
    assert told(step.events, GhostMoved) == [GhostMoved(0, "S1", "A1", ("out",), "c", 0.0)]


def test_v15_a_crossing_takes_seven_steps() -> None:
    # Six cells, then out.
    state = position(ghosts(S1="A6"), cards=(MovementCard(6), MovementCard(9)))
    assert where(carry_out(state, {0: plan(way("S1", "A5 A4 A3 A2 A1 out"))}).state, 0, "S1") == "out"


@pytest.mark.parametrize(("start", "seat"), [("A2", 0), ("F6", 0), ("A1", 1), ("C4", 1)])
def test_v15_only_out_on_the_opposite_side(start: str, seat: int) -> None:
    own = ghosts(S1=start)
    state = position(own) if seat == 0 else position(ghosts(), own)
    assert code(state, way("S1", "out"), seat=seat) == "pasvu-no-exit"


def test_v15_not_out_from_outside() -> None:
    assert code(position(), way("S1", "out")) == "pasvu-not-in-yet"


def test_v15_nothing_comes_after_going_out() -> None:
    assert code(position(ghosts(S1="A1")), way("S1", "out A1")) == "pasvu-beyond-out"


@pytest.mark.parametrize("to", ["B4", "A3", "C5", "A5"])
def test_v15_no_diagonals_no_leaps_no_standing_steps(to: str) -> None:
    assert code(position(ghosts(S1="A5")), way("S1", to)) == ("pasvu-not-beside")


@pytest.mark.parametrize("to", ["G5", "A7", "a4", "", "AA"])
def test_v15_cells_are_a1_to_f6(to: str) -> None:
    assert code(position(ghosts(S1="A5")), Path("S1", (to,))) == "pasvu-no-such-cell"


def test_v15_ghosts_turn_and_pass_ghosts_and_furniture_at_no_cost() -> None:
    state = position(ghosts(S1="A5"), ghosts(L1="A4", M1="B4"), pieces=furnished(Piece("table", 1.5, 4.5, 0)))
    after = carry_out(state, {0: plan(way("S1", "A4 B4 B5 C5 C4"))}).state
    assert where(after, 0, "S1") == "C4 c 0"


def test_v16_not_in_and_out_in_one_round() -> None:
    state = position(ghosts(S1=ghost("S1", "A1", entered=2)))
    assert code(state, way("S1", "out")) == "pasvu-in-and-out"
    assert code(position(), way("S2", "A6 A5 A4 A3 A2 A1 out")) == "pasvu-in-and-out"
    assert PASVU.check(position(ghosts(S1=ghost("S1", "A1", entered=1))), 0, plan(way("S1", "out"))) is None


def test_v16_coming_in_is_remembered() -> None:
    after = carry_out(position(), {0: plan(way("S1", "A6"))}).state
    assert after.ghosts[0][3].entered == 2


def test_v16_out_a_ghost_stays_out() -> None:
    assert code(position(ghosts(S1="out")), way("S1", "A6")) == "pasvu-is-out"


@pytest.mark.parametrize("size", BODIES)
def test_v17_nine_spots_keep_a_ghost_inside_its_cell(size: Any) -> None:
    radius = BODIES[size].radius
    for spot in SPOTS:
        x, y = spot_point("C3", spot, size)
        assert x - radius >= 2 - 1e-9 and x + radius <= 3 + 1e-9
        assert y - radius >= 2 - 1e-9 and y + radius <= 3 + 1e-9


def test_v17_spots_are_named_by_the_compass() -> None:
    assert spot_point("C3", "nw", "small") == (2.2, 2.2) and spot_point("C3", "se", "large") == (2.65, 2.65)


def test_v17_on_the_floor_under_and_on_a_table() -> None:
    pieces = furnished(Piece("table", 1.5, 2.5, 0))
    levels = {(s.level, s.on) for s in stands(pieces, "B3", "small") if s.spot == "c"}
    assert levels == {(0.0, None), (0.8, "table")}
    assert {s.level for s in stands(pieces, "B3", "medium") if s.spot == "c"} == {0.8}


@pytest.mark.parametrize(
    ("piece", "level"),
    [
        (Piece("armchair", 1.5, 2.4, 0), 0.4),
        (Piece("trolley", 1.5, 2.5, 0), 0.12),
        (Piece("desk", 1.5, 2.5, 0), 0.85),
        (Piece("piano", 1.5, 2.7, 0), 1.3),
    ],
)
def test_v17_in_and_on_pieces(piece: Piece, level: float) -> None:
    assert level in {s.level for s in stands(furnished(piece), "B3", "small")}


def test_v17_in_the_knee_hole_of_a_desk() -> None:
    assert any(s.level == 0 for s in stands(furnished(Piece("desk", 1.5, 2.4, 0)), "B3", "small"))
    assert not any(
        s.level == 0 and s.spot == "c" for s in stands(furnished(Piece("desk", 1.5, 2.4, 0)), "B3", "large")
    )


def test_v17_a_face_must_carry_every_point_within_half_the_radius() -> None:
    # The edge of the table's top is at x = 1.2: a small ghost there needs 0.09 of it on either side.
    def has_top(x: float) -> bool:
        near = stands(furnished(Piece("table", x, 2.5, 0)), "B3", "small")
        return any(s.spot == "w" and s.level == 0.8 for s in near)

    assert has_top(0.8) and not has_top(0.75)


def test_v17_nobody_stands_on_a_leaning_piece() -> None:
    leaning = Piece("mirror", 1.5, 3.0, 0, "standing", 0.0, "back", 12)
    assert {s.level for s in stands(furnished(leaning), "B3", "small")} <= {0.0}


def test_v17_a_ghost_fits_under_a_leaning_piece_where_there_is_room() -> None:
    leaning = Piece("mirror", 1.5, 3.0, 0, "standing", 0.0, "back", 6)
    spots = {s.spot for s in stands(furnished(leaning), "B3", "small") if s.level == 0}
    assert "n" in spots and "s" not in spots


def test_v17_not_in_another_ghost() -> None:
    assert code(position(ghosts(S1="A5"), ghosts(M1="A4")), way("S1", "A4")) == "pasvu-spot-taken"
    assert not free_stands(EMPTY, [body("L1", "A4")], "A4", "large")
    # Small ghosts have room beside a medium one in a corner.
    assert free_stands(EMPTY, [body("M1", "A4 nw")], "A4", "small")


def test_v17_not_in_a_piece() -> None:
    state = position(ghosts(M1="A5"), pieces=furnished(Piece("table", 0.5, 3.5, 0)))
    assert code(state, way("M1", "A4")) == "pasvu-cannot-stand"
    assert PASVU.check(state, 0, plan(way("M1", "A4", level=0.8))) is None


def test_v17_a_level_that_is_nowhere() -> None:
    assert code(position(ghosts(M1="A5")), way("M1", "A4", level=0.5)) == "pasvu-cannot-stand"


def test_v17_a_spot_that_is_none() -> None:
    assert code(position(ghosts(M1="A5")), way("M1", "A4", "x")) == "pasvu-no-such-spot"  # type: ignore[arg-type]


def test_v18_a_plan_is_checked_against_itself() -> None:
    state = position(ghosts(S1="A5", S2="B4"))
    assert code(state, way("S1", "A4"), way("S2", "A4")) == "pasvu-spot-taken"
    # The first ghost leaves the cell that the second enters.
    assert PASVU.check(position(ghosts(S1="A4", S2="A5")), 0, plan(way("S1", "A3"), way("S2", "A4"))) is None
    assert code(position(ghosts(S1="A4", S2="A5")), way("S2", "A4"), way("S1", "A3")) == "pasvu-spot-taken"


def test_v18_a_ghost_has_one_path() -> None:
    assert code(position(ghosts(S1="A5")), way("S1", "A4"), way("S1", "A3")) == "pasvu-ghost-twice"


@pytest.mark.parametrize("name", ["X1", "S5", ""])
def test_v18_a_path_names_a_ghost(name: str) -> None:
    assert code(position(), way(name, "A6")) == "pasvu-no-such-ghost"


def test_v18_a_path_has_steps() -> None:
    assert code(position(ghosts(S1="A5")), Path("S1", ())) == "pasvu-no-steps"


@pytest.mark.parametrize(
    "paths", [None, [], "S1", ({},), (Path("S1", ["A6"]),), (Path("S1", ("A6",), level="0"),)]
)  # type: ignore[arg-type]
def test_v18_what_is_no_plan_is_refused(paths: Any) -> None:
    assert refusal(position(), CommitPlan(paths), 0) == "pasvu-malformed"


def test_v18_the_later_ghost_takes_the_nearest_free_spot() -> None:
    state = position(ghosts(S1="B4"), ghosts(S1="B2"))
    after = carry_out(state, {0: plan(way("S1", "B3")), 1: plan(way("S1", "B3"))}).state
    # All neighbours of the middle are too near; of the four equally distant corners, north-west wins.
    assert where(after, 0, "S1") == "B3 c 0" and where(after, 1, "S1") == "B3 nw 0"
    assert_sound(after)


def test_v18_levels_count_in_the_distance() -> None:
    # The floor under the table is 0.8 away, the next spot on it 0.3.
    state = position(ghosts(S1="B4"), ghosts(S1="B2"), pieces=furnished(Piece("table", 1.5, 2.5, 0)))
    plans = {0: plan(way("S1", "B3", "w", 0.8)), 1: plan(way("S1", "B3", "w", 0.8))}
    assert where(carry_out(state, plans).state, 1, "S1").endswith(" 0.8")


def test_v18_with_the_cell_full_it_stops_earlier() -> None:
    state = position(ghosts(L1="B4"), ghosts(L1="B1"))
    step = carry_out(state, {0: plan(way("L1", "B3")), 1: plan(way("L1", "B2 B3"))})
    assert where(step.state, 1, "L1").startswith("B2 ")
    assert [event.fate for event in told(step.events, GhostMoved)] == ["", "stopped"]


def test_v18_with_no_room_at_all_it_stays_and_its_steps_are_lost() -> None:
    state = position(ghosts(L1="B4"), ghosts(L1="B2"))
    step = carry_out(state, {0: plan(way("L1", "B3")), 1: plan(way("L1", "B3"))})
    assert where(step.state, 1, "L1") == "B2 c 0"
    assert told(step.events, GhostMoved)[1] == GhostMoved(1, "L1", "B2", (), "c", 0.0, "stayed")


def test_v19_steps_not_used_are_lost() -> None:
    after = carry_out(position(ghosts(S1="A5")), {0: plan(way("S1", "A4"))}).state
    assert refusal(after, plan(way("S1", "A3")), after.turn) == "pasvu-now-side"
    # Only the next round's card counts.
    state = replace(position(ghosts(S1="A5")), cards=(MovementCard(1), MovementCard(1)))
    assert code(state, way("S1", "A4 A3")) == "pasvu-too-many-steps"


def test_v19_a_plan_may_be_replaced_until_the_last_is_in() -> None:
    state = position(ghosts(S1="A5"))
    once = act(state, plan(way("S1", "A4")), seat=0).state
    twice = act(once, plan(way("S1", "B5")), seat=0)
    assert twice.events == (PlanCommitted(0, True),)
    assert PASVU.may_act(once) == {0, 1} and PASVU.to_act(once) == {1}
    done = act(twice.state, CommitPlan(), seat=1).state
    assert where(done, 0, "S1") == "B5 c 0"
    assert refusal(done, CommitPlan(), done.turn) == "pasvu-now-side"


def test_v19_a_refused_plan_leaves_the_earlier_one() -> None:
    once = act(position(ghosts(S1="A5")), plan(way("S1", "A4")), seat=0).state
    assert code(once, way("S1", "A3")) == "pasvu-not-beside" and once.plans[0] is not None


def test_all_cells_have_room_in_the_empty_hall() -> None:
    assert all(stands(EMPTY, cell, "small") for cell in CELLS if cell[0] in "ABCD")
