"""What waits to be told: in order at each place, and no place waits for another."""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Any

from cogs.posting.queues import MOST_AT_ONCE, Found, Queues
from cogs.tables.outgoing import Notice
from db import Outgoing, Subject
from db.queries import games, outbox
from engine.core import dump
from tests.playing.tables import open_table

SLOW, QUICK = 10, 20


class Office:
    """Tells subjects; at the slow place only once it is released."""

    def __init__(self, places: Found) -> None:
        self.places = places
        self.told: list[int] = []
        self.busy = self.most_busy = 0
        self.released = asyncio.Event()
        self.queues = Queues(self.tell, self.find)

    async def find(self, ids: Collection[int]) -> Found:
        return {one: self.places[one] for one in ids if one in self.places}

    async def tell(self, subject: Subject) -> None:
        self.busy += 1
        self.most_busy = max(self.busy, self.most_busy)
        if self.places.get(subject.id, (0, 0))[0] != QUICK:
            await self.released.wait()
        self.told.append(subject.id)
        self.busy -= 1


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


async def test_a_tournament_has_a_queue_of_its_own() -> None:
    office = Office({1: (SLOW, 0)})
    office.queues.add([Subject(1), Subject(2, "tournament"), Subject(3, "tournament")])
    await settled()
    assert office.busy == 3


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
