"""Both panels of a round, whatever draft they are given and whatever is clicked."""

import random

import pytest

from cogs.games.pasvu.furniture_draft import HISTORY, begun
from cogs.games.pasvu.furniture_panel import FurniturePanel
from cogs.games.pasvu.panel import PasvuPanel
from cogs.games.pasvu.plan_panel import PlanPanel
from cogs.tables.viewer import Viewer
from cogs.ui.controls import CUSTOM_ID_LIMIT, OPTIONS_LIMIT, parse_press
from cogs.ui.pages import Page
from engine.core import Dice, RuleError
from engine.pasvu.model import Options, View
from tests.playing.pasvu_halls import furnishing, planning
from tests.playing.pasvu_panels import GAME, after, asking, confirmed, controls, options
from tests.playing.saying import says

PANEL, FURNITURE, PLAN = PasvuPanel(), FurniturePanel(), PlanPanel()


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
        *("f40q2i1700Q" + "W" * 70, "p", "p9", "p0........", "pA" + "AH0" * 20, "p-AL_", "pAL__"),
        *("pA4zz5", "p٣", "💣", "pALu.💣", "pALuALu.L1", "p" + "ALu" * 9, "pDLuEdLu.M1", "pDLu.M1"),
        *("farmchair-1_3-4_5-225-standing-", "farmchair-1_3-4_5-225-standing-.💣", "fdesk-3-3-0-standing-.A"),
        *("farmchair-1e5-4_5-225-standing-.A", "farmchair-1_3-4_5-225-head-.A.F", "farmchair-1_3-4_5-225"),
        "farmchair-1_3-4_5-225-standing-." + "W" * 40,
    ],
)
def test_a_draft_that_we_did_not_write_is_refused_or_harmless(draft: str) -> None:
    for panel, state in ((FURNITURE, furnishing()), (PLAN, planning())):
        viewer = asking(state)
        assert panel.page(viewer, draft).drawing.draw()
        fields = ("piece", "lie", "A", "ghost", "end0", "place", "💣")
        after = {panel.chosen(viewer, field, draft, value) for field in fields for value in (("💣",), ())}
        for other in after - {draft}:
            panel.page(viewer, other)
        try:
            for action in panel.actions(viewer, draft):
                GAME.check(state, 0, action)
        except RuleError:
            continue


def test_every_custom_id_fits_at_the_longest() -> None:
    viewer = asking(furnishing())
    moving = begun(viewer.view.pieces[4])
    for _ in range(2 * HISTORY):
        moving = moving.then("u")
    pages = [FURNITURE.page(viewer, draft) for draft in ("", moving.draft)]
    # Seven ghosts with a path, and all ten steps of the highest card.
    viewer = asking(planning(10))
    lines = ("A6 A5", "B6 B5", "C6 C5", "D6", "E6", "F6", "A6")
    names = ("S1", "S2", "S3", "M1", "M2", "L1", "S4")
    page = PLAN.page(viewer, "")
    for name, line in zip(names, lines, strict=True):
        page = after(viewer, PLAN, page, next(x for x in options(page) if x.startswith(name)))
        end = line.split()[-1]
        page = after(viewer, PLAN, page, next(x for x in options(page) if x.startswith(f"{end} · ")))
        pages.append(page)
    assert len(confirmed(viewer, PLAN, page).paths) == 7
    assert says(page, "pasvu-plan-steps", left=0)
    ids = [[item.custom_id for item in controls(page)] for page in pages]
    assert all(len(custom_id) <= CUSTOM_ID_LIMIT for page in ids for custom_id in page)
    assert all(len(set(page)) == len(page) for page in ids)
    assert all(len(page.rows) <= 5 for page in pages)


def click(viewer: Viewer[View], page: Page, chance: random.Random) -> str:
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
    return PANEL.chosen(viewer, press.field, press.draft, (chance.choice(item.options).value,))


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 30))])
def test_whatever_is_clicked_what_can_be_confirmed_is_legal(seed: int) -> None:
    chance, dice, seats = random.Random(seed), Dice(bytes([seed])), 2 + seed % 3
    state = GAME.setup(seats, Options(fusion="fusion", midnight="midnight"), dice).state
    while to_act := GAME.to_act(state):
        seat = chance.choice(sorted(to_act))
        viewer = asking(state, seat=seat)
        action = GAME.suggest(viewer.view, seat, dice, "easy")
        if state.phase in ("furniture", "plan"):
            draft = ""
            for _ in range(chance.randrange(1, 9)):
                draft = click(viewer, PANEL.page(viewer, draft), chance)
            last = controls(PANEL.page(viewer, draft))[-1]
            if not last.disabled:
                press = parse_press(last.custom_id)
                assert press
                (action,) = PANEL.actions(viewer, press.draft)
        state = GAME.apply(state, seat, action, dice).state
