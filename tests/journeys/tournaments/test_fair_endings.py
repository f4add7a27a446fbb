"""Each test plays an exploit, by the real service on a real file, and whoever tries it gains nothing."""

from typing import Any

import msgspec
import pytest

from cogs.tables.outgoing import Letter
from cogs.tournaments.telling.reports import decided, table_result_lines
from db.queries import moves, outbox, tournaments
from engine import GAMES
from engine.core import AnyGame
from engine.core.replay import replay
from engine.tournaments import Swiss
from tests.playing.saying import EN, FR
from tests.playing.service import DAY, Hall, begun, due_of, games
from tests.playing.stores import rated_results

DUELS = Swiss(rounds=1, sizes=(2,))


async def a_duel(hall: Hall, game: str = "junior", **terms: Any) -> tuple[int, int]:
    """A tournament of two whose only table is being played, and the number of its game."""
    number = (await hall.create(game, DUELS, **{"least": 2, "clock": "none"} | terms)).row.id
    await hall.enter(number, range(101, 103))
    await hall.service.entries.close(number, 3)
    await hall.advance(number)
    (game_id,) = await games(hall, number)
    return number, game_id


async def state_of(hall: Hall, game_id: int) -> tuple[AnyGame, Any]:
    table = await hall.tables.load(game_id)
    return table.game, table.state


async def play_until(hall: Hall, game_id: int, complete: int) -> None:
    """Play until so many rounds of turns are complete, and not one act more."""
    for _ in range(400):
        game, state = await state_of(hall, game_id)
        if game.rounds_complete(state) >= complete:
            return
        await hall.play_table(game_id, set(), 1)
    raise AssertionError


async def is_level(hall: Hall, game_id: int) -> bool:
    game, state = await state_of(hall, game_id)
    return len(set(game.standing(state).places)) == 1


async def one_turn(hall: Hall, game_id: int) -> int:
    """Let whoever is to act end their turn; return their seat."""
    game, before = await state_of(hall, game_id)
    seat = min(game.to_act(before))
    while True:
        game, state = await state_of(hall, game_id)
        if not game.is_same_turn(before, state) or seat not in game.to_act(state):
            return seat
        await hall.play_table(game_id, set(), 1)


async def places_at_the_deadline(hall: Hall, number: int) -> tuple[int, ...]:
    hall.time = (await hall.service.records.load(number)).row.due or 0
    return (await hall.advance(number)).state.results[0].places


# Stalling


@pytest.mark.parametrize("key", GAMES)
async def test_the_last_complete_round_of_turns_counts_whoever_waits(hall: Hall, key: str) -> None:
    number, game_id = await a_duel(hall, key)
    await play_until(hall, game_id, 2)
    game, then = await state_of(hall, game_id)
    fair = game.standing(then).places
    await one_turn(hall, game_id)  # the other one waits
    game, now = await state_of(hall, game_id)
    late = game.to_act(now)
    places = await places_at_the_deadline(hall, number)
    assert places == fair if len(set(fair)) == 2 else all(places[seat] == 2 for seat in late)


@pytest.mark.parametrize("key", GAMES)
async def test_a_position_between_two_rounds_is_replayed_from_the_log(hall: Hall, key: str) -> None:
    _, game_id = await a_duel(hall, key)
    await play_until(hall, game_id, 1)
    game, then = await state_of(hall, game_id)
    await hall.play_table(game_id, set(), 1)
    row, log = await hall.tables.row(game_id), await hall.store.read(moves.of_game, game_id)
    last = replay(game, 2, game.load_options(row.options), row.seed or b"", log)
    assert game.rounds_complete(then) == 1 == game.rounds_complete(last.state)
    assert last.before is not None and last.before.state == then


async def test_whoever_waits_with_equal_treasures_and_fewer_turns_no_longer_wins(hall: Hall) -> None:
    number, game_id = await a_duel(hall)
    await play_until(hall, game_id, 1)
    assert await is_level(hall, game_id)
    played = await one_turn(hall, game_id)
    game, state = await state_of(hall, game_id)
    staller = 1 - played
    assert game.standing(state).places[staller] == 1  # by the game's own rule, in the middle of a round
    places = await places_at_the_deadline(hall, number)
    assert places[played] == 1 and places[staller] == 2


async def test_a_move_in_the_last_minute_makes_nobody_late(hall: Hall) -> None:
    number, game_id = await a_duel(hall)
    await play_until(hall, game_id, 1)
    assert await is_level(hall, game_id)
    hall.time = ((await hall.service.records.load(number)).row.due or 0) - 60
    await one_turn(hall, game_id)
    assert await places_at_the_deadline(hall, number) == (1, 1)


async def test_a_pause_makes_nobody_late(hall: Hall) -> None:
    number, game_id = await a_duel(hall, round_hours=24)
    await play_until(hall, game_id, 1)
    hall.time += 23 * 3600
    await one_turn(hall, game_id)
    await hall.service.organiser.pause(number, 3)
    hall.time += 3 * DAY
    await hall.service.organiser.resume(number, 3)
    assert await places_at_the_deadline(hall, number) == (1, 1)


