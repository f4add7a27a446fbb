"""The workers: people take turns, and nobody has all of them."""

import asyncio
from collections.abc import AsyncIterator
from threading import Event

import pytest

from cogs.runtime.workers import APART, MOST_OF_ONE, PERSON, Workers
from engine.core import RuleError


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers()
    yield workers
    workers.close()


async def ask(workers: Workers, person: int, gate: Event) -> bool:
    PERSON.set(person)
    return await workers.run(lambda: gate.wait(20))


async def test_many_jobs_of_one_person_do_not_keep_another_waiting(workers: Workers) -> None:
    gate, opened = Event(), Event()
    opened.set()
    hostile = [asyncio.create_task(ask(workers, 666, gate)) for _ in range(MOST_OF_ONE)]
    await asyncio.sleep(0)
    for ordinary in range(10):  # none of the twelve is done meanwhile
        assert await asyncio.create_task(ask(workers, ordinary, opened))
    assert not any(task.done() for task in hostile)
    gate.set()
    assert all(await asyncio.gather(*hostile))
    assert not workers._turns and not workers._waiting


async def test_who_asks_for_too_much_at_once_is_refused_and_can_ask_again(workers: Workers) -> None:
    gate = Event()
    tasks = [asyncio.create_task(ask(workers, 666, gate)) for _ in range(40)]
    await asyncio.sleep(0)
    gate.set()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    refused = [one for one in outcomes if isinstance(one, RuleError)]
    assert len(refused) == 40 - MOST_OF_ONE and {one.code for one in refused} == {"too-much-at-once"}
    assert await asyncio.create_task(ask(workers, 666, gate))


async def test_between_jobs_that_are_nobodys_there_is_rest_where_people_click(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, rests = Event(), list[float]()
    opened.set()

    async def ask_apart() -> None:
        APART.set(True)
        await workers.run(lambda: sum(range(200_000)))

    monkeypatch.setattr("cogs.runtime.workers.sleep", rests.append)
    await asyncio.create_task(ask_apart())
    assert not rests
    await asyncio.create_task(ask(workers, 1, opened))
    for _ in range(2):
        assert not rests
        await asyncio.create_task(ask_apart())
    assert rests  # before the second one
