"""The panel in which a round of ghosts is planned."""

import re
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu.plan_draft import Plan, read
from cogs.games.pasvu.plan_panel import PlanPanel
from cogs.games.pasvu.plan_rows import goal_label
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import Dice
from engine.pasvu.model import GHOSTS, SPOTS, CommitPlan, Path, View
from render.pasvu.samples import played
from tests.playing.pasvu_halls import planning
from tests.playing.pasvu_panels import GAME, after, asking, confirmed, controls, options
from tests.playing.saying import EN, FR, is_label, says, says_in_french
from tests.render.pasvu.halls import with_ghosts

PANEL = PlanPanel()
JOIN = EN("pasvu-place-join", other="S1", into="M1", size=EN("pasvu-size-medium"))


@pytest.mark.parametrize("fusion", ["whole", "fusion"])
def test_a_plan_draft_reads_back_as_the_stand_in_made_it(fusion: Any) -> None:
    for shown in range(2, 16, 3):
        state = played(3, shown, fusion=fusion, phase="plan")
        if state.phase != "plan":
            continue
        for seat in range(3):
            viewer = asking(state, seat=seat)
            plan = GAME.suggest(viewer.view, seat, Dice(b"x"), "normal")
            assert isinstance(plan, CommitPlan)
            assert read(Plan(viewer, plan.paths).draft, viewer).paths == plan.paths


def planned(viewer: Viewer[View], *wanted: str) -> Page:
    """The panel with one ghost in hand after these choices, each by how its label begins."""
    page = after(viewer, PANEL, PANEL.page(viewer, ""), "pasvu-button-exact")
    for text in wanted:
        exact = [x for x in options(page) if x.startswith(text)]
        page = after(viewer, PANEL, page, exact[0] if exact else text)
    return page


def test_a_cell_alone_makes_a_whole_path_and_the_steps_left_are_told() -> None:
    viewer = asking(planning(7))
    page = planned(viewer, "M1", "B4")
    (path,) = confirmed(viewer, PANEL, page).paths
    assert path.cells == ("B6", "B5", "B4")
    assert says(page, "pasvu-plan-steps", left=4)
    GAME.preview(viewer.view, 0, [CommitPlan((path,))])


def test_v17_spot_and_level_are_what_is_possible_there() -> None:
    # The table stands on D4: small ghosts fit under it and on it.
    viewer = asking(planning(7))
    top = EN("pasvu-ground-on", piece=EN("piece-table-the"), height="0.8")
    on_top = f"{EN('spot-c')}, {top}"
    page = planned(viewer, "S1", "D4", on_top)
    (path,) = confirmed(viewer, PANEL, page).paths
    assert (path.spot, path.level) == ("c", 0.8)


def test_v18_a_path_that_another_made_possible_is_dropped_with_its_reason() -> None:
    state = with_ghosts(planning(7), 0, S1=("C5", "c", 0.0))
    viewer = asking(state)
    page = planned(viewer, "S1", "C4", "S2", "C5", EN("spot-c"))
    assert len(confirmed(viewer, PANEL, page).paths) == 2
    page = after(viewer, PANEL, planned_again(viewer, page, "S1 →"), "pasvu-button-leave-out")
    assert confirmed(viewer, PANEL, page).paths == ()
    assert says(page, "pasvu-plan-dropped", ghost="S2", why=EN("pasvu-spot-taken", cell="C5"))


def planned_again(viewer: Viewer[View], page: Page, beginning: str) -> Page:
    """The page with another ghost in hand."""
    return after(viewer, PANEL, page, next(x for x in options(page) if x.startswith(beginning)))


def test_v15_v16_out_is_offered_to_those_who_came_in_earlier() -> None:
    state = with_ghosts(replace(planning(7), round=2), 0, S1=("B1", "c", 0.0), S2=("C1", "c", 0.0))
    ghosts = tuple(replace(g, entered=2 if g.name == "S2" else 1) for g in state.ghosts[0])
    viewer = asking(replace(state, ghosts=(ghosts, state.ghosts[1])))
    assert EN("pasvu-plan-end", end=EN("alt-pasvu-way-out"), steps=1) in options(planned(viewer, "S1"))
    assert not [x for x in options(planned(viewer, "S2")) if x.startswith(EN("alt-pasvu-way-out"))]
    assert confirmed(viewer, PANEL, planned(viewer, "S1", "pasvu-button-advance")).paths == (
        Path("S1", ("out",)),
    )


