"""V25 at the panel: ghosts that a planned merge sent home, from where they may be planned again."""

import random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu.choices import choice_words, offered
from cogs.games.pasvu.commands import step_words
from cogs.games.pasvu.face import FACE
from cogs.games.pasvu.plan_draft import Plan, read
from cogs.games.pasvu.plan_panel import PlanPanel
from cogs.games.pasvu.plan_rows import ghost_label
from cogs.games.pasvu.told import told
from cogs.tables.viewer import Viewer
from cogs.ui.pages import Page
from engine.core import Dice
from engine.pasvu import PasVu, midnight
from engine.pasvu.events import GhostMoved, MergeFailed
from engine.pasvu.hall.standing import CELLS, figures_of, free_stands
from engine.pasvu.layout import SIZE_OF
from engine.pasvu.model import GHOSTS, CommitPlan, Path, State, View
from locales import words
from render.pasvu.planning import way_of
from render.pasvu.scene import ghost_name
from tests.playing.pasvu_halls import furnishing, planning, seated
from tests.playing.pasvu_panels import asking, options
from tests.playing.saying import EN, FR, labels, says, says_in_french, unbroken
from tests.playing.tables import board, refused, state_of
from tests.render.pasvu.halls import with_ghosts

if TYPE_CHECKING:
    from tests.conftest import World

GAME, PANEL = PasVu(), PlanPanel()


async def test_v25_a_ghost_that_a_planned_merge_sent_home_is_planned_by_clicks(world: "World") -> None:
    state = with_ghosts(planning(2, fusion="fusion"), 0, S1=("B6", "c", 0.0))
    zoe, _ = await seated(world, state)
    await world.zoe.slash("pasvu ghost", ghost="S2", to="B6", merge="S1")
    await zoe.play()
    assert any(says(choice, "pasvu-waits-side", ghost="S1") for choice in zoe.panel.choices)
    await zoe.choose("S1")
    await zoe.choose("B6 · ")
    await zoe.press("pasvu-button-commit")
    plan = (await state_of(world)).plans[0]
    assert plan and [(path.ghost, path.cells, path.merge) for path in plan] == [
        ("S2", ("B6",), "S1"),
        ("S1", ("B6",), ""),
    ]


async def test_v25_a_ghost_that_a_planned_merge_sent_home_is_planned_by_command(world: "World") -> None:
    await seated(world, with_ghosts(planning(9, fusion="fusion"), 0, S1=("C4", "c", 0.0)))
    await world.zoe.slash("pasvu ghost", ghost="S2", to="C4", merge="S1")
    answers = [
        await world.zoe.slash("pasvu ghost", ghost="S1", path="A6"),
        await world.zoe.slash("pasvu plan"),
        await world.zoe.press(board(world), "button-play"),
    ]
    merged = EN("pasvu-plan-merge", ghost="S2", other="S1", into="M1", cell="C4", steps=3)
    again = f"{merged} · {EN('pasvu-ghost-again', ghost='S1', time=2)} → A6 (1)"
    assert all(answer and again in answer.text for answer in answers)
    left_out = await world.zoe.slash("pasvu ghost", ghost="S1")
    assert left_out and "→ A6" not in left_out.text


def home_again() -> Viewer[View]:
    """S2 is to join S1 in C4, and S1, at home by then, to come in at A6."""
    return asking(with_ghosts(planning(9, fusion="fusion"), 0, S1=("C4", "c", 0.0)))


def test_v25_a_hint_tells_what_a_merge_makes_and_that_one_sent_home_sets_out_again() -> None:
    merge = Path("S2", ("C6", "C5", "C4"), "sw", merge="S1")
    for speak in (EN, FR):
        hint = step_words(CommitPlan((merge, Path("S1", ("A6",)))), replace(home_again(), words=speak))
        one, two, larger = (ghost_name(speak, name) for name in ("S1", "S2", "M1"))
        merged = speak("pasvu-do-path-merge", ghost=two, end="C4", other=one, into=larger)
        place, again = f"A6 ({speak('spot-c')})", speak("pasvu-ghost-again", ghost=one, time=2)
        assert hint == f"{merged} · {speak('pasvu-do-path', ghost=again, end=place)}"


def test_v25_no_two_ways_of_a_hint_name_a_ghost_alike() -> None:
    paths = (
        Path("S1", ("F6",), "ne"),
        Path("S2", ("F6",), merge="S1"),
        Path("S1", ("B6",), "e"),
        Path("S2", ("B6",), merge="S1"),
        Path("S1", ("C6",)),
    )
    again, third = (EN("pasvu-ghost-again", ghost="S1", time=time) for time in (2, 3))
    viewer = asking(planning(9, fusion="fusion"))
    hint = step_words(CommitPlan(paths), viewer)
    _, _, second, merged, last = hint.split(" · ")
    assert second.startswith(again) and last.startswith(third) and f" {again} " in merged
    assert EN("pasvu-ghost-again", ghost="S2", time=2) in merged
    assert third in PANEL.page(viewer, Plan(viewer, paths).draft).text


