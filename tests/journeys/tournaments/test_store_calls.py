"""How often the store is asked when a tournament goes on to its next round."""

from collections import Counter
from typing import Any

import pytest

from db import Store
from db.queries import tournaments
from tests.conftest import World
from tests.playing.tournaments import close_tables, games_of, started, tournament


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
    (table,) = [one for one in (await tournament(world)).open_pairings if one.game_id == last]
    with monkeypatch.context() as counting:
        calls = count_calls(counting)
        facts = {"round": 1, "table": table.number + 1, "places": "1 2"}
        await world.zoe.slash("tournament result", tournament=1, **facts)
        await world.env.settle()
    assert (await tournament(world)).round == 2
    assert not await world.bot.store.read(tournaments.announcements, 1)
    return calls


async def test_what_a_change_of_round_asks_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await change_round(world, monkeypatch, 4) == {
        "settings.get": 1,  # the organiser's language
        "tournaments.load_whole": 2,  # to find it, and to decide
        "games.load": 1,  # the table that is decided
        "moves.of_game": 1,  # do its players count for ratings?
        "dispatch.commit": 1,
        "tournaments.change": 2,  # the result, the round
        "settings.of_users": 1,  # the time of those who begin
        "dispatch.load_tournament": 1,
        "outbox.mark_sent": 3,  # the board of the table that ended, those of the new tables
        "dispatch.open_place": 2,
        "dispatch.mark_told": 1,
    }


@pytest.mark.parametrize("tables", [2, 4])
async def test_a_change_of_round_asks_the_store_at_most_eight_times_a_table(
    world: World, monkeypatch: pytest.MonkeyPatch, tables: int
) -> None:
    calls = await change_round(world, monkeypatch, 2 * tables)
    assert calls.total() <= 8 * tables, calls
