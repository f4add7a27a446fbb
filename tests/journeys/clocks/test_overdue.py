"""Thousands of deadlines at once, and what a stand-in does for the absent in every game: without Discord."""

import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from bench.clocks import Overdue
from cogs.clock.missed_turns import turn_for_absent
from cogs.tables.table import Table
from db import GameRow, SeatRow, Store
from db.queries import deadlines, games, moves
from engine import GAMES
from engine.core import Dice, Game
from tests.engines import on_both_engines


@pytest.fixture
async def overdue(database: str) -> AsyncIterator[Overdue]:
    async with await Store.open(database) as store:
        made = Overdue(store)
        yield made
        await made.close()


@on_both_engines
async def test_each_of_many_overdue_turns_is_handled_exactly_once(overdue: Overdue) -> None:
    await overdue.fill(500)
    await overdue.run()
    assert await overdue.store.read(deadlines.due_by, overdue.now, 1) == ()
    counts = [len(await overdue.store.read(moves.of_game, game)) for game in range(1, 501)]
    assert counts == [1] * 500 and sorted(overdue.told) == list(range(1, 501))


async def test_a_damaged_game_does_not_keep_the_others_from_their_time(
    overdue: Overdue, caplog: pytest.LogCaptureFixture
) -> None:
    await overdue.fill(3)
    await overdue.store._connection.write(lambda db: db.execute("UPDATE games SET state = '{}' WHERE id = 2"))
    await overdue.run()
    assert sorted(overdue.told) == [1, 3] and "game 2 was not handled" in caplog.text
    assert await overdue.store.read(deadlines.nearest) > overdue.now


async def test_nothing_happens_before_its_time(overdue: Overdue) -> None:
    await overdue.fill(1)
    overdue.now -= 1
    await overdue.clock.sweep()
    assert await overdue.store.read(moves.of_game, 1) == ()


def dealt(key: str, seed: bytes) -> Table:
    """A game of two people, or of the fewest who can play it, just after the deal."""
    game = GAMES[key]
    dice, count = Dice(seed), 2 if 2 in game.seats else min(game.seats)
    state = game.setup(count, game.options(), dice).state
    people = [SeatRow(seat=n, user_id=n + 1, name=f"P{n}", interaction_id=n) for n in range(count)]
    row = GameRow(
        id=1,
        game=key,
        rules_version=1,
        options="{}",
        status="playing",
        guild_id=0,
        channel_id=0,
        home_id=0,
        host_id=1,
        secret=b"",
        interactions=(),
        seed=seed,
        version=1,
        state=None,
        drawn=dice.drawn,
        lobby_message_id=None,
        board_message_id=None,
        board_card=None,
        daily=None,
        result=None,
        created_at=0,
        started_at=0,
        ended_at=None,
        seats=tuple(people),
    )
    return Table(row, game, state)


def played(table: Table, seat: int, actions: Any) -> Table:
    dice = Dice(table.row.seed or b"", table.row.drawn)
    state = table.state
    for action in actions:
        state = table.game.apply(state, seat, action, dice).state
    row = msgspec.structs.replace(table.row, drawn=dice.drawn, version=table.row.version + 1)
    return Table(row, table.game, state)


@pytest.mark.parametrize("still", [False, True])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_stand_in_ends_any_turn_for_the_absent(key: str, still: bool) -> None:
    table, pick = dealt(key, b"absent"), random.Random(7)
    for _ in range(12):
        if not table.to_act:
            break
        seat = pick.choice(sorted(table.to_act))
        after = played(table, seat, turn_for_absent(table, seat, still=still))
        moved_on = table.game.board_count(after.state) > table.game.board_count(table.state)
        assert moved_on or seat not in after.to_act
        table = after


@pytest.mark.parametrize("key", sorted(GAMES))
def test_standing_still_is_legal_wherever_it_is_offered(key: str) -> None:
    """A game may have no way to do nothing; then nothing is offered."""
    table, found, pick = dealt(key, b"still"), 0, random.Random(7)
    for _ in range(60):
        if not table.to_act:
            break
        seat = min(table.to_act)
        action = table.game.stand_still(table.state, seat)
        if action is not None:
            table.game.check(table.state, seat, action)
            found += 1
        legal = table.game.legal_actions(table.state, seat)
        table = played(table, seat, [pick.choice(legal)])
    assert bool(found) is (type(GAMES[key]).passive_actions is not Game.passive_actions)


async def test_where_all_plan_at_once_each_has_time_of_their_own(overdue: Overdue) -> None:
    """Pas vu pas pris: the one who has planned is free, the other's time runs on and runs out."""
    await overdue.fill(1, "pasvu")
    tables = overdue.tables
    for _ in range(20):
        table = await tables.load(1)
        if len(table.to_act) == 2:
            break
        (seat,) = table.to_act
        user = table.row.seats[seat].user_id
        await overdue.moves.act(1, user, turn_for_absent(table, seat, still=True), overdue.now)
        overdue.now += 60
    assert {row.seat for row in table.row.deadlines if row.kind == "turn"} == {0, 1}
    due = table.due(1)
    overdue.now += 600
    await overdue.moves.act(1, 1, turn_for_absent(table, 0, still=True), overdue.now)
    table = await tables.load(1)
    assert {row.seat for row in table.row.deadlines} == {1} and table.due(1) == due
    overdue.now = due
    await overdue.run()
    assert (await overdue.store.read(moves.of_game, 1))[-1].for_absent and (
        await overdue.store.read(games.load, 1)
    ).seats[1].missed == 1
