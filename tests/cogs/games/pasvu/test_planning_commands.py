"""Furniture and plans as people meet them: by clicks within their budget, and by slash commands."""

import re
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from cogs.tables.viewer import viewer_of
from db.queries import drafts
from engine.pasvu.model import Path
from locales import words
from tests.playing import pasvu
from tests.playing.pasvu import type_commit
from tests.playing.pasvu_halls import count_drafts, crowded, furnishing, planning, seated
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import board, refused, state_of
from tests.render.pasvu.halls import with_ghosts

if TYPE_CHECKING:
    from tests.conftest import World


async def test_a_piece_is_placed_in_six_clicks(world: "World") -> None:
    zoe, _ = await seated(world, furnishing())
    await zoe.play()
    await zoe.press("Armchair (B5)")
    await zoe.choose("C6")
    await zoe.press("↻ 45°")
    await zoe.press("button-confirm")
    assert zoe.count <= 6
    piece = (await state_of(world)).pieces[4]
    assert (piece.kind, piece.x, piece.y, piece.angle) == ("armchair", 2.5, 5.35, 260)


async def test_a_piece_is_placed_in_six_clicks_in_a_crowded_hall_in_french(french_world: "World") -> None:
    zoe, _ = await seated(french_world, crowded(furnishing("desk", "piano")))
    await zoe.play()
    await zoe.press("Bureau (B2)")
    await zoe.choose("E5")
    assert says_in_french(zoe.panel, "pasvu-furniture-nearest")
    await zoe.press("pasvu-button-fit")
    await zoe.press("button-confirm")
    assert zoe.count <= 6
    piece = (await state_of(french_world)).pieces[2]
    assert piece.kind == "desk" and abs(piece.x - 4.5) < 1 and abs(piece.y - 4.5) < 1


async def test_three_ghosts_are_planned_by_hand_in_nine_clicks(world: "World") -> None:
    zoe, matthieu = await seated(world, planning(9))
    await zoe.play()
    await zoe.choose("L1 → B4")
    await zoe.choose("M1 → C4")
    await zoe.choose("M2 → A4")
    await zoe.press("pasvu-button-commit")
    assert zoe.count <= 9
    plan = (await state_of(world)).plans[0]
    assert plan and [(path.ghost, path.cells[-1]) for path in plan] == [
        ("L1", "B4"),
        ("M1", "C4"),
        ("M2", "A4"),
    ]
    await matthieu.play()
    await matthieu.choose("M1 → F4")
    await matthieu.commit()
    assert matthieu.count == 5  # one of them says that steps may be lost
    ghosts = (await state_of(world)).ghosts
    assert [g.cell for g in ghosts[0][:3]] == ["B4", "C4", "A4"] and ghosts[1][1].cell == "F4"


async def test_three_ghosts_one_leaving_and_two_merging_take_nine_clicks_in_french(
    french_world: "World",
) -> None:
    state = with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0), S2=("B2", "c", 0.0))
    zoe, _ = await seated(french_world, replace(state, round=2))
    await zoe.play()
    await zoe.choose(f"P2 → {FR('alt-pasvu-way-out')}")
    await zoe.choose("P3 → C5")
    await zoe.choose("P1 → E4")  # sent home by the merge
    await zoe.press("pasvu-button-commit")
    assert zoe.count <= 9
    plan = (await state_of(french_world)).plans[0]
    assert plan and [(p.ghost, p.cells[-1], p.merge) for p in plan] == [
        ("S2", "out", ""),
        ("S3", "C5", "S1"),
        ("S1", "E4", ""),
    ]


async def test_v19_an_empty_plan_and_one_that_leaves_steps_ask_once_and_say_what_could_be_done(
    world: "World",
) -> None:
    zoe, matthieu = await seated(world, planning(7))
    await zoe.play()
    await zoe.press("pasvu-button-commit")
    assert (await state_of(world)).plans[0] is None
    assert says(zoe.panel, "pasvu-plan-unused-all", left=7, ideas=re.compile("L1 → .*"))
    await zoe.choose("L1 → B2")
    await zoe.press("pasvu-button-commit")
    assert says(zoe.panel, "pasvu-plan-unused", left=2)
    # The text above may have scrolled off: the button itself says what is lost.
    assert EN("pasvu-button-commit-anyway", left=2) in zoe.panel.buttons
    assert (await state_of(world)).plans[0] is None
    await zoe.press("pasvu-button-commit-anyway")
    assert len((await state_of(world)).plans[0] or ()) == 1
    await matthieu.play()
    await matthieu.commit()
    assert says(board(world), "pasvu-told-idle", names="Matthieu")
    assert not says(board(world), "pasvu-told-idle", names=re.compile(".*Zoé.*"))


