"""Shards are held by one process each; what it cannot confirm it does not hold."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from itertools import pairwise

import psycopg
import pytest

from db import Claims, Store, StoreError, Subject
from db.postgresql import claims, locks
from db.queries import outbox
from tests.db.conftest import BOARD, make_lobby

pytestmark = pytest.mark.postgresql
CUT = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND pid <> pg_backend_pid()"


class Holder:
    """A process, as far as its locks go."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changes: list[frozenset[int]] = []
        self.heard: list[tuple[Subject, int]] = []

    async def claim(self, count: int, *shards: int) -> Claims:
        self.claims = await self.store.claim(
            count, shards, self.changes.append, lambda *one: self.heard.append(one)
        )
        self.store.divide(lambda guild_id: (guild_id >> 22) % count in self.claims.held)
        return self.claims


async def until(is_true: Callable[[], bool]) -> None:
    for _ in range(1500):
        if is_true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come true")


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "POLL_SECONDS", 0.05)
    monkeypatch.setattr(claims, "AGAIN_SECONDS", 0.05)
    monkeypatch.setattr(claims, "LISTEN_SECONDS", 0.02)


@pytest.fixture
async def processes(database: str):
    async with AsyncExitStack() as stack:
        holders = [Holder(await stack.enter_async_context(await Store.open(database))) for _ in range(2)]
        yield holders
        for holder in holders:
            if hasattr(holder, "claims"):
                await holder.claims.close()


async def test_a_standby_gets_what_is_free_and_the_rest_when_its_holder_ends(processes: list[Holder]):
    first, second = processes
    await first.claim(4, 0, 1)
    await second.claim(4, 0, 1, 2)
    assert (first.claims.held, second.claims.held) == ({0, 1}, {2})
    assert second.claims.elsewhere == {0, 1}
    await first.claims.close()
    await until(lambda: second.claims.held == {0, 1, 2})
    assert second.changes[-1] == {0, 1, 2} and not second.claims.elsewhere


async def test_a_holder_that_is_cut_off_holds_nothing_and_tries_again(processes: list[Holder], database: str):
    first, _ = processes
    await first.claim(2, 0, 1)
    with closing(psycopg.connect(database, autocommit=True)) as db:
        db.execute(CUT.encode())
    await until(lambda: len(first.changes) >= 3)
    assert first.changes[1:3] == [frozenset(), {0, 1}] and first.claims.held == {0, 1}


async def test_what_the_server_has_not_confirmed_lately_is_not_held(
    processes: list[Holder], monkeypatch: pytest.MonkeyPatch
):
    first, _ = processes
    await first.claim(1, 0)
    monkeypatch.setattr(claims, "LEASE_SECONDS", 0.0)
    assert first.claims.held == frozenset()


async def test_processes_that_divide_the_servers_otherwise_are_refused(processes: list[Holder]):
    first, second = processes
    await first.claim(4, 0)
    with pytest.raises(StoreError, match="with 4 shards, not 8"):
        await second.claim(8, 1)
    await first.claims.close()
    await second.claim(8, 1)


async def test_a_process_hears_what_another_writes_for_its_servers(processes: list[Holder]):
    first, second = processes
    woken = {id(holder): list[Subject]() for holder in processes}
    for holder in processes:
        holder.store.on_outbox(woken[id(holder)].extend)
    await first.claim(2, 0)
    await second.claim(2, 1)
    game = await make_lobby(first.store, guild_id=1 << 22)
    await first.store.write(outbox.add, game.id, (BOARD,), 1)
    await until(lambda: second.heard == [(Subject(game.id), 1 << 22)])
    await second.store.write(outbox.add, game.id, (BOARD,), 1)
    assert woken[id(second)] == [Subject(game.id)]
    assert woken[id(first)] == []


async def test_turns_come_one_after_the_other_whichever_process_asks(processes: list[Holder]):
    first, second = processes
    waits = [await one.store.turn(bucket, 5.0) for bucket in (0, 1) for one in (first, second, first)]
    assert [round(wait / 5) for wait in waits] == [0, 1, 2, 0, 1, 2]


async def test_of_two_processes_one_is_alone(processes: list[Holder]):
    order = list[str]()

    async def be_alone(holder: Holder, name: str) -> None:
        async with holder.store.alone():
            order.append(name)
            await asyncio.sleep(0.05)
            order.append(name)

    await asyncio.gather(*(be_alone(one, name) for one, name in zip(processes, "ab", strict=True)))
    assert order in (list("aabb"), list("bbaa"))


async def test_tables_are_not_changed_beside_an_older_process_that_would_break(
    processes: list[Holder], database: str, monkeypatch: pytest.MonkeyPatch
):
    from db import migrate
    from db.postgresql import schema

    await processes[0].claim(1, 0)
    known, change = migrate.migrations(), "CREATE TABLE newer (id INTEGER) STRICT;\n"
    monkeypatch.setattr(schema, "migrations", lambda: [*known, change])
    with pytest.raises(StoreError, match="processes of an older version"):
        await Store.open(database)
    monkeypatch.setattr(schema, "migrations", lambda: [*known, f"{migrate.SURVIVED}\n{change}"])
    try:
        await (await Store.open(database)).close()
        monkeypatch.undo()
        await (await Store.open(database)).close()  # an older process can be started again, too
    finally:
        with closing(psycopg.connect(database, autocommit=True)) as db:
            db.execute("DROP TABLE IF EXISTS newer")
            db.execute(f"UPDATE schema_version SET version = {len(known)}, needs = 0".encode())


def test_kinds_of_locks_do_not_overlap():
    kinds = (locks.MIGRATIONS, locks.COMMANDS, locks.SHARD, locks.COUNT, locks.VERSION)
    assert [later - sooner > 100_000 for sooner, later in pairwise(kinds)] == [False, True, True, True]


async def test_what_was_not_held_for_a_while_is_taken_up_anew(
    processes: list[Holder], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile the process has heard of what was written, and has taken it for another's."""
    holder = processes[0]
    await holder.claim(2, 0, 1)
    await until(lambda: holder.changes == [{0, 1}])
    monkeypatch.setattr(claims, "LEASE_SECONDS", 0.0)
    await until(lambda: not holder.claims.held)
    await until(lambda: len(holder.changes) >= 3)
    monkeypatch.undo()
    await until(lambda: holder.claims.held == {0, 1})
    assert holder.changes[:3] == [{0, 1}, frozenset(), {0, 1}]
