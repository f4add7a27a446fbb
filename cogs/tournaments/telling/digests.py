"""Sends each person who wants it one private message a day. A row of the store is its outbox."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.clock.personal_time import read_time, zone_named
from cogs.runtime.background import NOT_TAKEN, TRY_LATER, spawn, stop
from cogs.runtime.shards import Shards
from cogs.tournaments.pages.digest import digest_text
from cogs.tournaments.service.digests import Digests
from cogs.tournaments.service.records import Records
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcements import Desk
from cogs.ui.answers import Answer
from cogs.ui.places import Places, is_open_to
from cogs.ui.replies import Replies
from db import DigestRow, StoreError
from db.queries import digests, settings
from engine.core import RuleError

log = logging.getLogger("dedale.digests")

LONGEST_SLEEP = 600  # another process may have written one that is due sooner
RETRY_SECONDS = 600
MOST_SERVERS = 16  # of a digest: Discord is asked about each


@dataclass
class DigestSender:
    """One task that sleeps until the next digest is due; of several processes the first sends them."""

    service: Digests
    replies: Replies
    places: Places
    in_touch: Callable[[], Awaitable[bool]]
    shards: Shards

    def __post_init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._is_started = False
        self._is_asleep = False

    async def start(self) -> None:
        """Send digests from now on; first what a crash had left unsent."""
        self._is_started = True
        self.wake()

    async def close(self) -> None:
        """Stop; what is due then is sent after the next start."""
        self._is_started = False
        await stop(self._task)

    def wake(self) -> None:
        """A person has asked for a digest, or for another time: sleep no longer."""
        is_working = self._task is not None and not self._task.done() and not self._is_asleep
        if not self._is_started or is_working:  # it reads all of them again before it sleeps
            return
        if self._task:
            self._task.cancel()
        self._task = spawn("digests", self._run())

    async def set(self, answer: Answer, time: str | None, zone: str | None, *, without: bool) -> None:
        """Let a person have a digest at this time of their day, or none; without a wish, tell which it is."""
        store, user_id = self.service.store, answer.user_id
        if zone is not None:
            await store.write(settings.put, "user", user_id, "zone", zone_named(zone))
        known = await store.read(digests.get, user_id)
        if without or (time is None and known is None):
            await store.write(digests.remove, user_id)
            await answer.say("digest-none")
            return
        named = await store.read(settings.get, "user", user_id, "zone")
        if not named:
            raise RuleError("digest-zone")
        minute = known.minute if known else 0
        if time is not None:
            wanted = read_time(time)
            minute = wanted.hour * 60 + wanted.minute
        row = await self.service.want(user_id, minute, named)
        self.wake()
        at = f"{minute // 60:02}:{minute % 60:02}"
        await answer.say("digest-set", time=at, zone=named, when=f"<t:{row.due}:R>")

    async def _run(self) -> None:
        self._is_asleep = False
        while True:
            try:
                wait = await self._round()
            except TRY_LATER:
                log.exception("digests are sent later")
                wait = RETRY_SECONDS
            self._is_asleep = True
            await asyncio.sleep(min(wait, LONGEST_SLEEP))
            self._is_asleep = False

    async def _round(self) -> int:
        """Send what is due; return how long to sleep."""
        if not self.shards.is_first or not await self.in_touch():
            return RETRY_SECONDS
        is_left = False
        for row in await self.service.claim():
            is_left = not await self._send(row) or is_left
        due = await self.service.store.read(digests.nearest)
        if is_left:
            return RETRY_SECONDS
        return LONGEST_SLEEP if due is None else max(1, due - self.service.tables.now())

    async def _send(self, row: DigestRow) -> bool:
        """Send one; False if Discord did not take it, so that it is tried again."""
        try:
            text = await self.text(row.user_id)
            if text:
                user = await self.places.user(row.user_id)
                # After a crash it goes out again under the same nonce, and Discord drops it.
                await user.send(text, nonce=f"d{row.user_id % 10**9}-{row.waiting}", suppress_embeds=True)
        except (discord.Forbidden, discord.NotFound):
            log.info("a person who wants a digest takes no private messages")
        except NOT_TAKEN:
            log.info("a digest was not taken", exc_info=True)
            return False
        except StoreError:
            raise
        except Exception:  # the others still get theirs
            log.exception("a digest could not be written")
        await self.service.store.write(digests.sent, row.user_id, row.waiting or 0)
        return True

    async def text(self, user_id: int) -> str:
        """What a person is told today; empty if there is nothing to tell."""
        day = await self.service.of_person(user_id)
        # Whoever has left a server, or was banned, is told nothing more of it.
        asked = day.guilds[:MOST_SERVERS]
        day = day.within([one for one in asked if await self.places.is_member(one, user_id)])
        day = day._replace(tournaments=[one for one in day.tournaments if await self._is_told(user_id, one)])
        if not day.guilds:
            return ""
        words = await self.replies.public(day.guilds[0], self.places.guild(day.guilds[0]))
        words = await self.replies.for_person(user_id, words)
        return digest_text(user_id, day, self.service.tables.now(), words)

    async def _is_told(self, user_id: int, tournament: Tournament) -> bool:
        """Is a person told of a tournament? Whoever plays no more, only while they see its channel."""
        if tournament.is_playing(user_id):
            return True
        row = tournament.row
        member = await self.places.member(row.guild_id, user_id)
        return member is not None and is_open_to(member, self.places.channel(row.channel_id))


def make_digests(desk: Desk, records: Records, in_touch: Callable[[], Awaitable[bool]]) -> DigestSender:
    """Return the sender with all its parts."""
    service = Digests(desk.store, desk.tables, records)
    return DigestSender(service, desk.replies, desk.places, in_touch, desk.dispatcher.shards)
