"""What becomes of a tournament's tables: pauses, clocks, silence, results that are corrected. No Discord."""

import asyncio
from datetime import date
from functools import partial
from typing import Any

import msgspec
import pytest

from cogs.clock.personal_time import Away
from cogs.posting.board_card import rating_lines
from cogs.tables.rated import each_once, rated_result
from cogs.tables.scores import score_of
from cogs.tables.table import think
from cogs.tournaments.service.terms import Tournament
from db import MoveRow, Rated
from db.check import check_database
from db.queries import audit, deadlines, dispatch, moves, outbox, settings, tournaments
from engine.core import Outcome, RuleError, dump
from engine.tournaments import Swiss
from tests.playing.saying import EN
from tests.playing.service import DAY, Hall, begun, due_of, games
from tests.playing.stores import rated_results, replace_query

HOUR = 3600


# Pauses


async def test_resume_wakes_only_what_pause_has_stopped(hall: Hall) -> None:
    number = await begun(hall, 8)
    own, other = await games(hall, number)
    async with hall.tables.lock(own):
        await hall.lifecycle.pause(await hall.tables.running(own))
    hall.time += HOUR
    await hall.service.organiser.pause(number, 3)
    hall.time += DAY
    await hall.service.organiser.resume(number, 3)
    assert (await hall.tables.row(own)).paused_at == hall.time - DAY - HOUR
    assert (await hall.tables.row(other)).paused_at is None


async def test_a_paused_tournament_that_is_cancelled_leaves_no_table_paused(hall: Hall) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    due = await due_of(hall, game)
    await hall.service.organiser.pause(number, 3)
    assert (await hall.tables.row(game)).paused_at is not None
    hall.time += DAY
    await hall.service.organiser.cancel(number, 3)
    row = await hall.tables.row(game)
    assert row.paused_at is None and row.tournament_id is None and await due_of(hall, game) == due + DAY
    await hall.play_table(game, set(), 1)


async def test_a_pause_makes_nobody_absent(hall: Hall) -> None:
    number = await begun(hall, round_hours=24)
    (game,) = await games(hall, number)
    hall.time += 20 * HOUR
    await hall.play_table(game, set(), 2)
    hall.time += HOUR
    await hall.service.organiser.pause(number, 3)
    hall.time += 9 * DAY
    await hall.service.organiser.resume(number, 3)
    hall.time += 3 * HOUR
    known = await hall.advance(number)
    assert known.round == 2 and known.state.results[0].absent == ()


async def test_who_comes_late_to_hold_the_tables_holds_none_that_goes_on(hall: Hall) -> None:
    number = await begun(hall)
    paused = await hall.service.organiser.pause(number, 3)
    await hall.service.organiser.resume(number, 3)
    await hall.service.organiser.hold_tables(paused.row.id)
    assert [(await hall.tables.row(game)).paused_at for game in await games(hall, number)] == [None]


# Pairing anew


