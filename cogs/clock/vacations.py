"""A person's own time: quiet hours, and vacations, which stop their clocks at once."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from discord import ButtonStyle, app_commands
from msgspec.structs import replace

from cogs.clock import personal_time
from cogs.clock.deadlines import load_timing, turn_of
from cogs.clock.personal_time import Away, Quiet
from cogs.runtime.locks import Locks
from cogs.runtime.workers import Workers
from cogs.tables.service import OvertakenError, Tables, undisturbed
from cogs.tables.table import decode
from cogs.ui.answers import Answer
from cogs.ui.control_table import ControlTable
from cogs.ui.controls import Press, button, view_with
from cogs.ui.slash import matching
from db import DeadlineRow, GameRow, Outgoing, Store
from db.queries import games, outbox, settings
from engine.core import RuleError
from locales import Words

DEFAULT_ZONE = "UTC"

AwayHint = Callable[[int, Words], Awaitable[str]]  # what a vacation means for a person's tournaments


def all_zones() -> tuple[str, ...]:
    """Every time zone; Europe first, where our players are. This walks through folders of files."""
    names = [name for name in available_timezones() if "/" in name or name == DEFAULT_ZONE]
    return tuple(sorted(names, key=lambda name: (not name.startswith("Europe/"), name)))


class Hours:
    """Writes what people say about their time, and moves the deadlines that depend on it."""

    def __init__(
        self, store: Store, tables: Tables, workers: Workers, hint: AwayHint, controls: ControlTable
    ) -> None:
        self._store = store
        self._tables = tables
        self._workers = workers
        self._hint = hint
        self._zones: Sequence[str] = ()
        self._locks = Locks()
        controls.on("away-end", self.press_end)

    async def offered_zones(self, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name holds what was typed."""
        self._zones = self._zones or await self._workers.run(all_zones)
        return matching({name: name for name in self._zones}, typed)

    async def zone(self, user_id: int) -> str:
        """The time zone that a person has named."""
        return await self._store.read(settings.get, "user", user_id, "zone") or DEFAULT_ZONE

    async def set_quiet(
        self, answer: Answer, begin: str | None, end: str | None, zone: str | None, *, without: bool
    ) -> None:
        """Sets or ends a person's quiet hours; without a wish, tells what they are."""
        user, store = answer.user_id, self._store
        async with self._locks.of(user):  # from reading what holds until something else is written
            zone = None if zone is None else personal_time.zone_named(zone)
            quiet = (await self._tables.personal_time({0: user}))[0].quiet
            if (begin is None) != (end is None):
                raise RuleError("quiet-half")
            if begin is not None and end is not None:
                times = personal_time.read_time(begin), personal_time.read_time(end)
                quiet = Quiet(*times, zone or await self.zone(user))
            if quiet and quiet.begin == quiet.end:
                raise RuleError("quiet-all-day")
            if zone is not None:
                await store.write(settings.put, "user", user, "zone", zone)
            quiet = None if without or quiet is None else replace(quiet, zone=zone or quiet.zone)
            text = msgspec.json.encode(quiet).decode() if quiet else None
            await store.write(settings.put, "user", user, "quiet", text)
            if quiet:
                await self._remind_around(user, quiet)
            await self._tell_quiet(answer, quiet)

    async def _tell_quiet(self, answer: Answer, quiet: Quiet | None) -> None:
        """What holds now, and how to name a time zone where none is known."""
        words = await answer.words()
        named = await self._store.read(settings.get, "user", answer.user_id, "zone")
        zone = quiet.zone if quiet else named or DEFAULT_ZONE
        text = words("quiet-none", zone=zone)
        if quiet:
            begin, end = f"{quiet.begin:%H:%M}", f"{quiet.end:%H:%M}"
            text = words("quiet-set", begin=begin, end=end, zone=zone)
        hint = "" if named else words("quiet-zone-hint")
        await answer.tell(f"{text} {hint}".strip())

    async def _remind_around(self, user_id: int, quiet: Quiet) -> None:
        """Put off, or send before, the reminders of running turns that would fall in these hours."""
        now = self._tables.now()

        def later(row: GameRow, deadline: DeadlineRow) -> DeadlineRow:
            turn = turn_of(row.deadlines, deadline.seat)
            if deadline.kind != "remind" or turn is None:
                return deadline
            at = personal_time.reminder_at(deadline.due, now, turn.due, quiet)
            return deadline if at is None else replace(deadline, due=at)

        for row in await self._store.read(games.of_user, user_id, ("playing",)):
            await self._change(row, user_id, later)

    async def set_away(self, answer: Answer, first: str | None, last: str | None) -> None:
        """Sets a vacation; without days, tells of the one that runs or comes next."""
        async with self._locks.of(answer.user_id):
            words = await answer.words()
            if first is None and last is None:
                await self._tell_away(answer)
                return
            try:
                taken = await undisturbed(lambda: self._begin_vacation(answer.user_id, first, last))
            except RuleError as refused:
                if refused.code != "away-twice":
                    raise
                await self._tell_away(answer, refused.facts["start"], words(refused.code))
                return
            zone = await self.zone(answer.user_id)
            text = words("away-set", first=taken.first, last=taken.last, zone=zone)
            hint = await self._hint(answer.user_id, words)
            await answer.tell(f"{text}\n{hint}".strip())

    async def _tell_away(self, answer: Answer, start: object = None, lead: str = "") -> None:
        """The vacation that starts then, or that runs or comes next, and the button that ends it."""
        user, now, words = answer.user_id, self._tables.now(), await answer.words()
        away = (await self._tables.personal_time({0: user}))[0].away
        coming = personal_time.next_away((one for one in away if start in (None, one.start)), now)
        if coming is None:
            raise RuleError("not-away")
        key = "away-now" if coming.start <= now else "away-planned"
        text = words(key, first=coming.first, last=coming.last, zone=await self.zone(user))
        press = Press("away-end", 0, 0, str(coming.start))
        shown = view_with(button(press, words("button-away-end"), ButtonStyle.danger))
        await answer.put(f"{lead} {text}".strip(), shown)

    async def press_end(self, answer: Answer, press: Press) -> None:
        """Ends the vacation that the button was shown with; if it is over, tells of the next."""
        async with self._locks.of(answer.user_id):
            ended = await undisturbed(lambda: self._end_vacation(answer.user_id, press.field))
            if ended is None:
                await self._tell_away(answer)
                return
            words = await answer.words()
            key = "away-ended" if ended.start <= self._tables.now() else "away-called-off"
            await answer.put(words(key, first=ended.first, last=ended.last))

    async def _begin_vacation(self, user: int, first: str | None, last: str | None) -> Away:
        stored, now = await self._store.read(settings.get, "user", user, "away"), self._tables.now()
        earlier, zone = personal_time.load_away(stored), await self.zone(user)
        today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
        begin = personal_time.read_day(first) if first else today
        end = personal_time.read_day(last) if last else begin
        taken = personal_time.vacation(begin, end, zone, earlier, now)
        await self._take(user, stored, (*earlier, taken))
        return taken

    async def _end_vacation(self, user: int, start: str) -> Away | None:
        stored, now = await self._store.read(settings.get, "user", user, "away"), self._tables.now()
        away, begun = personal_time.load_away(stored), int(start) if start.isdecimal() else 0
        kept, ended = personal_time.back_early(away, await self.zone(user), now, begun)
        if ended is not None:
            await self._take(user, stored, kept)
        return ended

    async def _take(self, user_id: int, stored: str | None, after: tuple[Away, ...]) -> None:
        """Keeps other vacations, moves deadlines at tables that respect them, and lets all boards say so."""
        rows = await self._store.read(games.of_user, user_id, ("playing",))
        # Vacations of this year and the next are kept: those before count no more.
        year = datetime.fromtimestamp(self._tables.now(), UTC).year
        text = msgspec.json.encode([stop for stop in after if stop.last.year >= year - 1]).decode()
        if not await self._store.write(settings.swap, "user", user_id, "away", stored, text):
            raise OvertakenError
        before = personal_time.load_away(stored)

        def later(row: GameRow, deadline: DeadlineRow) -> DeadlineRow:
            then = self._tables.now() if row.paused_at is None else row.paused_at
            if deadline.due <= then or load_timing(row.timing).away == "off":
                return deadline
            return replace(deadline, due=personal_time.moved(deadline.due, then, then, before, after))

        for row in rows:
            if not await self._change(row, user_id, later):
                # No clock runs for them there; the board still says that they are away.
                lines = Outgoing("lines", "{}")
                await self._store.write(outbox.add, row.id, (lines,), self._tables.now())

    async def _change(
        self, known: GameRow, user_id: int, later: Callable[[GameRow, DeadlineRow], DeadlineRow]
    ) -> bool:
        """Move a person's deadlines at one table; those written since it was read know of the change."""
        tables = self._tables

        async def change() -> bool:
            row = await tables.row(known.id)
            own = {seat.seat for seat in row.seats if seat.user_id == user_id}
            mine = [d for d in row.deadlines if d.seat in own and d in known.deadlines]
            rows = tuple(later(row, d) if d in mine else d for d in row.deadlines)
            if row.status != "playing" or rows == row.deadlines:
                return False
            await tables.change(decode(row), rows, Outgoing("lines", "{}"))
            return True

        async with tables.lock(known.id):
            return await undisturbed(change)
