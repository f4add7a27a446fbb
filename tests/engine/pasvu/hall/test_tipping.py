"""Pas vu pas pris, V13: pieces that are tipped lean on pieces and ghosts, or lie, and may tip on later."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import RuleError
from engine.pasvu.hall.laying import enters_any, laid_down
from engine.pasvu.hall.shapes import flattened, shape_of
from engine.pasvu.hall.standing import meets_figure
from engine.pasvu.hall.tipping import tipped
from engine.pasvu.model import PIECES, POSES, TIPS, MovementCard, Piece
from tests.engine.pasvu.halls import (
    act,
    body,
    ghosts,
    move,
    moving,
    piece,
    refusal,
)

MIRROR = Piece("mirror", 1.5, 2.4, 0)


def code(others: list[Piece], one: Piece, tip: str) -> str:
    """Return why a piece cannot be tipped there."""
    with pytest.raises(RuleError) as refused:
        tipped(others, [], laid_down(others, one), tip)  # type: ignore[arg-type]
    return refused.value.code


def test_v13_a_piece_tipped_with_nothing_in_its_way_lies() -> None:
    flat = tipped([], [], Piece("mirror", 3.0, 3.0, 0), "back")
    assert flat == Piece("mirror", 3.0, 2.14, 0, "back")


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("pose", POSES)
@pytest.mark.parametrize("tip", TIPS)
def test_v13_lying_is_a_quarter_turn_about_the_lower_edge(kind: Any, pose: Any, tip: Any) -> None:
    tilted = Piece(kind, 3.0, 3.0, 35, pose, 0.2, tip, 18)
    for one, two in zip(shape_of(tilted).solids, shape_of(flattened(tilted)).solids, strict=True):
        assert one.centre == pytest.approx(two.centre, abs=1e-4) and one.low == pytest.approx(
            two.low, abs=1e-4
        )


def test_v13_a_piece_leans_on_what_is_in_its_way() -> None:
    desk = Piece("desk", 3.0, 1.5, 0)
    leaning = tipped([desk], [], Piece("mirror", 3.0, 2.4, 0), "back")
    assert leaning.lean == "back" and 0 < leaning.steps < 18
    # One step further it would be in the desk.
    assert not enters_any(leaning, [desk])
    assert enters_any(replace(leaning, steps=leaning.steps + 1), [desk])


def test_v13_a_piece_does_not_lie_over_the_halls_edge() -> None:
    assert code([], Piece("mirror", 3.0, 1.0, 0), "back") == "pasvu-tips-out"


def test_v13_a_piece_that_would_fall_back_is_refused() -> None:
    # The armchair must turn by more than 41° before its middle is past its edge.
    wall = Piece("piano", 3.0, 2.0, 0)
    assert code([wall], Piece("armchair", 3.0, 2.8, 0), "back") == "pasvu-falls-back"


def facts(others: list[Piece], piece: Piece, tip: Any = "") -> dict[str, Any]:
    with pytest.raises(RuleError) as refused:
        laid = laid_down(others, piece)
        tipped(others, [], laid, tip)
    return refused.value.facts


def test_v12_v13_a_refusal_names_what_is_in_the_way() -> None:
    wall, table = Piece("piano", 3.0, 2.0, 0), Piece("table", 3.0, 4.0, 0)
    leaning = tipped([wall], [], Piece("mirror", 3.0, 2.9, 0), "back")
    assert facts([wall, table], Piece("desk", 3.0, 4.7, 0)) == {"piece": "desk", "other": "table"}
    assert facts([wall, leaning], Piece("armchair", 3.0, 3.0, 0))["other"] == "mirror"
    assert facts([table, wall], Piece("armchair", 3.0, 2.8, 0), "back")["other"] == "piano"


def test_v13_a_piece_tipped_from_another_onto_a_leaning_one_is_refused() -> None:
    wall, table = Piece("piano", 3.0, 2.0, 0), Piece("table", 3.35, 4.05, 0)
    leaning = tipped([wall], [], Piece("mirror", 3.0, 2.9, 0), "back")
    desk = Piece("desk", 3.45, 3.9, 0)
    assert laid_down([wall, leaning, table], desk).z == 0.8
    assert code([wall, leaning, table], desk, "back") == "pasvu-on-leaning"


@pytest.mark.parametrize("tip", ["up", 4])
def test_v13_there_are_four_sides_to_tip_to(tip: Any) -> None:
    assert refusal(moving(), move("table", 2.0, 3.0, 0, "standing", tip)) == "pasvu-no-such-tip"


def test_v13_a_piece_tipped_off_another_comes_down_and_must_be_carried() -> None:
    table = Piece("table", 3.0, 3.0, 0)
    standing = laid_down([table], Piece("mirror", 3.0, 2.6, 0))
    assert tipped([table], [], standing, "face").z == 0.8
    assert tipped([table], [], replace(standing, y=2.55), "back").z == 0
    with pytest.raises(RuleError, match="pasvu-not-carried"):
        tipped([table], [], standing, "back")


def test_v13_a_piece_does_not_tip_over_an_edge_that_hangs() -> None:
    table, piano = Piece("table", 3.0, 3.5, 0), Piece("piano", 3.0, 1.9, 0)
    over = Piece("armchair", 3.0, 3.2, 0)  # its middle is on the table, its back edge is not
    assert code([table, piano], over, "back") == "pasvu-edge-hangs"
    within = tipped([table, piano], [], laid_down([table, piano], Piece("mirror", 3.0, 3.2, 0)), "back")
    assert within.lean == "back" and within.z == 0.8


def test_v13_a_piece_leans_on_a_ghost() -> None:
    ghost = body("L1", "B2")
    leaning = tipped([], [ghost], MIRROR, "back")
    assert leaning.lean == "back" and not meets_figure(shape_of(leaning).solids, ghost)
    assert meets_figure(shape_of(replace(leaning, steps=leaning.steps + 1)).solids, ghost)


def test_v13_a_player_leans_the_mirror_on_a_ghost_that_stays_where_it_is() -> None:
    state = moving(ghosts(L1="B2"))
    after = act(state, move("mirror", 1.5, 2.4, 0, "standing", "back")).state
    assert piece(after, "mirror").lean == "back" and after.ghosts == state.ghosts


def test_v13_a_piece_that_would_fall_back_from_a_ghost_is_refused_with_its_name() -> None:
    state = moving(ghosts(), ghosts(S1="B3 s"), card=MovementCard(6, ("armchair", "mirror")))
    with pytest.raises(RuleError) as refused:
        act(state, move("armchair", 1.5, 3.45, 0, "standing", "back"))
    assert refused.value.code == "pasvu-falls-back-ghost"
    assert refused.value.facts == {"piece": "armchair", "ghost": "S1", "colour": "north"}
