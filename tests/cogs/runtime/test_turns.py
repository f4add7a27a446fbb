"""People take turns, whoever has asked for more, and each has a few things in hand at most."""

import asyncio

import pytest

from cogs.runtime.turns import Hands, Shares, Turns
from cogs.runtime.workers import PERSON
from engine.core import RuleError


def as_person(person: int | None) -> None:
    PERSON.set(person)


async def took(turns: Turns, person: int | None, done: list[int | None]) -> None:
    as_person(person)
    async with turns.turn():
        await asyncio.sleep(0)
        done.append(person)


async def order(turns: Turns, *people: int | None) -> list[int | None]:
    done: list[int | None] = []
    tasks = [asyncio.create_task(took(turns, person, done)) for person in people]
    await asyncio.gather(*tasks)
    return done


async def test_whoever_asks_for_much_waits_behind_those_who_ask_for_little() -> None:
    assert await order(Turns(), 6, 6, 6, 6, 1, 2) == [6, 6, 1, 2, 6, 6]


async def test_what_is_no_persons_comes_first() -> None:
    assert await order(Turns(), 6, 6, 1, None, None) == [6, None, None, 6, 1]


async def test_whoever_gives_up_loses_nobody_elses_turn() -> None:
    turns, done = Turns(), list[int | None]()
    tasks = [asyncio.create_task(took(turns, person, done)) for person in (1, 2, 3, 4)]
    await asyncio.sleep(0)  # the first has it, the others wait
    tasks[1].cancel()
    await asyncio.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert done == [1, 4] and await order(turns, 5) == [5]


async def test_a_turn_is_never_taken_twice() -> None:
    turns, inside = Turns(), list[int]()

    async def enter(person: int) -> None:
        as_person(person)
        async with turns.turn():
            inside.append(person)
            assert len(inside) == 1
            await asyncio.sleep(0)
            inside.remove(person)

    await asyncio.gather(*(asyncio.create_task(enter(n % 5)) for n in range(60)))


async def test_each_persons_things_are_done_a_few_at_once() -> None:
    hands, most, now = Hands(2), dict[int, int](), dict[int, int]()

    async def do(person: int) -> None:
        async with hands.of(person):
            now[person] = now.get(person, 0) + 1
            most[person] = max(most.get(person, 0), now[person])
            await asyncio.sleep(0)
            now[person] -= 1

    await asyncio.gather(*(do(person) for person in (6, 6, 6, 6, 6, 1)))
    assert most == {6: 2, 1: 1} and not hands._free


def test_each_person_has_so_much_in_hand() -> None:
    shares = Shares(1)
    with shares.one_of(6):
        with pytest.raises(RuleError, match="too-much-at-once"), shares.one_of(6):
            pass
        with shares.one_of(1), shares.one_of(None), shares.one_of(None):
            pass
    with shares.one_of(6):
        pass
    assert not shares._in_hand
