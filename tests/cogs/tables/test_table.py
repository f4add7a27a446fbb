"""A stand-in's choice, for bots and for absent people."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.clock.missed_turns import turn_for_absent
from cogs.runtime.workers import Workers
from cogs.tables.minds import Minds
from cogs.tables.table import Table
from engine import GAMES
from tests.engine.core.test_search import positions


class NoLane:
    async def ask(self, question: bytes) -> bytes:
        raise AssertionError("an expert was asked")


def absent(key: str, *others: str | None) -> tuple[Table, int]:
    """A table where the person on turn is absent, beside bots of these levels; and their seat."""
    state = positions(GAMES[key], 1 + len(others))[0]
    seat = min(GAMES[key].to_act(state))
    levels = [*others[:seat], None, *others[seat:]]
    seats = [SimpleNamespace(level=level) for level in levels]
    row: Any = SimpleNamespace(
        id=1, seats=seats, seed=b"seed", drawn=0, version=3, status="playing", result=None
    )
    return Table(row, GAMES[key], state), seat


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The levels at which stand-ins are asked to play."""
    found = list[str]()

    def noting(real: Any) -> Any:
        def suggest(*facts: Any) -> Any:
            found.append(facts[-1])
            return real(*facts)

        return suggest

    for kind in map(type, GAMES.values()):
        monkeypatch.setattr(kind, "suggest", noting(kind.suggest))
    return found


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.parametrize("others", [("easy",), ("expert",), ("expert", "expert", "easy")])
async def test_for_an_absent_person_the_usual_stand_in_plays_whoever_else_sits_there(
    key: str, others: tuple[str, ...], heard: list[str]
) -> None:
    table, seat = absent(key, *others)
    heard.clear()
    workers = Workers()
    try:
        chosen = await Minds(workers, NoLane()).choose(table, seat)  # type: ignore[arg-type]
    finally:
        workers.close()
    table.game.check(table.state, seat, chosen)
    assert heard and {*heard} == {table.game.usual_level}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_missed_turn_is_played_by_the_usual_stand_in(key: str, heard: list[str]) -> None:
    table, seat = absent(key, "expert")
    heard.clear()
    turn_for_absent(table, seat, still=False)
    assert heard and {*heard} == {table.game.usual_level}
