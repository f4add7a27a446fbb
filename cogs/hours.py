"""A person's own time: quiet hours, and vacations, which stop their clocks at once."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, available_timezones

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from cogs.commands import matching
from cogs.habits import Away, Quiet, back_early, load_away, moved, read_day, read_time, vacation, zone_named
from cogs.timing import load_timing
from db import DeadlineRow, GameRow, Outgoing
from engine.core import RuleError

if TYPE_CHECKING:
    from bot import Dedale

Asker = discord.Interaction[Any]
DEFAULT_ZONE = "UTC"


def offered_zones(typed: str) -> list[app_commands.Choice[str]]:
    """Time zones whose name holds what was typed; Europe first, where our players are."""
    names = sorted(available_timezones(), key=lambda name: (not name.startswith("Europe/"), name))
    return matching({name: name for name in names if "/" in name or name == DEFAULT_ZONE}, typed)


class Hours:
    """Writes what people say about their time, and moves the deadlines that depend on it."""

    def __init__(self, bot: "Dedale") -> None:
        self._bot = bot

    async def zone(self, user_id: int) -> str:
        """The time zone that a person has named."""
        return await self._bot.store.setting("user", user_id, "zone") or DEFAULT_ZONE

    async def set_quiet(
        self, interaction: Asker, begin: str | None, end: str | None, zone: str | None
    ) -> None:
        """Quiet hours, or none any more."""
        user = interaction.user.id
        if zone is not None:
            zone = zone_named(zone)
            await self._bot.store.put_setting("user", user, "zone", zone)
        if begin is None and end is None:
            await self._bot.store.put_setting("user", user, "quiet", None)
            await self._bot.talk.say(interaction, "quiet-off", zone=zone or await self.zone(user))
            return
        if begin is None or end is None:
            raise RuleError("time-not-understood")
        quiet = Quiet(read_time(begin), read_time(end), zone or await self.zone(user))
        if quiet.begin == quiet.end:
            raise RuleError("quiet-all-day")
        await self._bot.store.put_setting("user", user, "quiet", msgspec.json.encode(quiet).decode())
        await self._bot.talk.say(
            interaction, "quiet-set", begin=f"{quiet.begin:%H:%M}", end=f"{quiet.end:%H:%M}", zone=quiet.zone
        )

    async def set_away(self, interaction: Asker, first: str | None, last: str | None) -> None:
        """A vacation, or its end."""
        user, now = interaction.user.id, self._bot.tables.now()
        earlier = load_away(await self._bot.store.setting("user", user, "away"))
        if first is None and last is None:
            await self._end_vacation(interaction, earlier)
            return
        zone = await self.zone(user)
        today = datetime.fromtimestamp(now, ZoneInfo(zone)).date()
        begin = read_day(first) if first else today
        taken = vacation(begin, read_day(last) if last else begin, zone, earlier, now)
        await self._take(user, earlier, (*earlier, taken))
        await self._bot.talk.say(
            interaction, "away-set", start=f"<t:{taken.start}:f>", end=f"<t:{taken.end}:f>"
        )

    async def _end_vacation(self, interaction: Asker, earlier: tuple[Away, ...]) -> None:
        user, now = interaction.user.id, self._bot.tables.now()
        kept, ended = back_early(earlier, await self.zone(user), now)
        if ended is None:
            raise RuleError("not-away")
        await self._take(user, earlier, kept)
        await self._bot.talk.say(interaction, "away-ended")

    async def _keep(self, away: tuple[Away, ...], user_id: int) -> None:
        """Vacations of this year and the next are kept: those before count no more."""
        year = datetime.fromtimestamp(self._bot.tables.now(), UTC).year
        text = msgspec.json.encode([stop for stop in away if stop.last.year >= year - 1]).decode()
        await self._bot.store.put_setting("user", user_id, "away", text)

    async def _take(self, user_id: int, before: tuple[Away, ...], after: tuple[Away, ...]) -> None:
        """Keep other vacations, and move this person's deadlines where the table counts them."""
        rows = await self._bot.store.games_of(user_id, ("playing",))
        counting = [row for row in rows if load_timing(row.timing).away == "on"]
        await self._keep(after, user_id)
        touched = [row.id for row in counting if await self._move(row, user_id, before, after)]
        for game_id in touched:
            await self._bot.postman.go_on(game_id)

    async def _move(
        self, known: GameRow, user_id: int, before: tuple[Away, ...], after: tuple[Away, ...]
    ) -> bool:
        """Move the deadlines at one table; what was written since the vacations changed knows of them."""
        tables = self._bot.tables
        async with tables.lock(known.id):
            row = await tables.row(known.id)
            own = {seat.seat for seat in row.seats if seat.user_id == user_id}
            then = tables.now() if row.paused_at is None else row.paused_at

            def later(deadline: DeadlineRow) -> DeadlineRow:
                if deadline.seat not in own or deadline not in known.deadlines or deadline.due <= then:
                    return deadline
                return replace(deadline, due=moved(deadline.due, then, then, before, after))

            rows = tuple(later(deadline) for deadline in row.deadlines)
            if row.status != "playing" or rows == row.deadlines:
                return False
            await tables.change(await tables.load(known.id), rows, Outgoing("lines", "{}"))
            return True
