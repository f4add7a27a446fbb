"""Deadlines in the store: written with the move, found when due, moved by vacations and outages."""

from typing import Any

import msgspec
import pytest

from db import Change, DeadlineRow, GameRow, SeatRow, Stale, Store
from db.queries import deadlines, games, moves, outbox, settings
from tests.db.conftest import GUEST, HOST, a_move, make_lobby, start_game

PATIENCE = 900


def turn(game: GameRow, seat: int = 0, due: int = 2000, **facts: Any) -> DeadlineRow:
    return DeadlineRow(game_id=game.id, seat=seat, kind="turn", due=due, began=1000, **facts)


async def timed(store: Store, *due_times: tuple[int, int]) -> GameRow:
    """Make a game of two people whose turns end at these times."""
    people = [
        SeatRow(seat=n, user_id=user, name="A", interaction_id=900 + n)
        for n, user in enumerate((HOST, GUEST))
    ]
    lobby = await make_lobby(store, seats=people)
    return await start_game(store, lobby, deadlines=[turn(lobby, seat, due) for seat, due in due_times])


def plainly(row: DeadlineRow, timing: str, away: str, last: int, now: int) -> int:
    """Nobody is on vacation."""
    return row.due + now - last


def changed(game: GameRow, **facts: Any) -> Change:
    return Change(
        **{"game_id": game.id, "version": game.version, "paused_at": None, "deadlines": (), "at": 1} | facts
    )


async def test_a_move_replaces_all_deadlines_of_its_game_and_of_no_other(store: Store):
    one, two = await timed(store, (0, 2000)), await timed(store, (0, 2000))
    await store.write(moves.commit, a_move(one, deadlines=(turn(one, 1, 3000),)))
    assert (await store.read(games.load, one.id)).deadlines == (turn(one, 1, 3000),)
    assert (await store.read(games.load, two.id)).deadlines == (turn(two),)


async def test_a_move_that_is_refused_leaves_the_deadlines(store: Store):
    game = await timed(store, (0, 2000))
    with pytest.raises(Stale):
        await store.write(moves.commit, a_move(game, version=99, deadlines=()))
    assert (await store.read(games.load, game.id)).deadlines == (turn(game),)


async def test_what_is_due_comes_oldest_first_and_never_early(store: Store):
    game = await timed(store, (0, 2000), (1, 1500))
    assert await store.read(deadlines.nearest) == 1500
    assert await store.read(deadlines.due_by, 1499, 9) == ()
    assert [row.due for row in await store.read(deadlines.due_by, 2000, 9)] == [1500, 2000]
    await store.write(deadlines.drop, turn(game, 1, 1500))
    await store.write(deadlines.drop, turn(game, 0, 2001))  # not the one that is there
    assert await store.read(deadlines.nearest) == 2000


async def test_a_pause_hides_turns_but_not_silence_and_seats_are_written_with_it(store: Store):
    game = await timed(store, (0, 2000))
    silence = DeadlineRow(game_id=game.id, seat=-1, kind="idle", due=9000, began=1000)
    handed = msgspec.structs.replace(game.seats[1], handed=True, missed=2)
    row = await store.write(
        games.change, changed(game, paused_at=1200, seats=(handed,), deadlines=(turn(game), silence))
    )
    assert row.paused_at == 1200 and row.seats[1] == handed and row.version == game.version
    assert await store.read(deadlines.nearest) == 9000 and await store.read(deadlines.due_by, 5000, 9) == ()
    with pytest.raises(Stale):
        await store.write(games.change, changed(game, version=99))


async def test_an_outage_extends_what_runs_once_and_has_the_boards_show_it(store: Store):
    game, paused = await timed(store, (0, 2000)), await timed(store, (0, 2000))
    await store.write(games.change, changed(paused, paused_at=1200, deadlines=(turn(paused),)))
    assert await store.write(deadlines.note_alive, 1000, PATIENCE, plainly) == 0
    assert await store.write(deadlines.note_alive, 1900, PATIENCE, plainly) == 0
    assert await store.write(deadlines.note_alive, 4900, PATIENCE, plainly) == 3000
    assert await store.write(deadlines.note_alive, 4900, PATIENCE, plainly) == 0
    assert [d.due for d in (await store.read(games.load, game.id)).deadlines] == [5000]
    assert [d.due for d in (await store.read(games.load, paused.id)).deadlines] == [2000]
    assert "lines" in {row.kind for row in await store.read(outbox.pending, game.id)}


async def test_an_outage_is_counted_around_the_vacations_of_those_who_have_some(store: Store):
    game = await timed(store, (0, 2000), (1, 2000))
    await store.write(settings.put, "user", HOST, "away", "[5000]")
    await store.write(deadlines.note_alive, 1000, PATIENCE, plainly)

    def around(row: DeadlineRow, timing: str, away: str, last: int, now: int) -> int:
        assert (row, timing, away, last, now) == (turn(game), "{}", "[5000]", 1000, 4000)
        return 7777

    await store.write(deadlines.note_alive, 4000, PATIENCE, around)
    assert [d.due for d in (await store.read(games.load, game.id)).deadlines] == [7777, 5000]


async def test_a_reminder_is_remembered_for_the_turn_it_is_about(store: Store):
    game = await timed(store, (0, 2000))
    assert not await store.write(deadlines.set_reminder, game.id, 0, 999, "{}")
    assert await store.write(deadlines.set_reminder, game.id, 0, 1000, "{}")
    assert (await store.read(games.load, game.id)).deadlines == (turn(game, reminder="{}"),)


async def test_settings_of_several_people_are_read_at_once(store: Store):
    await store.write(settings.put, "user", HOST, "quiet", "q")
    await store.write(settings.put, "user", HOST, "language", "fr")
    await store.write(settings.put, "guild", GUEST, "quiet", "x")
    assert await store.read(settings.of_users, [HOST, GUEST], ["quiet", "away"]) == {HOST: {"quiet": "q"}}


async def test_only_open_tables_without_a_time_to_close_are_given_one(store: Store):
    old, timed_one = await make_lobby(store), await make_lobby(store, closes_at=5000)
    played, daily = await timed(store), await make_lobby(store, daily="2026-01-01")
    assert await store.write(deadlines.close_lobbies, 9000, 2000) == 1
    rows = [await store.read(games.load, game.id) for game in (old, timed_one, played, daily)]
    assert [[(d.kind, d.due) for d in game.deadlines] for game in rows if game] == [
        [("close", 9000)],
        [("close", 5000)],
        [],
        [],
    ]
    assert await store.write(deadlines.close_lobbies, 9500, 2500) == 0
