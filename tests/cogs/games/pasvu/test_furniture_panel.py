"""The panel in which a piece of furniture is moved."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu.furniture_draft import HISTORY, STEPS, begun, read
from cogs.games.pasvu.furniture_panel import FurniturePanel, tried
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import RuleError
from engine.pasvu.hall.standing import CELLS
from engine.pasvu.model import PIECES, POSES, DeclineFurniture, MoveFurniture, View
from tests.playing.pasvu_halls import crowded, furnishing
from tests.playing.pasvu_panels import after, asking, confirmed, controls, options
from tests.playing.saying import EN, FR, says, says_in_french
from tests.render.pasvu.halls import with_ghosts

PANEL = FurniturePanel()


def taken(viewer: Viewer[View], kind: str) -> Page:
    """The panel with a piece in hand."""
    piece = viewer.words(f"piece-{kind}").capitalize()
    page = PANEL.page(viewer, "")
    label = next(b.label for b in controls(page) if b.label.startswith(piece))
    return after(viewer, PANEL, page, label)


def lies(pose: str) -> str:
    """The option that lays a piece so: it has the number of its drawing."""
    number = [*POSES].index(pose) + 1
    return EN("pasvu-lie-pose", number=number, pose=EN(f"pose-{pose}"))


def test_a_furniture_draft_reads_back_after_any_steps() -> None:
    chance, viewer = random.Random(3), asking(furnishing("piano", "desk"))
    view = viewer.view
    for _ in range(200):
        moving = begun(view.pieces[chance.choice((2, 3))])
        for _ in range(chance.randrange(30)):
            step = chance.choice(sorted(STEPS))
            moved = moving.then(step)
            assert moved.undone().move == moving.move
            moving = moved
        assert read(moving.draft, view) == moving
        assert len(moving.steps) <= HISTORY


def test_v11_arrows_go_a_quarter_cell_or_0_05_and_turns_45_or_5_degrees() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "armchair")
    for wanted in ("→", "↓", "↻ 45°", "pasvu-option-size", "←", "↑", "↺ 5°"):
        page = after(viewer, PANEL, page, wanted)
    assert confirmed(viewer, PANEL, page) == MoveFurniture("armchair", 1.5, 4.7, 255)


def test_v4_all_pieces_that_were_moved_this_round_are_named_not_only_those_of_the_card() -> None:
    state = replace(furnishing("piano", "desk"), moved=("piano", "table", "desk"))
    told = ", ".join(EN(f"piece-{kind}") for kind in state.moved)
    assert EN("pasvu-furniture-before", pieces=told) in PANEL.page(asking(state), "").text


def test_v11_v13_a_piece_is_laid_down_and_tipped() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "table")
    for wanted in ("D6", lies("back"), "tip-left"):
        page = after(viewer, PANEL, page, wanted)
    assert confirmed(viewer, PANEL, page) == MoveFurniture("table", 3.5, 5.5, 0, "back", "left")


def test_undo_takes_back_step_by_step_to_where_it_stood() -> None:
    viewer = asking(furnishing())
    page = first = taken(viewer, "armchair")
    moves: list[Any] = []
    for wanted in ("B6", "↻ 45°", lies("face")):
        page = after(viewer, PANEL, page, wanted)
        moves.append(confirmed(viewer, PANEL, page))
    for move in reversed(moves[:-1]):
        page = after(viewer, PANEL, page, "pasvu-button-undo")
        assert confirmed(viewer, PANEL, page) == move
    page = after(viewer, PANEL, page, "pasvu-button-undo")
    assert page.text == first.text
    assert says(after(viewer, PANEL, page, "button-back"), "pasvu-furniture-pick")


def test_v11_an_impossible_place_says_why_and_cannot_be_confirmed() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "armchair")
    for _ in range(5):
        page = after(viewer, PANEL, page, "←")
    assert says(page, "pasvu-over-edge")
    assert controls(page)[-1].disabled


def test_v3_a_piece_that_has_not_moved_cannot_be_confirmed() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "armchair")
    assert says(page, "pasvu-furniture-begin") and controls(page)[-1].disabled
    with pytest.raises(RuleError, match="pasvu-not-moved"):
        confirmed(viewer, PANEL, page)
    page = after(viewer, PANEL, page, "→")
    assert not controls(page)[-1].disabled
    page = after(viewer, PANEL, page, "←")
    assert controls(page)[-1].disabled


def test_v12_a_refusal_names_what_is_in_the_way() -> None:
    viewer = asking(furnishing("piano"), "fr")
    page = taken(viewer, "piano")
    page = after(viewer, PANEL, page, "C3")
    assert says_in_french(page, "pasvu-not-carried", piece="piano", other="table")


def test_v13_a_tip_out_of_the_hall_says_so_and_one_within_it_says_where_the_piece_ends() -> None:
    viewer = asking(furnishing("mirror"))
    page = taken(viewer, "mirror")
    refused = after(viewer, PANEL, page, "tip-back")
    assert says(refused, "pasvu-tips-out", piece="mirror")
    # The alt text, as the picture, has it tipped.
    assert (
        says(refused.drawing.alt, "alt-pasvu-panel-cannot")
        and EN("piece-mirror") in refused.drawing.alt
        and says(refused.drawing.alt, "pose-back")
    )
    fits = after(viewer, PANEL, after(viewer, PANEL, page, "C3"), "tip-back")
    assert says(fits, "pasvu-furniture-ends", place=f"C2, {EN('pose-back')}") and says(
        fits.drawing.alt,
        "alt-pasvu-panel-can",
        piece=f"{EN('piece-mirror')} C2 {EN('pose-back')}",
        x="2.5",
        y="1.64",
    )


def test_the_cells_tell_where_the_piece_in_hand_now_is() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "armchair")
    page = after(viewer, PANEL, page, "B6")
    assert f"B6 · {EN('piece-armchair')}" in options(page) and "B5" in options(page)


def test_v14_the_ghosts_that_must_step_aside_are_named() -> None:
    viewer = asking(with_ghosts(furnishing(), 1, S1=("C5", "c", 0.0)))
    page = taken(viewer, "armchair")
    for wanted in ("→", "→"):
        page = after(viewer, PANEL, page, wanted)
    assert says(page, "pasvu-furniture-aside", ghosts="S1 (Matthieu)")


def test_v14_a_refusal_names_the_ghost_without_room_and_the_nearest_place_that_works() -> None:
    viewer = asking(with_ghosts(furnishing(), 1, S1=("C5", "c", 0.0)), "fr")
    page = taken(viewer, "armchair")
    page = after(viewer, PANEL, page, "C5")
    assert says_in_french(page, "pasvu-no-room", ghost="P1", colour="north", cell="C5", x="2,6", y="4,3")
    assert not tried(viewer, MoveFurniture("armchair", 2.6, 4.3, 215)).refusal


def test_v11_a_piece_is_put_upside_down() -> None:
    viewer = asking(furnishing())
    page = taken(viewer, "table")
    page = after(viewer, PANEL, after(viewer, PANEL, page, "D6"), lies("head"))
    assert confirmed(viewer, PANEL, page) == MoveFurniture("table", 3.5, 5.5, 0, "head")
    assert says(
        page,
        "pasvu-furniture-place",
        lying=EN("pose-head"),
        piece="Table",
        cell="D6",
        x="3.5",
        y="5.5",
        angle=0,
    )


@pytest.mark.parametrize("cell", ["A1", "F6", "A4", "D6"])
@pytest.mark.parametrize("pose", ["standing", "back", "left"])
def test_v11_a_cell_at_the_wall_takes_a_piece_as_near_as_it_fits(cell: str, pose: str) -> None:
    state = furnishing("piano")
    only = replace(state, pieces=tuple(p for p in state.pieces if p.kind in ("piano", "mirror")))
    viewer = asking(only)
    page = taken(viewer, "piano")
    for step in ("↻ 45°", lies(pose), cell):
        page = after(viewer, PANEL, page, step)
    move = confirmed(viewer, PANEL, page)
    assert not controls(page)[-1].disabled, page.text
    nearer = replace(move, x=round(move.x + (0.05 if move.x > 3 else -0.05), 2))
    if cell[0] in "AF":
        assert tried(viewer, nearer).refusal


def test_v4_only_the_pieces_of_the_card_are_offered() -> None:
    viewer = asking(furnishing("mirror", "desk"))
    offered = [button.label for button in controls(PANEL.page(viewer, ""))[:2]]
    assert offered == [
        EN("pasvu-button-piece", piece=p, cell=c) for p, c in (("Mirror", "D1"), ("Desk", "B2"))
    ]
    assert PANEL.chosen(viewer, "piece", "", ("piano",)) == ""


def test_v3_moving_nothing_is_one_click() -> None:
    viewer = asking(furnishing())
    page = PANEL.page(viewer, "")
    assert confirmed(viewer, PANEL, page) == DeclineFurniture()


def test_v14_a_refusal_says_which_way_and_how_far_and_fit_goes_there() -> None:
    viewer = asking(with_ghosts(furnishing(), 1, S1=("C5", "c", 0.0)), "fr")
    page = after(viewer, PANEL, taken(viewer, "armchair"), "C5")
    way = f"{FR('pasvu-way-east', by='0,1')}, {FR('pasvu-way-north', by='0,2')}"
    assert says_in_french(page, "pasvu-furniture-nearest", way=way) and controls(page)[-1].disabled
    page = after(viewer, PANEL, page, "pasvu-button-fit")
    assert confirmed(viewer, PANEL, page) == MoveFurniture("armchair", 2.6, 4.3, 215)
    assert not controls(page)[-1].disabled


@pytest.mark.parametrize("kind", PIECES)
def test_v11_fit_mends_every_refusal_in_a_hall_full_of_ghosts(kind: str) -> None:
    viewer = asking(crowded(furnishing(kind, "table")))
    page, mended = taken(viewer, kind), 0
    for cell in CELLS[::2]:
        label = next(option for option in options(page) if option.startswith(cell))
        trial = after(viewer, PANEL, page, label)
        if controls(trial)[-1].disabled and not says(trial, "pasvu-furniture-begin"):
            trial, mended = after(viewer, PANEL, trial, "pasvu-button-fit"), mended + 1
        assert not controls(trial)[-1].disabled or says(trial, "pasvu-furniture-begin"), trial.text
    assert mended > 2


def test_the_piece_on_trial_is_shown_slantwise_and_stays_so() -> None:
    viewer = asking(furnishing())
    page = after(viewer, PANEL, taken(viewer, "armchair"), "C6")
    slanted = after(viewer, PANEL, page, "pasvu-button-slanted")
    assert slanted.drawing.draw() != page.drawing.draw() and slanted.drawing.alt == page.drawing.alt
    turned = after(viewer, PANEL, slanted, "↻ 45°")
    assert EN("pasvu-button-top") in [getattr(b, "label", "") for b in controls(turned)]