def test_v25_the_alt_text_tells_what_a_merge_makes_and_that_one_sent_home_sets_out_again() -> None:
    merge = Path("S2", ("C6", "C5", "C4"), "sw", merge="S1")
    alt = PANEL.page(home_again(), Plan(home_again(), (merge, Path("S1", ("A6",)))).draft).drawing.alt
    facts = {"ghost": "S2", "cells": "C6 C5 C4", "other": "S1", "into": "M1"}
    assert says(alt, "alt-pasvu-panel-merge", **facts)
    assert says(alt, "alt-pasvu-panel-path", ghost=EN("pasvu-ghost-again", ghost="S1", time=2), cells="A6")


def test_v25_the_way_of_one_that_was_sent_home_begins_at_its_door() -> None:
    view = home_again().view
    merge = Path("S2", ("C6", "C5", "C4"), "sw", merge="S1")
    assert way_of(view, 0, (merge, Path("S1", ("A6", "A5"))), 1) == ["A6", "A5"]
    assert way_of(view, 0, (Path("S1", ("C3",)),), 0) == ["C4", "C3"]


def test_v25_one_that_was_sent_home_is_said_to_wait_there() -> None:
    viewer = home_again()
    plan = Plan(viewer, (Path("S2", ("C6", "C5", "C4"), "sw", merge="S1"),))
    assert ghost_label(plan, "S1") == f"{EN('pasvu-waits-side', ghost='S1')} · {EN('pasvu-size-small')}"


def crowded(seed: int) -> State:
    """Ghosts of both seats all over the hall, seat 0 to plan with the largest card."""
    chance, state = random.Random(seed), replace(planning(10, fusion="fusion"), round=3)
    for seat in range(2):
        for name in GHOSTS:
            cell = chance.choice(CELLS)
            free = free_stands(state.pieces, figures_of(state.ghosts, lies=False), cell, SIZE_OF[name])
            if free and (seat or chance.random() < 0.6):
                stand = chance.choice(free)
                state = with_ghosts(state, seat, **{name: (cell, stand.spot, stand.level)})
    return state


@pytest.mark.parametrize("seed", range(20))
def test_v25_the_panel_is_drawn_whichever_ghost_of_a_hint_is_taken_in_hand(seed: int) -> None:
    viewer = asking(crowded(seed))
    view = viewer.view
    paths = GAME.suggest(view, 0, Dice(b"hint"), "normal").paths
    for name in read(Plan(viewer, paths).draft, viewer).ghosts:
        draft = Plan(viewer, paths, hand=name).draft
        assert PANEL.page(viewer, draft).rows
        assert [action.paths for action in PANEL.actions(viewer, draft)] == [paths]


def test_a_place_is_put_in_words_without_looking_for_all_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = replace(planning(7), phase="midnight", card="tag", turn=0, round=2)
    viewer = asking(state)
    choices = offered(viewer)
    monkeypatch.setattr("cogs.games.pasvu.choices.sneaks", None)
    labels = [choice_words(choice, viewer) for choice in choices.values()]
    assert len(labels) == len(midnight.sneaks(state, 0)) == len(set(labels))


async def test_v11_a_cell_and_a_number_for_y_is_refused(world: "World") -> None:
    await seated(world, furnishing())
    told = await refused(world, world.zoe.slash("pasvu furniture", piece="table", x="C6", y="99"))
    assert told == words("en")("pasvu-cell-and-y", cell="C6")


def nobody_at_the_side() -> State:
    """Seat 0 with two small ghosts out and two in the hall: those that are out may be taken back."""
    state = with_ghosts(planning(9, fusion="fusion"), 0, S3=("C4", "c", 0.0), S4=("B4", "c", 0.0))
    own = tuple(replace(g, place="out") if g.name in ("S1", "S2") else g for g in state.ghosts[0])
    return replace(state, round=3, ghosts=(own, *state.ghosts[1:]))


