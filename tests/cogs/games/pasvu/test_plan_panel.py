"""The two large panels of Pas vu pas pris: a piece of furniture moved, and ghosts planned in secret."""

import random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu import furniture_panel, plan_panel
from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.furniture_draft import HISTORY, begun
from cogs.games.pasvu.furniture_draft import read as read_moving
from cogs.games.pasvu.furniture_draft import written as written_moving
from cogs.games.pasvu.plan_draft import Plan, read, written
from cogs.tables.table import Table
from cogs.tables.viewer import Viewer
from cogs.ui.controls import parse_press
from cogs.ui.limits import CUSTOM_ID_LIMIT, OPTIONS_LIMIT
from cogs.ui.pages import Page
from engine.core import Dice, RuleError
from engine.pasvu import PasVu
from engine.pasvu.model import CommitPlan, DeclineFurniture, MoveFurniture, Options, Path, State
from locales import words
from render.pasvu.samples import played
from tests.playing.pasvu_halls import furnishing, planning
from tests.render.pasvu.halls import with_ghosts

GAME = PasVu()
STEPS = [*"WNSEwnseLRlr012345678", "@0", "@k", "@z"]
LONGEST = SimpleNamespace(id=999_999_999_999_999_999, version=999_999_999, result=None)
NAMES = ("Zoé", "Matthieu", "Lou-Anne", "François")


def asking(state: State, language: str = "en", row: Any = LONGEST) -> Viewer:
    """Seat 0 at a table in this position."""
    return Viewer(Table(row, GAME, state), 0, NAMES, words(language))


def controls(page: Page) -> list[Any]:
    return [item.item for row in page.rows for item in row]


def after(viewer: Viewer, panel: Any, page: Page, wanted: str) -> Page:
    """The page after a button or an option with this label."""
    for item in controls(page):
        press = parse_press(item.custom_id)
        assert press
        if getattr(item, "label", None) == wanted and not item.disabled:
            chosen = (
                panel.chosen(viewer, press.field, press.draft, ()) if press.verb == "choose" else press.draft
            )
            return panel.page(viewer, chosen)
        for option in getattr(item, "options", ()):
            if option.label == wanted:
                return panel.page(viewer, panel.chosen(viewer, press.field, press.draft, (option.value,)))
    raise AssertionError(f"no {wanted!r} in {[getattr(i, 'label', None) for i in controls(page)]}")


def confirmed(viewer: Viewer, panel: Any, page: Page) -> Any:
    """What the last button of the page stands for."""
    press = parse_press(controls(page)[-1].custom_id)
    assert press and press.verb == "confirm"
    (action,) = panel.actions(viewer, press.draft)
    return action


# Drafts


def test_a_furniture_draft_reads_back_after_any_steps() -> None:
    chance, viewer = random.Random(3), asking(furnishing("piano", "desk"))
    view = viewer.table.view(0)
    for _ in range(200):
        moving = begun(view.pieces[chance.choice((2, 3))])
        for _ in range(chance.randrange(30)):
            step = chance.choice(STEPS)
            moved = moving.then(step)
            assert moved.undone().move == moving.move
            moving = moved
        assert read_moving(written_moving(moving), view) == moving
        assert len(moving.steps) <= HISTORY


@pytest.mark.parametrize("fusion", ["whole", "fusion"])
def test_a_plan_draft_reads_back_as_the_stand_in_made_it(fusion: Any) -> None:
    for shown in range(2, 16, 3):
        state = played(3, shown, fusion=fusion, phase="plan")
        if state.phase != "plan":
            continue
        for seat in range(3):
            view = GAME.view(state, seat)
            plan = GAME.suggest(view, seat, Dice(b"x"), "normal")
            assert isinstance(plan, CommitPlan)
            assert read(written(Plan(view, seat, plan.paths)), view, seat).paths == plan.paths