def test_v25_a_merge_is_offered_where_it_is_legal() -> None:
    viewer = asking(with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0)))
    page = planned(viewer, "S2", "C5", JOIN)
    (path,) = confirmed(viewer, PANEL, page).paths
    assert path.merge == "S1"
    assert says(
        page,
        "pasvu-plan-so-far",
        paths=EN("pasvu-plan-merge", ghost="S2", other="S1", into="M1", cell="C5", steps=2),
    )
    (path,) = confirmed(viewer, PANEL, planned_again(viewer, page, EN("pasvu-place-apart"))).paths
    assert path.merge == ""


def test_v15_the_panel_says_which_side_is_the_exit_and_halves_the_cells_by_it() -> None:
    viewer = asking(replace(with_ghosts(planning(10), 0, M2=("D3", "c", 0.0)), round=2))
    page = planned(viewer, "M2")
    assert says(page, "pasvu-plan-steps", side=EN("hall-side-south"), exit=EN("hall-side-north"))
    titles = [item.placeholder for item in controls(page) if hasattr(item, "options")]
    assert titles[1:3] == [EN("pasvu-choose-end-0", ghost="M2"), EN("pasvu-choose-end-1", ghost="M2")]


def test_v25_the_panel_points_to_the_merge() -> None:
    viewer = asking(with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0)))
    page = planned(viewer, "S2", "C5")
    assert says(
        page,
        "pasvu-plan-may-merge",
        others=EN("pasvu-plan-join", other="S1", into="M1", size=EN("pasvu-size-medium")),
    )
    assert EN("pasvu-choose-stand-merge", cell="C5") in [
        getattr(item, "placeholder", "") for item in controls(page)
    ]
    merged = planned(viewer, "S2", "C5", JOIN)
    assert says(merged.drawing.alt, "alt-pasvu-panel-merge", other="S1", into="M1")


def test_v25_the_chosen_way_names_the_larger_ghost_that_the_plan_makes() -> None:
    state = with_ghosts(planning(12, fusion="fusion"), 0, S1=("C5", "c", 0.0), S3=("D5", "c", 0.0))
    paths = [
        Path(ghost, (f"{c}6", f"{c}5"), "sw", merge=to)
        for ghost, c, to in (("S2", "C", "S1"), ("S4", "D", "S3"))
    ]
    plan = Plan(asking(state), tuple(paths))
    assert plan.larger == ("M1", "M2")
    labels = [goal_label(plan.holding(made), path) for made, path in zip(plan.larger, paths, strict=True)]
    assert [label[-4:] for label in labels] == ["= M1", "= M2"]


def test_v25_a_merge_that_is_not_legal_says_why() -> None:
    state = with_ghosts(
        planning(7, fusion="fusion"), 0, S1=("C5", "nw", 0.0), M1=("A5", "c", 0.0), M2=("A4", "c", 0.0)
    )
    page = planned(asking(state, "fr"), "P2", "C5")
    assert says_in_french(page, "pasvu-plan-no-merge", others="P1", why=FR("pasvu-why-merge-reserve"))
    assert not [x for x in options(page) if is_label(x, "pasvu-place-join")]


def test_v25_those_who_wait_say_where_and_how_large_they_are() -> None:
    state = planning(7, fusion="fusion")
    ghosts = tuple(
        replace(
            g, place={"L1": "edge", "S1": "out", "S2": "out", "S3": "out", "S4": "out"}.get(g.name, g.place)
        )
        for g in state.ghosts[0]
    )
    labels = options(planned(asking(replace(state, ghosts=(ghosts, state.ghosts[1])))))
    assert f"{EN('pasvu-waits-edge', ghost='L1')} · {EN('pasvu-size-large')}" in labels
    assert f"{EN('pasvu-waits-out', ghost='S1', points=1)} · {EN('pasvu-size-small')}" in labels
    assert not [x for x in labels if x.startswith("M1")]


def test_v19_the_panel_begins_with_the_plan_that_is_in() -> None:
    state = planning(7)
    path = Path("S1", ("A6", "A5"), "n")
    viewer = asking(replace(state, plans=((path,), None)))
    page = PANEL.page(viewer, "")
    assert says(page, "pasvu-plan-in")
    assert confirmed(viewer, PANEL, page).paths == (path,)
    assert says(after(viewer, PANEL, page, "pasvu-button-clear"), "pasvu-plan-replaces")