async def test_v19_the_command_asks_once_as_well(world: "World") -> None:
    await seated(world, planning(7))
    await world.zoe.slash("pasvu ghost", ghost="S1", to="A5")
    for line in ({}, {"plan": "s1 a4"}):
        answer = await world.zoe.slash("pasvu commit", **line)
        assert answer and says(answer, "pasvu-plan-unused")
        assert (await state_of(world)).plans[0] is None
    await world.zoe.slash("pasvu commit", plan="s1 a4")
    plan = (await state_of(world)).plans[0]
    assert plan and plan[0].cells[-1] == "A4"


async def test_v19_a_plan_that_is_in_may_be_replaced_and_the_last_one_counts(world: "World") -> None:
    zoe, matthieu = await seated(world, planning(7))
    await zoe.play()
    await zoe.choose("L1 → C5")
    await zoe.commit()
    await zoe.play()
    assert says(zoe.panel, "pasvu-plan-in")
    await zoe.choose("L1 → D6")
    await zoe.commit()
    await matthieu.play()
    assert "C5" not in matthieu.panel.text and "D6" not in matthieu.panel.text
    await matthieu.commit()
    assert (await state_of(world)).ghosts[0][0].cell == "D6"


async def test_a_plan_made_by_commands_is_kept_over_a_restart_and_then_committed(world: "World") -> None:
    _, matthieu = await seated(world, planning(7))
    zoe = world.zoe
    await zoe.slash("pasvu ghost", ghost="M1", to="B4", spot="s")
    first = await zoe.slash("pasvu ghost", ghost="M1", spot="n", height="0")  # the way stays as it was
    assert first and first.is_private and "M1 → B4 (3)" in first.text and first.pictures
    await zoe.slash("pasvu ghost", ghost="s2", path="C6 D6 D5")
    await world.restart()
    shown = await zoe.slash("pasvu plan")
    assert shown and "M1 → B4 (3) · S2 → D5 (3)" in shown.text
    panel = await zoe.press(board(world), "button-play")
    assert panel and "M1 → B4 (3) · S2 → D5 (3)" in panel.text
    hers = await world.matthieu.slash("pasvu plan")
    assert hers and "M1 →" not in hers.text
    await type_commit(zoe)
    plan = (await state_of(world)).plans[0]
    assert plan == (
        Path("M1", ("B6", "B5", "B4"), "n"),
        replace(plan[1], ghost="S2", cells=("C6", "D6", "D5")),
    )
    assert await count_drafts(world) == 0
    assert says(await refused(world, zoe.slash("pasvu commit")), "pasvu-committed-already")
    await matthieu.play()
    await matthieu.commit()
    assert (await state_of(world)).phase == "side"


async def test_a_ghost_without_a_goal_leaves_the_plan(world: "World") -> None:
    await seated(world, planning(7))
    await world.zoe.slash("pasvu ghost", ghost="S1", to="A5")
    answer = await world.zoe.slash("pasvu ghost", ghost="S1")
    assert answer and says(answer, "pasvu-plan-empty")


@pytest.mark.parametrize(
    ("command", "given", "told"),
    [
        ("pasvu ghost", {"ghost": "X9", "to": "A5"}, ("pasvu-no-such-ghost", {"ghost": "X9"})),
        ("pasvu ghost", {"ghost": "S1", "to": "Z9"}, ("pasvu-no-such-cell", {"cell": "Z9"})),
        ("pasvu ghost", {"ghost": "S1", "to": "out"}, ("pasvu-not-in-yet", {})),
        ("pasvu ghost", {"ghost": "S1", "to": "A1", "path": "A6"}, ("pasvu-one-goal", {})),
        (
            "pasvu ghost",
            {"ghost": "S1", "path": "A6 B5"},
            ("pasvu-not-beside", {"cell": "B5", "start": "A6"}),
        ),
        ("pasvu ghost", {"ghost": "S1", "to": "A5", "spot": "up"}, ("pasvu-no-such-spot", {"spot": "up"})),
        (
            "pasvu ghost",
            {"ghost": "S1", "to": "A5", "height": "high"},
            ("pasvu-no-such-height", {"level": "high"}),
        ),
        ("pasvu ghost", {"ghost": "S1", "to": "A5", "height": "3"}, ("pasvu-cannot-stand", {"cell": "A5"})),
        ("pasvu ghost", {"ghost": "S1", "to": "A5", "merge": "S2"}, ("pasvu-no-fusion", {})),
        (
            "pasvu ghost",
            {"ghost": "S1", "path": "A6 A5 A4 A3 A2 A1 B1 B2"},
            ("pasvu-too-many-steps", {"steps": 8}),
        ),
        ("pasvu ghost", {"ghost": "S1", "spot": "nw"}, ("pasvu-goal-missing", {})),
        ("pasvu commit", {}, ("pasvu-nothing-planned", {})),
        ("pasvu furniture", {"piece": "table"}, ("pasvu-now-plan", {})),
    ],
)
async def test_what_cannot_be_planned_is_refused_with_the_reason(
    world: "World", command: str, given: dict[str, str], told: tuple[str, dict[str, Any]]
) -> None:
    await seated(world, planning(7))
    key, facts = told
    assert says(await refused(world, world.zoe.slash(command, **given)), key, **facts)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"x": "2,75", "y": "5.3", "angle": 230}, (2.75, 5.3, 230, "standing")),
        ({"x": "c6", "angle": 0, "pose": "back"}, (2.5, 5.5, 0, "back")),
        ({"angle": -90}, (1.3, 4.5, 270, "standing")),
    ],
)
async def test_v11_furniture_by_exact_values(world: "World", given: dict[str, Any], place: Any) -> None:
    await seated(world, furnishing())
    await world.zoe.slash("pasvu furniture", piece="Armchair", confirm=True, **given)
    piece = (await state_of(world)).pieces[4]
    assert (piece.x, piece.y, piece.angle, piece.pose) == place