@pytest.mark.parametrize(
    "draft",
    [
        *(
            "f",
            "f9000000",
            "fzzzzzzzz",
            "f4zzzzzz00Q",
            "f00q2i1700Q",
            "f40q2i1700Q@",
            "f40q2i1700Q٣",
            "d",
            "💣",
        ),
        *("f40q2i1700Q" + "W" * 70, "p", "p9", "p0........", "p0" + "0-4000" * 20, "p-00000_", "p-0-400__"),
        *("p-0-4zz5", "p٣", "💣"),
    ],
)
def test_a_draft_that_we_did_not_write_is_refused_or_harmless(draft: str) -> None:
    for panel, state in ((furniture_panel, furnishing()), (plan_panel, planning())):
        viewer = asking(state)
        assert panel.page(viewer, draft).drawing.draw()
        for field in ("piece", "lie", "A", "ghost", "end0", "place", "💣"):
            panel.page(viewer, panel.chosen(viewer, field, draft, ("💣",)))
            panel.page(viewer, panel.chosen(viewer, field, draft, ()))
        try:
            for action in panel.actions(viewer, draft):
                GAME.check(state, 0, action)
        except RuleError:
            continue


def test_every_custom_id_fits_at_the_longest() -> None:
    viewer = asking(furnishing())
    moving = begun(viewer.table.view(0).pieces[4])
    for _ in range(2 * HISTORY):
        moving = moving.then("@z")
    pages = [furniture_panel.page(viewer, draft) for draft in ("", written_moving(moving))]
    # Seven ghosts with a path, and all ten steps of the highest card.
    viewer = asking(planning(10))
    lines = ("A6 A5", "B6 B5", "C6 C5", "D6", "E6", "F6", "F6")
    names = ("S1", "S2", "S3", "M1", "M2", "L1", "S4")
    page = plan_panel.page(viewer, "")
    for name, line in zip(names, lines, strict=True):
        page = after(viewer, plan_panel, page, next(x for x in options(page) if x.startswith(name)))
        end = line.split()[-1]
        page = after(viewer, plan_panel, page, next(x for x in options(page) if x.startswith(f"{end} · ")))
        pages.append(page)
    assert len(confirmed(viewer, plan_panel, page).paths) == 7
    assert "left: **0**" in page.text
    ids = [[item.custom_id for item in controls(page)] for page in pages]
    assert all(len(custom_id) <= CUSTOM_ID_LIMIT for page in ids for custom_id in page)
    assert all(len(set(page)) == len(page) for page in ids)
    assert all(len(page.rows) <= 5 for page in pages)


def options(page: Page) -> list[str]:
    return [option.label for item in controls(page) for option in getattr(item, "options", ())]


# Furniture


def test_v11_arrows_go_a_quarter_cell_or_0_05_and_turns_15_or_5_degrees() -> None:
    viewer = asking(furnishing())
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    for wanted in ("→ 0.25", "↓ 0.25", "↻ 15°", "Steps of 0.05, 5°", "← 0.05", "↑ 0.05", "↺ 5°"):
        page = after(viewer, furniture_panel, page, wanted)
    assert confirmed(viewer, furniture_panel, page) == MoveFurniture("armchair", 1.5, 4.7, 225)


def test_v11_v13_a_piece_is_laid_down_and_tipped() -> None:
    viewer = asking(furnishing())
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "table")
    for wanted in ("D6", "on its back", "tipped left"):
        page = after(viewer, furniture_panel, page, wanted)
    assert confirmed(viewer, furniture_panel, page) == MoveFurniture("table", 3.5, 5.5, 0, "back", "left")


def test_undo_takes_back_step_by_step_to_where_it_stood() -> None:
    viewer = asking(furnishing())
    page = first = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    moves: list[Any] = []
    for wanted in ("B6", "↻ 15°", "on its face"):
        page = after(viewer, furniture_panel, page, wanted)
        moves.append(confirmed(viewer, furniture_panel, page))
    for move in reversed(moves[:-1]):
        page = after(viewer, furniture_panel, page, "Undo")
        assert confirmed(viewer, furniture_panel, page) == move
    page = after(viewer, furniture_panel, page, "Undo")
    assert page.text == first.text
    assert [item.disabled for item in controls(page) if getattr(item, "label", None) == "Undo"] == [True]


