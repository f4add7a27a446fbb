"""What organisers do when a tournament does not go as planned. No Discord."""

import pytest

from cogs.tournaments.commands.people_acts import odd_round
from cogs.tournaments.pages.values import free_people
from db.queries import deadlines, tournaments
from engine.core import RuleError
from engine.tournaments import SingleElimination, Swiss, bracket
from tests.playing.service import DAY, Hall, begun, due_of, games, log_of

HOUR = 3600


async def kinds(hall: Hall, number: int) -> list[str]:
    return [row.kind for row in await hall.store.read(tournaments.announcements, number)]


async def test_one_table_is_given_more_time_and_the_others_are_decided(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2))
    due = (await hall.service.records.load(number)).row.due or 0
    known = await hall.service.hands.extend(number, 48, 3, (1, 1))
    assert known.row.due == due and known.round_ends == due + 2 * DAY
    hall.time = due
    known = await hall.advance(number)
    assert [(one.round, one.number) for one in known.open_pairings] == [(1, 1)]
    assert known.row.due == due + 2 * DAY
    hall.time = due + 2 * DAY
    assert (await hall.advance(number)).round == 2


async def test_a_turn_that_the_end_had_cut_short_is_whole_again(hall: Hall) -> None:
    number = await begun(hall, 4, clock="72h", round_hours=72)
    (game,) = await games(hall, number)
    hall.time += 2 * DAY
    await hall.play_table(game, set(), 2)
    assert await due_of(hall, game) == (await hall.service.records.load(number)).row.due
    await hall.service.hands.extend(number, 168, 3)
    assert await due_of(hall, game) == hall.time + 3 * DAY
    assert (await hall.tables.row(game)).round_ends == hall.time + 8 * DAY
    assert (await kinds(hall, number))[-2:] == ["extended-round", "note"]
    assert (await log_of(hall, number))[-1] == ("extend-round", 3)


async def test_more_time_survives_pauses_and_outages(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2))
    before = (await hall.service.hands.extend(number, 24, 3, (1, 0))).round_ends or 0
    await hall.service.organiser.pause(number, 3)
    hall.time += DAY
    after = (await hall.service.organiser.resume(number, 3)).round_ends
    assert after == before + DAY
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    hall.time += 2 * HOUR
    await hall.store.write(deadlines.note_alive, hall.time, 900, lambda row, *_: row.due)
    known = await hall.service.records.load(number)
    assert known.round_ends == before + DAY + 2 * HOUR and (known.row.due or 0) < known.round_ends


@pytest.mark.parametrize(
    ("hours", "at", "told"),
    [
        (0, None, "tournament-limit-extension"),
        (721, None, "tournament-limit-extension"),
        (24, (1, 5), "tournament-table-unknown"),
        (24, (2, 0), "tournament-nothing-open"),
    ],
)
async def test_more_time_that_makes_no_sense_is_refused(
    hall: Hall, hours: int, at: tuple[int, int] | None, told: str
) -> None:
    number = await begun(hall)
    with pytest.raises(RuleError, match=told):
        await hall.service.hands.extend(number, hours, 3, at)


async def test_no_table_is_put_off_for_ever(hall: Hall) -> None:
    number = await begun(hall)
    for _ in range(2):
        await hall.service.hands.extend(number, 720, 3)
    with pytest.raises(RuleError, match="tournament-extension-far"):
        await hall.service.hands.extend(number, 720, 3)


async def test_organisers_are_warned_once_a_day_before_tables_are_decided(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=2))
    due = (await hall.service.records.load(number)).row.due or 0
    hall.time = due - DAY - 1
    await hall.advance(number)
    assert "warning" not in await kinds(hall, number)
    hall.time = due - DAY
    for _ in range(3):
        await hall.advance(number)
    assert (await kinds(hall, number)).count("warning") == 1
    await hall.service.hands.extend(number, 72, 3)
    await hall.advance(number)
    assert (await kinds(hall, number)).count("warning") == 1
    hall.time = due + 2 * DAY
    await hall.advance(number)
    assert (await kinds(hall, number)).count("warning") == 2


# Too few have come


