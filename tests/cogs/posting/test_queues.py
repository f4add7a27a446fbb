"""What waits to be told: in order at each place, and no place waits for another."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any

import pytest

from cogs.posting.queues import MOST_AT_ONCE, SLOW_SECONDS, Found, Queues
from cogs.tables.outgoing import Notice
from db import Outgoing, Subject
from db.queries import games, outbox
from engine.core import dump
from tests.playing.tables import open_table

SLOW, QUICK = 10, 20


class Office:
    """Tells subjects; at the slow place only once it is released. Numbers are tables'."""

    def __init__(self, places: dict[int, tuple[int, int]], tournaments: dict[int, int] | None = None) -> None:
        self.places = {Subject(one): found for one, found in places.items()}
        for one, place in (tournaments or {}).items():
            self.places[Subject(one, "tournament")] = (place, 0)
        self.told: list[int] = []
        self.busy = self.most_busy = 0
        self.released = asyncio.Event()
        self.queues = Queues(self.tell, self.find)

    async def find(self, subjects: Collection[Subject]) -> Found:
        return {one: self.places[one] for one in subjects if one in self.places}

    async def tell(self, subject: Subject) -> None:
        self.busy += 1
        self.most_busy = max(self.busy, self.most_busy)
        if self.places.get(subject, (0, 0))[0] != QUICK:
            await self.released.wait()
        self.told.append(subject.id)
        self.busy -= 1


@pytest.fixture
async def later(monkeypatch: Any) -> Callable[[], None]:
    """Lets so much time pass that all that is being told just now counts as slow."""
    loop, timers, gone = asyncio.get_running_loop(), list[Any](), [0.0]
    monkeypatch.setattr(loop, "time", lambda: gone[0])

    def call_later(seconds: float, call: Callable[..., None], *facts: Any) -> Any:
        timers.append(timer := asyncio.Handle(call, facts, loop))
        return timer

    def pass_by() -> None:
        gone[0] += SLOW_SECONDS
        for timer in timers:
            if not timer.cancelled():
                timer._run()
        timers.clear()

    monkeypatch.setattr(loop, "call_later", call_later)
    return pass_by


async def settled() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


async def test_sixty_tables_of_a_slow_channel_keep_no_other_channel_waiting() -> None:
    office = Office({**dict.fromkeys(range(60), (SLOW, 0)), 99: (QUICK, 0)})
    office.queues.add(map(Subject, [*range(60), 99]))
    await settled()
    assert office.told == [99] and office.busy == 1
    office.released.set()
    await settled()
    assert office.told == [99, *range(60)]


async def test_the_tables_that_were_active_last_come_first() -> None:
    office = Office({1: (QUICK, 100), 2: (QUICK, 300), 3: (QUICK, 200)})
    await office.queues.told([Subject(1), Subject(2), Subject(3)])
    assert office.told == [2, 3, 1]


async def test_so_many_places_are_told_at_once_and_no_more() -> None:
    office = Office({n: (1000 + n, 0) for n in range(100)})
    office.queues.add(map(Subject, range(100)))
    await settled()
    assert office.busy == MOST_AT_ONCE
    office.released.set()
    await settled()
    assert len(office.told) == 100 and office.most_busy == MOST_AT_ONCE


async def test_what_comes_while_it_is_told_is_told_once_more() -> None:
    office = Office({1: (SLOW, 0)})
    office.queues.add([Subject(1)])
    await settled()
    office.queues.add([Subject(1)])
    office.released.set()
    await settled()
    assert office.told == [1, 1]


async def test_what_was_told_otherwise_is_not_told_again_and_nobody_waits_for_it() -> None:
    office = Office({1: (SLOW, 0), 2: (SLOW, 0)})
    office.queues.add([Subject(1)])
    await settled()
    waiting = asyncio.create_task(office.queues.told([Subject(2)]))
    await settled()
    office.queues.drop(Subject(2))
    await waiting
    office.released.set()
    await settled()
    assert office.told == [1]


async def test_a_tournament_is_told_in_the_queue_of_its_channel() -> None:
    office = Office({1: (SLOW, 0)}, tournaments={2: SLOW, 3: SLOW, 4: SLOW + 1})
    office.queues.add([Subject(1), *(Subject(n, "tournament") for n in (2, 3, 4))])
    await settled()
    assert office.busy == 2
    await office.queues.close(0)


