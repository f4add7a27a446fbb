"""A whole game with fusion and midnight in French, by hand: no hint, and every step within its clicks."""

import re
from typing import Any

import pytest

from engine.pasvu.model import GHOSTS
from locales import plain
from render.pasvu.scene import ghost_name
from tests.playing.pasvu import open_hotel, state_of
from tests.playing.pasvu_halls import Clicks
from tests.playing.saying import FR, is_label, says_in_french
from tests.playing.tables import board

CLICKS = {"furniture": 6, "plan": 9, "side": 3, "midnight": 4}  # by step, from Play to its end
NAMES = [ghost_name(FR, name) for name in GHOSTS]
STEPS = 60  # more than the game takes


@pytest.fixture(autouse=True)
def fixed_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the same dice."""
    monkeypatch.setattr("cogs.tables.lifecycle.game_seed", lambda *_: b"hotel")


class ByHand(Clicks):
    """Somebody who reads the panel and takes what it offers first; `said` is all that was read."""

    def __init__(self, world: Any, player: Any) -> None:
        super().__init__(world, player)
        self.said: list[str] = []

    def read(self) -> None:
        self.said.append(self.panel.text)

    async def step(self, phase: str) -> int:
        """One step by the panel; the clicks that it took."""
        self.count = 0
        await self.play()
        self.read()
        await {"furniture": self.furnish, "plan": self.plan}.get(phase, self.pick)()
        self.read()
        return self.count

    async def furnish(self) -> None:
        """The first piece into the middle of the hall, and there wherever it fits."""
        await self.press(self.panel.buttons[0])
        await self.choose("D4" if "(D4)" not in self.panel.text else "C3")
        self.read()
        if FR("pasvu-button-fit") in self.panel.buttons:
            await self.press("pasvu-button-fit")
        await self.press("button-confirm")

    async def plan(self) -> None:
        """Three ghosts, one after another: out or merging where that is offered, else with their share."""
        for left in (3, 2, 1):
            if goal := self.goal(left):
                await self.choose(goal)
                self.read()
        await self.commit()

    def goal(self, ghosts: int) -> str:
        """Where the next ghost without a path goes; so many ghosts share the steps."""
        offered = [plain(choice) for choice in self.panel.choices]
        sent = [ghost for ghost in NAMES if FR("pasvu-plan-stay", ghost=ghost) in self.panel.choices]
        goals = [text for text in offered if " → " in text and text.split(" ")[0] not in sent]
        own = [text for text in goals if text.split(" ")[0] == goals[0].split(" ")[0] and " pas" in text]
        share = -(-self.steps() // ghosts)
        wanted = [t for t in own if FR("alt-pasvu-way-out") in t or "fusion" in t]
        wanted += [text for text in own if int(re.findall(r"(\d+) pas", text)[0]) <= share]
        found = next(iter([*wanted, *own]), "")
        return next((choice for choice in self.panel.choices if plain(choice) == found), "")

    def steps(self) -> int:
        """The steps that the panel says are left."""
        return int(re.findall(r"pas restants : \*\*(\d+)", plain(self.panel.text))[0])

    async def pick(self) -> None:
        """A side, or the first choice that a midnight card allows."""
        if self.panel.choices:
            await self.choose(self.panel.choices[0])
        else:
            await self.press(self.panel.buttons[0])
        self.read()
        if any(is_label(shown, "button-confirm") for shown in self.panel.buttons):
            await self.press("button-confirm")


async def test_a_game_in_french_by_hand_stays_within_its_clicks(french_world: Any) -> None:
    world, counted = french_world, list[tuple[str, int]]()
    await open_hotel(world, world.zoe, bots=1, fusion="fusion", midnight="midnight")
    zoe = ByHand(world, world.zoe)
    for _ in range(STEPS):
        phase = (await state_of(world)).phase
        if phase == "over":
            break
        counted.append((phase, await zoe.step(phase)))
    assert says_in_french(board(world), "result-title")
    assert {phase for phase, _ in counted} >= {"furniture", "plan", "side"}
    # A plan that cannot use all steps takes one click more: it asks.
    most = {phase: max(count for step, count in counted if step == phase) for phase, _ in counted}
    assert {phase: count for phase, count in most.items() if count > CLICKS[phase]} == {}
