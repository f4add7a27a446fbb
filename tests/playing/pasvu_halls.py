"""Halls of Pas vu pas pris in which a piece is to be moved or ghosts are planned, and who sits there."""

import random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from engine.pasvu.model import MovementCard, State
from tests.playing.saying import is_label
from tests.playing.tables import board, label, open_table, set_state
from tests.render.pasvu.halls import peopled, start, with_ghosts

if TYPE_CHECKING:
    from tests.conftest import Player, Seen, World


def furnishing(*pieces: str, **facts: Any) -> State:
    """The first hall, seat 0 to move one of these pieces."""
    cards = (MovementCard(6, pieces or ("armchair", "table")), None)  # type: ignore[arg-type]
    return replace(start(2), phase="furniture", turn=0, holder=0, cards=cards, waiting=(1,), **facts)


def planning(value: int = 7, **options: Any) -> State:
    """The first hall, both seats to plan with a card of this value."""
    card = MovementCard(value)
    return replace(
        start(2, **options), phase="plan", turn=0, holder=0, round=1, cards=(card, card), waiting=()
    )


def crowded(state: State, seed: int = 1) -> State:
    """The same hall with all ghosts in it, wherever there is room."""
    figures = {(f.seat, f.name): f for f in peopled(random.Random(seed), state.pieces)}
    for seat in range(len(state.ghosts)):
        places = {name: (f.cell, f.spot, f.z) for (owner, name), f in figures.items() if owner == seat}
        state = with_ghosts(state, seat, **places)
    return state


class Clicks:
    """Somebody at the panel, and how often they clicked: to open a list and to choose in it are two."""

    def __init__(self, world: "World", player: "Player") -> None:
        self.world, self.player, self.count = world, player, 0
        self.panel: Any = None

    async def play(self) -> "Seen":
        self.panel = await self.player.press(board(self.world), label(self.world, "button-play"))
        self.count += 1
        assert self.panel and self.panel.is_private
        return self.panel

    async def press(self, key: str) -> None:
        """The button of this key, or with this label."""
        await self.player.press(self.panel, key)
        self.count += 1

    async def choose(self, beginning: str) -> None:
        """The option whose label begins so."""
        await self.player.choose(
            self.panel, next(choice for choice in self.panel.choices if choice.startswith(beginning))
        )
        self.count += 2

    async def commit(self) -> None:
        """Commit, and again if that asks about steps that are left."""
        await self.press("pasvu-button-commit")
        if any(is_label(shown, "pasvu-button-commit-anyway") for shown in self.panel.buttons):
            await self.press("pasvu-button-commit-anyway")


async def seated(world: "World", state: State) -> tuple["Clicks", "Clicks"]:
    """Zoé and Matthieu at a table in this position."""
    await open_table(world, world.zoe, world.matthieu, game="pasvu")
    await set_state(world, state)  # type: ignore[arg-type]
    return Clicks(world, world.zoe), Clicks(world, world.matthieu)


async def count_drafts(world: "World") -> int:
    """How many drafts are kept."""
    return await world.bot.store._connection.read(
        lambda db: db.execute("SELECT count(*) FROM drafts").fetchone()[0]
    )
