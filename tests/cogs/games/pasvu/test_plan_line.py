"""A whole plan in one line: written in the player's language, read in every language."""

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from cogs.games.pasvu.plan_draft import Plan
from cogs.games.pasvu.plan_line import line_of, plan_in
from db.queries import drafts
from engine.core import Dice, RuleError
from engine.pasvu.model import Path
from render.pasvu.samples import played
from tests.playing.pasvu import type_commit
from tests.playing.pasvu_halls import planning, seated
from tests.playing.pasvu_panels import GAME, asking
from tests.playing.saying import EN, FR, says, says_in_french
from tests.playing.tables import refused, state_of
from tests.render.pasvu.halls import with_ghosts

if TYPE_CHECKING:
    from tests.conftest import World

LEAVING = replace(with_ghosts(planning(9), 0, S2=("B2", "c", 0.0)), round=2)


@pytest.mark.parametrize("fusion", ["whole", "fusion"])
def test_a_line_reads_back_as_the_plan_it_was_written_from(fusion: Any) -> None:
    count = 0
    for shown in range(2, 16, 4):
        state = played(3, shown, fusion=fusion, phase="plan")
        for seat in range(3) if state.phase == "plan" else ():
            readers = [asking(state, language, seat) for language in ("en", "fr")]
            plan: Any = GAME.suggest(readers[0].view, seat, Dice(b"x"), "easy")
            for line in [line_of(Plan(viewer, plan.paths)) for viewer in readers]:
                assert all(plan_in(line, viewer).paths == plan.paths for viewer in readers)
            count += len(plan.paths)
    assert count > 5


@pytest.mark.parametrize(
    ("line", "ends"),
    [
        ("M1 B5; S2 out; S1 C4", [("M1", "B5"), ("S2", "out"), ("S1", "C4")]),
        ("“m1 b5 ; p2 DEHORS ; p1 → c4”", [("M1", "B5"), ("S2", "out"), ("S1", "C4")]),
        ("G1 A6 A5 A4", [("L1", "A4")]),
        ("L1: A4, north-west\nP2 sort", [("L1", "A4"), ("S2", "out")]),
    ],
)
def test_ghosts_and_ways_are_understood_in_both_languages(line: str, ends: list[tuple[str, str]]) -> None:
    plan = plan_in(line, asking(LEAVING, "fr"))
    assert [(path.ghost, path.cells[-1]) for path in plan.paths] == ends


@pytest.mark.parametrize(
    ("line", "level", "spot"),
    [
        ("S1 D4 on the table", 0.8, None),
        ("P1 D4 sur la table", 0.8, None),
        ("P1 D4 sous la table", 0.0, None),
        ("S1 D4 under", 0.0, None),
        ("P1 D4 milieu ↑0,8", 0.8, "c"),
        ("S1 D4 0.8 nw", 0.8, "nw"),
        ("P1 D4 no", 0.0, "nw"),
    ],
)
def test_v17_where_a_ghost_stands_is_understood_in_both_languages(line: str, level: float, spot: Any) -> None:
    (path,) = plan_in(line, asking(LEAVING)).paths
    assert path.level == level and spot in (None, path.spot)


def test_v25_a_merge_in_a_line() -> None:
    viewer = asking(with_ghosts(planning(7, fusion="fusion"), 0, S1=("C5", "c", 0.0)))
    for line in ("S2 C5 +S1; S1 A6", "P2 C5 fusion avec P1; P1 A6", "S2 C5 merge with S1; S1 A6"):
        plan = plan_in(line, viewer)
        assert [(path.ghost, path.merge) for path in plan.paths] == [("S2", "S1"), ("S1", "")]


@pytest.mark.parametrize(
    ("line", "key", "facts"),
    [
        ("X1 B5", "pasvu-no-such-ghost", {"ghost": "X1"}),
        ("M1 B5 quickly", "pasvu-line-word", {"word": "quickly"}),
        ("M1", "pasvu-goal-missing", {"ghost": "M1"}),
        ("M1 out", "pasvu-not-in-yet", {}),
        ("S2 out under", "pasvu-out-alone", {}),
        ("M1 B5; M1 B6", "pasvu-ghost-twice", {"ghost": "M1"}),
        ("M1 A5 on", "pasvu-no-such-stand", {"cell": "A5"}),
        ("M1 A1; L1 A2", "pasvu-too-many-steps", {"steps": 11, "value": 9}),
        ("M1 A6 B5", "pasvu-not-beside", {"cell": "B5", "start": "A6"}),
        ("M1 B5 ↑9", "pasvu-no-such-stand", {"cell": "B5"}),
    ],
)
def test_a_line_that_cannot_be_says_which_part_and_why(line: str, key: str, facts: dict[str, Any]) -> None:
    with pytest.raises(RuleError) as error:
        plan_in(line, asking(LEAVING))
    assert error.value.code == "pasvu-line-part"
    assert str(error.value.facts["why"]) == EN(key, **facts)


@pytest.mark.parametrize("line", [" ", ";", '""', "«»", "; ;"])
async def test_a_line_without_a_ghost_wipes_no_plan(world: Any, line: str) -> None:
    zoe, _ = await seated(world, planning(9))
    await zoe.play()
    await zoe.choose("L1 → B4")
    before = (await world.bot.store.read(drafts.load_panel, 1, world.zoe.id)).draft
    assert says(await world.zoe.slash("pasvu commit", plan=line), "pasvu-line-empty")
    assert before and (await world.bot.store.read(drafts.load_panel, 1, world.zoe.id)).draft == before


async def test_a_line_is_shown_copied_and_committed_as_a_command(french_world: "World") -> None:
    zoe, _ = await seated(french_world, planning(7))
    await zoe.play()
    await zoe.choose("G1 → A4")
    line = zoe.panel.text.split("plan:")[1].split("`")[0]
    assert says_in_french(zoe.panel, "pasvu-plan-line", line=line)
    await zoe.press("pasvu-button-clear")
    await type_commit(french_world.zoe, plan=line)
    plan = (await state_of(french_world)).plans[0]
    assert plan and replace(plan[0], spot="c") == Path("L1", ("A6", "A5", "A4"))
    wrong = await refused(french_world, french_world.matthieu.slash("pasvu commit", plan="P1 Z9"))
    assert says_in_french(wrong, "pasvu-line-part", part="P1 Z9", why=FR("pasvu-line-word", word="Z9"))
    assert says_in_french(
        await refused(french_world, french_world.matthieu.slash("pasvu commit")), "pasvu-nothing-planned"
    )


async def test_a_line_in_another_step_is_refused(world: "World") -> None:
    await seated(world, replace(planning(7), phase="side", turn=0, keyhole="W2"))
    answer = await refused(world, world.zoe.slash("pasvu commit", plan="S1 A5"))
    assert says(answer, "pasvu-now-side")