def test_v25_the_panel_says_what_it_costs_to_take_a_ghost_back() -> None:
    viewer = asking(nobody_at_the_side())
    back, on = Path("S1", ("A6",)), Path("S3", ("C3",))
    text = PANEL.page(viewer, Plan(viewer, (back, on)).draft).text
    assert says(
        text,
        "pasvu-plan-so-far",
        paths=f"{EN('pasvu-path-back', path='S1 → A6 (1)', points=1)} · S3 → C3 (1)",
    )
    assert words("en")("pasvu-plan-back") in text
    plan = Plan(viewer)
    assert (
        ghost_label(plan, "S2") == f"{EN('pasvu-waits-out', ghost='S2', points=1)} · {EN('pasvu-size-small')}"
    )
    hint = step_words(CommitPlan((back,)), viewer)
    assert hint == EN(
        "pasvu-path-back",
        path=EN("pasvu-do-path", ghost="S1", end=f"A6 ({EN('spot-c')})"),
        points=1,
    )
    assert hint.count("S1") == 1


def test_v25_everybody_is_told_that_a_ghost_came_back_in_and_what_it_costs() -> None:
    step = GAME.apply(nobody_at_the_side(), 0, CommitPlan((Path("S1", ("A6",)),)), Dice(b""))
    step = GAME.apply(step.state, 1, CommitPlan(), Dice(b""))
    lines = told(step.events, asking(step.state, "fr"))
    assert (
        FR("pasvu-told-moves", name="Zoé", ways=f"**P1** {FR('pasvu-told-taken-back', end='A6', points=1)}")
        in lines
    )


def test_v25_several_ghosts_may_be_taken_back_one_after_another() -> None:
    state = nobody_at_the_side()
    GAME.check(state, 0, CommitPlan((Path("S1", ("A6",)), Path("S2", ("B6",)))))
    for language, told_so in (("en", "Whenever you have no small ghost"), ("fr", "Chaque fois")):
        assert told_so in words(language)("rules-pasvu-fusion")


@pytest.mark.parametrize(
    ("why", "facts"), [("", {}), ("apart", {"cell": "D2"}), ("room", {"cell": "D2"}), ("reserve", {})]
)
def test_v25_everybody_is_told_why_no_merge_came_of_a_plan(why: Any, facts: dict[str, str]) -> None:
    (line,) = told([MergeFailed(0, "S2", "S1", "D2", why)], asking(planning(7), "fr"))
    key = f"pasvu-told-unmerged-{why}" if why else "pasvu-told-unmerged"
    assert line == FR("pasvu-told-moves", name="Zoé", ways=FR(key, ghost="P2", other="P1", **facts))


def taking(name: str, state: State, *paths: Path, language: str = "en") -> Page:
    """The panel of seat 0 with a ghost in hand."""
    viewer = asking(state, language)
    return PANEL.page(viewer, Plan(viewer, paths, hand=name).draft)


def test_v25_a_cell_that_only_a_merge_opens_says_so_in_the_list_the_panel_and_the_alt_text() -> None:
    state = with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "w", 0.0))
    state = with_ghosts(state, 1, S1=("C5", "ne", 0.0), S2=("C5", "se", 0.0))
    assert EN("pasvu-plan-end-merge", end=EN("pasvu-plan-end", end="C5", steps=2), others="S1") in options(
        taking("S2", state)
    )
    viewer = asking(state)
    merged = PANEL.page(viewer, PANEL.chosen(viewer, "end0", Plan(viewer, hand="S2").draft, ("C5",)))
    assert says(
        merged,
        "pasvu-plan-so-far",
        paths=EN("pasvu-plan-merge", ghost="S2", other="S1", into="M1", cell="C5", steps=2),
    )
    assert words("en")("pasvu-plan-must-merge", cell="C5", other="S1") in merged.text
    spots = ", ".join(labels("spot-nw", "spot-w", "spot-sw"))
    assert says(merged.drawing.alt, "alt-pasvu-panel-spots", cell="C5", spots=spots)
    assert says(merged.drawing.alt, "alt-pasvu-panel-merge", ghost="S2", cells="C6 C5", other="S1", into="M1")


def test_v25_cells_that_a_refused_merge_closes_are_named_with_the_reason() -> None:
    state = with_ghosts(planning(9, fusion="fusion"), 0, L1=("D1", "c", 0.0), M1=("B5", "c", 0.0))
    state = with_ghosts(state, 0, M2=("B4", "c", 0.0))
    assert says(
        taking("M2", state),
        "pasvu-plan-closed",
        cells=EN("pasvu-plan-closed-cells", cells="D1, B5", others="L1, M1", why=EN("pasvu-why-merge-sizes")),
    )
    small = taking("S1", state, language="fr")
    why = FR("pasvu-why-merge-reserve")
    assert says_in_french(small, "pasvu-plan-closed-cells", cells="B5, B4", others="M1, M2", why=why)
    assert says_in_french(small.drawing.alt, "alt-pasvu-panel-full", cells="D1, B4, B5")