def test_v11_an_impossible_place_says_why_and_cannot_be_confirmed() -> None:
    viewer = asking(furnishing())
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    for _ in range(5):
        page = after(viewer, furniture_panel, page, "← 0.25")
    assert "would stick out of the hall. Move it inwards or turn it." in page.text
    assert controls(page)[-1].disabled


def test_v3_a_piece_that_has_not_moved_cannot_be_confirmed() -> None:
    viewer = asking(furnishing())
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    assert "So it stays as it is." in page.text and controls(page)[-1].disabled
    with pytest.raises(RuleError, match="pasvu-not-moved"):
        confirmed(viewer, furniture_panel, page)
    page = after(viewer, furniture_panel, page, "→ 0.25")
    assert not controls(page)[-1].disabled
    page = after(viewer, furniture_panel, page, "← 0.25")
    assert controls(page)[-1].disabled


def test_v12_a_refusal_names_what_is_in_the_way() -> None:
    viewer = asking(furnishing("piano"), "fr")
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "piano")
    page = after(viewer, furniture_panel, page, "C3")
    assert "Le piano toucherait la table et en tomberait." in page.text


def test_v13_a_tip_out_of_the_hall_says_so_and_one_within_it_says_where_the_piece_ends() -> None:
    viewer = asking(furnishing("mirror"))
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "mirror")
    refused = after(viewer, furniture_panel, page, "tipped back")
    assert "The mirror can stand there, but would reach out of the hall" in refused.text
    # The alt text, as the picture, has it tipped.
    assert "It does not fit: mirror" in refused.drawing.alt and "on its back" in refused.drawing.alt
    fits = after(viewer, furniture_panel, after(viewer, furniture_panel, page, "C3"), "tipped back")
    assert (
        "it ends in **C2, on its back**" in fits.text
        and "mirror C2 on its back, x 2.5, y 1.64" in fits.drawing.alt
    )


def test_the_cells_tell_where_the_piece_in_hand_now_is() -> None:
    viewer = asking(furnishing())
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    page = after(viewer, furniture_panel, page, "B6")
    assert "B6 · armchair" in options(page) and "B5" in options(page)


def test_v14_the_ghosts_that_must_step_aside_are_named() -> None:
    viewer = asking(with_ghosts(furnishing(), 1, S1=("C5", "c", 0.0)))
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "armchair")
    page = after(viewer, furniture_panel, page, "C5")
    assert "S1 (Matthieu)" in page.text


@pytest.mark.parametrize("cell", ["A1", "F6", "A4", "D6"])
@pytest.mark.parametrize("wanted", ["standing", "on its back", "on its left side"])
def test_v11_a_cell_at_the_wall_takes_a_piece_as_near_as_it_fits(cell: str, wanted: str) -> None:
    state = furnishing("piano")
    only = replace(state, pieces=tuple(p for p in state.pieces if p.kind in ("piano", "mirror")))
    viewer = asking(only)
    page = after(viewer, furniture_panel, furniture_panel.page(viewer, ""), "piano")
    for step in ("↻ 15°", wanted, cell):
        page = after(viewer, furniture_panel, page, step)
    move = confirmed(viewer, furniture_panel, page)
    assert not controls(page)[-1].disabled, page.text
    nearer = replace(move, x=round(move.x + (0.05 if move.x > 3 else -0.05), 2))
    if cell[0] in "AF":
        assert furniture_panel.refusal_of(viewer.table.view(0), nearer)


def test_v4_only_the_pieces_of_the_card_are_offered() -> None:
    viewer = asking(furnishing("mirror", "desk"))
    assert options(furniture_panel.page(viewer, "")) == ["mirror", "desk"]
    assert furniture_panel.chosen(viewer, "piece", "", ("piano",)) == ""


def test_v3_moving_nothing_is_one_click() -> None:
    viewer = asking(furnishing())
    page = furniture_panel.page(viewer, "")
    assert confirmed(viewer, furniture_panel, page) == DeclineFurniture()


# Plans


