"""After the start: drawing ahead leaves workers to those who wait; what lives for ever is not searched."""

import asyncio
import gc
from collections.abc import Iterator
from time import sleep
from types import SimpleNamespace
from weakref import ref

import pytest

from cogs.runtime import settling
from cogs.runtime.workers import Workers


async def test_all_steps_are_taken_in_several_turns_of_a_worker() -> None:
    taken, turns, workers = list[int](), list[int](), Workers()
    run = workers.run

    async def counted(work):
        turns.append(len(taken))
        return await run(work)

    def steps() -> Iterator[None]:
        for number in range(6):
            sleep(settling.SLICE / 2)
            taken.append(number)
            yield

    workers.run = counted
    await settling.warm(workers, steps())
    workers.close()
    assert taken == list(range(6))
    assert len(turns) > 1


@pytest.fixture
def collector() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Knot:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.own = self


def rested_with(tidying: settling.Tidying, looks: int) -> None:
    """Lets the collector look so often, then rests."""
    for _ in range(looks):
        gc.collect(1)
    tidying.rest()


def test_what_is_there_at_the_start_is_not_searched_for_garbage(collector: None) -> None:
    settling.settle()
    assert gc.get_freeze_count() > 0
    assert len(gc.get_objects()) < gc.get_freeze_count()


def test_what_was_left_is_looked_through_when_nobody_waits(collector: None) -> None:
    settling.settle()
    knot = ref(Knot())
    rested_with(settling.Tidying(), settling.RESTED)
    assert knot() is None


def test_a_rest_soon_after_another_costs_nothing(collector: None) -> None:
    settling.settle()
    gc.disable()
    knot = ref(Knot())
    settling.Tidying().rest()
    gc.enable()
    assert knot() is not None


def test_what_stays_is_hidden_while_the_bot_settles_and_no_longer(collector: None) -> None:
    settling.settle()
    tidying, stays = settling.Tidying(), [[number] for number in range(500)]
    for _ in range(settling.SETTLING):
        rested_with(tidying, settling.RESTED)
    assert not any(one is stays for one in gc.get_objects())
    later = [[number] for number in range(500)]
    rested_with(tidying, settling.RESTED)
    assert any(one is later for one in gc.get_objects())


async def test_nobody_waits_once_the_last_answer_has_ended() -> None:
    rests, gates = list[int](), [asyncio.Event(), asyncio.Event()]
    answering = settling.Answering(SimpleNamespace(rest=lambda: rests.append(1)))
    tasks = [asyncio.create_task(gate.wait()) for gate in gates]
    for task in tasks:
        answering.add(task)
    for gate, expected in zip(gates, (0, 1), strict=True):
        gate.set()
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(rests) == expected