async def test_a_move_at_the_moment_of_pairing_anew_waits_and_is_told_that_the_game_is_over(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    table = await hall.tables.load(game)
    seat = min(table.to_act)
    look, moving = partial(hall.store.read, moves.of_game), list[asyncio.Task[Any]]()

    async def look_and_let_somebody_move(game_id: int) -> Any:
        found = await look(game_id)
        if not moving:
            act = hall.moves.act(game, table.row.seats[seat].user_id or 0, (think(table, seat),), 10**6)
            moving.append(asyncio.create_task(act))
            while not hall.tables.lock(game)._waiters:  # noqa: ASYNC110 -- a lock does not tell who awaits it
                await asyncio.sleep(0.001)
        return found

    replace_query(monkeypatch, hall.store, moves.of_game, look_and_let_somebody_move)
    await hall.service.organiser.pair_again(number, 3)
    with pytest.raises(RuleError, match="game-over"):
        await moving[0]
    assert await look(game) == () and (await hall.tables.row(game)).status == "cancelled"


async def test_a_move_that_is_being_written_makes_pairing_anew_be_refused(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    write, begun_to_write = partial(hall.store.write, dispatch.commit), asyncio.Event()

    async def slowly(commit: Any) -> Any:
        begun_to_write.set()
        await asyncio.sleep(0.05)
        return await write(commit)

    replace_query(monkeypatch, hall.store, dispatch.commit, slowly)
    move = asyncio.create_task(hall.play_table(game, set(), 1))
    await begun_to_write.wait()
    with pytest.raises(RuleError, match="tournament-round-played"):
        await hall.service.organiser.pair_again(number, 3)
    await move
    assert len(await hall.store.read(moves.of_game, game)) == 1 and await games(hall, number) == [game]


async def test_a_death_between_taking_back_and_pairing_tells_no_round_twice(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(hall, 8, Swiss(rounds=3))
    for table in range(2):
        await hall.service.organiser.set_result(number, 1, table, (1, 2, 3, 4), 3)
    await hall.advance(number)
    with monkeypatch.context() as dying:
        dying.setattr(hall.service.progress, "pair", dies)
        with pytest.raises(RuntimeError):
            await hall.service.organiser.pair_again(number, 3)
    await hall.restart()
    assert (await hall.advance(number)).round == 2
    told = [row.kind for row in await hall.store.read(tournaments.announcements, number)]
    assert told.count("round-over") == 1 and told.count("round") == 3


async def dies(*_: Any) -> None:
    raise RuntimeError


async def test_tables_that_were_paired_anew_are_sound(hall: Hall) -> None:
    await hall.service.organiser.pair_again(await begun(hall), 3)
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


# Results


async def decide(hall: Hall, number: int, *places: int) -> None:
    await hall.service.organiser.set_result(number, 1, 0, places, 3)


async def test_a_corrected_result_reaches_ratings_and_statistics(hall: Hall) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    await decide(hall, number, 1, 2, 3, 4)
    first, *_, last = [seat.user_id or 0 for seat in (await hall.tables.row(game)).seats]
    before = await hall.service.ratings.of("junior", 1, [first, last])
    await decide(hall, number, 4, 3, 2, 1)
    (kept,) = await hall.store.read(rated_results, "junior", 1)
    assert kept.places == (4, 3, 2, 1)
    after = await hall.service.ratings.of("junior", 1, [first, last])
    assert before[first].shown > before[last].shown and after[first].shown < after[last].shown
    score = score_of(await hall.tables.row(game), last, ())
    assert score and score.place == 1 and score.is_won
    assert (await hall.service.records.load(number)).state.results[0].places == (4, 3, 2, 1)
    entry = (await hall.store.read(tournaments.log, number))[-1]
    facts = msgspec.json.decode(entry.facts)
    assert entry.act == "correct" and (facts["before"], facts["places"]) == ([1, 2, 3, 4], [4, 3, 2, 1])
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


async def test_a_correction_is_one_transaction_with_the_tournaments_change(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(hall)
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    await decide(hall, number, 1, 2, 3, 4)
    # The last thing that the act writes cannot be written.
    monkeypatch.setattr("db.queries.tournaments.ADD_LOG", "INSERT INTO nothing VALUES (?, ?, ?, ?, ?)")
    with pytest.raises(Exception, match="nothing"):
        await decide(hall, number, 4, 3, 2, 1)
    (kept,) = await hall.store.read(rated_results, "junior", 1)
    assert kept.places == (1, 2, 3, 4) == (await hall.service.records.load(number)).state.results[0].places
    assert '"places":[1,2,3,4]' in ((await hall.tables.row(game)).result or "")


async def test_a_corrected_table_of_an_unrated_tournament_stays_unrated(hall: Hall) -> None:
    number = await begun(hall, rated=False)
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    for places in ((1, 2, 3, 4), (4, 3, 2, 1)):
        await decide(hall, number, *places)
    assert await hall.store.read(rated_results, "junior", 1) == ()


@pytest.mark.parametrize("rated", [True, False])
async def test_a_table_that_ends_too_early_to_be_rated_says_so_unless_it_was_never_to_be_rated(
    hall: Hall, rated: bool
) -> None:
    number = await begun(hall, 2, Swiss(rounds=1, sizes=(2,)), rated=rated)
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 4)  # a turn each
    await hall.lifecycle.resign(game, 101, next(hall.clicks))
    assert rating_lines(await hall.tables.row(game), EN) == [EN("unrated-short")] * rated
    await hall.advance(number)
    await decide(hall, number, 1, 2)  # what an organiser decides counts
    assert rating_lines(await hall.tables.row(game), EN) == []
    assert len(await hall.store.read(rated_results, "junior", 1)) == rated


async def test_a_game_that_ends_at_that_moment_is_corrected(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await begun(hall, 2, Swiss(rounds=1, sizes=(2,)))
    (game,) = await games(hall, number)
    adjudicate = hall.lifecycle.adjudicate

    async def too_late(game_id: int, places: Any = None) -> Any:
        await hall.lifecycle.resign(game, 101, next(hall.clicks))
        return await adjudicate(game_id, places)

    monkeypatch.setattr(hall.lifecycle, "adjudicate", too_late)
    await decide(hall, number, 1, 1)
    outcome = (await hall.tables.load(game)).outcome()
    assert (
        outcome
        and outcome.places == (1, 1) == (await hall.service.records.load(number)).state.results[0].places
    )


@pytest.mark.parametrize(
    ("people", "places", "rated"),
    [
        ((1, 2, 3), (1, 2, 3), Rated((1, 2, 3), (1, 2, 3))),
        ((1, 2, 1), (3, 2, 1), Rated((1, 2), (2, 1))),
        ((1, 2, 1, 3), (1, 2, 2, 4), Rated((1, 2, 3), (1, 1, 3))),
        ((0, 2, 0), (1, 2, 3), Rated((0, 2, 0), (1, 2, 3))),
        ((1, 1), (1, 2), None),
    ],
)
def test_whoever_sat_on_two_seats_is_rated_once_by_the_worse(people: Any, places: Any, rated: Any) -> None:
    assert each_once(people, places) == rated


def made(seat: int, *, by_person: bool, kind: Any = "act") -> MoveRow:
    return MoveRow(
        game_id=1, version=1, seat=seat, kind=kind, actions="[]", interaction_id=by_person or None, at=0
    )


async def test_whoever_had_all_moves_made_for_them_is_rated_last(hall: Hall) -> None:
    (game, *_) = await games(hall, await begun(hall, 2, Swiss(rounds=1, sizes=(2,))))
    row = await hall.tables.row(game)
    users = [seat.user_id for seat in row.seats]
    won = dump(Outcome((2, 1), (1, 2), "treasures"))
    own, standin = made(0, by_person=True), made(1, by_person=False)
    rated, _ = rated_result(row, won, 9, [own, standin, own, standin])
    assert rated and dict(zip(rated.users, rated.places, strict=True)) == {users[0]: 1, users[1]: 2}
    played, _ = rated_result(row, won, 9, [own, made(1, by_person=True)])
    assert played and dict(zip(played.users, played.places, strict=True)) == {users[0]: 2, users[1]: 1}


async def test_giving_up_is_no_move_that_makes_a_game_count(hall: Hall) -> None:
    (game, *_) = await games(hall, await begun(hall, 2, Swiss(rounds=1, sizes=(2,))))
    row = await hall.tables.row(game)
    gave_up = made(1, by_person=True, kind="resign")
    result = dump(Outcome((1, 2), (1, 0), "resigned"))
    assert rated_result(row, result, 9, [made(0, by_person=True), gave_up]) == (None, "short")


# Time


async def test_no_turn_lasts_longer_than_its_round(hall: Hall) -> None:
    number = await begun(hall, round_hours=36)
    (game,) = await games(hall, number)
    due = (await hall.service.records.load(number)).row.due
    assert await due_of(hall, game) == hall.time + DAY
    hall.time += 20 * HOUR
    await hall.play_table(game, set(), 2)  # a push and a move: a turn
    row = await hall.tables.row(game)
    assert {turn.due for turn in row.deadlines if turn.kind == "turn"} == {due}
    assert all(turn.due < hall.time + 16 * HOUR for turn in row.deadlines if turn.kind == "remind")
    seat = next(turn for turn in row.deadlines if turn.kind == "turn")
    with pytest.raises(RuleError, match="round-ends-first"):
        await hall.absence.extend(game, row.seats[seat.seat].user_id or 0, str(seat.began))
    await hall.service.organiser.pause(number, 3)
    hall.time += DAY
    known = await hall.service.organiser.resume(number, 3)
    assert await due_of(hall, game) == known.row.due == (due or 0) + DAY


@pytest.mark.parametrize(("waits", "days"), [(True, 3), (False, 1)])
async def test_the_first_turn_waits_for_a_vacation_only_where_the_terms_say_so(
    hall: Hall, waits: bool, days: int
) -> None:
    away = msgspec.json.encode([Away(date.min, date.min, hall.time, hall.time + 2 * DAY)]).decode()
    for user in range(101, 105):
        await hall.store.write(settings.put, "user", user, "away", away)
    (game,) = await games(hall, await begun(hall, away=waits))
    table = await hall.tables.load(game)
    assert await due_of(hall, game) == hall.time + days * DAY
    assert {row.seat for row in table.row.deadlines} == table.to_act


async def test_nobody_moves_for_whoever_is_on_turn_when_the_round_ends(hall: Hall) -> None:
    number = await begun(hall, round_hours=24)
    (game,) = await games(hall, number)
    (turn,) = [row for row in (await hall.tables.row(game)).deadlines if row.kind == "turn"]
    hall.time = turn.due
    await hall.absence.handle(turn)
    assert await hall.store.read(moves.of_game, game) == ()
    assert (await hall.advance(number)).round == 2


async def test_a_turn_longer_than_the_round_is_refused_whichever_is_changed(hall: Hall) -> None:
    with pytest.raises(RuleError, match="tournament-clock-round"):
        await hall.create("junior", Swiss(rounds=2), clock="72h", round_hours=48)
    known = await hall.create("junior", Swiss(rounds=2), clock="24h", round_hours=24)

    def shorter(known: Tournament) -> dict[str, Any]:
        return {"terms": msgspec.structs.replace(known.terms, round_hours=12)}

    with pytest.raises(RuleError, match="tournament-clock-round"):
        await hall.service.drafts.settle(known.row.id, 3, shorter)
    await hall.create("junior", Swiss(rounds=2), clock="none", round_hours=1)


async def test_an_outage_takes_nobodys_time_and_no_round_its_own(hall: Hall) -> None:
    number = await begun(hall)
    due = (await hall.service.records.load(number)).row.due or 0
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    hall.time += DAY
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    assert (await hall.service.records.load(number)).row.due == due + DAY


async def test_an_outage_lengthens_a_check_in_and_nothing_that_waits_for_nobody(hall: Hall) -> None:
    """Whoever could not reach the bot would else miss the check-in without a fault of their own."""
    checking, still_open = [
        (await hall.create("junior", Swiss(rounds=2), check_in_minutes=30, closes_at=hall.time + DAY)).row.id
        for _ in range(2)
    ]
    for number in (checking, still_open):
        await hall.enter(number, range(101, 105))
    await hall.service.entries.close(checking, 3)
    await hall.advance(checking)
    before = [(await hall.service.records.load(number)).row for number in (checking, still_open)]
    assert [row.status for row in before] == ["check_in", "open"]
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    hall.time += 3600
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    after = [(await hall.service.records.load(number)).row for number in (checking, still_open)]
    assert after[0].due == (before[0].due or 0) + 3600 and after[1].due == before[1].due


# Silence, and tables that nobody plays


async def test_a_silent_table_of_a_tournament_is_neither_asked_nor_closed(hall: Hall) -> None:
    number = await begun(hall, clock="none", round_hours=60 * 24)
    (game,) = await games(hall, number)
    absence = hall.absence
    for _ in range(2):  # the table, then the same one paused
        for _ in range(2):
            hall.time += 31 * DAY
            for row in await hall.store.read(deadlines.due_by, hall.time, 9):
                await absence.handle(row)
        after = await hall.tables.row(game)
        assert after.status == "playing" and [row.kind for row in after.deadlines] == ["idle"]
        assert not [row for row in await hall.store.read(outbox.pending, game) if row.kind == "ask"]
        if after.paused_at is None:
            await hall.service.organiser.pause(number, 3)
    await hall.service.organiser.cancel(number, 3)
    hall.time += 31 * DAY
    (row,) = await hall.store.read(deadlines.due_by, hall.time, 9)
    await absence.handle(row)
    assert [row.kind for row in await hall.store.read(outbox.pending, game)][-1] == "ask"  # an ordinary table


async def time_out(hall: Hall, game: int, most: int) -> None:
    """Let so many turns run out, as the clock does."""
    for _ in range(most):
        due = [row for row in (await hall.tables.row(game)).deadlines if row.kind == "turn"]
        if not due:
            return
        hall.time = due[0].due
        await hall.absence.handle(due[0])
        await hall.moves.play_on(game)


async def test_a_table_that_all_have_left_alone_counts_as_it_stands(hall: Hall) -> None:
    number = await begun(hall, 3, Swiss(rounds=2, sizes=(3,)), clock="1h")
    (game,) = await games(hall, number)
    await hall.play_table(game, set(), 8)
    await time_out(hall, game, 12)
    table = await hall.tables.load(game)
    expected = table.game.standing(table.state).places
    outcome = table.outcome()
    assert (
        outcome and (outcome.places, outcome.reason) == (expected, "adjudicated") and len(set(expected)) > 1
    )
    known = await hall.advance(number)
    assert known.round == 2 and known.state.results[0].places == expected
    assert {finding.verdict for finding in check_database(hall.database)} == {"sound"}


async def test_nobody_waits_for_whoever_the_organiser_has_dropped(hall: Hall) -> None:
    number = await begun(hall, clock="none")
    (game,) = await games(hall, number)
    user = (await hall.tables.row(game)).seats[0].user_id or 0
    await hall.service.entries.leave(number, user, 3)
    seat = (await hall.tables.row(game)).seats[0]
    assert seat.resigned and seat.user_id == user
    assert (await hall.store.read(audit.newest, game, 9))[1][0].act == "remove"
