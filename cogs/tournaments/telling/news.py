"""What a tournament tells beside its rounds: check-in, pauses, corrections, new terms, a new season."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord
import msgspec

from cogs.tournaments.pages.names import mentions
from cogs.tournaments.telling.announcer import Announcement, Tell, parts, say
from cogs.tournaments.telling.reports import seat_words
from cogs.ui.controls import Press, button, view_of
from cogs.ui.mentions import only
from db import Store
from db.queries import tournaments
from engine.tournaments import result_at


@dataclass
class NewsTeller:
    """Short messages in the tournament's channel."""

    store: Store

    @property
    def kinds(self) -> Mapping[str, Tell]:
        """What it tells, by the kinds of announcements."""
        return {
            "check-in": self._check_in,
            "missed": self._missed,
            "season": self._season,
            "rated": self._rated,
            "pause": self._pause,
            "resume": self._resume,
            "corrected": self._corrected,
        }

    async def _check_in(self, news: Announcement) -> None:
        """Call all entrants to check in."""
        tournament, words = news.tournament, news.words
        if tournament.row.status != "check_in":
            return
        people = [one.user_id for one in tournament.entrants if not one.checked_in]
        press = Press("tournament-check", tournament.row.id, tournament.row.version)
        view = view_of(button(press, words("button-check-in"), discord.ButtonStyle.success))
        for at, called in parts(people):
            text = words(
                "tournament-check-in-call",
                title=news.title,
                when=f"<t:{tournament.row.due}:R>",
                names=mentions(called),
            )
            await news.channel.send(
                text, view=view, nonce=f"{news.nonce}-{at}", allowed_mentions=only(called)
            )

    async def _pause(self, news: Announcement) -> None:
        """All clocks stand still."""
        if news.tournament.row.status == "paused":
            await say(news, "tournament-told-pause")

    async def _resume(self, news: Announcement) -> None:
        """Clocks run again, and the round ends later."""
        tournament = news.tournament
        if tournament.row.status == "running":
            await say(news, "tournament-told-resume", round=tournament.round, when=tournament.until)

    async def _rated(self, news: Announcement) -> None:
        """Games now count for ratings, or no longer do, though people have joined before."""
        await say(news, f"tournament-told-rated-{news.payload.act}")

    async def _corrected(self, news: Announcement) -> None:
        """Another result counts; the table's own place is told more about it."""
        payload = news.payload
        result = result_at(news.tournament.state, payload.round, payload.table)
        if result is not None:
            seats = " · ".join(seat_words(news.tournament, result, news.words))
            facts = {"round": payload.round, "table": payload.table + 1, "seats": seats}
            await say(news, "tournament-told-corrected", **facts)

    async def _missed(self, news: Announcement) -> None:
        """Those who have not checked in do not play; the log knows who they are."""
        missed = await self.store.read(tournaments.log, news.tournament.row.id, "missed")
        away = [msgspec.json.decode(entry.facts)["user"] for entry in missed]
        await self._call("tournament-told-missed", news, away)

    async def _season(self, news: Announcement) -> None:
        """A league's next season is open to those of the last one."""
        if news.tournament.row.status == "open":
            people = [one.id for one in news.tournament.state.entrants]
            await self._call("tournament-told-season", news, people)

    async def _call(self, key: str, news: Announcement, people: Sequence[int]) -> None:
        """Send a sentence that calls these people, except those who were forgotten."""
        here = [who for who in people if who > 0]
        for at, called in parts(here) if here else ():
            facts = {"names": mentions(called), "season": news.tournament.terms.season}
            text = news.words(key, title=news.title, **facts)
            await news.channel.send(text, nonce=f"{news.nonce}-{at}", allowed_mentions=only(called))