async def test_furniture_by_command_is_on_trial_until_it_is_confirmed(world: "World") -> None:
    await seated(world, furnishing())
    before: Any = await state_of(world)
    panel = await world.zoe.slash("pasvu furniture", piece="armchair", x="3.1", y="3.2")
    assert panel.is_private and says(panel, "pasvu-furniture-tried")
    assert (
        says(panel, "pasvu-furniture-on", place=EN("alt-pasvu-on", piece=EN("piece-table-the")))
        and "✅" in panel.text
    )
    assert (await state_of(world)).pieces == before.pieces  # type: ignore[attr-defined]
    await world.zoe.press(panel, "button-confirm")
    assert says(
        board(world),
        "pasvu-told-furniture",
        name="Zoé",
        piece=EN("piece-armchair-the"),
        place=f"D4, {EN('alt-pasvu-on', piece=EN('piece-table-the'))}",
    )


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"piece": "sofa"}, ("pasvu-no-such-piece", {"piece": "sofa"})),
        ({"piece": "piano"}, ("pasvu-not-on-card", {"piece": "piano"})),
        ({"piece": "table", "x": "3.33"}, ("pasvu-position", {})),
        ({"piece": "table", "x": "west"}, ("pasvu-position", {})),
        ({"piece": "table", "angle": 7}, ("pasvu-angle", {"step": 5})),
        ({"piece": "table", "x": "0"}, ("pasvu-over-edge", {})),
    ],
)
async def test_furniture_that_cannot_be_put_so_is_refused(
    world: "World", given: dict[str, Any], told: tuple[str, dict[str, Any]]
) -> None:
    await seated(world, furnishing())
    key, facts = told
    assert says(await refused(world, world.zoe.slash("pasvu furniture", **given)), key, **facts)


async def test_v3_furniture_is_declined_by_command(world: "World") -> None:
    await seated(world, furnishing())
    assert {"armchair", "table", "none"} == {
        c["value"] for c in await world.zoe.complete("pasvu furniture", "piece")
    }
    await world.zoe.slash("pasvu furniture", piece="none")
    state: Any = await state_of(world)
    assert (state.moved, state.cards[1] is None) == ((), False)


async def test_autocomplete_offers_what_is_possible_and_nobody_elses_plan(world: "World") -> None:
    state = with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0))
    await seated(world, state)
    await world.matthieu.slash("pasvu ghost", ghost="S1", to="C4")
    zoe = world.zoe

    async def offered(option: str, typed: str = "", **filled: str) -> list[str]:
        return [choice["value"] for choice in await zoe.complete("pasvu ghost", option, typed, **filled)]

    assert await offered("ghost") == ["S1", "S2", "S3", "S4"]
    assert await offered("to", "c4", ghost="S2") == ["C4"]
    assert len(await offered("to", ghost="S2")) == 25
    assert {"nw", "c"} & set(await offered("spot", ghost="S2", to="C5")) == {"nw"}
    under = EN("alt-pasvu-under", piece=EN("piece-table-the"))
    top = EN("pasvu-ground-on", piece=EN("piece-table-the"), height="0.8")
    labels = [c["name"] for c in await zoe.complete("pasvu ghost", "spot", "", ghost="S2", to="D4")]
    assert {f"{EN('spot-nw')}: {under}{EN('pasvu-or')}{top}", f"{EN('spot-se')}: {EN('pasvu-floor')}"} <= set(
        labels
    )
    assert await offered("height", ghost="S2", to="D4") == ["0.00", "0.80"]
    assert await offered("merge", ghost="S2", to="C5") == ["S1"]
    assert await offered("merge", ghost="S2", to="Z9") == []


