"""How often the store is asked when a tournament goes on to its next round."""

from collections import Counter
from typing import Any

import pytest

from db import Store
from tests.conftest import World
from tests.playing.tournaments import close_tables, games_of, started


def count_calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the calls of every store from now on, by the names of their queries."""
    calls: Counter[str] = Counter()

    def counting(call: Any) -> Any:
        async def counted(store: Store, query: Any, *args: Any, **facts: Any) -> Any:
            calls[f"{query.__module__.rsplit('.')[-1]}.{query.__name__}"] += 1
            return await call(store, query, *args, **facts)

        return counted

    for name in ("read", "write"):
        monkeypatch.setattr(Store, name, counting(getattr(Store, name)))
    return calls


async def change_round(world: World, monkeypatch: pytest.MonkeyPatch, players: int) -> Counter[str]:
    """Let the organiser decide the last table of a round, each of two players."""
    await started(world, players, **{"table-size": 2})
    *others, last = await games_of(world)
    await close_tables(world, world.zoe, others)
    with monkeypatch.context() as counting:
        calls = count_calls(counting)
        await close_tables(world, world.zoe, [last])
    return calls


async def test_a_change_of_round(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = await change_round(world, monkeypatch, 4)
    for_tournament = {name: count for name, count in calls.items() if name.startswith("tournaments.")}
    assert for_tournament == {
        "tournaments.load_whole": 5,  # by this test, to find it, to decide, to go on, as the game has ended
        "tournaments.change": 2,  # the result, the round
        "tournaments.seasons_after": 1,
        "tournaments.waiting": 1,
        "tournaments.waiting_games": 2,
        "tournaments.log": 1,
        "tournaments.mark_told": 5,  # result, round over, round, two tables
        "tournaments.agenda": 1,
    }
    assert calls.total() <= 45


async def test_a_change_of_round_with_four_tables(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = await change_round(world, monkeypatch, 8)
    assert calls.total() <= 59
