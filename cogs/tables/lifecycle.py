"""A table's life beside its moves: started, paused, given up, decided, ended. Nothing is sent from here."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Unpack

from msgspec.structs import replace

from cogs.clock.deadlines import resumed, silence
from cogs.runtime.workers import Workers
from cogs.tables.fairness import PAUSES, as_it_stands, never_came, waited_for
from cogs.tables.outgoing import PLACE, Notice, with_card
from cogs.tables.rated import is_rated
from cogs.tables.service import MoveFacts, Tables
from cogs.tables.table import (
    Table,
    can_depart,
    decided,
    first_position,
    gone,
    need_own_table,
    need_today,
    outbox_of,
    paused,
    picks,
    resigned_with,
    result_of_resigning,
    seat_to_resign,
    with_seat,
)
from db import WHOLE_TABLE, Act, GameRow, LogRow, MoveRow, Outgoing, Stale, Start
from db.queries import games, moves, tournaments
from engine import ALL_GAMES
from engine.core import Dice, Outcome, RuleError, Seat, dump, game_seed
from engine.core.endings import abandoned, below_all_who_stayed


class Lifecycle:
    """Starts, pauses and ends tables."""

    def __init__(self, tables: Tables, workers: Workers) -> None:
        self._tables = tables
        self._workers = workers

    async def start(
        self, row: GameRow, interaction_id: int, seed: bytes | None = None, *, is_placed: bool = True
    ) -> Table:
        """Deals a game: the lobby's secret and the ids of the clicks that filled the table fix every draw.

        `seed` is given for a daily maze alone, which is the same for everybody (J15). If it is not placed,
        its boards wait for a place of its own.
        """
        game = ALL_GAMES[row.game]
        interactions = (*(seat.interaction_id for seat in row.seats), interaction_id)
        seed = seed or game_seed(row.secret, interactions)
        options = replace(game.load_options(row.options), picks=picks(game, row.seats))
        step, dealt = first_position(game, len(row.seats), options, seed, interactions)
        outbox = () if row.daily else (Outgoing("board", dump(Notice(dump(step.events)))),)
        outbox = with_card(row, outbox, is_act=False, is_over=False)
        outbox = outbox if is_placed else (PLACE, *outbox)
        table = Table(replace(row, status="playing"), game, step.state)
        rows = await self._tables.deadlines(table, (), renewed=True)
        try:
            started = await self._tables.store.write(
                games.start,
                Start(
                    game_id=row.id,
                    version=row.version,
                    dealt=dealt,
                    rated=is_rated(row),
                    outbox=outbox,
                    at=self._tables.now(),
                    deadlines=rows,
                ),
            )
        except Stale:
            raise RuleError("lobby-changed") from None
        self._tables.tell_clock(rows)
        return replace(table, row=started)

    async def pause(self, table: Table, acts: Sequence[Act] = (), settles: int | None = None) -> Table:
        """Stops all clocks of a table, under its lock; nobody acts until `resume`."""
        if table.row.paused_at is not None:
            raise RuleError("paused-already")
        now, game_id = self._tables.now(), table.row.id
        rows = [row for row in table.row.deadlines if row.seat != WHOLE_TABLE]
        rows.append(silence(game_id, now))
        lines = Outgoing("lines", "{}")
        return await self._tables.change(paused(table, now), rows, lines, acts=acts, settles=settles)

    async def resume(self, table: Table, *outbox: Outgoing, acts: Sequence[Act] = ()) -> Table:
        """Lets a paused table go on, under its lock: everybody has as much time left as they had."""
        row, since = table.row, table.row.paused_at
        if since is None:
            raise RuleError("not-paused")
        personal_time = await self._tables.personal_time(
            {seat.seat: seat.user_id for seat in row.seats if seat.user_id}
        )
        rows = resumed(row.id, table.timing, row.deadlines, since, self._tables.now(), personal_time)
        goes_on = paused(table, None)
        rows = await self._tables.deadlines(goes_on, rows, renewed=False)
        return await self._tables.change(goes_on, rows, Outgoing("lines", "{}"), *outbox, acts=acts)

    async def resign(
        self, game_id: int, user_id: int, interaction_id: int | None, removed_by: int | None = None
    ) -> Table:
        """A person leaves for good: the stand-in takes the seat, or the game ends where too few are left.

        `removed_by` is the moderator who sent them away.
        """
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
            seat = self.seat_to_resign(table, user_id)
            if removed_by is not None:
                need_own_table(table)
            act = Act("remove", removed_by, user_id) if removed_by else Act("resign", user_id)
            return await self.give_up(table, seat, interaction_id, act=act)

    def seat_to_resign(self, table: Table, user_id: int) -> Seat:
        """The seat that this person can give up now; a maze of another day stays as it is."""
        seat = seat_to_resign(table, user_id)
        need_today(table, datetime.fromtimestamp(self._tables.now(), UTC).date())
        return seat

    async def depart(self, game_id: int, user_id: int, interaction_id: int) -> Table:
        """A person leaves for good, and the others play on without the seat (S19)."""
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
            seat = self.seat_to_resign(table, user_id)
            if not can_depart(table, seat):
                raise RuleError("seat-must-be-played")
            dice = Dice(table.row.seed or b"", table.row.drawn)
            step = table.game.leave(table.state, seat, dice)
            resigned = resigned_with(table, seat)
            result = below_all_who_stayed(table.game.outcome(step.state), resigned)
            # A player who was already called is not called again.
            calls = table.game.to_act(step.state) != table.to_act
            told = outbox_of(table, seat, step.state, step.events, True, Notice(calls=calls))
            return await self._tables.write(
                table,
                seat,
                "depart",
                interaction_id,
                *told,
                state=step.state,
                drawn=dice.drawn,
                result=result,
                acts=(Act("depart", user_id),),
            )

    async def give_up(
        self, table: Table, seat: Seat, interaction_id: int | None, *before: Outgoing, act: Act | None = None
    ) -> Table:
        """Gives a seat up, under the table's lock; `before` is told first, `act` is for the log."""
        act = act or Act("forfeit", None, table.row.seats[seat].user_id)
        resigned = resigned_with(table, seat)
        result = result_of_resigning(table, seat)
        if result and table.row.tournament_id is not None:
            fair = await self._as_it_stands(with_seat(table, seat, resigned=True))
            # Those who stayed do not play on either: of one it is known that nobody else has won.
            result = fair if resigned.count(False) > 1 else replace(fair, reason=result.reason)
        # The stand-in moves next where it was this person's turn, and its move posts the new board.
        kind = "note" if result is None and seat in table.to_act else "board"
        told = Notice(resigned=seat, calls=False)
        if act.act == "remove":
            by = "removed" if table.row.tournament_id is None else "taken-out"  # by its organiser
            told = Notice(remark=by if result is None else f"{by}-end", seat=seat, calls=False)
        # A daily maze is played in private: nothing of it goes out.
        notices = () if table.row.daily else (*before, Outgoing(kind, dump(told)))
        return await self._tables.write(
            table, seat, "resign", interaction_id, *notices, result=result, acts=(act,)
        )

    async def never_came(self, table: Table) -> list[Seat]:
        """The seats whose people were called and never came: cut short, a tournament ranks them last."""
        if table.row.tournament_id is None:
            return []
        return sorted(never_came(table, *await self._told_of(table), self._tables.now()))

    async def abandon(self, table: Table, seat: Seat, remark: str, **facts: Unpack[MoveFacts]) -> Table:
        """Ends a game that nobody plays any more, under its lock: nobody has won.

        A tournament needs a result all the same: there it counts as it stands.
        """
        if table.row.tournament_id is not None:
            handed = facts.get("handed", table.row.seats[seat].handed)
            result = await self._as_it_stands(with_seat(table, seat, handed=handed))
            return await self._adjudicate(table, seat, result, **facts)
        result = abandoned(gone(table))
        notice = Outgoing("board", dump(Notice(remark=remark, seat=seat, calls=False)))
        return await self._tables.write(table, seat, "abandon", None, notice, result=result, **facts)

    async def adjudicate(self, game_id: int) -> Table:
        """Ends a running game as it stands."""
        async with self._tables.lock(game_id):
            table = await self._tables.load(game_id)
            if table.row.status != "playing":
                return table
            result = await self._as_it_stands(table)
            return await self._adjudicate(table, 0, result)

    async def decide(self, table: Table, places: tuple[int, ...]) -> Table:
        """Ends a running game with the places that an organiser gives, under its lock."""
        return await self._adjudicate(table, 0, decided(table, places))

    async def _as_it_stands(self, table: Table) -> Outcome:
        played, log = await self._told_of(table)
        waited = waited_for(table, played, log, self._tables.now())
        return await self._workers.run(lambda: as_it_stands(table, played, waited))

    async def _told_of(self, table: Table) -> tuple[tuple[MoveRow, ...], tuple[LogRow, ...]]:
        """What tells who came: the table's log, and the pauses of its tournament."""
        played = await self._tables.store.read(moves.of_game, table.row.id)
        return played, await self._tables.store.read(tournaments.log, table.row.tournament_id or 0, *PAUSES)

    async def _adjudicate(
        self, table: Table, seat: Seat, result: Outcome, **facts: Unpack[MoveFacts]
    ) -> Table:
        notice = Outgoing("board", dump(Notice(remark="adjudicated", calls=False)))
        return await self._tables.write(table, seat, "adjudicate", None, notice, result=result, **facts)
