"""What a tournament tells beside its rounds: pauses, corrections, new terms, who missed it, a new season."""

from collections.abc import Sequence

import msgspec

from cogs.tournaments.pages.card import title
from cogs.tournaments.service.terms import Tournament
from cogs.tournaments.telling.announcer import NOBODY, PINGED_AT_ONCE, Announcer, Told, nonce
from cogs.tournaments.telling.reports import seat_words
from cogs.ui.mentions import only
from cogs.ui.places import Home
from db import AnnouncementRow
from db.queries import tournaments
from engine.tournaments import result_at
from locales import Words


class NewsTeller(Announcer):
    """Short messages in the tournament's channel."""

    async def _pause(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """No clock runs."""
        if tournament.row.status == "paused":
            text = words("tournament-told-pause", title=title(tournament, words))
            await channel.send(text, nonce=nonce(row), allowed_mentions=NOBODY)

    async def _resume(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """Clocks run again, and the round ends later."""
        if tournament.row.status == "running":
            facts = {"title": title(tournament, words), "round": tournament.round, "when": tournament.until}
            text = words("tournament-told-resume", **facts)
            await channel.send(text, nonce=nonce(row), allowed_mentions=NOBODY)

    async def _rated(self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words) -> None:
        """After people have joined, their games count for ratings, or no longer do."""
        told = msgspec.json.decode(row.payload, type=Told)
        text = words(f"tournament-told-rated-{told.act}", title=title(tournament, words))
        await channel.send(text, nonce=nonce(row), allowed_mentions=NOBODY)

    async def _corrected(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """Another result counts; the table's own place hears more of it."""
        told = msgspec.json.decode(row.payload, type=Told)
        result = result_at(tournament.state, told.round, told.table)
        if result is None:
            return
        text = words(
            "tournament-told-corrected",
            title=title(tournament, words),
            round=told.round,
            table=told.table + 1,
            seats=" · ".join(seat_words(tournament, result, words)),
        )
        await channel.send(text, nonce=nonce(row), allowed_mentions=NOBODY)

    async def _missed(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """Whoever has not checked in hears that they do not play; the log knows who that is."""
        missed = await self._bot.store.read(tournaments.log, tournament.row.id, "missed")
        away = [msgspec.json.decode(entry.facts)["user"] for entry in missed]
        await self._call("tournament-told-missed", tournament, away, row, channel, words)

    async def _season(
        self, tournament: Tournament, row: AnnouncementRow, channel: Home, words: Words
    ) -> None:
        """Those of a league's last season hear that the next one is open."""
        if tournament.row.status == "open":
            people = [one.id for one in tournament.state.entrants]
            await self._call("tournament-told-season", tournament, people, row, channel, words)

    async def _call(
        self,
        key: str,
        tournament: Tournament,
        people: Sequence[int],
        row: AnnouncementRow,
        channel: Home,
        words: Words,
    ) -> None:
        """A sentence to these, in as many messages as it takes; whoever was forgotten cannot be called."""
        here = [who for who in people if who > 0]
        for at in range(0, len(here), PINGED_AT_ONCE):
            called = here[at : at + PINGED_AT_ONCE]
            names = " ".join(f"<@{user}>" for user in called)
            text = words(key, title=title(tournament, words), names=names, season=tournament.terms.season)
            await channel.send(text, nonce=f"{nonce(row)}-{at}", allowed_mentions=only(called))
