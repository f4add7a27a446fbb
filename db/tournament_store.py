"""The store's part about tournaments and ratings: each method is one hop, each write one transaction."""

from collections.abc import Iterable

from db.hops import Hops
from db.queries import results, tournaments
from db.rows.tournaments import (
    AnnouncementRow,
    EntrantRow,
    LogRow,
    PairingRow,
    ResultRow,
    TournamentChange,
    TournamentLabel,
    TournamentRow,
    TournamentStatus,
)


class TournamentStore(Hops):
    """Tournaments, who takes part in them, their log; and the results that count."""

    async def create(
        self,
        *,
        guild_id: int,
        channel_id: int,
        organiser_id: int,
        name: str,
        game: str,
        options: str,
        terms: str,
        state: str,
        secret: bytes,
        status: TournamentStatus,
        due: int | None,
        at: int,
    ) -> TournamentRow:
        """A new tournament at version 0."""
        facts = {
            "guild_id": guild_id, "channel_id": channel_id, "organiser_id": organiser_id, "name": name,
            "game": game, "options": options, "terms": terms, "state": state, "secret": secret,
            "status": status, "due": due, "at": at,
        }  # fmt: skip
        return await self._write(tournaments.create, facts)

    async def tournament(self, tournament_id: int) -> TournamentRow | None:
        """One tournament, if there is one of that id."""
        return await self._read(tournaments.tournament, tournament_id)

    async def of_guild(
        self, guild_id: int, statuses: Iterable[TournamentStatus], user_id: int
    ) -> tuple[TournamentLabel, ...]:
        """The tournaments of a server, the newest first, as somebody finds them in a list."""
        return await self._read(tournaments.of_guild, guild_id, tuple(statuses), user_id)

    async def entered_by(self, user_id: int) -> tuple[TournamentRow, ...]:
        """The tournaments in which somebody takes part or has taken part, the newest first."""
        return await self._read(tournaments.entered_by, user_id)

    async def seasons_after(self, guild_id: int, tournament_id: int) -> tuple[TournamentRow, ...]:
        """The next season of a league's, once there is one (or several drafts of it)."""
        return await self._read(tournaments.seasons_after, guild_id, tournament_id)

    async def unfinished(self) -> tuple[int, ...]:
        """The ids of all tournaments that have something to do, or something left to tell."""
        return await self._read(tournaments.unfinished)

    async def next_due(self) -> int | None:
        """When the next tournament has something to do by itself."""
        return await self._read(tournaments.next_due)

    async def change(self, act: TournamentChange) -> TournamentRow:
        """Write an act with all that follows from it, or nothing; raises Stale."""
        return await self._write(tournaments.change, act)

    async def entrants(self, tournament_id: int) -> tuple[EntrantRow, ...]:
        """Who takes part, in the order of their entry."""
        return await self._read(tournaments.entrants, tournament_id)

    async def pairings(self, tournament_id: int) -> tuple[PairingRow, ...]:
        """All tables so far, with their games."""
        return await self._read(tournaments.pairings, tournament_id)

    async def pairing_of(self, game_id: int) -> PairingRow | None:
        """The table of a tournament at which a game is played, if it is one of a tournament."""
        return await self._read(tournaments.pairing_of, game_id)

    async def log(self, tournament_id: int, *acts: str, about: int | None = None) -> tuple[LogRow, ...]:
        """What was done, in order: all of it, or these acts alone; to anybody, or to one person."""
        return await self._read(tournaments.log, tournament_id, acts, about)

    async def announcements(self, tournament_id: int) -> tuple[AnnouncementRow, ...]:
        """What is still to be told of a tournament, the oldest first."""
        return await self._read(tournaments.announcements, tournament_id)

    async def waiting_games(self, tournament_id: int) -> tuple[int, ...]:
        """The games at a tournament's tables of which something is still to be sent."""
        return await self._read(tournaments.waiting_games, tournament_id)

    async def mark_told(self, announcement_id: int) -> None:
        """Forget a message that is sent."""
        await self._write(tournaments.mark_told, announcement_id)

    async def set_card(self, tournament_id: int, message_id: int) -> None:
        """Remember the message that holds the card."""
        await self._write(tournaments.set_card, tournament_id, message_id)

    async def results(self, game: str, guild_id: int | None = None, after: int = 0) -> tuple[ResultRow, ...]:
        """The results of one game that count, in a server or in all, in order; those after an id."""
        return await self._read(results.results, game, guild_id, after)

    async def names(self, users: Iterable[int]) -> dict[int, str]:
        """The names under which people sat down last."""
        return await self._read(results.names, tuple(users))
