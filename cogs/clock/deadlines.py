"""A table's rules about time, and which deadlines follow from them. Pure: moments are unix seconds."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, TypeAlias, get_args

import msgspec

from cogs.clock.personal_time import Away, PersonalTime, after_working, load_away, moved, reminder_at, working
from db import WHOLE_TABLE, DeadlineRow, Outgoing
from engine.core import RuleError, Seat

Clock: TypeAlias = Literal["none", "2m", "5m", "1h", "12h", "24h", "48h", "72h", "7d"]
Reserve: TypeAlias = Literal["none", "5m", "1h", "12h", "1d", "2d", "3d", "7d"]
Misses: TypeAlias = Literal["1", "2", "3"]
Timeout: TypeAlias = Literal["standin", "skip", "forfeit"]

MINUTE, HOUR, DAY = 60, 3600, 86400
LENGTHS: dict[str, int] = {
    "2m": 2 * MINUTE,
    "5m": 5 * MINUTE,
    "1h": HOUR,
    "12h": 12 * HOUR,
    "24h": DAY,
    "48h": 2 * DAY,
    "72h": 3 * DAY,
    "7d": 7 * DAY,
}
RESERVED: dict[str, int] = {
    "5m": 5 * MINUTE,
    "1h": HOUR,
    "12h": 12 * HOUR,
    "1d": DAY,
    "2d": 2 * DAY,
    "3d": 3 * DAY,
    "7d": 7 * DAY,
}
CLOCKS: tuple[str, ...] = get_args(Clock)
RESERVES: tuple[str, ...] = get_args(Reserve)
IDLE_AFTER = 30 * DAY  # a table without a clock is asked whether it still plays
CLOSED_AFTER = 7 * DAY  # and closed when nobody answers that
LOBBY_STANDS = 7 * DAY  # without a change, before it is closed


class Timing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table has agreed on. `away`: do vacations stop its clock?

    `reserve`: what a turn needs beyond its time is drawn from it, a whole game long; once it is empty, a turn
    that takes longer is missed.
    """

    clock: Clock = "none"
    reserve: Reserve = "none"
    timeout: Timeout = "standin"
    misses: Misses = "2"  # turns missed in a row before the stand-in keeps the seat
    extension: Literal["on", "off"] = "on"
    away: Literal["on", "off"] = "on"

    @property
    def length(self) -> int | None:
        """Seconds for a turn; None without a clock."""
        return LENGTHS.get(self.clock)

    def reserve_after(self, spent: int) -> int:
        """Seconds that are left of a seat's reserve, of which it has drawn so many."""
        return max(0, RESERVED.get(self.reserve, 0) - spent)


# What the host chooses in the lobby. Whether vacations count is up to the organiser of a tournament.
OFFERED: dict[str, tuple[str, ...]] = {
    "clock": CLOCKS,
    "reserve": RESERVES,
    "timeout": get_args(Timeout),
    "misses": get_args(Misses),
    "extension": ("on", "off"),
}


def load_timing(text: str) -> Timing:
    """What `dump_timing` wrote."""
    return msgspec.json.decode(text, type=Timing)


def dump_timing(timing: Timing) -> str:
    """A table's rules about time as they are stored."""
    return msgspec.json.encode(timing).decode()


def with_timing(text: str, name: str, value: str) -> str:
    """The stored rules after one was changed."""
    if value not in OFFERED.get(name, ()):
        raise RuleError("option-not-understood")
    return dump_timing(msgspec.structs.replace(load_timing(text), **{name: value}))


def deadlines_after(
    game_id: int,
    timing: Timing,
    before: Sequence[DeadlineRow],
    *,
    waits_for: Mapping[Seat, PersonalTime],
    renewed: bool,
    now: int,
    until: int | None = None,
    reserves: Mapping[Seat, int] = {},
) -> tuple[DeadlineRow, ...]:
    """The deadlines of a running game, once something has happened in it.

    `waits_for` are the people who are now to act. Whoever already had to keeps their time, whatever the
    others or they themselves did in between, until a turn has passed (`renewed`). No turn goes on beyond
    `until`, where a tournament's round ends. `reserves` are the seconds that each has left beyond a turn.
    """
    if timing.length is None:
        return (silence(game_id, now),)
    rows: list[DeadlineRow] = []
    for seat, personal_time in waits_for.items():
        running = [row for row in before if row.seat == seat]
        is_running = any(row.kind == "turn" for row in running)
        if is_running and not renewed:
            rows += running
        else:
            rows += turn(game_id, seat, timing, personal_time, now, until, reserves.get(seat, 0))
    return tuple(rows)


