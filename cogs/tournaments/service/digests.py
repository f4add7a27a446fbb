"""Who wants a message a day, and when. No message is sent from here."""

import logging
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

from cogs.clock.personal_time import PersonalTime, is_away
from cogs.tables.service import Tables
from cogs.tables.table import Table, decoded
from cogs.tournaments.service.records import Records
from cogs.tournaments.service.terms import DAY, HOUR, Tournament
from db import DigestRow, Store, StoreError
from db.queries import digests, games, settings

log = logging.getLogger("dedale.digests")

LATEST = 6 * HOUR  # after its time, a digest is no longer worth sending
BATCH = 64


def next_due(minute: int, zone: str, now: int) -> int:
    """Return the next moment at which it is that minute of the day there."""
    where = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, where).date()
    for later in range(3):
        wanted = datetime.combine(today + timedelta(days=later), time(minute // 60, minute % 60), where)
        if int(wanted.timestamp()) > now:
            return int(wanted.timestamp())
    return now + DAY


class PersonsDay(NamedTuple):
    """What a digest is made of; `ended` are the tables of each tournament that ended since yesterday."""

    tables: list[Table]
    tournaments: list[Tournament]
    ended: Mapping[int, frozenset[tuple[int, int]]]

    @property
    def guilds(self) -> list[int]:
        """The servers where it takes place, each once."""
        return list(dict.fromkeys(one.row.guild_id for one in (*self.tables, *self.tournaments)))

    def within(self, guilds: Collection[int]) -> "PersonsDay":
        """What of it takes place in these servers."""
        return self._replace(
            tables=[one for one in self.tables if one.row.guild_id in guilds],
            tournaments=[one for one in self.tournaments if one.row.guild_id in guilds],
        )


@dataclass
class Digests:
    """Those who want a digest, and what it is made of."""

    store: Store
    tables: Tables
    records: Records

    async def want(self, user_id: int, minute: int, zone: str) -> DigestRow:
        """Let a person have a digest every day at this time."""
        row = DigestRow(user_id=user_id, minute=minute, due=next_due(minute, zone, self.tables.now()))
        await self.store.write(digests.put, row)
        return row

    async def claim(self) -> list[DigestRow]:
        """Write down what is to be sent now, each once; return it with what a crash had left unsent.

        On vacation nobody gets one; in quiet hours it waits for their end. What is very late is left out.
        """
        now = self.tables.now()
        for row in await self.store.read(digests.due_by, now, BATCH):
            try:
                await self._claim_one(row, now)
            except StoreError:
                raise
            except Exception:  # the others still get theirs
                log.exception("a digest could not be prepared")
                await self.store.write(digests.move_on, row, now + DAY, is_sent=False)
        waiting = await self.store.read(digests.waiting)
        for row in waiting:
            if row.waiting is not None and now - row.waiting > LATEST:
                await self.store.write(digests.sent, row.user_id, row.waiting)
        return [row for row in waiting if row.waiting is not None and now - row.waiting <= LATEST]

    async def _claim_one(self, row: DigestRow, now: int) -> None:
        zone = await self.zone(row.user_id)
        own = (await self.tables.personal_time({0: row.user_id}))[0]
        if hours := own.quiet.around(now) if own.quiet else None:
            await self.store.write(digests.move_on, row, hours[1], is_sent=False)
            return
        later = next_due(row.minute, zone, now)
        await self.store.write(digests.move_on, row, later, is_sent=self._is_worth_it(row, own))

    def _is_worth_it(self, row: DigestRow, own: PersonalTime) -> bool:
        now = self.tables.now()
        return now - row.due <= LATEST and not is_away(own, now)

    async def zone(self, user_id: int) -> str:
        """The person's time zone, which they named when they asked for a digest."""
        return await self.store.read(settings.get, "user", user_id, "zone") or "UTC"

    async def of_person(self, user_id: int) -> PersonsDay:
        """Return the tables where a person plays, and their tournaments of today and yesterday."""
        rows = await self.store.read(games.of_user, user_id, ("playing",))
        since = self.tables.now() - DAY
        found = await self.store.read(digests.tournaments_of, user_id, since)
        ended = {row.id: await self.store.read(digests.ended_since, row.id, since) for row in found}
        return PersonsDay([*decoded(rows)], [await self.records.load(row.id) for row in found], ended)
