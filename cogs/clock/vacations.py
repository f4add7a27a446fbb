"""A person's own time: quiet hours, and vacations, which stop their clocks at once."""

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from discord import app_commands
from msgspec.structs import replace

from cogs.clock.deadlines import load_timing, turn_of
from cogs.clock.personal_time import (
    Away,
    Quiet,
    back_early,
    load_away,
    load_personal_time,
    moved,
    read_day,
    read_time,
    reminder_at,
    vacation,
    zone_named,
)
from cogs.runtime.locks import Locks
from cogs.tournaments.pages.vacations import away_hint
from cogs.ui import Interaction
from cogs.ui.cards import clipped
from cogs.ui.limits import CONTENT_LIMIT
from cogs.ui.slash import matching
from db import DeadlineRow, GameRow, Outgoing
from db.queries import games, outbox, settings
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

DEFAULT_ZONE = "UTC"


def all_zones() -> tuple[str, ...]:
    """Every time zone; Europe first, where our players are. This walks through folders of files."""
    names = [name for name in available_timezones() if "/" in name or name == DEFAULT_ZONE]
    return tuple(sorted(names, key=lambda name: (not name.startswith("Europe/"), name)))


class Hours:
    """Writes what people say about their time, and moves the deadlines that depend on it."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot
        self._zones: Sequence[str] = ()
        self._locks = Locks()

    def _lock(self, user_id: int) -> asyncio.Lock:
        """Held from reading what somebody has said about their time until something else is written."""
        return self._locks.of(user_id)

    async def offered_zones(self, typed: str) -> list[app_commands.Choice[str]]:
        """Time zones whose name holds what was typed."""
        self._zones = self._zones or await self._bot.workers.run(all_zones)
        return matching({name: name for name in self._zones}, typed)

    async def zone(self, user_id: int) -> str:
        """The time zone that a person has named."""
        return await self._bot.store.read(settings.get, "user", user_id, "zone") or DEFAULT_ZONE

    async def set_quiet(
        self, interaction: Interaction, begin: str | None, end: str | None, zone: str | None, *, without: bool
    ) -> None:
        """Quiet hours, or none any more; told as they are where nothing is asked for."""
        async with self._lock(interaction.user.id):
            await self._set_quiet(interaction, begin, end, zone, without=without)

    async def _set_quiet(
        self, interaction: Interaction, begin: str | None, end: str | None, zone: str | None, *, without: bool
    ) -> None:
        user, store = interaction.user.id, self._bot.store
        zone = None if zone is None else zone_named(zone)
        quiet = load_personal_time(
            (await store.read(settings.of_users, [user], ("quiet",))).get(user, {})
        ).quiet
        if (begin is None) != (end is None):
            raise RuleError("quiet-half")
        if begin is not None and end is not None:
            quiet = Quiet(read_time(begin), read_time(end), zone or await self.zone(user))
        if quiet and quiet.begin == quiet.end:
            raise RuleError("quiet-all-day")
        if zone is not None:
            await store.write(settings.put, "user", user, "zone", zone)
        quiet = None if without or quiet is None else replace(quiet, zone=zone or quiet.zone)
        await store.write(
            settings.put, "user", user, "quiet", msgspec.json.encode(quiet).decode() if quiet else None
        )
        if quiet:
            await self._remind_around(user, quiet)
        await self._tell_quiet(interaction, quiet)

    async def _tell_quiet(self, interaction: Interaction, quiet: Quiet | None) -> None:
        """What holds now, and how to name a time zone where none is known."""
        words = await self._bot.replies.private(interaction)
        named = await self._bot.store.read(settings.get, "user", interaction.user.id, "zone")
        zone = quiet.zone if quiet else named or DEFAULT_ZONE
        text = words("quiet-none", zone=zone)
        if quiet:
            begin, end = f"{quiet.begin:%H:%M}", f"{quiet.end:%H:%M}"
            text = words("quiet-set", begin=begin, end=end, zone=zone)
        hint = "" if named else words("quiet-zone-hint")
        await self._bot.replies.reply(interaction, f"{text} {hint}".strip())

    async def _remind_around(self, user_id: int, quiet: Quiet) -> None:
        """Put off, or send before, the reminders of running turns that would fall in these hours."""
        now = self._bot.tables.now()

        def later(row: GameRow, deadline: DeadlineRow) -> DeadlineRow:
            turn = turn_of(row.deadlines, deadline.seat)
            if deadline.kind != "remind" or turn is None:
                return deadline
            at = reminder_at(deadline.due, now, turn.due, quiet)
            return deadline if at is None else replace(deadline, due=at)

        for row in await self._bot.store.read(games.of_user, user_id, ("playing",)):
            await self._change(row, user_id, later)

    async def set_away(self, interaction: Interaction, first: str | None, last: str | None) -> None:
        """A vacation, or its end."""
        async with self._lock(interaction.user.id):
            await self._set_away(interaction, first, last)

    async def _set_away(self, interaction: Interaction, first: str | None, last: str | None) -> None:
        user, now = interaction.user.id, self._bot.tables.now()
        earlier = load_away(await self._bot.store.read(settings.get, "user", user, "away"))
        if first is None and last is None:
            await self._end_vacation(interaction, earlier)
            return
        zone = await self.zone(user)
        today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
        begin = read_day(first) if first else today
        taken = vacation(begin, read_day(last) if last else begin, zone, earlier, now)
        tables = await self._take(user, earlier, (*earlier, taken))
        words = await self._bot.replies.private(interaction)
        text = words("away-set", start=f"<t:{taken.start}:f>", end=f"<t:{taken.end}:f>")
        hint = await away_hint(self._bot.tournaments.service.records, user, words)
        try:
            await self._bot.replies.reply(interaction, clipped(f"{text}\n{hint}".strip(), CONTENT_LIMIT))
        finally:
            await self._show(tables)

    async def _end_vacation(self, interaction: Interaction, earlier: tuple[Away, ...]) -> None:
        user, now = interaction.user.id, self._bot.tables.now()
        kept, ended = back_early(earlier, await self.zone(user), now)
        if ended is None:
            raise RuleError("not-away")
        tables = await self._take(user, earlier, kept)
        try:
            await self._bot.replies.say(interaction, "away-ended")
        finally:
            await self._show(tables)

    async def _show(self, tables: list[int]) -> None:
        """Let the boards tell of a vacation: after the answer, which may not wait for ten of them."""
        for game_id in tables:
            await self._bot.postman.go_on(game_id)

    async def _keep(self, away: tuple[Away, ...], user_id: int) -> None:
        """Vacations of this year and the next are kept: those before count no more."""
        year = datetime.fromtimestamp(self._bot.tables.now(), UTC).year
        text = msgspec.json.encode([stop for stop in away if stop.last.year >= year - 1]).decode()
        await self._bot.store.write(settings.put, "user", user_id, "away", text)

    async def _take(self, user_id: int, before: tuple[Away, ...], after: tuple[Away, ...]) -> list[int]:
        """Keep other vacations, move deadlines where the table counts them; the boards to be shown anew."""
        rows = await self._bot.store.read(games.of_user, user_id, ("playing",))
        await self._keep(after, user_id)

        def later(row: GameRow, deadline: DeadlineRow) -> DeadlineRow:
            then = self._bot.tables.now() if row.paused_at is None else row.paused_at
            if deadline.due <= then or load_timing(row.timing).away == "off":
                return deadline
            return replace(deadline, due=moved(deadline.due, then, then, before, after))

        for row in rows:
            if not await self._change(row, user_id, later):
                # No clock runs for them there; the board still says that they are away.
                lines = Outgoing("lines", "{}")
                await self._bot.store.write(outbox.add, row.id, (lines,), self._bot.tables.now())
        return [row.id for row in rows]

    async def _change(
        self, known: GameRow, user_id: int, later: Callable[[GameRow, DeadlineRow], DeadlineRow]
    ) -> bool:
        """Move a person's deadlines at one table; those written since it was read know of the change."""
        tables = self._bot.tables
        async with tables.lock(known.id):
            row = await tables.row(known.id)
            own = {seat.seat for seat in row.seats if seat.user_id == user_id}
            mine = [d for d in row.deadlines if d.seat in own and d in known.deadlines]
            rows = tuple(later(row, d) if d in mine else d for d in row.deadlines)
            if row.status != "playing" or rows == row.deadlines:
                return False
            await tables.change(await tables.load(known.id), rows, Outgoing("lines", "{}"))
            return True