def planned(viewer: Viewer, *wanted: str) -> Page:
    """The planning panel after these choices, each by how its label begins."""
    page = plan_panel.page(viewer, "")
    for text in wanted:
        exact = [x for x in options(page) if x.startswith(text)]
        page = after(viewer, plan_panel, page, exact[0] if exact else text)
    return page


def test_a_cell_alone_makes_a_whole_path_and_the_steps_left_are_told() -> None:
    viewer = asking(planning(7))
    page = planned(viewer, "M1", "B4")
    (path,) = confirmed(viewer, plan_panel, page).paths
    assert path.cells == ("B6", "B5", "B4")
    assert "steps left: **4**" in page.text
    GAME.check(viewer.table.state, 0, CommitPlan((path,)))


def test_v17_spot_and_level_are_what_is_possible_there() -> None:
    # The table stands on D4: small ghosts fit under it and on it.
    viewer = asking(planning(7))
    page = planned(viewer, "S1", "D4", "middle, on the table (0.8)")
    (path,) = confirmed(viewer, plan_panel, page).paths
    assert (path.spot, path.level) == ("c", 0.8)


def test_v18_a_path_that_another_made_possible_is_dropped_with_its_reason() -> None:
    state = with_ghosts(planning(7), 0, S1=("C5", "c", 0.0))
    viewer = asking(state)
    page = planned(viewer, "S1", "C4", "S2", "C5", "middle")
    assert len(confirmed(viewer, plan_panel, page).paths) == 2
    page = after(viewer, plan_panel, planned_again(viewer, page, "S1 →"), "Remove from plan")
    assert confirmed(viewer, plan_panel, page).paths == ()
    assert "S2 is no longer in the plan. Another ghost stands there in C5." in page.text


def planned_again(viewer: Viewer, page: Page, beginning: str) -> Page:
    """The page with another ghost in hand."""
    return after(viewer, plan_panel, page, next(x for x in options(page) if x.startswith(beginning)))


def test_v15_v16_out_is_offered_to_those_who_came_in_earlier() -> None:
    state = with_ghosts(replace(planning(7), round=2), 0, S1=("B1", "c", 0.0), S2=("C1", "c", 0.0))
    ghosts = tuple(replace(g, entered=2 if g.name == "S2" else 1) for g in state.ghosts[0])
    viewer = asking(replace(state, ghosts=(ghosts, state.ghosts[1])))
    assert "out · 1 step" in options(planned(viewer, "S1"))
    assert not [x for x in options(planned(viewer, "S2")) if x.startswith("out")]
    assert confirmed(viewer, plan_panel, planned(viewer, "S1", "Advance")).paths == (Path("S1", ("out",)),)


def test_v25_a_merge_is_offered_where_it_is_legal() -> None:
    viewer = asking(with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0)))
    page = planned(viewer, "S2", "C5", "merge with S1")
    (path,) = confirmed(viewer, plan_panel, page).paths
    assert path.merge == "S1"
    assert "Plan: S2 + S1 = M1 in C5 (2)" in page.text
    (path,) = confirmed(viewer, plan_panel, planned_again(viewer, page, "do not merge")).paths
    assert path.merge == ""


def test_v15_the_panel_says_which_side_is_the_exit_and_halves_the_cells_by_it() -> None:
    viewer = asking(replace(with_ghosts(planning(10), 0, M2=("D3", "c", 0.0)), round=2))
    page = planned(viewer, "M2")
    assert "your side: **south** · your exit: the **north** side" in page.text
    titles = [item.placeholder for item in controls(page) if hasattr(item, "options")]
    assert titles[1:3] == ["Where does M2 go? Towards the exit", "Where does M2 go? Nearer to your side"]


def test_v25_the_panel_points_to_the_merge() -> None:
    viewer = asking(with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0)))
    page = planned(viewer, "S2", "C5")
    assert "It may merge with S1 (into M1, medium): choose that in the last list." in page.text
    assert "Where in C5? Or merge" in [getattr(item, "placeholder", "") for item in controls(page)]
    merged = planned(viewer, "S2", "C5", "merge with S1")
    assert "merging with S1" in merged.drawing.alt


