"""Which deadlines follow from a table's rules about time: literal moments in, literal moments out."""

from datetime import date, time

import msgspec
import pytest

from cogs.clock.deadlines import (
    Timing,
    after_outage,
    deadlines_after,
    drawn,
    extended,
    resumed,
    turn,
    turn_of,
    with_timing,
    withdrawn,
)
from cogs.clock.personal_time import Away, PersonalTime, Quiet
from db import WHOLE_TABLE, DeadlineRow, Outgoing
from engine.core import RuleError

DAY, HOUR = 86400, 3600
CLOCK = Timing(clock="24h")
NOBODY_SPECIAL = PersonalTime()


def rows(before=(), seats=(0,), renewed=False, now=1000, timing=CLOCK, personal_time=NOBODY_SPECIAL):
    waits_for = dict.fromkeys(seats, personal_time)
    return deadlines_after(1, timing, before, waits_for=waits_for, renewed=renewed, now=now)


def times(found) -> dict[tuple[int, str], int]:
    return {(row.seat, row.kind): row.due for row in found}


def test_a_turn_ends_after_its_time_and_is_reminded_of_at_three_quarters():
    assert times(rows()) == {(0, "turn"): 1000 + DAY, (0, "remind"): 1000 + 18 * HOUR}


def test_where_several_must_act_each_has_time_of_their_own():
    first = rows(seats=(0, 1))
    assert rows(first, seats=(1,), now=5000) == tuple(row for row in first if row.seat == 1)


def test_a_part_of_a_turn_does_not_renew_it():
    first = rows()
    assert rows(first, now=5000) == first


def test_the_next_turn_of_the_same_seat_has_its_full_time():
    assert times(rows(rows(), renewed=True, now=5000))[0, "turn"] == 5000 + DAY


def test_whoever_must_act_later_begins_then():
    first = rows(seats=(0,))
    assert times(rows(first, seats=(0, 1), now=5000)) == {
        (0, "turn"): 1000 + DAY,
        (0, "remind"): 1000 + 18 * HOUR,
        (1, "turn"): 5000 + DAY,
        (1, "remind"): 5000 + 18 * HOUR,
    }


def test_without_a_clock_only_silence_is_counted():
    found = rows(timing=Timing())
    assert times(found) == {(WHOLE_TABLE, "idle"): 1000 + 30 * DAY}
    assert times(rows(found, now=5000, timing=Timing())) == {(WHOLE_TABLE, "idle"): 5000 + 30 * DAY}


def test_a_vacation_takes_no_time_where_the_table_counts_it():
    away = PersonalTime(away=(Away(date(1970, 1, 1), date(1970, 1, 1), 1000 + HOUR, 1000 + HOUR + DAY),))
    assert times(rows(personal_time=away))[0, "turn"] == 1000 + 2 * DAY
    strict = msgspec.structs.replace(CLOCK, away="off")
    assert times(rows(personal_time=away, timing=strict))[0, "turn"] == 1000 + DAY


def test_no_reminder_for_whoever_wants_none():
    assert (0, "remind") not in times(rows(personal_time=PersonalTime(reminders="off")))


def test_quiet_hours_move_the_reminder():
    # It is wanted at 18:16:40 (UTC) on the first of January 1970.
    personal_time = PersonalTime(quiet=Quiet(time(18), time(20), "UTC"))
    assert times(rows(personal_time=personal_time))[0, "remind"] == 20 * HOUR


def test_more_time_is_given_once_a_turn_to_whoever_is_on_turn():
    longer = extended(rows(), 0, "1000", CLOCK, ())
    turn = turn_of(longer, 0)
    assert turn and turn.due == 1000 + 36 * HOUR
    for seat, began, timing, code in (
        (0, "1000", CLOCK, "extended-already"),
        (0, "999", CLOCK, "turn-is-over"),
        (0, "x" * 50, CLOCK, "turn-is-over"),
        (1, "1000", CLOCK, "turn-is-over"),
        (0, "1000", msgspec.structs.replace(CLOCK, extension="off"), "no-extensions"),
    ):
        with pytest.raises(RuleError) as refusal:
            extended(longer, seat, began, timing, ())
        assert refusal.value.code == code


def test_a_pause_takes_nobodys_time():
    assert times(resumed(1, CLOCK, rows(), 2000, 9000, {}))[0, "turn"] == 1000 + DAY + 7000
    assert times(resumed(1, Timing(), rows(timing=Timing()), 2000, 9000, {})) == {
        (WHOLE_TABLE, "idle"): 9000 + 30 * DAY
    }


def away_days(*spans: tuple[int, int]) -> tuple[Away, ...]:
    """Vacations from the beginning of one day to that of another, counted from the turn's beginning."""
    day = date(1970, 1, 1)
    return tuple(Away(day, day, 1000 + first * DAY, 1000 + last * DAY) for first, last in spans)


