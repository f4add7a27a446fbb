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


@pytest.fixture
def tidying(collector: None) -> Iterator[settling.Tidying]:
    """Watches the collector as the real bot does."""
    settling.settle()
    found = settling.Tidying()
    found.watch()
    yield found
    gc.callbacks.pop()


def test_what_some_searches_have_left_is_hidden_also_where_nobody_rests(
    tidying: settling.Tidying,
) -> None:
    stays = [[number] for number in range(500)]
    for _ in range(settling.SEARCHES):
        assert any(one is stays for one in gc.get_objects())
        gc.collect()
    assert not any(one is stays for one in gc.get_objects())


def test_what_was_hidden_and_is_garbage_goes_in_a_long_rest(tidying: settling.Tidying) -> None:
    held = Knot()
    knot = ref(held)
    for _ in range(settling.HIDINGS):
        assert not tidying.needs_rest
        rested_with(tidying, settling.RESTED)
    del held
    gc.collect()
    assert tidying.needs_rest
    assert knot() is not None
    tidying.rest_long()
    assert knot() is None
    assert not tidying.needs_rest


def quiet(rests: list[str], *, needs_rest: bool = False) -> SimpleNamespace:
    """A tidying that notes when it is told to rest."""
    return SimpleNamespace(
        rest=lambda: rests.append("rest"),
        rest_long=lambda: rests.append("long rest"),
        needs_rest=needs_rest,
    )


async def ended(*gates: asyncio.Event) -> None:
    """Lets what waits for these end."""
    for gate in gates:
        gate.set()
    for _ in range(5):
        await asyncio.sleep(0)


async def test_nobody_waits_once_the_last_answer_has_ended() -> None:
    rests, gates = list[str](), [asyncio.Event(), asyncio.Event()]
    answering = settling.Answering(quiet(rests))
    tasks = [asyncio.create_task(gate.wait()) for gate in gates]
    for task in tasks:
        answering.add(task)
    for gate, expected in zip(gates, ([], ["rest"]), strict=True):
        await ended(gate)
        assert rests == expected


async def test_a_long_rest_comes_when_nobody_has_come_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settling, "LONG_REST", 0)
    rests, gate = list[str](), asyncio.Event()
    answering = settling.Answering(quiet(rests, needs_rest=True))
    answering.add(asyncio.create_task(gate.wait()))
    await ended(gate)
    assert rests == ["rest", "long rest"]


async def test_a_long_rest_is_put_off_when_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    rests, first, second = list[str](), asyncio.Event(), asyncio.Event()
    answering = settling.Answering(quiet(rests, needs_rest=True))
    answering.add(asyncio.create_task(first.wait()))
    await ended(first)
    timer = answering._rest
    answering.add(task := asyncio.create_task(second.wait()))
    assert timer is not None and timer.cancelled()
    second.set()
    await task
