"""The hall of the day: what is dealt, what may be planned, and what the doors pay (V39–V42)."""

import pytest
from msgspec.structs import replace

from engine.core import Dice, RuleError
from engine.pasvu.daily import HallOfTheDay
from engine.pasvu.daily.model import ALL_DOORS, State
from engine.pasvu.daily.scoring import door_points, in_hall, most_at_door, score
from engine.pasvu.hall.look import look
from engine.pasvu.hall.standing import figures_of
from engine.pasvu.model import OUT, CommitPlan, Path
from engine.pasvu.plans import line_out

GAME = HallOfTheDay()


def dealt(number: int = 0) -> State:
    return GAME.setup(1, GAME.options(), Dice(bytes([number]))).state


def committed(state: State, *paths: Path) -> State:
    return GAME.apply(state, 0, CommitPlan(paths), Dice(b"")).state


@pytest.mark.parametrize("number", range(6))
def test_v39_ghosts_worth_ten_points_stand_on_the_floor_of_cells_of_their_own(number: int) -> None:
    state = dealt(number)
    inside = [ghost for ghost in state.ghosts[0] if ghost.place == "hall"]
    assert most_at_door(state) == 10 and len({ghost.cell for ghost in inside}) == len(inside)
    assert all(ghost.z == 0 for ghost in inside)


def test_v40_no_ghost_leaves_the_hall() -> None:
    state = dealt()
    ghost = next(one for one in state.ghosts[0] if one.place == "hall")
    way = line_out("south", ghost.cell)
    state = replace(state, cards=(replace(state.cards[0], value=len(way)),))
    with pytest.raises(RuleError, match="pasvu-in-and-out"):
        committed(state, Path(ghost.name, tuple(way)))
    assert way[-1] == OUT


def test_v41_every_door_pays_for_the_ghosts_that_it_does_not_show() -> None:
    state = committed(replace(dealt(), card=""))
    figures = figures_of(state.ghosts, lies=False)
    for door, lost in zip(ALL_DOORS, state.lost, strict=True):
        assert set(lost) == {one.name for one in look(state.pieces, figures, door)}
    assert GAME.standing(state).scores == (sum(door_points(state)),) and 0 < score(state) < 240


def test_v32_on_a_day_of_perching_ghosts_on_the_floor_pay_nothing() -> None:
    assert score(committed(replace(dealt(), card="perch"))) == 0


def test_v42_neither_view_nor_preview_tells_what_doors_would_show() -> None:
    state = dealt()
    view = GAME.view(state, 0)
    assert not view.is_judged and view.lost == () and view.looks == ()
    assert GAME.preview(view, 0, [CommitPlan()]).lost == ()


@pytest.mark.parametrize("number", range(3))
def test_the_stand_in_hides_ghosts_better_than_they_were_dealt_and_always_alike(number: int) -> None:
    state = dealt(number)
    plans = [GAME.suggest(GAME.view(state, 0), 0, Dice(seed), "normal") for seed in (b"one", b"two")]
    assert plans[0] == plans[1]
    assert score(committed(state, *plans[0].paths)) > score(committed(state))
    assert in_hall(state)