async def test_of_equal_players_whoever_missed_fewer_turns_is_ahead(hall: Hall) -> None:
    number = game_id = 0
    for _ in range(9):
        number, game_id = await a_duel(hall)
        await hall.play_table(game_id, {101}, 4)
        await hall.play_table(game_id, set(), 4)  # back again: one turn of two was missed
        if await is_level(hall, game_id):
            break
    game, state = await state_of(hall, game_id)
    at = (await hall.tables.load(game_id)).seat_of(101)
    assert game.rounds_complete(state) == 2 and await is_level(hall, game_id) and at is not None
    assert (await places_at_the_deadline(hall, number))[at] == 2


# Vanishing


async def vanish(hall: Hall, game_id: int, user: int, until: int = 400) -> None:
    """Let a person miss every turn, while the other one plays on, up to so many turns."""
    for _ in range(until):
        table = await hall.tables.load(game_id)
        if not table.to_act:
            return
        seat = min(table.to_act)
        if table.is_standin(seat):
            await hall.moves.play_on(game_id)
        elif table.row.seats[seat].user_id == user:
            hall.time = await due_of(hall, game_id)
            (row,) = [one for one in table.row.deadlines if one.kind == "turn"]
            await hall.absence.handle(row)
        else:
            await hall.play_table(game_id, set(), 1)


@pytest.mark.parametrize("key", ("junior", "secret"))
async def test_a_stand_in_wins_nothing_for_whoever_vanished_after_a_move(hall: Hall, key: str) -> None:
    wins = 0
    for _ in range(3):
        number, game_id = await a_duel(hall, key, clock="1h", round_hours=1000)
        await one_turn(hall, game_id)
        await one_turn(hall, game_id)
        await vanish(hall, game_id, 101)
        table = await hall.tables.load(game_id)
        outcome = table.outcome()
        assert outcome is not None
        at = table.seat_of(101)
        assert at is not None and table.row.seats[at].handed
        wins += outcome.places[at] == 1  # by the game's own score
        known = await hall.advance(number)
        (result,) = known.state.results
        assert result.places[at] == 2 and result.stood_in == (101,) and not result.absent
        (rated,) = (await hall.store.read(rated_results, key, 1))[-1:]
        assert dict(zip(rated.users, rated.places, strict=True)) == {101: 2, 102: 1}
        how = decided(await hall.store.read(tournaments.log, number))
        for words in (EN, FR):
            lines = table_result_lines(known, result, how, words, head="")
            assert any(words("tournament-stood-in", names=f"P{101}", count=1) in line for line in lines)
    assert wins or key != "junior"  # the exploit did work on the board


async def test_a_stand_in_that_played_most_turns_is_not_forgotten_by_coming_back_at_the_end(
    hall: Hall,
) -> None:
    number, game_id = await a_duel(hall, clock="1h", round_hours=1000)
    await one_turn(hall, game_id)
    await one_turn(hall, game_id)
    await vanish(hall, game_id, 101, 10)
    await hall.absence.come_back(game_id, 101)
    await one_turn(hall, game_id)
    at = (await hall.tables.load(game_id)).seat_of(101)
    places = await places_at_the_deadline(hall, number)
    assert at is not None and places[at] == 2


async def test_whoever_missed_a_few_turns_and_came_back_keeps_their_place(hall: Hall) -> None:
    number, game_id = await a_duel(hall, clock="1h", round_hours=1000)
    await vanish(hall, game_id, 101, 4)
    table = await hall.tables.load(game_id)
    at = table.seat_of(101)
    assert at is not None
    if table.row.seats[at].handed:
        await hall.absence.come_back(game_id, 101)
    await hall.play_table(game_id, set(), 400)
    outcome = (await hall.tables.load(game_id)).outcome()
    (result,) = (await hall.advance(number)).state.results
    assert outcome and result.places == outcome.places and not result.stood_in


async def test_the_organiser_may_decide_otherwise(hall: Hall) -> None:
    number, game_id = await a_duel(hall, clock="1h", round_hours=1000)
    await vanish(hall, game_id, 101, 12)
    table = await hall.tables.load(game_id)
    places = tuple(1 if seat.user_id == 101 else 2 for seat in table.row.seats)
    known = await hall.service.organiser.set_result(number, 1, 0, places, 3)
    assert known.state.results[0].places == places


async def test_a_person_is_told_what_it_means_when_their_seat_is_handed_over(hall: Hall) -> None:
    _, game_id = await a_duel(hall, clock="1h", round_hours=1000, rated=False)
    await vanish(hall, game_id, 101, 12)
    due = await hall.store.read(outbox.pending, game_id)
    letters = [msgspec.json.decode(row.payload, type=Letter) for row in due if row.kind == "letter"]
    assert [(one.key, one.user_id) for one in letters] == [("told-way-back-last", 101)]


async def test_a_table_of_four_ranks_the_vanished_below_all_who_stayed(hall: Hall) -> None:
    number = await begun(hall, 4, Swiss(rounds=1), clock="1h", round_hours=1000)
    (game_id,) = await games(hall, number)
    await hall.play_table(game_id, set(), 8)
    await vanish(hall, game_id, 102)
    (result,) = (await hall.advance(number)).state.results
    at = (await hall.service.records.load(number)).seats(1, 0).index(102)
    assert result.places[at] == 4 and result.stood_in == (102,)