async def test_an_organiser_postpones_what_was_called_off_and_those_who_joined_stay(hall: Hall) -> None:
    planned = hall.time + DAY
    facts = {"closes_at": planned, "check_in_minutes": 60}
    number = (await hall.create("junior", Swiss(rounds=2), **facts)).row.id
    await hall.enter(number, range(101, 105))
    for days in (1, 0, 3, 0):
        hall.time += days * DAY + HOUR
        known = await hall.advance(number)
    assert known.row.status == "cancelled"
    known = await hall.service.hands.postpone(number, 48, 3)
    assert (known.row.status, known.row.due, known.row.ended_at) == ("open", planned + 5 * DAY, None)
    assert len(known.entrants) == 4 and not any(one.checked_in for one in known.entrants)
    await hall.service.organiser.cancel(number, 3)
    with pytest.raises(RuleError, match="tournament-over"):
        await hall.service.hands.postpone(number, 48, 3)


async def test_what_is_played_is_not_postponed(hall: Hall) -> None:
    number = await begun(hall)
    with pytest.raises(RuleError, match="tournament-started"):
        await hall.service.hands.postpone(number, 48, 3)


# Who organises


async def test_helpers_come_and_go_and_an_organiser_who_hands_over_helps(hall: Hall) -> None:
    number = await begun(hall)
    await hall.service.hands.share(number, 7, 3)
    known = await hall.service.hands.share(number, 8, 3)
    assert known.organisers == (3, 7, 8)
    assert (await hall.service.hands.share(number, 7, 3)).organisers == (3, 8)
    known = await hall.service.hands.hand_over(number, 8, 3)
    assert known.organisers == (8, 3) and (await kinds(hall, number))[-1] == "handed"
    with pytest.raises(RuleError, match="tournament-is-organiser"):
        await hall.service.hands.hand_over(number, 8, 3)


async def test_a_helper_is_told_once_however_often_they_come_and_go(hall: Hall) -> None:
    number = (await hall.create("junior", Swiss(rounds=2))).row.id
    for _ in range(5):  # on, off, on, off, on
        await hall.service.hands.share(number, 7, 3)
    await hall.service.hands.share(number, 8, 3)
    assert (await kinds(hall, number)).count("helper") == 2


async def test_others_are_asked_once_to_take_over_and_again_after_the_next_organiser(hall: Hall) -> None:
    number = await begun(hall)
    for _ in range(2):
        await hall.service.hands.note_orphan(number)
    assert (await kinds(hall, number)).count("orphan") == 1
    known = await hall.service.hands.hand_over(number, 9, 9)
    assert known.organisers == (9,)
    await hall.service.hands.note_orphan(number)
    assert (await kinds(hall, number)).count("orphan") == 2


# Seeds by hand, rounds to sit out


async def test_seeds_by_hand_come_first_and_others_make_room(hall: Hall) -> None:
    number = (await hall.create("junior", SingleElimination(), least=2)).row.id
    await hall.enter(number, range(101, 106))
    for user, seed in ((104, 1), (105, 1), (103, 3), (101, 1), (101, 0)):
        known = await hall.service.hands.seed(number, user, seed, 3)
    seeds = {one.user_id: one.seed for one in known.entrants}
    assert seeds == {105: 1, 104: 2, 103: 3, 101: None, 102: None}
    with pytest.raises(RuleError, match="tournament-limit-seed"):
        await hall.service.hands.seed(number, 101, 6, 3)
    await hall.service.entries.close(number, 3)
    tree = bracket((await hall.advance(number)).state)
    assert tree and tree.seeds[:3] == (105, 104, 103)
    with pytest.raises(RuleError, match="tournament-started"):
        await hall.service.hands.seed(number, 101, 1, 3)


async def test_whoever_sits_out_a_round_has_no_table_and_plays_the_next(hall: Hall) -> None:
    number = await begun(hall, 8, Swiss(rounds=3, sizes=(2,)))
    known = await hall.service.hands.sit_out(number, 103, 3)
    assert odd_round(known) == [("tournament-bye-odd", {"count": 7, "round": 2})]
    assert (await kinds(hall, number))[-1] == "bye"
    with pytest.raises(RuleError, match="tournament-bye-already"):
        await hall.service.hands.sit_out(number, 103, 3)
    for _ in range(2):
        for one in known.open_pairings:
            await hall.service.organiser.set_result(number, one.round, one.number, (1, 2), 3)
        known = await hall.advance(number)
    second, third = known.state.rounds[1:]
    assert ("asked", 103) in free_people(known, 2) and ("rest", 103) not in free_people(known, 2)
    assert second.rests == (103,) and all(103 not in table.seats for table in second.tables)
    assert third.rests == () and any(103 in table.seats for table in third.tables)
    other = await begun(hall, 4, SingleElimination())
    with pytest.raises(RuleError, match="tournament-no-byes"):
        await hall.service.hands.sit_out(other, 103, 3)
