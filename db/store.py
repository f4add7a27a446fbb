"""The store: each method is one hop to the database thread, and each that writes one transaction."""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

from db.connection import Connection
from db.people_store import PeopleStore
from db.queries import audit, consents, deadlines, drafts, games, moves, outbox
from db.rows.games import (
    Act,
    AuditRow,
    Change,
    Commit,
    DeadlineRow,
    DraftRow,
    GameLabel,
    GameRow,
    MoveRow,
    OutboxRow,
    Outgoing,
    ProposalKind,
    ProposalRow,
    SeatActs,
    SeatRow,
    Status,
)
from db.tournament_store import TournamentStore


class Store(PeopleStore):
    """All that the bot remembers. `StoreError` can come out of any method; other refusals are named there."""

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.tournaments = TournamentStore(connection)

    @classmethod
    async def open(cls, path: str | os.PathLike[str]) -> Self:
        """Open a file, make it if it is missing, bring it up to date; raises StoreError."""
        return cls(await Connection.open(Path(path)))

    async def close(self) -> None:
        """Write what waits, then close the file."""
        await self._connection.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def create_game(
        self,
        game: str,
        rules_version: int,
        options: str,
        guild_id: int,
        channel_id: int,
        host_id: int,
        secret: bytes,
        seats: Sequence[SeatRow],
        at: int,
        daily: str | None = None,
        timing: str = "{}",
        closes_at: int | None = None,
    ) -> GameRow:
        """A new lobby, at version 0; raises AlreadyExists for a second daily game of a user on a day.

        `closes_at`: when it closes by itself if nothing changes.
        """
        where = (guild_id, channel_id)
        return await self._write(
            games.create_game,
            game,
            rules_version,
            options,
            *where,
            host_id,
            secret,
            seats,
            at,
            daily,
            timing,
            closes_at,
        )

    async def game(self, game_id: int) -> GameRow | None:
        """One game, if there is one of that id."""
        return await self._read(games.game, game_id)

    async def games_in(self, channel_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
        """The games whose lobby or boards are in a channel or thread, the oldest first; no daily ones."""
        return await self._read(games.games_in, channel_id, statuses)

    async def games_of(
        self, user_id: int, statuses: Iterable[Status], guild_id: int | None = None, day: str | None = None
    ) -> tuple[GameRow, ...]:
        """The games in which a user has a seat, in one server or in all, the oldest first.

        Of the daily ones only that of `day`: those never finished would add up for ever.
        """
        return await self._read(games.games_of, user_id, statuses, guild_id, day)

    async def labels_of(
        self, user_id: int, statuses: Iterable[Status], guild_id: int, limit: int
    ) -> tuple[GameLabel, ...]:
        """The games of a server in which a user has a seat, the newest first, without their positions."""
        return await self._read(games.labels_of, user_id, statuses, guild_id, limit)

    async def ended_in(self, channel_id: int, limit: int) -> tuple[GameLabel, ...]:
        """The games that ended last of those whose lobby or boards are in a channel; no daily ones."""
        return await self._read(games.ended_in, channel_id, limit)

    async def games_left(self, user_id: int, statuses: Iterable[Status]) -> tuple[GameRow, ...]:
        """The games in which a user has left a seat to somebody else, the oldest first."""
        return await self._read(games.games_left, user_id, statuses)

    async def labels_of_guild(
        self, guild_id: int, statuses: Iterable[Status], limit: int
    ) -> tuple[GameLabel, ...]:
        """The games of a server, the newest first, without their positions; no daily ones."""
        return await self._read(games.labels_of_guild, guild_id, statuses, limit)

    async def daily_game(self, guild_id: int, user_id: int, day: str) -> GameRow | None:
        """The daily game that a user has begun on a day (ISO date) in a server."""
        return await self._read(games.daily_game, guild_id, user_id, day)

    async def daily_games(self, guild_id: int, day: str) -> tuple[GameRow, ...]:
        """All daily games of a day in a server, the oldest first."""
        return await self._read(games.daily_games, guild_id, day)

    async def change_lobby(
        self,
        game_id: int,
        version: int,
        *,
        seats: Sequence[SeatRow] | None = None,
        options: str | None = None,
        timing: str | None = None,
        host_id: int | None = None,
        status: Literal["cancelled"] | None = None,
        acts: Sequence[Act] = (),
        outbox: Sequence[Outgoing] = (),
        closes_at: int | None = None,
        at: int,
    ) -> GameRow:
        """Change what is given (`seats`: all of them) of a lobby at this version; raises Stale.

        `closes_at`: when it now closes by itself; None: it does not any more.
        """
        return await self._write(
            games.change_lobby,
            game_id,
            version,
            seats=seats,
            options=options,
            timing=timing,
            host_id=host_id,
            status=status,
            acts=acts,
            outgoing=outbox,
            closes_at=closes_at,
            at=at,
        )

    async def start(
        self,
        game_id: int,
        version: int,
        *,
        rules_version: int,
        options: str,
        interactions: Sequence[int],
        seed: bytes,
        state: str,
        drawn: int,
        outbox: Sequence[Outgoing],
        at: int,
        deadlines: Sequence[DeadlineRow] = (),
    ) -> GameRow:
        """From lobby to play; raises Stale."""
        return await self._write(
            games.start,
            game_id,
            version,
            rules_version,
            options,
            interactions,
            seed,
            state,
            drawn,
            outbox,
            at,
            deadlines,
        )

    async def commit(self, move: Commit) -> int:
        """Write a move, the game after it and its messages; the new version. Raises Duplicate or Stale.

        An interaction that has already made a move is a Duplicate, whatever the version.
        """
        return await self._write(moves.commit, move)

    async def change(self, wanted: Change) -> GameRow:
        """Pause, resume, hand a seat back, move deadlines: no move, the version stays; raises Stale."""
        return await self._write(games.change, wanted)

    async def nearest_deadline(self) -> int | None:
        """When the next deadline is due that runs: nobody's turn ends while their game is paused."""
        return await self._read(deadlines.nearest)

    async def due_deadlines(self, now: int, limit: int) -> tuple[DeadlineRow, ...]:
        """Deadlines that are due and run, the oldest first."""
        return await self._read(deadlines.due_by, now, limit)

    async def note_alive(self, now: int, patience: int, around: deadlines.Around) -> int:
        """Note that the bot lives; after an outage longer than `patience`, its length, by which every running
        deadline is extended in the same transaction; around vacations as `around` tells.
        """
        return await self._write(deadlines.note_alive, now, patience, around)

    async def close_lobbies(self, due: int, now: int) -> int:
        """Give open tables without a time to close that one; how many there were."""
        return await self._write(deadlines.close_lobbies, due, now)

    async def postpone_deadline(self, row: DeadlineRow, later: int) -> None:
        """Put a deadline off that could not be handled."""
        await self._write(deadlines.postpone, row, later)

    async def drop_deadline(self, row: DeadlineRow) -> None:
        """Forget a deadline that is handled, or that nothing waits for any more."""
        await self._write(deadlines.drop, row)

    async def set_reminder(self, game_id: int, seat: int, began: int, reminder: str) -> bool:
        """Remember the message that reminds of a turn; False where that turn is over."""
        return await self._write(deadlines.set_reminder, game_id, seat, began, reminder)

    async def moves(self, game_id: int) -> tuple[MoveRow, ...]:
        """The moves of a game in order."""
        return await self._read(moves.moves, game_id)

    async def acts_in(self, ids: Iterable[int]) -> tuple[SeatActs, ...]:
        """Who acted how often in these games; seats that never did are missing."""
        return await self._read(moves.acts_in, ids)

    async def keep_draft(self, game_id: int, seat: int, version: int, draft: str) -> None:
        """Keep what a seat has put together so far; its next move forgets it."""
        await self._write(drafts.keep, game_id, seat, version, draft)

    async def draft(self, game_id: int, seat: int) -> DraftRow | None:
        """What a seat has put together so far."""
        return await self._read(drafts.kept, game_id, seat)

    async def open_proposal(
        self,
        game_id: int,
        kind: ProposalKind,
        *,
        user_id: int,
        seat: int,
        data: str,
        needed: Sequence[int],
        at: int,
    ) -> ProposalRow:
        """A proposal, and the message that asks for consent; raises AlreadyExists for a second of a kind."""
        needed_text = games.as_json(needed)
        return await self._write(
            consents.open_proposal, game_id, kind, (user_id, seat), data, needed_text, at
        )

    async def proposals(self, game_id: int) -> tuple[ProposalRow, ...]:
        """The open proposals of a game, the oldest first."""
        return await self._read(consents.proposals, game_id)

    async def set_consents(self, proposal_id: int, needed: Sequence[int], agreed: Sequence[int]) -> None:
        """Whose consent a proposal needs now, and who has agreed so far."""
        await self._write(consents.set_consents, proposal_id, needed, agreed)

    async def set_shown(self, proposal_id: int, channel_id: int, message_id: int) -> None:
        """Remember the message that asks for consent."""
        await self._write(consents.set_shown, proposal_id, channel_id, message_id)

    async def close_proposal(self, proposal_id: int, act: Act | None = None, at: int = 0) -> bool:
        """A proposal is settled without being carried out; False where it was before.

        `act` is for the table's log, where somebody declined it at that time.
        """
        return await self._write(consents.decline, proposal_id, act, at)

    async def set_host(
        self, game_id: int, host_id: int, *, acts: Sequence[Act], outbox: Sequence[Outgoing], at: int
    ) -> None:
        """Somebody else is the host of a running game."""
        await self._write(consents.set_host, game_id, host_id, acts, outbox, at)

    async def watch(self, game_id: int, user_id: int) -> bool:
        """From now on this person watches; False where they did before."""
        return await self._write(consents.watch, game_id, user_id)

    async def unwatch(self, game_id: int, user_id: int) -> bool:
        """They no longer watch; False where they did not."""
        return await self._write(consents.unwatch, game_id, user_id)

    async def watchers(self, game_id: int) -> tuple[int, ...]:
        """Who watches a game."""
        return await self._read(consents.watchers, game_id)

    async def acts(self, game_id: int, limit: int, skip: int = 0) -> tuple[int, tuple[AuditRow, ...]]:
        """How many lines a table's log has, and some of them, the newest first."""
        return await self._read(audit.newest, game_id, limit, skip)

    async def put_outbox(self, game_id: int, outgoing: Sequence[Outgoing], at: int) -> None:
        """Messages that follow from no move."""
        await self._write(outbox.add, game_id, outgoing, at)

    async def pending_outbox(self, game_id: int | None = None) -> tuple[OutboxRow, ...]:
        """What is still to be sent, of one game or of all, the oldest first."""
        return await self._read(outbox.pending, game_id)

    async def mark_sent(
        self,
        ids: Iterable[int],
        *,
        game_id: int,
        board_message_id: int | None = None,
        board_card: str | None = None,
    ) -> None:
        """Forget messages of a game that are sent; remember the board if one of them was it."""
        await self._write(outbox.mark_sent, ids, game_id, board_message_id, board_card)

    async def set_lobby_message(self, game_id: int, message_id: int) -> None:
        """Remember the message of the lobby's card."""
        await self._write(games.set_lobby_message, game_id, message_id)

    async def set_home(self, game_id: int, home_id: int) -> None:
        """From now on the boards of the game are posted there."""
        await self._write(games.set_home, game_id, home_id)