async def test_what_is_told_nowhere_has_a_queue_of_its_own() -> None:
    office = Office({})
    office.queues.add([Subject(1), Subject(1, "tournament"), Subject(2, "tournament")])
    await settled()
    assert office.busy == 3
    await office.queues.close(0)


async def test_fifty_tournaments_in_a_slow_channel_keep_no_other_channel_waiting() -> None:
    office = Office({99: (QUICK, 0)}, tournaments=dict.fromkeys(range(50), SLOW))
    office.queues.add([*(Subject(n, "tournament") for n in range(50)), Subject(99)])
    await settled()
    assert office.told == [99]
    await office.queues.close(0)


async def test_slow_places_however_many_keep_no_other_waiting_for_long(later: Any) -> None:
    office = Office({**{n: (1000 + n, 1) for n in range(100)}, 999: (QUICK, 0)})
    office.queues.add([*map(Subject, range(100)), Subject(999)])
    for _ in range(100 // MOST_AT_ONCE):
        await settled()
        assert office.told == []
        later()
    await settled()
    assert office.told == [999] and office.busy == 100
    await office.queues.close(0)


async def test_places_that_are_slow_are_not_told_at_once_without_limit(later: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr("cogs.posting.queues.MOST_IN_ALL", 40)
    office = Office({n: (1000 + n, 1) for n in range(100)})
    office.queues.add(map(Subject, range(100)))
    for _ in range(5):
        await settled()
        later()
    assert office.busy == 40
    await office.queues.close(0)


async def test_a_place_that_was_slow_takes_nobodys_turn_until_it_is_quick_again(later: Any) -> None:
    slow = {n: (1000 + n % MOST_AT_ONCE, 2) for n in range(2 * MOST_AT_ONCE)}
    office = Office({**slow, 999: (QUICK, 0)})
    office.queues.add(map(Subject, slow))
    await settled()
    later()
    released, office.released = office.released, asyncio.Event()
    released.set()
    await settled()  # the next of each place is being told
    office.queues.add([Subject(999)])
    await settled()
    assert office.told[-1] == 999 and office.busy == MOST_AT_ONCE
    office.released.set()
    await settled()
    assert not office.queues._slow


async def test_whoever_waits_is_let_go_when_it_ends() -> None:
    office = Office({1: (SLOW, 0)})
    waiting = asyncio.create_task(office.queues.told([Subject(1)]))
    await settled()
    await office.queues.close(0)
    await waiting
    assert office.told == []


def copied(db: Any, count: int) -> None:
    """Copies of table 1, numbered from 2 on."""
    for number in range(2, 2 + count):
        for table, key in (("games", "id"), ("seats", "game_id")):
            for row in db.execute(f"SELECT * FROM {table} WHERE {key} = 1").fetchall():
                facts = {**dict(row), key: number, **({"board_message_id": None} if table == "games" else {})}
                marks = ", ".join(f":{name}" for name in facts)
                db.execute(f"INSERT INTO {table} ({', '.join(facts)}) VALUES ({marks})", facts)


async def drawn(world: Any, is_there: Callable[[], object]) -> None:
    """Pictures come from threads, for which a world that settles does not wait."""
    for _ in range(1000):
        await world.env.settle()
        if is_there():
            return
        await asyncio.to_thread(time.sleep, 0.01)  # the loop's own clock stands still


async def test_boards_for_a_slow_channel_keep_no_other_channel_waiting(world: Any, monkeypatch: Any) -> None:
    await open_table(world, world.zoe, world.matthieu)
    other = world.guild.create_text_channel("other")
    await world.env.settle()
    await world.bot.store.write(copied, 12)
    await world.bot.store.write(games.set_home, 13, other.id)
    boards, released, count = world.bot.dispatcher._boards, asyncio.Event(), len(world.public())
    real = boards._send

    async def send(*args: Any) -> Any:
        if args[4].id != other.id:
            await released.wait()
        return await real(*args)

    monkeypatch.setattr(boards, "_send", send)
    notice = Outgoing("board", dump(Notice(calls=False)))
    for number in range(2, 14):
        await world.bot.store.write(outbox.add, number, (notice,), 1)
    await drawn(world, lambda: world.public(other))
    assert len(world.public(other)) == 1 and len(world.public()) == count
    released.set()
    await drawn(world, lambda: len(world.public()) == count + 11)
    assert len(world.public()) == count + 11
