"""Who thinks for a stand-in: an expert in its lane, and where the lane does not answer, a worker."""

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cogs.runtime.workers import Workers
from cogs.tables.minds import Minds
from cogs.tables.table import Table, think, whims
from engine import GAMES
from engine.core import Dice, dump
from engine.core.search import search
from engine.junior.model import PushTile
from engine.thinking import Answer, answered
from tests.engine.core.test_search import positions


class FakeLane:
    def __init__(self, answer: Any) -> None:
        self.answer, self.asked = answer, 0

    async def ask(self, question: bytes) -> bytes | None:
        self.asked += 1
        return self.answer(question)


def table(level: str) -> Table:
    state = positions(GAMES["junior"])[0]
    seats = [SimpleNamespace(level=level), SimpleNamespace(level=level)]
    row: Any = SimpleNamespace(id=1, seats=seats, seed=b"seed", version=3, status="playing", result=None)
    return Table(row, GAMES["junior"], state)


def seat_of(seen: Table) -> int:
    return min(seen.game.to_act(seen.state))


async def chosen_by(level: str, lane: Any) -> Any:
    workers, seen = Workers(), table(level)
    try:
        return await Minds(workers, lane).choose(seen, seat_of(seen))
    finally:
        workers.close()


async def test_an_expert_searches_in_its_lane() -> None:
    seen, lane = table("expert"), FakeLane(answered)
    imagined = seen.game.redeal(seen.state, seat_of(seen), Dice(b"any"))
    assert await chosen_by("expert", lane) == search(seen.game, imagined, seat_of(seen), whims(seen)).action


async def test_others_do_not_ask_the_lane() -> None:
    lane = FakeLane(answered)
    assert await chosen_by("easy", lane) == think(table("easy"), seat_of(table("easy")))
    assert lane.asked == 0


ILLEGAL = msgspec.json.encode(Answer(msgspec.Raw(dump([PushTile("Z9", "N")]).encode())))


@pytest.mark.parametrize("answer", [None, b"nonsense\n", b'{"actions":[]}\n', ILLEGAL])
async def test_an_expert_without_a_good_answer_plays_as_the_usual_stand_in(answer: bytes | None) -> None:
    lane = FakeLane(lambda question: answer)
    assert await chosen_by("expert", lane) == think(table("normal"), seat_of(table("normal")))
    assert lane.asked == 1