def test_v25_what_was_merged_this_round_is_said_not_to_merge_again() -> None:
    state = with_ghosts(planning(9, fusion="fusion"), 0, S1=("C5", "nw", 0.0), S2=("C6", "c", 0.0))
    merge = Path("S2", ("C5",), "nw", 0.0, "S1")
    text = taking("S3", state, merge, Path("S3", ("C6", "C5"), "se")).text
    assert says(text, "pasvu-plan-no-merge", others="M1", why=EN("pasvu-why-merge-again"))


def test_v25_the_reserve_stands_in_the_panel_the_alt_text_and_the_text_board() -> None:
    state = with_ghosts(planning(9, fusion="fusion"), 0, S1=("C5", "nw", 0.0), S2=("C6", "c", 0.0))
    assert says(taking("", state), "pasvu-plan-reserve", ghosts="M1, M2, L1")
    after = taking("", state, Path("S2", ("C5",), "c", 0.0, "S1"))
    assert says(after, "pasvu-plan-reserve", ghosts="M2, L1")
    viewer = asking(state)
    for told_so in (FACE.board(viewer).alt, unbroken(FACE.text_board(viewer))):
        assert told_so.count(EN("alt-pasvu-reserve", ghosts="1 large, 2 medium")) == 2
    whole = taking("", planning(9)).text + FACE.board(asking(planning(9))).alt
    assert not says(whole, "alt-pasvu-reserve") and not says(whole, "pasvu-plan-reserve")


MERGED = (Path("S1", ("A6",)), Path("S2", ("A6",), merge="S1"))


def sent_again(*paths: Path, hand: str = "") -> Plan:
    """A plan in which S2 joins S1 in A6, and then these paths."""
    return Plan(asking(planning(9, fusion="fusion")), (*MERGED, *paths), hand=hand)


def test_v25_a_merge_goes_by_the_larger_ghost_and_the_two_can_be_sent_out_again() -> None:
    plan = sent_again()
    assert plan.legs == {"M1": 1} and plan.ghosts == ("M1", "S1", "S2", "S3", "S4")
    merge = EN("pasvu-plan-merge", ghost="S2", other="S1", into="M1", cell="A6", steps=1)
    assert ghost_label(plan, "M1") == f"{merge} · {EN('pasvu-size-medium')}"
    again = plan.holding("S2").with_path(Path("S2", ("B6",)))
    assert again.paths == (*MERGED, Path("S2", ("B6",))) and again.hand == "S2"
    assert [action.paths for action in PANEL.actions(plan.viewer, again.draft)] == [again.paths]


def test_v25_without_the_merge_those_that_left_again_are_dropped_and_told() -> None:
    plan = sent_again(Path("S1", ("B6",)), Path("S2", ("C6",)), Path("S3", ("D6",)), hand="M1")
    rest = plan.rest
    assert rest.paths == (MERGED[0], Path("S3", ("D6",)))
    assert {(path.ghost, why.code) for path, why in rest.dropped} == {
        ("S1", "pasvu-not-home"),
        ("S2", "pasvu-not-home"),
    }


def test_v25_a_merge_put_elsewhere_in_its_cell_keeps_what_left_again() -> None:
    plan = sent_again(Path("S2", ("C6",)), hand="M1")
    moved = read(plan.with_path(Path("S2", ("A6",), "n", merge="S1")).draft, plan.viewer)
    assert [(path.ghost, path.spot) for path in moved.paths] == [("S1", "c"), ("S2", "n"), ("S2", "c")]


async def test_v25_by_command_a_ghost_that_merged_sets_out_again_or_leaves_its_merge(world: "World") -> None:
    await seated(world, planning(9, fusion="fusion"))
    for given in ({"ghost": "S1", "to": "A6"}, {"ghost": "S2", "to": "A6", "merge": "S1"}):
        await world.zoe.slash("pasvu ghost", **given)
    merged = EN("pasvu-plan-merge", ghost="S2", other="S1", into="M1", cell="A6", steps=1)
    again = await world.zoe.slash("pasvu ghost", ghost="S2", to="B6")
    anew = EN("pasvu-ghost-again", ghost="S2", time=2)
    assert again and f"S1 → A6 (1) · {merged} · {anew} → B6 (1)" in again.text
    for _ in range(2):
        left = await world.zoe.slash("pasvu ghost", ghost="S2")
    assert left and merged not in left.text and "→ B6" not in left.text


def test_v25_everybody_is_told_that_one_could_not_set_out_again() -> None:
    line = told([GhostMoved(0, "S1", "A5", (), "c", 0.0, "lost")], asking(planning(9, fusion="fusion"), "fr"))
    assert line == [FR("pasvu-told-moves", name="Zoé", ways=FR("pasvu-told-lost", ghost="P1"))]