def test_v38_no_page_depends_on_what_another_planned() -> None:
    state = planning(7)
    pages = [
        PANEL.page(asking(replace(state, plans=(None, plan))), draft)
        for draft in ("", "p.S1")
        for plan in ((), (Path("S1", ("A1", "A2"), "n"),))
    ]
    for one, two in (pages[:2], pages[2:]):
        assert (one.text, one.drawing.alt, one.drawing.draw()) == (
            two.text,
            two.drawing.alt,
            two.drawing.draw(),
        )
        assert options(one) == options(two)


def test_v7_the_place_offered_first_is_the_best_hidden_one_as_judged_from_above() -> None:
    viewer = asking(planning(7))
    page = planned(viewer, "M1", "B4")
    places = next(item for item in controls(page) if item.placeholder == EN("pasvu-choose-stand", cell="B4"))
    hidden = [int(re.findall(r"\d+", option.description)[0]) for option in places.options]
    assert hidden == sorted(hidden, reverse=True) and hidden[0] > hidden[-1]
    assert places.options[0].default


def test_v7_what_is_offered_is_no_look_through_a_door(monkeypatch: pytest.MonkeyPatch) -> None:
    def looked(*_: Any) -> Any:
        raise AssertionError("somebody looked through a door")

    monkeypatch.setattr("engine.pasvu.hall.look.look", looked)
    monkeypatch.setattr("engine.pasvu.hall.look.direct", looked)
    planned(asking(planning(7)), "M1", "B4", "pasvu-button-all")


def test_a_ghosts_select_sends_it_leaves_it_and_shows_all_other_cells_with_it_alone() -> None:
    viewer = asking(planning(9))
    page = after(viewer, PANEL, PANEL.page(viewer, ""), f"M1 → {EN('pasvu-plan-end', end='C4', steps=3)}")
    assert [path.ghost for path in confirmed(viewer, PANEL, page).paths] == ["M1"]
    assert confirmed(viewer, PANEL, after(viewer, PANEL, page, EN("pasvu-plan-stay", ghost="M1"))).paths == ()
    alone = after(viewer, PANEL, page, EN("pasvu-plan-more", ghost="L1"))
    assert says(alone, "pasvu-plan-cell", ghost="L1") and len(options(alone)) > 30
    assert says(after(viewer, PANEL, alone, "pasvu-button-all"), "pasvu-plan-next")


def test_the_whole_plan_is_shown_slantwise_and_stays_so() -> None:
    viewer = asking(planning(9))
    page = PANEL.page(viewer, "")
    slanted = after(viewer, PANEL, page, "pasvu-button-slanted")
    assert slanted.drawing.draw() != page.drawing.draw() and slanted.drawing.alt == page.drawing.alt
    sent = after(viewer, PANEL, slanted, f"M1 → {EN('pasvu-plan-end', end='C4', steps=3)}")
    assert EN("pasvu-button-top") in [getattr(item, "label", "") for item in controls(sent)]


@pytest.mark.parametrize("draft", ["p.ZZ", "p.VQVQ", "p.S1S1", "p.", "pzz.V", "p|", "fdesk", "p" * 60])
def test_marks_that_we_did_not_write_change_nothing(draft: str) -> None:
    viewer = asking(planning(7))
    assert confirmed(viewer, PANEL, PANEL.page(viewer, draft)).paths == ()
    assert PANEL.chosen(viewer, "toX9", "p", ("C4",)) == PANEL.chosen(viewer, "toM1", "p", ("Z9",)) == "p"


def test_ids_are_short_enough_for_ten_paths_with_all_marks() -> None:
    paths = tuple(Path(name, ("A6",), spot) for name, spot in zip(GHOSTS, SPOTS, strict=False))
    draft = Plan(asking(planning(10)), paths, is_slanted=True, is_asked=True).draft
    assert len(f"b|choose|{'9' * 18}|{'9' * 9}|toS1|{draft}") <= 100


def test_v19_what_ghosts_that_are_alike_could_do_is_said_once() -> None:
    viewer = asking(planning())
    page = after(viewer, PANEL, PANEL.page(viewer, ""), "pasvu-button-commit")
    assert page.text.count("S1 →") == 1 and "S2 →" not in page.text