@pytest.mark.parametrize(
    ("away", "resumed_at", "due"),
    [
        ((9, 20), 9, 21),  # it was set during the pause
        ((0, 10), 10, 11),  # it lasted as long as the pause
        ((1, 4), 1, 5),  # it begins as the pause ends
        ((30, 40), 9, 10),
    ],
)
def test_a_pause_and_a_vacation_take_nobodys_time_once(away, resumed_at, due):
    personal_time = PersonalTime(away=away_days(away))
    before = rows(personal_time=personal_time)
    found = resumed(1, CLOCK, before, 1000, 1000 + resumed_at * DAY, {0: personal_time})
    assert times(found)[0, "turn"] == 1000 + due * DAY
    strict = msgspec.structs.replace(CLOCK, away="off")
    found = resumed(1, strict, rows(), 1000, 1000 + resumed_at * DAY, {0: personal_time})
    assert times(found)[0, "turn"] == 1000 + (resumed_at + 1) * DAY


def test_more_time_does_not_run_in_a_vacation():
    longer = extended(rows(), 0, "1000", CLOCK, away_days((1, 5)))
    assert times(longer)[0, "turn"] == 1000 + 5 * DAY + 12 * HOUR
    strict = msgspec.structs.replace(CLOCK, away="off")
    assert times(extended(rows(), 0, "1000", strict, away_days((1, 5))))[0, "turn"] == 1000 + 36 * HOUR


def test_an_outage_does_not_carry_a_deadline_into_a_vacation():
    """Three hours, an hour before the end of the turn, which was to end an hour before the vacation."""
    row = DeadlineRow(game_id=1, seat=0, kind="turn", due=1000 + DAY - HOUR, began=1000)
    away = msgspec.json.encode(away_days((1, 5))).decode()
    last, now = 1000 + 22 * HOUR, 1000 + 25 * HOUR
    assert after_outage(row, "{}", away, last, now) == 1000 + 5 * DAY + HOUR
    assert after_outage(row, '{"away":"off"}', away, last, now) == row.due + 3 * HOUR


def test_a_reminder_is_withdrawn_with_its_turn():
    turn = DeadlineRow(game_id=1, seat=0, kind="turn", due=9, began=1, reminder='{"message":5}')
    assert withdrawn([turn], []) == (Outgoing("withdraw", '{"message":5}'),)
    assert withdrawn([turn], [msgspec.structs.replace(turn, due=10)]) == ()
    assert withdrawn([turn], [msgspec.structs.replace(turn, began=2)]) != ()


def test_only_what_the_lobby_offers_can_be_chosen():
    assert with_timing("{}", "clock", "7d") == '{"clock":"7d"}'
    for name, value in (("clock", "8d"), ("away", "off"), ("nothing", "on")):
        with pytest.raises(RuleError, match="option-not-understood"):
            with_timing("{}", name, value)


def reserved(until=None, personal_time=NOBODY_SPECIAL, now=0):
    (row, *_) = turn(1, 0, CLOCK, personal_time, now, until, 2 * DAY)
    return row


def test_a_turn_may_draw_on_the_reserve_and_is_reminded_of_its_own_time():
    row, reminder = turn(1, 0, CLOCK, NOBODY_SPECIAL, 0, None, 2 * DAY)
    assert (row.due, row.reserve, reminder.due) == (3 * DAY, 2 * DAY, 18 * HOUR)


@pytest.mark.parametrize(
    ("now", "used"), [(HOUR, 0), (DAY, 0), (DAY + HOUR, HOUR), (3 * DAY, 2 * DAY), (9 * DAY, 2 * DAY)]
)
def test_only_what_a_turn_takes_beyond_its_time_is_drawn_from_the_reserve(now, used):
    assert drawn(reserved(), now, ()) == used


def test_what_of_the_reserve_lies_beyond_the_rounds_end_is_not_drawn():
    row = reserved(until=DAY + 5 * HOUR)
    assert (row.due, row.reserve) == (DAY + 5 * HOUR, 5 * HOUR)
    assert reserved(until=HOUR).reserve == 0 and drawn(row, DAY + HOUR, ()) == HOUR


def test_a_vacation_stops_the_reserve_too():
    away = Away(date(1970, 1, 3), date(1970, 1, 4), 2 * DAY, 4 * DAY)
    row = reserved(personal_time=PersonalTime(away=(away,)))
    assert (row.due, row.reserve) == (5 * DAY, 2 * DAY)
    assert drawn(row, 4 * DAY, (away,)) == DAY and drawn(row, 4 * DAY + HOUR, (away,)) == DAY + HOUR


def test_a_pause_leaves_the_reserve_as_it_was():
    (row, _) = resumed(1, CLOCK, (reserved(), rows()[1]), DAY, 3 * DAY, {0: NOBODY_SPECIAL})
    assert (row.due, row.reserve) == (5 * DAY, 2 * DAY) and drawn(row, 3 * DAY + HOUR, ()) == HOUR


def test_more_time_on_request_is_not_drawn_from_the_reserve():
    (row,) = extended([reserved()], 0, "0", CLOCK, ())
    assert row.due - row.reserve == DAY + 12 * HOUR and drawn(row, DAY + 12 * HOUR, ()) == 0


def test_a_seat_has_no_more_of_the_reserve_than_it_has_left():
    timing = Timing(clock="24h", reserve="2d")
    assert [timing.reserve_after(spent) for spent in (0, DAY, 3 * DAY)] == [2 * DAY, DAY, 0]
    assert CLOCK.reserve_after(0) == 0
