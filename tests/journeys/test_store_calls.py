"""How often a move asks the store: the row is loaded once, and the move returns what the board needs."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from cogs.ui.controls import parse_press
from db import Store
from db.queries import dispatch, drafts, games
from engine import GAMES
from tests.playing.tables import on_turn, open_panel, open_table, ready_panel

# The queries that load one game's row.
LOADS = {games.load, drafts.load_panel, dispatch.load}
# Each game's first command of a turn, by somebody who is on turn.
COMMANDS: dict[str, tuple[str, dict[str, Any]]] = {
    "junior": ("junior push", {"slot": "N1"}),
    "secret": ("secret turn", {"part": "b"}),
    "poudlard": ("poudlard roll", {}),
    "pasvu": ("pasvu furniture", {"piece": "none"}),
}


class Call(NamedTuple):
    """One call of the store."""

    kind: str
    query: Any

    def __repr__(self) -> str:
        return f"{self.kind} {self.query.__module__.removeprefix('db.queries.')}.{self.query.__name__}"


class Calls(list[Call]):
    """All calls of the store, in order."""

    def __repr__(self) -> str:
        return f"{len(self)} calls, {self.loads} loads, {self.writes} writes: {super().__repr__()}"

    @property
    def loads(self) -> int:
        return sum(call.query in LOADS for call in self)

    @property
    def writes(self) -> int:
        return sum(call.kind == "write" for call in self)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Counts the calls of all stores while the block runs."""

    @contextmanager
    def count() -> Iterator[Calls]:
        calls = Calls()
        with monkeypatch.context() as patch:
            for kind in ("read", "write"):
                patch.setattr(Store, kind, counted(kind, getattr(Store, kind), calls))
            yield calls

    return count


def counted(kind: str, run: Any, calls: Calls) -> Any:
    async def call(store: Store, query: Any, *args: Any, **facts: Any) -> Any:
        calls.append(Call(kind, query))
        return await run(store, query, *args, **facts)

    return call


def control(panel: Any, *verbs: str) -> dict[str, Any]:
    """The first control of a panel that sends one of these verbs."""
    controls = [part for part in panel.parts if part.get("custom_id") and not part.get("disabled")]
    found = [(part, parse_press(part["custom_id"])) for part in controls]
    return next(part for part, press in found if press and press.verb in verbs)


@pytest.mark.parametrize("key", GAMES)
async def test_a_move_confirmed_by_a_click(world: Any, counting: Any, key: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=key)
    player = on_turn(world)
    panel = await ready_panel(world, player)
    confirm = control(panel, "confirm")["custom_id"]
    with counting() as calls:
        await player.forge(panel, confirm)
    assert calls.loads == 1 and calls.writes <= 2 and len(calls) <= 8, calls


@pytest.mark.parametrize("number", [{}, {"number": 1}])
@pytest.mark.parametrize("key", GAMES)
async def test_a_move_made_by_a_command(world: Any, counting: Any, key: str, number: dict[str, int]) -> None:
    await open_table(world, world.zoe, world.matthieu, game=key)
    player, (command, options) = on_turn(world), COMMANDS[key]
    with counting() as calls:
        await player.slash(command, **options, **number)
    assert [call for call in calls if call.query.__name__ == "commit"], calls
    assert calls.loads == 1 and calls.writes <= 2 and len(calls) <= 8, calls


async def test_a_command_that_ends_a_turn(world: Any, counting: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    player, count = on_turn(world), len(world.public())
    await player.slash("junior push", slot="N1")
    for number in ({"number": 1}, {}):
        with counting() as calls:
            await player.slash("junior stay", **number)
        assert calls.loads == 1 and calls.writes <= 2 and len(calls) <= 8, calls
        player, count = on_turn(world), count + 1
        assert len(world.public()) == count
        await player.slash("junior push", slot="N1" if not number else "S3")


@pytest.mark.parametrize("key", GAMES)
async def test_a_click_in_a_panel(world: Any, counting: Any, key: str) -> None:
    await open_table(world, world.zoe, world.matthieu, game=key)
    player = on_turn(world)
    panel = await open_panel(world, player)
    part = control(panel, "page", "choose")
    with counting() as calls:
        await player.forge(panel, part["custom_id"], *[o["value"] for o in part.get("options", [])[:1]])
    assert calls.loads == 1 and calls.writes == 0 and len(calls) <= 2, calls