def turn(
    game_id: int,
    seat: Seat,
    timing: Timing,
    personal_time: PersonalTime,
    now: int,
    until: int | None = None,
    reserve: int = 0,
) -> list[DeadlineRow]:
    """A turn that begins now: when it ends, its reserve included, and when to remind of its own time."""
    length = timing.length or 0
    away = personal_time.away if timing.away == "on" else ()
    whole = after_working(now, length + reserve, away)
    due = no_later(whole, until)
    usable = max(0, reserve - working(due, whole, away))
    rows = [DeadlineRow(game_id=game_id, seat=seat, kind="turn", due=due, began=now, reserve=usable)]
    remind = reminder_at(after_working(now, length * 3 // 4, away), now, due, personal_time.quiet)
    if personal_time.reminders != "off" and remind is not None and remind < due:
        rows.append(DeadlineRow(game_id=game_id, seat=seat, kind="remind", due=remind, began=now))
    return rows


def drawn(row: DeadlineRow, now: int, away: Sequence[Away]) -> int:
    """How many seconds of the reserve a turn has used that ends now."""
    return max(0, row.reserve - max(0, working(now, row.due, away)))


def no_later(due: int, until: int | None) -> int:
    """A turn's end, which does not lie beyond the end of its round."""
    return due if until is None else min(due, until)


def silence(game_id: int, now: int) -> DeadlineRow:
    """From now on a table without a running clock may be silent for so long."""
    return DeadlineRow(game_id=game_id, seat=WHOLE_TABLE, kind="idle", due=now + IDLE_AFTER, began=now)


def last_call(game_id: int, now: int) -> DeadlineRow:
    """The table has been asked whether it still plays."""
    return DeadlineRow(game_id=game_id, seat=WHOLE_TABLE, kind="close", due=now + CLOSED_AFTER, began=now)


def extended(
    rows: Sequence[DeadlineRow],
    seat: Seat,
    began: str,
    timing: Timing,
    away: Sequence[Away],
    until: int | None = None,
) -> tuple[DeadlineRow, ...]:
    """The deadlines after a player asked for more time, once a turn: half as much again.

    `began` names the turn; it comes from a button and may be anything. `away` are the player's vacations.
    Where the round ends with the turn there is no more time to give.
    """
    mine = turn_of(rows, seat)
    if mine is None or str(mine.began) != began:
        raise RuleError("turn-is-over")
    if timing.extension == "off":
        raise RuleError("no-extensions")
    if mine.extended:
        raise RuleError("extended-already")
    due = after_working(mine.due, (timing.length or 0) // 2, away if timing.away == "on" else ())
    due = no_later(due, until)
    if due <= mine.due:
        raise RuleError("round-ends-first")
    later = msgspec.structs.replace(mine, due=due, extended=True)
    return tuple(later if row is mine else row for row in rows)


def lengthened(
    rows: Sequence[DeadlineRow],
    timing: Timing,
    personal_time: Mapping[Seat, PersonalTime],
    now: int,
    before: int,
    until: int,
) -> tuple[DeadlineRow, ...]:
    """The deadlines once a round ends at `until` instead of `before`, which had cut some turns short."""
    found = list[DeadlineRow]()
    for row in rows:
        is_cut = row.kind == "turn" and row.seat != WHOLE_TABLE and row.due >= before
        if not is_cut:
            found.append(row)
            continue
        own = personal_time.get(row.seat, PersonalTime())
        whole, *remind = turn(row.game_id, row.seat, timing, own, row.began, until)
        found.append(msgspec.structs.replace(row, due=max(row.due, whole.due)))
        is_reminded = row.reminder or any(one.seat == row.seat and one.kind == "remind" for one in rows)
        found += [one for one in remind if not is_reminded and one.due > now]
    return tuple(found)


def turn_of(rows: Sequence[DeadlineRow], seat: Seat) -> DeadlineRow | None:
    """When a seat's turn ends."""
    return next((row for row in rows if row.seat == seat and row.kind == "turn"), None)


def resumed(
    game_id: int,
    timing: Timing,
    rows: Sequence[DeadlineRow],
    paused_at: int,
    now: int,
    personal_time: Mapping[Seat, PersonalTime],
) -> tuple[DeadlineRow, ...]:
    """The deadlines once a pause is over: it took nobody's time, and neither does a vacation from here on."""
    if timing.length is None:
        return (silence(game_id, now),)

    def later(row: DeadlineRow) -> DeadlineRow:
        away = personal_time[row.seat].away if timing.away == "on" and row.seat in personal_time else ()
        return msgspec.structs.replace(row, due=moved(row.due, paused_at, now, away, away))

    return tuple(later(row) for row in rows if row.seat != WHOLE_TABLE)


def after_outage(row: DeadlineRow, timing: str, away: str, last: int, now: int) -> int:
    """When a deadline of a person with vacations is due after the bot was gone; both as they are stored."""
    stops = load_away(away) if load_timing(timing).away == "on" else ()
    return moved(row.due, last, now, stops, stops)


def withdrawn(before: Sequence[DeadlineRow], after: Collection[DeadlineRow]) -> tuple[Outgoing, ...]:
    """The reminders that have nothing left to remind of."""
    running = {(row.seat, row.began) for row in after if row.kind == "turn"}
    gone = [row for row in before if row.reminder and (row.seat, row.began) not in running]
    return tuple(Outgoing("withdraw", row.reminder or "") for row in gone)