def test_v25_a_merge_that_is_not_legal_says_why() -> None:
    state = with_ghosts(
        planning(7, fusion="fusion"), 0, S1=("C5", "nw", 0.0), M1=("A5", "c", 0.0), M2=("A4", "c", 0.0)
    )
    page = planned(asking(state, "fr"), "P2", "C5")
    assert "Pas de fusion avec P1 : ta réserve n’a plus de fantôme plus grand." in page.text
    assert not [x for x in options(page) if x.startswith("fusionner")]


def test_v25_those_who_wait_say_where_and_how_large_they_are() -> None:
    state = planning(7, fusion="fusion")
    ghosts = tuple(
        replace(
            g, place={"L1": "edge", "S1": "out", "S2": "out", "S3": "out", "S4": "out"}.get(g.name, g.place)
        )
        for g in state.ghosts[0]
    )
    labels = options(planned(asking(replace(state, ghosts=(ghosts, state.ghosts[1])))))
    assert "L1 · waits on the edge · large" in labels
    assert "S1 · is out, may come back in (−1) · small" in labels
    assert not [x for x in labels if x.startswith("M1")]


def test_v19_the_panel_begins_with_the_plan_that_is_in() -> None:
    state = planning(7)
    path = Path("S1", ("A6", "A5"), "n")
    viewer = asking(replace(state, plans=((path,), None)))
    page = plan_panel.page(viewer, "")
    assert "Your plan is in." in page.text
    assert confirmed(viewer, plan_panel, page).paths == (path,)
    assert "Commit** replaces it" in after(viewer, plan_panel, page, "Clear").text


def test_v38_no_page_depends_on_what_another_planned() -> None:
    state = planning(7)
    pages = [
        plan_panel.page(asking(replace(state, plans=(None, plan))), draft)
        for draft in ("", "p3")
        for plan in ((), (Path("S1", ("A1", "A2"), "n"),))
    ]
    for one, two in (pages[:2], pages[2:]):
        assert (one.text, one.drawing.alt, one.drawing.draw()) == (
            two.text,
            two.drawing.alt,
            two.drawing.draw(),
        )
        assert options(one) == options(two)


# Whatever is clicked


def click(viewer: Viewer, page: Page, chance: random.Random) -> str:
    """The draft after a random click that confirms nothing; what is offered keeps Discord's limits."""
    items = [item for item in controls(page) if not item.disabled]
    assert len(page.rows) <= 5 and all(len(row) <= 5 for row in page.rows)
    assert len({item.custom_id for item in items}) == len(items)
    item = chance.choice([i for i in items if i.custom_id.split("|")[1] in ("page", "choose")])
    press = parse_press(item.custom_id)
    assert press
    if not hasattr(item, "options"):
        return press.draft
    assert 0 < len({option.value for option in item.options}) == len(item.options) <= OPTIONS_LIMIT
    return FACE.chosen(viewer, press.field, press.draft, (chance.choice(item.options).value,))


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 30))])
def test_whatever_is_clicked_what_can_be_confirmed_is_legal(seed: int) -> None:
    chance, dice, seats = random.Random(seed), Dice(bytes([seed])), 2 + seed % 3
    state = GAME.setup(seats, Options(fusion="fusion", midnight="midnight"), dice).state
    while to_act := GAME.to_act(state):
        seat = chance.choice(sorted(to_act))
        viewer = Viewer(Table(LONGEST, GAME, state), seat, NAMES, words("en"))  # type: ignore[arg-type]
        action = GAME.suggest(viewer.table.view(seat), seat, dice, "easy")
        if state.phase in ("furniture", "plan"):
            draft = ""
            for _ in range(chance.randrange(1, 9)):
                draft = click(viewer, FACE.page(viewer, draft), chance)
            last = controls(FACE.page(viewer, draft))[-1]
            if not last.disabled:
                press = parse_press(last.custom_id)
                assert press
                (action,) = FACE.actions(viewer, press.draft)
        state = GAME.apply(state, seat, action, dice).state