async def test_the_panels_in_french(french_world: "World") -> None:
    zoe, _ = await seated(french_world, planning(7))
    await zoe.play()
    await zoe.press("pasvu-button-exact")
    await zoe.choose("G1 · ")
    await zoe.choose("A4 · ")
    assert says_in_french(zoe.panel, "pasvu-plan-stands", ghost="G1", cell="A4")
    assert says_in_french(zoe.panel, "pasvu-plan-steps", left=4)
    await zoe.commit()
    answer = await french_world.matthieu.slash("pasvu ghost", ghost="P1", to=FR("alt-pasvu-way-out"))
    assert answer and says_in_french(answer, "pasvu-not-in-yet")


async def test_a_panel_and_a_kept_plan_of_a_round_that_is_over_are_not_played_in_the_next(
    world: "World",
) -> None:
    await pasvu.open_hotel(world, world.zoe, world.matthieu)
    await pasvu.planning(world)
    table = await world.bot.tables.load(1)
    seat = table.seat_of(world.zoe.id)
    assert seat is not None
    await pasvu.click_step(world, world.zoe)
    panel = (await world.bot.tables.load(1)).row.version  # V19: she might still replace it
    await world.bot.store.write(drafts.keep, 1, seat, panel, "p")
    await pasvu.click_step(world, world.matthieu)
    later = viewer_of(await world.bot.tables.load(1), seat, words("en"))
    assert not await world.bot.moves.is_current(later, panel)
    assert await world.bot.moves.kept_draft(later) == ""


async def test_a_plan_made_by_clicks_is_kept_over_a_restart_and_shared_with_the_commands(
    world: "World",
) -> None:
    zoe, matthieu = await seated(world, planning(9, fusion="fusion"))
    await zoe.play()
    await zoe.choose("S1 → C5")
    await world.restart()
    await zoe.play()
    assert says(zoe.panel, "pasvu-plan-so-far", paths="S1 → C5 (2)")
    joined = await world.zoe.slash("pasvu ghost", ghost="S2", to="C5", merge="S1")
    assert joined and "S2 + S1" in joined.text
    assert not says(await matthieu.play(), "pasvu-plan-so-far")
    await zoe.choose("S3 → ")  # on the panel that was drawn before
    assert "S2 + S1" in zoe.panel.text
    await type_commit(world.zoe)
    plan = (await state_of(world)).plans[0]
    assert plan and [(path.ghost, path.merge) for path in plan] == [("S1", ""), ("S2", "S1")]
    assert await count_drafts(world) == 0


async def test_commit_on_a_panel_that_does_not_show_the_whole_plan_shows_it_first(world: "World") -> None:
    zoe, _ = await seated(world, planning(3))
    await zoe.play()
    await zoe.press("pasvu-button-exact")  # one in hand, but nobody is planned
    assert says(await refused(world, world.zoe.slash("pasvu commit")), "pasvu-nothing-planned")
    await zoe.choose("A4")
    await world.zoe.slash("pasvu ghost", ghost="L1", to="C5")
    await world.zoe.slash("pasvu ghost", ghost="S2", to="B6")
    await zoe.press("pasvu-button-commit")
    assert (await state_of(world)).plans[0] is None
    assert words("en")("panel-goes-on") in zoe.panel.text and "S2 → B6 (1)" in zoe.panel.text
    await zoe.press("pasvu-button-commit")
    assert len((await state_of(world)).plans[0] or ()) == 2


async def test_clicks_at_once_leave_one_plan_and_none_of_a_step_that_is_over(world: "World") -> None:
    zoe, _ = await seated(world, planning(7))
    await zoe.play()
    await zoe.choose("L1 → C5")
    panel, choice = zoe.panel, next(c for c in zoe.panel.choices if c.startswith("L1 → D6"))
    await world.at_once(
        world.zoe.press(panel, "pasvu-button-commit"),
        *[world.zoe.choose(panel, choice) for _ in range(5)],
    )
    plan = (await state_of(world)).plans[0]
    if plan is None:  # a choice came first: the plan as it then was is shown before it is committed
        await type_commit(world.zoe)
    assert await count_drafts(world) == 0
